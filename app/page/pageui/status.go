package pageui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/check"
	"sudoku/app/parts/play"
	"sudoku/app/parts/practise"
	"sudoku/app/parts/setup"
	"sudoku/app/parts/solve"
	"sudoku/app/parts/transfer"
	"sudoku/app/show"
)

// status is the live region that says what holds and what was done, in a box of
// one size: a long text, or a hint with its buttons, lies over what is below it
// and moves nothing.
func (p *solver) status() app.UI {
	s := p.v.Status
	said := app.Elem("span").Class("main")
	if len(s.Words) > 0 {
		said = said.Body(p.steps().Words(s.Words))
	} else {
		said = said.Text(s.Main)
	}
	return app.Elem("div").Class("status-place").Body(app.Elem("div").Class("status-card").Body(
		app.Elem("p").Class("status "+draw.ToneClass(s.Tone)).Role("status").Body(
			said,
			app.Text(" "),
			app.Elem("span").Class("notice").Text(s.Notice),
			app.Text(" "),
			app.Elem("span").Class("detail").Text(s.Detail),
		),
		app.Elem("div").Class("status-side").Body(
			p.play().Clock(),
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
				p.Button("", p.T.Actions.Cancel, cancel),
			)
		}),
		draw.Slot(p.steps().HintCard()),
	))
}

// offer is a button for something that the status line offers to do.
func (p *solver) offer(offer show.StatusOffer) app.UI {
	t := p.T.Setup
	row := [...]struct {
		name, class string
		msg         desk.Msg
	}{
		show.StartPlaying: {t.StartPlaying, "primary", play.GivensLocked{On: true}},
		show.FindMistake:  {t.FindMistake, "", check.Pressed{}},
		show.KeepTyping:   {t.KeepTyping, "", setup.ExtraKept{}},
		show.MyAnswers:    {t.MyAnswers, "primary", setup.ExtraPlayed{}},
		show.NextExercise: {p.T.Practise.Next, "", practise.NextPressed{}},
		show.MixExercises: {p.T.Practise.Mixed, "", practise.MixedBegun{}},
	}[offer]
	return p.Button("offer "+row.class, row.name, row.msg)
}

// progress is the bar of what runs, which moves to and fro where the end is
// not known.
func (p *solver) progress() app.UI {
	bar := app.Elem("progress").Aria("label", p.T.Outcomes.Busy)
	if s := p.v.Status; s.Total > 0 {
		bar = bar.Attr("max", s.Total).Attr("value", s.Done)
	}
	return bar
}
