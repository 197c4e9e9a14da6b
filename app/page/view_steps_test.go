package page

import (
	"context"
	"testing"

	"sudoku/app/parts/play"
	"sudoku/app/parts/steps"
	"sudoku/app/parts/transfer"
	"sudoku/app/text"
	"sudoku/app/text/english"
	"sudoku/app/text/german"
	"sudoku/app/work"
	"sudoku/solver/board"
)

// explained returns a model with the path of a puzzle.
func explained(t *testing.T, puzzle string) Model {
	t.Helper()
	m := New()
	m, _ = Update(m, transfer.TextGiven{Text: puzzle})
	m, _ = Update(m, steps.Pressed{})
	request := work.Request{ID: m.Busy.ID, Revision: m.Revision, Job: m.Busy.Job}
	work.Serve(context.Background(), request, func(r work.Response) { m, _ = Update(m, Answered{Response: r}) })
	return m
}

// TestHardestBadge checks that the hardest step has the badge, unless it is a single or all
// steps are equally hard.
func TestHardestBadge(t *testing.T) {
	for _, tt := range []struct {
		name, puzzle string
		badges       int
	}{
		{"singles", "9..81......5..47.6...2.58.1.9.74.5.......3.7.74.......3..95.6....64...1317......4", 0},
		{"techniques", "4...8.1.....2.9......73.....2...1..9..5....7..9.....5..1.5..4..6..3.......4..76.3", 1},
		{"one step", "53467891267219534819834256785976142342685379171392485696153728428741963534528617.", 0},
	} {
		m := explained(t, tt.puzzle)
		p, badges := Of(&m, english.Catalog), 0
		for i := range p.Steps.Lines {
			if p.Steps.Lines[i].Hardest() {
				badges++
			}
		}
		if len(p.Steps.Lines) == 0 || badges != tt.badges {
			t.Errorf("%s: %d badges in %d steps, want %d", tt.name, badges, len(p.Steps.Lines), tt.badges)
		}
		if tt.badges == 0 && p.Steps.Card.Hardest {
			t.Errorf("%s: the first step has the badge", tt.name)
		}
	}
}

// TestQuestionNames checks that question names are unique, whatever is selected and
// marked.
func TestQuestionNames(t *testing.T) {
	for _, catalog := range []*text.Catalog{english.Catalog, german.Catalog} {
		m := explained(t, expertPuzzle)
		m, _ = Update(m, steps.TabPicked{Tab: steps.AskTab})
		asked := 0
		look := func() {
			t.Helper()
			p, names := Of(&m, catalog), map[string]bool{}
			for _, q := range p.Steps.Ask.Questions {
				if names[q.Name] {
					t.Errorf("two questions have the name %q", q.Name)
				}
				names[q.Name] = true
			}
			asked += len(names)
		}
		for _, c := range []board.Cell{0, 1, 2} { // a given and two empty cells
			m, _ = Update(m, play.CellPicked{Cell: c})
			look()
			m, _ = Update(m, steps.CandidateMarked{Digit: 6})
			look()
		}
		if asked != 9 { // before the first mark there are no questions
			t.Errorf("%d questions, want 3 about each marked state", asked)
		}
	}
}

const expertPuzzle = "4...8.1.....2.9......73.....2...1..9..5....7..9.....5..1.5..4..6..3.......4..76.3"
