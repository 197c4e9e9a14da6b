package stepsui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/parts/steps"
)

// ratingPart returns the rating of the puzzle.
func (p *Drawing) ratingPart() []app.UI {
	t, v := p.T.Explain, &p.View.Rating
	return []app.UI{
		draw.Slot(app.If(v.CanStart, func() app.UI {
			return p.Button("primary", t.RatingStart, steps.TabPicked{Tab: steps.RatingTab})
		})),
		draw.Slot(p.figures("", v.Figures)),
		draw.Slot(app.If(v.Help != "", func() app.UI { return app.Elem("p").Class("hint").Text(v.Help) })),
		draw.Slot(p.profile()),
		draw.Slot(p.figures(t.Counts, v.Counts)),
	}
}

// figures returns a table of names and values.
func (p *Drawing) figures(title string, all []steps.Figure) app.UI {
	return app.If(len(all) > 0, func() app.UI {
		return app.Elem("table").Class("figures").Body(
			app.If(title != "", func() app.UI { return app.Elem("caption").Text(title) }),
			app.Elem("tbody").Body(
				app.Range(all).Slice(func(i int) app.UI {
					return app.Elem("tr").Body(
						app.Elem("th").Attr("scope", "row").Text(all[i].Name),
						app.Elem("td").Body(
							app.Elem("strong").Text(all[i].Value),
							app.If(all[i].Note != "", func() app.UI { return app.Elem("span").Class("hint note").Text(all[i].Note) }),
						),
					)
				}),
			),
		)
	})
}

// profile draws a chart of the ratings along the path. The text below it says the same.
func (p *Drawing) profile() app.UI {
	v := &p.View.Rating
	return app.If(v.Profile != "", func() app.UI {
		return app.Elem("figure").Class("profile").Body(
			app.Elem("figcaption").Text(v.ProfileTitle),
			draw.Svg("svg").Class("profile-chart").Attr("viewBox", fmt.Sprintf("-28 -8 %d %d", steps.ProfileWidth+32, steps.ProfileHeight+16)).Aria("hidden", "true").Body(
				app.Range(v.Ticks).Slice(func(i int) app.UI {
					tick := v.Ticks[i]
					return draw.Svg("g").Body(
						draw.Svg("line").Class("tick").Attr("x1", "0").Attr("x2", fmt.Sprint(steps.ProfileWidth)).Attr("y1", tick.Y).Attr("y2", tick.Y),
						draw.Svg("text").Class("tick-label").Attr("x", "-6").Attr("y", tick.Y).Attr("dy", ".35em").Body(app.Text(tick.Label)),
					)
				}),
				draw.Svg("path").Class("profile-area").Attr("d", v.Profile),
			),
			app.Elem("p").Class("hint").Text(v.ProfileText),
		)
	})
}
