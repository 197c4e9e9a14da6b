package photoui

import (
	"fmt"
	"math"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/parts/photo"
	"sudoku/solver/scan"
)

// Drag is the state of a corner being dragged.
type Drag struct {
	corner int
	by     scan.Point // offset from the pointer to the corner, in pixels of the picture
	on     bool
}

const svgSpace = "http://www.w3.org/2000/svg"

// wholePhoto returns the whole photo with the movable corners of the grid.
func (p *Drawing) wholePhoto() app.UI {
	v := p.View
	size := float64(max(v.Width, v.Height))
	points := ""
	for _, c := range v.Corners {
		points += fmt.Sprintf("%.0f,%.0f ", c.X, c.Y)
	}
	return app.Elem("div").Class("photo-whole").
		On("pointerdown", p.cornerGrabbed).On("pointermove", p.cornerDragged).
		On("pointerup", p.cornerDropped).On("pointercancel", p.cornerDropped).
		Body(
			app.ElemSelfClosing("img").Attr("src", v.Whole).Attr("alt", p.T.Photo.Whole).Attr("draggable", "false"),
			app.Elem("svg").XMLNS(svgSpace).Attr("viewBox", fmt.Sprintf("0 0 %d %d", v.Width, v.Height)).Body(
				app.Elem("polygon").XMLNS(svgSpace).Attr("points", points),
				app.Range(v.Corners[:]).Slice(func(i int) app.UI {
					return app.Elem("circle").XMLNS(svgSpace).
						Attr("cx", fmt.Sprintf("%.0f", v.Corners[i].X)).Attr("cy", fmt.Sprintf("%.0f", v.Corners[i].Y)).
						Attr("r", fmt.Sprintf("%.0f", size/30)).
						Attr("tabindex", 0).Role("button").
						Aria("label", p.T.Photo.CornerNames[i]).Aria("description", p.T.Photo.CornerHelp).
						OnKeyDown(p.cornerKey(i), app.EventScope(fmt.Sprint(i))).
						OnKeyUp(p.cornerKeyUp)
				}),
			),
		)
}

// pointerPoint converts a pointer's location to pixels of the whole picture.
func (p *Drawing) pointerPoint(ctx app.Context, e app.Event) scan.Point {
	box := ctx.JSSrc().Call("getBoundingClientRect")
	v := p.View
	return scan.Point{
		X: (e.Get("clientX").Float() - box.Get("left").Float()) / box.Get("width").Float() * float64(v.Width),
		Y: (e.Get("clientY").Float() - box.Get("top").Float()) / box.Get("height").Float() * float64(v.Height),
	}
}

// cornerGrabbed starts dragging the corner nearest to the pointer, so that fingers need
// not hit it exactly.
func (p *Drawing) cornerGrabbed(ctx app.Context, e app.Event) {
	at, best := p.pointerPoint(ctx, e), math.Inf(1)
	for i, c := range p.View.Corners {
		if d := math.Hypot(c.X-at.X, c.Y-at.Y); d < best {
			best, *p.Drag = d, Drag{corner: i, by: scan.Point{X: c.X - at.X, Y: c.Y - at.Y}, on: true}
		}
	}
	ctx.JSSrc().Call("setPointerCapture", e.Get("pointerId"))
}

func (p *Drawing) cornerDragged(ctx app.Context, e app.Event) {
	if !p.Drag.on {
		return
	}
	at := p.pointerPoint(ctx, e)
	p.Handle(photo.CornerMoved{Corner: p.Drag.corner, Place: scan.Point{X: at.X + p.Drag.by.X, Y: at.Y + p.Drag.by.Y}})
}

func (p *Drawing) cornerDropped(app.Context, app.Event) {
	if p.Drag.on {
		p.Drag.on = false
		p.Handle(photo.CornerLeft{})
	}
}

// arrows maps the arrow keys to directions.
var arrows = map[string]scan.Point{
	"ArrowUp": {Y: -1}, "ArrowDown": {Y: 1}, "ArrowLeft": {X: -1}, "ArrowRight": {X: 1},
}

// cornerKey moves a corner by a hundredth of the picture, or by a pixel with Shift.
func (p *Drawing) cornerKey(corner int) app.EventHandler {
	return func(_ app.Context, e app.Event) {
		v := p.View
		way, ok := arrows[e.Get("key").String()]
		if !ok {
			return
		}
		e.PreventDefault()
		by := float64(max(v.Width, v.Height)) / 100
		if e.Get("shiftKey").Truthy() {
			by = 1
		}
		c := v.Corners[corner]
		p.Handle(photo.CornerMoved{Corner: corner, Place: scan.Point{X: c.X + by*way.X, Y: c.Y + by*way.Y}})
	}
}

// cornerKeyUp reads the grid again.
func (p *Drawing) cornerKeyUp(_ app.Context, e app.Event) {
	if _, ok := arrows[e.Get("key").String()]; ok {
		p.Handle(photo.CornerLeft{})
	}
}
