package ui

import (
	"fmt"
	"html"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/view"
	"sudoku/solver/technique"
)

// contents is the list of all lessons.
type contents struct{ document }

// OnPreRender names the page.
func (c *contents) OnPreRender(ctx app.Context) { c.name(ctx, c.t.Documents.Learn) }

// OnMount names the page.
func (c *contents) OnMount(ctx app.Context) { c.name(ctx, c.t.Documents.Learn) }

// Render draws the groups of lessons with links to the techniques.
func (c *contents) Render() app.UI {
	body := append(paragraphs(c.t.Documents.LearnIntro),
		app.Elem("p").Body(app.Elem("a").Class("button primary").Attr("href", below(beginnersPath)).Text(c.t.Documents.Beginners)))
	for _, group := range view.LessonGroupsOf(c.t) {
		body = append(body, heading(group.Name))
		var entries []app.UI
		for _, entry := range group.Lessons {
			entries = append(entries,
				app.Elem("dt").Text(entry.Title),
				app.Elem("dd").Body(links(entry.Techniques)...),
			)
		}
		body = append(body, app.Elem("dl").Class("contents").Body(entries...))
	}
	return c.frame(learnPath, c.t.Documents.Learn, body...)
}

func links(list []view.LessonLink) []app.UI {
	var all []app.UI
	for _, l := range list {
		all = append(all, app.Elem("a").Attr("href", below(l.Path)).Text(l.Name))
	}
	return all
}

// beginners teaches what a sudoku is and the first three techniques.
type beginners struct{ document }

// OnPreRender names the page.
func (b *beginners) OnPreRender(ctx app.Context) { b.name(ctx, b.t.Documents.Beginners) }

// OnMount names the page.
func (b *beginners) OnMount(ctx app.Context) { b.name(ctx, b.t.Documents.Beginners) }

// Render draws the text and three short lessons.
func (b *beginners) Render() app.UI {
	body := paragraphs(b.t.Documents.BeginnersIntro[:]...)
	for _, key := range []string{"full-house", "hidden-single-box", "naked-single"} {
		v := view.LessonOf(technique.ByKey(key), b.t)
		body = append(body, heading(v.Title))
		body = append(body, paragraphs(v.What, v.Why, v.Look)...)
		body = append(body, b.example(&v)...)
	}
	body = append(body, app.Elem("p").Body(app.Elem("a").Class("button primary").Attr("href", below(learnPath)).Text(b.t.Documents.BeginnersMore)))
	return b.frame(learnPath, b.t.Documents.Beginners, body...)
}

// lesson is the page about a technique.
type lesson struct {
	document
	of *technique.Technique
	v  view.Lesson // in the language in which it is drawn
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
		app.Elem("section").Class("lesson-part").Body(append([]app.UI{heading(words.Example)}, l.example(&l.v)...)...),
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

// turn links the lesson before or after.
func (l *lesson) turn(to view.LessonLink, sentence, relation string) app.UI {
	if to.Path == "" {
		return nil
	}
	return app.Elem("a").Attr("href", below(to.Path)).Attr("rel", relation).Text(l.t.Fill(sentence, "name", to.Name))
}

// example draws a lesson's board with the step on it, says the step, and links
// the position in the solver.
func (d *document) example(v *view.Lesson) []app.UI {
	var pictures []app.UI
	for i := range v.Pictures {
		picture := &v.Pictures[i]
		pictures = append(pictures, app.Elem("figure").Class("example").Body(
			app.Elem("div").Class("stage").Body(drawn(&picture.Board, v.Name)),
			legend(picture.Legend, d.t),
		))
	}
	return []app.UI{
		app.Elem("div").Class("examples").Body(pictures...),
		app.Elem("p").Class("example-says").Body(
			app.Elem("strong").Text(d.t.Documents.ExampleSays), app.Text(": "+v.Sentence),
		),
		app.Elem("p").Body(
			app.Elem("a").Class("button primary").Attr("href", below(v.Exercises)).Text(d.t.Practise.Button), app.Text(" "),
			app.Elem("span").Class("hint").Text(d.t.Practise.Help),
		),
		app.Elem("p").Body(
			app.Elem("a").Class("button").Attr("href", below(v.Practise)).Text(d.t.Documents.Practise), app.Text(" "),
			app.Elem("span").Class("hint").Text(d.t.Documents.PractiseHelp),
		),
	}
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
