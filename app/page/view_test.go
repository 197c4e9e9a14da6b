package page_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/play"
	"sudoku/app/parts/solve"
	"sudoku/app/text/english"
	"sudoku/app/text/languages"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/golden"
)

const wikipediaSolution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

// states returns pages that together show everything a page can show.
func states(t *testing.T) map[string][]desk.Msg {
	t.Helper()
	var solution wire.Grid
	if err := solution.UnmarshalText([]byte(wikipediaSolution)); err != nil {
		t.Fatal(err)
	}
	at := func(name string) desk.Msg {
		c, ok := board.ParseCell(name)
		if !ok {
			t.Fatal(name)
		}
		return play.CellPicked{Cell: c}
	}
	return map[string][]desk.Msg{
		"empty": nil,
		"conflicts": {
			play.DigitTyped{Digit: 5}, at("r1c9"), play.DigitTyped{Digit: 5}, at("r9c9"), play.DigitTyped{Digit: 5},
			at("r3c3"), play.DigitTyped{Digit: 5}, at("r9c1"), play.DigitTyped{Digit: 5},
		},
		"playing": {
			grid.ExamplePicked{Index: 1}, at("r1c3"), play.DigitTyped{Digit: 4}, at("r1c1"), play.DigitTyped{Digit: 4},
		},
		"solved with a wrong entry": {
			grid.ExamplePicked{Index: 1}, at("r1c3"), play.DigitTyped{Digit: 1}, solve.Pressed{},
			page.Answered{Response: work.Response{ID: 2, Revision: 2, Answer: work.Solved{
				Count: 1, Fitting: 1, Limit: 100, First: solution, Millis: 1.25, Nodes: 12, Guesses: 1,
			}}},
		},
		"marks": {
			grid.ExamplePicked{Index: 1}, at("r1c3"), play.MarkTyped{Mode: play.CornerMode, Digit: 1},
			play.MarkTyped{Mode: play.CentreMode, Digit: 2}, play.MarkTyped{Mode: play.CentreMode, Digit: 4},
			play.MarkTyped{Mode: play.ColourMode, Digit: 4}, play.MarkTyped{Mode: play.ColourMode, Digit: 9},
			play.OptionToggled{Option: desk.ShowBivalue}, play.HighlightPicked{Digit: 4},
			grid.CellAdded{Cell: 3}, play.MarkTyped{Mode: play.CornerMode, Digit: 6},
		},
		"drawing": {
			grid.ExamplePicked{Index: 1}, play.ModePicked{Mode: play.ColourMode},
			play.TargetPicked{Target: play.CandidateTarget}, play.CandidatePressed{Cell: 2, Digit: 4},
			play.TargetPicked{Target: play.LinkTarget}, play.CandidatePressed{Cell: 2, Digit: 4},
			play.CandidatePressed{Cell: 11, Digit: 4}, play.CandidatePressed{Cell: 11, Digit: 7},
			grid.CellAdded{Cell: 2},
		},
		"candidates": {
			grid.ExamplePicked{Index: 1}, at("r1c3"), play.OptionToggled{Option: desk.ShowCandidates},
			play.MarkTyped{Mode: play.CentreMode, Digit: 1},
		},
		"one of several": {
			solve.Pressed{},
			page.Answered{Response: work.Response{ID: 1, Answer: work.Solved{
				Count: 100, Fitting: 7, Limit: 100, First: solution, Millis: 1250, Nodes: 12345, Guesses: 99,
			}}},
		},
		"solved for experts": {
			grid.ExamplePicked{Index: 1}, play.OptionToggled{Option: desk.Expert}, solve.Pressed{},
			page.Answered{Response: work.Response{ID: 2, Revision: 1, Answer: work.Solved{
				Count: 1, Fitting: 1, Limit: 100, First: solution, Millis: 12.5, Nodes: 12345, Guesses: 99,
			}}},
		},
		"none of several": {
			grid.ExamplePicked{Index: 1}, at("r1c3"), play.DigitTyped{Digit: 2}, solve.Pressed{},
			page.Answered{Response: work.Response{ID: 2, Revision: 2, Answer: work.Solved{
				Count: 7, Fitting: 7, Limit: 100, First: solution, Base: wire.Grid{},
			}}},
		},
		"searching": {
			solve.Pressed{},
			page.Answered{Response: work.Response{ID: 1, Progress: &work.Progress{Count: 4711}}},
		},
	}
}

func TestPages(t *testing.T) {
	for name, messages := range states(t) {
		for _, catalog := range languages.All {
			t.Run(name+"/"+catalog.Code, func(t *testing.T) {
				m := page.New()
				for _, msg := range messages {
					m, _ = page.Update(m, msg)
				}
				p := page.Of(&m, catalog)
				file := filepath.Join("testdata", strings.ReplaceAll(name, " ", "-")+"."+catalog.Code+".golden")
				golden.Compare(t, file, dump(&p))
			})
		}
	}
}

// dump describes a page: the cells with contents or meaning, and all sentences.
func dump(p *page.View) string {
	var b strings.Builder
	for _, c := range p.Board.Cells {
		if c.Value != "" || c.Selected {
			fmt.Fprintf(&b, "%q %s\n", c.Name, strings.TrimSpace(strings.ReplaceAll(c.Attributes()[0].Value, "cell", "")))
			if content := c.Content(); content != c.Value && content != "<span>"+c.Value+"</span>" {
				fmt.Fprintf(&b, "  %s\n", content)
			}
		}
	}
	if p.Board.Drawing != "" {
		fmt.Fprintf(&b, "\n%s\n", p.Board.Drawing)
	}
	fmt.Fprintf(&b, "\n%s\nstatus %d\n  %s\n  %s\n  %s\n", p.Board.Name, p.Status.Tone, p.Status.Notice, p.Status.Main, p.Status.Detail)
	fmt.Fprintf(&b, "busy %v, solutions %q\n", p.Busy, p.Solutions.Label)
	return b.String()
}

func TestAttributesAreOfACell(t *testing.T) {
	m := page.New()
	m, _ = page.Update(m, play.DigitTyped{Digit: 5})
	m, _ = page.Update(m, play.CellPicked{Cell: 0})
	p := page.Of(&m, english.Catalog)
	first := map[string]string{}
	for _, a := range p.Board.Cells[0].Attributes() {
		first[a.Name] = a.Value
	}
	for name, want := range map[string]string{
		"role": "gridcell", "data-cell": "r1c1", "data-value": "5", "data-given": "true", "data-candidates": "",
		"aria-label": "given 5, row 1, column 1", "aria-selected": "true", "tabindex": "0", "aria-invalid": "false",
	} {
		if first[name] != want {
			t.Errorf("%s is %q, want %q", name, first[name], want)
		}
	}
	stops := 0
	for _, c := range p.Board.Cells {
		for _, a := range c.Attributes() {
			if a.Name == "tabindex" && a.Value == "0" {
				stops++
			}
		}
	}
	if stops != 1 {
		t.Errorf("Tab reaches %d cells", stops)
	}
}
