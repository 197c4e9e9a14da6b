package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/parts/frame"
)

// panelHead is the name of what is shown beside the grid, and the way back to
// the puzzle.
func (p *surface) panelHead() app.UI {
	t := p.t.Panels
	name := map[desk.Panel]string{
		desk.CheckPanel: t.Check, desk.StepsPanel: p.t.Explain.Panel, desk.MethodsPanel: t.Methods, desk.ListPanel: t.List,
	}[p.v.Panel]
	return app.If(name != "", func() app.UI {
		return app.Elem("div").Class("panel-head").Body(
			p.iconButton("back", "arrow", t.Solve, frame.PanelPicked{Panel: desk.SolvePanel}),
			app.Elem("h2").Text(name),
			slot(app.If(p.v.Panel == desk.StepsPanel, p.stepTabs)),
		)
	})
}

// panel is what is shown beside the grid.
func (p *surface) panel() app.UI {
	body := map[desk.Panel]func() []app.UI{
		desk.SolvePanel:   p.solvePanel,
		desk.CheckPanel:   p.checkPanel,
		desk.StepsPanel:   p.stepsPanel,
		desk.MethodsPanel: p.methodsPanel,
		desk.ListPanel:    p.listPanel,
	}[p.v.Panel]
	return app.Elem("div").Class("panel-body").Body(body()...)
}

func (p *surface) solvePanel() []app.UI {
	switch {
	case p.v.Film.Title != "":
		return p.film()
	case p.v.Enter.Arriving:
		return p.arrival()
	}
	return []app.UI{p.piece(p.entry), slot(p.solutions()), slot(p.invitation()), p.piece(p.actions), p.errands(), p.piece(p.mode), p.savepoints(), p.piece(p.settings)}
}

// slot keeps the place of something that comes and goes. go-app compares
// elements by their place among their siblings: without a slot all that follow
// would change places with it, and with them the focus and a click under way.
func slot(content app.UI) app.UI {
	return app.Elem("div").Class("slot").Body(content)
}
