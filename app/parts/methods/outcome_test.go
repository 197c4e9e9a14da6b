package methods_test

import (
	"testing"

	"sudoku/app/parts/methods"
	"sudoku/app/show"
	"sudoku/app/text/german"
	"sudoku/solver/board"
	"sudoku/solver/classic"
)

func TestOutcomeTexts(t *testing.T) {
	full := board.Grid{}
	for c := range full {
		full[c] = 1
	}
	for _, tt := range []struct {
		result classic.Result
		tone   show.Tone
		want   string
	}{
		{classic.Result{Outcome: classic.Solved}, show.Good, "gelöst"},
		{classic.Result{Outcome: classic.NoSolution}, show.Plain, "keine Lösung"},
		{classic.Result{Outcome: classic.Wrong}, show.Bad, "falsches Gitter: doppelte Ziffern"},
		{classic.Result{Outcome: classic.Stalled}, show.Plain, "steckt fest, 81 Zellen offen"},
		{classic.Result{Outcome: classic.LimitReached, Grid: full}, show.Plain, "Grenze erreicht, 0 Zellen offen"},
		{classic.Result{Outcome: classic.Cancelled}, show.Plain, "abgebrochen"},
		{classic.Result{Outcome: classic.Refused, Refusals: []classic.Refusal{
			{House: board.RowHouse(2), Digit: 5, Count: 3}, {House: board.BoxHouse(8), Digit: 7, Count: 2},
		}}, show.Bad, "abgelehnt: die 5 steht 3-mal in Zeile 3, die 7 steht 2-mal in Block 9"},
	} {
		if tone, got := methods.OutcomeText(&tt.result, german.Catalog); tone != tt.tone || got != tt.want {
			t.Errorf("got %d %q, want %d %q", tone, got, tt.tone, tt.want)
		}
	}
}
