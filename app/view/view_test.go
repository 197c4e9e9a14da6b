package view_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/app/model"
	"sudoku/app/text"
	"sudoku/app/view"
	"sudoku/app/work"
	"sudoku/solver/board"
)

var update = flag.Bool("update", false, "rewrite testdata/*.golden")

const wikipediaSolution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

// states are pages that between them show everything that a page can show.
func states(t *testing.T) map[string][]model.Msg {
	t.Helper()
	var solution work.Grid
	if err := solution.UnmarshalText([]byte(wikipediaSolution)); err != nil {
		t.Fatal(err)
	}
	at := func(name string) model.Msg {
		c, ok := board.ParseCell(name)
		if !ok {
			t.Fatal(name)
		}
		return model.CellPicked{Cell: c}
	}
	return map[string][]model.Msg{
		"empty": nil,
		"conflicts": {
			model.DigitTyped{Digit: 5}, at("r1c9"), model.DigitTyped{Digit: 5}, at("r9c9"), model.DigitTyped{Digit: 5},
			at("r3c3"), model.DigitTyped{Digit: 5}, at("r9c1"), model.DigitTyped{Digit: 5},
		},
		"playing": {
			model.ExamplePicked{Index: 1}, at("r1c3"), model.DigitTyped{Digit: 4}, at("r1c1"), model.DigitTyped{Digit: 4},
		},
		"solved with a wrong entry": {
			model.ExamplePicked{Index: 1}, at("r1c3"), model.DigitTyped{Digit: 1}, model.SolvePressed{},
			model.Answered{Response: work.Response{ID: 1, Revision: 2, Answer: work.Solved{
				Count: 1, Fitting: 1, Limit: 100, First: solution, Millis: 1.25, Nodes: 12, Guesses: 1,
			}}},
		},
		"marks": {
			model.ExamplePicked{Index: 1}, at("r1c3"), model.MarkTyped{Mode: model.CornerMode, Digit: 1},
			model.MarkTyped{Mode: model.CentreMode, Digit: 2}, model.MarkTyped{Mode: model.CentreMode, Digit: 4},
			model.MarkTyped{Mode: model.ColourMode, Digit: 4}, model.MarkTyped{Mode: model.ColourMode, Digit: 9},
			model.OptionToggled{Option: model.ShowBivalue}, model.HighlightPicked{Digit: 4},
			model.CellAdded{Cell: 3}, model.MarkTyped{Mode: model.CornerMode, Digit: 6},
		},
		"drawing": {
			model.ExamplePicked{Index: 1}, model.EntryModePicked{Mode: model.ColourMode},
			model.TargetPicked{Target: model.CandidateTarget}, model.CandidatePressed{Cell: 2, Digit: 4},
			model.TargetPicked{Target: model.LinkTarget}, model.CandidatePressed{Cell: 2, Digit: 4},
			model.CandidatePressed{Cell: 11, Digit: 4}, model.CandidatePressed{Cell: 11, Digit: 7},
			model.CellAdded{Cell: 2},
		},
		"candidates": {
			model.ExamplePicked{Index: 1}, at("r1c3"), model.OptionToggled{Option: model.ShowCandidates},
			model.MarkTyped{Mode: model.CentreMode, Digit: 1},
		},
		"one of several": {
			model.SolvePressed{},
			model.Answered{Response: work.Response{ID: 1, Answer: work.Solved{
				Count: 100, Fitting: 7, Limit: 100, First: solution, Millis: 1250, Nodes: 12345, Guesses: 99,
			}}},
		},
		"searching": {
			model.SolvePressed{},
			model.Answered{Response: work.Response{ID: 1, Progress: &work.Progress{Count: 4711}}},
		},
	}
}

func TestPages(t *testing.T) {
	for name, messages := range states(t) {
		for _, catalog := range text.Catalogs {
			t.Run(name+"/"+catalog.Code, func(t *testing.T) {
				m := model.New()
				for _, msg := range messages {
					m, _ = model.Update(m, msg)
				}
				p := view.Of(&m, catalog)
				file := filepath.Join("testdata", strings.ReplaceAll(name, " ", "-")+"."+catalog.Code+".golden")
				got := dump(&p)
				if *update {
					if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
						t.Fatal(err)
					}
					return
				}
				want, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				if got != string(want) {
					t.Errorf("got\n%s\nwant\n%s", got, want)
				}
			})
		}
	}
}

// dump prints what a page shows: the cells that hold or mean something, and
// all sentences.
func dump(p *view.Page) string {
	var b strings.Builder
	for _, c := range p.Board.Cells {
		if c.Value != "" || c.Selected {
			fmt.Fprintf(&b, "%q %s\n", c.Name, strings.TrimSpace(strings.ReplaceAll(c.Attributes()[0].Value, "cell", "")))
			if content := c.Content(); content != c.Value {
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
	m := model.New()
	m, _ = model.Update(m, model.DigitTyped{Digit: 5})
	p := view.Of(&m, text.English)
	first := map[string]string{}
	for _, a := range p.Board.Cells[0].Attributes() {
		first[a.Name] = a.Value
	}
	for name, want := range map[string]string{
		"role": "gridcell", "data-cell": "r1c1", "data-value": "5", "data-given": "true", "data-candidates": "",
		"aria-label": "row 1 column 1, given 5", "aria-selected": "true", "tabindex": "0", "aria-invalid": "false",
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
		t.Errorf("%d cells can be reached by Tab", stops)
	}
}
