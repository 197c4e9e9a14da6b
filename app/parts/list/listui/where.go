package listui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/parts/list"
)

// where returns the field for an expression, with completions and the place of an error.
func (p *Drawing) where() app.UI {
	t, v := &p.T.List, &p.View.Where
	typed := func(ctx app.Context, _ app.Event) {
		p.Handle(list.WhereTyped{Text: ctx.JSSrc().Get("value").String()})
	}
	return app.Elem("div").Class("list-where").Body(
		app.Elem("label").Attr("for", "list-where").Text(t.Where),
		app.ElemSelfClosing("input").ID("list-where").Class("field").Attr("type", "text").Attr("list", "list-where-options").
			Attr("autocomplete", "off").Attr("autocapitalize", "none").Attr("spellcheck", "false").Attr("placeholder", t.WhereHelp).
			Aria("invalid", v.Wrong != "").Aria("describedby", "list-where-wrong").Attr("value", v.Text).OnInput(typed),
		app.Elem("datalist").ID("list-where-options").Body(
			app.Range(v.Options).Slice(func(i int) app.UI { return app.Elem("option").Attr("value", v.Options[i]) }),
		),
		app.Elem("p").ID("list-where-wrong").Class("hint").Body(draw.Slot(app.If(v.Wrong != "", func() app.UI {
			return app.Elem("span").Body(
				app.Elem("code").Body(app.Text(v.Before), app.Elem("mark").Text(v.Marked)), app.Text(" "+v.Wrong),
			)
		}))),
	)
}
