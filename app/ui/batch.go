package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/model"
)

// batchPanel solves a list of many puzzles.
func (p *page) batchPanel() []app.UI {
	t, b := p.t.Batch, p.v.Batch
	if b.State == model.NoBatch {
		return []app.UI{app.Elem("p").Class("hint").Text(t.Empty), p.openFile("batch-file")}
	}
	running := b.State == model.BatchRunning
	return []app.UI{
		app.Elem("h2").Text(b.Name),
		slot(app.If(b.State != model.BatchReady, func() app.UI {
			return app.Elem("progress").Attr("max", 100).Attr("value", b.Percent).Aria("label", b.Name)
		})),
		app.Elem("p").Class("batch-status").Aria("live", liveness(!running)).Text(b.Status),
		slot(app.If(len(b.Rows) > 0, func() app.UI {
			return app.Elem("table").Class("figures").Body(app.Elem("tbody").Body(
				app.Range(b.Rows).Slice(func(i int) app.UI {
					return app.Elem("tr").Body(
						app.Elem("th").Attr("scope", "row").Text(b.Rows[i].Name),
						app.Elem("td").Text(b.Rows[i].Value),
					)
				}),
			))
		})),
		app.Elem("div").Class("dialog-actions").Body(
			p.openFile("batch-file"),
			p.button("", p.t.Print.Button, model.DialogOpened{Dialog: model.PrintDialog}),
			slot(app.If(b.CanSave, func() app.UI { return p.button("", t.Save, model.BatchSavePressed{}) })),
			app.If(running, func() app.UI { return p.button("primary", p.t.Actions.Cancel, model.BatchCancelPressed{}) }).
				Else(func() app.UI { return p.button("primary", t.Solve, model.BatchPressed{}) }),
		),
	}
}

// liveness keeps a text that changes all the time from being read out each
// time.
func liveness(settled bool) string {
	if settled {
		return "polite"
	}
	return "off"
}
