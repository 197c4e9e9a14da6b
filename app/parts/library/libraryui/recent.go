package libraryui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/parts/library"
)

// RecentGame returns a button to continue a game.
func (p *Drawing) RecentGame(row *library.Row) app.UI {
	handler, scope := p.On(library.EntryPicked{ID: row.ID})
	return app.Elem("li").Body(
		app.Elem("button").Attr("type", "button").Class("button recent-game").OnClick(handler, scope).Body(
			draw.Thumbnail(&row.Thumbnail),
			app.Elem("span").Class("game-title").Text(row.Title),
			app.Elem("span").Class("hint").Text(row.Detail),
			app.Elem("span").Class("hint").Text(row.Played),
		),
	)
}
