package gesture

import (
	"time"

	"sudoku/app/clock"
	"sudoku/solver/board"
)

const (
	longPress = 450 * time.Millisecond
	// cellPress is the long press duration for a cell. It is longer than for a key, since a
	// slow press must not select more than its cell.
	cellPress = 650 * time.Millisecond
	// dragReach is how close to the centre of a cell a drag must come, in cell widths. It
	// is less than half, so that a diagonal drag does not add the adjacent cells.
	dragReach = .42
)

// Page is the state on which the meaning of a gesture depends.
type Page interface {
	// Selection returns the selected cells.
	Selection() board.CellSet
	// Armed reports whether pressing a cell enters a digit.
	Armed() bool
	// TakesMark reports whether a press on a candidate or pencil mark in a cell applies to
	// the mark instead of the cell.
	TakesMark(c board.Cell) bool
}

// Watcher follows the pointers.
type Watcher struct {
	clock clock.Clock
	page  Page
	do    func(Act)

	dragging bool
	last     board.Cell // last known cell under the pointer
	handled  bool       // the press has already selected, so its click is ignored
	hold     int        // incremented by presses, releases and cells that a drag adds
	held     bool       // whether the press on the keypad was long
	swiping  bool       // whether a finger is down where the page scrolls
	from     board.Cell // where that finger went down
}

// New returns a watcher that calls do with each act.
func New(c clock.Clock, p Page, do func(Act)) *Watcher {
	return &Watcher{clock: c, page: p, do: do}
}

// Dragging reports whether Move has an effect.
func (w *Watcher) Dragging() bool { return w.dragging }

// Press handles a pointer going down. Where a finger scrolls the page, only a click
// selects.
func (w *Watcher) Press(p Press) {
	w.handled = false
	if p.Secondary { // two fingers zoom
		w.letGo()
		return
	}
	w.hold, w.held = w.hold+1, false
	if p.Key != 0 {
		w.holding(longPress, func() {
			w.held = true
			w.do(Act{Kind: ArmDigit, Digit: p.Key})
		})
	}
	if !p.OnCell || p.Other {
		return
	}
	if p.Pointer == Touch && p.Scrolls {
		w.swiping, w.from = true, p.Cell
		return
	}
	before := w.page.Selection()
	w.press(&p.Spot, p.Modifiers)
	w.handled, w.dragging = true, true
	if p.Pointer == Touch && w.meansCell(&p.Spot) {
		w.holding(cellPress, func() { w.do(Act{Kind: HoldCell, Cell: p.Cell, Before: before}) })
	}
}

// press changes the selection for a press on a cell.
func (w *Watcher) press(s *Spot, m Modifiers) {
	w.last = s.Cell
	switch {
	case m.Shift:
		w.do(Act{Kind: PickRange, Cell: s.Cell})
	case m.Ctrl:
		w.do(Act{Kind: ToggleCell, Cell: s.Cell})
	case s.Mark != 0 && w.page.TakesMark(s.Cell):
		w.do(Act{Kind: PressMark, Cell: s.Cell, Digit: s.Mark})
	default:
		w.do(Act{Kind: PickCell, Cell: s.Cell})
	}
}

// meansCell reports whether long and double presses apply to the cell.
func (w *Watcher) meansCell(s *Spot) bool {
	return !w.page.Armed() && (s.Mark == 0 || !w.page.TakesMark(s.Cell))
}

// Move selects the cells under a pressed pointer.
func (w *Watcher) Move(m Move) {
	if !w.dragging {
		return
	}
	if m.Up { // released outside the page
		w.dragging = false
		return
	}
	if !m.OnCell || m.Cell == w.last || m.Off > dragReach {
		return
	}
	w.last, w.hold = m.Cell, w.hold+1
	w.do(Act{Kind: AddCell, Cell: m.Cell})
}

// Swiping reports whether Release needs a spot.
func (w *Watcher) Swiping() bool { return w.swiping }

// Release handles a pointer going up. It uses s only if Swiping returns true. A finger
// that has moved at least two cells across and at most one up or down is a swipe.
func (w *Watcher) Release(s Spot) {
	if w.swiping && s.OnCell {
		across, down := s.Cell.Column()-w.from.Column(), s.Cell.Row()-w.from.Row()
		if max(across, -across) >= 2 && max(down, -down) <= 1 {
			w.do(Act{Kind: Swipe, Back: across > 0})
		}
	}
	w.letGo()
}

// Cancel handles the browser taking over a pointer to scroll or zoom. No click follows.
func (w *Watcher) Cancel() {
	w.letGo()
	w.handled, w.held = false, false
}

func (w *Watcher) letGo() { w.dragging, w.swiping, w.hold = false, false, w.hold+1 }

// Click selects a cell if no press did: for a finger where the page scrolls, and for
// screen readers. It reports whether to suppress the click because it ends a long press
// on a key.
func (w *Watcher) Click(c Click) (swallow bool) {
	if w.held && !c.Keyboard {
		w.held = false
		return true
	}
	if c.OnCell && !w.handled {
		w.press(&c.Spot, c.Modifiers)
	}
	w.handled = false
	return false
}

// DoubleClick selects all cells like this one, unless presses have another meaning.
func (w *Watcher) DoubleClick(s Spot) {
	if s.OnCell && w.meansCell(&s) {
		w.do(Act{Kind: PickAlike, Cell: s.Cell})
	}
}

// Menu eliminates a candidate on a right click. It reports whether to suppress the
// browser's menu: over a candidate, and for long presses with a finger or a pen.
func (w *Watcher) Menu(s Spot, p Pointer) (keepAway bool) {
	if !s.OnPad {
		return false
	}
	if s.OnCell && s.Mark != 0 && p == Mouse {
		w.do(Act{Kind: RuleOut, Cell: s.Cell, Digit: s.Mark})
	}
	return s.Mark != 0 || p != Mouse
}

// holding calls long if the current press lasts for d.
func (w *Watcher) holding(d time.Duration, long func()) {
	hold := w.hold
	w.clock.After(d, func() {
		if w.hold == hold {
			long()
		}
	})
}
