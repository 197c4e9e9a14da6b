package pageui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/learn/learnui"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/generator"
	"sudoku/app/parts/library"
	"sudoku/app/parts/setup"
	"sudoku/app/parts/solve"
	"sudoku/app/parts/steps"
	"sudoku/app/parts/transfer"
)

// home draws the start page: the game to continue, the ways to bring or make a puzzle,
// today's puzzles, the latest games, and links to the rest of the page.
func (p *solver) home() []app.UI {
	t := p.T.Setup
	return []app.UI{app.Elem("div").Class("home").Body(
		draw.Slot(app.If(p.v.Home.Game.Continue == nil, func() app.UI {
			return app.Elem("div").Class("hello").Body(app.Elem("h2").Text(t.Slogan), app.Elem("p").Text(t.Promise))
		})),
		draw.Slot(app.If(p.v.Home.Game.Continue != nil, p.continued)),
		way("bring", t.Bring, app.Elem("div").Class("way-buttons").Body(
			p.IconButton("large primary", "camera", p.T.Photo.Button, frame.DialogOpened{Dialog: desk.PhotoDialog}),
			p.IconButton("large", "grid", t.Type, setup.Begun{}),
			p.IconButton("large", "paste", t.Paste, transfer.PastePressed{}),
		)),
		way("begin", t.Play, p.generator().Chips()),
		p.today(),
		draw.Slot(app.If(len(p.v.Home.Lately) > 0, p.lately)),
		p.doors(),
	)}
}

// way draws one way to start below its heading.
func way(id, title string, body app.UI) app.UI {
	return app.Elem("section").Class("way").Aria("labelledby", id).Body(app.Elem("h2").ID(id).Text(title), body)
}

// continued draws the button to continue a game.
func (p *solver) continued() app.UI {
	g := &p.v.Home.Game
	handler, scope := p.On(g.Continue)
	return app.Elem("button").Attr("type", "button").Class("button continue").OnClick(handler, scope).Body(
		draw.Thumbnail(&g.Thumbnail),
		app.Elem("span").Class("continue-text").Body(
			app.Elem("span").Class("continue-name").Text(p.T.Setup.Continue+" "),
			app.Elem("span").Class("continue-title").Text(g.Title+" "),
			app.Elem("span").Class("hint").Text(g.Detail),
		),
		app.Elem("span").Class("go").Body(draw.Icon("go")),
	)
}

// today draws today's daily puzzles, one for each grade.
func (p *solver) today() app.UI {
	t, h := p.T.Setup, &p.v.Home
	beside := app.Elem("span").Class("hint").Text(t.Each)
	if h.Streak != "" {
		beside = app.Elem("span").Class("streak").Body(draw.Icon("flame"), app.Elem("span").Text(h.Streak))
	}
	return app.Elem("section").Class("today").Aria("labelledby", "today").Body(
		app.Elem("div").Class("today-head").Body(
			app.Elem("h2").ID("today").Text(t.Today),
			app.Elem("span").Class("hint date").Text(h.Date),
			beside,
		),
		app.Elem("div").Class("dailies").Body(app.Range(h.Days).Slice(func(i int) app.UI {
			d := &h.Days[i]
			handler, scope := p.On(generator.TodayPicked{Grade: d.Grade})
			class, icon := "daily", "go"
			switch {
			case d.Solved:
				class, icon = "daily solved", "tick"
			case d.Next:
				class = "daily next"
			}
			return app.Elem("button").Attr("type", "button").Class(class).Aria("label", d.Name).Title(d.Name).
				OnClick(handler, scope).Body(app.Elem("span").Class("dot").Body(draw.Icon(icon)))
		})),
	)
}

// lately draws the most recent games. The style sheet shows them only where there is
// room.
func (p *solver) lately() app.UI {
	all := p.v.Home.Lately
	return app.Elem("section").Class("way lately").Aria("labelledby", "lately").Body(
		app.Elem("div").Class("lately-head").Body(
			app.Elem("h2").ID("lately").Text(p.T.Setup.Lately),
			p.Button("quiet", p.T.Setup.Games, library.Pressed{}),
		),
		app.Elem("ul").Body(app.Range(all).Slice(func(i int) app.UI {
			return app.Elem("li").Body(
				app.Elem("span").Text(all[i].Title+" "),
				app.Elem("span").Class("hint").Text(all[i].Date+" "),
				app.Elem("span").Class("time").Text(all[i].Time),
			)
		})),
	)
}

// doors draws the links to the rest of the page.
func (p *solver) doors() app.UI {
	t := p.T.Setup
	return app.Elem("div").Class("doors").Body(
		draw.Link(learnui.LearnPath, "").Class("button door").Body(draw.Icon("book"), app.Elem("span").Text(p.T.Documents.Learn)),
		p.IconButton("door", "shelf", t.Mine, library.Pressed{}),
		p.IconButton("door", "more", t.More, frame.DialogOpened{Dialog: desk.ToolsDialog}),
	)
}

// bar draws the bar for a puzzle from outside the page.
func (p *solver) bar() app.UI {
	return app.If(p.brought(), func() app.UI {
		return app.Elem("section").Class("brought-bar").Aria("labelledby", "brought").Body(
			p.IconButton("quiet back", "arrow", p.T.Setup.GoBack, frame.BackPressed{}),
			app.Elem("h2").ID("brought").Text(p.T.Setup.Yours),
			p.Button("quiet", p.T.Setup.Edit, setup.Edited{}),
		)
	})
}

// brought reports whether the workshop shows a puzzle without a panel or a film.
func (p *solver) brought() bool {
	return p.v.Place == desk.Workshop && p.v.Panel == desk.SolvePanel && p.v.Film.Title == ""
}

// choices draws the actions for a puzzle from outside the page.
func (p *solver) choices() app.UI {
	a := p.T.Actions
	choice := func(class, icon, name string, msg desk.Msg) app.UI {
		return p.IconButton("large "+class, icon, name, msg)
	}
	return app.Elem("div").Class("choices-four").Role("group").Aria("label", a.Toolbar).Body(
		choice("primary", "tick", a.Solve, solve.Pressed{}),
		choice("", "list", a.Explain, steps.Pressed{}),
		choice("", "hint", a.Hint, steps.HintPressed{}),
		choice("", "go", p.T.Setup.Play, setup.Left{}),
	)
}
