package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/parts/steps"
)

// hint is what can be done with the hint in the status line.
func (p *surface) hint() app.UI {
	t, v := p.t.Hint, &p.v.Hint
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
