package stepsui

import (
	"fmt"
	"math"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/steps"
	"sudoku/app/parts/transfer"
	"sudoku/solver/explain"
)

// stepCard returns the card that explains the step shown. Its size is fixed, so that
// nothing below it moves between steps.
func (p *Drawing) stepCard() app.UI {
	t, v := p.T.Explain, &p.View.Card
	return app.If(v.Place != "", func() app.UI {
		return app.Elem("div").Class("step-shown").Body(
			app.Elem("section").ID("step-card").Class("step-card").Attr("tabindex", "0").Aria("label", v.Place).Body(
				app.Elem("p").Class("step-head").Body(
					app.Elem("strong").Text(v.Name),
					app.Elem("span").Class("rating").Text(v.Rating),
					app.If(v.Hardest, func() app.UI { return app.Elem("span").Class("hardest").Text(t.IsHardest) }),
					app.If(v.Beyond, func() app.UI { return app.Elem("span").Class("hardest").Text(t.IsBeyond) }),
				),
				draw.Slot(app.If(v.Before != "", func() app.UI { return app.Elem("p").Class("hint").Text(v.Before) })),
				app.Elem("p").Class("sentence").Body(p.sentence()),
				draw.Slot(app.If(v.Outcome != "", func() app.UI { return app.Elem("p").Class("behind").Text(v.Outcome) })),
				draw.Slot(p.stepScenes()),
				draw.Slot(p.earlierSteps()),
				draw.Slot(p.StepLegend(v.Legend)),
			),
			app.Elem("div").Class("step-sides").Body(
				app.Elem("div").Class("choices").Role("radiogroup").Aria("label", t.Side).Body(
					p.Radio(t.Before, steps.SidePicked{After: false}, !v.After),
					p.Radio(t.After, steps.SidePicked{After: true}, v.After),
				),
				draw.Disabled(p.Button("quiet", t.Take, steps.BoardTaken{}), !v.CanTake),
				draw.Disabled(p.Button("quiet", p.T.Transfer.Copy, transfer.CopyPressed{Text: v.Short}).ID("copy-step").Title(v.Short), v.Short == ""),
				draw.Slot(app.If(v.CanChoose, func() app.UI {
					return p.Button("quiet", t.Others, steps.TabPicked{Tab: steps.FoundTab}).Title(t.OthersHelp)
				})),
			),
		)
	})
}

// sentence returns the argument, line by line. While a line is hovered or focused, the
// board shows only what the line is about.
func (p *Drawing) sentence() app.UI {
	v := &p.View.Card
	if len(v.Reasons) == 0 {
		return p.Words(v.Sentence)
	}
	return app.Range(v.Reasons).Slice(func(i int) app.UI {
		r := v.Reasons[i]
		class := "reason"
		switch {
		case r.So:
			class = "reason so"
		case r.Fold:
			class = "reason fold"
		}
		if r.Lit {
			class += " lit"
		}
		show, shown := p.On(steps.LinePointed{Index: i})
		hide, hidden := p.On(steps.LineLeft{Index: i})
		return app.Elem("span").Class(class).Attr("tabindex", "0").Body(p.Words(v.Sentence[r.From:r.To])).OnClick(show, shown).
			On("mouseenter", show, shown).On("mouseleave", hide, hidden).On("focus", show, shown).On("blur", hide, hidden)
	})
}

// stepMore returns the options for showing steps.
func (p *Drawing) stepMore() app.UI {
	t, v := p.T.Explain, &p.View.Card
	return app.If(v.Place != "", func() app.UI {
		return app.Elem("details").Class("step-more").Body(
			app.Elem("summary").Text(t.More),
			app.Elem("div").Class("choices depth").Role("radiogroup").Aria("label", t.DepthOf).Body(
				p.Radio(t.Depths[explain.Brief], steps.DepthPicked{Depth: explain.Brief}, v.Depth == explain.Brief),
				p.Radio(t.Depths[explain.Normal], steps.DepthPicked{Depth: explain.Normal}, v.Depth == explain.Normal),
				p.Radio(t.Depths[explain.Thorough], steps.DepthPicked{Depth: explain.Thorough}, v.Depth == explain.Thorough),
			),
			p.Slider("step-speed", t.Speed, v.Speed, "1", v.SpeedValue,
				func(speed float64) desk.Msg { return steps.SpeedPicked{Speed: int(speed)} }),
		)
	})
}

