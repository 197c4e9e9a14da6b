package keys

import (
	"strings"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/play"
	"sudoku/app/parts/solve"
	"sudoku/solver/board"
)

// keyDigit reads the digit of a key, 0 to 9: the physical key first, so that
// neither Shift nor a layout that types something else there matters. shifted
// means that Shift is held, which Windows hides at the keypad: there the key
// then means a move although NumLock is on.
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

// digit types a digit in the present mode; 0 stands for an empty cell.
func digit(k Key, _ *page.Model) desk.Msg {
	if d, shifted, ok := keyDigit(k); ok && !shifted && !k.Ctrl {
		if d == 0 {
			return play.CellSkipped{}
		}
		return play.DigitTyped{Digit: d}
	}
	return nil
}

// mark types a digit in another mode than the present one, with Shift, Ctrl or
// both held.
func mark(mode play.Mode, shift, ctrl bool) func(Key, *page.Model) desk.Msg {
	return func(k Key, _ *page.Model) desk.Msg {
		if d, shifted, ok := keyDigit(k); ok && d != 0 && shifted == shift && k.Ctrl == ctrl {
			return play.MarkTyped{Mode: mode, Digit: d}
		}
		return nil
	}
}

// modes are the keys of the entry modes, side by side on many keyboards.
var modes = map[string]play.Mode{
	"z": play.DigitMode, "x": play.CornerMode, "c": play.CentreMode, "v": play.ColourMode,
}

// letter is the letter of a key without Ctrl: what it types or, on keyboards
// that are arranged differently or type no Latin letters, its place. So the
// first of the mode keys works by its name and by its place where these differ.
func letter(k Key) (byPlace, byName string) {
	if k.Ctrl {
		return "", ""
	}
	physical, _ := strings.CutPrefix(k.Code, "Key")
	return strings.ToLower(physical), strings.ToLower(k.Key)
}

// entryMode chooses a mode; the key of the colours chooses what they are laid on
// when it is pressed once more.
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

// press sends a message for a letter, with Shift or without.
func press(name string, shift bool, msg func(*page.Model) desk.Msg) func(Key, *page.Model) desk.Msg {
	return func(k Key, m *page.Model) desk.Msg {
		byPlace, byName := letter(k)
		latin := len(byName) == 1 && byName[0] >= 'a' && byName[0] <= 'z'
		if k.Shift == shift && (byName == name || !latin && byPlace == name) {
			return msg(m)
		}
		return nil
	}
}

// sends is a message that does not depend on the model.
func sends(msg desk.Msg) func(*page.Model) desk.Msg {
	return func(*page.Model) desk.Msg { return msg }
}

// alike selects what is like the selected cell.
func alike(m *page.Model) desk.Msg { return grid.AlikePicked{Cell: m.Selected} }

// space goes on to the next mode while the puzzle is played; while it is typed
// in, Space is an empty cell.
func space(k Key, m *page.Model) desk.Msg {
	switch {
	case k.Key != " " || k.Ctrl || k.Shift:
		return nil
	case m.Sheet().Locked:
		return play.ModeCycled{}
	}
	return play.CellSkipped{}
}

// arrows are the moves by arrow keys.
var arrows = map[string]grid.Move{
	"ArrowUp": grid.Up, "ArrowDown": grid.Down, "ArrowLeft": grid.Left, "ArrowRight": grid.Right,
}

// extend adds to the selection, with Shift or Ctrl held.
func extend(k Key, _ *page.Model) desk.Msg {
	if move, ok := arrows[k.Key]; ok && (k.Shift || k.Ctrl) {
		return grid.Extended{Move: move}
	}
	return nil
}

// enter writes the digit that was chosen first, else it solves.
func enter(k Key, m *page.Model) desk.Msg {
	if k.Key != "Enter" || k.Ctrl {
		return nil
	}
	if m.Play.Armed != 0 {
		return play.ArmedWritten{}
	}
	return solve.Pressed{}
}

// option is a key that turns an option on or off.
func option(name string, o desk.OptionSet) func(Key, *page.Model) desk.Msg {
	return press(name, false, sends(play.OptionToggled{Option: o}))
}

// either is the first of several meanings that a key has.
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
