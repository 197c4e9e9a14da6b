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

// DrawnLink is a line that the player drew between two ends. If both are in the same
// cells, it leads through these as an almost locked set.
type DrawnLink struct {
	From, To LinkEnd
	Strong   bool // drawn solid, otherwise dashed
}

// LinkEnd is an end of a drawn link: a digit in one cell, or in several of a house. It is
// comparable: equal ends have equal values.
type LinkEnd struct {
	Candidate       // in the first cell
	Group     Group // all cells, 0 for a single one
}

// Group is several cells of a house: the lowest house that contains all, times 512, plus
// the set of their indices in the house.
type Group uint16

// NewGroup returns cells as a group. A single cell has the group 0. ok is false if no
// house contains all cells.
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

// NewLinkEnd returns a digit in cells as the end of a link. ok is false if no house
// contains all cells.
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

// Places returns those cells of the end that have the digit as a candidate, or all of
// them if none has.
func (e LinkEnd) Places(b *Board) CellSet {
	if at := e.Cells().And(b.Places(e.Digit())); !at.IsEmpty() {
		return at
	}
	return e.Cells()
}

// Set returns the cells of an almost locked set that the link leads through, empty for
// other links.
func (l *DrawnLink) Set() (cells CellSet) {
	if l.Strong && l.From.Group == l.To.Group && l.From.Cell() == l.To.Cell() {
		return l.From.Cells()
	}
	return cells
}

// HasGroups reports whether an end of a link has several cells.
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
