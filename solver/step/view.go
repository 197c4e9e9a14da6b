package step

import (
	"slices"
	"sort"

	"sudoku/solver/board"
)

// Highlight assigns roles to a cell, candidate or house.
type Highlight[T board.Cell | board.Candidate | board.House] struct {
	Item T
	Role Role
}

// View is one drawing of a pattern. Each item is listed once, with all its roles; the
// Mark methods ensure this.
type View struct {
	Cells      []Highlight[board.Cell]
	Candidates []Highlight[board.Candidate]
	Houses     []Highlight[board.House]
	Links      []Link
	// Rays run from digits on the board to the cells that see them. Finders do not add
	// any.
	Rays []Ray
}

// Ray runs from a digit on the board to the cells that see it.
type Ray struct {
	From board.Cell
	To   board.CellSet
}

// MarkCells gives the role to the cells.
func (v *View) MarkCells(cells board.CellSet, r Role) {
	v.Cells = slices.Grow(v.Cells, cells.Len())
	for c := range cells.All() {
		v.Cells = mark(v.Cells, c, r)
	}
}

// MarkHouses gives the role to the houses.
func (v *View) MarkHouses(houses board.HouseSet, r Role) {
	v.Houses = slices.Grow(v.Houses, houses.Len())
	for h := range houses.All() {
		v.Houses = mark(v.Houses, h, r)
	}
}

// MarkCandidates gives the role to the candidates of the board that have one of the
// digits in one of the cells.
func (v *View) MarkCandidates(b *board.Board, cells board.CellSet, digits board.DigitSet, r Role) {
	for c := range cells.All() {
		for d := range (b.Candidates(c) & digits).All() {
			v.Candidates = mark(v.Candidates, board.NewCandidate(c, d), r)
		}
	}
}

// MarkNode gives the role to the candidates of a node.
func (v *View) MarkNode(n Node, r Role) {
	for c := range n.Cells.All() {
		v.Candidates = mark(v.Candidates, board.NewCandidate(c, n.Digit), r)
	}
}

// MarkChain adds the links of a chain and gives their nodes the roles On and Off. A
// strong link leads from off to on, a weak link from on to off, an implied link from off
// to off. Almost locked sets along the chain become SetA, SetB and so on.
func (v *View) MarkChain(chain Chain) {
	sets := 0
	for _, l := range chain {
		from, to := On, Off
		switch l.Kind {
		case Strong:
			from, to = Off, On
		case Implied:
			from = Off
		}
		v.MarkNode(l.From, from)
		v.MarkNode(l.To, to)
		if l.Via.Kind == InSet {
			v.MarkCells(l.Via.Cells, SetRole(sets))
			sets++
		}
	}
	v.Links = append(v.Links, chain...)
}

// MarkBranch adds the links of a branch and gives its candidates the roles On and Off,
// starting with the assumption.
func (v *View) MarkBranch(b Branch) {
	r := Off
	if b.If.True {
		r = On
	}
	v.MarkNode(NewNode(b.If.Candidate), r)
	v.MarkChain(b.Links)
}

func mark[T board.Cell | board.Candidate | board.House](list []Highlight[T], item T, r Role) []Highlight[T] {
	for i := range list {
		if list[i].Item == item {
			list[i].Role |= r
			return list
		}
	}
	return append(list, Highlight[T]{item, r})
}

// Drawn returns a copy of view i, 0 to len(Views)-1, with the step's effects marked and
// the highlights in ascending order.
func (s *Step) Drawn(i int) View {
	v := s.Views[i]
	v.Cells, v.Candidates, v.Houses = sorted(v.Cells), slices.Clone(v.Candidates), sorted(v.Houses)
	for _, x := range s.Placements {
		v.Candidates = mark(v.Candidates, x, Placed)
	}
	for _, x := range s.Eliminations {
		v.Candidates = mark(v.Candidates, x, Eliminated)
	}
	v.Candidates = sorted(v.Candidates)
	return v
}

// sorted returns a copy in ascending order. It uses sort.Slice because slices.SortFunc
// would be compiled separately for each of the three types.
func sorted[T board.Cell | board.Candidate | board.House](list []Highlight[T]) []Highlight[T] {
	list = slices.Clone(list)
	sort.Slice(list, func(i, j int) bool { return list[i].Item < list[j].Item })
	return list
}
