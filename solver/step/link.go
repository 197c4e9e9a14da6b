package step

import (
	"fmt"
	"strings"

	"sudoku/solver/board"
)

// Node is an end of a link: a digit in one cell, or in one of several cells
// (a group, or the places of the digit in an almost locked set). It is true
// when one of the cells holds the digit.
type Node struct {
	Digit board.Digit
	Cells board.CellSet
}

// NewNode is the node of a single candidate.
func NewNode(x board.Candidate) Node { return Node{x.Digit(), board.NewCellSet(x.Cell())} }

// String prints the node as (5)r1c1 or (5)r1c1,r1c2.
func (n Node) String() string {
	return fmt.Sprintf("(%d)%s", n.Digit, strings.ReplaceAll(n.Cells.String(), " ", ","))
}

// LinkKind is whether a link is strong, weak or implied.
type LinkKind uint8

// The kinds of links. A conjugate pair is both; a chain uses it as one of the
// two.
const (
	// Strong: not both ends are false.
	Strong LinkKind = iota
	// Weak: not both ends are true.
	Weak
	// Implied: if From is false, and what Without lists, then To is false, by
	// the link's Step.
	Implied
)

// ViaKind is the kind of reason for a link.
type ViaKind uint8

// The reasons for a link.
const (
	// BySight (weak): the same digit, and each cell of one end sees each cell
	// of the other.
	BySight ViaKind = iota
	// InHouse: the same digit in one house. Strong: the house has no other
	// place for it.
	InHouse
	// InCell: two digits in the same cell. Strong: it has no other candidate.
	InCell
	// InSet (strong): two digits of an almost locked set; without both it
	// would have fewer digits than cells. The ends hold all of its places for
	// either digit. The cells need not share a house, if its other digits cannot
	// come twice in them.
	InSet
	// ByStep (implied): a nested step, on the board without what Without
	// lists.
	ByStep
)

// Via is what makes a link: a house, a cell, a set of cells, or that the ends
// see each other (the zero value).
type Via struct {
	Kind  ViaKind
	House board.House   // InHouse
	Cells board.CellSet // InCell, InSet
}

// ViaHouse makes a link in a house.
func ViaHouse(h board.House) Via { return Via{Kind: InHouse, House: h} }

// ViaCell makes a link in a cell.
func ViaCell(c board.Cell) Via { return Via{Kind: InCell, Cells: board.NewCellSet(c)} }

// ViaSet makes a link in an almost locked set.
func ViaSet(cells board.CellSet) Via { return Via{Kind: InSet, Cells: cells} }

// String prints the house as r1, the cells as r1c1,r1c2, sight as nothing.
func (v Via) String() string {
	switch v.Kind {
	case InHouse:
		return v.House.String()
	case InCell, InSet:
		return strings.ReplaceAll(v.Cells.String(), " ", ",")
	}
	return ""
}

// Link joins two nodes.
type Link struct {
	From, To Node
	Kind     LinkKind
	Via      Via
	// Without lists candidates that the reasoning has ruled out before it
	// comes to this link, which holds when they are gone (dynamic chains); of
	// an implied link, From among them.
	Without []board.Candidate
	// Step is the step of a link made ByStep. It eliminates To, or places
	// another digit in its cell.
	Step *Step
}

// WeakLink is the weak link between two nodes: in the cell for two digits of
// a cell, in the first house that holds all of both nodes, else by sight.
func WeakLink(from, to Node) Link {
	l := Link{From: from, To: to, Kind: Weak}
	if from.Digit != to.Digit {
		l.Via = Via{Kind: InCell, Cells: from.Cells}
	} else if hs := from.Cells.Or(to.Cells).Houses(); !hs.IsEmpty() {
		l.Via = ViaHouse(hs.First())
	}
	return l
}

// CellLink is the strong link between the two candidates of a bivalue cell.
func CellLink(c board.Cell, from, to board.Digit) Link {
	return Link{
		From: NewNode(board.NewCandidate(c, from)), To: NewNode(board.NewCandidate(c, to)),
		Kind: Strong, Via: ViaCell(c),
	}
}

// String prints the link as (5)r1c1 =r1= (5)r1c9 if it is strong, as
// (5)r1c1 -r1- (5)r1c9 if it is weak, and as (5)r1c1 ~naked-pair~ (4)r2c2 if it
// is implied.
func (l Link) String() string { return l.From.String() + l.arrow() }

func (l Link) arrow() string {
	bar := [...]string{Strong: "=", Weak: "-", Implied: "~"}[l.Kind]
	var via []string
	if v := l.Via.String(); v != "" {
		via = append(via, v)
	}
	if l.Step != nil {
		via = append(via, l.Step.Technique)
	}
	for _, x := range l.Without {
		via = append(via, "without "+Elimination(x))
	}
	if len(via) == 0 {
		return fmt.Sprintf(" %s %v", bar, l.To)
	}
	return fmt.Sprintf(" %s%s%s %v", bar, strings.Join(via, " "), bar, l.To)
}

// Chain is a row of links, each starting where the one before it ends.
type Chain []Link

// String prints the chain node by node, as Link does.
func (c Chain) String() string {
	var b strings.Builder
	for i, l := range c {
		if i == 0 {
			b.WriteString(l.From.String())
		}
		b.WriteString(l.arrow())
	}
	return b.String()
}
