package generator

import (
	"sudoku/app/daily"
	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
)

// order requests a puzzle and replaces any earlier request.
func (f *Generator) order(d *desk.Desk, of daily.Puzzle, s generate.Spec, seed uint64) []desk.Cmd {
	cmds := f.stop()
	id, ask := d.SendParallel(work.Generate{Orders: []work.Order{work.NewOrder(&s, seed)}})
	f.request, f.Making, f.daily, f.spec, f.seed = id, true, of, s, seed
	return append(cmds, ask)
}

// stop cancels the search for a puzzle, if any.
func (f *Generator) stop() (cmds []desk.Cmd) {
	if f.request != 0 {
		cmds = []desk.Cmd{desk.StopParallel{First: f.request, Last: f.request}}
	}
	f.reset()
	return cmds
}

// reset clears the state of the search.
func (f *Generator) reset() {
	f.request, f.Making, f.Attempts, f.daily, f.Impossible, f.several = 0, false, 0, daily.Puzzle{}, false, several{}
}

// DialogChanged cancels the search when its dialog closes.
func (f *Generator) DialogChanged(_, d *desk.Desk) []desk.Cmd { return f.stopOutside(d) }

// stopOutside cancels the search unless one of its dialogs is open.
func (f *Generator) stopOutside(d *desk.Desk) []desk.Cmd {
	if d.Dialog == desk.NewDialog || d.Dialog == desk.DailyDialog {
		return nil
	}
	return f.stop()
}

// SheetChanged cancels a search begun on the start page once the player has turned to
// another puzzle.
func (f *Generator) SheetChanged(_, d *desk.Desk) []desk.Cmd { return f.stopOutside(d) }

// HandleAnswer handles an answer from the engine.
func (f *Generator) HandleAnswer(d *desk.Desk, a *desk.Answer) ([]desk.Cmd, bool) {
	if f.request == 0 || a.ID != f.request {
		return nil, false
	}
	return f.handle(d, a), true
}

// handle starts a game with the puzzle just made. If a daily puzzle has a saved game, it
// continues that game.
func (f *Generator) handle(d *desk.Desk, r *desk.Answer) []desk.Cmd {
	if !r.Last() {
		f.Attempts = r.Progress.Count
		return nil
	}
	of, grade, wanted := f.daily, f.spec.ExactGrade(), f.several
	f.reset()
	answer, ok := r.Answer.(work.Generated)
	switch {
	case !ok:
		d.Notice = desk.Notice{Kind: desk.EngineFailed, Name: r.Err}
		return nil
	case answer.Impossible:
		f.Impossible = true
		return nil
	}
	if wanted.count > 1 {
		return f.takeNext(d, wanted, board.Grid(answer.Puzzles[0]))
	}
	givens, solution := board.Grid(answer.Puzzles[0]), board.Grid(answer.Solutions[0])
	f.made = desk.Graded{Givens: givens, Count: 1, Grade: grade, Solution: solution}
	if of.Grade != rate.None {
		d.NoteDaily(givens, of)
		if d.Sheet().Position.Givens == givens {
			d.Dialog, d.Place = desk.NoDialog, desk.Table
			return nil
		}
		return []desk.Cmd{desk.GameRequested{Givens: givens, Missed: Unbegun{Puzzle: of}}}
	}
	return f.take(d, of)
}

// take starts a game with the puzzle just made, which may be a daily one.
func (f *Generator) take(d *desk.Desk, of daily.Puzzle) []desk.Cmd {
	if f.made.Grade != rate.None {
		d.Graded = f.made
	}
	cmds := d.Take(board.Annotated{Position: board.Position{Givens: f.made.Givens}}, desk.Notice{Kind: desk.PuzzleMade, Name: of.String()})
	return append(cmds, desk.FocusCell{Cell: d.Selected, Drawn: true}) // the button pressed is gone
}
