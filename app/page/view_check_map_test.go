package page_test

import (
	"strings"
	"testing"

	"sudoku/app/page"
	"sudoku/app/parts/check"
	"sudoku/app/text/english"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
)

// compared returns a page with made-up findings about the Wikipedia puzzle: a report of
// several solutions, and a map of them.
func compared(a work.SolutionsMapped) page.View {
	report := work.Checked{Count: a.Count, Counted: a.Complete, Digits: a.Digits, Completed: wire.Grid{5, 3, 4, 6, 7}}
	return checked(report, english.Catalog, check.SolutionsCompared{},
		page.Answered{Response: work.Response{ID: 3, Revision: 1, Answer: a}}, check.GroupPicked{Group: 1})
}

// TestSharesOfSolutions checks that each digit of a cell, and the cell's label, show the
// share of solutions with it.
func TestSharesOfSolutions(t *testing.T) {
	a := work.SolutionsMapped{Count: 1000, Complete: true}
	a.Digits[2] = board.NewDigitSet(1, 2, 4, 6, 8)
	a.In[2] = [10]int{1: 5, 2: 95, 4: 240, 6: 660}
	a.Digits[3] = board.NewDigitSet(2)
	a.In[3][2] = 1000
	p := compared(a)
	cell := &p.Board.Cells[2]
	want := `<i class="c1 share-1">1</i><i class="c2 share-1">2</i><i class="c4 share-2">4</i><i class="c6 share-3">6</i><i class="c8 share-1">8</i>`
	if got := cell.Content(); got != want {
		t.Errorf("%s", got)
	}
	if want := "empty, solutions: 1 in under 1%, 2 in 9%, 4 in 24%, 6 in 66%, 8 in none of those counted, row 1, column 3"; cell.Name != want {
		t.Errorf("%q", cell.Name)
	}
	if got := p.Board.Cells[3].Content(); got != `<i class="c2 share-4">2</i>` {
		t.Errorf("with the same digit in all solutions: %s", got)
	}
}

// TestMapOfSolutions checks the text of the panel: the number of solutions, the groups
// without a given, and the givens to add.
func TestMapOfSolutions(t *testing.T) {
	set := []board.Cell{2, 3, 11, 12}
	one := board.NewCandidate(2, 4)
	two := []board.Candidate{one, board.NewCandidate(3, 6)}
	for name, tt := range map[string]struct {
		a    work.SolutionsMapped
		want []string
		not  string
	}{
		"one given": {work.SolutionsMapped{Count: 8, Complete: true, Unavoidable: [][]board.Cell{set}, Additions: [][]board.Candidate{{one}}, Ways: 1},
			[]string{"8 solutions. 1 of the 51 empty cells differ.", "4 cells: ", "[true]", "One more given is enough. There is one way to add it.", "4 in row 1, column 3"}, "is enough; one is not"},
		"two givens, more than are listed": {work.SolutionsMapped{Count: 8, Complete: true, Additions: [][]board.Candidate{two}, Ways: 300},
			[]string{"Two more givens are enough; one is not. There are 300 ways to add them.", "1 of them are listed."}, "Groups"},
		"counted up to a limit": {work.SolutionsMapped{Count: 10000},
			[]string{"At least 10,000 solutions (counting stopped there).", "With these 2 givens"}, "enough"},
	} {
		tt.a.Digits[2] = board.NewDigitSet(1, 4)
		tt.a.Digits[3] = board.NewDigitSet(6)
		p := compared(tt.a)
		var said []string
		for _, s := range p.Check.Sections {
			said = append(said, s.Title, s.Text, s.Note)
			for _, g := range s.Groups {
				said = append(said, g.Name)
				if g.On {
					said = append(said, "[true]")
				}
			}
			for _, o := range s.Offers {
				said = append(said, o.Sentence)
			}
		}
		all := strings.Join(said, "\n")
		for _, want := range tt.want {
			if !strings.Contains(all, want) {
				t.Errorf("%s: %q is missing from\n%s", name, want, all)
			}
		}
		if strings.Contains(all, tt.not) {
			t.Errorf("%s: %q in\n%s", name, tt.not, all)
		}
		for _, c := range set {
			cell := &p.Board.Cells[c]
			if on := len(tt.a.Unavoidable) > 0; cell.Grouped != on || strings.Contains(cell.Name, "in the marked group") != on || strings.Contains(cell.Class(), "grouped") != on {
				t.Errorf("%s: %+v", name, cell)
			}
		}
	}
}

// TestManyGroups checks that the lists of groups and of givens to add show only the first
// eight at once.
func TestManyGroups(t *testing.T) {
	p := compared(work.SolutionsMapped{Count: 2, Complete: true, Unavoidable: make([][]board.Cell, 20), Additions: make([][]board.Candidate, 11), Ways: 11})
	groups, ways := p.Check.Sections[1], p.Check.Sections[3]
	if len(groups.Groups) != 8 || len(groups.MoreGroups) != 12 || groups.MoreTitle != "12 more groups" {
		t.Errorf("%d and %d groups, %q", len(groups.Groups), len(groups.MoreGroups), groups.MoreTitle)
	}
	if len(ways.Offers) != 8 || len(ways.More) != 3 || ways.MoreTitle != "3 more ways" {
		t.Errorf("%d and %d ways, %q", len(ways.Offers), len(ways.More), ways.MoreTitle)
	}
}
