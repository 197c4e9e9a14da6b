package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/model/desk"
	"sudoku/app/model/frame"
	"sudoku/app/model/list"
)

// listPanel solves a list of many puzzles.
func (p *page) listPanel() []app.UI {
	t, b := p.t.List, p.v.List
	if b.State == list.None {
		return []app.UI{app.Elem("p").Class("hint").Text(t.Empty), p.openFile("batch-file")}
	}
	running := b.State == list.Running
	return []app.UI{
		app.Elem("h2").Text(b.Name),
		// Above what comes when the list has been read, so that they stay in place.
		app.Elem("div").Class("dialog-actions batch-actions").Body(
			app.If(running, func() app.UI { return p.button("primary", p.t.Actions.Cancel, list.CancelPressed{}) }).
				Else(func() app.UI { return p.button("primary", t.Solve, list.SolvePressed{}) }),
			p.openFile("batch-file"),
			p.button("", p.t.Print.Button, frame.DialogOpened{Dialog: desk.PrintDialog}),
			slot(app.If(b.Before != "", func() app.UI { return p.button("", b.Before, list.BackPressed{}) })),
			slot(app.If(b.CanSave, func() app.UI { return p.button("", t.Save, list.SavePressed{}) })),
		),
		slot(app.If(b.State != list.Ready, func() app.UI {
			return app.Elem("progress").Attr("max", 100).Attr("value", b.Percent).Aria("label", b.Name)
		})),
		app.Elem("p").Class("batch-status").Aria("live", liveness(!running)).Text(b.Status),
		app.Elem("p").Class("batch-contents").Role("status").Text(b.Contents),
		slot(app.If(b.Puzzles > 0, p.listPick)),
		slot(app.If(b.Skipped != "", p.listSkipped)),
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
	}
}

// listPick puts a puzzle of the list on the board.
func (p *page) listPick() app.UI {
	t, b := p.t.List, p.v.List
	typed := func(ctx app.Context, _ app.Event) {
		number, _ := strconv.Atoi(ctx.JSSrc().Get("value").String())
		p.handle(list.NumberTyped{Number: number})
	}
	return app.Elem("div").Class("batch-pick").Body(
		app.Elem("label").Class("option").Body(
			app.Elem("span").Text(t.Number),
			app.ElemSelfClosing("input").ID("batch-number").Class("field").Attr("type", "number").Attr("min", 1).Attr("max", b.Puzzles).
				Attr("value", b.Number).OnInput(typed),
		),
		unable(p.button("", t.Open, list.PuzzlePressed{}), !b.CanPick),
	)
}

// listSkipped names the parts of the list that could not be read.
func (p *page) listSkipped() app.UI {
	b := p.v.List
	return app.Elem("details").Class("batch-skipped").Attr("open", true).Body(
		app.Elem("summary").Text(b.Skipped),
		app.Elem("ul").Body(
			app.Range(b.Why).Slice(func(i int) app.UI { return app.Elem("li").Text(b.Why[i]) }),
		),
		app.Elem("p").Class("hint").Text(b.More),
	)
}

// liveness keeps a screen reader from reading out a text that changes all the
// time.
func liveness(settled bool) string {
	if settled {
		return "polite"
	}
	return "off"
}
