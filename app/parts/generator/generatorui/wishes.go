package generatorui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/parts/generator"
	"sudoku/app/parts/list"
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
			p.Options("wish-technique", t.Technique, v.Techniques, func(i int) desk.Msg {
				return with(func(w *generator.Wishes) { w.Technique = generator.Techniques[i] })
			}),
			p.Checkbox(t.Hardest, v.Now.Hardest, with(func(w *generator.Wishes) { w.Hardest = !w.Hardest })),
			bounds("wish-er", p.T.List.ColumnNames[list.ER], v.ER, 10, func(w *generator.Wishes) *generate.Range { return &w.ER }),
			bounds("wish-score", p.T.List.ColumnNames[list.Score], v.Score, 1, func(w *generator.Wishes) *generate.Range { return &w.Score }),
			bounds("wish-givens", t.Givens, v.Givens, 1, func(w *generator.Wishes) *generate.Range { return &w.Givens }),
			p.NumberField("wish-count", t.Count, v.Count, 1, func(n int) desk.Msg { return with(func(w *generator.Wishes) { w.Count = min(n, generator.MostMade) }) }),
			p.solvedBy(),
		),
		p.Checkbox(v.OnBoard, v.Now.OnBoard, with(func(w *generator.Wishes) { w.OnBoard = !w.OnBoard })),
		app.Elem("div").Class("dialog-actions").Body(p.Button("primary", t.Make, generator.MakePressed{})),
	)
}

// solvedBy returns the choice of techniques that must suffice to solve the puzzle.
func (p *Drawing) solvedBy() app.UI {
	t, v := &p.T.Generator, &p.View.Wishes
	picked := func(ctx app.Context, _ app.Event) {
		var keys []string
		options := ctx.JSSrc().Get("selectedOptions")
		for i := range options.Get("length").Int() {
			keys = append(keys, generator.Techniques[1+options.Index(i).Get("index").Int()])
		}
		w := v.Now
		w.SolvedBy = strings.Join(keys, " ")
		p.Handle(generator.WishesPicked{Wishes: w})
	}
	return app.Elem("label").Class("option").Body(
		app.Elem("span").Text(t.SolvedBy),
		app.Elem("select").ID("wish-solved-by").Class("field").Attr("multiple", true).Attr("size", 4).OnChange(picked).Body(
			app.Range(v.SolvedBy).Slice(func(i int) app.UI {
				return app.Elem("option").Attr("selected", v.SolvedBy[i].On).Text(v.SolvedBy[i].Name)
			}),
		),
		app.Elem("span").Class("hint").Text(t.SolvedByHelp),
	)
}
