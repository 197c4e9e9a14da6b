package pageui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/page/keys"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/photo"
)

// dialog draws the open dialog.
func (p *solver) dialog() app.UI {
	d := named(dialogs, p.v.Dialog)
	if d == nil {
		return app.Elem("div").Hidden(true)
	}
	if p.v.Dialog == desk.MenuDialog {
		return p.frame(p.v.Table.Paused, p.T.Menu.Resume, p.dialogBody()...)
	}
	return p.frame(d.title(p.T), p.T.Actions.Close, p.dialogBody()...)
}

// frame draws the common parts of all dialogs: a title and a close button. Escape and a
// click outside also close the dialog. The Modal method of the loop's World makes it
// modal.
func (p *solver) frame(title, leave string, body ...app.UI) app.UI {
	closed := func(app.Context, app.Event) { p.Handle(frame.DialogClosed{}) }
	beside := func(ctx app.Context, e app.Event) {
		if e.Get("target").Equal(ctx.JSSrc()) {
			p.Handle(frame.DialogClosed{})
		}
	}
	class := "dialog of-" + string(p.v.Dialog)
	if p.v.Photo.Stage >= photo.Comparing {
		class += " paired"
	}
	return app.Elem("dialog").Class(class).Aria("labelledby", "dialog-title").
		On("cancel", closed).
		OnClick(beside).
		Body(
			app.Elem("div").Class("dialog-body").Body(
				append([]app.UI{
					app.Elem("div").Class("dialog-head").Body(
						app.Elem("h2").ID("dialog-title").Text(title),
						p.Button("quiet leave", leave, frame.DialogClosed{}),
					),
				}, body...)...,
			),
		)
}

// exampleOrder is the order of the examples: by difficulty, then the famous ones.
var exampleOrder = [...]int{3, 4, 5, 6, 7, 1, 2, 0}

func (p *solver) examples() []app.UI {
	return []app.UI{app.Elem("ul").Class("example-list").Body(
		app.Range(exampleOrder[:]).Slice(func(i int) app.UI {
			example := p.T.Examples[exampleOrder[i]]
			return app.Elem("li").Body(
				p.Button("", example.Name, grid.ExamplePicked{Index: exampleOrder[i]}).Attr("autofocus", i == 0),
				app.Elem("p").Class("hint").Text(example.Help),
			)
		}),
	)}
}

func (p *solver) help() []app.UI {
	return []app.UI{p.keyTable(), app.Elem("h3").Text(p.T.Gestures.Title), p.gestures()}
}

func (p *solver) keyTable() app.UI {
	lines := keys.Help(&p.T.Keys)
	return helpTable(app.Range(lines).Slice(func(i int) app.UI {
		return helpLine(app.Elem("kbd").Text(lines[i].Keys), lines[i].Help)
	}))
}

func (p *solver) gestures() app.UI {
	list := p.T.Gestures.List[:]
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

// dialogBody draws the contents of the open dialog.
func (p *solver) dialogBody() []app.UI { return named(dialogs, p.v.Dialog).body(p) }
