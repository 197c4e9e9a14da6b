package methods

import (
	"math"

	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/app/transport"
	"sudoku/solver/board"
	"sudoku/solver/classic"
)

// AnimationView describes the playback of a method's search. It is closed if Title is
// empty.
type AnimationView struct {
	Title string
	Note  string // remark on the recording
	transport.View
	Event    string // describes the last event
	Progress string
	Lanes    []Lane // the boards of a race
}

func newAnimationView(a *Animation, givens *board.Grid, t *text.Catalog) AnimationView {
	count := a.Length()
	v := AnimationView{
		Title: methodName(a.Method, t),
		View:  transport.Of(&a.Transport, count),
	}
	if a.Lanes != nil {
		v.Title, v.Note = t.Methods.Race, t.Methods.RaceHelp
	}
	for i := range a.Lanes {
		v.Lanes = append(v.Lanes, newLane(&a.Lanes[i], givens, t))
	}
	v.SpeedValue = t.Fill(t.Methods.SpeedValue, "count", int(math.Round(a.Rate())))
	switch {
	case a.ID != 0:
		v.Note = t.Methods.Recording
		return v
	case a.Err != "":
		v.Note = t.Fill(t.Notices.EngineFailed, "reason", a.Err)
		return v
	case count == 0:
		v.Note = t.Methods.NoEvents
		return v
	case a.Cut && v.AtEnd:
		v.Note = t.Methods.CutHere
	}
	v.Position = t.Fill(t.Methods.PlaceValue, "at", a.At, "count", count)
	if a.Lanes != nil {
		return v
	}
	v.Progress = t.Fill(t.Methods.Progress, "count", a.Board.Grid.Filled().Minus(givens.Filled()).Len())
	if a.At > 0 {
		v.Event = eventText(a.Recording.At(a.At-1), a.Board.Passes, t)
	}
	return v
}

func methodName(method int, t *text.Catalog) string {
	return t.Methods.Names[classic.Methods()[method].Key].Name
}

func eventText(e classic.Event, passes int, t *text.Catalog) string {
	cell, digit := e.Cell, int(e.Digit)
	switch e.Kind {
	case classic.Place:
		return t.Fill(t.Methods.Placed, "digit", digit, "cell", cell)
	case classic.TakeBack:
		return t.Fill(t.Methods.TakenBack, "digit", digit, "cell", cell)
	case classic.Narrow:
		if e.Digits.IsEmpty() {
			return t.Fill(t.Methods.NarrowedToNone, "cell", cell)
		}
		return t.Fill(t.Methods.Narrowed, "cell", cell, "digits", show.Spaced(e.Digits.String()))
	}
	return t.Fill(t.Methods.Pass, "count", passes)
}

// AnimatedBoard returns the grid at this point of the method's search.
func AnimatedBoard(here *desk.Desk, a *Animation, t *text.Catalog) show.Board {
	givens, replay := here.Sheet().Position.Givens, &a.Board
	var conflicting board.CellSet
	for _, x := range replay.Grid.Conflicts() {
		conflicting = conflicting.With(x.A).With(x.B)
	}
	latest := board.Cell(board.Cells)
	if a.At > 0 {
		if e := a.Recording.At(a.At - 1); e.Kind != classic.Pass {
			latest = e.Cell
		}
	}
	b := show.Board{Name: t.Board.Name}
	for c, d := range replay.Grid {
		c := board.Cell(c)
		cell := show.Cell{
			ID:       c.String(),
			Given:    givens[c] != 0,
			Tried:    d != 0 && givens[c] == 0,
			Conflict: conflicting.Has(c),
			Selected: c == here.Selected,
			Focus:    c == here.Selected,
			Latest:   c == latest,
		}
		if d != 0 {
			cell.Value = string('0' + rune(d))
		} else {
			cell.Candidates = replay.Candidates[c].String()
		}
		cell.Name = animatedName(&cell, t)
		b.Cells[c] = cell
	}
	return b
}

func animatedName(cell *show.Cell, t *text.Catalog) string {
	content := t.Board.Empty
	switch {
	case cell.Given:
		content = t.Board.Given
	case cell.Tried:
		content = t.Methods.Tried
	case cell.Candidates != "":
		content = t.Board.Candidates
	}
	name := t.Fill(content, "digit", cell.Value, "digits", show.Spaced(cell.Candidates))
	if cell.Conflict {
		name += t.Techniques.Marks.Comma + t.Board.Conflict
	}
	if cell.Latest {
		name += t.Techniques.Marks.Comma + t.Methods.Latest
	}
	return name
}
