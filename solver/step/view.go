package step

import (
	"slices"
	"sort"

	"sudoku/solver/board"
)

// Highlight gives a cell, a candidate or a house its roles.
type Highlight[T board.Cell | board.Candidate | board.House] struct {
	Item T
	Role Role
}

// View is one drawing of a pattern. Each item is listed once, with all of its
// roles, which the Mark methods see to.
type View struct {
	Cells      []Highlight[board.Cell]
	Candidates []Highlight[board.Candidate]
	Houses     []Highlight[board.House]
	Links      []Link
	// Rays run from digits on the board to the cells that see them. Finders draw
	// none.
	Rays []Ray
}

// Ray runs from a digit on the board to cells that see it.
type Ray struct {
	From board.Cell
	To   board.CellSet
}

// MarkCells gives the cells a role.
func (v *View) MarkCells(cells board.CellSet, r Role) {
	v.Cells = slices.Grow(v.Cells, cells.Len())
	for c := range cells.All() {
		v.Cells = mark(v.Cells, c, r)
	}
}

// MarkHouses gives the houses a role.
func (v *View) MarkHouses(houses board.HouseSet, r Role) {
	v.Houses = slices.Grow(v.Houses, houses.Len())
	for h := range houses.All() {
		v.Houses = mark(v.Houses, h, r)
	}
}

// MarkCandidates gives a role to those of the digits in the cells that are
// candidates of the board.
func (v *View) MarkCandidates(b *board.Board, cells board.CellSet, digits board.DigitSet, r Role) {
	for c := range cells.All() {
		for d := range (b.Candidates(c) & digits).All() {
			v.Candidates = mark(v.Candidates, board.NewCandidate(c, d), r)
		}
	}
}

// MarkNode gives the candidates of a node a role.
func (v *View) MarkNode(n Node, r Role) {
	for c := range n.Cells.All() {
		v.Candidates = mark(v.Candidates, board.NewCandidate(c, n.Digit), r)
	}
}

// MarkChain adds the links of a chain and gives their nodes the roles On and
// Off as the chain is read: a strong link leads from off to on, a weak one
// from on to off, an implied one from off to off. The almost locked sets on the way become SetA, SetB and so
// on.
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

// MarkBranch adds the links of a branch and gives the candidates on the way the
// roles On and Off, the assumption first.
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

// Drawn is a copy of the view i of the step, 0 to len(Views)-1, with the
// step's effects marked too, the highlights in rising order.
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

// sorted is a copy in rising order. sort.Slice is one function for all types,
// slices.SortFunc would be compiled for each of the three.
func sorted[T board.Cell | board.Candidate | board.House](list []Highlight[T]) []Highlight[T] {
	list = slices.Clone(list)
	sort.Slice(list, func(i, j int) bool { return list[i].Item < list[j].Item })
	return list
}
