package pageui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/frame"
)

// panelHead draws the title of the panel and the way back to the puzzle.
func (p *solver) panelHead() app.UI {
	shown := named(panels, p.v.Panel)
	return app.If(shown.title != nil, func() app.UI {
		return app.Elem("div").Class("panel-head").Body(
			p.IconButton("back", "arrow", p.T.Panels.Solve, frame.PanelPicked{Panel: desk.SolvePanel}),
			app.Elem("h2").Text(shown.title(p.T)),
			draw.Slot(app.If(p.v.Panel == desk.StepsPanel, p.steps().Tabs)),
		)
	})
}

// panel draws the panel next to the grid.
func (p *solver) panel() app.UI {
	return app.Elem("div").Class("panel-body").Body(named(panels, p.v.Panel).body(p)...)
}

func (p *solver) solvePanel() []app.UI {
	switch {
	case p.v.Film.Title != "":
		return p.sharing().FilmPlayer()
	case p.v.Place == desk.Home:
		return p.home()
	case p.v.Ending.Shown:
		return []app.UI{p.statistics().EndingPanel()}
	}
	doing := p.actions
	if p.brought() {
		doing = p.choices
	}
	return []app.UI{
		draw.Stack("doing", p.Piece(p.entry), draw.Slot(p.solutions()), draw.Slot(p.check().Invitation()), p.Piece(doing)),
		draw.Stack("rest", p.errands(), p.Piece(p.mode), p.grid().Savepoints(), p.Piece(p.settings)),
	}
}

func (p *solver) settings() app.UI { return p.play().Settings(p.looks().LookChoice()) }

func (p *solver) entry() app.UI { return p.play().Entry() }
