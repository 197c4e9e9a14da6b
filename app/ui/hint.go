package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/parts/steps"
)

// stepsDrawing draws what there is of the part.
type stepsDrawing struct {
	*Kit
	View  *steps.View
	Hint  *steps.HintView
	Known []steps.KnownGroup
}

// hint is what can be done with the hint in the status line.
func (p stepsDrawing) hint() app.UI {
	t, v := p.T.Hint, p.Hint
	return app.If(v.Text != "", func() app.UI {
		return app.Elem("div").Class("hint-card").Body(
			slot(p.stepLegend(v.Legend)),
			app.Elem("div").Class("hint-actions").Body(
				slot(app.If(v.More != "", func() app.UI { return p.button("primary", v.More, steps.HintPressed{}) })),
				slot(app.If(v.CanBack, func() app.UI { return p.button("", t.Back, steps.BackToRightPressed{}) })),
				slot(app.If(v.CanShow, func() app.UI { return p.button("", t.Steps, steps.HintStepsPressed{}) })),
				p.button("quiet", t.Close, steps.HintClosed{}),
			),
		)
	})
}
