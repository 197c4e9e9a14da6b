package methodsui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/parts/methods"
)

// chart shows the runs as bars. Screen readers read the table instead.
func (p *Drawing) chart(c *methods.Chart) app.UI {
	return app.If(c.Title != "", func() app.UI {
		return app.Elem("figure").Class("chart").Body(
			app.Elem("figcaption").Body(app.Elem("h2").Text(c.Title)),
			app.Elem("div").Class("choices").Role("radiogroup").Aria("label", p.T.Methods.Measure).Body(
				app.Range(c.Measures).Slice(func(i int) app.UI {
					return p.Button("choice", c.Measures[i].Name, methods.MeasurePicked{Measure: c.Measures[i].Measure}).
						Role("radio").Aria("checked", fmt.Sprint(c.Measures[i].On))
				}),
			),
			app.If(c.Empty != "", func() app.UI { return app.Elem("p").Class("hint").Text(c.Empty) }),
			app.Elem("div").Class("bars").Aria("hidden", "true").Body(
				app.Range(c.Bars).Slice(func(i int) app.UI { return bar(&c.Bars[i], c.Ticks) }),
				app.If(len(c.Bars) > 0, func() app.UI { return scale(c.Ticks) }),
			),
			app.Elem("p").Class("hint").Text(p.T.Methods.ChartHelp),
		)
	})
}

func bar(b *methods.Bar, ticks []methods.Tick) app.UI {
	class := "bar"
	if b.Cut {
		class = "bar cut"
	}
	return app.Elem("div").Class("bar-row").Body(
		app.Elem("span").Class("bar-name").Text(b.Name),
		app.Elem("span").Class("bar-value").Text(b.Value),
		draw.Svg("svg").Class("bar-track").Body(
			app.Range(ticks).Slice(func(i int) app.UI { return line(ticks[i].At) }),
			draw.Svg("rect").Class(class).Attr("width", b.Width).Attr("height", "100%"),
		),
	)
}

func line(at string) app.UI {
	return draw.Svg("line").Class("tick").Attr("x1", at).Attr("x2", at).Attr("y1", "0").Attr("y2", "100%")
}

func scale(ticks []methods.Tick) app.UI {
	return draw.Svg("svg").Class("scale").Body(
		app.Range(ticks).Slice(func(i int) app.UI {
			class := "tick-label"
			switch i {
			case 0:
				class += " first"
			case len(ticks) - 1:
				class += " last"
			}
			return draw.Svg("text").Class(class).Attr("x", ticks[i].At).Attr("y", "1em").Body(app.Text(ticks[i].Label))
		}),
	)
}
