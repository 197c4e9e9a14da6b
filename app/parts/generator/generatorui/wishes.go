package generatorui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/parts/generator"
	"sudoku/app/parts/list"
	"sudoku/app/show"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
)

// wishes returns the form for criteria that the grades do not cover.
func (p *Drawing) wishes() app.UI {
	t, v := &p.T.Generator, &p.View.Wishes
	with := func(change func(w *generator.Wishes)) desk.Msg {
		w := v.Now
		change(&w)
		return generator.WishesPicked{Wishes: w}
	}
	bounds := func(id, name string, now [2]string, share float64, of func(w *generator.Wishes) *generate.Range) app.UI {
		return p.Bounds(id, name, [2]string{p.T.List.From, p.T.List.To}, now, share, func(i, n int) desk.Msg {
			return with(func(w *generator.Wishes) { *[]*int{&of(w).Min, &of(w).Max}[i] = n })
		})
	}
	return app.Elem("details").Class("settings wishes").Body(
		app.Elem("summary").Text(t.Wishes),
		app.Elem("p").Class("hint").Text(t.WishesHelp),
		app.Elem("div").Class("list-filter").Body(
			p.Options("wish-grade", t.Grade, v.Grades, func(i int) desk.Msg { return with(func(w *generator.Wishes) { w.Grade = rate.Grade(i) }) }),
			p.Options("wish-up-to", t.UpTo, v.UpTo, func(i int) desk.Msg { return with(func(w *generator.Wishes) { w.UpTo = rate.Grade(i) }) }),
			p.techniques("wish-technique", t.Technique, v.Techniques, func(w *generator.Wishes) *string { return &w.Techniques }),
			p.techniques("wish-solved-by", t.SolvedBy, v.SolvedBy, func(w *generator.Wishes) *string { return &w.SolvedBy }),
			bounds("wish-er", p.T.List.ColumnNames[list.ER], v.ER, 10, func(w *generator.Wishes) *generate.Range { return &w.ER }),
			bounds("wish-score", p.T.List.ColumnNames[list.Score], v.Score, 1, func(w *generator.Wishes) *generate.Range { return &w.Score }),
			bounds("wish-givens", t.Givens, v.Givens, 1, func(w *generator.Wishes) *generate.Range { return &w.Givens }),
			p.NumberField("wish-count", t.Count, v.Count, 1, func(n int) desk.Msg { return with(func(w *generator.Wishes) { w.Count = min(n, generator.MostMade) }) }),
			p.NumberField("wish-seed", t.Seed, v.Seed, 1, func(n int) desk.Msg { return with(func(w *generator.Wishes) { w.Seed = n }) }),
		),
		p.Checkbox(t.Hardest, v.Now.Hardest, with(func(w *generator.Wishes) { w.Hardest = !w.Hardest })),
		p.Checkbox(v.OnBoard, v.Now.OnBoard, with(func(w *generator.Wishes) { w.OnBoard = !w.OnBoard })),
		app.Elem("div").Class("dialog-actions").Body(p.Button("primary", t.Make, generator.MakePressed{})),
	)
}

// techniques returns a choice of several techniques. A click adds or removes one; Ctrl is
// not needed. of returns the wish that the choice sets.
func (p *Drawing) techniques(id, label string, all []show.Option, of func(w *generator.Wishes) *string) app.UI {
	picked := func(ctx app.Context, _ app.Event) {
		var keys []string
		options := ctx.JSSrc().Get("selectedOptions")
		for i := range options.Get("length").Int() {
			keys = append(keys, generator.Techniques[options.Index(i).Get("index").Int()])
		}
		w := p.View.Wishes.Now
		*of(&w) = strings.Join(keys, " ")
		p.Handle(generator.WishesPicked{Wishes: w})
	}
	clicked := func(ctx app.Context, e app.Event) {
		if option := e.Get("target"); option.Get("selected").Type() == app.TypeBoolean {
			e.PreventDefault()
			option.Set("selected", !option.Get("selected").Bool())
			ctx.JSSrc().Call("focus")
			picked(ctx, e)
		}
	}
	return app.Elem("label").Class("option").Body(
		app.Elem("span").Text(label),
		app.Elem("select").ID(id).Class("field").Attr("multiple", true).Attr("size", 4).OnChange(picked, app.EventScope(id)).OnMouseDown(clicked, app.EventScope(id)).Body(
			app.Range(all).Slice(func(i int) app.UI {
				return app.Elem("option").Attr("selected", all[i].On).Text(all[i].Name)
			}),
		),
		app.Elem("span").Class("hint").Text(p.T.Generator.SolvedByHelp),
	)
}
