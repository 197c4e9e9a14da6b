package ui

import (
	"fmt"
	"html"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/drill"
	"sudoku/app/view"
	"sudoku/app/wish"
	"sudoku/solver/technique"
)

// contents is the way through all lessons.
type contents struct {
	document
	practised func() drill.Progress
}

// OnPreRender names the page.
func (c *contents) OnPreRender(ctx app.Context) { c.name(ctx, c.t.Documents.Learn) }

// OnMount names the page.
func (c *contents) OnMount(ctx app.Context) { c.name(ctx, c.t.Documents.Learn) }

// Render draws the stages with their techniques.
func (c *contents) Render() app.UI {
	t, done := c.t, c.practised()
	body := append(paragraphs(t.Documents.LearnIntro), c.begin(done))
	stages := view.StagesOf(t, done)
	for i := range stages {
		body = append(body, stageOf(i+1, &stages[i]))
	}
	return c.frame(learnPath, t.Documents.Learn, body...)
}

// begin is where to begin, or to go on.
func (c *contents) begin(done drill.Progress) app.UI {
	t := c.t
	if len(done) == 0 {
		return app.Elem("div").Class("learn-begin").Body(
			app.Elem("a").Class("button primary").Attr("href", below(beginnersPath)).Text(t.Documents.Beginners),
			app.Elem("span").Class("hint").Text(t.Learn.Beginners),
		)
	}
	var next app.UI
	if e := view.LearntFirst(t, done); e.Key != "" {
		next = app.Elem("a").Class("button primary").Attr("href", below(e.Path)).Text(t.Fill(t.Learn.Next, "name", e.Name))
	}
	return app.Elem("div").Class("learn-begin").Body(
		slot(next),
		app.Elem("a").Class("button").Attr("href", below("#"+wish.OfMixed())).Text(t.Practise.Mixed),
		app.Elem("span").Class("hint").Text(t.Learn.Mixed),
		link(beginnersPath, t.Documents.Beginners),
	)
}

// stageOf is a stage of the way, by its number.
func stageOf(number int, s *view.Stage) app.UI {
	id := fmt.Sprintf("stage-%d", number)
	return app.Elem("section").Class("learn-stage").Aria("labelledby", id).Body(
		app.Elem("h2").ID(id).Text(fmt.Sprintf("%d. %s", number, s.Name)),
		app.Elem("p").Body(
			app.Text(s.Gives+" "),
			app.Elem("span").Class("hint").Text(strings.Trim(s.Time+" · "+s.Done, " ·")),
		),
		entries(s.Techniques),
		slot(app.If(len(s.Rare) > 0, func() app.UI {
			return app.Elem("details").Body(app.Elem("summary").Text(s.RareTitle), entries(s.Rare))
		})),
	)
}

// entries are techniques on the way.
func entries(list []view.LearnEntry) app.UI {
	var items []app.UI
	for _, e := range list {
		items = append(items, app.Elem("li").Body(
			emblem(e.Key),
			app.Elem("div").Body(
				link(e.Path, e.Name),
				app.Elem("span").Class("hint").Text(e.About),
				slot(app.If(e.Done != "", func() app.UI { return app.Elem("span").Class("found").Text("✓ " + e.Done) })),
			),
		))
	}
	return app.Elem("ul").Class("techniques").Body(items...)
}

// emblem is the small picture of a technique, for the eye only.
func emblem(key string) app.UI {
	file := below(EmblemsPath)
	if !app.IsServer {
		file = app.Getenv("SUDOKU_EMBLEMS_URL")
	}
	return app.Raw(`<svg class="emblem" viewBox="0 0 90 90" aria-hidden="true"><use href="` + file + "#" + key + `"/></svg>`)
}

// EmblemsPath is that of the small pictures of all techniques, below the base.
const EmblemsPath = "web/emblems.svg"

func links(list []view.LessonLink) []app.UI {
	var all []app.UI
	for _, l := range list {
		all = append(all, app.Elem("a").Attr("href", below(l.Path)).Text(l.Name))
	}
	return all
}

// lesson is the page about a technique.
type lesson struct {
	document
	of    *technique.Technique
	v     view.Lesson // in the language in which it is drawn
	scene int         // which of the pictures of the example is shown
}

// OnPreRender names the page.
func (l *lesson) OnPreRender(ctx app.Context) { l.name(ctx, l.t.Techniques.Name(l.of.Key)) }

// OnMount names the page.
func (l *lesson) OnMount(ctx app.Context) { l.name(ctx, l.t.Techniques.Name(l.of.Key)) }

