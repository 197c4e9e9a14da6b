package step

import (
	"math/bits"
	"strings"
)

// Role is a set of parts that a cell, candidate or house plays in a pattern. The page
// decides what each role looks like.
type Role uint32

// The roles.
const (
	// Pattern marks a part of the pattern without a more specific role.
	Pattern Role = 1 << iota
	// Base and Cover mark the two groups of houses of a fish or similar pattern. They
	// also mark the house that contains a pattern (Base) and the house where the pattern
	// eliminates candidates (Cover).
	Base
	Cover
	// Fin marks a base candidate outside the cover houses.
	Fin
	// EndoFin marks a candidate in two base houses.
	EndoFin
	// Pivot and Pincer mark the middle and the ends of a wing.
	Pivot
	Pincer
	// ColourA and ColourB mark the two halves of a coloured cluster; ColourC and ColourD
	// mark the halves of a second cluster.
	ColourA
	ColourB
	ColourC
	ColourD
	// SetA to SetE mark almost locked sets and other sets of cells, in order.
	SetA
	SetB
	SetC
	SetD
	SetE
	// On and Off mark a chain node that is true or false when the chain is read from its
	// start.
	On
	Off
	// Blocking marks a filled cell whose digit rules out candidates; these are marked
	// Blocked.
	Blocking
	Blocked
	// Placed and Eliminated mark the effects. Drawn adds these marks.
	Placed
	Eliminated
	endOfRoles
)

var roleNames = [...]string{
	"pattern", "base", "cover", "fin", "endo-fin", "pivot", "pincer",
	"colour-a", "colour-b", "colour-c", "colour-d",
	"set-a", "set-b", "set-c", "set-d", "set-e", "on", "off", "blocking", "blocked", "placed", "eliminated",
}

// String formats the roles, joined by "+".
func (r Role) String() string {
	var names []string
	for ; r != 0; r &= r - 1 {
		if i := bits.TrailingZeros32(uint32(r)); i < len(roleNames) {
			names = append(names, roleNames[i])
		} else {
			names = append(names, "unknown")
		}
	}
	return strings.Join(names, "+")
}

// SetRole returns the role of set i: SetA for 0 and so on. From the sixth set on, the
// roles repeat.
func SetRole(i int) Role { return SetA << (i % 5) }
