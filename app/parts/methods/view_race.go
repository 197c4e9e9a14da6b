package methods

import (
	"math"

	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/app/transport"
	"sudoku/solver/board"
	"sudoku/solver/classic"
)

// Lane describes the board of a method in a race.
type Lane struct {
	Name            string
	Givens, Written string // 81 characters each; no-break spaces are empty cells
	Tone            show.Tone
	State           string
}

func newRaceView(r *Race, givens *board.Grid, t *text.Catalog) AnimationView {
	count := r.Length()
	v := AnimationView{Title: t.Methods.Race, Note: t.Methods.RaceHelp, View: transport.Of(&r.Transport, count)}
	v.SpeedValue = t.Fill(t.Methods.SpeedValue, "count", int(math.Round(r.Rate())))
	if r.loading() {
		v.Note = t.Methods.Recording
	} else {
		v.Position = t.Fill(t.Methods.PlaceValue, "at", r.At, "count", count)
	}
	for i := range r.Lanes {
		v.Lanes = append(v.Lanes, newLane(&r.Lanes[i], givens, t))
	}
	return v
}

func newLane(a *Animation, givens *board.Grid, t *text.Catalog) Lane {
	l := Lane{Name: t.Methods.Names[classic.Methods()[a.Method].Key].Name}
	for c, d := range a.Board.Grid {
		given, written := '\u00a0', '\u00a0'
		switch {
		case givens[c] != 0:
			given = '0' + rune(d)
		case d != 0:
			written = '0' + rune(d)
		}
		l.Givens, l.Written = l.Givens+string(given), l.Written+string(written)
	}
	open := board.Cells - a.Board.Grid.Filled().Len()
	switch {
	case a.ID != 0:
		l.State = t.Methods.Waiting
	case a.Err != "":
		l.Tone, l.State = show.Bad, t.Fill(t.Methods.Failed, "reason", a.Err)
	case a.At < a.Length():
		l.State = t.Fill(t.Methods.Progress, "count", board.Cells-open-givens.Filled().Len())
	case a.Cut:
		l.State = t.Methods.CutHere
	default:
		result := classic.Result{Outcome: classic.Solved, Grid: a.Board.Grid}
		switch {
		case open > 0:
			result.Outcome = classic.Stalled
		case len(a.Board.Grid.Conflicts()) > 0:
			result.Outcome = classic.Wrong
		}
		l.Tone, l.State = OutcomeText(&result, t)
		l.State = t.Fill(t.Methods.RaceEnded, "outcome", l.State, "at", a.At)
	}
	return l
}
