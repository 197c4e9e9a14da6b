package listui

import (
	"strconv"
	"syscall/js"
	"time"

	"sudoku/app/parts/list"
	"sudoku/app/platform"
	tables "sudoku/app/table"
	"sudoku/app/work/rowset"
	"sudoku/solver/board"
)

// tableView is the table in the document, which contains only the visible rows. It
// handles scrolling and keys without the model, and reports only what concerns other
// parts.
type tableView struct {
	e        *Effects
	element  js.Value // scroll container; undefined until drawn
	rows     js.Value
	body     js.Value
	tall     js.Value
	columns  string // CSS widths
	markup   string
	scrolled float64 // last scroll position set by the table, in pixels

	drawn   time.Time // time of the last drawing
	drawing bool      // a drawing is scheduled

	asked     int // number of arrangements started
	arranging bool

	counts   int  // number of counts started for a chart
	counting bool // a count is running, or ended less than chartPause ago
}

// drawTime is the minimum time between drawings while answers arrive, since measuring the
// table forces a layout.
const drawTime = 100 * time.Millisecond

// drawSoon updates the table within drawTime. It does so at once if the last drawing is
// older than that, if no more answers are expected, or if the columns have changed.
func (v *tableView) drawSoon() {
	l := v.e.State()
	switch wait := drawTime - time.Since(v.drawn); {
	case wait <= 0, !l.Running(), v.columns != list.ListWidths(l.Columns):
		v.draw()
	case !v.drawing:
		v.drawing = true
		platform.After(wait, func() {
			v.drawing = false
			v.draw()
		})
	}
}

// draw updates the table after the panel is drawn.
func (v *tableView) draw() {
	v.drawn = time.Now()
	if !v.find() {
		return
	}
	if columns := list.ListWidths(v.e.State().Columns); columns != v.columns {
		v.columns = columns
		v.set(v.element, "--columns", columns)
	}
	v.measure()
	v.report()
	v.paint()
	v.countSoon()
}

// find looks up the elements drawn by go-app and adds event listeners.
func (v *tableView) find() bool {
	if v.element.Truthy() && v.element.Get("isConnected").Bool() {
		return true
	}
	byID := func(id string) js.Value { return js.Global().Get("document").Call("getElementById", id) }
	v.element = byID(ListTable)
	if !v.element.Truthy() {
		return false
	}
	v.rows, v.body, v.tall = byID(ListRows), byID(ListBody), byID(ListTall)
	v.columns, v.markup, v.scrolled = "", "", 0
	v.element.Set("onscroll", js.FuncOf(func(js.Value, []js.Value) any { v.scroll(); return nil }))
	v.element.Set("onkeydown", js.FuncOf(func(_ js.Value, args []js.Value) any { v.key(args[0]); return nil }))
	v.rows.Set("onclick", js.FuncOf(func(_ js.Value, args []js.Value) any { v.click(args[0]); return nil }))
	v.rows.Set("onmousemove", js.FuncOf(func(_ js.Value, args []js.Value) any { v.show(v.placeOf(args[0])); return nil }))
	v.rows.Set("onmouseleave", js.FuncOf(func(js.Value, []js.Value) any { v.show(v.table().Current); return nil }))
	return true
}

// placeOf returns the place of an event's row, or -1.
func (v *tableView) placeOf(ev js.Value) int {
	row := ev.Get("target").Call("closest", "[data-place]")
	if !row.Truthy() {
		return -1
	}
	place, _ := strconv.Atoi(row.Get("dataset").Get("place").String())
	return place
}

// show previews the puzzle at a place in the table on the board, or ends the preview if
// there is none.
func (v *tableView) show(place int) {
	t, puzzle := v.table(), board.Grid{}
	if place >= 0 && place < t.Rows {
		puzzle = rowset.Puzzle(t.Row(t.Number(place)))
	}
	if puzzle != v.e.State().Preview {
		v.e.Handle(list.RowPreviewed{Puzzle: puzzle})
	}
}

func (v *tableView) set(element js.Value, property, value string) {
	element.Get("style").Call("setProperty", property, value)
}

// table returns the table of the current list.
func (v *tableView) table() *tables.Table { return v.e.list.table }

// measure updates the size of the visible area and the scroll height.
func (v *tableView) measure() {
	t := v.table()
	v.set(v.element, "--rows", strconv.Itoa(max(1, t.Rows)))
	head := v.element.Get("firstElementChild")
	t.RowHeight = head.Get("offsetHeight").Float()
	t.Height = v.rows.Get("clientHeight").Float()
	v.set(v.tall, "height", strconv.FormatFloat(t.Range(), 'f', 1, 64)+"px")
	v.follow()
}

// follow scrolls the element to the table's position.
func (v *tableView) follow() {
	to := v.table().Scroll()
	if to-v.scrolled < 1 && v.scrolled-to < 1 {
		return
	}
	v.element.Set("scrollTop", to)
	v.scrolled = v.element.Get("scrollTop").Float()
}

// scroll moves the table to the element's position, unless the table itself scrolled it.
func (v *tableView) scroll() {
	to := v.element.Get("scrollTop").Float()
	if to-v.scrolled > -1 && to-v.scrolled < 1 {
		return
	}
	v.scrolled = to
	v.table().ScrolledTo(to)
	v.paint()
}

