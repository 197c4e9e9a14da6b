package browser

import (
	"strconv"
	"syscall/js"

	"sudoku/app/gesture"
	"sudoku/app/page/loop"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/play"
	"sudoku/app/parts/steps"
	"sudoku/app/platform"
	"sudoku/solver/board"
)

// selecting provides the state that package gesture asks for.
type selecting struct{ program *loop.Loop }

func (s selecting) Selection() board.CellSet { return s.program.Model().Selection() }
func (s selecting) Armed() bool              { return s.program.Model().Play.Armed != 0 }
func (s selecting) TakesMark(c board.Cell) bool {
	m := s.program.Model()
	return m.Play.TakesCandidate(&m.Desk, c)
}

// act sends the message for an act.
func (e *effects) act(a gesture.Act) {
	switch a.Kind {
	case gesture.PickCell:
		e.program.Send(play.CellPicked{Cell: a.Cell})
	case gesture.AddCell:
		e.program.Send(grid.CellAdded{Cell: a.Cell})
		e.program.Send(play.EndDragged{})
	case gesture.ToggleCell:
		e.program.Send(grid.CellToggled{Cell: a.Cell})
	case gesture.PickRange:
		e.program.Send(grid.RangePicked{Cell: a.Cell})
	case gesture.PickAlike:
		e.program.Send(grid.AlikePicked{Cell: a.Cell})
	case gesture.HoldCell:
		e.program.Send(grid.CellHeld{Cell: a.Cell, Before: a.Before})
	case gesture.PressMark:
		e.program.Send(play.CandidatePressed{Cell: a.Cell, Digit: a.Digit})
	case gesture.RuleOut:
		e.program.Send(play.CandidateRuledOut{Cell: a.Cell, Digit: a.Digit})
	case gesture.Swipe:
		e.program.Send(steps.SceneMoved{Back: a.Back})
	case gesture.ArmDigit:
		e.program.Send(play.DigitArmed{Digit: a.Digit})
	}
}

// watchPointer handles pointer events anywhere on the page.
func (e *effects) watchPointer() {
	w := gesture.New(platform.Clock{}, selecting{e.program}, e.act)
	platform.On("pointerdown", func(ev js.Value) { w.Press(newPress(ev)) })
	platform.On("pointermove", func(ev js.Value) {
		if w.Dragging() {
			w.Move(newMove(ev))
		}
	})
	platform.On("pointerup", func(ev js.Value) {
		var s gesture.Spot
		if w.Swiping() {
			s = newSpot(elementAt(ev))
		}
		w.Release(s)
	})
	platform.On("pointercancel", func(js.Value) { w.Cancel() })
	platform.On("dblclick", func(ev js.Value) { w.DoubleClick(newSpot(ev.Get("target"))) })
	platform.On("contextmenu", func(ev js.Value) {
		if w.Menu(newSpot(ev.Get("target")), newPointer(ev)) {
			ev.Call("preventDefault")
		}
	})
	js.Global().Get("document").Call("addEventListener", "click", js.FuncOf(func(_ js.Value, args []js.Value) any {
		ev := args[0]
		if w.Click(gesture.Click{
			Spot: newSpot(ev.Get("target")), Modifiers: newModifiers(ev), Keyboard: !ev.Get("detail").Truthy(),
		}) {
			ev.Call("preventDefault")
			ev.Call("stopPropagation")
		}
		return nil
	}), true)
}

func newPress(ev js.Value) gesture.Press {
	target := ev.Get("target")
	p := gesture.Press{
		Spot: newSpot(target), Modifiers: newModifiers(ev), Pointer: newPointer(ev),
		Secondary: !ev.Get("isPrimary").Bool(), Other: ev.Get("button").Int() != 0,
	}
	if p.OnCell && p.Pointer == gesture.Touch {
		style := js.Global().Call("getComputedStyle", target.Call("closest", "#grid"))
		p.Scrolls = style.Get("touchAction").String() != "pinch-zoom"
	}
	return p
}

// newMove describes a move to the element under the pointer. The target of the event does
// not suffice: while a finger drags, it remains the element where the drag began.
func newMove(ev js.Value) gesture.Move {
	x, y := ev.Get("clientX").Float(), ev.Get("clientY").Float()
	element := elementAt(ev)
	m := gesture.Move{Spot: newSpot(element), Up: ev.Get("buttons").Int() == 0}
	if m.OnCell {
		box := element.Call("closest", "[data-cell]").Call("getBoundingClientRect")
		m.Off = gesture.Offset(x, y, box.Get("left").Float(), box.Get("top").Float(), box.Get("width").Float())
	}
	return m
}

// elementAt returns the element under a pointer.
func elementAt(ev js.Value) js.Value {
	return js.Global().Get("document").Call("elementFromPoint", ev.Get("clientX"), ev.Get("clientY"))
}

func newModifiers(ev js.Value) gesture.Modifiers {
	return gesture.Modifiers{
		Shift: ev.Get("shiftKey").Truthy(), Ctrl: ev.Get("ctrlKey").Truthy() || ev.Get("metaKey").Truthy(),
	}
}

// newPointer classifies a pointer. Anything but a mouse or a finger, such as the menu
// key, counts as a pen.
func newPointer(ev js.Value) gesture.Pointer {
	switch kind := ev.Get("pointerType"); {
	case kind.Type() == js.TypeString && kind.String() == "mouse":
		return gesture.Mouse
	case kind.Type() == js.TypeString && kind.String() == "touch":
		return gesture.Touch
	}
	return gesture.Pen
}

// newSpot describes an element for package gesture.
func newSpot(element js.Value) (s gesture.Spot) {
	if !element.Truthy() || !element.Get("closest").Truthy() {
		return s
	}
	if cell := element.Call("closest", "[data-cell]"); cell.Truthy() {
		s.Cell, s.OnCell = board.ParseCell(cell.Get("dataset").Get("cell").String())
	}
	if element.Call("matches", ".cell > i, .cell b").Bool() {
		s.Mark = digitIn(element.Get("textContent"))
	}
	if key := element.Call("closest", ".key[data-digit]"); key.Truthy() {
		s.Key = digitIn(key.Get("dataset").Get("digit"))
	}
	s.OnPad = element.Call("closest", "#grid, .keypad").Truthy()
	return s
}

// digitIn parses a digit. It returns 0 if the text is not a digit.
func digitIn(text js.Value) board.Digit {
	n, err := strconv.Atoi(text.String())
	if err != nil || n < 1 || n > 9 {
		return 0
	}
	return board.Digit(n)
}
