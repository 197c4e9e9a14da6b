package ui

import (
	"fmt"
	"math"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/parts/steps"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/explain"
)

// stepCard says what the board shows. Its box has one size, so that nothing below
// it moves from step to step.
func (p *surface) stepCard() app.UI {
	t, v := p.t.Explain, &p.v.Steps.Card
	return app.If(v.Place != "", func() app.UI {
		return app.Elem("div").Class("step-shown").Body(
			app.Elem("section").ID("step-card").Class("step-card").Attr("tabindex", "0").Aria("label", v.Place).Body(
				app.Elem("p").Class("step-head").Body(
					app.Elem("strong").Text(v.Name),
					app.Elem("span").Class("rating").Text(v.Rating),
					app.If(v.Hardest, func() app.UI { return app.Elem("span").Class("hardest").Text(t.IsHardest) }),
					app.If(v.Beyond, func() app.UI { return app.Elem("span").Class("hardest").Text(t.IsBeyond) }),
				),
				slot(app.If(v.Before != "", func() app.UI { return app.Elem("p").Class("hint").Text(v.Before) })),
				app.Elem("p").Class("sentence").Aria("live", liveness(!v.Playing)).Body(p.words(v.Sentence)),
				slot(app.If(v.Outcome != "", func() app.UI { return app.Elem("p").Class("behind").Text(v.Outcome) })),
				slot(p.stepScenes()),
				slot(p.gone()),
				slot(p.stepLegend(v.Legend)),
			),
			app.Elem("div").Class("step-sides").Body(
				app.Elem("div").Class("choices").Role("radiogroup").Aria("label", t.Side).Body(
					p.radio(t.Before, steps.SidePicked{After: false}, !v.After),
					p.radio(t.After, steps.SidePicked{After: true}, v.After),
				),
				unable(p.button("quiet", t.Take, steps.BoardTaken{}), !v.CanTake),
				slot(app.If(v.CanChoose, func() app.UI {
					return p.button("quiet", t.Others, steps.TabPicked{Tab: steps.FoundTab}).Title(t.OthersHelp)
				})),
			),
		)
	})
}

// stepMore chooses how the steps are shown.
func (p *surface) stepMore() app.UI {
	t, v := p.t.Explain, &p.v.Steps.Card
	return app.If(v.Place != "", func() app.UI {
		return app.Elem("details").Class("step-more").Body(
			app.Elem("summary").Text(t.More),
			app.Elem("div").Class("choices depth").Role("radiogroup").Aria("label", t.DepthOf).Body(
				p.radio(t.Depths[explain.Brief], steps.DepthPicked{Depth: explain.Brief}, v.Depth == explain.Brief),
				p.radio(t.Depths[explain.Normal], steps.DepthPicked{Depth: explain.Normal}, v.Depth == explain.Normal),
				p.radio(t.Depths[explain.Thorough], steps.DepthPicked{Depth: explain.Thorough}, v.Depth == explain.Thorough),
			),
			p.slider("step-speed", t.Speed, v.Speed, "1", v.SpeedValue,
				func(speed float64) desk.Msg { return steps.SpeedPicked{Speed: int(speed)} }),
		)
	})
}

// gone are the earlier steps that a picture counts on.
func (p *surface) gone() app.UI {
	list := p.v.Steps.Card.Gone
	return app.If(len(list) > 0, func() app.UI {
		return app.Elem("ul").Class("gone").Body(
			app.Range(list).Slice(func(i int) app.UI {
				if list[i].Index < 0 {
					return app.Elem("li").Class("hint").Text(list[i].Text)
				}
				return app.Elem("li").Body(p.button("found-step", list[i].Text, steps.Picked{Index: list[i].Index}))
			}),
		)
	})
}

func (p *surface) radio(name string, msg desk.Msg, on bool) app.UI {
	return p.button("choice", name, msg).Role("radio").Aria("checked", fmt.Sprint(on))
}

// words are those of a sentence about a step; what they name is marked on the
// board while they are pointed at or have the focus.
func (p *surface) words(words []show.Word) app.UI {
	return app.Range(words).Slice(func(i int) app.UI {
		w := words[i]
		if !w.Names {
			return app.Elem("span").Text(w.Text)
		}
		show, shown := p.on(steps.TokenPointed{Index: w.Index})
		hide, hidden := p.on(steps.TokenLeft{Index: w.Index})
		// No button element: it would not break into lines as words do.
		return app.Elem("span").Class(strings.TrimSpace("token "+w.House)).Role("button").Attr("tabindex", "0").Text(w.Text).OnClick(show, shown).
			On("mouseenter", show, shown).On("mouseleave", hide, hidden).
			On("focus", show, shown).On("blur", hide, hidden)
	})
}

// stepTransport goes from picture to picture and from step to step. It is at one
// place whatever the panel shows.
func (p *surface) stepTransport() app.UI {
	t, v := p.t.Explain, &p.v.Steps
	return app.If(v.Shown, func() app.UI {
		c := &v.Card
		none := c.Place == ""
		step := func(path, name string, msg desk.Msg, atEnd bool) app.UI {
			return unable(picture(p.button("icon", "", msg), path, name), atEnd || none)
		}
		path, name := playPicture, t.Play
		if c.Playing {
			path, name = pausePicture, t.Pause
		}
		return app.Elem("div").Class("step-transport").Body(
			app.Elem("div").Class("player-buttons").Role("group").Aria("label", t.List).Body(
				step(toStartPicture, t.First, steps.Moved{By: -math.MaxInt32}, c.AtStart),
				step(backwardPicture, t.Previous, steps.SceneMoved{Back: true}, c.AtStart),
				unable(picture(p.button("icon primary", "", steps.PlayPressed{}), path, name), none || c.OnlyOne),
				step(forwardPicture, t.Next, steps.SceneMoved{}, c.AtEnd),
				step(toEndPicture, t.Last, steps.Moved{By: math.MaxInt32}, c.AtEnd),
			),
			app.Elem("span").Class("step-place").Text(c.Place),
		)
	})
}

// mostScenes is how many pictures of a step have a button each.
const mostScenes = 20

// stepScenes goes through the pictures of a step that has several.
func (p *surface) stepScenes() app.UI {
	v := &p.v.Steps.Card
	return app.If(v.SceneOf != "", func() app.UI {
		numbers := v.Scenes
		if numbers > mostScenes {
			numbers = 0
		}
		return app.Elem("div").Class("step-scenes").Role("radiogroup").Aria("label", p.t.Explain.Picture).Body(
			app.Elem("span").Class("hint").Text(v.SceneOf),
			app.Range(make([]struct{}, numbers)).Slice(func(i int) app.UI {
				return p.button("choice", fmt.Sprint(i+1), steps.ScenePicked{Index: i}).
					Role("radio").Aria("checked", fmt.Sprint(i == v.Scene))
			}),
		)
	})
}

// stepLegend explains the marks in the grid.
func (p *surface) stepLegend(all []show.LegendEntry) app.UI {
	return app.If(len(all) > 0, func() app.UI { return legend(all, p.t) })
}

func legend(all []show.LegendEntry, t *text.Catalog) app.UI {
	return app.Elem("ul").Class("step-legend").Aria("label", t.Explain.Legend).Body(
		app.Range(all).Slice(func(i int) app.UI {
			return app.Elem("li").Body(legendSign(&all[i]), app.Elem("span").Text(all[i].Text))
		}),
	)
}

// legendSign is a mark as it is in the grid.
func legendSign(e *show.LegendEntry) app.UI {
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
