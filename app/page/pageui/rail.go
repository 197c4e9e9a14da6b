package pageui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/check"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/setup"
	"sudoku/app/parts/steps"
)

// rail draws links to the places of the page, one below the other, for wide windows.
func (p *solver) rail() app.UI {
	t, v := p.T, p.v
	all := v.Steps.Tab == steps.FoundTab
	at := func(panel desk.Panel) bool { return v.Panel == panel }
	panel := func(which desk.Panel) desk.Msg { return frame.PanelPicked{Panel: which} }
	return app.Elem("nav").Class("rail").Aria("label", t.Panels.Places).Body(
		p.place("home", t.Panels.Home, "", setup.Opened{}, v.Place == desk.Home && at(desk.SolvePanel)),
		p.place("go", t.Panels.Play, "#play", setup.Left{}, v.Place != desk.Home && at(desk.SolvePanel)),
		p.place("path", t.Actions.Explain, "#steps", steps.Pressed{}, at(desk.StepsPanel) && !all),
		p.place("steps", t.Explain.Panel, "#steps", steps.TabPicked{Tab: steps.FoundTab}, at(desk.StepsPanel) && all),
		p.place("rows", t.Panels.List, "#list", panel(desk.ListPanel), at(desk.ListPanel)),
		p.place("check", t.Panels.Check, "#check", check.Opened{}, at(desk.CheckPanel)),
		p.place("methods", t.Panels.Methods, "#methods", panel(desk.MethodsPanel), at(desk.MethodsPanel)),
		app.If(v.Place != desk.Home, func() app.UI {
			return p.place("review", t.Review.Title, "#review", panel(desk.ReviewPanel), at(desk.ReviewPanel))
		}),
	)
}

// place draws a link to a place. All places are on this page, so following the link loads
// nothing.
func (p *solver) place(icon, name, fragment string, msg desk.Msg, here bool) app.UI {
	_, scope := p.On(msg)
	current := "false"
	if here {
		current = "page"
	}
	return app.Elem("a").Attr("href", draw.Below("")+fragment).Aria("current", current).
		OnClick(func(_ app.Context, e app.Event) {
			e.PreventDefault()
			p.Handle(msg)
		}, scope).
		Body(draw.Icon(icon), app.Elem("span").Text(name))
}
