package page_test

import (
	"slices"
	"strings"
	"testing"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/check"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/play"
	"sudoku/app/text"
	"sudoku/app/text/english"
	"sudoku/app/text/german"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/repair"
)

// checked returns a page with a made-up report on the Wikipedia puzzle.
func checked(report work.Checked, t *text.Catalog, more ...desk.Msg) page.View {
	m := page.New()
	for _, msg := range append([]desk.Msg{
		grid.ExamplePicked{Index: 1}, check.Pressed{},
		page.Answered{Response: work.Response{ID: 2, Revision: 1, Answer: report}},
	}, more...) {
		m, _ = page.Update(m, msg)
	}
	return page.Of(&m, t)
}

func TestRepairSentences(t *testing.T) {
	at := board.CellAt
	for _, tt := range []struct {
		repair          work.Repair
		english, german string
	}{
		{work.Repair{Kind: repair.Shift, From: at(1, 6), To: at(1, 7), Line: board.RowHouse(1), Digits: "43"},
			"Row 2: move 4 3 one cell to the right", "Zeile 2: 4 3 um eine Zelle nach rechts"},
		{work.Repair{Kind: repair.Shift, From: at(8, 1), To: at(8, 0), Line: board.RowHouse(8), Digits: "19"},
			"Row 9: move 1 9 one cell to the left", "Zeile 9: 1 9 um eine Zelle nach links"},
		{work.Repair{Kind: repair.Shift, From: at(0, 3), To: at(1, 3), Line: board.ColumnHouse(3), Digits: "567"},
			"Column 4: move 5 6 7 one cell down", "Spalte 4: 5 6 7 um eine Zelle nach unten"},
		{work.Repair{Kind: repair.Shift, From: at(4, 3), To: at(3, 3), Line: board.ColumnHouse(3), Digits: "56"},
			"Column 4: move 5 6 one cell up", "Spalte 4: 5 6 um eine Zelle nach oben"},
		{work.Repair{Kind: repair.Move, From: at(3, 3), To: at(3, 4), Was: 7, Now: 7},
			"Move 7 from row 4, column 4 to row 4, column 5", "7 von Zeile 4, Spalte 4 nach Zeile 4, Spalte 5 versetzen"},
		{work.Repair{Kind: repair.Swap, From: at(0, 0), To: at(0, 1), Was: 1, Now: 1},
			"Swap row 1, column 1 and row 1, column 2", "Zeile 1, Spalte 1 und Zeile 1, Spalte 2 vertauschen"},
		{work.Repair{Kind: repair.Change, From: at(2, 6), To: at(2, 6), Was: 6, Now: 5},
			"Row 3, column 7: 5 instead of 6", "Zeile 3, Spalte 7: 5 statt 6"},
		{work.Repair{Kind: repair.Drop, From: at(3, 3), To: at(3, 3), Was: 7},
			"Remove 7 in row 4, column 4", "7 in Zeile 4, Spalte 4 weglassen"},
	} {
		for catalog, want := range map[*text.Catalog]string{english.Catalog: tt.english, german.Catalog: tt.german} {
			p := checked(work.Checked{Counted: true, Repairs: []work.Repair{tt.repair}}, catalog)
			if got := p.Check.Sections[1].Offers[0].Sentence; got != want {
				t.Errorf("%q, want %q", got, want)
			}
		}
	}
}

// TestReachedLimits checks that "reached its limit" appears exactly where it belongs.
func TestReachedLimits(t *testing.T) {
	one := wire.Grid{5}
	for _, tt := range []struct {
		report work.Checked
		status string
		limits int
	}{
		{work.Checked{}, "is unknown", 1},
		{work.Checked{Count: 1}, "is unknown", 1},
		{work.Checked{Count: 9}, "At least 9 solutions.", 1}, // no missing givens
		{work.Checked{Count: 9, Counted: true, Completed: one}, "9 solutions.", 0},
		{work.Checked{Count: 9, Completed: one, Unfinished: []repair.Stage{repair.Counting, repair.Listing}}, "At least 9 solutions.", 1},
		{work.Checked{Counted: true, Contradiction: one}, "No solution", 0},
		{work.Checked{Counted: true, Contradiction: one, Unfinished: []repair.Stage{repair.Contradicting, repair.Repairing}}, "No solution", 2},
		{work.Checked{Count: 1, Counted: true}, "Exactly one solution.", 0},
		{work.Checked{Count: 1, Counted: true, Unfinished: []repair.Stage{repair.Minimizing}}, "Exactly one solution.", 1},
	} {
		p := checked(tt.report, english.Catalog)
		said := p.Status.Main
		for _, s := range p.Check.Sections {
			said += " " + s.Text + " " + s.Note
		}
		if n := strings.Count(said, "reached its limit"); n != tt.limits || !strings.Contains(p.Status.Main, tt.status) {
			t.Errorf("%+v: %s", tt.report, said)
		}
	}
}

