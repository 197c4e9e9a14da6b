// Package libraryui draws the library dialog and the recent games.
package libraryui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/backup"
	"sudoku/app/parts/generator"
	"sudoku/app/parts/library"
	"sudoku/app/parts/statistics"
	"sudoku/solver/rate"
)

// Drawing draws the library dialog and the recent games.
type Drawing struct {
	*draw.Kit
	View *library.View
}

const searchField = "library-search"

// Dialog returns the library dialog.
func (p *Drawing) Dialog() []app.UI {
	l, t := p.View, &p.T.Library
	return []app.UI{
		app.Elem("div").Class("library-more").Body(
			p.Button("", p.T.Statistics.Button, statistics.Pressed{}),
			p.Button("", p.T.Generator.Daily, generator.DailyPressed{}),
			p.Button("", p.T.Backup.Button, backup.Pressed{}),
		),
		draw.Slot(app.If(l.Lasting != "", func() app.UI { return app.Elem("p").Class("hint").Text(l.Lasting) })),
		draw.Slot(app.If(l.CanKeep, func() app.UI { return p.Button("", t.Keep, library.EntryKept{}) })),
		draw.Slot(app.If(l.Some, p.libraryFilter)),
		draw.Slot(app.If(l.Some, p.libraryTools)),
		app.Elem("p").Class("library-message").Role("status").Text(l.Message),
		p.libraryRows(l.Rows),
		draw.Slot(app.If(l.More != "", func() app.UI { return p.Button("", l.More, library.MorePressed{}) })),
		draw.Slot(app.If(len(l.Deleted) > 0, func() app.UI {
			return app.Elem("section").Class("library-deleted").Aria("labelledby", "library-deleted").Body(
				app.Elem("h3").ID("library-deleted").Text(t.Deleted),
				app.Elem("p").Class("hint").Text(t.DeletedHelp),
				p.libraryRows(l.Deleted),
			)
		})),
	}
}

// libraryFilter returns the controls that filter and order the list.
func (p *Drawing) libraryFilter() app.UI {
	l, t := p.View, &p.T.Library
	narrowed := func(change func(n *library.Narrowed)) desk.Msg {
		n := l.Narrowed
		change(&n)
		return library.NarrowedTo{Narrowed: n}
	}
	searched := func(ctx app.Context, _ app.Event) {
		text := ctx.JSSrc().Get("value").String()
		p.Handle(narrowed(func(n *library.Narrowed) { n.Search = text }))
	}
	return app.Elem("div").Class("library-filter").Body(
		app.ElemSelfClosing("input").ID(searchField).Class("field").Attr("type", "search").Attr("placeholder", t.Search).
			Aria("label", t.Search).On("input", searched),
		p.Options("library-show", t.Show, l.Shows, func(i int) desk.Msg {
			return narrowed(func(n *library.Narrowed) { n.Show = library.Show(i) })
		}),
		p.Options("library-grade", p.T.Explain.Grade, l.Grades, func(i int) desk.Msg {
			return narrowed(func(n *library.Narrowed) { n.Grade = rate.Grade(i) })
		}),
		p.Options("library-order", t.Order, l.Orders, func(i int) desk.Msg {
			return narrowed(func(n *library.Narrowed) { n.Order = library.Order(i) })
		}),
	)
}

// libraryTools returns the buttons that select puzzles and act on them.
func (p *Drawing) libraryTools() app.UI {
	l, t := p.View, &p.T.Library
	all := func(app.Context, app.Event) {
		var ids []string
		if !p.View.All {
			ids = p.View.IDs
		}
		p.Handle(library.AllSelected{IDs: ids})
	}
	act := func(name, full string, msg desk.Msg) app.UI {
		return draw.Disabled(p.Button("", name, msg).Aria("label", full), !l.Any)
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
			app.Elem("span").Role("status").Text(l.Selected+" "+l.Outcome),
			draw.Slot(app.If(len(l.Restore) > 0, func() app.UI {
				return p.Button("quiet", t.BringBack, library.RestorePressed{IDs: l.Restore})
			})),
		),
	)
}

func (p *Drawing) libraryRows(rows []library.Row) app.UI {
	return app.Elem("ul").Class("games").Body(
		app.Range(rows).Slice(func(i int) app.UI { return p.libraryRow(&rows[i]) }),
	)
}

func (p *Drawing) libraryRow(row *library.Row) app.UI {
	t := &p.T.Library
	act := func(name, full string, msg desk.Msg) app.HTMLElem {
		return p.Button("", name, msg).Aria("label", p.T.Fill(full, "title", row.Title))
	}
	titled := func(ctx app.Context, _ app.Event) {
		p.Handle(library.EntryTitled{ID: row.ID, Title: ctx.JSSrc().Get("value").String()})
	}
	class, button := "game", app.UI(app.Elem("div").Class("game-buttons").Body(
		draw.Disabled(act(t.Open, t.OpenThis, library.EntryPicked{ID: row.ID}), row.Here),
		draw.Slot(app.If(row.Begun, func() app.UI { return act(p.T.Review.Title, t.ReviewThis, library.EntryReviewed{ID: row.ID}) })),
	))
	if row.Selected {
		class = "game picked"
	}
	if row.Dropped {
		class, button = "game dropped", act(t.Restore, t.RestoreThis, library.RestorePressed{IDs: []string{row.ID}})
	}
	return app.Elem("li").Class(class).Body(
		draw.Slot(app.If(!row.Dropped, func() app.UI { return p.gameSelect(row) })),
		draw.Thumbnail(&row.Thumbnail),
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

// gameSelect returns the checkbox that selects a row.
func (p *Drawing) gameSelect(row *library.Row) app.UI {
	toggle, scope := p.On(library.EntrySelected{ID: row.ID})
	return app.Elem("label").Class("game-select").Body(
		app.ElemSelfClosing("input").Attr("type", "checkbox").Attr("checked", row.Selected).
			Aria("label", p.T.Fill(p.T.Library.Select, "title", row.Title)).OnChange(toggle, scope),
	)
}
