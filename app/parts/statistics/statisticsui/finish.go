// Package statisticsui draws the statistics and the end of a game.
package statisticsui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/parts/generator"
	"sudoku/app/parts/review"
	"sudoku/app/parts/sharing"
	"sudoku/app/parts/statistics"
	"sudoku/app/parts/steps"
)

// Drawing draws the statistics dialog and the end of a game.
type Drawing struct {
	*draw.Kit
	View   *statistics.View
	Ending *statistics.EndingView
	Finish *statistics.FinishView
	Said   string // result of the last press
}

// FinishDialog returns further facts about a finished game, and further actions.
func (p *Drawing) FinishDialog() []app.UI {
	t, v := p.T.Finish, p.Finish
	return []app.UI{
		app.Elem("div").Class("finish").Body(
			app.Elem("dl").Class("finish-figures").Body(
				app.Range(v.Figures[:]).Slice(func(i int) app.UI { return finishFigure(v.Figures[i]) }),
			),
			app.Elem("p").Class("finish-best").Text(v.Best),
		),
		app.Elem("div").Class("finish-next").Body(
			p.Button("", p.T.Review.Title, review.Pressed{}),
			p.Button("", t.Explain, steps.WholePressed{}),
			p.Button("", t.Picture, sharing.ResultPressed{Picture: true}),
			p.Button("", p.T.Statistics.Button, statistics.Pressed{}),
			p.Button("", t.Board, statistics.EndingClosed{}),
			draw.Slot(app.If(v.Harder, func() app.UI { return p.Button("", t.Harder, generator.AnotherPressed{Harder: true}) })),
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
