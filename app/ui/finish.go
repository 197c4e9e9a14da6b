package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/parts/fresh"
	"sudoku/app/parts/sharing"
	"sudoku/app/parts/statistics"
	"sudoku/app/parts/steps"
)

// statisticsDrawing draws what there is of the part.
type statisticsDrawing struct {
	*Kit
	View   *statistics.View
	Finish *statistics.FinishView
	Said   string // what became of the last press
}

const finishFigures = "finish-figures"

// finish is the card at the end of a game: how it went, and what to do next.
func (p statisticsDrawing) finish() []app.UI {
	t, v := p.T.Finish, p.Finish
	return []app.UI{
		app.Elem("div").Class("finish").ID(finishFigures).Body(
			app.Elem("dl").Class("finish-figures").Body(
				app.Range(v.Figures[:]).Slice(func(i int) app.UI { return finishFigure(v.Figures[i]) }),
			),
			app.Elem("p").Class("finish-best").Text(v.Best),
		),
		app.Elem("div").Class("finish-next").Body(
			p.button("primary", v.Another, fresh.AnotherPressed{}).Attr("autofocus", true).Aria("describedby", finishFigures),
			slot(app.If(v.Harder, func() app.UI { return p.button("", t.Harder, fresh.AnotherPressed{Harder: true}) })),
			p.button("", t.Explain, steps.WholePressed{}),
			p.button("", t.AsText, sharing.ResultPressed{}),
			p.button("", t.Picture, sharing.ResultPressed{Picture: true}),
		),
		app.Elem("p").Class("hint share-notice").Role("status").Text(p.Said),
	}
}

func finishFigure(f statistics.FinishFigure) app.UI {
	return app.Elem("div").Hidden(f.Name == "").Body(
		app.Elem("dt").Text(f.Name),
		app.Elem("dd").Text(f.Value),
	)
}
