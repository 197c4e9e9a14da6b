package draw

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// piece is a piece of the page that is drawn by itself: while the page is mounted the
// browser gets its turn before each.
type piece struct {
	app.Compo
	kit *Kit
	// Draw draws it. go-app sees the field, and no function equals another for it, so
	// that the piece is drawn again whenever the page is.
	Draw func() app.UI
}

// piece makes a piece of the page.
func (p *Kit) Piece(draw func() app.UI) app.UI {
	if p.Whole {
		return draw()
	}
	return &piece{kit: p, Draw: draw}
}

// OnInit is called before the piece is drawn for the first time.
func (c *piece) OnInit() { c.kit.Host.GiveWay() }

// Render draws the piece.
func (c *piece) Render() app.UI { return c.Draw() }
