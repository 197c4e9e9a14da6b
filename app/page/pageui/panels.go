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
	case p.v.Ending.Shown:
		return []app.UI{p.statistics().EndingPanel()}
	case p.v.Setup.Arriving:
		return []app.UI{p.setup().Arrival(p.recent(), p.generator().Chips()), p.Piece(p.settings)}
	}
	return []app.UI{
		draw.Stack("doing", p.Piece(p.entry), draw.Slot(p.solutions()), draw.Slot(p.check().Invitation()), p.Piece(p.actions)),
		draw.Stack("rest", p.errands(), p.Piece(p.mode), p.grid().Savepoints(), p.Piece(p.settings)),
	}
}

// recent lists the games to continue.
func (p *solver) recent() (games []app.UI) {
	for i := range p.v.Recent {
		games = append(games, p.library().RecentGame(&p.v.Recent[i]))
	}
	return games
}

func (p *solver) settings() app.UI { return p.play().Settings(p.looks().LookChoice()) }

func (p *solver) entry() app.UI { return p.play().Entry() }
