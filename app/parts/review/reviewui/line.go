package reviewui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/transport"
)

// Line returns the timeline with its buttons. A slider covers the drawing, so fingers,
// keys and screen readers can use it like any other slider.
func (p *Drawing) Line() app.UI {
	t, v := &p.T.Review, p.View
	return app.If(v.Line.Area != "", func() app.UI {
		l := &v.Line
		words := draw.TransportWords{Title: t.Line, Forward: t.Forward, Backward: t.Backward}
		return app.Elem("div").Class("review-line").Body(
			app.Elem("div").Class("line-head").Body(
				app.Elem("ul").Class("line-legend").Body(
					key("area", l.Difficulty), key("bar", l.Time),
					app.Range(l.Legend).Slice(func(i int) app.UI { return key("mark", l.Legend[i]) }),
				),
				p.TransportButtons(&v.View, words),
			),
			app.Elem("div").Class("line-plot").Body(
				draw.Svg("svg").Class("line-marks").Aria("hidden", "true").Body(
					app.Range(l.Marks).Slice(func(i int) app.UI {
						class := "line-mark"
						if l.Marks[i].Wrong {
							class = "line-mark bad"
						}
						return draw.Svg("text").Class(class).Attr("x", l.Marks[i].Place).Attr("y", "85%").Text(l.Marks[i].Sign)
					}),
				),
				draw.Svg("svg").Class("line-drawn").Attr("viewBox", "0 0 1000 100").Attr("preserveAspectRatio", "none").Aria("hidden", "true").Body(
					path("line-area", l.Area), path("line-bars", l.Bars), path("line-bars wrong", l.Wrong), path("line-now", l.Now),
				),
				p.Slider("review-place", t.Line, v.Place, v.PlaceStep, v.Position,
					func(percent float64) desk.Msg { return transport.PlacePicked{Place: percent / 100} }),
			),
		)
	})
}

func path(class, d string) app.UI { return draw.Svg("path").Class(class).Attr("d", d) }

func key(class, name string) app.UI {
	return app.Elem("li").Class("line-key " + class).Text(name)
}
