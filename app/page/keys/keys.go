// Package keys maps keys to messages. One table defines the keyboard and its help.
package keys

import (
	"slices"
	"strings"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/library"
	"sudoku/app/parts/play"
	"sudoku/app/parts/steps"
	"sudoku/app/text/words"
)

// Key is a key press as reported by the browser.
type Key struct {
	Key   string // KeyboardEvent.key
	Code  string // KeyboardEvent.code, the physical key
	Shift bool
	Ctrl  bool // or Command on a Mac
	Alt   bool

	NumLock bool // Num Lock is on
}

// Scope specifies where a key works.
type Scope uint8

const (
	// Everywhere except in text fields.
	Everywhere Scope = iota
	// InGrid requires that the focus is in the grid or nowhere, so that Space and the
	// arrow keys keep their meaning on buttons.
	InGrid
)

// Line is a line in the key table: keys with related functions.
type Line struct {
	Keys  string // as printed in the help, alternatives separated by " / "
	Scope Scope
	Help  func(*words.Keys) string
	// Message returns the message for a key, or nil if the line does not apply.
	Message func(k Key, m *page.Model) desk.Msg
}

// Names lists the key names that Table uses. The catalogs translate them in the same
// order.
var Names = [10]string{"Ctrl", "Shift", "Backspace", "Delete", "Space", "Home", "End", "Page up", "Page down", "Enter"}

// Table defines the keyboard.
var Table = []Line{
	{"1 – 9", Everywhere, func(t *words.Keys) string { return t.Digits }, digit},
	{"Backspace / Delete / 0 / .", Everywhere, func(t *words.Keys) string { return t.Erase },
		either(plain(play.BackPressed{}, "Backspace"), plain(play.DigitTyped{}, "Delete"), plain(play.CellSkipped{}, ".", ","))},
	{"Shift+1 – 9", Everywhere, func(t *words.Keys) string { return t.Corner }, mark(play.CornerMode, true, false)},
	{"Ctrl+1 – 9", InGrid, func(t *words.Keys) string { return t.Centre }, mark(play.CentreMode, false, true)},
	{"Ctrl+Shift+1 – 9", InGrid, func(t *words.Keys) string { return t.Colour }, mark(play.ColourMode, true, true)},
	{"Z / X / C / V", Everywhere, func(t *words.Keys) string { return t.Modes }, entryMode},
	{"+ / -", Everywhere, func(t *words.Keys) string { return t.Brush }, either(
		plain(play.BrushMoved{}, "+"), plain(play.BrushMoved{Back: true}, "-"))},
	{"Space", InGrid, func(t *words.Keys) string { return t.Space }, space},
	{"← ↑ → ↓", InGrid, func(t *words.Keys) string { return t.Arrows }, plainMoves(arrows)},
	{"Shift+← ↑ → ↓", InGrid, func(t *words.Keys) string { return t.Extend }, extend},
	{"Ctrl+A", InGrid, func(t *words.Keys) string { return t.All }, control(grid.AllPicked{}, "a", false)},
	{"S", InGrid, func(t *words.Keys) string { return t.Alike }, press("s", false, alike)},
	{"N", Everywhere, func(t *words.Keys) string { return t.Candidates }, option("n", desk.ShowCandidates)},
	{"F / Shift+F", Everywhere, func(t *words.Keys) string { return t.Highlight }, either(
		press("f", false, sends(play.HighlightMoved{})), press("f", true, sends(play.HighlightMoved{Back: true})))},
	{"B", Everywhere, func(t *words.Keys) string { return t.Bivalue }, option("b", desk.ShowBivalue)},
	{"D", Everywhere, func(t *words.Keys) string { return t.DigitFirst }, option("d", desk.DigitFirst)},
	{"Tab", InGrid, func(t *words.Keys) string { return t.Tab }, tab},
	{"Home / End", InGrid, func(t *words.Keys) string { return t.LineEnds }, plainMoves(map[string]grid.Move{
		"Home": grid.RowStart, "End": grid.RowEnd})},
	{"Page up / Page down", InGrid, func(t *words.Keys) string { return t.ColumnEnds }, plainMoves(map[string]grid.Move{
		"PageUp": grid.ColumnStart, "PageDown": grid.ColumnEnd})},
	{"Ctrl+Home / Ctrl+End", InGrid, func(t *words.Keys) string { return t.GridEnds }, moves(true, map[string]grid.Move{
		"Home": grid.GridStart, "End": grid.GridEnd})},
	{"Ctrl+Z", Everywhere, func(t *words.Keys) string { return t.Undo }, control(grid.UndoPressed{}, "z", false)},
	{"Ctrl+Y / Ctrl+Shift+Z", Everywhere, func(t *words.Keys) string { return t.Redo }, redo},
	{"Ctrl+S", Everywhere, func(t *words.Keys) string { return t.Savepoint }, control(grid.SavepointSet{}, "s", false)},
	{"P", Everywhere, func(t *words.Keys) string { return t.Pause }, press("p", false, sends(play.PausePressed{}))},
	{"K", Everywhere, func(t *words.Keys) string { return t.Check }, press("k", false, sends(play.EntriesCheckPressed{}))},
	{"I", Everywhere, func(t *words.Keys) string { return t.Explain }, press("i", false, sends(steps.Pressed{}))},
	{"L", Everywhere, func(t *words.Keys) string { return t.Library }, press("l", false, sends(library.Pressed{}))},
	{"Enter", InGrid, func(t *words.Keys) string { return t.Solve }, enter},
	{"H", Everywhere, func(t *words.Keys) string { return t.Hint }, plain(steps.HintPressed{}, "h", "H")},
	{"← ↑ → ↓", Everywhere, func(t *words.Keys) string { return t.Steps }, alongPath},
	// In a grid, screen readers pass letters on to the page. These letters had no other use,
	// and most are typed with the left hand.
	{"Q / W / E", Everywhere, func(t *words.Keys) string { return t.Lines }, ask},
	{"T", Everywhere, func(t *words.Keys) string { return t.Cell }, nil},
	{"G 1 – 9", Everywhere, func(t *words.Keys) string { return t.Places }, nil},
	{"U / R", Everywhere, func(t *words.Keys) string { return t.Again }, nil},
	{"Esc", Everywhere, func(t *words.Keys) string { return t.Escape }, plain(page.EscapePressed{}, "Escape")},
	{"Enter / Space / Ctrl+A", Everywhere, func(t *words.Keys) string { return t.List }, nil},
	{"Ctrl+V", Everywhere, func(t *words.Keys) string { return t.Paste }, nil},
	{"?", Everywhere, func(t *words.Keys) string { return t.Help }, plain(frame.DialogOpened{Dialog: desk.KeysDialog}, "?")},
}

