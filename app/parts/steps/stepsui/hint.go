// Package stepsui draws the steps of a solution and the hint.
package stepsui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/parts/steps"
)

// Drawing draws the steps panel and the hint.
type Drawing struct {
	*draw.Kit
	View  *steps.View
	Hint  *steps.HintView
	Known []steps.KnownGroup
}

// HintCard returns the buttons for the hint in the status line.
func (p *Drawing) HintCard() app.UI {
	t, v := p.T.Hint, p.Hint
	actions := "hint-actions"
	if v.More == "" {
		actions += " last"
	}
	return app.If(v.Text != "", func() app.UI {
		return app.Elem("div").Class("hint-card").Body(
			draw.Slot(p.StepLegend(v.Legend)),
			app.Elem("div").Class(actions).Body(
				draw.Slot(app.If(v.More != "", func() app.UI { return p.Button("primary", v.More, steps.HintPressed{}) })),
				draw.Slot(app.If(v.CanBack, func() app.UI { return p.Button("", t.Back, steps.BackToRightPressed{}) })),
				draw.Slot(app.If(v.CanShow, func() app.UI { return p.Button("", t.Steps, steps.HintStepsPressed{}) })),
				draw.Slot(app.If(v.Lesson.Path != "", func() app.UI { return draw.Link(v.Lesson.Path, v.Lesson.Name).Class("button quiet") })),
				p.IconButton("quiet hint-close", "cross", t.Close, steps.HintClosed{}),
				p.hintLevel(),
			),
		)
	})
}

// hintLevel draws a bar for each level of the hint. The status line says the same in
// words.
func (p *Drawing) hintLevel() app.UI {
	return app.Elem("div").Class("hint-level").Aria("hidden", "true").Body(
		app.Range(make([]struct{}, p.Hint.Of)).Slice(func(i int) app.UI {
			class := ""
			if i < p.Hint.At {
				class = "on"
			}
			return app.Elem("span").Class(class)
		}),
	)
}
