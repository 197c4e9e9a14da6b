package learnui

import (
	"fmt"
	"html"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/course"
	"sudoku/app/learn"
	"sudoku/app/lesson"
	"sudoku/solver/board"
)

// beginners draws the course for beginners, one task at a time. One handler serves all
// buttons, which are plain markup; their IDs say what they do.
type beginners struct {
	Document
	course  course.Course
	lessons Lessons
	drawn   func(func()) // calls a function after the next drawing
}

// IDs of the task's heading, which receives the focus when a task begins, and of the
// buttons. The last two are prefixes for the cells and the digit keys.
const (
	taskID   = "course-task"
	goOnID   = "course-go-on"
	backID   = "course-back"
	cellPart = "course-cell-"
	keyPart  = "course-key-"
)

// OnPreRender sets the title.
func (b *beginners) OnPreRender(ctx app.Context) { b.Name(ctx, b.T.Documents.Beginners) }

// OnMount sets the title, and listens for digits wherever the focus is.
func (b *beginners) OnMount(ctx app.Context) {
	b.Name(ctx, b.T.Documents.Beginners)
	b.drawn = func(f func()) { ctx.Defer(func(app.Context) { f() }) }
	listen(func(_ app.Value, key string) {
		if len(key) == 1 {
			ctx.Dispatch(func(app.Context) { b.press(keyPart + key) })
		}
	})
}

// Render draws the task with its board.
func (b *beginners) Render() app.UI {
	v := learn.NewCourse(&b.course, b.T)
	return b.Frame(LearnPath, b.T.Documents.Beginners, app.Elem("section").Class("course").Aria("labelledby", taskID).OnClick(onButton(b.press)).Body(
		app.Elem("div").Class("course-text").Body(
			app.Raw(words("p", "hint", v.Step)),
			app.Raw(tag("h2", `id="`+taskID+`" tabindex="-1"`, html.EscapeString(v.Title))),
			app.Elem("p").Aria("live", "polite").Body(app.Raw(words("span", "", v.Text))), // said after the heading, which has the focus
		),
		app.Raw(courseBoard(&v)),
		app.Elem("div").Class("course-answer").Body(
			app.Raw(digitKeys(keyPart, v.Keys, b.T.Learn.CourseDigits)),
			said(v.Said, v.Wrong),
			app.Raw(b.turns(&v)),
		),
	))
}

// press handles a press of the button with the given ID.
func (b *beginners) press(id string) {
	was, next := b.course, b.course
	if id == goOnID {
		next = next.Next()
	} else if id == backID {
		next = next.Back()
	} else if key, ok := strings.CutPrefix(id, keyPart); ok && len(key) == 1 {
		if d, ok := board.ParseDigit(rune(key[0])); ok {
			next = next.Enter(d)
		}
	} else if c, ok := board.ParseCell(strings.TrimPrefix(id, cellPart)); ok {
		next = next.Pick(c)
	}
	if next == was {
		return
	}
	b.course = next
	b.lessons.Keep(b.lessons.Progress().At(lesson.CourseKey, next.Step, next.Step+1 == len(course.Tasks), b.lessons.today()))
	focused := focusedID()
	b.drawn(func() { b.focus(focused, next.Step != was.Step) })
}

// focus restores the focus after the board is redrawn. If the focused element is gone,
// the next cell or the button to continue receives it.
func (b *beginners) focus(was string, isAnother bool) {
	if isAnother {
		focusFirst(taskID)
		return
	}
	focusFirst(was, cellPart+b.course.Selected.String(), goOnID)
}

// courseBoard draws the grid, with buttons for the cells that can be chosen.
func courseBoard(v *learn.Course) string {
	grid := ""
	for r := range 9 {
		row := ""
		for c := range 9 {
			cell := board.CellAt(r, c)
			x := &v.Board.Cells[cell]
			if v.Open.Has(cell) {
				row += tag("button", fmt.Sprintf(`type="button" id="%s%s" class="%s open" aria-label="%s" aria-pressed="%v"`,
					cellPart, x.ID, x.Class(), html.EscapeString(x.Name), x.Selected))
			} else {
				row += tag("div", `class="`+x.Class()+`"`, x.Content())
			}
		}
		grid += tag("div", `class="row"`, row)
	}
	return tag("div", `class="stage"`, tag("div", `class="grid-sheet"`,
		tag("div", `class="grid still" role="group" aria-label="`+html.EscapeString(v.Title)+`"`, grid)))
}

// turns draws the buttons to the previous and next tasks and to the first puzzle.
func (b *beginners) turns(v *learn.Course) string {
	t, turns := &b.T.Learn, ""
	if v.CanBack {
		turns += turn(backID, "", t.CourseBack)
	}
	if v.Last {
		turns += anchor("button primary", "#"+course.FirstPuzzle, t.CoursePlay) + anchor("button", LearnPath, t.Plan)
	} else if v.CanGo {
		turns += turn(goOnID, "primary", t.CourseNext)
	}
	return tag("div", "", tag("div", `class="course-turn"`, turns), tag("p", "", anchor("", LearnPath, b.T.Documents.BeginnersMore)))
}
