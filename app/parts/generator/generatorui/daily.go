// Package generatorui draws the dialogs for new and daily puzzles.
package generatorui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/parts/generator"
)

// Drawing draws the dialogs for new and daily puzzles.
type Drawing struct {
	*draw.Kit
	View  *generator.View
	Daily *generator.DailyView
}

// DailyDialog draws the dialog with daily puzzles.
func (p *Drawing) DailyDialog() []app.UI {
	t, v := &p.T.Generator, p.Daily
	return []app.UI{
		app.Elem("div").Class("daily").Body(
			app.Elem("section").Class("daily-puzzles").Aria("labelledby", "daily-day").Body(
				app.Elem("h3").ID("daily-day").Text(v.Day),
				app.Elem("ul").Class("kinds").Body(
					app.Range(v.Puzzles).Slice(func(i int) app.UI { return p.dailyPuzzle(&v.Puzzles[i]) }),
				),
				p.making(v.Making, v.Status),
				app.Elem("div").Class("daily-link").Body(
					p.Button("quiet", t.CopyLink, generator.LinkPressed{}),
					app.Elem("p").Class("hint").Text(t.LinkHelp),
				),
			),
			p.calendar(),
		),
	}
}

func (p *Drawing) dailyPuzzle(puzzle *generator.DailyPuzzle) app.UI {
	help := app.Elem("p").Class("hint")
	if puzzle.Solved {
		help = help.Class("done")
	}
	return app.Elem("li").Body(
		p.Button("", puzzle.Name, generator.DailyPicked{Puzzle: puzzle.Puzzle}),
		help.Body(app.Text(puzzle.Help), app.Text(" "), takes(puzzle.Takes)),
	)
}

// calendar draws a month. The arrow keys move from day to day.
func (p *Drawing) calendar() app.UI {
	t, v := &p.T.Generator, p.Daily
	turn := func(glyph, name string, by int, can bool) app.UI {
		return draw.Disabled(p.Button("icon", glyph, generator.MonthTurned{By: by}).Aria("label", name).Title(name), !can)
	}
	cells := v.Before + len(v.Days)
	weeks := make([]struct{}, (cells+6)/7)
	return app.Elem("div").Class("calendar").Body(
		app.Elem("div").Class("calendar-head").Body(
			turn("‹", t.Earlier, -1, v.CanBack),
			app.Elem("h3").ID("calendar-month").Aria("live", "polite").Text(v.Month),
			turn("›", t.Later, 1, v.CanGo),
		),
		app.Elem("table").Aria("labelledby", "calendar-month").OnKeyDown(p.dayKey).Body(
			app.Elem("thead").Body(app.Elem("tr").Body(
				app.Range(v.Weekdays[:]).Slice(func(i int) app.UI {
					return app.Elem("th").Attr("scope", "col").Attr("abbr", v.Weekdays[i].Name).Text(v.Weekdays[i].Short)
				}),
			)),
			app.Elem("tbody").Body(app.Range(weeks).Slice(func(week int) app.UI {
				var days []app.UI
				for i := 7 * week; i < 7*week+7; i++ {
					days = append(days, p.calendarCell(i-v.Before))
				}
				return app.Elem("tr").Body(days...)
			})),
		),
	)
}

// calendarCell draws the cell with the given index in the month, empty if it has no day.
func (p *Drawing) calendarCell(i int) app.UI {
	days := p.Daily.Days
	if i < 0 || i >= len(days) {
		return app.Elem("td")
	}
	d := &days[i]
	if !d.Open {
		return app.Elem("td").Body(app.Elem("span").Class("day").Text(fmt.Sprint(d.Number)))
	}
	handler, scope := p.On(generator.DayPicked{Day: d.Day})
	class := "day"
	if d.Today {
		class += " today"
	}
	tab := -1
	if d.Shown {
		tab = 0
	}
	return app.Elem("td").Body(
		app.Elem("button").Attr("type", "button").Class(class).ID(generator.DayID(d.Day)).
			Attr("tabindex", tab).Aria("pressed", fmt.Sprint(d.Shown)).Aria("label", d.Label).
			OnClick(handler, scope).Body(
			app.Elem("span").Text(fmt.Sprint(d.Number)),
			app.Elem("span").Class("day-solved").Aria("hidden", "true").Text(stars[d.Solved]),
		),
	)
}

// stars holds the sign for each number of a day's puzzles solved.
var stars = [...]string{"", "•", "••", "•••", "••••", "✓"}

// dayKey handles the arrow keys.
func (p *Drawing) dayKey(_ app.Context, e app.Event) {
	by, ok := map[string]int{"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -7, "ArrowDown": 7}[e.Get("key").String()]
	if ok {
		e.PreventDefault()
		p.Handle(generator.DayMoved{By: by})
	}
}
