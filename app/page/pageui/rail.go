package pageui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/setup"
	"sudoku/app/parts/steps"
)

// rail draws the places of the page, one below the other, where the window is wide.
func (p *solver) rail() app.UI {
	t, v := p.T, p.v
	all := v.Steps.Tab == steps.FoundTab
	at := func(panel desk.Panel) bool { return v.Panel == panel }
	panel := func(which desk.Panel) desk.Msg { return frame.PanelPicked{Panel: which} }
	return app.Elem("nav").Class("rail").Aria("label", t.Panels.Places).Body(
		p.place("home", t.Panels.Home, setup.Opened{}, v.Setup.Arriving),
		p.place("play", t.Panels.Play, setup.Left{}, at(desk.SolvePanel) && !v.Setup.Arriving),
		p.place("path", t.Actions.Explain, steps.Pressed{}, at(desk.StepsPanel) && !all),
		p.place("steps", t.Explain.Panel, steps.TabPicked{Tab: steps.FoundTab}, at(desk.StepsPanel) && all),
		p.place("list", t.Panels.List, panel(desk.ListPanel), at(desk.ListPanel)),
		p.place("check", t.Panels.Check, panel(desk.CheckPanel), at(desk.CheckPanel)),
		p.place("methods", t.Panels.Methods, panel(desk.MethodsPanel), at(desk.MethodsPanel)),
	)
}

// place draws a link to a place. It works without a load, since all places are on this
// page.
func (p *solver) place(icon, name string, msg desk.Msg, here bool) app.UI {
	_, scope := p.On(msg)
	a := app.Elem("a").Attr("href", draw.Below("")).OnClick(func(_ app.Context, e app.Event) {
		e.PreventDefault()
		p.Handle(msg)
	}, scope).Body(draw.Icon(icon), app.Elem("span").Text(name))
	current := "false"
	if here {
		current = "page"
	}
	return a.Aria("current", current)
}
