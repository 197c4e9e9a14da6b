package table

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// makeRows returns rows of four bytes, each with a value.
func makeRows(values ...uint32) (rows []byte) {
	for _, v := range values {
		rows = binary.LittleEndian.AppendUint32(rows, v)
	}
	return rows
}

func value(row []byte) uint32 { return binary.LittleEndian.Uint32(row) }

// key returns the value of a row as its key; a row with the value 7 has none.
func key(row []byte) (uint32, bool) { return value(row), value(row) != 7 }

// arrange sorts a table completely.
func arrange(t *testing.T, table *Table, o Order) {
	t.Helper()
	table.Arrange(o)
	for i := 0; !table.Step(); i++ {
		if i > 1000 {
			t.Fatal("no end")
		}
	}
}

// shown returns the values of the rows by place.
func shown(table *Table) (values []uint32) {
	for place := range table.Rows {
		values = append(values, value(table.Row(table.Number(place))))
	}
	return values
}

func TestArrange(t *testing.T) {
	table := New(4)
	table.Add(makeRows(5, 3))
	table.Add(nil)
	table.Add(makeRows(9, 3, 1<<31))
	even := func(row []byte) bool { return value(row)%2 == 0 }
	odd := func(row []byte) bool { return value(row)%2 != 0 }
	for _, c := range []struct {
		name  string
		order Order
		want  []uint32
	}{
		{"as they came", Order{}, []uint32{5, 3, 9, 3, 1 << 31}},
		{"low first", Order{Key: key}, []uint32{3, 3, 5, 9, 1 << 31}},
		{"high first", Order{Key: key, Down: true}, []uint32{1 << 31, 9, 5, 3, 3}},
		{"some", Order{Keep: odd}, []uint32{5, 3, 9, 3}},
		{"some in order", Order{Key: key, Keep: odd}, []uint32{3, 3, 5, 9}},
		{"one", Order{Key: key, Keep: even}, []uint32{1 << 31}},
		{"even ones", Order{Keep: even}, []uint32{1 << 31}},
		{"none", Order{Key: key, Keep: func([]byte) bool { return false }}, nil},
		{"the last first", Order{Down: true}, []uint32{1 << 31, 3, 9, 3, 5}},
		{"some, the last first", Order{Down: true, Keep: odd}, []uint32{3, 9, 3, 5}},
		{"all again", Order{}, []uint32{5, 3, 9, 3, 1 << 31}},
	} {
		arrange(t, table, c.order)
		if got := shown(table); !slices.Equal(got, c.want) {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
	unknown := New(4)
	unknown.Add(makeRows(7, 9, 7, 3))
	arrange(t, unknown, Order{Key: key})
	if got := shown(unknown); !slices.Equal(got, []uint32{3, 9, 7, 7}) {
		t.Errorf("what has no key: %d", got)
	}
	arrange(t, unknown, Order{Key: key, Down: true})
	if got := shown(unknown); !slices.Equal(got, []uint32{9, 3, 7, 7}) {
		t.Errorf("what has no key, the other way round: %d", got)
	}
	// Rows with equal keys keep their order even when the order of the keys is reversed.
	arrange(t, table, Order{Key: key, Down: true})
	if a, b := table.Number(3), table.Number(4); a != 1 || b != 3 {
		t.Errorf("the equal rows are %d and %d", a, b)
	}
	if part, index := table.Place(3); part != 2 || index != 1 {
		t.Errorf("row 3 is number %d of part %d", index, part)
	}
}

// TestArrangeMany sorts many random rows and compares their order with that of package
// slices.
func TestArrangeMany(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, most := range []uint32{1, 300, math.MaxUint32} {
		table := New(4)
		var all []uint32
		for range 7 {
			var values []uint32
			for range 10_000 {
				values = append(values, uint32(random.Uint64N(uint64(most))))
			}
			table.Add(makeRows(values...))
			all = append(all, values...)
		}
		arrange(t, table, Order{Key: func(row []byte) (uint32, bool) { return value(row), true }})
		slices.Sort(all)
		if got := shown(table); !slices.Equal(got, all) {
			t.Errorf("values below %d are not in order", most)
		}
	}
}

// TestArrangeKeeps checks that the current row and the selection survive sorting, unless
// filtered out.
func TestArrangeKeeps(t *testing.T) {
	table := New(4)
	table.Add(makeRows(5, 4, 3, 2))
	table.Toggle(0)
	table.Toggle(1)
	arrange(t, table, Order{Key: key})
	if table.Current != 2 || table.Number(2) != 1 || table.Selected() != 2 {
		t.Errorf("current %d, %d selected", table.Current, table.Selected())
	}
	arrange(t, table, Order{Keep: func(row []byte) bool { return value(row) != 4 }})
	if table.Current != 0 || table.Selected() != 1 || !table.IsSelected(0) {
		t.Errorf("current %d, %d selected", table.Current, table.Selected())
	}
}

func TestKeys(t *testing.T) {
	table := New(4)
	table.Add(makeRows(make([]uint32, 100)...))
	table.RowHeight, table.Height = 44, 440 // ten visible rows
	for i, c := range []struct {
		key      Key
		want     Done
		current  int
		at       float64
		selected int
	}{
		{Key{Name: "Enter"}, Nothing, -1, 0, 0},
		{Key{Name: "ArrowDown"}, Moved, 0, 0, 0},
		{Key{Name: "ArrowDown"}, Moved, 1, 0, 0},
		{Key{Name: "PageDown"}, Moved, 10, 1, 0},
		{Key{Name: "End"}, Moved, 99, 90, 0},
		{Key{Name: "ArrowDown"}, Moved, 99, 90, 0},
		{Key{Name: "PageUp"}, Moved, 90, 90, 0},
		{Key{Name: "ArrowUp"}, Moved, 89, 89, 0},
		{Key{Name: " "}, Selected, 89, 89, 1},
		{Key{Name: "ArrowDown", Shift: true}, Selected, 90, 89, 2},
		{Key{Name: "ArrowDown", Shift: true}, Selected, 91, 89, 3},
		{Key{Name: "Home", Shift: true}, Selected, 0, 0, 92},
		{Key{Name: "Escape"}, Selected, 0, 0, 0},
		{Key{Name: "Escape"}, Nothing, 0, 0, 0},
		{Key{Name: "a"}, Nothing, 0, 0, 0},
		{Key{Name: "a", Ctrl: true}, Selected, 0, 0, 100},
		{Key{Name: "a", Ctrl: true}, Selected, 0, 0, 0},
		{Key{Name: "Enter"}, Opened, 0, 0, 0},
		{Key{Name: "Tab"}, Nothing, 0, 0, 0},
	} {
		if got := table.Press(c.key); got != c.want || table.Current != c.current || table.At != c.at || table.Selected() != c.selected {
			t.Errorf("%d: %v: %d, current %d, at %v, %d selected, want %+v", i, c.key, got, table.Current, table.At, table.Selected(), c)
		}
	}
	none := New(4)
	for _, name := range []string{"ArrowDown", "End", "Enter", " "} {
		if got := none.Press(Key{Name: name}); got != Nothing {
			t.Errorf("%q in an empty table: %d", name, got)
		}
	}
}

// TestWindow checks that a million rows can be reached by scrolling and by keys, although
// they exceed the scroll height.
func TestWindow(t *testing.T) {
	w := Window{Rows: 1_000_000, RowHeight: 44, Height: 660}
	if w.Range() != Tallest {
		t.Errorf("scrolls through %v pixels", w.Range())
	}
	w.ScrolledTo(w.Range())
	if from, to, above := w.InSight(); from != 999_985 || to != 1_000_000 || above != 0 {
		t.Errorf("at the end rows %d to %d are in sight, %v pixels above", from, to, above)
	}
	for _, row := range []int{0, 1, 17, 499_999, 999_999} {
		w.Show(row)
		w.ScrolledTo(w.Scroll())
		if from, to, _ := w.InSight(); row < from || row >= to {
			t.Errorf("row %d: %d to %d are in sight", row, from, to)
		}
	}
	w = Window{Rows: 20, RowHeight: 40, Height: 100}
	w.ScrolledTo(50)
	if from, to, above := w.InSight(); from != 1 || to != 4 || above != 10 || w.Scroll() != 50 {
		t.Errorf("a short one: %d to %d, %v above", from, to, above)
	}
	for _, w := range []Window{{}, {Rows: 3}, {RowHeight: 40, Height: 100}, {Rows: 1, RowHeight: 40, Height: 100}} {
		w.ScrolledTo(10)
		w.Show(0)
		if from, to, above := w.InSight(); from != 0 || to != min(w.Rows, int(w.RowHeight)) || above != 0 || w.Range() != 0 || w.Scroll() != 0 || w.Page() != 1 {
			t.Errorf("%+v: %d to %d, %v above", w, from, to, above)
		}
	}
}

// TestSame checks that repeated rows are found, even if others share their key by chance.
func TestSame(t *testing.T) {
	table := New(9)
	row := func(class uint64) []byte { return append(binary.LittleEndian.AppendUint64(nil, class), 2) }
	const other = 1 << 40 // adding it does not change the key
	table.Add(slices.Concat(row(5), row(7), row(5+other)))
	table.Add(slices.Concat(row(5), row(9), row(5+other), row(5), row(7+other)))
	search := table.Same(binary.LittleEndian.Uint64, func(row []byte, same bool) {
		if row[8] = 0; same {
			row[8] = 1
		}
	}, func(row []byte, is bool) {
		if is {
			row[8] |= 2
		}
	})
	for i := 0; !search.Step(); i++ {
		if i > 100 {
			t.Fatal("no end")
		}
	}
	var same []byte
	for number := range table.Total() {
		same = append(same, table.Row(number)[8])
	}
	if want := []byte{2, 0, 2, 3, 0, 3, 3, 0}; !slices.Equal(same, want) {
		t.Errorf("repetitions %d, want %d", same, want)
	}
}

// TestFind checks that rows are found by their numbers.
func TestFind(t *testing.T) {
	table := New(4)
	table.Add(makeRows(30, 10, 20))
	for number, want := range map[int]int{-1: -1, 0: 0, 2: 2, 3: -1} {
		if got := table.Find(number); got != want {
			t.Errorf("row %d is at %d, want %d", number, got, want)
		}
	}
	arrange(t, table, Order{Key: key, Keep: func(row []byte) bool { return value(row) < 30 }})
	for number, want := range []int{-1, 0, 1} {
		if got := table.Find(number); got != want {
			t.Errorf("sorted: row %d is at %d, want %d", number, got, want)
		}
	}
}
