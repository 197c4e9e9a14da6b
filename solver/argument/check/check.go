// Package check verifies arguments on their boards. It knows no technique: each fact is
// looked up or counted, and each conclusion must follow from nothing but the facts stated
// before it.
package check

import (
	"errors"
	"fmt"
	"slices"

	"sudoku/solver/argument"
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Argument returns an error unless the argument proves exactly the effects of the step.
func Argument(a *argument.Argument, s *step.Step, b *board.Board) error {
	c := checker{board: b}
	c.begin()
	for i := range a.Why {
		for j := range a.Why[i].Say {
			said := &a.Why[i].Say[j]
			if said.Effects != (step.Effects{}) {
				return fmt.Errorf("line %d has effects", i+1)
			}
			if err := c.take(said); err != nil {
				return fmt.Errorf("line %d: %w", i+1, err)
			}
		}
	}
	var done step.Effects
	for i := range a.So {
		for j := range a.So[i].Say {
			said := &a.So[i].Say[j]
			if err := c.take(said); err != nil {
				return fmt.Errorf("result %d: %w", i+1, err)
			}
			if err := add(&done.Placements, &said.Effects.Placements); err != nil {
				return err
			}
			if err := add(&done.Eliminations, &said.Effects.Eliminations); err != nil {
				return err
			}
		}
	}
	if done != s.Effects() {
		return errors.New("the results are not the effects of the step")
	}
	if !opens(a) {
		return errors.New("a line follows from a supposition that is folded")
	}
	return nil
}

// opens reports whether the first supposition of an argument by contradiction is on a
// line that is shown.
func opens(a *argument.Argument) bool {
	for i := range a.So {
		if a.So[i].Say[0].Key != argument.SoWrong {
			continue
		}
		for j := range a.Why {
			for k := range a.Why[j].Say {
				if key := a.Why[j].Say[k].Key; key == argument.Suppose || key == argument.SupposeNot {
					return !a.Why[j].Fold
				}
			}
		}
	}
	return true
}

// add adds results to a set. It returns an error if the set already has one of them.
func add(set, more *board.CandidateSet) error {
	for x := range more.All() {
		if set.Has(x) {
			return fmt.Errorf("%v is in two results", x)
		}
		set.Add(x)
	}
	return nil
}

// A checker holds what the facts so far imply.
type checker struct {
	board   *board.Board
	clauses [][]step.Claim
	sees    [board.Cells]board.CellSet // by cell: the cells that it sees, as stated by facts

	value [board.Candidates]int8
	trail []board.Candidate
	read  int
}

func (c *checker) begin() {
	for x := range board.Candidate(board.Candidates) {
		if !c.board.Has(x.Cell(), x.Digit()) {
			c.value[x] = -1
		}
	}
}

// take verifies the facts of a sentence and then its effects.
func (c *checker) take(said *argument.Sentence) error {
	for i := range said.Facts {
		if err := c.fact(&said.Facts[i]); err != nil {
			return fmt.Errorf("%v: %w", said.Facts[i], err)
		}
	}
	for x := range said.Effects.Placements.All() {
		if !c.contradicts([]step.Claim{{Candidate: x}}) {
			return fmt.Errorf("%v does not follow", x)
		}
	}
	for x := range said.Effects.Eliminations.All() {
		if !c.contradicts([]step.Claim{{Candidate: x, True: true}}) {
			return fmt.Errorf("%s does not follow", step.Elimination(x))
		}
	}
	return nil
}

var errFalse = errors.New("this is false on the board")

// fact verifies a fact and adds what it implies.
func (c *checker) fact(f *argument.Fact) error {
	b := c.board
	one := f.Digits.Len() == 1
	switch f.Kind {
	case argument.Holds:
		if f.Cells.IsEmpty() || !f.Cells.Within(b.Empty()) || b.DigitsIn(f.Cells) != f.Digits {
			return errFalse
		}
		for x := range f.Cells.All() {
			c.clauses = append(c.clauses, claims(board.NewCellSet(x), b.Candidates(x)))
		}
	case argument.Places:
		if !one || f.Cells != b.Places(f.Digits.First()).And(f.House.Cells()) || has(b, f.House, f.Digits.First()) {
			return errFalse
		}
		c.clauses = append(c.clauses, claims(f.Cells, f.Digits))
	case argument.Sees:
		if f.Cells.IsEmpty() || f.Others.IsEmpty() {
			return errFalse
		}
		for x := range f.Cells.All() {
			if !f.Others.Within(x.Peers()) {
				return errFalse
			}
			c.sees[x] = c.sees[x].Or(f.Others)
			for y := range f.Others.All() {
				c.sees[y] = c.sees[y].With(x)
			}
		}
	case argument.Is:
		for x := range f.Cells.All() {
			if !one || b.Value(x) != f.Digits.First() {
				return errFalse
			}
		}
	case argument.Gone:
		for x := range f.Cells.All() {
			for d := range f.Digits.All() {
				if b.Value(x) != 0 || b.Has(x, d) || blocked(b, x, d) {
					return errFalse
				}
			}
		}
	case argument.Lie:
		return c.lie(f)
	case argument.Empty:
		if f.Cells != f.House.Cells().And(b.Empty()) {
			return errFalse
		}
	case argument.Set:
		return c.set(f)
	case argument.Count:
		return c.count(f)
	case argument.Deadly:
		return c.deadly(f)
	case argument.Jammed:
		return c.jammed(f)
	case argument.Ways:
		return c.ways(f)
	case argument.Rules:
		for x := range board.Cell(board.Cells) {
			c.sees[x] = x.Peers()
		}
	case argument.Follows, argument.Cases:
		assumed := append([]step.Claim(nil), f.If...)
		clause := make([]step.Claim, 0, len(f.If)+len(f.Then))
		for _, x := range f.If {
			clause = append(clause, x.Opposite())
		}
		for _, x := range f.Then {
			assumed, clause = append(assumed, x.Opposite()), append(clause, x)
		}
		if f.Kind == argument.Follows && !c.contradicts(assumed) || f.Kind == argument.Cases && !c.refutes(assumed) {
			return errors.New("this does not follow")
		}
		c.clauses = append(c.clauses, clause)
	default:
		return errors.New("unknown fact")
	}
	return nil
}

// lie verifies that the given cells are those that hold or may hold the digit, and that
// each is in one of the given houses.
func (c *checker) lie(f *argument.Fact) error {
	for x := range f.Others.All() {
		d := f.Digits.First()
		if v := c.board.Value(x); f.Cells.Has(x) != (v == d || v == 0 && c.board.Has(x, d)) {
			return errFalse
		}
		in := func(l argument.Choice) bool { return l.Digit == d && l.House.Cells().Has(x) }
		if f.Cells.Has(x) && !slices.ContainsFunc(f.Links, in) {
			return errFalse
		}
	}
	if f.Digits.Len() != 1 || !f.Cells.Within(f.Others) {
		return errFalse
	}
	return nil
}

// has reports whether a cell of the house holds the digit.
func has(b *board.Board, h board.House, d board.Digit) bool {
	for x := range h.Cells().All() {
		if b.Value(x) == d {
			return true
		}
	}
	return false
}

// blocked reports whether the cell sees the digit on the board.
func blocked(b *board.Board, x board.Cell, d board.Digit) bool {
	for _, h := range x.Houses() {
		if has(b, h, d) {
			return true
		}
	}
	return false
}

// claims returns the clause that at least one of the digits is in one of the cells.
func claims(cells board.CellSet, digits board.DigitSet) (list []step.Claim) {
	for x := range cells.All() {
		for d := range digits.All() {
			list = append(list, step.Claim{Candidate: board.NewCandidate(x, d), True: true})
		}
	}
	return list
}
