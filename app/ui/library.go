package ui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/model/desk"
	"sudoku/app/model/library"
	"sudoku/app/view"
)

const searchField = "library-search"

// library is the dialog with the kept puzzles.
func (p *page) library() []app.UI {
	l, t := p.v.Library, p.t.Library
	searched := func(ctx app.Context, _ app.Event) {
		p.handle(library.Searched{Text: ctx.JSSrc().Get("value").String()})
	}
	return []app.UI{
		app.Elem("p").Class("hint").Text(t.Help),
		app.Elem("label").Attr("for", searchField).Text(t.Search),
		app.ElemSelfClosing("input").ID(searchField).Class("field").Attr("type", "search").Attr("autofocus", true).
			On("input", searched),
		slot(app.If(l.CanKeep, func() app.UI { return p.button("", t.Keep, library.EntryKept{}) })),
		app.Elem("p").Class("library-message").Role("status").Text(l.Message),
		p.libraryRows(l.Rows),
		slot(app.If(len(l.Deleted) > 0, func() app.UI {
			return app.Elem("section").Aria("labelledby", "library-deleted").Body(
				app.Elem("h3").ID("library-deleted").Text(t.Deleted),
				app.Elem("p").Class("hint").Text(t.DeletedHelp),
				p.libraryRows(l.Deleted),
			)
		})),
	}
}

func (p *page) libraryRows(rows []view.LibraryRow) app.UI {
	return app.Elem("ul").Class("points").Body(
		app.Range(rows).Slice(func(i int) app.UI { return p.libraryRow(&rows[i]) }),
	)
}

func (p *page) libraryRow(row *view.LibraryRow) app.UI {
	t := p.t.Library
	act := func(name, full string, msg desk.Msg) app.HTMLElem {
		return p.button("small", name, msg).Aria("label", p.t.Fill(full, "title", row.Title))
	}
	titled := func(ctx app.Context, _ app.Event) {
		p.handle(library.EntryTitled{ID: row.ID, Title: ctx.JSSrc().Get("value").String()})
	}
	class, buttons := "point", []app.UI{
		unable(act(t.Open, t.OpenThis, library.EntryPicked{ID: row.ID}), row.Here),
		unable(act(t.Drop, t.DropThis, library.EntryDropped{ID: row.ID}), row.Here),
	}
	if row.Dropped {
		class, buttons = "point dropped", []app.UI{act(t.Restore, t.RestoreThis, library.EntryDropped{ID: row.ID})}
	}
	return app.Elem("li").Class(class).Body(
		app.ElemSelfClosing("input").Class("field point-name").Attr("type", "text").Attr("value", row.Title).
			Attr("maxlength", 80).Aria("label", p.t.Fill(t.Label, "title", row.Title)).
			On("change", titled, app.EventScope(fmt.Sprint("title", row.ID))),
		app.Elem("span").Class("hint").Text(row.Detail),
		app.Elem("div").Class("point-actions").Body(buttons...),
	)
}
