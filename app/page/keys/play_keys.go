package keys

import (
	"strings"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/aloud"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/play"
	"sudoku/app/parts/solve"
	"sudoku/solver/board"
)

// keyDigit returns the digit of a key, 0 to 9. It prefers the physical key, so that Shift
// and the keyboard layout do not matter. shifted reports whether Shift is held. On the
// numeric keypad with Num Lock on, Windows hides Shift and reports a navigation key.
func keyDigit(k Key) (d board.Digit, shifted, ok bool) {
	typed := k.Key
	if physical, found := strings.CutPrefix(k.Code, "Digit"); found {
		typed = physical
	}
	if physical, found := strings.CutPrefix(k.Code, "Numpad"); found && (k.Shift || k.NumLock) {
		shifted = typed != physical
		typed = physical
	}
	if len(typed) != 1 || typed[0] < '0' || typed[0] > '9' {
		return 0, false, false
	}
	return board.Digit(typed[0] - '0'), shifted || k.Shift, true
}

// digit types a digit in the current mode; 0 empties the cell.
func digit(k Key, m *page.Model) desk.Msg {
	if d, shifted, ok := keyDigit(k); ok && !shifted && !k.Ctrl {
		if d != 0 && m.Aloud.WantsDigit(&m.Desk) {
			return aloud.Asked{Question: aloud.Places, Digit: d}
		}
		if d == 0 {
			return play.CellSkipped{}
		}
		return play.DigitTyped{Digit: d}
	}
	return nil
}

// mark types a digit in the mode that Shift, Ctrl or both select.
//
//go:noinline
func mark(mode play.Mode, shift, ctrl bool) func(Key, *page.Model) desk.Msg {
	return func(k Key, _ *page.Model) desk.Msg {
		if d, shifted, ok := keyDigit(k); ok && d != 0 && shifted == shift && k.Ctrl == ctrl {
			return play.MarkTyped{Mode: mode, Digit: d}
		}
		return nil
	}
}

// modes maps keys to entry modes. The keys are adjacent on many keyboards.
var modes = map[string]play.Mode{
	"z": play.DigitMode, "x": play.CornerMode, "c": play.CentreMode, "v": play.ColourMode,
}

// letter returns the letter of a key without Ctrl, both by its position on a QWERTY
// keyboard and as typed. The position is needed for other layouts, including those
// without Latin letters. Mode keys work either way.
func letter(k Key) (byPlace, byName string) {
	if k.Ctrl {
		return "", ""
	}
	physical, _ := strings.CutPrefix(k.Code, "Key")
	return strings.ToLower(physical), strings.ToLower(k.Key)
}

// entryMode selects a mode. Pressing the colour key again selects the next target of
// colouring.
func entryMode(k Key, m *page.Model) desk.Msg {
	byPlace, byName := letter(k)
	for _, name := range []string{byName, byPlace} {
		if mode, ok := modes[name]; ok && !k.Shift {
			if mode == play.ColourMode && m.Play.Mode == mode {
				return play.TargetCycled{}
			}
			return play.ModePicked{Mode: mode}
		}
	}
	return nil
}

func isLatin(name string) bool { return len(name) == 1 && name[0] >= 'a' && name[0] <= 'z' }

// press sends a message for a letter, typed with Shift if shift is set.
//
//go:noinline
func press(name string, shift bool, msg func(*page.Model) desk.Msg) func(Key, *page.Model) desk.Msg {
	return func(k Key, m *page.Model) desk.Msg {
		byPlace, byName := letter(k)
		if k.Shift == shift && (byName == name || !isLatin(byName) && byPlace == name) {
			return msg(m)
		}
		return nil
	}
}

// sends returns a function that ignores the model.
func sends(msg desk.Msg) func(*page.Model) desk.Msg {
	return func(*page.Model) desk.Msg { return msg }
}

// questions holds the key for each aloud.Question from Row on.
const questions = "qwetgur"

// ask asks the question that belongs to a letter.
func ask(k Key, _ *page.Model) desk.Msg {
	byPlace, byName := letter(k)
	if !isLatin(byName) {
		byName = byPlace
	}
	if i := strings.Index(questions, byName); i >= 0 && len(byName) == 1 && !k.Shift {
		q := aloud.Row + aloud.Question(i)
		return aloud.Asked{Question: q}
	}
	return nil
}

// alike selects the cells with the same content as the selected one.
func alike(m *page.Model) desk.Msg { return grid.AlikePicked{Cell: m.Selected} }

// space selects the next mode during play. While a puzzle is typed in, it skips a cell.
func space(k Key, m *page.Model) desk.Msg {
	switch {
	case k.Key != " " || k.Ctrl || k.Shift:
		return nil
	case m.Sheet().Locked:
		return play.ModeCycled{}
	}
	return play.CellSkipped{}
}

// arrows maps the arrow keys to moves.
var arrows = map[string]grid.Move{
	"ArrowUp": grid.Up, "ArrowDown": grid.Down, "ArrowLeft": grid.Left, "ArrowRight": grid.Right,
}

// extend extends the selection, with Shift or Ctrl held.
func extend(k Key, _ *page.Model) desk.Msg {
	if move, ok := arrows[k.Key]; ok && (k.Shift || k.Ctrl) {
		return grid.Extended{Move: move}
	}
	return nil
}

// enter writes the digit that was chosen before the cell. If none was chosen, it solves
// the puzzle, except during a game.
func enter(k Key, m *page.Model) desk.Msg {
	if k.Key != "Enter" || k.Ctrl {
		return nil
	}
	if m.Play.Armed != 0 {
		return play.ArmedWritten{}
	}
	if m.IsPlayed() {
		return nil
	}
	return solve.Pressed{}
}

// option returns the meaning of a letter that toggles an option.
func option(name string, o desk.OptionSet) func(Key, *page.Model) desk.Msg {
	return press(name, false, sends(play.OptionToggled{Option: o}))
}

// either tries several meanings of a key in order.
//
//go:noinline
func either(meanings ...func(Key, *page.Model) desk.Msg) func(Key, *page.Model) desk.Msg {
	return func(k Key, m *page.Model) desk.Msg {
		for _, meaning := range meanings {
			if msg := meaning(k, m); msg != nil {
				return msg
			}
		}
		return nil
	}
}
