package step

import (
	"errors"
	"fmt"
	"slices"

	"sudoku/solver/board"
)

// Check returns an error if a step is not valid on the board on which it was found. It
// checks that:
//
//   - The step has an effect.
//   - Its placements and eliminations are candidates of the board, in ascending order,
//     and agree with the solution unless that is nil.
//   - Each link holds on this board for the reason that it gives.
//   - Highlights refer to candidates that exist.
//   - Arguments have names and known types.
//   - Branches lead from their assumptions to their ends, and prove the effect.
func Check(s *Step, b *board.Board, solution *board.Grid) error {
	if len(s.Placements)+len(s.Eliminations) == 0 {
		return errors.New("no effect")
	}
	for _, x := range s.Placements {
		if !b.Has(x.Cell(), x.Digit()) {
			return fmt.Errorf("%v is not a candidate", x)
		}
		if solution != nil && solution[x.Cell()] != x.Digit() {
			return fmt.Errorf("%v contradicts the solution", x)
		}
	}
	for _, x := range s.Eliminations {
		if !b.Has(x.Cell(), x.Digit()) {
			return fmt.Errorf("%s is already eliminated", Elimination(x))
		}
		if solution != nil && solution[x.Cell()] == x.Digit() {
			return fmt.Errorf("%s contradicts the solution", Elimination(x))
		}
	}
	if !rising(s.Placements) || !rising(s.Eliminations) {
		return errors.New("the effects are not in ascending order")
	}
	if len(s.Views) == 0 {
		return errors.New("no view")
	}
	for i := range s.Views {
		if err := s.Views[i].check(b); err != nil {
			return fmt.Errorf("view %d: %w", i+1, err)
		}
	}
	if err := s.checkArgs(b); err != nil {
		return err
	}
	return s.checkBranches(b)
}

func rising(list []board.Candidate) bool {
	for i := 1; i < len(list); i++ {
		if list[i-1] >= list[i] {
			return false
		}
	}
	return true
}

func (s *Step) checkArgs(b *board.Board) error {
	for i, a := range s.Args {
		if a.Name == "" || slices.ContainsFunc(s.Args[:i], func(o Arg) bool { return o.Name == a.Name }) {
			return fmt.Errorf("argument %d has no unique name: %q", i+1, a.Name)
		}
		c := argCheck{board: b}
		if !a.Handle(&c) {
			return fmt.Errorf("argument %s has the unknown type %T", a.Name, a.Value)
		}
		if c.err != nil {
			return c.err
		}
	}
	return nil
}

// argCheck validates argument values. Branches and their nested steps are checked
// separately.
type argCheck struct {
	board *board.Board
	err   error
}

func (*argCheck) Cells(*board.CellSet)      {}
func (*argCheck) Digits(*board.DigitSet)    {}
func (*argCheck) Houses(*board.HouseSet)    {}
func (*argCheck) Candidates(*CandidateList) {}
func (*argCheck) Number(*Number)            {}
func (*argCheck) Branch(*Branch)            {}
func (*argCheck) Nested(*Nested)            {}

func (c *argCheck) Chain(chain *Chain) {
	for i, l := range *chain {
		if i > 0 && l.From != (*chain)[i-1].To {
			c.err = fmt.Errorf("the chain breaks at %v", l)
			return
		}
		if c.err = l.Check(c.board); c.err != nil {
			return
		}
	}
}

func (v *View) check(b *board.Board) error {
	for _, h := range v.Candidates {
		if h.Item >= board.Candidates || !b.Has(h.Item.Cell(), h.Item.Digit()) {
			return fmt.Errorf("highlighted %v is not a candidate", h.Item)
		}
	}
	if !sound(v.Candidates, board.Candidates) || !sound(v.Cells, board.Cells) || !sound(v.Houses, board.Houses) {
		return errors.New("a highlight is out of range, has no role, or is listed twice")
	}
	for _, l := range v.Links {
		if err := l.Check(b); err != nil {
			return err
		}
	}
	return nil
}

// sound reports whether each highlight has an item below the limit and a known role, and
// no item is listed twice.
func sound[T board.Cell | board.Candidate | board.House](list []Highlight[T], limit int) bool {
	for i, h := range list {
		if int(h.Item) >= limit || h.Role == 0 || h.Role >= endOfRoles ||
			slices.ContainsFunc(list[:i], func(o Highlight[T]) bool { return o.Item == h.Item }) {
			return false
		}
	}
	return true
}

// Check returns an error unless the link holds on the board for the reason that it gives.
// Both ends must consist of candidates of the board.
func (l Link) Check(b *board.Board) error {
	for _, n := range []Node{l.From, l.To} {
		if n.Digit < 1 || n.Digit > 9 || n.Cells.IsEmpty() || !n.Cells.Within(b.Places(n.Digit)) {
			return fmt.Errorf("link %v: %v does not consist of candidates", l, n)
		}
	}
	left := *b
	for _, x := range l.Without {
		left.Eliminate(x.Cell(), x.Digit())
	}
	var holds bool
	switch l.Kind {
	case Strong:
		holds = l.isStrong(&left)
	case Weak:
		holds = l.isWeak()
	case Implied:
		return l.checkStep(&left)
	}
	if !holds {
		return fmt.Errorf("link %v does not hold", l)
	}
	return nil
}

// isStrong reports whether at least one end of the link must be true on the board.
func (l Link) isStrong(b *board.Board) bool {
	from, to := l.From, l.To
	switch l.Via.Kind {
	case InHouse:
		house, ends := l.Via.House.Cells(), from.Cells.Or(to.Cells)
		return from.Digit == to.Digit && ends.Within(house) && b.Places(from.Digit).And(house).Within(ends)
	case InCell, InSet:
		cells := l.Via.Cells
		if from.Digit == to.Digit || !from.Cells.Within(cells) || !to.Cells.Within(cells) ||
			!cells.Within(b.Empty()) || l.Via.Kind == InCell && cells.Len() != 1 {
			return false
		}
		return capacity(b, cells, from.Digit, to.Digit) < cells.Len() &&
			b.Places(from.Digit).And(cells).Within(from.Cells) &&
			b.Places(to.Digit).And(cells).Within(to.Cells)
	}
	return false
}

// capacity returns the maximum number of cells that digits other than x and y can fill.
// A digit counts once if all its places in the cells see each other; otherwise it
// counts once for each place.
func capacity(b *board.Board, cells board.CellSet, x, y board.Digit) int {
	n := 0
	for d := range board.AllDigits.Without(x).Without(y).All() {
		places := b.Places(d).And(cells)
		most := 1
		for c := range places.All() {
			if !places.Without(c).Within(c.Peers()) {
				most = places.Len()
			}
		}
		if !places.IsEmpty() {
			n += most
		}
	}
	return n
}

// isWeak reports whether at most one end of the link can be true.
func (l Link) isWeak() bool {
	from, to := l.From, l.To
	same := from.Digit == to.Digit
	switch l.Via.Kind {
	case BySight:
		return same && to.Cells.Within(from.Cells.CommonPeers())
	case InHouse:
		return same && !from.Cells.Meets(to.Cells) && from.Cells.Or(to.Cells).Within(l.Via.House.Cells())
	case InCell:
		return !same && from.Cells == l.Via.Cells && to.Cells == l.Via.Cells && l.Via.Cells.Len() == 1
	}
	return false
}
