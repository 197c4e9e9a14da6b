// Package transferui draws the import and export dialogs.
package transferui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/transfer"
)

// Drawing draws the import and export dialogs.
type Drawing struct {
	*draw.Kit
	Export                     *transfer.Export
	Draft, Problem, Recognised string // for the import dialog
}

const (
	importField = "import-text"
	fileField   = "import-file"
)

// ImportDialog returns the dialog that reads a text or a file.
func (p *Drawing) ImportDialog() []app.UI {
	d := p.T.Dialogs
	typed := func(ctx app.Context, _ app.Event) {
		p.Handle(transfer.ImportTyped{Text: ctx.JSSrc().Get("value").String()})
	}
	load := func(app.Context, app.Event) {
		p.Handle(transfer.TextGiven{Text: app.Window().GetElementByID(importField).Get("value").String()})
	}
	return []app.UI{
		app.Elem("p").ID("import-help").Text(d.ImportHelp),
		app.Elem("label").Attr("for", importField).Text(d.ImportLabel),
		app.Elem("textarea").ID(importField).Class("field mono").Attr("rows", 9).Attr("autofocus", true).Spellcheck(false).
			Attr("placeholder", d.ImportExample).Aria("describedby", "import-help import-recognised import-problem").
			OnInput(typed).Text(p.Draft),
		app.Elem("p").ID("import-recognised").Class("recognised").Aria("live", "polite").Text(p.Recognised),
		app.Elem("p").ID("import-problem").Class("problem").Role("alert").Text(p.Problem),
		app.Elem("div").Class("dialog-actions").Body(
			p.OpenFile(fileField),
			app.Elem("button").Attr("type", "button").Class("button primary").Text(p.T.Actions.Load).OnClick(load),
		),
	}
}

// ExportDialog returns the dialog that writes the position as text or opens it at another
// site.
func (p *Drawing) ExportDialog() []app.UI {
	t, v := p.T.Transfer, p.Export
	return []app.UI{
		app.Elem("p").Text(t.Help),
		p.Options("export-format", t.ExportAs, v.Formats, func(i int) desk.Msg { return transfer.FormatPicked{Index: i} }),
		app.Elem("pre").ID("export-text").Class("field mono").TabIndex(0).Role("textbox").Aria("readonly", "true").
			Aria("multiline", "true").Aria("label", t.Text).Text(v.Text),
		app.Elem("p").ID("export-lost").Class("hint").Text(v.Lost),
		app.Elem("p").Class("hint share-notice").Role("status").Text(v.Notice),
		app.Elem("div").Class("dialog-actions").Body(
			p.Button("", t.Save, transfer.ExportSaved{}),
			p.Button("primary", t.Copy, transfer.CopyPressed{Text: v.Text}),
		),
		app.Elem("section").Class("share-files").Body(
			app.Elem("h3").Text(t.OpenIn),
			app.Elem("p").Class("hint").Text(t.OpenInHelp),
			app.Elem("ul").Class("sites").Body(
				app.Range(v.Sites).Slice(func(i int) app.UI {
					site := v.Sites[i]
					return app.Elem("li").Body(
						app.Elem("a").Class("button").Attr("href", site.URL).Attr("target", "_blank").Attr("rel", "noopener noreferrer").Text(site.Name),
						app.Elem("span").Class("hint").Text(site.Lost),
					)
				}),
			),
		),
	}
}
