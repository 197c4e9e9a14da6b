package view_test

import (
	"testing"

	"sudoku/app/model"
	"sudoku/app/model/desk"
	"sudoku/app/model/frame"
	"sudoku/app/model/methods"
	"sudoku/app/model/play"
	"sudoku/app/model/transport"
	"sudoku/app/text/english"
	"sudoku/app/text/german"
	"sudoku/app/view"
	"sudoku/app/work"
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
		tone   view.Tone
		want   string
	}{
		{classic.Result{Outcome: classic.Solved}, view.Good, "gelöst"},
		{classic.Result{Outcome: classic.NoSolution}, view.Plain, "keine Lösung"},
		{classic.Result{Outcome: classic.Wrong}, view.Bad, "falsches Gitter: doppelte Ziffern"},
		{classic.Result{Outcome: classic.Stalled}, view.Plain, "steckt fest, 81 Zellen offen"},
		{classic.Result{Outcome: classic.LimitReached, Grid: full}, view.Plain, "Grenze erreicht, 0 Zellen offen"},
		{classic.Result{Outcome: classic.Cancelled}, view.Plain, "abgebrochen"},
		{classic.Result{Outcome: classic.Refused, Refusals: []classic.Refusal{
			{House: board.RowHouse(2), Digit: 5, Count: 3}, {House: board.BoxHouse(8), Digit: 7, Count: 2},
		}}, view.Bad, "abgelehnt: die 5 steht 3-mal in Zeile 3, die 7 steht 2-mal in Block 9"},
	} {
		if tone, got := view.OutcomeText(&tt.result, german.Catalog); tone != tt.tone || got != tt.want {
			t.Errorf("%d %q, want %d %q", tone, got, tt.tone, tt.want)
		}
	}
}

// run is the panel after runs of the first methods with these answers.
func run(answers ...work.Ran) model.Model {
	m := model.New()
	m, _ = model.Update(m, frame.PanelPicked{Panel: desk.MethodsPanel})
	m.Methods.Chosen = 1<<len(answers) - 1
	m, _ = model.Update(m, methods.Pressed{})
	for i, answer := range answers {
		m, _ = model.Update(m, model.Answered{Response: work.Response{ID: i + 1, Answer: answer}})
	}
	return m
}

func TestChart(t *testing.T) {
	m := run(
		work.Ran{Millis: 0.01, Result: classic.Result{Outcome: classic.Solved, Nodes: 1}},
		work.Ran{Millis: 1, Result: classic.Result{Outcome: classic.Stalled}},
		work.Ran{Millis: 2e4, Result: classic.Result{Outcome: classic.LimitReached, Nodes: 31_622_777}},
	)
	c := view.Of(&m, english.Catalog).Methods.Chart
	want := []view.Bar{
		{"Depth-first search", "0.01 ms", "1.0%", false},
		{"Depth-first search, compiled", "1.0 ms", "28.6%", false},
		{"Three-line solver", "20.0 s", "90.0%", true},
	}
	if len(c.Bars) != len(want) || c.Bars[0] != want[0] || c.Bars[1] != want[1] || c.Bars[2] != want[2] {
		t.Errorf("bars %v, want %v", c.Bars, want)
	}
	labels := ""
	for _, tick := range c.Ticks {
		labels += tick.At + " " + tick.Label + ","
	}
	if want := "0.0% 0.01 ms,14.3% ,28.6% 1.0 ms,42.9% ,57.1% 100 ms,71.4% ,85.7% 10.0 s,100.0% ,"; labels != want {
		t.Errorf("ticks %s, want %s", labels, want)
	}
	m, _ = model.Update(m, methods.MeasurePicked{Measure: methods.NodesMeasure})
	if bars := view.Of(&m, english.Catalog).Methods.Chart.Bars; len(bars) != 2 || bars[0].Width != "1.0%" || bars[1].Width != "93.8%" {
		t.Errorf("bars of nodes %v", bars)
	}
	m, _ = model.Update(m, methods.MeasurePicked{Measure: methods.TriesMeasure})
	if c := view.Of(&m, english.Catalog).Methods.Chart; len(c.Bars) != 0 || c.Empty == "" {
		t.Errorf("no tries, but %+v", c)
	}
}

// What the search wrote looks and reads differently from givens, entries and
// answers.
func TestAnimatedCells(t *testing.T) {
	m := model.New()
	for _, msg := range []desk.Msg{
		play.DigitTyped{Digit: 1}, play.CellPicked{Cell: 0}, frame.PanelPicked{Panel: desk.MethodsPanel}, frame.MotionPreferred{Still: true},
		methods.AnimatePressed{Method: 5}, // narrowing and hidden singles
	} {
		m, _ = model.Update(m, msg)
	}
	job := work.RecordMethod{RunMethod: work.RunMethod{Method: "narrowing-hidden-singles"}, Events: 9}
	job.Givens = work.Grid(m.Sheet().Position.Givens)
	work.Serve(t.Context(), work.Request{ID: m.LastID, Job: job}, func(r work.Response) {
		m, _ = model.Update(m, model.Answered{Response: r})
	})
	m, _ = model.Update(m, transport.Stepped{By: 2})
	p := view.Of(&m, english.Catalog)
	for i, want := range []string{
		"row 1, column 1, given 1", "row 1, column 2, candidates 2 3 4 5 6 7 8 9, last change", "row 1, column 3, empty",
	} {
		if got := p.Board.Cells[i].Name; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got := p.Board.Cells[1].Attributes()[0].Value; got != "cell latest" {
		t.Errorf("class %q", got)
	}
	if p.Methods.Rows != nil || p.Methods.Animation.Position != "Event 2 of 9" {
		t.Errorf("%+v", p.Methods)
	}
	m, _ = model.Update(m, transport.Stepped{By: 100})
	if note := view.Of(&m, english.Catalog).Methods.Animation.Note; note != english.Catalog.Methods.CutHere {
		t.Errorf("at the end of a cut recording: %q", note)
	}
}
