package table

// Selected is how many rows are selected.
func (t *Table) Selected() int { return t.chosen.size }

// IsSelected reports whether the row with a number is.
func (t *Table) IsSelected(number int) bool { return t.chosen.has(number) }

// SelectAll selects all rows that are not left out, or none if all are selected.
func (t *Table) SelectAll() {
	all := t.chosen.size < t.Rows
	t.chosen = set{}
	for place := 0; all && place < t.Rows; place++ {
		t.chosen.put(t.Number(place), true)
	}
}

// SelectNone selects none.
func (t *Table) SelectNone() { t.chosen = set{} }

// Toggle selects the row at a place, or no longer, and makes it current.
func (t *Table) Toggle(place int) {
	number := t.Number(place)
	t.chosen.put(number, !t.chosen.has(number))
	t.Current, t.anchor = place, place
}

// Extend selects all rows from the one that was last current to a place, which it
// makes current.
func (t *Table) Extend(place int) {
	from, to := min(t.anchor, place), max(t.anchor, place)
	for p := from; p <= to && p < t.Rows; p++ {
		t.chosen.put(t.Number(p), true)
	}
	t.Current = place
}

// Key is a key that was pressed in the table.
type Key struct {
	Name        string // as KeyboardEvent.key
	Shift, Ctrl bool
}

// Done is what a key did.
type Done uint8

// What keys do.
const (
	Nothing  Done = iota // not a key of the table
	Moved                // the current row is another, and in sight
	Selected             // others are selected
	Opened               // the current row is to be opened
)

// Press does what a key does.
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

// goTo makes the row at a place current, and selects on the way if the selection
// is extended.
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

// act does what a key does that goes nowhere.
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

// Chosen are the numbers of the rows that are selected, or of all that are not left
// out if none is, in the order of the table.
func (t *Table) Chosen() (numbers []uint32) {
	for place := range t.Rows {
		if number := t.Number(place); t.chosen.size == 0 || t.chosen.has(number) {
			numbers = append(numbers, uint32(number))
		}
	}
	return numbers
}

// Collect is the bytes of rows with some numbers, one after another.
func (t *Table) Collect(numbers []uint32) (rows []byte) {
	rows = make([]byte, 0, len(numbers)*t.size)
	for _, number := range numbers {
		rows = append(rows, t.Row(int(number))...)
	}
	return rows
}
