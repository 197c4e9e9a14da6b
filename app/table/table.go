// Package table holds the rows of a list, a million of them if need be: which are
// in sight, in which order, which are left out, and which are selected. It knows
// neither what is in a row nor how one is drawn. Work that takes longer than a
// moment is done in steps.
package table

import (
	"math"
	"slices"
	"sort"
)

// Table is the rows of a list, each of the same size in bytes, which come part by
// part and may be replaced. A row has a number, its place in the list from 0; and,
// unless it is left out, a place in the table.
type Table struct {
	Window
	Current int // the place of the row that the keys go from; -1 for none

	size   int // of a row
	parts  []part
	total  int      // rows
	order  []uint32 // numbers by place; nil where each has its number's
	work   *Work
	chosen set
	anchor int // the place that a selection goes on from
}

// part is the rows of a part of the list.
type part struct {
	first int // number of its first row
	rows  []byte
}

// New is a table of rows of a size.
func New(size int) *Table { return &Table{size: size, Current: -1} }

// Total is how many rows there are, those left out too.
func (t *Table) Total() int { return t.total }

// Add adds the rows of the next part.
func (t *Table) Add(rows []byte) {
	t.parts = append(t.parts, part{t.total, rows})
	t.total += len(rows) / t.size
	if t.order == nil {
		t.Rows = t.total
	}
}

// Span is the bytes of some rows of a part, by their numbers in the part.
func (t *Table) Span(part, from, to int) []byte {
	return t.parts[part].rows[from*t.size : to*t.size]
}

// Parts are the rows of all parts.
func (t *Table) Parts() (all [][]byte) {
	for _, p := range t.parts {
		all = append(all, p.rows)
	}
	return all
}

// Row is the bytes of the row with a number.
func (t *Table) Row(number int) []byte {
	p := &t.parts[t.findPart(number)]
	at := (number - p.first) * t.size
	return p.rows[at : at+t.size]
}

// findPart is which part the row with a number is in.
func (t *Table) findPart(number int) int {
	return sort.Search(len(t.parts), func(i int) bool { return t.parts[i].first > number }) - 1
}

// Place is where the row with a number is: in which part, and its number there.
func (t *Table) Place(number int) (part, index int) {
	part = t.findPart(number)
	return part, number - t.parts[part].first
}

// Number is the number of the row at a place.
func (t *Table) Number(place int) int {
	if t.order == nil {
		return place
	}
	return int(t.order[place])
}

// numbers are the numbers of all rows, from first on.
func numbers(first, end int) []uint32 {
	all := make([]uint32, end-first)
	for i := range all {
		all[i] = uint32(first + i)
	}
	return all
}

// Order is in which order the rows are and which are left out. The zero value is
// all of them as they are in the list.
type Order struct {
	// Key is what they are ordered by: lower ones first, and last those that have
	// none; nil for the order of the list.
	Key  func(row []byte) (key uint32, ok bool)
	Down bool                  // higher ones, or the last of the list, first
	Keep func(row []byte) bool // nil for all
}

// Work is the work of putting the rows into an order.
type Work struct {
	t      *Table
	order  Order
	at     int // part that is looked at
	row    int // its rows that were
	kept   []uint32
	keys   []uint32
	sorter *sorter
}

// Arrange begins to put the rows into an order; what was begun before is given up.
// The table stays as it is until Step says that it is done.
func (t *Table) Arrange(o Order) {
	t.work = &Work{t: t, order: o, kept: []uint32{}}
	if o.Keep == nil && (o.Key != nil || o.Down) {
		t.work.kept = numbers(0, t.total)
	}
	if o.Key != nil {
		t.work.keys = make([]uint32, t.total)
	}
}

// stepRows is how many rows a step looks at: about a millisecond's worth.
const stepRows = 8192

// Step goes on with the work for a moment and reports whether there is none left.
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

// look goes through some rows of a part.
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

// take makes an order the present one. The current row stays current, and what is
// left out is no longer selected.
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

// Count is how many parts there are.
func (t *Table) Count() int { return len(t.parts) }
