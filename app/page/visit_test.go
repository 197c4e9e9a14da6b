package page_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/page"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/play"
	"sudoku/app/parts/practise"
	"sudoku/app/parts/solve"
	"sudoku/app/parts/transfer"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
)

// lineWithEntries is a position with entries and eliminated candidates.
const lineWithEntries = ":0000:x:53..7....6..195....98....6.8...6...34..8+53..17...2...6.6....28+4...419.+35....8..79:113 216 117::"

// played returns a model with a branch in its history, an undone change and an answer.
func played() page.Model {
	m := page.New()
	for _, msg := range []desk.Msg{
		grid.ExamplePicked{Index: 1},
		solve.Pressed{},
		page.Answered{Response: work.Response{ID: 2, Revision: 1, Answer: work.Solved{
			Count: 1, Limit: 100, Fitting: 1, First: wire.Grid{1, 2, 3}, Base: wire.Grid{1}, Millis: .25, Nodes: 7, Guesses: 2,
		}}},
		grid.UndoPressed{},
		play.CellPicked{Cell: board.CellAt(0, 2)},
		play.DigitTyped{Digit: 4},
		play.DigitTyped{Digit: 2},
		play.GivensLocked{On: false},
		transfer.TextGiven{Text: lineWithEntries},
		grid.UndoPressed{},
		grid.CellToggled{Cell: board.CellAt(0, 3)},
		play.MarkTyped{Mode: play.CornerMode, Digit: 1},
		play.MarkTyped{Mode: play.CentreMode, Digit: 9},
		play.MarkTyped{Mode: play.ColourMode, Digit: 9},
		play.MarkTyped{Mode: play.ColourMode, Digit: 2},
		play.MarkTyped{Mode: play.CentreMode, Digit: 9},
		play.OptionToggled{Option: desk.ShowCandidates},
		play.ModePicked{Mode: play.CentreMode},
		grid.SavepointSet{},
		grid.SavepointNamed{Index: 0, Name: "before the guess"},
		grid.UndoPressed{},
		grid.SavepointSet{},
		grid.SavepointDropped{Index: 1},
	} {
		m, _ = page.Update(m, msg)
	}
	s := m.Sheet()
	s.Marks.Candidates[728], s.Marks.Candidates[0] = 9, 1
	s.Marks.Links.Len = 3
	s.Marks.Links.Links[0] = board.DrawnLink{To: board.LinkEnd{Candidate: 728}, Strong: true}
	s.Marks.Links.Links[1] = board.DrawnLink{From: board.LinkEnd{Candidate: 728}, To: board.LinkEnd{Candidate: 5}}
	group, _ := board.NewLinkEnd(3, board.NewCellSet(0, 10, 20))
	s.Marks.Links.Links[2] = board.DrawnLink{From: group, To: board.LinkEnd{Candidate: 5}, Strong: true}
	m.History = m.History.Add(s)
	s.Marks.Candidates[0], s.Marks.Links = 0, board.LinkList{}
	m.History = m.History.Add(s)
	m.SetTime(83 * time.Second)
	m.Record = game.Record{Hints: 2, Mistakes: 1, Finished: true}
	m.Naming = desk.NamedByLetters
	return m
}

// encoded returns the text of a visit.
func encoded(m *page.Model) (string, error) { return new(page.Encoder).Encode(m), nil }

func TestVisitRoundTrip(t *testing.T) {
	m := played()
	text, err := encoded(&m)
	if err != nil {
		t.Fatal(err)
	}
	back, err := page.Restored(text, page.New())
	if err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	if back.Selected != m.Selected || back.Sheet() != m.Sheet() {
		t.Errorf("restored the current sheet as %+v", back.Sheet())
	}
	if back.Play.Mode != m.Play.Mode || back.Options != m.Options || back.Naming != m.Naming || m.Naming == 0 {
		t.Errorf("restored the play settings as %+v", back.Play)
	}
	if !slices.Equal(back.Savepoints, m.Savepoints) || len(back.Savepoints) != 2 {
		t.Errorf("restored the savepoints as %+v", back.Savepoints)
	}
	if want := (game.Record{Hints: 2, Mistakes: 1, Finished: true}); back.Record != want {
		t.Errorf("restored the counts as %+v", back.Record)
	}
	if back.Time() != 83*time.Second {
		t.Errorf("restored the time as %v", back.Time())
	}
	for m.History.CanUndo() || m.History.CanRedo() {
		if m.History.CanRedo() {
			m.History, back.History = m.History.Redo(), back.History.Redo()
		} else {
			m.History, back.History = m.History.Undo(), back.History.Undo()
		}
		if back.Sheet() != m.Sheet() {
			t.Fatalf("the restored history differs: %s", text)
		}
		if !m.History.CanRedo() {
			break
		}
	}
	eliminated, linked := 0, 0
	for i, n := range m.History.Nodes() {
		eliminated += n.Sheet.Position.Eliminated.Len()
		linked += int(n.Sheet.Marks.Links.Len)
		if got := back.History.Nodes()[i]; *got != *n {
			t.Errorf("restored node %d as %+v", i, got)
		}
	}
	if eliminated == 0 || linked == 0 {
		t.Error("nothing is eliminated or linked in any node")
	}
	if again, _ := encoded(&back); len(again) != len(text) {
		t.Errorf("encoded again as %s", again)
	}
}