// Render draws the lesson with its example.
func (l *lesson) Render() app.UI {
	l.v = view.LessonOf(l.of, l.t)
	words := l.t.Documents
	said := []app.UI{heading(words.What)}
	said = append(said, paragraphs(l.v.What)...)
	said = append(said, heading(words.Why))
	said = append(said, paragraphs(l.v.Why)...)
	said = append(said, heading(words.Look))
	said = append(said, paragraphs(l.v.Look)...)
	said = append(said, app.Elem("p").Class("hint").Text(l.v.Rating))
	body := []app.UI{app.Elem("div").Class("lesson").Body(
		app.Elem("div").Class("lesson-part").Body(said...),
		app.Elem("section").Class("lesson-part").Body(append([]app.UI{heading(words.Example)}, l.example()...)...),
		app.Elem("section").Class("lesson-part").Body(l.near()...),
		app.Elem("section").Class("lesson-part lesson-exercises").Body(l.exercises()...),
	)}
	if len(l.v.Siblings) > 0 {
		body = append(body, heading(words.Siblings), app.Elem("p").Class("contents").Body(links(l.v.Siblings)...))
	}
	body = append(body, app.Elem("nav").Class("lesson-nav").Aria("label", words.Learn).Body(
		slot(l.turn(l.v.Before, words.Previous, "prev")),
		slot(l.turn(l.v.After, words.Next, "next")),
	))
	return l.frame(learnPath, l.v.Name, body...)
}

// near is what looks like the technique and is none.
func (l *lesson) near() []app.UI {
	if l.v.Near.Why == "" {
		return nil
	}
	title := l.t.Learn.Near
	return []app.UI{
		heading(title),
		app.Elem("figure").Class("example").Body(app.Elem("div").Class("stage").Body(drawn(&l.v.Near.Board, title))),
		app.Elem("p").Text(l.v.Near.Why),
	}
}

// exercises are links to positions to find the technique in.
func (l *lesson) exercises() []app.UI {
	var fixed []app.UI
	for i, to := range l.v.Fixed {
		fixed = append(fixed, app.Elem("a").Class("button").Attr("href", below(to)).Text(l.t.Fill(l.t.Learn.Exercise, "number", i+1)))
	}
	return []app.UI{
		heading(l.t.Learn.Exercises),
		app.Elem("div").Class("learn-begin").Body(fixed...),
		app.Elem("div").Class("learn-begin").Body(
			app.Elem("a").Class("button primary").Attr("href", below(l.v.Exercises)).Text(l.t.Practise.Button),
			app.Elem("span").Class("hint").Text(l.t.Practise.Help),
		),
		app.Elem("p").Body(
			app.Elem("a").Attr("href", below(l.v.Practise)).Text(l.t.Documents.Practise), app.Text(" "),
			app.Elem("span").Class("hint").Text(l.t.Documents.PractiseHelp),
		),
	}
}

// turn links the lesson before or after.
func (l *lesson) turn(to view.LessonLink, sentence, relation string) app.UI {
	if to.Path == "" {
		return nil
	}
	return app.Elem("a").Attr("href", below(to.Path)).Attr("rel", relation).Text(l.t.Fill(sentence, "name", to.Name))
}

// example is the board with the step drawn on it, in pictures that the reader clicks
// through, and what is to be said.
func (l *lesson) example() []app.UI {
	scene := view.SceneOf(l.of, l.scene, l.t)
	return []app.UI{
		app.Elem("figure").Class("example").Body(
			app.Elem("div").Class("stage").Body(drawn(&scene.Board, l.v.Name)),
			slot(app.If(l.v.Scenes > 1, func() app.UI { return l.transport() })),
			app.Elem("p").Class("example-says").Role("status").Text(scene.Text),
			legend(scene.Legend, l.t),
		),
	}
}

// transport leads from picture to picture.
func (l *lesson) transport() app.UI {
	last := l.v.Scenes - 1
	button := func(name string, to int) app.UI {
		b := app.Elem("button").Attr("type", "button").Class("button").Text(name).
			OnClick(func(app.Context, app.Event) { l.scene = max(0, min(to, last)) }, app.EventScope(fmt.Sprint(name, to)))
		return unable(b, to < 0 || to > last)
	}
	return app.Elem("div").Class("course-turn").Role("group").Aria("label", l.t.Documents.Example).Body(
		button(l.t.Learn.CourseBack, l.scene-1),
		button(l.t.Learn.CourseNext, l.scene+1),
		app.Elem("span").Class("hint").Text(l.t.Fill(l.t.Learn.CourseStep, "index", l.scene+1, "total", last+1)),
	)
}

// drawn is a board that nobody types into. What it shows is said beside it in
// words.
func drawn(b *view.Board, name string) app.UI {
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
	fmt.Fprintf(&s, `</div><svg class="drawing" viewBox="0 0 90 90" aria-hidden="true">%s</svg></div>`, b.Drawing)
	return app.Raw(s.String())
}
