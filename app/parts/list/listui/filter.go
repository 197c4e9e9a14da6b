package listui

import (
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
	v, fields := &b.Filter, [2]string{t.From, t.To}
	with := func(change func(f *list.Filter)) desk.Msg {
		f := p.View.Filter.Now
		change(&f)
		return list.Filtered{Filter: f}
	}
	return []app.UI{
		app.Elem("div").Class("list-filter").Body(
			p.Bounds("list-er", t.ColumnNames[list.ER], fields, v.ER, 10, func(i, n int) desk.Msg {
				return with(func(f *list.Filter) { *[]*int{&f.ER.From, &f.ER.To}[i] = n })
			}),
			p.Bounds("list-givens", t.ColumnNames[list.Givens], fields, v.Givens, 1, func(i, n int) desk.Msg {
				return with(func(f *list.Filter) { *[]*int{&f.Givens.From, &f.Givens.To}[i] = n })
			}),
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
			p.Checkbox(t.Groups, v.Now.Groups, with(func(f *list.Filter) { f.Groups = !f.Groups })),
			p.Checkbox(t.OnlyUnique, v.Now.Unique, with(func(f *list.Filter) { f.Unique = !f.Unique })),
		),
		app.Elem("p").Class("hint list-left").Role("status").Text(b.Left + " " + b.Working),
		app.Elem("div").Class("dialog-actions").Body(
			draw.Disabled(p.Button("", t.ClearFilter, list.Filtered{}), !b.Filtered),
		),
	}
}
