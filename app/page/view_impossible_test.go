package page

import (
	"strings"
	"testing"

	"sudoku/app/desk"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/solve"
	"sudoku/app/parts/transfer"
	"sudoku/app/text/english"
	"sudoku/app/work"
)

// TestImpossible checks that a cell or house without options is marked and named while
// the status mentions it.
func TestImpossible(t *testing.T) {
	m := New()
	m, _ = Update(m, transfer.TextGiven{Text: "12345678.........9" + strings.Repeat(".", 63)})
	before := Of(&m, english.Catalog)
	m, _ = Update(m, solve.Pressed{})
	m, _ = Update(m, Answered{Response: work.Response{ID: m.Busy.ID, Revision: m.Revision, Answer: work.Solved{}}})
	p := Of(&m, english.Catalog)
	if !strings.Contains(p.Status.Main, "No digit fits in row 1, column 9. There is no place for 9 in row 1.") {
		t.Fatalf("the status is %q", p.Status.Main)
	}
	for i := range p.Board.Cells {
		c, was := &p.Board.Cells[i], &before.Board.Cells[i]
		name := was.Name
		if i == 8 {
			name = "empty, no digit fits, no place for 9 in row 1, row 1, column 9"
		}
		if c.Name != name || c.Impossible != (i == 8) || strings.Contains(c.Class(), "impossible") != (i == 8) {
			t.Errorf("%s: %q, %q", c.ID, c.Name, c.Class())
		}
	}
	if got := p.Board.Drawing; strings.Count(got, "house impossible") != 1 || strings.Contains(before.Board.Drawing, "impossible") {
		t.Errorf("drawn is %q", got)
	}
	m, _ = Update(m, frame.PanelPicked{Panel: desk.MethodsPanel}) // the methods panel does not show the report
	if p = Of(&m, english.Catalog); !p.Board.Cells[8].Impossible {
		t.Error("the cell is not marked next to another panel")
	}
}
