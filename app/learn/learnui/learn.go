package learnui

import (
	"fmt"
	"html"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/deeplink"
	"sudoku/app/draw"
	"sudoku/app/drill"
	"sudoku/app/learn"
	"sudoku/app/lesson"
	"sudoku/app/show"
	"sudoku/solver/technique"
)

// contents draws the overview of all lessons.
type contents struct {
	Document
	practised func() drill.Progress
	lessons   Lessons
}

// OnPreRender sets the title.
func (c *contents) OnPreRender(ctx app.Context) { c.Name(ctx, c.T.Documents.Learn) }

// OnMount sets the title.
func (c *contents) OnMount(ctx app.Context) { c.Name(ctx, c.T.Documents.Learn) }

// Render draws the stages with their techniques.
func (c *contents) Render() app.UI {
	t, done := c.T, c.practised()
	body := words("p", "", t.Documents.LearnIntro) + c.begin(done) + c.foundations()
	for i, s := range learn.NewStages(t, done) {
		body += stageTitle(strconv.Itoa(i+1), &s)
	}
	return c.Frame(LearnPath, t.Documents.Learn, app.Raw(tag("div", `class="learn-way"`, body)))
}

// begin draws the link to the first lesson or the next one.
func (c *contents) begin(done drill.Progress) string {
	t, row := c.T, `class="learn-begin"`
	if len(done) == 0 {
		return tag("div", row, anchor("button primary", beginnersPath, t.Documents.Beginners), words("span", "hint", t.Learn.Beginners))
	}
	next := ""
	if e := learn.LearntFirst(t, done); e.Key != "" {
		next = anchor("button primary", e.Path, t.Fill(t.Learn.Next, "name", e.Name))
	}
	return tag("div", row, next, anchor("button", "#"+deeplink.OfMixed(), t.Practise.Mixed), words("span", "hint", t.Learn.Mixed),
		anchor("", beginnersPath, t.Documents.Beginners))
}

// foundations lists the lessons that are not about a single technique.
func (c *contents) foundations() string {
	items, book, progress := "", c.lessons.Book(c.T.Code), c.lessons.Progress()
	for _, key := range lesson.Foundations {
		x := book[key]
		if x == nil {
			continue
		}
		done := ""
		if at, begun := progress[key]; at.Done {
			done = words("span", "found", "✓ "+c.T.Learn.LessonDone)
		} else if begun {
			done = words("span", "hint", c.T.Fill(c.T.Learn.CourseStep, "index", at.Screen+1, "total", len(x.Lesson.Screens)))
		}
		items += tag("li", "", tag("div", "", anchor("", show.LessonPath(key), x.Title),
			words("span", "hint", c.T.Fill(c.T.Learn.Minutes, "count", x.Minutes)), done))
	}
	if items == "" {
		return ""
	}
	return tag("section", `class="learn-stage" aria-labelledby="foundations"`,
		tag("h2", `id="foundations"`, html.EscapeString(c.T.Learn.Foundations)), tag("ul", `class="techniques"`, items))
}

// stageTitle draws the title of a stage with its number.
func stageTitle(number string, s *learn.Stage) string {
	rare := ""
	if len(s.Rare) > 0 {
		rare = tag("details", "", words("summary", "", s.RareTitle), entries(s.Rare))
	}
	return tag("section", `class="learn-stage" aria-labelledby="stage-`+number+`"`,
		tag("h2", `id="stage-`+number+`"`, number+". "+html.EscapeString(s.Name)),
		tag("p", "", html.EscapeString(s.Gives)+" ", words("span", "hint", strings.Trim(s.Time+" · "+s.Done, " ·"))),
		entries(s.Techniques), rare)
}

// entries draws a list of techniques.
func entries(list []learn.LearnEntry) string {
	items := ""
	for _, e := range list {
		done := ""
		if e.Done != "" {
			done = words("span", "found", "✓ "+e.Done)
		}
		items += tag("li", "", emblem(e.Key), tag("div", "", anchor("", e.Path, e.Name), words("span", "hint", e.About), done))
	}
	return tag("ul", `class="techniques"`, items)
}

// emblem draws the small picture of a technique, hidden from screen readers.
func emblem(key string) string {
	file := MarkupBase + EmblemsPath
	if !app.IsServer {
		file = app.Getenv("SUDOKU_EMBLEMS_URL")
	}
	return tag("svg", `class="emblem" viewBox="0 0 90 90" aria-hidden="true"`, tag("use", `href="`+file+"#"+key+`"`))
}

// EmblemsPath is the path of the small pictures of all techniques, below the base. The
// pages use the pictures by reference.
const EmblemsPath = "web/emblems.svg"

func links(list []show.LessonLink) []app.UI {
	var all []app.UI
	for _, l := range list {
		all = append(all, app.Elem("a").Attr("href", draw.Below(l.Path)).Text(l.Name))
	}
	return all
}

// techniqueLesson draws the page on a technique.
type techniqueLesson struct {
	Document
	reading reading
	of      *technique.Technique
	v       learn.Lesson // in the current language
	scene   int          // which picture of the example is shown
}

// OnPreRender sets the title.
func (l *techniqueLesson) OnPreRender(ctx app.Context) { l.Name(ctx, l.T.Techniques.Name(l.of.Key)) }

// OnMount sets the title, and listens for keys.
func (l *techniqueLesson) OnMount(ctx app.Context) {
	l.Name(ctx, l.T.Techniques.Name(l.of.Key))
	l.reading.mount(ctx, func() string { return l.T.Code })
}

