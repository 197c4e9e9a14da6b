// Package table holds the rows of a list, up to a million or more: their order, the
// filter, the selection and the visible range. It knows neither the content of rows nor
// how they are drawn. Long work is done in steps.
package table

import (
	"math"
	"slices"
	"sort"
)

// Table holds rows of equal size in bytes. They arrive in parts and may be replaced. The
// number of a row is its index in the list. Its place is its index in the table, unless it
// is filtered out.
type Table struct {
	Window
	Current int // place of the row from which keyboard moves start; -1 for none

	size   int // size of a row
	parts  []part
	total  int      // number of rows
	order  []uint32 // numbers by place; nil if each row's place is its number
	work   *Work
	chosen set
	anchor int // place where extending the selection starts
}

// part holds the rows of a part of the list.
type part struct {
	first int // number of the part's first row
	rows  []byte
}

// New returns a table for rows of the given size in bytes.
func New(size int) *Table { return &Table{size: size, Current: -1} }

// Total returns the number of rows, including those filtered out.
func (t *Table) Total() int { return t.total }

// Add adds the rows of the next part.
func (t *Table) Add(rows []byte) {
	t.parts = append(t.parts, part{t.total, rows})
	t.total += len(rows) / t.size
	if t.order == nil {
		t.Rows = t.total
	}
}

// Span returns the bytes of rows [from, to) of a part.
func (t *Table) Span(part, from, to int) []byte {
	return t.parts[part].rows[from*t.size : to*t.size]
}

// Parts returns the rows of all parts.
func (t *Table) Parts() (all [][]byte) {
	for _, p := range t.parts {
		all = append(all, p.rows)
	}
	return all
}

// Row returns the bytes of the row with the given number.
func (t *Table) Row(number int) []byte {
	p := &t.parts[t.findPart(number)]
	at := (number - p.first) * t.size
	return p.rows[at : at+t.size]
}

// findPart returns the index of the part with a row.
func (t *Table) findPart(number int) int {
	return sort.Search(len(t.parts), func(i int) bool { return t.parts[i].first > number }) - 1
}

// Place returns the part of a row and its index there.
func (t *Table) Place(number int) (part, index int) {
	part = t.findPart(number)
	return part, number - t.parts[part].first
}

// Number returns the number of the row at a place.
func (t *Table) Number(place int) int {
	if t.order == nil {
		return place
	}
	return int(t.order[place])
}

// Find returns the place of the row with the given number, or -1 if it is filtered out or
// does not exist.
func (t *Table) Find(number int) int {
	switch {
	case number < 0 || number >= t.total:
		return -1
	case t.order == nil:
		return number
	}
	return slices.Index(t.order, uint32(number))
}

// numbers returns the numbers from first up to but not including end.
func numbers(first, end int) []uint32 {
	all := make([]uint32, end-first)
	for i := range all {
		all[i] = uint32(first + i)
	}
	return all
}

// Order specifies the order of rows and the filter. The zero value shows all rows in list
// order.
type Order struct {
	// Key returns the sort key of a row. Lower keys come first, and rows without a key
	// come last. If nil, the rows are in list order.
	Key  func(row []byte) (key uint32, ok bool)
	Down bool                  // reverse order
	Keep func(row []byte) bool // filter; nil for all rows
}

// Work is the state of a sort in progress.
type Work struct {
	t      *Table
	order  Order
	at     int // current part
	row    int // number of rows done in that part
	kept   []uint32
	keys   []uint32
	sorter *sorter
}

// Arrange starts sorting the rows and abandons any earlier sorting. The table does not
// change until Step reports that it is done.
func (t *Table) Arrange(o Order) {
	t.work = &Work{t: t, order: o, kept: []uint32{}}
	if o.Keep == nil && (o.Key != nil || o.Down) {
		t.work.kept = numbers(0, t.total)
	}
	if o.Key != nil {
		t.work.keys = make([]uint32, t.total)
	}
}

// stepRows is the number of rows per step, which takes about a millisecond.
const stepRows = 8192

// Step continues sorting briefly and reports whether it is done.
func (t *Table) Step() (done bool) {
	w := t.work
	switch {
	case w == nil:
		return true
	case w.order.Key == nil && w.order.Keep == nil && !w.order.Down:
		t.take(nil)
	case w.at < len(t.parts):
		w.look()
		return false
	case w.order.Key == nil:
		if w.order.Down {
			slices.Reverse(w.kept)
		}
		t.take(w.kept)
	case w.sorter == nil:
		w.sorter = &sorter{rows: w.kept, keys: w.keys}
		return false
	case !w.sorter.step(4 * stepRows):
		return false
	default:
		t.take(w.sorter.rows)
	}
	return true
}

// look processes some rows in a part.
func (w *Work) look() {
	p, size := &w.t.parts[w.at], w.t.size
	end := min(w.row+stepRows, len(p.rows)/size)
	for ; w.row < end; w.row++ {
		number, row := uint32(p.first+w.row), p.rows[w.row*size:(w.row+1)*size]
		if w.order.Keep != nil && w.order.Keep(row) {
			w.kept = append(w.kept, number)
		}
		if w.order.Key != nil {
			key, ok := w.order.Key(row)
			switch {
			case !ok:
				key = math.MaxUint32
			case w.order.Down:
				key = math.MaxUint32 - 1 - key
			}
			w.keys[number] = key
		}
	}
	if end == len(p.rows)/size {
		w.at, w.row = w.at+1, 0
	}
}

// take applies an order. The current row stays current, and rows that are filtered out
// are deselected.
func (t *Table) take(order []uint32) {
	current := -1
	if t.Current >= 0 && t.Current < t.Rows {
		current = t.Number(t.Current)
	}
	t.order, t.work, t.Rows = order, nil, t.total
	t.Current, t.anchor = -1, 0
	if order == nil {
		t.Current = current
	} else {
		t.Rows = len(order)
		left := set{}
		for place, number := range order {
			if int(number) == current {
				t.Current = place
			}
			if t.chosen.has(int(number)) {
				left.put(int(number), true)
			}
		}
		t.chosen = left
	}
	if t.Current < 0 && t.Rows > 0 && current >= 0 {
		t.Current = 0
	}
	t.At = min(t.At, t.last())
	if t.Current >= 0 {
		t.anchor = t.Current
	}
}

// Count returns the number of parts.
func (t *Table) Count() int { return len(t.parts) }
