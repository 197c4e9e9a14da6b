package pageui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/check"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/library"
	"sudoku/app/parts/play"
	"sudoku/app/parts/setup"
	"sudoku/app/parts/sharing"
	"sudoku/app/parts/solve"
	"sudoku/app/parts/steps"
)

// tableBar draws the bar above the board, which replaces the header on a small screen.
func (p *solver) tableBar() app.UI {
	t, v := p.T.Menu, &p.v.Table
	return app.If(v.Title != "" && p.v.Film.Title == "", func() app.UI {
		handler, scope := p.On(frame.DialogOpened{Dialog: desk.MenuDialog})
		listed := p.v.List.Nav.Place != ""
		back, title := p.IconButton("quiet", "arrow", t.Back, frame.BackPressed{}), ""
		if listed {
			back, title = p.IconButton("quiet", "arrow", p.T.Panels.List, frame.PanelPicked{Panel: desk.ListPanel}), "visually-hidden"
		}
		return app.Elem("section").Class("table-row").Aria("labelledby", "game").Body(
			back,
			app.Elem("div").Class("table-title").Body(
				app.Elem("h2").ID("game").Class(title).Body(app.Text(v.Title), app.Text(" "), app.Elem("span").Class("takes").Text(v.Takes)),
				p.list().Nav(""),
			),
			app.Elem("div").Class("table-end").Body(
				app.Elem("span").Class("bar-time").Text(p.v.Play.Time),
				app.Elem("button").Attr("type", "button").Class("button quiet menu-button").Aria("label", t.Title).
					Aria("haspopup", "dialog").OnClick(handler, scope).Body(draw.Icon("more")),
			),
		)
	})
}

// menu draws the dialog with the controls that a large screen shows around the board.
func (p *solver) menu() []app.UI {
	switch p.v.Table.Asking {
	case frame.AskSolve:
		return p.menuQuestion(p.T.Menu.AskSolve, p.menuItem("primary", "tick", p.T.Actions.Solve, solve.Pressed{}))
	case frame.AskClear:
		return p.menuQuestion(p.T.Menu.AskClear, p.menuItem("primary", "bin", p.T.Actions.Clear, grid.ClearPressed{}))
	}
	a, t := p.T.Actions, p.T.Menu
	dialog := func(which desk.Dialog) desk.Msg { return frame.DialogOpened{Dialog: which} }
	answer, clear := p.menuItem("", "tick", a.Solve, solve.Pressed{}), p.menuItem("bad", "bin", a.Clear, grid.ClearPressed{})
	if p.v.Table.Played {
		answer = p.IconButton("item", "tick", a.Solve, frame.QuestionAsked{Question: frame.AskSolve})
		clear = p.IconButton("item bad", "bin", a.Clear, frame.QuestionAsked{Question: frame.AskClear})
	}
	return []app.UI{
		app.Elem("p").Class("hint").Text(p.v.Table.Left),
		app.Elem("div").Class("menu-main").Role("group").Aria("label", a.Toolbar).Body(
			answer,
			p.menuItem("", "list", a.Explain, steps.Pressed{}),
			p.menuItem("", "right", p.T.Play.CheckEntries, play.EntriesCheckPressed{}),
		),
		app.Elem("div").Class("menu-items").Role("group").Aria("label", a.Errands).Body(
			p.menuItem("", "redo", a.Redo, grid.RedoPressed{}),
			p.menuItem("", "notes", p.T.Play.Notes, play.OptionToggled{Option: desk.ShowCandidates}),
			p.menuItem("", "share", a.Share, sharing.Pressed{}),
			p.menuItem("", "print", p.T.Print.Button, dialog(desk.PrintDialog)),
			p.menuItem("", "again", t.Restart, grid.RestartPressed{}),
			clear,
			p.menuItem("", "shelf", p.T.Library.Button, library.Pressed{}),
			p.menuItem("", "skip", p.T.Setup.Another, setup.Opened{}),
			p.menuItem("", "paste", a.Import, dialog(desk.ImportDialog)),
			p.menuItem("", "grid", a.Example, dialog(desk.ExampleDialog)),
			p.menuItem("", "review", p.T.Review.Title, frame.PanelPicked{Panel: desk.ReviewPanel}),
			p.menuItem("", "right", p.T.Panels.Check, check.Opened{}),
			p.menuItem("", "tools", p.T.Tools.Title, dialog(desk.ToolsDialog)),
		),
		p.play().MenuModes(),
		p.mode(),
		p.grid().Savepoints(),
		p.settings(),
	}
}

// menuItem draws a button that closes the menu before it sends its message.
func (p *solver) menuItem(class, icon, name string, msg desk.Msg) app.UI {
	_, scope := p.On(msg)
	return app.Elem("button").Attr("type", "button").Class("button item "+class).
		OnClick(func(app.Context, app.Event) {
			p.Handle(frame.DialogClosed{})
			p.Handle(msg)
		}, scope).
		Body(draw.Icon(icon), app.Elem("span").Text(name))
}

// menuQuestion draws the question that the menu asks before it ends a game in progress.
func (p *solver) menuQuestion(question string, yes app.UI) []app.UI {
	return []app.UI{
		app.Elem("p").Class("menu-question").Text(question),
		app.Elem("div").Class("dialog-actions").Body(
			p.Button("", p.T.Menu.GoOn, frame.DialogClosed{}),
			yes,
		),
	}
}