func TestMoreRepairs(t *testing.T) {
	for n, want := range map[int][2]int{0: {0, 0}, 8: {8, 0}, 9: {8, 1}, 40: {8, 32}} {
		p := checked(work.Checked{Counted: true, Repairs: make([]work.Repair, n)}, english.Catalog)
		s := p.Check.Sections[1]
		if len(s.Offers) != want[0] || len(s.More) != want[1] || (s.MoreTitle == "") != (want[1] == 0) {
			t.Errorf("of %d repairs, %d are listed and %d are under more, %q", n, len(s.Offers), len(s.More), s.MoreTitle)
		}
		for i, o := range slices.Concat(s.Offers, s.More) {
			if int(o.Offer) != i+1 {
				t.Errorf("repair %d has the number %d", i+1, o.Offer)
			}
		}
	}
}

func TestCheckMarks(t *testing.T) {
	report := work.Checked{Count: 2, Counted: true, Redundant: wire.Grid{5}, Contradiction: wire.Grid{0, 3}}
	report.Digits[0] = board.NewDigitSet(5)
	report.Digits[2] = board.NewDigitSet(1, 4)
	report.Digits[3] = board.NewDigitSet(2)
	report.Completed = wire.Grid{5, 3, 4, 0, 7}
	entry := []desk.Msg{play.CellPicked{Cell: 2}, play.DigitTyped{Digit: 4}}
	for _, tt := range []struct {
		name    string
		cell    board.Cell
		more    []desk.Msg
		class   string
		content string
		label   string
	}{
		{"redundant", 0, nil, "unneeded", "5", "given 5, redundant, row 1, column 1"},
		{"contradicting", 1, nil, "contradicting", "3", "given 3, part of the contradiction, row 1, column 2"},
		{"digits", 2, nil, "choices-2", `<i class="c1">1</i><i class="c4">4</i>`, "empty, candidates 1 4, row 1, column 3"},
		{"one digit", 3, nil, "choices-1", `<i class="c2">2</i>`, "empty, candidates 2, row 1, column 4"},
		{"counts", 2, []desk.Msg{check.LayerPicked{Layer: check.DigitCounts}}, "choices-2", "<small>2</small>", "empty, 2 possible digits, row 1, column 3"},
		{"nothing", 2, []desk.Msg{check.LayerPicked{Layer: check.NoLayer}}, "", "", "empty, row 1, column 3"},
		{"an entry", 2, entry, "choices-2", "4", "4, 2 possible digits, row 1, column 3"},
		{"another panel", 2, []desk.Msg{frame.PanelPicked{}}, "", "", "empty, row 1, column 3"},
		{"preview", 2, []desk.Msg{check.OfferPreviewed{Offer: check.CompletedOffer}}, "previewed choices-2", "4", "empty, candidates 1 4, would become 4, row 1, column 3"},
		{"preview of nothing", 9, []desk.Msg{check.OfferPreviewed{Offer: check.CompletedOffer}}, "previewed", "", "given 6, would become empty, row 2, column 1"},
	} {
		p := checked(report, english.Catalog, tt.more...)
		c := &p.Board.Cells[tt.cell]
		if strings.TrimSuffix(strings.TrimPrefix(c.Content(), "<span>"), "</span>") != tt.content || c.Name != tt.label || !strings.HasSuffix(c.Attributes()[0].Value, tt.class) {
			t.Errorf("%s: %q, %q, %q", tt.name, c.Content(), c.Name, c.Attributes()[0].Value)
		}
		candidates := ""
		if strings.Contains(tt.label, "candidates") {
			candidates = report.Digits[tt.cell].String()
		}
		if c.Candidates != candidates {
			t.Errorf("%s: candidates %q", tt.name, c.Candidates)
		}
	}
}
