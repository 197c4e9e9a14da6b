package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/parts/backup"
	"sudoku/app/parts/statistics"
)

// statistics is the dialog with what was solved.
func (p *surface) statistics() []app.UI {
	s, t := &p.v.Statistics, &p.t.Statistics
	if len(s.Numbers) == 0 {
		return []app.UI{app.Elem("p").Class("statistics").Role("status").Text(s.Message)}
	}
	return []app.UI{
		app.Elem("ul").Class("statistics streaks").Body(
			app.Range(s.Numbers).Slice(func(i int) app.UI {
				return app.Elem("li").Body(app.Elem("strong").Text(s.Numbers[i].Number), app.Text(" "), app.Elem("span").Text(s.Numbers[i].Name))
			}),
		),
		p.gradeTable(s.Rows),
		p.dayChart(&s.Chart),
		app.Elem("p").Class("hint").Text(t.Help),
	}
}

func (p *surface) gradeTable(rows []statistics.StatisticsRow) app.UI {
	t := &p.t.Statistics
	heads := []string{p.t.Explain.Grade, t.Solved, t.Best, t.Median}
	return app.Elem("table").Class("figures grades").Body(
		app.Elem("caption").Class("visually-hidden").Text(t.Table),
		app.Elem("thead").Body(app.Elem("tr").Body(
			app.Range(heads).Slice(func(i int) app.UI { return app.Elem("th").Attr("scope", "col").Text(heads[i]) }),
		)),
		app.Elem("tbody").Body(app.Range(rows).Slice(func(i int) app.UI {
			r := &rows[i]
			return app.Elem("tr").Body(
				app.Elem("th").Attr("scope", "row").Text(r.Grade),
				app.Elem("td").Text(r.Solved), app.Elem("td").Text(r.Best), app.Elem("td").Text(r.Median),
			)
		})),
	)
}

// dayChart is a picture of what its caption says.
func (p *surface) dayChart(c *statistics.DayChart) app.UI {
	t := &p.t.Statistics
	return app.Elem("figure").Class("days").Body(
		app.Elem("figcaption").Body(app.Elem("h3").Text(t.Chart), app.Elem("p").Class("hint").Text(c.Text)),
		app.Elem("div").Class("days-chart").Aria("hidden", "true").Body(
			app.Elem("span").Class("days-most").Text(c.Most),
			svg("svg").Attr("viewBox", statistics.ChartBox).Attr("preserveAspectRatio", "none").Body(
				svg("path").Class("days-ticks").Attr("d", c.Ticks),
				svg("path").Class("days-bars").Attr("d", c.Bars),
			),
			app.Elem("span").Class("days-from").Text(c.From),
			app.Elem("span").Class("days-today").Text(t.Today),
		),
	)
}

// BackupFile is the input with the file of everything that is to be loaded.
const BackupFile = "backup-file"

// backup is the dialog that saves everything to a file and loads it again.
func (p *surface) backup() []app.UI {
	b, t := &p.v.Backup, &p.t.Backup
	picked := func(app.Context, app.Event) { p.program.ReadFile(BackupFile) }
	class := "backup-status"
	if b.Bad {
		class += " problem"
	}
	return []app.UI{
		app.Elem("p").Text(t.Help),
		app.Elem("div").Class("backup-actions").Body(
			unable(p.button("primary", t.Save, backup.SavePressed{}), b.Working),
			app.Elem("label").Class("button file").Body(
				app.Text(t.Load),
				app.ElemSelfClosing("input").ID(BackupFile).Attr("type", "file").Class("visually-hidden").
					Attr("accept", ".json,application/json").OnChange(picked, app.EventScope(BackupFile)),
			),
		),
		app.Elem("p").Class("hint").Text(t.Settings),
		app.Elem("p").Class(class).Role("status").Text(b.Status),
		slot(app.If(b.Working, func() app.UI {
			bar := app.Elem("progress").Aria("label", t.Title)
			if b.Total > 0 {
				bar = bar.Attr("max", b.Total).Attr("value", b.Done)
			}
			return app.Elem("div").Class("busy").Body(bar, slot(app.If(b.Stops, func() app.UI { return p.button("", t.Stop, backup.StopPressed{}) })))
		})),
	}
}
