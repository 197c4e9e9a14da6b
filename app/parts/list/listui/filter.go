package listui

import (
	"math"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/list"
	"sudoku/solver/generate"
)

// FilterDialog returns the form that filters the list. It also shows how many puzzles
// pass the filter.
func (p *Drawing) FilterDialog() []app.UI {
	t, b := p.T.List, p.View
	v := &b.Filter
	with := func(change func(f *list.Filter)) desk.Msg {
		f := p.View.Filter.Now
		change(&f)
		return list.Filtered{Filter: f}
	}
	return []app.UI{
		app.Elem("div").Class("list-filter").Body(
			p.bounds("list-er", t.ColumnNames[list.ER], v.ER, 10, func(f *list.Filter) *list.Range { return &f.ER }),
			p.bounds("list-givens", t.ColumnNames[list.Givens], v.Givens, 1, func(f *list.Filter) *list.Range { return &f.Givens }),
			p.Options("list-needed", t.Needed, v.Needed, func(i int) desk.Msg {
				return with(func(f *list.Filter) { f.Needed = list.FilterTechniques[i] })
			}),
			p.Options("list-without", t.Without, v.Without, func(i int) desk.Msg {
				return with(func(f *list.Filter) { f.Without = list.FilterTechniques[i] })
			}),
			p.Options("list-symmetry", t.Symmetry, v.Symmetry, func(i int) desk.Msg {
				return with(func(f *list.Filter) { f.Symmetry = generate.Symmetry(i) })
			}),
			p.Options("list-minimal", t.ColumnNames[list.Minimal], v.Minimal, func(i int) desk.Msg {
				return with(func(f *list.Filter) { f.Minimal = list.Minimality(i) })
			}),
			p.Checkbox(t.Once, v.Now.Once, with(func(f *list.Filter) { f.Once = !f.Once })),
			p.Checkbox(t.OnlyUnique, v.Now.Unique, with(func(f *list.Filter) { f.Unique = !f.Unique })),
		),
		app.Elem("p").Class("hint list-left").Role("status").Text(b.Left + " " + b.Working),
		app.Elem("div").Class("dialog-actions").Body(
			draw.Disabled(p.Button("", t.ClearFilter, list.Filtered{}), !b.Filtered),
		),
	}
}

// bounds returns two fields for a range of numbers. The bounds of the range are share times
// the numbers typed.
func (p *Drawing) bounds(id, name string, now [2]string, share float64, of func(*list.Filter) *list.Range) app.UI {
	t := p.T.List
	field := func(i int, word string) app.UI {
		typed := func(ctx app.Context, _ app.Event) {
			f := p.View.Filter.Now
			r := of(&f)
			*[]*int{&r.From, &r.To}[i] = parseNumber(ctx.JSSrc().Get("value").String(), share)
			p.Handle(list.Filtered{Filter: f})
		}
		fieldID := id + []string{"-from", "-to"}[i]
		return app.Elem("label").Body(
			app.Elem("span").Text(word),
			app.ElemSelfClosing("input").ID(fieldID).Class("field").Attr("type", "text").Attr("inputmode", "decimal").
				Attr("value", now[i]).OnChange(typed, app.EventScope(fieldID)),
		)
	}
	return app.Elem("fieldset").Class("list-bounds").Body(
		app.Elem("legend").Text(name), field(0, t.From), field(1, t.To),
	)
}

// parseNumber returns share times a number typed by the player, or 0 for invalid text.
func parseNumber(text string, share float64) int {
	n, err := strconv.ParseFloat(strings.Replace(strings.TrimSpace(text), ",", ".", 1), 64)
	if err != nil || n < 0 || n > 1000 {
		return 0
	}
	return int(math.Round(n * share))
}
