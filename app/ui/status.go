package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/model/check"
	"sudoku/app/model/desk"
	"sudoku/app/model/enter"
	"sudoku/app/model/play"
	"sudoku/app/model/practise"
	"sudoku/app/model/solve"
	"sudoku/app/model/transfer"
	"sudoku/app/view"
)

// status is the live region that says what holds and what was done, in a box of
// one size: a long text, or a hint with its buttons, lies over what is below it
// and moves nothing.
func (p *page) status() app.UI {
	s := p.v.Status
	said := app.Elem("span").Class("main")
	if len(s.Words) > 0 {
		said = said.Body(p.words(s.Words))
	} else {
		said = said.Text(s.Main)
	}
	return app.Elem("div").Class("status-place").Body(app.Elem("div").Class("status-card").Body(
		app.Elem("p").Class("status "+toneClass(s.Tone)).Role("status").Body(
			said,
			app.Text(" "),
			app.Elem("span").Class("notice").Text(s.Notice),
			app.Text(" "),
			app.Elem("span").Class("detail").Text(s.Detail),
		),
		app.Elem("div").Class("status-side").Body(
			p.clock(),
			app.Range(s.Offers).Slice(func(i int) app.UI { return p.offer(s.Offers[i]) }),
		),
		app.If(p.v.Busy || p.v.Unpacking, func() app.UI {
			var cancel desk.Msg = solve.CancelPressed{}
			if p.v.Unpacking {
				cancel = transfer.UnpackingStopped{}
			}
			return app.Elem("div").Class("busy").Body(
				p.progress(),
				app.Elem("span").Class("hint").Text(s.Progress),
				p.button("", p.t.Actions.Cancel, cancel),
			)
		}),
		slot(p.hint()),
	))
}

// toneClass is how the style sheet knows a tone.
func toneClass(tone view.Tone) string {
	return [...]string{view.Plain: "plain", view.Good: "good", view.Bad: "bad"}[tone]
}

// offer is a button for something that the status line offers to do.
func (p *page) offer(offer view.StatusOffer) app.UI {
	t := p.t.Enter
	row := [...]struct {
		name, class string
		msg         desk.Msg
	}{
		view.StartPlaying: {t.StartPlaying, "primary", play.GivensLocked{On: true}},
		view.FindMistake:  {t.FindMistake, "", check.Pressed{}},
		view.KeepTyping:   {t.KeepTyping, "", enter.ExtraKept{}},
		view.MyAnswers:    {t.MyAnswers, "primary", enter.ExtraPlayed{}},
		view.NextExercise: {p.t.Practise.Next, "", practise.NextPressed{}},
		view.MixExercises: {p.t.Practise.Mixed, "", practise.MixedBegun{}},
	}[offer]
	return p.button("offer "+row.class, row.name, row.msg)
}

// progress is the bar of what runs, which moves to and fro where the end is
// not known.
func (p *page) progress() app.UI {
	bar := app.Elem("progress").Aria("label", p.t.Outcomes.Busy)
	if s := p.v.Status; s.Total > 0 {
		bar = bar.Attr("max", s.Total).Attr("value", s.Done)
	}
	return bar
}
