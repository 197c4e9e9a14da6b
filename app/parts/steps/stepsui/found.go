package stepsui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/parts/steps"
)

// foundPart shows all steps in the position as a table. The previewed step is explained
// at the bottom, so that no row moves.
func (p *Drawing) foundPart() []app.UI {
	v := &p.View.Found
	return []app.UI{
		draw.Slot(p.notes(v.Notes)),
		app.Elem("div").Body(
			draw.Slot(p.foundTable()),
			draw.Slot(app.If(v.CanExtend, func() app.UI { return p.Button("quiet", v.More, steps.FoundExtended{}) })),
			app.Elem("div").Class("found-foot").Attr("hidden", v.Sentence == "").Body(
				app.Elem("p").Text(v.Sentence),
				draw.Slot(p.StepLegend(v.Legend)),
			),
		),
	}
}

func (p *Drawing) foundTable() app.UI {
	v := &p.View.Found
	return app.If(len(v.Rows) > 0, func() app.UI {
		return app.Elem("table").Class("found").Body(
			app.Elem("thead").Body(app.Elem("tr").Body(
				app.Range(v.Columns).Slice(func(i int) app.UI {
					head := v.Columns[i]
					return app.Elem("th").Attr("scope", "col").Aria("sort", head.Sort).Body(
						p.Button("quiet", head.Name, steps.FoundSorted{Column: steps.FoundColumn(i)}).Title(head.Title),
					)
				}),
			)),
			app.Elem("tbody").Body(
				app.Range(v.Rows).Slice(func(i int) app.UI { return &foundRow{steps: p, Row: v.Rows[i], Catalog: p.Catalog()} }),
			),
		)
	})
}

// foundRow is a component for a step, so that only changed rows are redrawn.
type foundRow struct {
	app.Compo
	steps   *Drawing
	Row     steps.FoundRow
	Catalog string
}

// Render draws the row. The board previews the step while the pointer or the focus is on
// it.
func (r *foundRow) Render() app.UI {
	p, index := r.steps, r.Row.Index
	show, shown := p.On(steps.FoundPreviewed{Index: index})
	hide, hidden := p.On(steps.FoundLeft{Index: index})
	class := ""
	if r.Row.On {
		class = "on"
	}
	return app.Elem("tr").Class(class).
		On("mousemove", func(ctx app.Context, e app.Event) {
			if r.Row.On {
				ctx.PreventUpdate()
				return
			}
			show(ctx, e)
		}, shown).
		On("mouseleave", hide, hidden).
		Body(
			app.Elem("th").Attr("scope", "row").Body(
				p.Button("found-step", r.Row.Technique, steps.FoundTaken{Index: index}).ID(fmt.Sprint(steps.FoundID, index)).
					Title(p.T.Explain.Apply).On("focus", show, shown).On("blur", hide, hidden),
			),
			app.Elem("td").Class("number").Text(r.Row.Rating),
			app.Elem("td").Text(r.Row.Effects),
			app.Elem("td").Class("number").Text(r.Row.Left),
		)
}
