package browser

import (
	"math"
	"strconv"
	"strings"
	"syscall/js"
	"time"

	"sudoku/app/model"
	"sudoku/solver/board"
)

const (
	longPress = 450 * time.Millisecond
	// cellPress is that of a cell: longer, since a slow press must not select
	// more than its cell.
	cellPress = 650 * time.Millisecond
	// dragReach is how far from the middle of a cell a drag still reaches it,
	// in cells: less than half, so that a diagonal drag does not take the cells
	// beside it along.
	dragReach = .42
)

// selecting is what a pointer does to the grid and to the keypad.
type selecting struct {
	dragging bool
	last     board.Cell // under the pointer when it was last heard of
	handled  bool       // the press was, so that the click after it is not
	hold     int        // grows with each press, each release and each cell that a drag adds
	held     bool       // the press of the keypad was long
}

func (e *effects) watchPointer() {
	s := &e.selecting
	on("pointerdown", func(ev js.Value) { s.handled = e.pressed(ev) })
	on("pointermove", e.dragged)
	on("pointerup", func(js.Value) { s.dragging, s.hold = false, s.hold+1 })
	on("pointercancel", func(js.Value) { s.dragging, s.hold = false, s.hold+1 })
	on("dblclick", e.doubleClicked)
	on("contextmenu", e.menuAsked)
	js.Global().Get("document").Call("addEventListener", "click", js.FuncOf(func(_ js.Value, args []js.Value) any {
		e.clicked(args[0])
		return nil
	}), true)
}

// cellAt is the cell that an element belongs to.
func cellAt(element js.Value) (c board.Cell, ok bool) {
	if !element.Truthy() || !element.Get("closest").Truthy() {
		return 0, false
	}
	cell := element.Call("closest", "[data-cell]")
	if !cell.Truthy() {
		return 0, false
	}
	return board.ParseCell(cell.Get("dataset").Get("cell").String())
}

// digitAt is the digit of the candidate or pencil mark that an element shows.
func digitAt(element js.Value) (d board.Digit, ok bool) {
	if !element.Get("matches").Truthy() || !element.Call("matches", ".cell > i, .cell b").Bool() {
		return 0, false
	}
	n, err := strconv.Atoi(element.Get("textContent").String())
	return board.Digit(n), err == nil && n > 0 && n < 10
}

// pressed hears a pointer go down. It reports whether that selected something;
// where the page scrolls under a finger it takes a click to select.
func (e *effects) pressed(ev js.Value) bool {
	if !ev.Get("isPrimary").Bool() { // another finger: two zoom
		e.selecting.dragging, e.selecting.hold = false, e.selecting.hold+1
		return false
	}
	target := ev.Get("target")
	e.holdKey(target)
	c, ok := cellAt(target)
	if !ok || ev.Get("button").Int() != 0 {
		return false
	}
	byFinger := ev.Get("pointerType").String() == "touch"
	if byFinger && !ownsTouch(target) {
		return false
	}
	m := e.program.Model()
	before := m.Selection()
	_, marked := digitAt(target)
	e.press(c, ev)
	e.selecting.dragging = true
	if byFinger && m.Play.Armed == 0 && !(marked && m.TakesCandidate(c)) {
		e.holding(cellPress, func() { e.program.Send(model.CellHeld{Cell: c, Before: before}) })
	}
	return true
}

// ownsTouch reports whether a finger on the element does not scroll.
func ownsTouch(element js.Value) bool {
	style := js.Global().Call("getComputedStyle", element.Call("closest", "#grid"))
	return style.Get("touchAction").String() == "pinch-zoom"
}

// press selects by a press of a cell.
func (e *effects) press(c board.Cell, ev js.Value) {
	e.selecting.last = c
	digit, marked := digitAt(ev.Get("target"))
	switch {
	case ev.Get("shiftKey").Bool():
		e.program.Send(model.RangePicked{Cell: c})
	case ev.Get("ctrlKey").Bool() || ev.Get("metaKey").Bool():
		e.program.Send(model.CellToggled{Cell: c})
	case marked && e.program.Model().TakesCandidate(c):
		e.program.Send(model.CandidatePressed{Cell: c, Digit: digit})
	default:
		e.program.Send(model.CellPicked{Cell: c})
	}
}

// dragged selects the cells that a pointer passes while it is down.
func (e *effects) dragged(ev js.Value) {
	s := &e.selecting
	if !s.dragging {
		return
	}
	if ev.Get("buttons").Int() == 0 {
		s.dragging = false
		return
	}
	x, y := ev.Get("clientX").Float(), ev.Get("clientY").Float()
	element := js.Global().Get("document").Call("elementFromPoint", x, y)
	c, ok := cellAt(element)
	if !ok || c == s.last {
		return
	}
	box := element.Call("closest", "[data-cell]").Call("getBoundingClientRect")
	size := box.Get("width").Float()
	dx := math.Abs(x - box.Get("left").Float() - size/2)
	dy := math.Abs(y - box.Get("top").Float() - size/2)
	if math.Max(dx, dy) > dragReach*size {
		return
	}
	s.last, s.hold = c, s.hold+1
	e.program.Send(model.CellAdded{Cell: c})
}

// clicked selects a cell where no press did: by a finger, where that may scroll,
// or by a program that helps to read the screen. It takes no notice of the click
// that ends a long press of a key.
func (e *effects) clicked(ev js.Value) {
	if e.selecting.held && ev.Get("detail").Int() > 0 { // 0: by keyboard
		e.selecting.held = false
		ev.Call("preventDefault")
		ev.Call("stopPropagation")
		return
	}
	if c, ok := cellAt(ev.Get("target")); ok && !e.selecting.handled {
		e.press(c, ev)
	}
	e.selecting.handled = false
}

// doubleClicked selects all that is like a cell, unless presses mean something
// else.
func (e *effects) doubleClicked(ev js.Value) {
	c, ok := cellAt(ev.Get("target"))
	m := e.program.Model()
	if _, marked := digitAt(ev.Get("target")); ok && m.Play.Armed == 0 && !(marked && m.TakesCandidate(c)) {
		e.program.Send(model.AlikePicked{Cell: c})
	}
}

// holdKey chooses the digit of a key for digit-first entry if the press lasts.
func (e *effects) holdKey(target js.Value) {
	s := &e.selecting
	s.hold, s.held = s.hold+1, false
	if !target.Get("closest").Truthy() {
		return
	}
	key := target.Call("closest", ".key[data-digit]")
	if !key.Truthy() {
		return
	}
	digit, err := strconv.Atoi(key.Get("dataset").Get("digit").String())
	if err != nil {
		return
	}
	e.holding(longPress, func() {
		s.held = true
		e.program.Send(model.DigitArmed{Digit: board.Digit(digit)})
	})
}

// holding does something if the press that has just begun lasts so long.
func (e *effects) holding(time time.Duration, long func()) {
	hold := e.selecting.hold
	after(time, func() {
		if e.selecting.hold == hold {
			long()
		}
	})
}

// menuAsked rules out a candidate by the right button, and keeps a long press
// from opening a menu over the grid or the keypad.
func (e *effects) menuAsked(ev js.Value) {
	target := ev.Get("target")
	if !target.Get("closest").Truthy() || !target.Call("closest", "#grid, .keypad").Truthy() {
		return
	}
	c, ok := cellAt(target)
	d, marked := digitAt(target)
	mouse := strings.HasPrefix(ev.Get("pointerType").String(), "m")
	if ok && marked && mouse {
		e.program.Send(model.CandidateRuledOut{Cell: c, Digit: d})
	}
	if marked || !mouse {
		ev.Call("preventDefault")
	}
}
