package store

import (
	"sudoku/app/daily"
	"sudoku/app/model/desk"
)

// recordOf is what was counted of a game. Versions that counted nothing kept
// games that were finished already.
func recordOf(in *saved, s desk.Sheet) desk.Record {
	values := s.Position.Values()
	puzzle, _ := daily.Parse(in.Daily)
	return desk.Record{
		Hints: max(in.Hints, 0), Mistakes: max(in.Mistakes, 0),
		Finished: in.Finished || s.Locked && values.IsSolution(),
		Daily:    puzzle, Exercise: in.Exercise,
	}
}
