package store

import "sudoku/app/model/desk"

// recordOf is what was counted of a game. Versions that counted nothing kept
// games that were finished already.
func recordOf(in *saved, s desk.Sheet) desk.Record {
	values := s.Position.Values()
	return desk.Record{
		Hints: max(in.Hints, 0), Mistakes: max(in.Mistakes, 0),
		Finished: in.Finished || s.Locked && values.IsSolution(),
	}
}
