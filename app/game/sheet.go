package game

import "sudoku/solver/board"

// Sheet is what undo and redo go through: the position, the player's marks,
// whether the givens are locked, and the answer that the engine filled in, if it
// did.
type Sheet struct {
	Position board.Position
	Marks    board.Marks
	Locked   bool // the givens are: digits typed are entries, else they are givens
	Answer   Answer
}

// Answer is a solution laid over the position. The zero value is none.
type Answer struct {
	Grid    board.Grid // the solution shown
	Base    board.Grid // the digits whose solutions can be browsed
	Count   int        // solutions of the givens, at most Limit
	Fitting int        // solutions of Base, at most Limit
	Limit   int
	Index   int // of the solution shown, 0-based, in lexicographic order
	Effort  Effort
}

// Effort is what a search took.
type Effort struct {
	Millis         float64
	Nodes, Guesses int
}

// IsShown reports whether there is an answer.
func (a *Answer) IsShown() bool { return a.Count > 0 }

// Value is the digit that the sheet shows in a cell, 0 for none: the answer's
// where there is one, then the given or the entry.
func (s *Sheet) Value(c board.Cell) board.Digit {
	if s.Answer.IsShown() {
		return s.Answer.Grid[c]
	}
	return max(s.Position.Givens[c], s.Position.Entries[c])
}

// Annotated is what links and files carry of a sheet: everything but the answer,
// which whoever opens it can have as well.
func (s *Sheet) Annotated() board.Annotated {
	return board.Annotated{Position: s.Position, Marks: s.Marks}
}

// Wrong is the set of the cells whose entry is not what the only solution of
// the givens has there; empty as long as no answer is shown.
func (s *Sheet) Wrong() board.CellSet {
	var wrong board.CellSet
	if !s.Answer.IsShown() {
		return wrong
	}
	for c, d := range s.Position.Entries {
		if d != 0 && s.Position.Givens[c] == 0 && s.Answer.Grid[c] != d {
			wrong = wrong.With(board.Cell(c))
		}
	}
	return wrong
}

// Open are those of the cells that the player may write into.
func (s *Sheet) Open(cells board.CellSet) board.CellSet {
	if s.Locked {
		return cells.Minus(s.Position.Givens.Filled())
	}
	return cells
}

// Empty are those of the cells that hold no digit.
func (s *Sheet) Empty(cells board.CellSet) board.CellSet {
	values := s.Position.Values()
	return cells.Minus(values.Filled())
}

// Write writes a digit, 0 for none, into the cells that are open. tidy takes its
// pencil marks out of the cells that see one of them. ok is false if no cell is
// open.
func (s *Sheet) Write(cells board.CellSet, digit board.Digit, tidy bool) (ok bool) {
	open := s.Open(cells)
	for c := range open.All() {
		if s.Locked {
			s.Position = s.Position.WithEntry(c, digit)
		} else {
			s.Position = s.Position.WithGiven(c, digit)
		}
		if !tidy {
			continue
		}
		for p := range c.Peers().All() {
			s.Marks.Corner[p] = s.Marks.Corner[p].Without(digit)
			s.Marks.Centre[p] = s.Marks.Centre[p].Without(digit)
		}
	}
	return !open.IsEmpty()
}
