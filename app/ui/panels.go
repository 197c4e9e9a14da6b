package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/parts/frame"
)

// panelHead is the name of what is shown beside the grid, and the way back to
// the puzzle.
func (p *surface) panelHead() app.UI {
	shown := panels[p.v.Panel]
	return app.If(shown.title != nil, func() app.UI {
		return app.Elem("div").Class("panel-head").Body(
			p.iconButton("back", "arrow", p.T.Panels.Solve, frame.PanelPicked{Panel: desk.SolvePanel}),
			app.Elem("h2").Text(shown.title(p.T)),
			slot(app.If(p.v.Panel == desk.StepsPanel, p.steps().stepTabs)),
		)
	})
}

// panel is what is shown beside the grid.
func (p *surface) panel() app.UI {
	return app.Elem("div").Class("panel-body").Body(panels[p.v.Panel].body(p)...)
}

func (p *surface) solvePanel() []app.UI {
	switch {
	case p.v.Film.Title != "":
		return p.sharing().film()
	case p.v.Enter.Arriving:
		return []app.UI{p.enter().arrival(p.recent()), p.piece(p.settings)}
	}
	return []app.UI{p.piece(p.play().entry), slot(p.solutions()), slot(p.check().invitation()), p.piece(p.actions), p.errands(), p.piece(p.mode), p.grid().savepoints(), p.piece(p.settings)}
}

// recent are the games that one can go on with.
func (p *surface) recent() (games []app.UI) {
	for i := range p.v.Recent {
		games = append(games, p.library().recent(&p.v.Recent[i]))
	}
	return games
}

func (p *surface) settings() app.UI { return p.play().settings(p.looks().look()) }
