package fresh

import (
	"sudoku/app/daily"
	"sudoku/app/model/desk"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
)

// order asks for a puzzle, in place of one that was asked for before.
func (f *Fresh) order(d *desk.Desk, of daily.Puzzle, s generate.Spec, seed uint64) []desk.Cmd {
	cmds := f.Stop()
	id, ask := d.SendParallel(work.Generate{Orders: []work.Order{work.OrderOf(&s, seed)}})
	f.request, f.Making, f.daily = id, s.Grade, of
	return append(cmds, ask)
}

// Stop ends the search for a puzzle, if one is under way.
func (f *Fresh) Stop() (cmds []desk.Cmd) {
	if f.request != 0 {
		cmds = []desk.Cmd{desk.StopParallel{First: f.request, Last: f.request}}
	}
	f.rest()
	return cmds
}

// rest is the part with nothing to make.
func (f *Fresh) rest() {
	f.request, f.Making, f.Attempts, f.daily, f.Impossible = 0, rate.None, 0, daily.Puzzle{}, false
}

// Sent reports whether a request is the part's.
func (f *Fresh) Sent(id int) bool { return f.request != 0 && id == f.request }

// Hear takes in an answer. A puzzle of a day may have been begun before: find goes
// on with that game, or sends a message if there is none.
func (f *Fresh) Hear(d *desk.Desk, r work.Response, find func(givens board.Grid, missed desk.Msg) []desk.Cmd) []desk.Cmd {
	if !r.Last() {
		f.Attempts = r.Progress.Count
		return nil
	}
	of, grade := f.daily, f.Making
	f.rest()
	answer, ok := r.Answer.(work.Generated)
	switch {
	case !ok:
		d.Notice = desk.Notice{Kind: desk.EngineFailed, Name: r.Err}
		return nil
	case answer.Impossible:
		f.Impossible = true
		return nil
	}
	givens, solution := board.Grid(answer.Puzzles[0]), board.Grid(answer.Solutions[0])
	f.made = desk.Graded{Givens: givens, Count: 1, Grade: grade, Solution: solution}
	if of.Grade != rate.None {
		d.NoteDaily(givens, of)
		return find(givens, Unbegun{Puzzle: of})
	}
	return f.take(d, of)
}

// take begins a game of what was made, a day's puzzle or another.
func (f *Fresh) take(d *desk.Desk, of daily.Puzzle) []desk.Cmd {
	d.Graded = f.made
	return d.Take(board.Annotated{Position: board.Position{Givens: f.made.Givens}}, desk.Notice{Kind: desk.PuzzleMade, Name: of.String()})
}