// Message returns the message for a key, or nil to leave the key to the browser. inGrid
// reports whether the grid or nothing has the focus.
func Message(k Key, m *page.Model, inGrid bool) desk.Msg {
	if k.Alt {
		return nil
	}
	for _, line := range Table {
		if line.Message == nil || line.Scope == InGrid && !inGrid {
			continue
		}
		if msg := line.Message(k, m); msg != nil {
			return msg
		}
	}
	return nil
}

// The functions below must not be inlined into the table, which would copy their
// closures.

//go:noinline
func plain(msg desk.Msg, names ...string) func(Key, *page.Model) desk.Msg {
	return func(k Key, _ *page.Model) desk.Msg {
		if !k.Ctrl && slices.Contains(names, k.Key) {
			return msg
		}
		return nil
	}
}

//go:noinline
func control(msg desk.Msg, letter string, shift bool) func(Key, *page.Model) desk.Msg {
	return func(k Key, _ *page.Model) desk.Msg {
		if k.Ctrl && k.Shift == shift && strings.ToLower(k.Key) == letter {
			return msg
		}
		return nil
	}
}

func redo(k Key, m *page.Model) desk.Msg {
	if msg := control(grid.RedoPressed{}, "y", false)(k, m); msg != nil {
		return msg
	}
	return control(grid.RedoPressed{}, "z", true)(k, m)
}

func plainMoves(to map[string]grid.Move) func(Key, *page.Model) desk.Msg {
	return moves(false, to)
}

//go:noinline
func moves(ctrl bool, to map[string]grid.Move) func(Key, *page.Model) desk.Msg {
	return func(k Key, _ *page.Model) desk.Msg {
		if move, ok := to[k.Key]; ok && k.Ctrl == ctrl && !k.Shift {
			return grid.Moved{Move: move}
		}
		return nil
	}
}

// tab moves to the next cell. It leaves the focus to the browser at the ends of the grid,
// and while the player only tabs through the page.
func tab(k Key, m *page.Model) desk.Msg {
	if k.Key != "Tab" || k.Ctrl || m.Passing {
		return nil
	}
	move := grid.Next
	if k.Shift {
		move = grid.Previous
	}
	if move.From(m.Selected) == m.Selected {
		return nil
	}
	return grid.Moved{Move: move}
}
