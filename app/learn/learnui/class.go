package learnui

import (
	"html"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/deeplink"
	"sudoku/app/draw"
	"sudoku/app/learn"
	"sudoku/app/show"
)

// IDs of the buttons for teachers. Those that copy a link end in its number.
const (
	classPrint = "class-print"
	classCopy  = "class-copy-"
)

// class draws what a teacher needs: a handout, and links to the lesson, to the current
// step, and to exercises.
func (r *reading) class(d *Document, exercises []string) app.UI {
	t := &d.T.Learn
	sheet, copies := "", words("span", "", t.CopyLink)
	if r.chapter(d.T.Code) != nil {
		sheet = turn(classPrint, "", t.Handout)
	}
	for i, link := range r.links(d, exercises) {
		copies += turn(classCopy+strconv.Itoa(i), "", link.Name)
	}
	pressed := onButton(func(id string) {
		if id == classPrint {
			h := learn.NewHandout(r.chapter(d.T.Code), d.T)
			r.lessons.Print(handout(&h, d))
		} else if n, err := strconv.Atoi(strings.TrimPrefix(id, classCopy)); err == nil {
			r.copyLink(d, r.links(d, exercises)[n])
		}
	})
	return app.Elem("section").Class("lesson-part").Aria("labelledby", "class").OnClick(pressed).Body(
		app.Raw(tag("div", `class="lesson-part"`, tag("h2", `id="class"`, html.EscapeString(t.Class)), sheet,
			tag("div", `class="learn-begin" role="group" aria-label="`+html.EscapeString(t.CopyLink)+`"`, copies))),
		app.Elem("p").Class("hint").Role("status").Text(r.copied),
	)
}

// links returns the links for a class.
func (r *reading) links(d *Document, exercises []string) []show.LessonLink {
	t, path := &d.T.Learn, show.LessonPath(r.key)
	all := []show.LessonLink{{Path: path, Name: t.ThisLesson}}
	if c := r.chapter(d.T.Code); c != nil {
		step := d.T.Fill(t.CourseStep, "index", r.at.Screen+1, "total", len(c.Lesson.Screens))
		all = append(all, show.LessonLink{Path: path + "#" + deeplink.OfStep(r.at.Screen+1), Name: step})
	}
	for i, exercise := range exercises {
		all = append(all, show.LessonLink{Path: exercise, Name: d.T.Fill(t.Exercise, "number", i+1)})
	}
	return all
}

// copyLink copies the address of a link, or only shows the address if the browser
// refuses.
func (r *reading) copyLink(d *Document, link show.LessonLink) {
	address := app.Window().Get("location").Get("origin").String() + draw.Below(link.Path)
	r.lessons.Copy(address, func(copied bool) {
		r.change(func() {
			r.copied = address
			if copied {
				r.copied = d.T.Learn.LinkCopied + " " + address
			}
		})
	})
}

// handout draws a lesson for printing, with the solutions on a separate page.
func handout(h *learn.Handout, d *Document) string {
	tasks, solutions := "", ""
	board := func(b *show.Board, name string) string {
		return tag("div", `class="stage labelled"`, boardMarkup(b, name))
	}
	for i := range h.Tasks {
		x := &h.Tasks[i]
		title := x.Title
		if x.Number != "" {
			title = x.Number + ". " + title
			solutions += words("dt", "", x.Number) + tag("dd", "", words("b", "", x.Answer), " ", newTerms(x.Why))
		}
		body := words("h2", "", title) + board(x.Board, title)
		for _, p := range x.Text {
			body += tag("p", "", newTerms(p))
		}
		body += words("p", "question", x.Question)
		for _, c := range x.Choices {
			body += words("p", "", "☐ "+c)
		}
		tasks += tag("figure", "", body)
	}
	solved := ""
	if h.Puzzle != nil {
		tasks += tag("figure", "", words("h2", "", d.T.Learn.Closing), board(h.Puzzle, d.T.Learn.Closing))
		solved = tag("figure", "", board(h.Solution, d.T.Learn.Closing))
	}
	marks := d.T.Techniques.Marks
	return tag("div", `class="handout"`, words("h1", "", h.Title), words("p", "", h.For+marks.Space+d.T.Learn.OnPaper), tag("div", `class="tasks"`, tasks),
		tag("div", `class="answers"`, words("h1", "", h.Title+marks.Colon+d.T.Print.SolutionsTitle), tag("dl", "", solutions), solved))
}
