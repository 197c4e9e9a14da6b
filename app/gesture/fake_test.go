package gesture

import (
	"strconv"
	"strings"
	"testing"

	"sudoku/app/internal/script"
	"sudoku/solver/board"
)

// fakePage is a page whose selection follows the acts.
type fakePage struct {
	*script.Stage
	selection    board.CellSet
	armed, takes bool
}

func (p *fakePage) Selection() board.CellSet  { return p.selection }
func (p *fakePage) Armed() bool               { return p.armed }
func (p *fakePage) TakesMark(board.Cell) bool { return p.takes }

var names = [...]string{
	PickCell: "pick", AddCell: "add", ToggleCell: "toggle", PickRange: "range", PickAlike: "alike",
	HoldCell: "hold", PressMark: "press", RuleOut: "rule out", ArmDigit: "arm",
}

func (p *fakePage) do(a Act) {
	switch a.Kind {
	case ArmDigit:
		p.Say("arm %d", a.Digit)
	case Swipe:
		p.Say("%s", map[bool]string{false: "on", true: "back"}[a.Back])
	case PressMark, RuleOut:
		p.Say("%s %d in %s", names[a.Kind], a.Digit, a.Cell)
	case HoldCell:
		p.Say("hold %s, was %s", a.Cell, cells(a.Before))
	case PickCell:
		p.selection = board.NewCellSet(a.Cell)
		p.Say("pick %s", a.Cell)
	default:
		p.selection = p.selection.With(a.Cell)
		p.Say("%s %s", names[a.Kind], a.Cell)
	}
}

func cells(s board.CellSet) string {
	if s.IsEmpty() {
		return "nothing"
	}
	var words []string
	for c := range s.All() {
		words = append(words, c.String())
	}
	return strings.Join(words, "+")
}

// pointed holds the pointer data of an event.
type pointed struct {
	press    Press
	off      float64
	up       bool
	keyboard bool
}

// read parses words such as "touch r1c1 mark 5".
func read(t *testing.T, words []string) (p pointed) {
	for i := 0; i < len(words); i++ {
		number := func() string { i++; return words[i] }
		switch word := words[i]; word {
		case "touch":
			p.press.Pointer = Touch
		case "pen":
			p.press.Pointer = Pen
		case "shift":
			p.press.Shift = true
		case "ctrl":
			p.press.Ctrl = true
		case "second":
			p.press.Secondary = true
		case "right":
			p.press.Other = true
		case "scrolling":
			p.press.Scrolls = true
		case "up":
			p.up = true
		case "keyboard":
			p.keyboard = true
		case "outside":
		case "mark":
			p.press.Mark = digit(number())
		case "key":
			p.press.Key, p.press.OnPad = digit(number()), true
		case "off":
			p.off, _ = strconv.ParseFloat(number(), 64)
		default:
			c, ok := board.ParseCell(word)
			if !ok {
				t.Fatalf("no word %q", word)
			}
			p.press.Cell, p.press.OnCell, p.press.OnPad = c, true, true
		}
	}
	return p
}

func digit(word string) board.Digit {
	n, _ := strconv.Atoi(word)
	return board.Digit(n)
}
