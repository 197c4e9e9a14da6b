// Package listui draws the list of puzzles with its table, filter and charts.
package listui

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/list"
)

// Drawing draws the panel with the list, and its dialogs.
type Drawing struct {
	*draw.Kit
	View *list.View
}

// The IDs of the table's elements, which the effects fill and scroll.
const (
	ListTable = "list-table" // the scroll container
	ListRows  = "list-rows"  // the visible area of the rows
	ListBody  = "list-body"  // the rows
	ListTall  = "list-tall"  // sets the scroll height
)

// Panel returns the panel with the list.
func (p *Drawing) Panel() []app.UI {
	t, b := p.T.List, p.View
	if !b.There {
		return []app.UI{
			app.Elem("p").Class("hint").Text(t.Empty), p.OpenFile("batch-file"),
			draw.Slot(app.If(b.Offer != "", func() app.UI {
				return app.Elem("div").Class("dialog-actions batch-actions").Body(
					p.Button("primary", b.Offer, list.GoOnPressed{}), p.Button("", t.Forget, list.ForgetPressed{}),
				)
			})),
		}
	}
	return []app.UI{
		app.Elem("h2").Text(b.Name),
		// These buttons are above content that appears later, so that they stay in place.
		app.Elem("div").Class("dialog-actions batch-actions").Body(
			p.OpenFile("batch-file"),
			p.Button(pressedIf(b.Filtered), t.FilterTitle, frame.DialogOpened{Dialog: desk.ListFilterDialog}),
			p.Button("", t.ColumnsTitle, frame.DialogOpened{Dialog: desk.ListColumnsDialog}),
			p.Button("", t.ChartTitle, frame.DialogOpened{Dialog: desk.ListChartDialog}),
			p.Button("", t.Save, frame.DialogOpened{Dialog: desk.ListSaveDialog}),
			p.Button("", p.T.Print.Button, list.PrintPressed{}),
			draw.Slot(app.If(b.Before != "", func() app.UI { return p.Button("", b.Before, list.BackPressed{}) })),
		),
		p.where(),
		app.Elem("p").Class("batch-contents").Role("status").Text(b.Contents + p.T.Techniques.Marks.Space + b.Sum),
		draw.Slot(app.If(b.Lost != "", func() app.UI { return app.Elem("p").Class("problem").Role("alert").Text(b.Lost) })),
		p.listWork(),
		p.listTable(),
		draw.Slot(app.If(b.Skipped != "", p.listSkipped)),
	}
}

// pressedIf returns the class of a toggle button.
func pressedIf(yes bool) string {
	if yes {
		return "on"
	}
	return ""
}

// listWork returns the progress of the work, with buttons to pause it and to request
// more. It takes up space even when empty.
func (p *Drawing) listWork() app.UI {
	t, b := p.T.List, p.View
	pause := t.Pause
	if b.Paused {
		pause = t.GoOn
	}
	return app.Elem("div").Class("list-work").Body(
		draw.Slot(app.If(b.CanRate, func() app.UI { return p.Button("primary", t.Rate, list.RatePressed{}) })),
		draw.Slot(app.If(b.Working != "", func() app.UI { return p.Button("", pause, list.PausePressed{}) })),
		draw.Slot(app.If(b.Working != "", func() app.UI {
			return app.Elem("progress").Attr("max", 100).Attr("value", b.Percent).Aria("label", b.Name)
		})),
		app.Elem("p").Class("batch-status hint").Aria("live", draw.Liveness(!b.Running)).Text(b.Working),
		app.Elem("p").Class("hint list-left").Role("status").Text(strings.TrimSpace(b.Selected+" "+b.Left)),
	)
}

// listTable returns the table: its header, and the elements that the effects fill with
// the visible rows.
func (p *Drawing) listTable() app.UI {
	t, b := p.T.List, p.View
	all, scope := p.On(list.AllPressed{})
	return app.Elem("section").Class("list").Body(
		app.Elem("div").ID(ListTable).Class("list-table").Role("grid").Attr("tabindex", "0").
			Aria("label", t.Table).Aria("rowcount", fmt.Sprint(b.Rows+1)).Aria("multiselectable", "true").Body(
			app.Elem("div").Class("list-head").Role("row").Aria("rowindex", "1").Body(
				app.Elem("span").Class("list-mark").Role("columnheader").Body(
					app.Elem("span").Class("visually-hidden").Text(t.SelectAll),
					app.ElemSelfClosing("input").Attr("type", "checkbox").Attr("checked", b.All).Aria("label", t.SelectAll).OnChange(all, scope),
				),
				app.Range(b.Heads).Slice(func(i int) app.UI { return p.listHead(i) }),
			),
			app.Elem("div").ID(ListRows).Class("list-rows").Role("rowgroup").Body(app.Elem("div").ID(ListBody).Class("list-body").Role("presentation")),
			app.Elem("div").ID(ListTall).Class("list-tall").Role("presentation"),
		),
		app.Elem("p").Class("hint").Text(t.OpenHelp),
	)
}

// listHead returns the header of a column, with a button to sort by it.
func (p *Drawing) listHead(i int) app.UI {
	h := p.View.Heads[i]
	head := app.Elem("span").Class(h.Class).Role("columnheader")
	if h.Sort == "" {
		return head.Body(app.Elem("span").Class("visually-hidden").Text(h.Name))
	}
	return head.Aria("sort", h.Sort).Body(
		p.Button("quiet", h.Short, list.OrderPicked{Column: h.Column}).Title(h.Name),
	)
}

// ColumnsDialog returns the choice of columns.
func (p *Drawing) ColumnsDialog() []app.UI {
	b := p.View
	return []app.UI{app.Elem("div").Class("checkboxes list-columns").Body(
		app.Range(b.Columns).Slice(func(i int) app.UI {
			return p.Checkbox(b.Columns[i].Name, b.Columns[i].On, list.ColumnToggled{Column: list.Column(i)})
		}),
	)}
}

// SaveDialog returns the dialog that writes puzzles to a file.
func (p *Drawing) SaveDialog() []app.UI {
	t, v := p.T.List, &p.View.Save
	return []app.UI{
		app.Elem("p").Text(v.What),
		p.Options("list-format", t.Format, v.Formats, func(i int) desk.Msg { return list.FormatPicked{Index: i} }),
		app.Elem("p").Class("problem").Role("alert").Text(v.Problem),
		draw.Slot(app.If(v.On, func() app.UI {
			return app.Elem("progress").Attr("max", 100).Attr("value", v.Percent).Aria("label", t.Save)
		})),
		app.Elem("div").Class("dialog-actions").Body(
			app.If(v.On, func() app.UI { return p.Button("", p.T.Actions.Cancel, list.SaveStopped{}) }).
				Else(func() app.UI { return p.Button("primary", t.SaveFile, list.SavePressed{}) }),
			draw.Disabled(p.Button("", v.Library, list.ShelvePressed{}), v.On),
		),
	}
}

// listSkipped lists the parts of the list that could not be read.
func (p *Drawing) listSkipped() app.UI {
	b := p.View
	return app.Elem("details").Class("batch-skipped").Attr("open", true).Body(
		app.Elem("summary").Text(b.Skipped),
		app.Elem("ul").Body(
			app.Range(b.Why).Slice(func(i int) app.UI { return app.Elem("li").Text(b.Why[i]) }),
		),
	)
}