// Render draws the lesson with its example.
func (l *techniqueLesson) Render() app.UI {
	l.v = learn.NewLesson(l.of, l.T)
	t := &l.T.Documents
	body := []app.UI{l.reading.draw(&l.Document), app.Elem("div").Class("lesson").Body(
		app.Raw(tag("div", `class="lesson-part"`,
			words("h2", "", t.What), words("p", "", l.v.What),
			words("h2", "", t.Why), words("p", "", l.v.Why),
			words("h2", "", t.Look), words("p", "", l.v.Look),
			words("p", "hint", l.v.Rating))),
		app.Elem("section").Class("lesson-part").Body(append([]app.UI{heading(t.Example)}, l.example()...)...),
		app.Raw(l.nearMiss()),
		app.Raw(l.exercises()),
	)}
	if len(l.v.Siblings) > 0 {
		body = append(body, heading(t.Siblings), app.Elem("p").Class("contents").Body(links(l.v.Siblings)...))
	}
	body = append(body, app.Elem("nav").Class("lesson-nav").Aria("label", t.Learn).Body(
		draw.Slot(l.turn(l.v.Before, t.Previous, "prev")),
		draw.Slot(l.turn(l.v.After, t.Next, "next")),
	))
	return l.Frame(LearnPath, l.v.Name, body...)
}

// nearMiss draws the near miss of the technique.
func (l *techniqueLesson) nearMiss() string {
	part := ""
	if l.v.Near.Why != "" {
		title := l.T.Learn.Near
		part = words("h2", "", title) +
			tag("figure", `class="example"`, tag("div", `class="stage labelled"`, boardMarkup(l.v.Near.Board, title))) +
			words("p", "", l.v.Near.Why)
	}
	return tag("section", `class="lesson-part"`, part)
}

// exercises draws links to positions in which to find the technique.
func (l *techniqueLesson) exercises() string {
	t, fixed := l.T, ""
	for i, to := range l.v.Fixed {
		fixed += anchor("button", to, t.Fill(t.Learn.Exercise, "number", i+1))
	}
	return tag("section", `class="lesson-part lesson-exercises"`,
		words("h2", "", t.Learn.Exercises),
		tag("div", `class="learn-begin"`, fixed),
		tag("div", `class="learn-begin"`, anchor("button primary", l.v.Exercises, t.Practise.Button), words("span", "hint", t.Practise.Help)),
		tag("p", "", anchor("", l.v.Practise, t.Documents.Practise), " ", words("span", "hint", t.Documents.PractiseHelp)))
}

// turn draws the link to the previous or next lesson.
func (l *techniqueLesson) turn(to show.LessonLink, sentence, relation string) app.UI {
	if to.Path == "" {
		return nil
	}
	return app.Elem("a").Attr("href", draw.Below(to.Path)).Attr("rel", relation).Text(l.T.Fill(sentence, "name", to.Name))
}

// example draws the board with the step in a series of pictures, and their texts.
func (l *techniqueLesson) example() []app.UI {
	scene := learn.NewScene(l.of, l.scene, l.T)
	return []app.UI{
		app.Elem("figure").Class("example").Body(
			app.Elem("div").Class("stage labelled").Body(Drawn(scene.Board, l.v.Name)),
			draw.Slot(app.If(l.v.Scenes > 1, func() app.UI { return l.transport() })),
			app.Elem("p").Class("example-says").Role("status").Text(scene.Text),
			draw.Legend(scene.Legend, l.T),
		),
	}
}

// transport draws the buttons between pictures. One handler serves both.
func (l *techniqueLesson) transport() app.UI {
	t, last := &l.T.Learn, l.v.Scenes-1
	button := func(id, name string, able bool) app.UI {
		return draw.Disabled(app.Elem("button").Attr("type", "button").ID(id).Class("button").Text(name), !able)
	}
	pressed := func(_ app.Context, e app.Event) {
		switch e.Get("target").Get("id").String() {
		case backID:
			l.scene = max(l.scene-1, 0)
		case goOnID:
			l.scene = min(l.scene+1, last)
		}
	}
	return app.Elem("div").Class("course-turn").Role("group").Aria("label", l.T.Documents.Example).OnClick(pressed).Body(
		button(backID, t.CourseBack, l.scene > 0),
		button(goOnID, t.CourseNext, l.scene < last),
		app.Elem("span").Class("hint").Text(l.T.Fill(t.CourseStep, "index", l.scene+1, "total", last+1)),
	)
}

// Drawn draws a read-only board. The text next to it describes what it shows.
func Drawn(b *show.Board, name string) app.UI { return app.Raw(boardMarkup(b, name)) }

func boardMarkup(b *show.Board, name string) string {
	var s strings.Builder
	fmt.Fprintf(&s, `<div class="grid-sheet"><div class="grid still" role="img" aria-label="%s">`, html.EscapeString(name))
	for i := range b.Cells {
		if i%9 == 0 {
			s.WriteString(`<div class="row">`)
		}
		c := &b.Cells[i]
		fmt.Fprintf(&s, `<div class="%s">%s</div>`, c.Class(), c.Content())
		if i%9 == 8 {
			s.WriteString("</div>")
		}
	}
	fmt.Fprintf(&s, `</div><svg class="drawing" viewBox="0 0 90 90" aria-hidden="true">%s</svg>%s</div>`, b.Drawing, show.GridLabels)
	return s.String()
}
