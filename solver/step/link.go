package step

import (
	"fmt"
	"strings"

	"sudoku/solver/board"
)

// Node is an end of a link: a digit in a cell or in one of several cells. Several cells
// form a group, or are the places of the digit in an almost locked set. The node is true
// when one of its cells holds the digit.
type Node struct {
	Digit board.Digit
	Cells board.CellSet
}

// NewNode returns the node for a single candidate.
func NewNode(x board.Candidate) Node { return Node{x.Digit(), board.NewCellSet(x.Cell())} }

// String formats the node as (5)r1c1 or (5)r1c1,r1c2.
func (n Node) String() string {
	return fmt.Sprintf("(%d)%s", n.Digit, strings.ReplaceAll(n.Cells.String(), " ", ","))
}

// LinkKind says whether a link is strong, weak or implied.
type LinkKind uint8

// The kinds of links. A conjugate pair is both strong and weak; a chain uses it as one of
// the two.
const (
	// Strong means that at least one end is true.
	Strong LinkKind = iota
	// Weak means that at most one end is true.
	Weak
	// Implied means that To is false if From and all candidates in Without are false. The
	// link's Step proves it.
	Implied
)

// ViaKind is the kind of reason for a link.
type ViaKind uint8

// The reasons for a link.
const (
	// BySight (weak) means that both ends have the same digit and each cell of one end
	// sees each cell of the other.
	BySight ViaKind = iota
	// InHouse means that both ends have the same digit in the same house. The link is
	// strong if the house has no other place for the digit.
	InHouse
	// InCell means that the ends are two digits in the same cell. The link is strong if
	// the cell has no other candidate.
	InCell
	// InSet (strong) means that the ends are two digits of an almost locked set, which
	// would have fewer digits than cells without both. The ends hold all places for their
	// digits in the set. The cells need not share a house if the other digits of the set
	// can each occur only once in them.
	InSet
	// ByStep (implied) means that a nested step proves the link on the board without the
	// candidates in Without.
	ByStep
)

// Via is the reason for a link: a house, a cell or a set of cells. The zero value means
// that the ends see each other.
type Via struct {
	Kind  ViaKind
	House board.House   // InHouse
	Cells board.CellSet // InCell, InSet
}

// ViaHouse returns the reason for a link within a house.
func ViaHouse(h board.House) Via { return Via{Kind: InHouse, House: h} }

// ViaCell returns the reason for a link within a cell.
func ViaCell(c board.Cell) Via { return Via{Kind: InCell, Cells: board.NewCellSet(c)} }

// ViaSet returns the reason for a link within an almost locked set.
func ViaSet(cells board.CellSet) Via { return Via{Kind: InSet, Cells: cells} }

// String formats a house as r1 and cells as r1c1,r1c2. It returns "" for BySight.
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
	// Without lists the candidates that must be ruled out for the link to hold (dynamic
	// chains). For an implied link it includes From.
	Without []board.Candidate
	// Step proves a ByStep link. It eliminates To, or places another digit in the cell of
	// To.
	Step *Step
}

// WeakLink returns the weak link between two nodes. The reason is the cell if the nodes
// are two digits in one cell, or else the first house that contains both nodes, or else
// sight.
func WeakLink(from, to Node) Link {
	l := Link{From: from, To: to, Kind: Weak}
	if from.Digit != to.Digit {
		l.Via = Via{Kind: InCell, Cells: from.Cells}
	} else if hs := from.Cells.Or(to.Cells).Houses(); !hs.IsEmpty() {
		l.Via = ViaHouse(hs.First())
	}
	return l
}

// CellLink returns the strong link between the two candidates of a bivalue cell.
func CellLink(c board.Cell, from, to board.Digit) Link {
	return Link{
		From: NewNode(board.NewCandidate(c, from)), To: NewNode(board.NewCandidate(c, to)),
		Kind: Strong, Via: ViaCell(c),
	}
}

// String formats a strong link as (5)r1c1 =r1= (5)r1c9, a weak link as (5)r1c1 -r1-
// (5)r1c9, and an implied link as (5)r1c1 ~naked-pair~ (4)r2c2.
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

// Chain is a sequence of links, each starting where the previous one ends.
type Chain []Link

// String formats the chain node by node, in the notation of Link.String.
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
