// Package learnui draws the pages other than the solver: the lessons, the course for
// beginners, and what there is to know about the program.
package learnui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/course"
	"sudoku/app/draw"
	"sudoku/app/drill"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/technique"
)

// Documents are the pages other than the solver. They show what does not change
// and need no model; the solver's own work is not disturbed, since a link
// between pages loads the other one again.

// documentRoutes are their paths, below the base, with their components.
func DocumentRoutes(tongue Tongue, practised func() drill.Progress) map[string]func() app.Composer {
	routes := map[string]func() app.Composer{
		LearnPath:     func() app.Composer { return &contents{tongue.Document(), practised} },
		beginnersPath: func() app.Composer { return &beginners{Document: tongue.Document(), course: course.Begin()} },
		AboutPath:     func() app.Composer { return &about{tongue.Document()} },
	}
	for _, x := range technique.Catalog() {
		routes[show.LessonPath(x.Key)] = func() app.Composer {
			return &lesson{Document: tongue.Document(), of: x}
		}
	}
	return routes
}

const (
	LearnPath     = "learn/"
	beginnersPath = "learn/beginners/"
	AboutPath     = "about/"
)

// document is what these pages have in common.
type Document struct {
	app.Compo
	T      *text.Catalog
	tongue Tongue
	title  string // as it was drawn last

	follows bool // the language of other tabs
}

func (t Tongue) Document() Document { return Document{T: t.Now(), tongue: t} }

// name says to search engines and tabs what the page is.
func (d *Document) Name(ctx app.Context, title string) {
	ctx.Page().SetTitle("%s", title+" – "+d.T.Page.Title)
}

// frame is a page with a title, marked in the navigation by its path.
func (d *Document) Frame(path, title string, body ...app.UI) app.UI {
	d.title = title
	return app.Elem("div").Class("page document").Body(
		app.Elem("header").Class("header").Body(
			app.Elem("p").Class("title").Body(
				app.Elem("a").Class("brand").Attr("href", draw.Below("")).Text(d.T.Page.Title),
			),
			navigation(d.T, path),
			d.languageSwitch(),
		),
		app.Elem("main").Class("prose").Body(
			append([]app.UI{app.Elem("h1").Text(title)}, body...)...,
		),
		app.Elem("footer").Class("footer").Body(app.Elem("p").Text(d.T.Page.Privacy)),
	)
}

// navigation links the pages; the present one is marked.
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

// paragraphs is one element for each text.
func paragraphs(texts ...string) []app.UI {
	var all []app.UI
	for _, s := range texts {
		all = append(all, app.Elem("p").Text(s))
	}
	return all
}
