package ui

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/course"
	"sudoku/app/view"
	"sudoku/solver/board"
)

// beginners is the course for beginners, one task after the other.
type beginners struct {
	document
	course course.Course
	drawn  func(func()) // runs something after the next drawing
}

// taskID is the heading of the task, which gets the focus when another begins.
const taskID = "course-task"

// OnPreRender names the page.
func (b *beginners) OnPreRender(ctx app.Context) { b.name(ctx, b.t.Documents.Beginners) }

// OnMount names the page, and hears digits wherever the focus is.
func (b *beginners) OnMount(ctx app.Context) {
	b.name(ctx, b.t.Documents.Beginners)
	// Not by the context of an event: the element of that may be gone by then.
	b.drawn = func(f func()) { ctx.Defer(func(app.Context) { f() }) }
	app.Window().Call("addEventListener", "keydown", app.FuncOf(func(_ app.Value, args []app.Value) any {
		if d, ok := digitTyped(args[0]); ok {
			ctx.Dispatch(func(app.Context) { b.to(b.course.Enter(d)) })
		}
		return nil
	})) // the page is left by loading another
}

// Render draws the task with its board.
func (b *beginners) Render() app.UI {
	v := view.CourseOf(&b.course, b.t)
	said := "course-said"
	if v.Wrong {
		said += " wrong"
	}
	return b.frame(learnPath, b.t.Documents.Beginners, app.Elem("section").Class("course").Aria("labelledby", taskID).Body(
		app.Elem("div").Class("course-text").Body(
			app.Elem("p").Class("hint").Text(v.Step),
			app.Elem("h2").ID(taskID).TabIndex(-1).Text(v.Title),
			app.Elem("p").Text(v.Text),
		),
		app.Elem("div").Class("stage").Body(b.board(&v)),
		app.Elem("div").Class("course-answer").Body(
			slot(app.If(v.Keys, func() app.UI { return b.keys() })),
			app.Elem("p").Class(said).Role("status").Text(v.Said),
			app.Elem("div").Class("course-turn").Body(
				slot(app.If(v.CanBack, func() app.UI { return b.turn("", b.t.Learn.CourseBack, course.Course.Back) })),
				slot(app.If(v.CanGo && !v.Last, func() app.UI { return b.turn("primary", b.t.Learn.CourseNext, course.Course.Next).ID(goOnID) })),
				slot(app.If(v.Last, func() app.UI {
					return app.Elem("a").Class("button primary").Attr("href", below("#"+course.FirstPuzzle)).Text(b.t.Learn.CoursePlay)
				})),
			),
			app.Elem("p").Body(link(learnPath, b.t.Documents.BeginnersMore)),
		),
	))
}

// board is the grid, in which the cells that can be chosen are buttons.
func (b *beginners) board(v *view.Course) app.UI {
	var rows []app.UI
	for r := range 9 {
		var cells []app.UI
		for c := range 9 {
			cells = append(cells, b.cell(v, board.CellAt(r, c)))
		}
		rows = append(rows, app.Elem("div").Class("row").Body(cells...))
	}
	return app.Elem("div").Class("grid-sheet").Body(
		app.Elem("div").Class("grid still").Role("group").Aria("label", v.Title).Body(rows...),
	)
}

func (b *beginners) cell(v *view.Course, cell board.Cell) app.UI {
	x := &v.Board.Cells[cell]
	if !v.Open.Has(cell) {
		return app.Elem("div").Class(x.Class()).Body(app.Raw("<span>" + x.Content() + "</span>"))
	}
	return app.Elem("button").Attr("type", "button").Class(x.Class()+" open").Aria("label", x.Name).
		Aria("pressed", fmt.Sprint(x.Selected)).
		ID(cellID(cell)).
		OnClick(func(app.Context, app.Event) { b.to(b.course.Pick(cell)) }, app.EventScope(x.ID))
}

// keys are the digits to press.
func (b *beginners) keys() app.UI {
	var keys []app.UI
	for d := board.Digit(1); d <= 9; d++ {
		name := strconv.Itoa(int(d))
		keys = append(keys, app.Elem("button").Attr("type", "button").Class("button").Text(name).
			OnClick(func(app.Context, app.Event) { b.to(b.course.Enter(d)) }, app.EventScope(name)))
	}
	return app.Elem("div").Class("course-keys").Role("group").Aria("label", b.t.Learn.CourseDigits).Body(keys...)
}

// digitTyped is the digit of a key that was pressed alone; ok is false for others.
func digitTyped(e app.Value) (d board.Digit, ok bool) {
	key := e.Get("key").String()
	if len(key) != 1 || e.Get("ctrlKey").Bool() || e.Get("altKey").Bool() || e.Get("metaKey").Bool() {
		return 0, false
	}
	return board.ParseDigit(rune(key[0]))
}

// to shows what an answer led to. Where it took the cell that had the focus, the focus
// goes on to the cell that is next, or to the button that leads on.
func (b *beginners) to(next course.Course) {
	b.course = next
	b.drawn(func() {
		document := app.Window().Get("document")
		if document.Get("activeElement").Equal(document.Get("body")) {
			id := goOnID
			if next.Verdict != course.Done {
				id = cellID(next.Selected)
			}
			focus(id)
		}
	})
}

func cellID(c board.Cell) string { return "course-" + c.String() }

// goOnID is the button that leads to the next task.
const goOnID = "course-go-on"

func focus(id string) {
	if element := app.Window().GetElementByID(id); element.Truthy() {
		element.Call("focus", map[string]any{"preventScroll": true})
	}
}

// turn leads to another task, whose heading then has the focus.
func (b *beginners) turn(class, name string, to func(course.Course) course.Course) app.HTMLElem {
	turn := func(app.Context, app.Event) {
		b.course = to(b.course)
		b.drawn(func() { focus(taskID) })
	}
	return app.Elem("button").Attr("type", "button").Class("button "+class).Text(name).OnClick(turn, app.EventScope(name))
}
