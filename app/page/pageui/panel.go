package pageui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/library"
	"sudoku/app/parts/play"
	"sudoku/app/parts/setup"
	"sudoku/app/parts/sharing"
	"sudoku/app/parts/solve"
	"sudoku/app/parts/steps"
)

// solutions draws the control for several solutions.
func (p *solver) solutions() app.UI {
	s := p.v.Solutions
	return app.If(s.Count > 1, func() app.UI {
		step := func(glyph, name string, index int) app.UI {
			index = min(max(index, 0), s.Count-1)
			b := p.Button("icon", glyph, solve.SolutionPicked{Index: index}).Aria("label", name).Title(name)
			return draw.Disabled(b, index == s.Index)
		}
		return app.Elem("nav").Class("solutions").Aria("label", s.Label).Body(
			step("«", p.T.Actions.FirstSolution, 0),
			step("‹", p.T.Actions.PreviousSolution, s.Index-1),
			app.Elem("span").Class("solutions-label").Text(s.Label),
			step("›", p.T.Actions.NextSolution, s.Index+1),
			step("»", p.T.Actions.LastSolution, s.Count-1),
		)
	})
}

// actions draws the main buttons.
func (p *solver) actions() app.UI {
	a := p.T.Actions
	return app.Elem("div").Class("actions").Role("group").Aria("label", a.Toolbar).Body(
		draw.Key(p.Button("", a.Solve, solve.Pressed{}), "⏎"),
		draw.Key(p.Button("", a.Explain, steps.Pressed{}), "I"),
		draw.Key(p.Button("", p.T.Play.CheckEntries, play.EntriesCheckPressed{}), "K").Title(p.T.Play.CheckEntriesHelp),
	)
}

// errands draws the buttons for other tasks, such as importing, sharing and printing
// puzzles.
func (p *solver) errands() app.UI {
	a := p.T.Actions
	return app.Elem("div").Class("errands").Role("group").Aria("label", a.Errands).Body(
		p.Button("", p.T.Setup.Another, setup.Opened{}),
		p.Button("", a.Import, frame.DialogOpened{Dialog: desk.ImportDialog}),
		p.Button("", a.Example, frame.DialogOpened{Dialog: desk.ExampleDialog}),
		p.Button("", p.T.Library.Button, library.Pressed{}),
		p.Button("", a.Share, sharing.Pressed{}),
		p.Button("", p.T.Print.Button, frame.DialogOpened{Dialog: desk.PrintDialog}),
		p.Button("", a.Clear, grid.ClearPressed{}),
	)
}

// mode draws the switch between setting up and playing.
func (p *solver) mode() app.UI {
	a := p.T.Actions
	choice := func(name, help string, playing bool) app.UI {
		handler, scope := p.On(play.GivensLocked{On: playing})
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
