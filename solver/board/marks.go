package board

import (
	"fmt"
	"slices"
)

// Colour is a colour that a player may give to a cell or a candidate, 1 to 9; 0 means
// none. The package does not define what each colour looks like.
type Colour uint8

// ColourSet is a set of colours; bit n stands for colour n.
type ColourSet uint16

// DrawnLink is a line that the player drew between two ends. A strong link whose ends
// have the same cells leads through these cells as an almost locked set.
type DrawnLink struct {
	From, To LinkEnd
	Strong   bool // drawn solid, otherwise dashed
}

// LinkEnd is an end of a drawn link: a digit in one cell, or in several cells of a house.
// Each end has only one representation, so ends can be compared with ==.
type LinkEnd struct {
	Candidate       // the digit in the first cell
	Group     Group // all the cells, or 0 for a single cell
}

// Group encodes several cells of a house: 512 times the lowest house that contains all of
// them, plus the bit set of their indices in that house.
type Group uint16

// NewGroup returns the group of the cells, or 0 for a single cell. ok is false if there
// are no cells or no house contains them all.
func NewGroup(cells CellSet) (g Group, ok bool) {
	if cells.Len() < 2 {
		return 0, !cells.IsEmpty()
	}
	houses := cells.Houses()
	if houses.IsEmpty() {
		return 0, false
	}
	h := houses.First()
	g = Group(h) << 9
	for i := range 9 {
		if cells.Has(h.At(i)) {
			g |= 1 << i
		}
	}
	return g, true
}

// Cells returns the cells of a group.
func (g Group) Cells() (cells CellSet) {
	if h := House(g >> 9); h < Houses {
		for i := range 9 {
			if g>>i&1 != 0 {
				cells = cells.With(h.At(i))
			}
		}
	}
	return cells
}

// NewLinkEnd returns the link end for a digit in the cells. ok is false if there are no
// cells or no house contains them all.
func NewLinkEnd(d Digit, cells CellSet) (e LinkEnd, ok bool) {
	g, ok := NewGroup(cells)
	if !ok {
		return e, false
	}
	return LinkEnd{NewCandidate(cells.First(), d), g}, true
}

// String formats the end as r1c2=5, or r1c23=5 with several cells.
func (e LinkEnd) String() string { return fmt.Sprintf("%s=%d", e.Cells().Compact(), e.Digit()) }

// Cells returns the cells of the end.
func (e LinkEnd) Cells() CellSet {
	if e.Group == 0 {
		return NewCellSet(e.Cell())
	}
	return e.Group.Cells()
}

// Places returns the cells of the end that have the digit as a candidate, or all its
// cells if none has.
func (e LinkEnd) Places(b *Board) CellSet {
	if at := e.Cells().And(b.Places(e.Digit())); !at.IsEmpty() {
		return at
	}
	return e.Cells()
}

// Set returns the cells of the almost locked set that the link leads through. For other
// links it returns the empty set.
func (l *DrawnLink) Set() (cells CellSet) {
	if l.Strong && l.From.Group == l.To.Group && l.From.Cell() == l.To.Cell() {
		return l.From.Cells()
	}
	return cells
}

// HasGroups reports whether any link in the list has an end with several cells.
func (l *LinkList) HasGroups() bool {
	return slices.ContainsFunc(l.Links[:min(l.Len, MaxLinks)], func(l DrawnLink) bool { return l.From.Group|l.To.Group != 0 })
}

// MaxLinks is the largest number of links that a player can draw.
const MaxLinks = 60

// LinkList holds the links that the player drew, in drawing order. It is comparable: the
// array elements from Len on are zero.
type LinkList struct {
	Len   uint8
	Links [MaxLinks]DrawnLink
}

// Marks holds what the player writes and draws besides the digits. Marks never affect the
// candidates; ruled-out candidates are in Position.Eliminated.
type Marks struct {
	Centre, Corner [Cells]DigitSet  // pencil marks
	Cells          [Cells]ColourSet // a cell may have several colours
	Candidates     [Candidates]Colour
	Links          LinkList
}

// Annotated is a position with the player's marks.
type Annotated struct {
	Position
	Marks
}
