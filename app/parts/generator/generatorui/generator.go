package generatorui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/generator"
	"sudoku/app/parts/printing"
	"sudoku/solver/generate"
)

// Dialog draws the dialog that makes new puzzles.
func (p *Drawing) Dialog() []app.UI {
	t, v := &p.T.Generator, p.View
	ways := []struct {
		name, help string
		msg        desk.Msg
	}{
		{t.Daily, t.DailyHelp, generator.DailyPressed{}},
		{p.T.Print.Booklet, t.BookletHelp, printing.BookletPressed{}},
		{t.Famous, t.FamousHelp, frame.DialogOpened{Dialog: desk.ExampleDialog}},
	}
	return []app.UI{
		app.Elem("ul").Class("kinds").Body(
			app.Range(v.Grades).Slice(func(i int) app.UI {
				g := v.Grades[i]
				return app.Elem("li").Body(
					p.Button("", g.Name, generator.GradePicked{Grade: g.Grade}).Attr("autofocus", i == 0),
					app.Elem("p").Class("hint").Body(app.Text(g.Help), app.Text(" "), takes(g.Takes)),
				)
			}),
		),
		p.making(v.Making, v.Status),
		app.Elem("ul").Class("kinds").Body(
			app.Range(ways).Slice(func(i int) app.UI { return draw.Tool(p.Button("", ways[i].name, ways[i].msg), ways[i].help) }),
		),
		p.freshOptions(),
		p.wishes(),
	}
}

// Chips draws a button for a new puzzle of each grade, and the progress below them.
func (p *Drawing) Chips() app.UI {
	return app.Elem("div").Class("chips").Body(
		app.Elem("div").Class("grades").Body(
			app.Range(p.View.Grades).Slice(func(i int) app.UI {
				g := p.View.Grades[i]
				return p.Button(fmt.Sprint("grade-", i+1), "", generator.GradePicked{Grade: g.Grade}).Body(
					app.Text(g.Name), app.Elem("span").Class("takes").Aria("hidden", "true").Text(g.Minutes),
				)
			}),
		),
		p.making(p.View.Making, p.View.Status),
	)
}

// takes draws the estimated time for a puzzle.
func takes(text string) app.UI {
	return draw.Slot(app.If(text != "", func() app.UI { return app.Elem("span").Class("takes").Text(text) }))
}

// making draws the progress of the search and its stop button. Its space is always
// reserved.
func (p *Drawing) making(on bool, status string) app.UI {
	return app.Elem("div").Class("making").Body(
		app.Elem("p").Class("hint").Role("status").Text(status),
		draw.Slot(app.If(on, func() app.UI { return p.Button("", p.T.Generator.Stop, generator.StopPressed{}) })),
	)
}

func (p *Drawing) freshOptions() app.UI {
	t, v := &p.T.Generator, p.View
	picked := func(change func(o *generator.Options)) desk.Msg {
		o := v.Options
		change(&o)
		return generator.OptionsPicked{Options: o}
	}
	return app.Elem("details").Class("settings").Body(
		app.Elem("summary").Text(t.Options),
		app.Elem("div").Class("print-options").Body(
			p.Options("generator-symmetry", t.Symmetry, v.Symmetries, func(i int) desk.Msg {
				return picked(func(o *generator.Options) { o.Symmetry = generate.Symmetries()[i] })
			}),
			p.Options("generator-givens", t.Givens, v.Givens, func(i int) desk.Msg {
				return picked(func(o *generator.Options) { o.Givens = generator.GivensRanges[i] })
			}),
		),
		p.Checkbox(t.Minimal, v.Options.Minimal, picked(func(o *generator.Options) { o.Minimal = !o.Minimal })),
	)
}
