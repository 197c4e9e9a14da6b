package draw

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// piece is a separately drawn piece of the page. While the page is mounted, the browser
// gets a turn before each piece.
type piece struct {
	app.Compo
	kit *Kit
	// Draw returns the content. go-app compares this field. Since functions never compare
	// as equal, the piece is redrawn whenever the page is.
	Draw func() app.UI
}

// Piece returns a piece of the page.
func (p *Kit) Piece(draw func() app.UI) app.UI {
	if p.Whole {
		return draw()
	}
	return &piece{kit: p, Draw: draw}
}

// OnInit yields to the browser before the piece is first drawn.
func (c *piece) OnInit() { c.kit.Host.GiveWay() }

// Render draws the piece.
func (c *piece) Render() app.UI { return c.Draw() }
