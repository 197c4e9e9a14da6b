package listui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/list"
	pictures "sudoku/app/picture"
	"sudoku/solver/profile"
)

// ChartDialog returns the dialog with the chart and its counts.
func (p *Drawing) ChartDialog() []app.UI {
	t, v := p.T.List, &p.View.Chart
	save := func(name string, kind list.ChartFile) app.UI {
		return draw.Disabled(p.Button("", name, list.ChartSaved{Kind: kind}), v.Counting)
	}
	return []app.UI{
		app.Elem("p").Text(v.What),
		app.Elem("div").Class("method-controls").Body(
			p.Options("list-across", t.ChartOf, v.Across, func(i int) desk.Msg { return list.AxisPicked{Axis: profile.ByGivens + profile.Axis(i)} }),
			p.Options("list-up", t.ChartAgainst, v.Up, func(i int) desk.Msg { return list.AxisPicked{Up: true, Axis: profile.Axis(i)} }),
		),
		app.Elem("div").Class("list-chart").Body(app.If(!v.Counting, func() app.UI {
			svg, _ := pictures.Chart(&v.Drawn, pictures.OnPage(), p.T.Integer)
			return app.Raw(svg)
		})),
		app.Elem("p").Class("hint").Role("status").Text(v.Says),
		draw.Slot(app.If(v.Silent && p.View.CanRate, func() app.UI { return p.Button("", t.Rate, list.RatePressed{}) })),
		app.Elem("div").Class("dialog-actions").Body(
			save(t.AsSVG, list.ChartSVG), save(t.AsPNG, list.ChartPNG), save(t.AsNumbers, list.ChartCSV),
		),
	}
}
