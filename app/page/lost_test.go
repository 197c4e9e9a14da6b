package page_test

import (
	"fmt"
	"strings"
	"testing"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/grid"
	"sudoku/solver/board"
)

// begun plays a game with much to lose: entries, one of them wrong, marks, an eliminated
// candidate, a drawing and a savepoint.
const begun = `example 2
pick r1c3
type 4
mark corner 2
pick r1c4
mark centre 6
mark colour 3
option candidates
rule-out r1c6 2
savepoint
pick r3c1
type 2`

// TestNothingIsLost checks that no click loses data. The last column restores what was
// replaced, mostly by Undo.
func TestNothingIsLost(t *testing.T) {
	for _, c := range []struct{ name, before, act, back string }{
		{"Clear", begun, "clear", "undo"},
		{"an example", begun, "example 3", "undo"},
		{"a paste", begun, "text " + grid.Examples[4], "undo"},
		{"the import dialog", begun, "open import\ntext " + grid.Examples[4], "undo"},
		{"a link", begun, "link " + grid.Examples[4], "undo"},
		{"a link with a history", begun, "link BKFT02WBzTkYvyu1YxYEqZmWw8mXjGR7RHzJBaRcwzT\nleave-film", "undo*"},
		{"Solve", begun, "solve\nanswer", "undo"},
		{"a digit over another", begun, "pick r1c3\ntype 1", "undo"},
		{"a digit over marks", begun, "pick r1c4\ntype 6", "undo"},
		{"Erase", begun, "all\ntype 0", "undo"},
		{"a given changed", "example 2\nmode setting", "pick r1c1\ntype 7", "undo"},
		{"Set up", begun, "mode setting", "mode playing"},
		{"Play", "fill 53", "mode playing", "mode setting"},
		{"candidates brought back", begun, "pick r1c6\nrestore", "undo"},
		{"Clear drawing", begun, "clear-drawing", "undo"},
		{"Use this board", begun + "\nexplain\nanswer\npath-end", "take-over", "undo"},
		{"a step of all", "example 2", "panel steps\ntab found\nanswer\ndo 0", "undo"},
		{"the step of a hint", "example 2", "hint\nanswer\nhint\nhint\nhint\nhint", "undo"},
		{"Undo the mistakes", begun, "hint\nanswer\nback-to-right", "redo*"},
		{"a repair", "example 1", "panel check\ncheck\nanswer\ntake 1", "undo"},
		{"Undo, and something else instead", begun, "undo\nundo\npick r9c1\ntype 1", "go 6"},
		{"a branch picked", begun + "\nundo\npick r9c1\ntype 1", "go 6", "go 7"},
		{"a savepoint deleted", begun, "drop 0", "drop 0"},
		{"a puzzle of the library deleted", begun + "\nlibrary\nlisted", "select another\ndrop-entries\ndropped another", "restore-entries another\nrestored another"},
		{"a puzzle opened where none was", "fill 53\nmode playing\nclear\nfill 12\nclear", "loaded 4", "undo*"},
		{"entries without a puzzle, and one opened", "mode playing\npick r1c1\nfill 534\nsavepoint", "loaded 4", "undo*"},
		{"an order of one's own", "technique x-wing\nraise naked-single", "recipe 1", "recipe 3"},
		{"a technique added", "only full-house", "add-technique naked-single\nanswer", "technique naked-single"},
		{"another list", "list 7", "list 9", "list-back"},
		{"a list while one is solved", "list 7\nsolve-list\nstop-list", "list 9", "list-back"},
		{"the import dialog closed", "open import\nimport-typed 53..7", "escape", "open import"},
		{"the film", begun, "film\nseek 0", "leave-film"},
		{"a panel", begun + "\nexplain\nanswer", "panel solve", "explain"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := &stage{m: page.New()}
			do := func(actions string) {
				for action := range strings.SplitSeq(actions, "\n") {
					s.do(t, action)
				}
			}
			do(c.before)
			want, points := s.kept(), s.savepoints()
			do(c.act)
			if s.kept() == want && s.savepoints() == points {
				t.Fatal("the action changes nothing")
			}
			if again, many := strings.CutSuffix(c.back, "*"); many {
				for s.kept() != want && (again == "undo" && s.m.History.CanUndo() || again == "redo" && s.m.History.CanRedo()) {
					do(again)
				}
			} else {
				do(c.back)
			}
			if got := s.kept(); got != want {
				t.Errorf("restored\n%s\nwant\n%s", got, want)
			}
			if got := s.savepoints(); !strings.HasPrefix(got, points) {
				t.Errorf("restored the savepoints %s, want %s", got, points)
			}
		})
	}
}

// kept returns the data that a player would miss.
func (s *stage) kept() string {
	m := &s.m
	sheet := m.Sharing.Shown(&m.Desk)
	own := ""
	for _, x := range m.Steps.Choice.List {
		if x.On {
			own += " " + x.Key
		}
	}
	deleted := 0
	for _, e := range m.Library.Entries {
		if e.Dropped {
			deleted++
		}
	}
	text := ""
	if m.Dialog == desk.ImportDialog {
		text = m.Draft
	}
	path := 0
	if shown := m.Steps.Showing(&m.Desk); shown.Path != nil {
		path = len(shown.Path.Steps)
	}
	p := &sheet.Position
	return fmt.Sprintf("givens %s\nentries %s\nruled out %v\nmarks %+v\nplaying %v\nanswer %v\ntechniques%s\ndeleted %d\nlist %d %v\ntext %q\npath %d",
		p.Givens.String(), p.Entries.String(), eliminated(&p.Eliminated), sheet.Marks, sheet.Locked, sheet.Answer.IsShown(),
		own, deleted, m.List.Size(), m.List.Run.Paused, text, path)
}

// savepoints returns the names and digits of the savepoints that are not deleted.
func (s *stage) savepoints() string {
	var all strings.Builder
	for _, p := range s.m.Savepoints {
		if !p.Dropped {
			values := s.m.History.Nodes()[p.Node].Sheet.Position.Values()
			fmt.Fprintf(&all, "%q %s;", p.Name, values.String())
		}
	}
	return all.String()
}

func eliminated(set *board.CandidateSet) (all []string) {
	for x := range set.All() {
		all = append(all, x.String())
	}
	return all
}

// TestHistoryHolds checks that a game already in the library is distinguished from
// another game of the same puzzle.
func TestHistoryHolds(t *testing.T) {
	one, other := &stage{m: page.New()}, &stage{m: page.New()}
	for _, action := range []string{"example 2", "pick r1c3", "type 4"} {
		one.do(t, action)
	}
	earlier := one.m.History
	one.do(t, "undo")
	one.do(t, "type 2")
	for _, action := range []string{"example 2", "pick r1c3", "type 1"} {
		other.do(t, action)
	}
	if !one.m.History.Holds(earlier) || earlier.Holds(one.m.History) || one.m.History.Holds(other.m.History) {
		t.Error("a game must hold its own earlier state, and that of no other game")
	}
}
