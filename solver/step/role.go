package step

import (
	"math/bits"
	"strings"
)

// Role is a set of the parts that a cell, a candidate or a house plays in a
// pattern. What a role looks like is the page's business.
type Role uint32

// The roles.
const (
	// Pattern: belongs to the pattern, no more to be said.
	Pattern Role = 1 << iota
	// Base and Cover: the two families of houses of a fish and its kin; also
	// the house in which a pattern is found (Base) and the one that it acts
	// upon (Cover).
	Base
	Cover
	// Fin: a base candidate outside of the cover houses.
	Fin
	// EndoFin: a candidate in two base houses.
	EndoFin
	// Pivot and Pincer: the middle and the ends of a wing.
	Pivot
	Pincer
	// ColourA and ColourB: the two halves of a coloured cluster; ColourC and
	// ColourD those of a second one.
	ColourA
	ColourB
	ColourC
	ColourD
	// SetA to SetE: almost locked sets and other sets of cells in their order.
	SetA
	SetB
	SetC
	SetD
	SetE
	// On and Off: a node of a chain that is true, or false, when the chain is
	// read from its start.
	On
	Off
	// Blocking: a digit on the board that excludes it from others, which are
	// Blocked.
	Blocking
	Blocked
	// Placed and Eliminated: the effects; Drawn adds them.
	Placed
	Eliminated
	endOfRoles
)

var roleNames = [...]string{
	"pattern", "base", "cover", "fin", "endo-fin", "pivot", "pincer",
	"colour-a", "colour-b", "colour-c", "colour-d",
	"set-a", "set-b", "set-c", "set-d", "set-e", "on", "off", "blocking", "blocked", "placed", "eliminated",
}

// String prints the roles of the set, joined by "+".
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

// SetRole is the role of the set with a number: SetA for 0 and so on; from
// the sixth on they begin again.
func SetRole(i int) Role { return SetA << (i % 5) }