// TestVersionOfLinks checks that only texts with groups require a page that supports
// groups, and that links of all versions stay readable.
func TestVersionOfLinks(t *testing.T) {
	for _, tt := range []struct {
		version     int
		links, want string
	}{
		{2, "000728=728005-", "[{r1c1=1 r9c9=9 true} {r9c9=9 r1c1=6 false}]"},
		{3, "g000031g000033=", "[{r1c12=1 r1c12=3 true}]"},
		{3, "005g094893-", "[{r1c1=6 r1c1,r2c2,r3c3=3 false}]"},
	} {
		text := fmt.Sprintf(`{"version":%d,"nodes":[{"p":-1,"l":"%s"}],"path":[0],"depth":0,"selected":"r1c1"}`, tt.version, tt.links)
		g, err := game.Decode(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		s := g.History.Sheet()
		if got := fmt.Sprint(s.Marks.Links.Links[:s.Marks.Links.Len]); got != tt.want {
			t.Errorf("%s: read as %s, want %s", tt.links, got, tt.want)
		}
		if got := g.Encode(); got != text {
			t.Errorf("written again as %s, want %s", got, text)
		}
	}
}

// TestOldTexts checks that the first versions of saved texts stay readable.
func TestOldTexts(t *testing.T) {
	const v1 = `{"version":1,"nodes":[{"p":-1},{"p":0,"d":"g005e012","m":true}],"path":[0,1],"depth":1,"selected":"r2c3"}`
	m, err := page.Restored(v1, page.New())
	if err != nil {
		t.Fatal(err)
	}
	s := m.Sheet()
	if s.Position.Givens[0] != 5 || s.Position.Entries[1] != 2 || !s.Locked || m.Selected.String() != "r2c3" {
		t.Errorf("decoded as %+v at %v", s, m.Selected)
	}
	const timed = `{"version":2,"nodes":[{"p":-1,"m":true},{"p":0,"d":"e012","m":true,"t":125,"h":2,"f":true}],"path":[0,1],"depth":1,"selected":"r1c1"}`
	if played, err := page.Restored(timed, page.New()); err != nil {
		t.Error(err)
	} else if n := played.History.Nodes()[1]; n.At != 125 || n.Hints != 2 || !n.Linked {
		t.Errorf("a move after 12.5 s and two hints, the first of a link, has %d, %d and %v", n.At, n.Hints, n.Linked)
	}
	if m.Options != desk.DefaultOptions {
		t.Errorf("options missing from the text became %v", m.Options)
	}
	if m.Record != (game.Record{}) {
		t.Errorf("counts missing from the text became %+v", m.Record)
	}
	const named = `{"version":2,"nodes":[{"p":-1}],"path":[0],"depth":0,"selected":"r1c1","play":{"mode":0,"options":70%s}}`
	for naming, want := range map[string]desk.Naming{"": desk.UsualNaming, `,"naming":2`: desk.NamedShort, `,"naming":99`: desk.UsualNaming} {
		if m, err := page.Restored(fmt.Sprintf(named, naming), page.New()); err != nil || m.Naming != want || m.Options.Has(desk.Expert) {
			t.Errorf("%q: cells have the naming %d, options %v, %v", naming, m.Naming, m.Options, err)
		}
	}
}

func TestDamagedTexts(t *testing.T) {
	for name, text := range map[string]string{
		"empty":             "",
		"not JSON":          "{",
		"no nodes":          `{"version":1,"path":[0],"selected":"r1c1"}`,
		"no path":           `{"version":1,"nodes":[{"p":-1}],"selected":"r1c1"}`,
		"depth":             `{"version":1,"nodes":[{"p":-1}],"path":[0],"depth":1,"selected":"r1c1"}`,
		"negative depth":    `{"version":1,"nodes":[{"p":-1}],"path":[0],"depth":-1,"selected":"r1c1"}`,
		"path":              `{"version":1,"nodes":[{"p":-1}],"path":[3],"depth":0,"selected":"r1c1"}`,
		"path of another":   `{"version":1,"nodes":[{"p":-1},{"p":0},{"p":0}],"path":[0,1,2],"depth":0,"selected":"r1c1"}`,
		"own parent":        `{"version":1,"nodes":[{"p":0}],"path":[0],"depth":0,"selected":"r1c1"}`,
		"two roots":         `{"version":1,"nodes":[{"p":-1},{"p":-1}],"path":[0],"depth":0,"selected":"r1c1"}`,
		"negative parent":   `{"version":1,"nodes":[{"p":-2}],"path":[0],"depth":0,"selected":"r1c1"}`,
		"cell":              `{"version":1,"nodes":[{"p":-1}],"path":[0],"depth":0,"selected":"r0c1"}`,
		"change cut":        `{"version":1,"nodes":[{"p":-1,"d":"g00"}],"path":[0],"depth":0,"selected":"r1c1"}`,
		"change cell":       `{"version":1,"nodes":[{"p":-1,"d":"g811"}],"path":[0],"depth":0,"selected":"r1c1"}`,
		"change sign":       `{"version":1,"nodes":[{"p":-1,"d":"g-11"}],"path":[0],"depth":0,"selected":"r1c1"}`,
		"change candidate":  `{"version":1,"nodes":[{"p":-1,"d":"x729"}],"path":[0],"depth":0,"selected":"r1c1"}`,
		"change layer":      `{"version":1,"nodes":[{"p":-1,"d":"q001"}],"path":[0],"depth":0,"selected":"r1c1"}`,
		"mark of no digit":  `{"version":2,"nodes":[{"p":-1,"d":"k000"}],"path":[0],"depth":0,"selected":"r1c1"}`,
		"mark of no cell":   `{"version":2,"nodes":[{"p":-1,"d":"n811"}],"path":[0],"depth":0,"selected":"r1c1"}`,
		"candidate colour":  `{"version":2,"nodes":[{"p":-1,"d":"A729"}],"path":[0],"depth":0,"selected":"r1c1"}`,
		"link cut":          `{"version":2,"nodes":[{"p":-1,"l":"000001"}],"path":[0],"depth":0,"selected":"r1c1"}`,
		"link":              `{"version":2,"nodes":[{"p":-1,"l":"000729="}],"path":[0],"depth":0,"selected":"r1c1"}`,
		"group cut":         `{"version":3,"nodes":[{"p":-1,"l":"g00003"}],"path":[0],"depth":0,"selected":"r1c1"}`,
		"group of nothing":  `{"version":3,"nodes":[{"p":-1,"l":"g005121000="}],"path":[0],"depth":0,"selected":"r1c1"}`,
		"group of no house": `{"version":3,"nodes":[{"p":-1,"l":"g138271000="}],"path":[0],"depth":0,"selected":"r1c1"}`,
		"group of no digit": `{"version":3,"nodes":[{"p":-1,"l":"g000030000="}],"path":[0],"depth":0,"selected":"r1c1"}`,
		"link of no kind":   `{"version":3,"nodes":[{"p":-1,"l":"000001"}],"path":[0],"depth":0,"selected":"r1c1"}`,
		"savepoint":         `{"version":2,"nodes":[{"p":-1}],"path":[0],"depth":0,"selected":"r1c1","savepoints":[{"node":1}]}`,
		"answer":            `{"version":1,"nodes":[{"p":-1,"a":{"count":1,"grid":"12"}}],"path":[0],"depth":0,"selected":"r1c1"}`,
	} {
		before := played()
		after, err := page.Restored(text, before)
		if err == nil {
			t.Errorf("%s: no error", name)
		}
		if after.Sheet() != before.Sheet() {
			t.Errorf("%s: the model changed", name)
		}
	}
	if _, err := page.Restored(`{"version":4}`, page.New()); !errors.Is(err, game.ErrVersion) {
		t.Errorf("a newer version: %v", err)
	}
}

func FuzzDecode(f *testing.F) {
	m := played()
	text, err := encoded(&m)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Add(strings.Replace(text, "g0", "e0", 3))
	f.Fuzz(func(t *testing.T, text string) {
		m, err := page.Restored(text, page.New())
		if err != nil {
			return
		}
		if _, err := encoded(&m); err != nil {
			t.Errorf("decoded, but not encoded again: %v", err)
		}
		for d := range board.Digit(10) { // accepted input must not break the model
			m, _ = page.Update(m, play.DigitTyped{Digit: d})
			m, _ = page.Update(m, grid.UndoPressed{})
			m, _ = page.Update(m, solve.SolutionPicked{Index: int(d)})
		}
	})
}

// TestExercise checks that a reload keeps an exercise and its counters.
func TestExercise(t *testing.T) {
	m := page.New()
	m, _ = page.Update(m, practise.Begun{Technique: "x-wing"})
	posed := work.Posed{Found: true, Eliminations: []board.Candidate{5}}
	posed.Position.Givens[40], posed.Solution[40] = 7, 7
	m, _ = page.Update(m, page.Answered{Response: work.Response{ID: m.Busy.ID, Revision: m.Revision, Answer: posed}})
	text, err := encoded(&m)
	if err != nil {
		t.Fatal(err)
	}
	back, err := page.Restored(text, page.New())
	if err != nil || back.Practise.Technique != "x-wing" || !back.Practise.On(&back.Desk) {
		t.Errorf("%v: %+v", err, back.Practise)
	}
	again, err := encoded(&back)
	if err != nil || again != text {
		t.Errorf("%v, written again as %s, want %s", err, again, text)
	}
	m, _ = page.Update(m, grid.ExamplePicked{Index: 1})
	if text, err := encoded(&m); err != nil || strings.Contains(text, "x-wing") {
		t.Errorf("another puzzle was saved with the exercise: %v, %s", err, text)
	}
}
