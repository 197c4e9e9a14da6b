package play_test

import (
	"testing"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/parts/play"
	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/rate"
)

const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

// almost returns a puzzle with two empty cells: r1c1, a 5, and r9c9, a 9.
func almost(t *testing.T) (*play.Play, *desk.Desk) {
	t.Helper()
	read, err := format.Read("." + solution[1:80] + ".")
	if err != nil {
		t.Fatal(err)
	}
	d := desk.New()
	d.Take(read.Annotated, desk.Notice{})
	p := &play.Play{}
	p.SheetChanged(&d, &d)
	return p, &d
}

// enter writes a digit into a cell as a player would.
func enter(p *play.Play, d *desk.Desk, cell string, digit board.Digit) {
	c, _ := board.ParseCell(cell)
	p.Update(d, play.CellPicked{Cell: c})
	p.Update(d, play.DigitTyped{Digit: digit})
}

// answer delivers the engine's answer for the puzzle.
func answer(t *testing.T, p *play.Play, d *desk.Desk) {
	t.Helper()
	read, err := format.Read(solution)
	if err != nil {
		t.Fatal(err)
	}
	d.Graded = desk.Graded{Givens: d.Sheet().Position.Givens, Count: 1, Grade: rate.GradeEasy, Solution: read.Annotated.Givens}
}

// due reports whether the part announces that the game is finished.
func due(p *play.Play, d *desk.Desk) bool { return len(p.AfterUpdate(d)) > 0 }

// TestLateSolution checks that entries made before the solution is known are judged when
// it arrives, and that the result waits for it.
func TestLateSolution(t *testing.T) {
	p, d := almost(t)
	enter(p, d, "r1c1", 4)
	enter(p, d, "r1c1", 5)
	enter(p, d, "r9c9", 9)
	if d.Record != (game.Record{Finished: true}) || d.Ending != desk.NewEnding || due(p, d) {
		t.Errorf("before the solution is known: %+v, ending %d", d.Record, d.Ending)
	}
	answer(t, p, d)
	first := due(p, d)
	if d.Record.Mistakes != 1 {
		t.Errorf("got %d mistakes", d.Record.Mistakes)
	}
	if !first || due(p, d) {
		t.Error("result was not due exactly once")
	}
}

// TestAnotherPuzzle checks that a wrong digit in the last cell does not finish the game,
// and that mistakes do not carry over to another puzzle.
func TestAnotherPuzzle(t *testing.T) {
	p, d := almost(t)
	enter(p, d, "r1c1", 5)
	enter(p, d, "r9c9", 8)
	if d.Record.Finished || d.Ending != desk.NoEnding {
		t.Errorf("with a wrong digit: %+v", d.Record)
	}
	d.Take(board.Annotated{Position: board.Position{Givens: board.Grid{1}}}, desk.Notice{})
	p.SheetChanged(d, d)
	answer(t, p, d)
	if due(p, d) || d.Record != (game.Record{}) {
		t.Errorf("another puzzle: %+v", d.Record)
	}
}

// TestOpenedSolved checks that a puzzle opened as solved does not finish a game, even if
// its last digit is erased and typed again.
func TestOpenedSolved(t *testing.T) {
	p, d := almost(t)
	a := d.Annotated()
	a.Entries[0], a.Entries[80] = 5, 9
	d.Take(a, desk.Notice{})
	p.SheetChanged(d, d)
	enter(p, d, "r9c9", 0)
	enter(p, d, "r9c9", 9)
	if d.Ending != desk.NoEnding || due(p, d) {
		t.Errorf("got ending %d", d.Ending)
	}
}

// TestPlayedAgain checks that restarting a finished puzzle starts another game.
func TestPlayedAgain(t *testing.T) {
	p, d := almost(t)
	answer(t, p, d)
	d.Helped(3)
	enter(p, d, "r1c1", 5)
	enter(p, d, "r9c9", 9)
	if !due(p, d) || d.Record.Hints != 3 {
		t.Fatalf("%+v", d.Record)
	}
	d.Ending = desk.NoEnding
	d.History = d.History.Undo()
	enter(p, d, "r9c9", 9)
	if due(p, d) || d.Ending != desk.NoEnding {
		t.Error("the same game ended twice")
	}
	d.History = d.History.Undo().Undo()
	enter(p, d, "r1c1", 5)
	if d.Record != (game.Record{}) {
		t.Errorf("restarted game: %+v", d.Record)
	}
	enter(p, d, "r9c9", 9)
	if !due(p, d) || d.Ending != desk.NewEnding {
		t.Error("restarted game does not end")
	}
}
