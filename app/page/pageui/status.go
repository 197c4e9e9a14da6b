package pageui

import (
	"strings"

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

// status draws the state and the last action, in a box of a minimum size, which grows for
// a long text or for a hint with its buttons. The box is not a live region, which would
// skip words inside nested elements and announce every change to a count. The program
// fills a separate live region for screen readers.
func (p *solver) status() app.UI {
	s := p.v.Status
	said := app.Elem("span").Class("main")
	if len(s.Words) > 0 {
		said = said.Body(p.steps().Words(s.Words))
	} else {
		left := p.v.Table.Left
		grade, isLeft := strings.CutSuffix(s.Main, left)
		if left == "" || !isLeft || grade == "" {
			said = said.Text(s.Main)
		} else {
			said = said.Body(app.Elem("span").Class("of-grade").Text(grade), app.Text(left))
		}
	}
	class := "status " + draw.ToneClass(s.Tone)
	if v := &p.v.Table; v.Title != "" {
		if v.Pencil && strings.HasSuffix(s.Main, v.Left) && p.v.Hint.Text == "" {
			class += " pencil"
		}
		if s.Notice != "" && !v.Begun && len(s.Words) == 0 && p.v.Hint.Text == "" {
			class += " told"
		}
	}
	place, card := "status-place", "status-card"
	if p.v.Place == desk.Home && s.Notice == "" && !p.v.Running {
		place = "status-place idle"
	}
	if p.v.Hint.Text != "" {
		place = "status-place raised with-hint"
	} else if p.v.Busy || p.v.Unpacking {
		place = "status-place raised"
	}
	if len(s.Offers) > 0 {
		card = "status-card with-offer"
	}
	return app.Elem("div").Class(place).Body(app.Elem("div").Class(card).Body(
		app.Elem("p").Class(class).Role("status").Aria("live", "off").Body(
			said,
			draw.Slot(app.If(strings.HasSuffix(class, " pencil"), func() app.UI { return app.Elem("span").Class("pencil-on").Text(p.T.Menu.PencilOn) })),
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

// offer draws a button for an action that the status line offers.
func (p *solver) offer(offer show.StatusOffer) app.UI {
	t := p.T.Setup
	row := [...]struct {
		name, class string
		msg         desk.Msg
	}{
		show.StartPlaying: {t.StartPlaying, "primary", play.GivensLocked{On: true}},
		show.Done:         {t.Done, "primary", setup.Finished{}},
		show.FindMistake:  {t.FindMistake, "", check.Pressed{}},
		show.KeepTyping:   {t.KeepTyping, "", setup.ExtraKept{}},
		show.MyAnswers:    {t.MyAnswers, "primary", setup.ExtraPlayed{}},
		show.NextExercise: {p.T.Practise.Next, "", practise.NextPressed{}},
		show.MixExercises: {p.T.Practise.Mixed, "", practise.MixedBegun{}},
	}[offer]
	return p.Button("offer "+row.class, row.name, row.msg)
}

// progress draws the progress bar, which is indeterminate if the total is unknown.
func (p *solver) progress() app.UI {
	bar := app.Elem("progress").Aria("label", p.T.Outcomes.Busy)
	if s := p.v.Status; s.Total > 0 {
		bar = bar.Attr("max", s.Total).Attr("value", s.Done)
	}
	return bar
}
