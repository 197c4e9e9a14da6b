package table

// Tallest is the most pixels that a table is made to scroll through: browsers make
// no element taller than some 17 to 33 million pixels. In a longer table a pixel
// of the scroll bar stands for more than one of the rows.
const Tallest = 8_000_000

// Window is the part of the rows that is in sight.
type Window struct {
	Rows      int     // of the table
	RowHeight float64 // the height of one, in pixels
	Height    float64 // of what is in sight, in pixels
	At        float64 // how many rows are above it, 0 or more, with a part of one
}

// Range is how far the table scrolls, in pixels.
func (w *Window) Range() float64 {
	return min(max(0, float64(w.Rows)*w.RowHeight-w.Height), Tallest)
}

// last is the highest At.
func (w *Window) last() float64 {
	if w.RowHeight == 0 {
		return 0
	}
	return max(0, float64(w.Rows)-w.Height/w.RowHeight)
}

// ScrolledTo takes in how many pixels the table was scrolled.
func (w *Window) ScrolledTo(pixels float64) {
	w.At = 0
	if all := w.Range(); all > 0 {
		w.At = min(max(0, pixels/all), 1) * w.last()
	}
}

// Scroll is how many pixels the table is to be scrolled.
func (w *Window) Scroll() float64 {
	if last := w.last(); last > 0 {
		return w.At / last * w.Range()
	}
	return 0
}

// Show brings a row wholly into sight, and moves no further than that takes.
func (w *Window) Show(row int) {
	if w.RowHeight == 0 {
		return
	}
	top := float64(row)
	w.At = min(max(w.At, top+1-w.Height/w.RowHeight), top)
	w.At = min(max(w.At, 0), w.last())
}

// InSight are the rows of which something is in sight, without the row to, and how
// many pixels of the first are above what is in sight.
func (w *Window) InSight() (from, to int, above float64) {
	if w.RowHeight == 0 {
		return 0, 0, 0
	}
	at := min(w.At, w.last())
	from = int(at)
	to = min(w.Rows, int(at+w.Height/w.RowHeight)+1)
	return from, to, (at - float64(from)) * w.RowHeight
}

// Page is how many rows Page Up and Page Down go.
func (w *Window) Page() int {
	if w.RowHeight == 0 {
		return 1
	}
	return max(1, int(w.Height/w.RowHeight)-1)
}