// paint draws the visible rows.
func (v *tableView) paint() {
	t, columns := v.table(), v.e.State().Columns
	from, to, above := t.InSight()
	var rows []list.ListRow
	for place := from; place < to; place++ {
		number := t.Number(place)
		class := func(place int) uint64 { return rowset.Profile(t.Row(t.Number(place))).Class() }
		rows = append(rows, list.ListRow{
			First: v.e.State().Filter.Groups && place > 0 && class(place) != class(place-1),
			Place: place, Number: number, Selected: t.IsSelected(number), Current: place == t.Current, Row: t.Row(number),
		})
	}
	if markup := list.ListMarkup(rows, columns, v.e.Text()); markup != v.markup {
		v.markup = markup
		v.body.Set("innerHTML", markup)
	}
	v.set(v.body, "transform", "translateY("+strconv.FormatFloat(-above, 'f', 1, 64)+"px)")
	if t.Current >= from && t.Current < to {
		v.element.Call("setAttribute", "aria-activedescendant", list.ListRowID(t.Current))
	} else {
		v.element.Call("removeAttribute", "aria-activedescendant")
	}
}

// report sends the state of the table if it has changed.
func (v *tableView) report() {
	t := v.table()
	now := list.Table{Rows: t.Rows, Selected: t.Selected(), Open: v.e.list.place, Arranging: v.arranging}
	if now != v.e.State().Table {
		v.e.Send(list.TableChanged{Table: now})
	}
}

func (v *tableView) key(ev js.Value) {
	if !ev.Get("target").Equal(v.element) || ev.Get("altKey").Bool() {
		return
	}
	done := v.table().Press(tables.Key{
		Name: ev.Get("key").String(), Shift: ev.Get("shiftKey").Bool(), Ctrl: ev.Get("ctrlKey").Bool() || ev.Get("metaKey").Bool(),
	})
	if done == tables.Nothing {
		return
	}
	ev.Call("preventDefault")
	ev.Call("stopPropagation")
	v.showDone(done)
}

func (v *tableView) click(ev js.Value) {
	place := v.placeOf(ev)
	if place < 0 {
		return
	}
	t := v.table()
	switch {
	case ev.Get("shiftKey").Bool():
		t.Extend(place)
		v.showDone(tables.Selected)
	case ev.Get("ctrlKey").Bool(), ev.Get("metaKey").Bool(), ev.Get("target").Call("closest", ".list-mark").Truthy():
		t.Toggle(place)
		v.showDone(tables.Selected)
	default:
		t.Current = place
		v.showDone(tables.Opened)
	}
}

// showDone shows the effect of a key or click.
func (v *tableView) showDone(done tables.Done) {
	t := v.table()
	v.follow()
	v.paint()
	v.show(t.Current)
	switch done {
	case tables.Selected:
		v.report()
	case tables.Opened:
		v.open(t.Current)
	}
}

// open opens the puzzle at a place and makes it the current one.
func (v *tableView) open(place int) {
	t := v.table()
	if place >= t.Rows {
		return
	}
	t.Current = place
	t.Show(place)
	number := t.Number(place)
	v.e.list.number, v.e.list.place = number+1, place+1
	v.report()
	part, index := t.Place(number)
	v.e.Send(list.RowOpened{Part: part, Index: index, Puzzle: rowset.Puzzle(t.Row(number))})
}

// arrange sorts and filters the rows as the model requires, in time slices.
func (v *tableView) arrange() {
	t, l := v.table(), v.e.State()
	o := tables.Order{Down: l.Order.Down, Keep: l.Filter.Keep()}
	if column, ok := l.Order.Column.Profiled(); ok {
		o.Key = func(row []byte) (uint32, bool) {
			n, ok := rowset.Profile(row).Number(column)
			return uint32(n), ok
		}
	}
	if l.Filter.Groups {
		o = tables.Order{Keep: o.Keep, Key: func(row []byte) (uint32, bool) { return uint32(rowset.Profile(row).Class() >> 33), true }}
	}
	t.Arrange(o)
	v.asked++
	asked := v.asked
	v.arranging = true
	v.report()
	inSlices(func() (done bool) {
		if asked != v.asked {
			return true // superseded by another arrangement
		}
		if done = t.Step(); done {
			v.arranging = false
			v.e.list.place = t.Find(v.e.list.number-1) + 1
			v.report()
			v.draw()
		}
		return done
	})
}

// compare marks puzzles equivalent to an earlier one, in time slices.
func (v *tableView) compare() {
	t := v.table()
	same := t.Same(
		func(row []byte) uint64 { return rowset.Profile(row).Class() },
		func(row []byte, same bool) { rowset.Profile(row).SetDuplicate(same) },
		func(row []byte, is bool) { rowset.Profile(row).SetShared(is) })
	inSlices(func() (done bool) {
		if done = same.Step(); done && t == v.table() {
			v.arrange()
		}
		return done
	})
}

// sliceTime is how long work on all rows may block the main thread at a time.
const sliceTime = 8 * time.Millisecond

// inSlices calls step until it is done, and yields to the page in between.
func inSlices(step func() (done bool)) {
	for began := time.Now(); time.Since(began) < sliceTime; {
		if step() {
			return
		}
	}
	platform.After(0, func() { inSlices(step) })
}
