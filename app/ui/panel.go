package ui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/model/desk"
	"sudoku/app/model/frame"
	"sudoku/app/model/grid"
	"sudoku/app/model/library"
	"sudoku/app/model/play"
	"sudoku/app/model/sharing"
	"sudoku/app/model/solve"
	"sudoku/app/model/steps"
	"sudoku/app/view"
)

// status is the live region that says what was done and what holds.
func (p *page) status() app.UI {
	s := p.v.Status
	tone := [...]string{view.Plain: "plain", view.Good: "good", view.Bad: "bad"}[s.Tone]
	said := app.Elem("span").Class("main")
	if len(s.Words) > 0 {
		said = said.Body(p.words(s.Words))
	} else {
		said = said.Text(s.Main)
	}
	return app.Elem("div").Class("status-card").Body(
		app.Elem("p").Class("status "+tone).Role("status").Body(
			app.Elem("span").Class("notice").Text(s.Notice),
			app.Text(" "),
			said,
			app.Text(" "),
			app.Elem("span").Class("detail").Text(s.Detail),
		),
		app.Elem("span").Class("timer").Role("timer").Aria("label", p.t.Play.Time).Aria("live", "off").Text(p.v.Play.Time),
		app.If(p.v.Busy, func() app.UI {
			return app.Elem("div").Class("busy").Body(
				p.progress(),
				app.Elem("span").Class("hint").Text(s.Progress),
				p.button("", p.t.Actions.Cancel, solve.CancelPressed{}),
			)
		}),
		slot(p.hint()),
	)
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

// solutions goes through the solutions when there are several.
func (p *page) solutions() app.UI {
	s := p.v.Solutions
	return app.If(s.Count > 1, func() app.UI {
		step := func(glyph, name string, index int) app.UI {
			index = min(max(index, 0), s.Count-1)
			b := p.button("icon", glyph, solve.SolutionPicked{Index: index}).Aria("label", name).Title(name)
			return unable(b, index == s.Index)
		}
		return app.Elem("nav").Class("solutions").Aria("label", s.Label).Body(
			step("«", p.t.Actions.FirstSolution, 0),
			step("‹", p.t.Actions.PreviousSolution, s.Index-1),
			app.Elem("span").Class("solutions-label").Text(s.Label),
			step("›", p.t.Actions.NextSolution, s.Index+1),
			step("»", p.t.Actions.LastSolution, s.Count-1),
		)
	})
}

// actions are what the page is for.
func (p *page) actions() app.UI {
	a := p.t.Actions
	return app.Elem("div").Class("actions").Role("group").Aria("label", a.Toolbar).Body(
		p.button("primary", a.Solve, solve.Pressed{}),
		p.button("", a.Hint, steps.HintPressed{}),
		p.button("", a.Explain, steps.Pressed{}),
		p.button("", p.t.Play.CheckEntries, play.EntriesCheckPressed{}).Title(p.t.Play.CheckEntriesHelp),
	)
}

// errands bring puzzles in, put them away and take them out.
func (p *page) errands() app.UI {
	a := p.t.Actions
	return app.Elem("div").Class("errands").Role("group").Aria("label", a.Errands).Body(
		p.button("", a.Import, frame.DialogOpened{Dialog: desk.ImportDialog}),
		p.button("", a.Example, frame.DialogOpened{Dialog: desk.ExampleDialog}),
		p.button("", p.t.Library.Button, library.Pressed{}),
		p.button("", a.Share, sharing.Pressed{}),
		p.button("", p.t.Transfer.Export, frame.DialogOpened{Dialog: desk.ExportDialog}),
		p.button("", p.t.Print.Button, frame.DialogOpened{Dialog: desk.PrintDialog}),
		p.button("", a.Clear, grid.ClearPressed{}),
	)
}

// mode says what becomes of the digits that the player types.
func (p *page) mode() app.UI {
	a := p.t.Actions
	choice := func(name, help string, playing bool) app.UI {
		handler, scope := p.on(play.GivensLocked{On: playing})
		return app.Elem("button").Attr("type", "button").Class("button choice").
			Role("radio").Aria("checked", fmt.Sprint(p.v.Locked == playing)).
			Title(help).Text(name).OnClick(handler, scope)
	}
	help := a.SettingHelp
	if p.v.Locked {
		help = a.PlayingHelp
	}
	return app.Elem("div").Class("mode").Body(
		app.Elem("div").Class("choices").Role("radiogroup").Aria("label", a.Mode).Body(
			choice(a.Setting, a.SettingHelp, false),
			choice(a.Playing, a.PlayingHelp, true),
		),
		app.Elem("p").Class("hint").Text(help),
	)
}
