// Package checkui draws the puzzle report and its repairs.
package checkui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/parts/check"
)

// Drawing draws the check panel and the invitation to open it.
type Drawing struct {
	*draw.Kit
	View *check.View
}

// Panel returns the panel that examines the puzzle.
func (p *Drawing) Panel() []app.UI {
	body := []app.UI{p.Button("primary", p.T.Check.Start, check.Pressed{}).ID(check.Button)}
	if p.View.Intro != "" {
		body = append(body, app.Elem("p").Class("hint").Text(p.View.Intro))
	}
	for i := range p.View.Sections {
		body = append(body, p.section(&p.View.Sections[i]))
	}
	return body
}

// Invitation suggests a check if the search for a solution found none or several.
func (p *Drawing) Invitation() app.UI {
	return app.If(p.View.Invitation != "", func() app.UI {
		return app.Elem("div").Class("invitation").Body(
			app.Elem("p").Text(p.View.Invitation),
			p.Button("", p.T.Check.Start, check.Pressed{}),
		)
	})
}

// section returns a section of the report.
func (p *Drawing) section(s *check.Section) app.UI {
	return app.Elem("section").Class("check").Body(
		app.Elem("h2").Text(s.Title),
		app.If(s.Text != "", func() app.UI { return app.Elem("p").Text(s.Text) }),
		app.If(len(s.Givens) > 0, func() app.UI {
			return app.Elem("ul").Class("givens").Body(
				app.Range(s.Givens).Slice(func(i int) app.UI { return app.Elem("li").Text(s.Givens[i]) }),
			)
		}),
		app.If(len(s.Layers) > 0, func() app.UI { return p.layers(s.Layers) }),
		app.If(len(s.Groups) > 0, func() app.UI { return p.groups(s.Groups) }),
		app.If(len(s.Offers) > 0, func() app.UI { return p.offers(s.Offers) }),
		app.If(s.MoreTitle != "", func() app.UI {
			return app.Elem("details").Body(
				app.Elem("summary").Text(s.MoreTitle),
				app.If(len(s.MoreGroups) > 0, func() app.UI { return p.groups(s.MoreGroups) }),
				app.If(len(s.More) > 0, func() app.UI { return p.offers(s.More) }),
			)
		}),
		app.If(s.Note != "", func() app.UI { return app.Elem("p").Class("hint").Text(s.Note) }),
		app.If(s.Comparing.Button != "", func() app.UI {
			return draw.Disabled(p.Button("", s.Comparing.Button, check.SolutionsCompared{}), s.Comparing.Done)
		}),
	)
}

// groups returns a button for each set of cells, which marks the set on the board.
func (p *Drawing) groups(all []check.Group) app.UI {
	return app.Elem("ul").Class("groups").Body(
		app.Range(all).Slice(func(i int) app.UI {
			g := all[i]
			return app.Elem("li").Body(p.Button("group", g.Name, check.GroupPicked{Group: g.Number}).Aria("pressed", fmt.Sprint(g.On)))
		}),
	)
}

// layers returns the choice of what the cells show, and explains their colours.
func (p *Drawing) layers(all []check.LayerChoice) app.UI {
	return app.Elem("div").Class("layers").Body(
		app.Elem("div").Class("choices").Role("radiogroup").Aria("label", p.T.Check.Layer).Body(
			app.Range(all).Slice(func(i int) app.UI {
				return p.Button("choice", all[i].Name, check.LayerPicked{Layer: all[i].Layer}).
					Role("radio").Aria("checked", fmt.Sprint(all[i].On))
			}),
		),
		app.Elem("ol").Class("legend").Aria("label", p.T.Check.Legend).Title(p.T.Check.Legend).Body(
			app.Range(make([]struct{}, 9)).Slice(func(i int) app.UI {
				return app.Elem("li").Class(fmt.Sprintf("choices-%d", i+1)).Text(i + 1)
			}),
		),
	)
}

// offers returns a list of puzzles to load with one click. While an offer is hovered or
// focused, the grid previews its changes.
func (p *Drawing) offers(all []check.OfferView) app.UI {
	return app.Elem("ol").Class("offers").Body(
		app.Range(all).Slice(func(i int) app.UI {
			o := all[i]
			show, shown := p.On(check.OfferPreviewed{Offer: o.Offer})
			hide, hidden := p.On(check.OfferLeft{Offer: o.Offer})
			// A resting pointer does not count as hovering when the list appears under it; it has
			// to move first.
			move := func(ctx app.Context, e app.Event) {
				if p.View.Preview == o.Offer {
					ctx.PreventUpdate()
					return
				}
				show(ctx, e)
			}
			take := p.Button("", o.Button, check.OfferTaken{Offer: o.Offer}).On("focus", show, shown).On("blur", hide, hidden)
			sentence := app.Elem("span").Text(o.Sentence)
			if o.Sentence != "" {
				id := fmt.Sprintf("offer-%d", o.Offer)
				sentence, take = sentence.ID(id), take.Aria("describedby", id)
			}
			try := p.Button("", p.T.Check.Try, check.OfferTried{Offer: o.Offer}).Aria("pressed", fmt.Sprint(p.View.Tried == o.Offer))
			if o.Sentence != "" {
				try = try.Aria("describedby", fmt.Sprintf("offer-%d", o.Offer))
			}
			return app.Elem("li").Class("offer").On("mousemove", move, shown).On("mouseleave", hide, hidden).Body(sentence, try, take)
		}),
	)
}
