package ui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/model/desk"
	"sudoku/app/model/frame"
)

// panels chooses what is shown beside the grid.
func (p *page) panels() app.UI {
	t := p.t.Panels
	choice := func(name string, panel desk.Panel) app.UI {
		return p.button("tab", name, frame.PanelPicked{Panel: panel}).
			Aria("current", fmt.Sprint(p.v.Panel == panel))
	}
	return app.Elem("nav").Class("tabs").Aria("label", t.Label).Body(
		choice(t.Solve, desk.SolvePanel),
		choice(t.Check, desk.CheckPanel),
		choice(p.t.Explain.Panel, desk.StepsPanel),
		choice(t.Methods, desk.MethodsPanel),
		choice(t.List, desk.ListPanel),
	)
}

func (p *page) panel() app.UI {
	body := map[desk.Panel]func() []app.UI{
		desk.SolvePanel:   p.solvePanel,
		desk.CheckPanel:   p.checkPanel,
		desk.StepsPanel:   p.stepsPanel,
		desk.MethodsPanel: p.methodsPanel,
		desk.ListPanel:    p.listPanel,
	}[p.v.Panel]
	return app.Elem("div").Class("panel-body").Body(body()...)
}

func (p *page) solvePanel() []app.UI {
	if p.v.Film.Title != "" {
		return p.film()
	}
	return []app.UI{p.entry(), slot(p.solutions()), slot(p.invitation()), p.actions(), p.errands(), p.mode(), p.savepoints(), p.settings()}
}

// slot keeps the place of something that comes and goes. go-app compares
// elements by their place among their siblings: without a slot all that follow
// would change places with it, and with them the focus and a click under way.
func slot(content app.UI) app.UI {
	return app.Elem("div").Class("slot").Body(content)
}
