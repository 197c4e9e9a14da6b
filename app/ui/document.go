package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/course"
	"sudoku/app/drill"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/technique"
)

// Documents are the pages other than the solver. They show what does not change
// and need no model; the solver's own work is not disturbed, since a link
// between pages loads the other one again.

// documentRoutes are their paths, below the base, with their components.
func documentRoutes(tongue Tongue, practised func() drill.Progress) map[string]func() app.Composer {
	routes := map[string]func() app.Composer{
		learnPath:     func() app.Composer { return &contents{tongue.document(), practised} },
		beginnersPath: func() app.Composer { return &beginners{document: tongue.document(), course: course.Begin()} },
		aboutPath:     func() app.Composer { return &about{tongue.document()} },
	}
	for _, x := range technique.Catalog() {
		routes[show.LessonPath(x.Key)] = func() app.Composer {
			return &lesson{document: tongue.document(), of: x}
		}
	}
	return routes
}

const (
	learnPath     = "learn/"
	beginnersPath = "learn/beginners/"
	aboutPath     = "about/"
)

// document is what these pages have in common.
type document struct {
	app.Compo
	t      *text.Catalog
	tongue Tongue
	title  string // as it was drawn last

	follows bool // the language of other tabs
}

func (t Tongue) document() document { return document{t: t.Now(), tongue: t} }

// name says to search engines and tabs what the page is.
func (d *document) name(ctx app.Context, title string) {
	ctx.Page().SetTitle("%s", title+" – "+d.t.Page.Title)
}

// frame is a page with a title, marked in the navigation by its path.
func (d *document) frame(path, title string, body ...app.UI) app.UI {
	d.title = title
	return app.Elem("div").Class("page document").Body(
		app.Elem("header").Class("header").Body(
			app.Elem("p").Class("title").Body(
				app.Elem("a").Class("brand").Attr("href", below("")).Text(d.t.Page.Title),
			),
			navigation(d.t, path),
			d.languageSwitch(),
		),
		app.Elem("main").Class("prose").Body(
			append([]app.UI{app.Elem("h1").Text(title)}, body...)...,
		),
		app.Elem("footer").Class("footer").Body(app.Elem("p").Text(d.t.Page.Privacy)),
	)
}

// navigation links the pages; the present one is marked.
func navigation(t *text.Catalog, path string) app.UI {
	var links []app.UI
	for _, page := range []struct{ path, name string }{
		{"", t.Documents.Solver}, {learnPath, t.Documents.Learn}, {aboutPath, t.Documents.About},
	} {
		a := link(page.path, page.name)
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
