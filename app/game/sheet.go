package game

import "sudoku/solver/board"

// Sheet is a state for Undo and Redo: the position, the player's marks, whether the
// givens are locked, and the answer shown, if any.
type Sheet struct {
	Position board.Position
	Marks    board.Marks
	Locked   bool // givens are locked: digits typed are entries instead of givens
	Answer   Answer
}

// Answer is a solution shown over the position. The zero value means no answer.
type Answer struct {
	Grid    board.Grid // the solution shown
	Base    board.Grid // the digits for which Grid was found
	Count   int        // solutions of the givens, at most Limit
	Fitting int        // solutions of Base, at most Limit
	Limit   int
	Index   int // index of Grid among the solutions of Base in lexicographic order
	Effort  Effort
}

// Effort measures a search.
type Effort struct {
	Millis         float64
	Nodes, Guesses int
}

// IsShown reports whether there is an answer.
func (a *Answer) IsShown() bool { return a.Count > 0 }

// Value returns the digit that the sheet shows in a cell, or 0 for none. The answer hides
// the given or the entry.
func (s *Sheet) Value(c board.Cell) board.Digit {
	if s.Answer.IsShown() {
		return s.Answer.Grid[c]
	}
	return max(s.Position.Givens[c], s.Position.Entries[c])
}

// Annotated returns the content of the sheet for links and files: everything except the
// answer, which the recipient can compute.
func (s *Sheet) Annotated() board.Annotated {
	return board.Annotated{Position: s.Position, Marks: s.Marks}
}

// Wrong returns the cells whose entry differs from the answer shown. Without an answer,
// the set is empty.
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

// Open returns which of the cells the player may change.
func (s *Sheet) Open(cells board.CellSet) board.CellSet {
	if s.Locked {
		return cells.Minus(s.Position.Givens.Filled())
	}
	return cells
}

// Empty returns which of the cells hold no digit.
func (s *Sheet) Empty(cells board.CellSet) board.CellSet {
	values := s.Position.Values()
	return cells.Minus(values.Filled())
}

// Write enters a digit, 0 for none, into the open cells among cells. With tidy it also
// erases the digit's pencil marks in their peers. ok is false if no cell is open.
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
