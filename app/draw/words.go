package draw

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/show"
	"sudoku/app/text"
)

// StepLegend explains the marks in the grid.
func (p *Kit) StepLegend(all []show.LegendEntry) app.UI {
	return app.If(len(all) > 0, func() app.UI { return Legend(all, p.T) })
}

func Legend(all []show.LegendEntry, t *text.Catalog) app.UI {
	return app.Elem("ul").Class("step-legend").Aria("label", t.Explain.Legend).Body(
		app.Range(all).Slice(func(i int) app.UI {
			return app.Elem("li").Body(legendSign(&all[i]), app.Elem("span").Text(all[i].Text))
		}),
	)
}

// ToneClass returns a tone's CSS class.
func ToneClass(tone show.Tone) string {
	return [...]string{show.Plain: "plain", show.Good: "good", show.Bad: "bad"}[tone]
}

// Liveness returns the aria-live value for a text. It silences screen readers while the
// text keeps changing.
func Liveness(settled bool) string {
	if settled {
		return "polite"
	}
	return "off"
}

// legendSign draws a mark as it appears in the grid.
func legendSign(e *show.LegendEntry) app.UI {
	switch e.Sign {
	case "candidate":
		return app.Elem("i").Class("sign candidate "+e.Class).Aria("hidden", "true").Text(e.Digit)
	case "cell":
		return app.Elem("i").Class("sign cell drawn "+e.Class).Aria("hidden", "true")
	}
	drawn := Svg("rect").Class(e.Class).Attr("x", "1").Attr("y", "1").Attr("width", "14").Attr("height", "8").Attr("rx", "1")
	switch e.Sign {
	case "house":
		drawn = drawn.Class("house")
	case "link":
		drawn = Svg("path").Class("link "+e.Class).Attr("d", "M1 7Q8 1 15 7")
	}
	return Svg("svg").Class("sign drawing").Attr("viewBox", "0 0 16 10").Aria("hidden", "true").Body(drawn)
}
