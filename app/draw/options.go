package draw

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/show"
)

// Options returns a labelled drop-down list.
func (p *Kit) Options(id, label string, all []show.Option, msg func(int) desk.Msg) app.UI {
	picked := func(ctx app.Context, _ app.Event) {
		p.Handle(msg(ctx.JSSrc().Get("selectedIndex").Int()))
	}
	return app.Elem("label").Class("option").Body(
		app.Elem("span").Text(label),
		app.Elem("select").ID(id).Class("field").OnChange(picked, app.EventScope(id)).Body(
			app.Range(all).Slice(func(i int) app.UI {
				return app.Elem("option").Attr("selected", all[i].On).Text(all[i].Name)
			}),
		),
	)
}

// Checkbox returns a checkbox that sends a message when toggled.
func (p *Kit) Checkbox(name string, on bool, msg desk.Msg) app.HTMLElem {
	toggle, scope := p.On(msg)
	return app.Elem("label").Class("checkbox").Body(
		app.ElemSelfClosing("input").Attr("type", "checkbox").Attr("checked", on).OnChange(toggle, scope),
		app.Elem("span").Text(name),
	)
}

func (p *Kit) Radio(name string, msg desk.Msg, on bool) app.UI {
	return p.Button("choice", name, msg).Role("radio").Aria("checked", fmt.Sprint(on))
}

// Tool returns a list item with a button and its explanation.
func Tool(button app.UI, help string) app.UI {
	return app.Elem("li").Body(button, app.Elem("p").Class("hint").Text(help))
}
