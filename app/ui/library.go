package ui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/parts/backup"
	"sudoku/app/parts/library"
	"sudoku/app/parts/statistics"
	"sudoku/solver/rate"
)

// libraryDrawing draws what there is of the part.
type libraryDrawing struct {
	*Kit
	View *library.View
}

const searchField = "library-search"

// library is the dialog with the kept puzzles.
func (p libraryDrawing) library() []app.UI {
	l, t := p.View, &p.T.Library
	return []app.UI{
		app.Elem("div").Class("library-more").Body(
			p.button("", p.T.Statistics.Button, statistics.Pressed{}),
			p.button("", p.T.Backup.Button, backup.Pressed{}),
		),
		slot(app.If(l.CanKeep, func() app.UI { return p.button("", t.Keep, library.EntryKept{}) })),
		slot(app.If(l.Some, p.libraryFilter)),
		slot(app.If(l.Some, p.libraryTools)),
		app.Elem("p").Class("library-message").Role("status").Text(l.Message),
		p.libraryRows(l.Rows),
		slot(app.If(l.More != "", func() app.UI { return p.button("", l.More, library.MorePressed{}) })),
		slot(app.If(len(l.Deleted) > 0, func() app.UI {
			return app.Elem("section").Class("library-deleted").Aria("labelledby", "library-deleted").Body(
				app.Elem("h3").ID("library-deleted").Text(t.Deleted),
				app.Elem("p").Class("hint").Text(t.DeletedHelp),
				p.libraryRows(l.Deleted),
			)
		})),
	}
}

// libraryFilter narrows the list and orders it.
func (p libraryDrawing) libraryFilter() app.UI {
	l, t := p.View, &p.T.Library
	narrowed := func(change func(n *library.Narrowed)) desk.Msg {
		n := l.Narrowed
		change(&n)
		return library.NarrowedTo{Narrowed: n}
	}
	searched := func(ctx app.Context, _ app.Event) {
		text := ctx.JSSrc().Get("value").String()
		p.handle(narrowed(func(n *library.Narrowed) { n.Search = text }))
	}
	return app.Elem("div").Class("library-filter").Body(
		app.ElemSelfClosing("input").ID(searchField).Class("field").Attr("type", "search").Attr("placeholder", t.Search).
			Aria("label", t.Search).On("input", searched),
		p.options("library-show", t.Show, l.Shows, func(i int) desk.Msg {
			return narrowed(func(n *library.Narrowed) { n.Show = library.Show(i) })
		}),
		p.options("library-grade", p.T.Explain.Grade, l.Grades, func(i int) desk.Msg {
			return narrowed(func(n *library.Narrowed) { n.Grade = rate.Grade(i) })
		}),
		p.options("library-order", t.Order, l.Orders, func(i int) desk.Msg {
			return narrowed(func(n *library.Narrowed) { n.Order = library.Order(i) })
		}),
	)
}

// libraryTools select puzzles and do something with those selected.
func (p libraryDrawing) libraryTools() app.UI {
	l, t := p.View, &p.T.Library
	all := func(app.Context, app.Event) {
		var ids []string
		if !p.View.All {
			ids = p.View.IDs
		}
		p.handle(library.AllSelected{IDs: ids})
	}
	act := func(name, full string, msg desk.Msg) app.UI {
		return unable(p.button("", name, msg).Aria("label", full), !l.Any)
	}
	return app.Elem("div").Class("library-tools").Role("group").Aria("label", t.Tools).Body(
		app.Elem("label").Class("checkbox").Body(
			app.ElemSelfClosing("input").Attr("type", "checkbox").Attr("checked", l.All).OnChange(all, app.EventScope("all")),
			app.Elem("span").Text(t.SelectAll),
		),
		app.Elem("div").Class("library-actions").Body(
			act(t.Drop, t.DropSelected, library.DropPressed{}),
			act(t.Export, t.ExportSelected, library.ExportPressed{}),
			act(t.Print, t.PrintSelected, library.PrintPressed{}),
		),
		app.Elem("p").Class("library-said hint").Body(
			app.Elem("span").Role("status").Text(l.Selected+" "+l.Said),
			slot(app.If(len(l.Restore) > 0, func() app.UI {
				return p.button("quiet", t.BringBack, library.RestorePressed{IDs: l.Restore})
			})),
		),
	)
}

func (p libraryDrawing) libraryRows(rows []library.Row) app.UI {
	return app.Elem("ul").Class("games").Body(
		app.Range(rows).Slice(func(i int) app.UI { return p.libraryRow(&rows[i]) }),
	)
}

func (p libraryDrawing) libraryRow(row *library.Row) app.UI {
	t := &p.T.Library
	act := func(name, full string, msg desk.Msg) app.HTMLElem {
		return p.button("", name, msg).Aria("label", p.T.Fill(full, "title", row.Title))
	}
	titled := func(ctx app.Context, _ app.Event) {
		p.handle(library.EntryTitled{ID: row.ID, Title: ctx.JSSrc().Get("value").String()})
	}
	class, button := "game", unable(act(t.Open, t.OpenThis, library.EntryPicked{ID: row.ID}), row.Here)
	if row.Dropped {
		class, button = "game dropped", act(t.Restore, t.RestoreThis, library.RestorePressed{IDs: []string{row.ID}})
	}
	return app.Elem("li").Class(class).Body(
		slot(app.If(!row.Dropped, func() app.UI { return p.gameSelect(row) })),
		thumbnail(&row.Thumbnail),
		app.Elem("div").Class("game-text").Body(
			app.ElemSelfClosing("input").Class("field point-name").Attr("type", "text").Attr("value", row.Title).
				Attr("maxlength", 80).Aria("label", p.T.Fill(t.Label, "title", row.Title)).
				On("change", titled, app.EventScope(fmt.Sprint("title", row.ID))),
			app.Elem("span").Class("game-detail").Text(row.Detail),
			app.Elem("span").Class("game-detail").Text(row.Played),
		),
		button,
	)
}

// gameSelect selects a row.
func (p libraryDrawing) gameSelect(row *library.Row) app.UI {
	toggle, scope := p.on(library.EntrySelected{ID: row.ID})
	return app.Elem("label").Class("game-select").Body(
		app.ElemSelfClosing("input").Attr("type", "checkbox").Attr("checked", row.Selected).
			Aria("label", p.T.Fill(p.T.Library.Select, "title", row.Title)).OnChange(toggle, scope),
	)
}
