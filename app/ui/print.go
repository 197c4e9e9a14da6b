package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/model/desk"
	"sudoku/app/model/printing"
	"sudoku/app/view"
)

// printing is the print dialog.
func (p *page) printing() []app.UI {
	t, v := p.t.Print, &p.v.Print
	picked := func(change func(o *printing.Options)) desk.Msg {
		o := v.Options
		change(&o)
		return printing.OptionsPicked{Options: o}
	}
	return []app.UI{
		slot(app.If(v.Picked != "", func() app.UI { return app.Elem("p").Text(v.Picked) })),
		app.Elem("div").Class("print-options").Body(
			slot(app.If(v.CanList, func() app.UI {
				return p.options("print-source", t.Source, v.Sources, func(i int) desk.Msg {
					return picked(func(o *printing.Options) { o.List = i == 1 })
				})
			})),
			slot(app.If(v.Options.List, func() app.UI {
				return p.options("print-count", t.Count, v.Counts, func(i int) desk.Msg {
					return picked(func(o *printing.Options) { o.Count = view.PrintCounts[i] })
				})
			})),
			slot(app.If(v.Options.List || v.Options.Picked, func() app.UI {
				return p.options("print-per-page", t.PerPage, v.PerPages, func(i int) desk.Msg {
					return picked(func(o *printing.Options) { o.PerPage = printing.PerPage[i] })
				})
			})),
		),
		app.Elem("div").Class("checkboxes").Body(
			p.checkbox(t.Notes, v.Options.Notes, picked(func(o *printing.Options) { o.Notes = !o.Notes })),
			p.checkbox(t.Solutions, v.Options.Solutions, picked(func(o *printing.Options) { o.Solutions = !o.Solutions })),
			p.checkbox(t.Codes, v.Options.Codes, picked(func(o *printing.Options) { o.Codes = !o.Codes })),
		),
		app.Elem("p").Class("hint share-notice").Role("status").Text(v.Status),
		app.Elem("div").Class("dialog-actions").Body(
			p.button("primary", t.Print, printing.Pressed{}),
		),
	}
}
