package table

// Selected returns the number of selected rows.
func (t *Table) Selected() int { return t.chosen.size }

// IsSelected reports whether the row with the given number is selected.
func (t *Table) IsSelected(number int) bool { return t.chosen.has(number) }

// SelectAll selects all rows that are not filtered out, or none if all are selected.
func (t *Table) SelectAll() {
	all := t.chosen.size < t.Rows
	t.chosen = set{}
	for place := 0; all && place < t.Rows; place++ {
		t.chosen.put(t.Number(place), true)
	}
}

// SelectNone clears the selection.
func (t *Table) SelectNone() { t.chosen = set{} }

// Toggle selects or deselects the row at a place and makes it current.
func (t *Table) Toggle(place int) {
	number := t.Number(place)
	t.chosen.put(number, !t.chosen.has(number))
	t.Current, t.anchor = place, place
}

// Extend selects all rows from the anchor to a place, which it makes current.
func (t *Table) Extend(place int) {
	from, to := min(t.anchor, place), max(t.anchor, place)
	for p := from; p <= to && p < t.Rows; p++ {
		t.chosen.put(t.Number(p), true)
	}
	t.Current = place
}

// Key is a key pressed in the table.
type Key struct {
	Name        string // KeyboardEvent.key
	Shift, Ctrl bool
}

// Done is the effect of a key.
type Done uint8

// Effects of keys.
const (
	Nothing  Done = iota // not a key that the table handles
	Moved                // the current row changed and was scrolled into view
	Selected             // the selection changed
	Opened               // open the current row
)

// Press handles a key.
func (t *Table) Press(k Key) Done {
	to := t.Current
	switch k.Name {
	case "ArrowDown":
		to++
	case "ArrowUp":
		to--
	case "PageDown":
		to += t.Page()
	case "PageUp":
		to -= t.Page()
	case "Home":
		to = 0
	case "End":
		to = t.Rows - 1
	default:
		return t.act(k)
	}
	if t.Rows == 0 {
		return Nothing
	}
	return t.goTo(min(max(to, 0), t.Rows-1), k.Shift)
}

// goTo makes the row at a place current, and selects the rows on the way if extend is
// set.
func (t *Table) goTo(place int, extend bool) Done {
	t.Show(place)
	if extend {
		if t.Current < 0 {
			t.anchor = place
		}
		t.Extend(place)
		return Selected
	}
	t.Current, t.anchor = place, place
	return Moved
}

// act handles a key that does not change the current row.
func (t *Table) act(k Key) Done {
	current := t.Current >= 0 && t.Current < t.Rows
	switch {
	case k.Name == "a" && k.Ctrl && t.Rows > 0:
		t.SelectAll()
		return Selected
	case k.Name == " " && !k.Ctrl && current:
		t.Show(t.Current)
		if k.Shift {
			t.Extend(t.Current)
		} else {
			t.Toggle(t.Current)
		}
		return Selected
	case k.Name == "Enter" && current:
		return Opened
	case k.Name == "Escape" && t.chosen.size > 0:
		t.SelectNone()
		return Selected
	}
	return Nothing
}

// Chosen returns the numbers of the selected rows in table order. If none is selected, it
// returns all rows that are not filtered out.
func (t *Table) Chosen() (numbers []uint32) {
	for place := range t.Rows {
		if number := t.Number(place); t.chosen.size == 0 || t.chosen.has(number) {
			numbers = append(numbers, uint32(number))
		}
	}
	return numbers
}

// Collect returns the concatenated bytes of the rows with the given numbers.
func (t *Table) Collect(numbers []uint32) (rows []byte) {
	rows = make([]byte, 0, len(numbers)*t.size)
	for _, number := range numbers {
		rows = append(rows, t.Row(int(number))...)
	}
	return rows
}
