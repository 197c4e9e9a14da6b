package fish

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Templates (pattern overlay): a template of a digit is a set of nine cells, one in each
// row, column and box. It contains every cell that holds the digit; the other cells are
// places for the digit. The digit's cells in the solution are one of its templates.
//
// Templates that contain a cell that is in all templates of another digit are removed,
// until no more can be removed.
//
//   - Template set: a cell that is in all templates of a digit holds it.
//   - Template delete: a place that is in no template of a digit cannot hold it.
//
// A step contains all conclusions for one digit. The technique is too laborious for
// people, so it is searched only on request.
//
// Source: HoDoKu's technique pages, "Templates"; Sudopedia, "Pattern Overlay Method".

// templates finds the steps of one of the two techniques.
type templates struct {
	key string
	set bool
}

func (f templates) Search(b *board.Board, yield func(step.Step) bool) {
	t := overlay(b)
	for d := range board.AllDigits.All() {
		x := &t[d-1]
		effects := b.Places(d).And(x.every)
		if !f.set {
			effects = b.Places(d).Minus(x.some)
		}
		if x.count > 0 && !effects.IsEmpty() && !yield(f.step(b, d, effects, x.count)) {
			return
		}
	}
}

// overlay finds the templates of all digits and repeatedly removes those with a cell that
// is in all templates of another digit.
func overlay(b *board.Board) (t [9]templateSearch) {
	values := b.Values()
	for c, d := range values {
		if d != 0 {
			t[d-1].places = t[d-1].places.With(board.Cell(c))
		}
	}
	for d := range board.AllDigits.All() {
		t[d-1].places = t[d-1].places.Or(b.Places(d))
		t[d-1].run()
	}
	for changed := true; changed; {
		changed = false
		for i := range t {
			left := t[i].places
			for j := range t {
				if i != j && t[j].count > 0 {
					left = left.Minus(t[j].every)
				}
			}
			if left != t[i].places {
				t[i].places, changed = left, true
				t[i].run()
			}
		}
	}
	return t
}

// templateSearch enumerates the templates of a digit. every holds the cells in all
// templates so far, and some holds the cells in at least one.
type templateSearch struct {
	places      board.CellSet
	every, some board.CellSet
	count       int
}

// run restarts the enumeration.
func (t *templateSearch) run() {
	t.every, t.some, t.count = board.AllCells, board.CellSet{}, 0
	t.row(0, 0, 0, board.CellSet{})
}

// row tries every place in a row, 0 to 8, then continues with the rows below. columns and
// boxes are bit masks of the columns and boxes already used.
func (t *templateSearch) row(row int, columns, boxes uint16, chosen board.CellSet) {
	if row == 9 {
		t.count++
		t.every = t.every.And(chosen)
		t.some = t.some.Or(chosen)
		return
	}
	for column := range 9 {
		c := board.CellAt(row, column)
		if t.places.Has(c) && columns>>column&1 == 0 && boxes>>c.Box()&1 == 0 {
			t.row(row+1, columns|1<<column, boxes|1<<c.Box(), chosen.With(c))
		}
	}
}

func (f templates) step(b *board.Board, d board.Digit, cells board.CellSet, count int) step.Step {
	digits := board.NewDigitSet(d)
	s := step.Step{
		Technique: f.key,
		Args:      []step.Arg{step.DigitArg("digit", d), step.CellsArg("cells", cells), step.NumberArg("templates", count)},
		Views:     make([]step.View, 1),
	}
	effects := step.Candidates(b, cells, digits)
	if f.set {
		s.Placements = effects
	} else {
		s.Eliminations = effects
	}
	s.Views[0].MarkCandidates(b, b.Places(d).Minus(cells), digits, step.Pattern)
	return s
}
