package page_test

import (
	"context"
	"strings"
	"testing"

	"sudoku/app/desk"
	pages "sudoku/app/page"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/list"
	"sudoku/app/text/english"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/format"
)

const (
	listed = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	hodoku = ":0000:x:53..7....6..195....98....6.8...6...34..8+53..17...2...6.6....28+4...419.+35....8..79:113 216 117::"
	games  = "<opensudoku>\n<game data='" + listed + "'/>\n<game data='12'/>\n<game data='" + listed + "'/></opensudoku>\n"
)

// lister is a page with a list and an engine that answers immediately. If later is set,
// requests wait instead.
type lister struct {
	m       pages.Model
	list    string
	later   bool
	waiting []work.Request
}

// openList opens a list with the given parts and their texts.
func openList(parts []list.Part, texts ...string) *lister {
	l := &lister{m: pages.New(), list: strings.Join(texts, "")}
	from := 0
	for i := range parts {
		parts[i].From, parts[i].To = from, from+len(texts[i])
		from = parts[i].To
	}
	l.do(list.Opened{Name: "list", Parts: parts, Workers: 1})
	return l
}

func (l *lister) do(msg desk.Msg) {
	next, cmds := pages.Update(l.m, msg)
	l.m = next
	for _, cmd := range cmds {
		switch cmd := cmd.(type) {
		case desk.ComputeParallel:
			l.serve(cmd.Request)
		case desk.Compute:
			l.serve(cmd.Request)
		}
	}
}

func (l *lister) serve(req work.Request) {
	if l.later {
		l.waiting = append(l.waiting, req)
		return
	}
	from, to := req.Span()
	work.Serve(context.Background(), req.Carrying([]byte(l.list[from:to])), func(r work.Response) { l.do(pages.Answered{Response: r}) })
}

func (l *lister) view() pages.View { return pages.Of(&l.m, english.Catalog) }

var inside = list.Part{Part: work.Part{Inside: true}}

// TestListContents checks the number of puzzles in a list, and the reasons and line
// numbers of skipped lines.
func TestListContents(t *testing.T) {
	for _, tt := range []struct {
		name     string
		parts    []list.Part
		texts    []string
		contents string
		skipped  string
		why      []string
	}{
		{"one part", []list.Part{{}}, []string{listed + "\n" + hodoku + "\n"}, "2 puzzles in the list.", "", nil},
		{"parts of a file", []list.Part{{}, inside, inside},
			[]string{listed + "\nhello\n", hodoku + "\n\n", "# a\n" + listed[1:] + "\n" + listed}, "3 puzzles in the list.", "Skipped: 2",
			[]string{"Line 2: ", "Line 6: "}},
		{"files", []list.Part{{File: "a.txt"}, {File: "b.opensudoku"}, {File: "c.txt"}},
			[]string{listed, games, "nonsense"}, "3 puzzles in the list.", "Skipped: 2", []string{"b.opensudoku: Line 3: ", "c.txt: "}},
		{"one puzzle", []list.Part{{}}, []string{listed}, "One puzzle in the list.", "", nil},
		{"more than is shown", []list.Part{{}, inside}, []string{listed + "\n", strings.Repeat("hello\n", 250)},
			"One puzzle in the list.", "Skipped: 250", nil},
	} {
		v := openList(tt.parts, tt.texts...).view().List
		if v.Contents != tt.contents || v.Skipped != tt.skipped {
			t.Errorf("%s: %q, %q", tt.name, v.Contents, v.Skipped)
		}
		for i, why := range tt.why {
			if i >= len(v.Why) || !strings.HasPrefix(v.Why[i], why) {
				t.Errorf("%s: %q, want %q", tt.name, v.Why, why)
			}
		}
		if strings.HasPrefix(tt.name, "more") && (len(v.Why) != work.MostWhy+1 || v.Why[work.MostWhy] != "230 more: something that is not a digit") {
			t.Errorf("%s: %q", tt.name, v.Why)
		}
	}
}

// TestPuzzleOfList checks that a puzzle from a list opens like a single one.
func TestPuzzleOfList(t *testing.T) {
	alone, err := format.Read(hodoku)
	if err != nil {
		t.Fatal(err)
	}
	for _, number := range []int{2, 3} {
		l := openList([]list.Part{{}, inside}, listed+"\nhello\n"+listed+"\n", hodoku+"\n")
		l.do(list.RowOpened{Part: number / 2, Index: number % 2, Puzzle: board.Grid{1}})
		page := l.view()
		want := alone.Annotated
		if number == 3 { // without its text, only the givens are known
			want = board.Annotated{Position: board.Position{Givens: board.Grid{1}}}
		}
		if l.m.Annotated() != want || number == 2 && !strings.Contains(page.Status.Notice, "HoDoKu library") {
			t.Errorf("puzzle %d: %v, %q", number, l.m.Annotated().Position, page.Status.Notice)
		}
	}
}

// TestDialogWhilePuzzleOpens opens a dialog before the engine has found the puzzle that
// was chosen from a list, and checks that the dialog stays open above the puzzle.
func TestDialogWhilePuzzleOpens(t *testing.T) {
	l := openList([]list.Part{inside}, listed+"\n"+listed+"\n")
	l.later = true
	l.do(list.RowOpened{Index: 1, Puzzle: board.Grid{1}})
	l.do(frame.DialogOpened{Dialog: desk.ToolsDialog})
	l.later = false
	for _, req := range l.waiting {
		l.serve(req)
	}
	if l.m.Panel != desk.SolvePanel || l.m.Dialog != desk.ToolsDialog {
		t.Errorf("panel %q, dialog %q", l.m.Panel, l.m.Dialog)
	}
}

// TestListStatus checks that, while the list panel is shown, the status describes the
// loaded list and not the empty grid.
func TestListStatus(t *testing.T) {
	l := openList([]list.Part{inside}, listed+"\n"+listed+"\n")
	const want = "2 puzzles loaded. Choose one to open it."
	if got := l.view().Status.Main; got != want {
		t.Errorf("the status is %q, want %q", got, want)
	}
	l.do(frame.PanelPicked{Panel: desk.SolvePanel})
	if got := l.view().Status.Main; got != english.Catalog.Setup.Lead {
		t.Errorf("in the other panel the status is %q", got)
	}
}
