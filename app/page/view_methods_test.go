package page_test

import (
	"testing"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/methods"
	"sudoku/app/parts/play"
	"sudoku/app/text/english"
	"sudoku/app/transport"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/classic"
)

// run returns a page on which the first methods have run, with these answers.
func run(answers ...work.Ran) page.Model {
	m := page.New()
	m, _ = page.Update(m, frame.PanelPicked{Panel: desk.MethodsPanel})
	m.Methods.Chosen = 1<<len(answers) - 1
	m, _ = page.Update(m, methods.Pressed{})
	for i, answer := range answers {
		m, _ = page.Update(m, page.Answered{Response: work.Response{ID: i + 1, Answer: answer}})
	}
	return m
}

func TestChart(t *testing.T) {
	m := run(
		work.Ran{Millis: 0.01, Result: classic.Result{Outcome: classic.Solved, Nodes: 1}},
		work.Ran{Millis: 1, Result: classic.Result{Outcome: classic.Stalled}},
		work.Ran{Millis: 2e4, Result: classic.Result{Outcome: classic.LimitReached, Nodes: 31_622_777}},
	)
	c := page.Of(&m, english.Catalog).Methods.Chart
	want := []methods.Bar{
		{Name: "Depth-first search", Value: "0.01 ms", Width: "1.0%", Cut: false},
		{Name: "Depth-first search, compiled", Value: "1.0 ms", Width: "28.6%", Cut: false},
		{Name: "Three-line solver", Value: "20.0 s", Width: "90.0%", Cut: true},
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
	m, _ = page.Update(m, methods.MeasurePicked{Measure: methods.NodesMeasure})
	if bars := page.Of(&m, english.Catalog).Methods.Chart.Bars; len(bars) != 2 || bars[0].Width != "1.0%" || bars[1].Width != "93.8%" {
		t.Errorf("node bars %v", bars)
	}
	m, _ = page.Update(m, methods.MeasurePicked{Measure: methods.TriesMeasure})
	if c := page.Of(&m, english.Catalog).Methods.Chart; len(c.Bars) != 0 || c.Empty == "" {
		t.Errorf("without tries: %+v", c)
	}
}

// TestAnimatedCells checks that cells filled by the search look and read differently from
// givens, entries and answers.
func TestAnimatedCells(t *testing.T) {
	m := page.New()
	for _, msg := range []desk.Msg{
		play.DigitTyped{Digit: 1}, play.CellPicked{Cell: 0}, frame.PanelPicked{Panel: desk.MethodsPanel}, frame.MotionPreferred{Still: true},
		methods.AnimatePressed{Method: 5}, // narrowing with hidden singles
	} {
		m, _ = page.Update(m, msg)
	}
	job := work.RecordMethod{RunMethod: work.RunMethod{Method: "narrowing-hidden-singles"}, Events: 9}
	job.Givens = wire.Grid(m.Sheet().Position.Givens)
	work.Serve(t.Context(), work.Request{ID: m.LastID, Job: job}, func(r work.Response) {
		m, _ = page.Update(m, page.Answered{Response: r})
	})
	m, _ = page.Update(m, transport.Stepped{By: 2})
	p := page.Of(&m, english.Catalog)
	for i, want := range []string{
		"given 1, row 1, column 1", "candidates 2 3 4 5 6 7 8 9, last change, row 1, column 2", "empty, row 1, column 3",
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
	m, _ = page.Update(m, transport.Stepped{By: 100})
	if note := page.Of(&m, english.Catalog).Methods.Animation.Note; note != english.Catalog.Methods.CutHere {
		t.Errorf("at the end of a truncated recording: %q", note)
	}
}
