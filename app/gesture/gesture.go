package gesture

import (
	"time"

	"sudoku/app/clock"
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

// Page is what a gesture's meaning depends on.
type Page interface {
	// Selection is the selected cells.
	Selection() board.CellSet
	// Armed reports whether a press of a cell writes a digit into it.
	Armed() bool
	// TakesMark reports whether a press of a candidate or pencil mark of a cell is
	// about that, not about the cell.
	TakesMark(c board.Cell) bool
}

// Watcher follows the pointers.
type Watcher struct {
	clock clock.Clock
	page  Page
	do    func(Act)

	dragging bool
	last     board.Cell // under the pointer when it was last heard of
	handled  bool       // the press selected, so the click after it does not
	hold     int        // grows with each press, each release and each cell that a drag adds
	held     bool       // the press of the keypad was long
	swiping  bool       // a finger is down where the page scrolls
	from     board.Cell // where it went down
}

// New is a watcher that calls do with each act.
func New(c clock.Clock, p Page, do func(Act)) *Watcher {
	return &Watcher{clock: c, page: p, do: do}
}

// Dragging reports whether moves matter.
func (w *Watcher) Dragging() bool { return w.dragging }

// Press hears a pointer go down. Where the page scrolls under a finger it takes a
// click to select.
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

// press selects by a press on a cell.
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

// meansCell reports whether longer and double presses are about the cell.
func (w *Watcher) meansCell(s *Spot) bool {
	return !w.page.Armed() && (s.Mark == 0 || !w.page.TakesMark(s.Cell))
}

// Move selects the cells that a pointer passes while it is down.
func (w *Watcher) Move(m Move) {
	if !w.dragging {
		return
	}
	if m.Up { // it went up outside of the page
		w.dragging = false
		return
	}
	if !m.OnCell || m.Cell == w.last || m.Off > dragReach {
		return
	}
	w.last, w.hold = m.Cell, w.hold+1
	w.do(Act{Kind: AddCell, Cell: m.Cell})
}

// Swiping reports whether it matters where a pointer goes up.
func (w *Watcher) Swiping() bool { return w.swiping }

// Release hears a pointer go up, at a spot if that matters. A finger that has gone
// two cells across, and no more than one up or down, turns a leaf.
func (w *Watcher) Release(s Spot) {
	if w.swiping && s.OnCell {
		across, down := s.Cell.Column()-w.from.Column(), s.Cell.Row()-w.from.Row()
		if max(across, -across) >= 2 && max(down, -down) <= 1 {
			w.do(Act{Kind: Swipe, Back: across > 0})
		}
	}
	w.letGo()
}

// Cancel hears that the browser took a pointer for itself, to scroll or to zoom.
// No click follows.
func (w *Watcher) Cancel() {
	w.letGo()
	w.handled, w.held = false, false
}

func (w *Watcher) letGo() { w.dragging, w.swiping, w.hold = false, false, w.hold+1 }

// Click selects a cell where no press did: by a finger, where that may scroll, or
// by a program that helps to read the screen. It reports whether nothing else may
// hear of the click, because it ends a long press of a key.
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

// DoubleClick selects all that is like a cell, unless presses mean something
// else.
func (w *Watcher) DoubleClick(s Spot) {
	if s.OnCell && w.meansCell(&s) {
		w.do(Act{Kind: PickAlike, Cell: s.Cell})
	}
}

// Menu rules out a candidate by the right button. It reports whether the menu
// that the browser is about to open stays away, as it does over a candidate and
// where a finger or a pen presses for long.
func (w *Watcher) Menu(s Spot, p Pointer) (keepAway bool) {
	if !s.OnPad {
		return false
	}
	if s.OnCell && s.Mark != 0 && p == Mouse {
		w.do(Act{Kind: RuleOut, Cell: s.Cell, Digit: s.Mark})
	}
	return s.Mark != 0 || p != Mouse
}

// holding does something if the press that has just begun lasts so long.
func (w *Watcher) holding(d time.Duration, long func()) {
	hold := w.hold
	w.clock.After(d, func() {
		if w.hold == hold {
			long()
		}
	})
}
