package methodsui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/methods"
	"sudoku/app/show"
)

// Panel returns the panel that compares methods, or the search of one of them.
func (p *Drawing) Panel() []app.UI {
	v := p.View
	if v.Animation.Title != "" {
		return p.animation(&v.Animation)
	}
	t := p.T.Methods
	return []app.UI{
		app.Elem("p").Class("hint").Text(t.Intro),
		app.Elem("div").Class("method-controls").Body(
			p.Options("time-limit", t.TimeLimit, v.TimeLimits, func(i int) desk.Msg { return methods.TimeLimitPicked{Index: i} }),
			p.Options("cycle-limit", t.CycleLimit, v.CycleLimits, func(i int) desk.Msg { return methods.CycleLimitPicked{Index: i} }),
			p.Button("", t.Race, methods.RacePressed{}).ID(methods.RaceButton),
			app.If(v.Running, func() app.UI { return p.Button("primary", p.T.Actions.Cancel, methods.CancelPressed{}) }).
				Else(func() app.UI { return p.Button("primary", t.Run, methods.Pressed{}) }),
		),
		app.If(v.Running, func() app.UI { return app.Elem("p").Class("hint").Text(v.Progress) }),
		p.chart(&v.Chart),
		p.methodTable(v.Rows),
	}
}

// methodTable returns a table of the methods and their results. The style sheet lays out
// its rows as lines, which removes the elements' table roles, so the roles are set
// explicitly.
func (p *Drawing) methodTable(rows []methods.MethodRow) app.UI {
	t := p.T.Methods
	columns := []string{t.Method, t.Outcome, t.Time, t.Nodes, t.Tries, t.Depth, t.Rounds, t.Reported, t.Search}
	return app.Elem("table").Class("methods").Role("table").Body(
		app.Elem("caption").Class("visually-hidden").Text(t.Caption),
		app.Elem("thead").Class("visually-hidden").Role("rowgroup").Body(
			app.Elem("tr").Role("row").Body(
				app.Range(columns).Slice(func(i int) app.UI {
					return app.Elem("th").Role("columnheader").Attr("scope", "col").Text(columns[i])
				}),
			),
		),
		app.Elem("tbody").Role("rowgroup").Body(
			app.Range(rows).Slice(func(i int) app.UI { return p.methodRow(&rows[i], columns) }),
		),
	)
}

// more returns a link to a lesson or to another site.
func more(l show.LessonLink) app.UI {
	if strings.HasPrefix(l.Path, "https:") {
		return app.Elem("a").Attr("href", l.Path).Text(l.Name)
	}
	return draw.Link(l.Path, l.Name)
}

func (p *Drawing) methodRow(row *methods.MethodRow, columns []string) app.UI {
	toggle, scope := p.On(methods.Toggled{Method: row.Index})
	help := "help-" + row.Key
	state := "idle"
	switch {
	case row.Ran:
		state = "ran"
	case row.Waiting, row.Going:
		state = "going"
	case row.Ended:
		state = "ended"
	}
	cell := func(class string, column int, value string) app.UI {
		return app.Elem("td").Role("cell").Class(class).Attr("data-label", columns[column]).Text(value)
	}
	return app.Elem("tr").Role("row").Class("method "+state).Attr("data-method", row.Key).Body(
		app.Elem("th").Role("rowheader").Attr("scope", "row").Body(
			app.Elem("label").Body(
				app.ElemSelfClosing("input").Attr("type", "checkbox").Attr("checked", row.Chosen).
					Aria("describedby", help).OnChange(toggle, scope),
				app.Elem("span").Text(row.Name),
			),
			app.Elem("p").ID(help).Class("hint").Text(row.Help),
			app.If(row.More.Path != "", func() app.UI { return more(row.More) }),
		),
		cell("outcome "+draw.ToneClass(row.Tone), 1, row.Outcome),
		cell("figure", 2, row.Time),
		cell("figure", 3, row.Nodes),
		cell("figure", 4, row.Tries),
		cell("figure", 5, row.Depth),
		cell("rounds", 6, row.Rounds),
		cell("reported", 7, row.Reported),
		app.Elem("td").Role("cell").Class("watch").Body(
			p.Button("quiet", p.T.Methods.Animate, methods.AnimatePressed{Method: row.Index}).
				ID(methods.AnimateButton+row.Key).Aria("label", row.Animate),
		),
	)
}
