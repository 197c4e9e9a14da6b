package listui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/list"
)

// Nav returns the buttons that open the previous and next puzzles in the table, and the
// list itself unless back is "".
func (p *Drawing) Nav(back string) app.UI {
	t, v := &p.T.List, &p.View.Nav
	return app.If(v.Place != "", func() app.UI {
		step := func(glyph, name string, by int, can bool) app.UI {
			return draw.Disabled(p.Button("icon", glyph, list.TurnPressed{By: by}).Aria("label", name).Title(name), !can)
		}
		return app.Elem("nav").Class("list-nav").Aria("label", t.Nav).Body(
			draw.Slot(app.If(back != "", func() app.UI {
				return p.IconButton("back", "arrow", back, frame.PanelPicked{Panel: desk.ListPanel})
			})),
			step("‹", t.Prev, -1, v.Prev),
			app.Elem("span").Text(v.Place),
			step("›", t.Next, 1, v.Next),
		)
	})
}