// earlierSteps lists the earlier steps that a picture relies on.
func (p *Drawing) earlierSteps() app.UI {
	list := p.View.Card.Earlier
	return app.If(len(list) > 0, func() app.UI {
		return app.Elem("ul").Class("gone").Body(
			app.Range(list).Slice(func(i int) app.UI {
				if list[i].Index < 0 {
					return app.Elem("li").Class("hint").Text(list[i].Text)
				}
				return app.Elem("li").Body(p.Button("found-step", list[i].Text, steps.Picked{Index: list[i].Index}))
			}),
		)
	})
}

// Transport returns the buttons that move between pictures and steps. They are in the
// same place in all tabs.
func (p *Drawing) Transport() app.UI {
	t, v := p.T.Explain, p.View
	return app.If(v.Shown, func() app.UI {
		c := &v.Card
		none := c.Place == ""
		step := func(path, name string, msg desk.Msg, atEnd bool) app.UI {
			return draw.Disabled(draw.Picture(p.Button("icon", "", msg), path, name), atEnd || none)
		}
		path, name := draw.PlayPicture, t.Play
		if c.Playing {
			path, name = draw.PausePicture, t.Pause
		}
		return app.Elem("div").Class("step-transport").Body(
			app.Elem("div").Class("player-buttons").Role("group").Aria("label", t.List).Body(
				step(draw.ToStartPicture, t.First, steps.Moved{By: -math.MaxInt32}, c.AtStart),
				step(draw.BackwardPicture, t.Previous, steps.SceneMoved{Back: true}, c.AtStart),
				draw.Disabled(draw.Picture(p.Button("icon primary", "", steps.PlayPressed{}), path, name), none || c.OnlyOne),
				step(draw.ForwardPicture, t.Next, steps.SceneMoved{}, c.AtEnd),
				step(draw.ToEndPicture, t.Last, steps.Moved{By: math.MaxInt32}, c.AtEnd),
			),
			app.Elem("span").Class("step-place").Text(c.Place),
			p.bars(),
		)
	})
}

// bars draws the ratings of the path. Clicking a bar shows its step; the list and the
// keys do the same for players who do not see the bars.
func (p *Drawing) bars() app.UI {
	b := &p.View.Bars
	path := func(class, d string) app.UI { return draw.Svg("path").Class(class).Attr("d", d) }
	return draw.Svg("svg").Class("step-bars").Attr("viewBox", "0 0 1000 100").Attr("preserveAspectRatio", "none").Aria("hidden", "true").
		OnClick(func(ctx app.Context, e app.Event) {
			box := ctx.JSSrc().Call("getBoundingClientRect")
			place := (e.Get("clientX").Float() - box.Get("left").Float()) / box.Get("width").Float()
			if bars := &p.View.Bars; bars.Count > 1 {
				p.Handle(steps.Picked{Index: bars.StepAt(place)})
			}
		}, app.EventScope("bars")).
		Body(path("step-bar", b.All), path("step-bar now", b.Now), path("step-bar peak", b.Hardest))
}

// mostScenes is the maximum number of pictures that get a button each.
const mostScenes = 20

// stepScenes returns the controls for a step with several pictures.
func (p *Drawing) stepScenes() app.UI {
	v := &p.View.Card
	return app.If(v.SceneOf != "", func() app.UI {
		numbers := v.Scenes
		if numbers > mostScenes {
			numbers = 0
		}
		return app.Elem("div").Class("step-scenes").Role("radiogroup").Aria("label", p.T.Explain.Picture).Body(
			app.Elem("span").Class("hint").Text(v.SceneOf),
			app.Range(make([]struct{}, numbers)).Slice(func(i int) app.UI {
				return p.Button("choice", fmt.Sprint(i+1), steps.ScenePicked{Index: i}).
					Role("radio").Aria("checked", fmt.Sprint(i == v.Scene))
			}),
		)
	})
}
