package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/page/keys"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/grid"
)

// dialog is whichever dialog is open.
func (p *surface) dialog() app.UI {
	switch p.v.Dialog {
	case desk.ExampleDialog:
		return p.frame(p.t.Dialogs.ExampleTitle, p.examples())
	case desk.NewDialog:
		return p.frame(p.t.Fresh.Title, p.fresh()...)
	case desk.DailyDialog:
		return p.frame(p.t.Fresh.Daily, p.daily()...)
	case desk.ImportDialog:
		return p.frame(p.t.Dialogs.ImportTitle, p.importing()...)
	case desk.PhotoDialog:
		return p.frame(p.t.Photo.Title, p.photo()...)
	case desk.PrintDialog:
		return p.frame(p.t.Print.Title, p.printing()...)
	case desk.ExportDialog:
		return p.frame(p.t.Transfer.Title, p.exporting()...)
	case desk.ShareDialog:
		return p.frame(p.t.Dialogs.ShareTitle, p.sharing()...)
	case desk.LibraryDialog:
		return p.frame(p.t.Library.Title, p.library()...)
	case desk.ToolsDialog:
		return p.frame(p.t.Tools.Title, p.tools()...)
	case desk.FinishDialog:
		return p.frame(p.t.Finish.Title, p.finish()...)
	case desk.StatisticsDialog:
		return p.frame(p.t.Statistics.Title, p.statistics()...)
	case desk.BackupDialog:
		return p.frame(p.t.Backup.Title, p.backup()...)
	case desk.KnownDialog:
		return p.frame(p.t.Explain.KnowTitle, p.known()...)
	case desk.ListFilterDialog:
		return p.frame(p.t.List.FilterTitle, p.listFilter()...)
	case desk.ListColumnsDialog:
		return p.frame(p.t.List.ColumnsTitle, p.listColumns()...)
	case desk.ListSaveDialog:
		return p.frame(p.t.List.Save, p.listSave()...)
	case desk.ListChartDialog:
		return p.frame(p.t.List.ChartTitle, p.listChart()...)
	case desk.KeysDialog:
		return p.frame(p.t.Dialogs.KeysTitle, p.help()...)
	}
	return app.Elem("div").Hidden(true)
}

// frame is what all dialogs have: a title, a way out by button, Escape and a
// click beside it. Effects.Modal makes it modal.
func (p *surface) frame(title string, body ...app.UI) app.UI {
	closed := func(app.Context, app.Event) { p.handle(frame.DialogClosed{}) }
	beside := func(ctx app.Context, e app.Event) {
		if e.Get("target").Equal(ctx.JSSrc()) {
			p.handle(frame.DialogClosed{})
		}
	}
	return app.Elem("dialog").Class("dialog").Aria("labelledby", "dialog-title").
		On("cancel", closed).
		OnClick(beside).
		Body(
			app.Elem("div").Class("dialog-body").Body(
				append([]app.UI{
					app.Elem("div").Class("dialog-head").Body(
						app.Elem("h2").ID("dialog-title").Text(title),
						p.button("quiet", p.t.Actions.Close, frame.DialogClosed{}),
					),
				}, body...)...,
			),
		)
}

// exampleOrder is the order in which the examples are offered: the easiest first,
// then what is famous.
var exampleOrder = [...]int{3, 4, 5, 6, 7, 1, 2, 0}

func (p *surface) examples() app.UI {
	return app.Elem("ul").Class("example-list").Body(
		app.Range(exampleOrder[:]).Slice(func(i int) app.UI {
			example := p.t.Examples[exampleOrder[i]]
			return app.Elem("li").Body(
				p.button("", example.Name, grid.ExamplePicked{Index: exampleOrder[i]}).Attr("autofocus", i == 0),
				app.Elem("p").Class("hint").Text(example.Help),
			)
		}),
	)
}

func (p *surface) help() []app.UI {
	return []app.UI{p.keyTable(), app.Elem("h3").Text(p.t.Gestures.Title), p.gestures()}
}

func (p *surface) keyTable() app.UI {
	lines := keys.Help(&p.t.Keys)
	return helpTable(app.Range(lines).Slice(func(i int) app.UI {
		return helpLine(app.Elem("kbd").Text(lines[i].Keys), lines[i].Help)
	}))
}

func (p *surface) gestures() app.UI {
	list := p.t.Gestures.List[:]
	return helpTable(app.Range(list).Slice(func(i int) app.UI { return helpLine(app.Text(list[i].Do), list[i].Help) }))
}

func helpTable(lines app.UI) app.UI {
	return app.Elem("table").Class("keys").Body(app.Elem("tbody").Body(lines))
}

func helpLine(do app.UI, help string) app.UI {
	return app.Elem("tr").Body(
		app.Elem("th").Attr("scope", "row").Body(do),
		app.Elem("td").Text(help),
	)
}
