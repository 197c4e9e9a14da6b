package table

// Tallest limits the scroll height of a table in pixels. Browsers limit the height of an
// element to between 17 and 33 million pixels. In a longer table, a pixel of scrolling
// stands for more than one pixel of rows.
const Tallest = 8_000_000

// Window is the visible range of rows.
type Window struct {
	Rows      int     // number of rows in the table
	RowHeight float64 // in pixels
	Height    float64 // visible height in pixels
	At        float64 // rows above the visible range, including a fraction
}

// Range returns the scroll range in pixels.
func (w *Window) Range() float64 {
	return min(max(0, float64(w.Rows)*w.RowHeight-w.Height), Tallest)
}

// last returns the maximum of At.
func (w *Window) last() float64 {
	if w.RowHeight == 0 {
		return 0
	}
	return max(0, float64(w.Rows)-w.Height/w.RowHeight)
}

// ScrolledTo handles scrolling to an offset in pixels.
func (w *Window) ScrolledTo(pixels float64) {
	w.At = 0
	if all := w.Range(); all > 0 {
		w.At = min(max(0, pixels/all), 1) * w.last()
	}
}

// Scroll returns the scroll offset for At in pixels.
func (w *Window) Scroll() float64 {
	if last := w.last(); last > 0 {
		return w.At / last * w.Range()
	}
	return 0
}

// Show scrolls just far enough to make a row fully visible.
func (w *Window) Show(row int) {
	if w.RowHeight == 0 {
		return
	}
	top := float64(row)
	w.At = min(max(w.At, top+1-w.Height/w.RowHeight), top)
	w.At = min(max(w.At, 0), w.last())
}

// InSight returns the range of visible rows, excluding to, and how many pixels of the
// first are hidden above.
func (w *Window) InSight() (from, to int, above float64) {
	if w.RowHeight == 0 {
		return 0, 0, 0
	}
	at := min(w.At, w.last())
	from = int(at)
	to = min(w.Rows, int(at+w.Height/w.RowHeight)+1)
	return from, to, (at - float64(from)) * w.RowHeight
}

// Page returns the number of rows that Page Up and Page Down move.
func (w *Window) Page() int {
	if w.RowHeight == 0 {
		return 1
	}
	return max(1, int(w.Height/w.RowHeight)-1)
}
