// Package printingui draws the print dialog.
package printingui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/printing"
	"sudoku/solver/rate"
)

// Drawing draws the print dialog.
type Drawing struct {
	*draw.Kit
	View *printing.View
}

// Dialog returns the print dialog.
func (p *Drawing) Dialog() []app.UI {
	t, v := p.T.Print, p.View
	picked := func(change func(o *printing.Options)) desk.Msg {
		o := v.Options
		change(&o)
		return printing.OptionsPicked{Options: o}
	}
	return []app.UI{
		draw.Slot(app.If(v.Picked != "", func() app.UI { return app.Elem("p").Text(v.Picked) })),
		app.Elem("div").Class("print-options").Body(
			draw.Slot(app.If(v.Picked == "", func() app.UI {
				return p.Options("print-source", t.Source, v.Sources, func(i int) desk.Msg {
					return picked(func(o *printing.Options) {
						o.Booklet, o.List = i == 1, i == 2
						if i > 0 && o.PerPage == 1 {
							o.PerPage = 4
						}
					})
				})
			})),
			draw.Slot(app.If(v.Options.List, func() app.UI {
				return p.Options("print-count", t.Count, v.Counts, func(i int) desk.Msg {
					return picked(func(o *printing.Options) { o.Count = printing.PrintCounts[i] })
				})
			})),
			draw.Slot(app.If(v.Options.List || v.Options.Picked || v.Options.Booklet, func() app.UI {
				return p.Options("print-per-page", t.PerPage, v.PerPages, func(i int) desk.Msg {
					return picked(func(o *printing.Options) { o.PerPage = printing.PerPage[i] })
				})
			})),
		),
		draw.Slot(app.If(v.Options.Booklet, p.booklet)),
		app.Elem("div").Class("checkboxes").Body(
			p.Checkbox(t.Notes, v.Options.Notes, picked(func(o *printing.Options) { o.Notes = !o.Notes })),
			p.Checkbox(t.Solutions, v.Options.Solutions, picked(func(o *printing.Options) { o.Solutions = !o.Solutions })),
			p.Checkbox(t.Codes, v.Options.Codes, picked(func(o *printing.Options) { o.Codes = !o.Codes })),
		),
		app.Elem("div").Class("making").Body(
			app.Elem("p").Class("hint").Role("status").Text(v.Status),
			draw.Slot(app.If(v.Making, func() app.UI { return p.Button("", t.Stop, printing.StopPressed{}) })),
		),
		app.Elem("div").Class("dialog-actions").Body(
			p.Button("primary", t.Print, printing.Pressed{}),
		),
	}
}

// booklet returns the options for a booklet: the number of puzzles of each grade, and the
// heading.
func (p *Drawing) booklet() app.UI {
	t, v := p.T.Print, p.View
	set := func(change func(o *printing.Options)) {
		o := p.View.Options
		change(&o)
		p.Handle(printing.OptionsPicked{Options: o})
	}
	typed := func(ctx app.Context, _ app.Event) {
		set(func(o *printing.Options) { o.Heading = ctx.JSSrc().Get("value").String() })
	}
	grades := v.Names[rate.GradeEasy:]
	return app.Elem("div").Class("booklet").Body(
		app.Elem("div").Class("print-options").Body(
			app.Range(grades).Slice(func(i int) app.UI {
				g := rate.GradeEasy + rate.Grade(i)
				return p.Options("booklet-"+g.String(), grades[i], v.Booklet[g], func(n int) desk.Msg {
					o := p.View.Options
					o.Of[g] = printing.BookletCounts[n]
					return printing.OptionsPicked{Options: o}
				})
			}),
		),
		app.Elem("label").Class("option").Body(
			app.Elem("span").Text(t.Heading),
			app.ElemSelfClosing("input").ID("booklet-heading").Attr("type", "text").Class("field").Attr("maxlength", 60).
				Attr("placeholder", t.HeadingExample).Attr("value", v.Options.Heading).OnChange(typed, app.EventScope("heading")),
		),
	)
}
