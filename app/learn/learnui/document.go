// Package learnui draws the pages other than the solver: the lessons, the course for
// beginners, and information about the program.
package learnui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/course"
	"sudoku/app/draw"
	"sudoku/app/drill"
	"sudoku/app/lesson"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/technique"
)

// Documents are the pages other than the solver. They are static and need no model.
// Visiting them does not disturb the solver's work, since following a link between pages
// loads a new document. A document can be read without the program: web/document.js
// starts it with the first button pressed there, and presses that button again once the
// page is drawn.

// DocumentRoutes maps the documents' paths below the base to their components.
func DocumentRoutes(tongue Tongue, practised func() drill.Progress, lessons Lessons) map[string]func() app.Composer {
	routes := map[string]func() app.Composer{
		LearnPath: func() app.Composer {
			return &contents{Document: tongue.Document(), practised: practised, lessons: lessons}
		},
		beginnersPath: func() app.Composer {
			return &beginners{Document: tongue.Document(), course: course.Begin(beginAt(lessons.Progress()[lesson.CourseKey])), lessons: lessons}
		},
		AboutPath: func() app.Composer { return &about{tongue.Document()} },
	}
	for _, x := range technique.Catalog() {
		routes[show.LessonPath(x.Key)] = func() app.Composer {
			return &techniqueLesson{Document: tongue.Document(), of: x, reading: reading{lessons: lessons, key: x.Key}}
		}
	}
	for _, key := range append([]string{lesson.PlacementKey}, lesson.Foundations...) {
		routes[show.LessonPath(key)] = func() app.Composer {
			return &foundation{Document: tongue.Document(), reading: reading{lessons: lessons, key: key}}
		}
	}
	return routes
}

const (
	LearnPath     = "learn/"
	beginnersPath = "learn/beginners/"
	AboutPath     = "about/"
)

// Document holds what all documents share. Each document embeds it.
type Document struct {
	app.Compo
	T      *text.Catalog
	tongue Tongue
	title  string // title as last drawn
	reads  bool   // whether the document shows an interactive lesson

	follows bool // whether the document listens for language changes in other tabs
}

func (t Tongue) Document() Document { return Document{T: t.Now(), tongue: t} }

// Name sets the title, for search engines and tabs.
func (d *Document) Name(ctx app.Context, title string) {
	ctx.Page().SetTitle("%s", title+" – "+d.T.Page.Title)
}

// Frame draws a page with a title. The navigation marks the entry with the given path.
func (d *Document) Frame(path, title string, body ...app.UI) app.UI {
	d.title = title
	page, class := "page document", "prose"
	if path == LearnPath {
		class = "prose wide"
	}
	if d.reads {
		page += " reads"
	}
	return app.Elem("div").Class(page).Body(
		app.Elem("header").Class("header").Body(
			app.Elem("p").Class("title").Body(
				app.Elem("a").Class("brand").Attr("href", draw.Below("")).Text(d.T.Page.Title),
			),
			navigation(d.T, path),
			d.languages(),
		),
		app.Elem("main").Class(class).Body(
			append([]app.UI{app.Elem("h1").Text(title)}, body...)...,
		),
		app.Elem("footer").Class("footer").Body(app.Elem("p").Text(d.T.Page.Privacy)),
	)
}

// navigation draws the links between pages, with the current one marked.
func navigation(t *text.Catalog, path string) app.UI {
	var links []app.UI
	for _, page := range []struct{ path, name string }{
		{"", t.Documents.Solver}, {LearnPath, t.Documents.Learn}, {AboutPath, t.Documents.About},
	} {
		a := draw.Link(page.path, page.name)
		if page.path == path {
			a = a.Aria("current", "page")
		}
		links = append(links, a)
	}
	return app.Elem("nav").Class("site-nav").Aria("label", t.Documents.Navigation).Body(links...)
}

func heading(text string) app.UI { return app.Elem("h2").Text(text) }

// paragraphs draws one paragraph per text.
func paragraphs(texts ...string) []app.UI {
	var all []app.UI
	for _, s := range texts {
		all = append(all, app.Elem("p").Text(s))
	}
	return all
}
