package ui

import (
	"fmt"
	"math"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/model/desk"
	"sudoku/app/model/steps"
	"sudoku/app/text"
	"sudoku/app/view"
)

// stepCard is the step that the board shows, and the way through the steps.
func (p *page) stepCard() app.UI {
	t, v := p.t.Explain, &p.v.Steps.Card
	return app.If(v.Place != "", func() app.UI {
		rating := app.Elem("span").Class("rating").Text(v.Rating)
		return app.Elem("section").Class("step-card").Aria("label", v.Place).Body(
			app.Elem("p").Class("step-head").Body(
				app.Elem("span").Class("hint").Text(v.Place),
				app.Elem("strong").Text(v.Name),
				rating,
				app.If(v.Hardest, func() app.UI { return app.Elem("span").Class("hardest").Text(t.IsHardest) }),
			),
			slot(app.If(v.Before != "", func() app.UI { return app.Elem("p").Class("hint").Text(v.Before) })),
			p.sentence(v.Sentence),
			slot(app.If(v.Outcome != "", func() app.UI { return app.Elem("p").Class("behind").Text(v.Outcome) })),
			p.stepButtons(),
			app.Elem("div").Class("step-sides").Body(
				app.Elem("div").Class("choices").Role("radiogroup").Aria("label", t.Side).Body(
					p.radio(t.Before, steps.SidePicked{After: false}, !v.After),
					p.radio(t.After, steps.SidePicked{After: true}, v.After),
				),
				slot(p.stepViews()),
				unable(p.button("quiet", t.Take, steps.BoardTaken{}), !v.CanTake),
			),
			slot(p.stepLegend(v.Legend)),
			slot(app.If(!v.OnlyOne, func() app.UI {
				return p.slider("step-speed", t.Speed, v.Speed, "1", v.SpeedValue,
					func(speed float64) desk.Msg { return steps.SpeedPicked{Speed: int(speed)} })
			})),
		)
	})
}

func (p *page) radio(name string, msg desk.Msg, on bool) app.UI {
	return p.button("choice", name, msg).Role("radio").Aria("checked", fmt.Sprint(on))
}

// sentence says why the step holds.
func (p *page) sentence(words []view.Word) app.UI {
	return app.Elem("p").Class("sentence").Body(p.words(words))
}

// words are those of a sentence about a step; what they name is marked on the
// board while they are pointed at or have the focus.
func (p *page) words(words []view.Word) app.UI {
	return app.Range(words).Slice(func(i int) app.UI {
		w := words[i]
		if !w.Names {
			return app.Elem("span").Text(w.Text)
		}
		show, shown := p.on(steps.TokenPointed{Index: w.Index})
		hide, hidden := p.on(steps.TokenLeft{Index: w.Index})
		// No button element: it would not break into lines as words do.
		return app.Elem("span").Class("token").Role("button").Attr("tabindex", "0").Text(w.Text).OnClick(show, shown).
			On("mouseenter", show, shown).On("mouseleave", hide, hidden).
			On("focus", show, shown).On("blur", hide, hidden)
	})
}

// stepButtons go from step to step.
func (p *page) stepButtons() app.UI {
	t, v := p.t.Explain, &p.v.Steps.Card
	step := func(path, name string, by int, atEnd bool) app.UI {
		return unable(picture(p.button("icon", "", steps.Moved{By: by}), path, name), atEnd)
	}
	path, name := playPicture, t.Play
	if v.Playing {
		path, name = pausePicture, t.Pause
	}
	return slot(app.If(!v.OnlyOne, func() app.UI {
		return app.Elem("div").Class("player-buttons").Role("group").Aria("label", t.List).Body(
			step(toStartPicture, t.First, -math.MaxInt32, v.AtStart),
			step(backwardPicture, t.Previous, -1, v.AtStart),
			picture(p.button("icon primary", "", steps.PlayPressed{}), path, name),
			step(forwardPicture, t.Next, 1, v.AtEnd),
			step(toEndPicture, t.Last, math.MaxInt32, v.AtEnd),
		)
	}))
}

// stepViews go through the drawings of a step that has several.
func (p *page) stepViews() app.UI {
	v := &p.v.Steps.Card
	return app.If(len(v.Views) > 0, func() app.UI {
		return app.Elem("div").Class("step-views").Role("radiogroup").Aria("label", p.t.Explain.Drawing).Body(
			app.Range(v.Views).Slice(func(i int) app.UI {
				return p.button("choice", fmt.Sprint(i+1), steps.ViewPicked{Index: i}).
					Role("radio").Aria("checked", fmt.Sprint(i == v.View)).Aria("label", v.Views[i])
			}),
		)
	})
}

// stepLegend explains the marks in the grid.
func (p *page) stepLegend(all []view.LegendEntry) app.UI {
	return app.If(len(all) > 0, func() app.UI { return legend(all, p.t) })
}

func legend(all []view.LegendEntry, t *text.Catalog) app.UI {
	return app.Elem("ul").Class("step-legend").Aria("label", t.Explain.Legend).Body(
		app.Range(all).Slice(func(i int) app.UI {
			return app.Elem("li").Body(legendSign(&all[i]), app.Elem("span").Text(all[i].Text))
		}),
	)
}

// legendSign is a mark as it is in the grid.
func legendSign(e *view.LegendEntry) app.UI {
	switch e.Sign {
	case "candidate":
		return app.Elem("i").Class("sign candidate "+e.Class).Aria("hidden", "true").Text("5")
	case "cell":
		return app.Elem("i").Class("sign cell drawn "+e.Class).Aria("hidden", "true")
	}
	drawn := svg("rect").Class(e.Class).Attr("x", "1").Attr("y", "1").Attr("width", "14").Attr("height", "8").Attr("rx", "1")
	switch e.Sign {
	case "house":
		drawn = drawn.Class("house")
	case "link":
		drawn = svg("path").Class("link "+e.Class).Attr("d", "M1 7Q8 1 15 7")
	}
	return svg("svg").Class("sign drawing").Attr("viewBox", "0 0 16 10").Aria("hidden", "true").Body(drawn)
}
