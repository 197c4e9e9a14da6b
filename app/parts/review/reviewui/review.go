// Package reviewui draws the review of a game: a timeline below the board, and a panel
// that explains each move.
package reviewui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/parts/practise"
	"sudoku/app/parts/review"
	"sudoku/app/parts/sharing"
	"sudoku/app/show"
)

// Drawing draws the review.
type Drawing struct {
	*draw.Kit
	View *review.View
}

// Panel returns the verdict on the move shown, and the moments of the game.
func (p *Drawing) Panel() []app.UI {
	t, v := &p.T.Review, p.View
	if v.Message != "" {
		return []app.UI{app.Elem("div").Class("review-start").Body(
			app.Elem("p").Class("hint").Text(v.Message),
			draw.Slot(app.If(v.CanRun, func() app.UI { return p.Button("primary", t.Title, review.Pressed{}) })),
		)}
	}
	wrong := v.Tone == show.Bad // then the reason matters more than the steps
	next := "primary"
	if v.CanResume {
		next = ""
	}
	return []app.UI{
		app.Elem("div").Class("review").Body(
			draw.Slot(app.If(v.Note != "", func() app.UI { return app.Elem("p").Class("review-note").Text(v.Note) })),
			app.Elem("section").Class("review-move").Aria("labelledby", "review-move").Body(
				app.Elem("div").Class("review-head").Body(
					app.Elem("h3").ID("review-move").Text(v.Title), app.Elem("span").Class("rating").Text(v.Facts),
				),
				app.Range(v.Verdict).Slice(func(i int) app.UI {
					return app.Elem("p").Class("verdict " + draw.ToneClass(v.Tone)).Text(v.Verdict[i])
				}),
				draw.Slot(p.steps(!wrong)),
				app.Elem("div").Body(app.Range(v.Lines).Slice(func(i int) app.UI { return reason(&v.Lines[i]) })),
				draw.Slot(p.steps(wrong)),
			),
			app.Elem("div").Class("review-actions").Body(
				draw.Slot(app.If(v.CanResume, func() app.UI { return p.Button("primary", t.Resume, review.Resumed{}) })),
				draw.Slot(app.If(len(v.Moments) > 0, func() app.UI { return p.Button(next, t.Next, review.MomentPassed{}) })),
				draw.Slot(app.If(v.Learn.Key != "", func() app.UI {
					return p.Button("", v.Learn.Name, practise.Begun{Technique: v.Learn.Key})
				})),
				p.Button("", t.Share, sharing.ReviewPressed{Node: v.Node}),
			),
			draw.Slot(app.If(len(v.Moments) > 0, p.moments)),
		),
	}
}

// steps returns the steps to choose from, if they are wanted.
func (p *Drawing) steps(wanted bool) app.UI {
	v := p.View
	return app.If(wanted && v.StepsTitle != "", func() app.UI {
		return app.Elem("div").Body(
			app.Elem("h3").Class("steps-title").Text(v.StepsTitle),
			app.Elem("div").Class("kind-list").Role("radiogroup").Aria("label", v.StepsTitle).Body(
				app.Range(v.Steps).Slice(func(i int) app.UI {
					s := v.Steps[i]
					return p.Button("choice kind", "", review.StepPicked{Index: i}).Role("radio").Aria("checked", fmt.Sprint(s.On)).Body(
						app.Elem("span").Text(s.Name), app.Text(" "), app.Elem("span").Class("hint").Text(s.Effects),
					)
				}),
			),
		)
	})
}

func reason(r *review.Reason) app.UI {
	class := "reason"
	switch {
	case r.So:
		class = "reason so"
	case r.Fold:
		class = "reason fold"
	}
	return app.Elem("p").Class(class).Text(r.Text)
}

func (p *Drawing) moments() app.UI {
	all := p.View.Moments
	return app.Elem("section").Class("moments").Aria("labelledby", "moments").Body(
		app.Elem("h3").ID("moments").Text(p.T.Review.Moments),
		app.Elem("ol").Body(app.Range(all).Slice(func(i int) app.UI {
			m := &all[i]
			current := "false"
			if m.On {
				current = "step"
			}
			pick, picked := p.On(review.MovePicked{Move: m.Move})
			return app.Elem("li").Body(
				app.Elem("button").Attr("type", "button").Class("button quiet moment").Aria("current", current).OnClick(pick, picked).Body(
					app.Elem("span").Class("step-number").Text(fmt.Sprint(m.Move)),
					app.Elem("span").Class("moment-sign").Aria("hidden", "true").Text(m.Sign),
					app.Elem("span").Text(m.Text),
				),
			)
		})),
	)
}
