package statisticsui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/parts/statistics"
)

// Dialog returns the statistics dialog.
func (p *Drawing) Dialog() []app.UI {
	s, t := p.View, &p.T.Statistics
	if len(s.Numbers) == 0 {
		return []app.UI{app.Elem("p").Class("statistics").Role("status").Text(s.Message)}
	}
	return []app.UI{
		app.Elem("ul").Class("statistics streaks").Body(
			app.Range(s.Numbers).Slice(func(i int) app.UI {
				return app.Elem("li").Body(app.Elem("strong").Text(s.Numbers[i].Number), app.Text(" "), app.Elem("span").Text(s.Numbers[i].Name))
			}),
		),
		table(t.Table, []string{p.T.Explain.Grade, t.Solved, t.Best, t.Median}, s.Rows),
		p.dayChart(&s.Chart),
		draw.Slot(app.If(len(s.Progress) > 0, func() app.UI {
			heads := []string{t.Technique, t.Moves, t.PerMove, t.Change}
			return app.Elem("section").Body(
				app.Elem("h3").Text(t.Progress), app.Elem("p").Class("hint").Text(t.ProgressHelp), table(t.Progress, heads, s.Progress),
			)
		})),
		app.Elem("p").Class("hint pace").Text(s.Pace),
		draw.Slot(app.If(s.HasPace, func() app.UI { return p.Button("", t.Forget, statistics.PaceForgotten{}) })),
		app.Elem("p").Class("hint").Text(t.Help),
	}
}

// table draws rows, with bars below their heads.
func table(caption string, heads []string, rows []statistics.Row) app.UI {
	return app.Elem("table").Class("figures per-grade").Body(
		app.Elem("caption").Class("visually-hidden").Text(caption),
		app.Elem("thead").Body(app.Elem("tr").Body(
			app.Range(heads).Slice(func(i int) app.UI { return app.Elem("th").Attr("scope", "col").Text(heads[i]) }),
		)),
		app.Elem("tbody").Body(app.Range(rows).Slice(func(i int) app.UI {
			r := &rows[i]
			return app.Elem("tr").Body(
				app.Elem("th").Attr("scope", "row").Body(
					app.Text(r.Cells[0]),
					draw.Slot(app.If(r.Bar > 0, func() app.UI {
						return draw.Svg("svg").Class("share-bar").Attr("viewBox", "0 0 100 4").Attr("preserveAspectRatio", "none").Aria("hidden", "true").Body(
							draw.Svg("path").Class("days-bars").Attr("d", fmt.Sprintf("M0 0h%dv4H0z", r.Bar)),
						)
					})),
				),
				app.Elem("td").Text(r.Cells[1]), app.Elem("td").Text(r.Cells[2]), app.Elem("td").Text(r.Cells[3]),
			)
		})),
	)
}

// dayChart draws a chart whose caption says the same in words.
func (p *Drawing) dayChart(c *statistics.DayChart) app.UI {
	t := &p.T.Statistics
	return app.Elem("figure").Class("days").Body(
		app.Elem("figcaption").Body(app.Elem("h3").Text(t.Chart), app.Elem("p").Class("hint").Text(c.Text)),
		app.Elem("div").Class("days-chart").Aria("hidden", "true").Body(
			app.Elem("span").Class("days-most").Text(c.Most),
			draw.Svg("svg").Attr("viewBox", statistics.ChartBox).Attr("preserveAspectRatio", "none").Body(
				draw.Svg("path").Class("days-ticks").Attr("d", c.Ticks),
				draw.Svg("path").Class("days-bars").Attr("d", c.Bars),
			),
			app.Elem("span").Class("days-from").Text(c.From),
			app.Elem("span").Class("days-today").Text(t.Today),
		),
	)
}
