package stepsui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/steps"
)

// stepList returns the path as a list, navigated with the arrow keys.
func (p *Drawing) stepList() app.UI {
	v := p.View
	return app.If(len(v.Lines) > 1, func() app.UI {
		return app.Elem("ol").ID(steps.ListID).Class("step-list").Role("listbox").Attr("tabindex", "0").
			Aria("label", p.T.Explain.List).Aria("activedescendant", v.Card.Current).Body(
			app.Range(v.Lines).Slice(func(i int) app.UI { return &stepLine{steps: p, Line: v.Lines[i], Catalog: p.Catalog()} }),
		)
	})
}

// stepLine is a component for an entry in the list, so that only changed entries are
// redrawn.
type stepLine struct {
	app.Compo
	steps   *Drawing
	Line    steps.StepLine
	Catalog string
	pointed bool
}

// Render draws the step's number, technique, rating and sentence. The board shows the
// step while the pointer is on it.
func (l *stepLine) Render() app.UI {
	p := l.steps
	number, name, rating, sentence := l.Line.StepLineText()
	pick, picked := p.On(steps.Picked{Index: l.Line.Index})
	point, pointed := p.On(steps.StepPointed{Index: l.Line.Index})
	leave, left := p.On(steps.StepLeft{Index: l.Line.Index})
	class := "step-line"
	if l.Line.Hardest() {
		class += " hardest-line"
	}
	return app.Elem("li").ID(fmt.Sprint(steps.OptionID, l.Line.Index)).Class(class).Role("option").
		Aria("selected", fmt.Sprint(l.Line.Current)).OnClick(pick, picked).
		On("mousemove", func(ctx app.Context, e app.Event) {
			if l.pointed {
				ctx.PreventUpdate()
				return
			}
			l.pointed = true
			point(ctx, e)
		}, pointed).
		On("mouseleave", func(ctx app.Context, e app.Event) {
			l.pointed = false
			leave(ctx, e)
		}, left).
		Body(
			app.Elem("span").Class("step-number").Text(number),
			app.Elem("strong").Text(name),
			app.Elem("span").Class("rating").Body(
				app.Text(rating),
				app.If(l.Line.Hardest(), func() app.UI { return app.Elem("span").Class("hardest").Text(p.T.Explain.IsHardest) }),
				app.If(l.Line.Beyond, func() app.UI { return app.Elem("span").Class("hardest").Text(p.T.Explain.IsBeyond) }),
			),
			app.Elem("p").Class("hint").Aria("hidden", "true").Text(sentence), // said when the step is shown
		)
}

// techniquesPart returns the choice and order of techniques for the engine.
func (p *Drawing) techniquesPart() []app.UI {
	t, v := p.T.Explain, &p.View.Choice
	unique, toggled := p.On(steps.UniquenessToggled{})
	patterns, patternsToggled := p.On(steps.PatternsToggled{})
	return []app.UI{
		app.Elem("p").Class("hint").Text(t.Choice),
		p.Options("recipe", t.Recipe, v.Recipes, func(i int) desk.Msg { return steps.RecipePicked{Index: i} }),
		app.Elem("label").Class("check-line").Title(t.OneSolutionHelp).Body(
			app.ElemSelfClosing("input").Attr("type", "checkbox").Attr("checked", v.Uniqueness).OnChange(unique, toggled),
			app.Elem("span").Text(t.OneSolution),
		),
		app.Elem("label").Class("check-line").Title(t.PatternsHelp).Body(
			app.ElemSelfClosing("input").Attr("type", "checkbox").Attr("checked", v.Patterns).OnChange(patterns, patternsToggled),
			app.Elem("span").Text(t.Patterns),
		),
		p.techniqueSearch(),
		app.Elem("ol").Class("technique-list").Aria("label", t.Used).Body(
			app.Range(v.Lines).Slice(func(i int) app.UI { return &techniqueLine{steps: p, Line: v.Lines[i], Catalog: p.Catalog()} }),
		),
		p.techniqueText(),
	}
}

// techniqueSearch returns the field that shows only some techniques, and the buttons that
// turn all of these on or off.
func (p *Drawing) techniqueSearch() app.UI {
	t, v := p.T.Explain, &p.View.Choice
	typed := func(ctx app.Context, _ app.Event) {
		p.Handle(steps.TechniquesSearched{Text: ctx.JSSrc().Get("value").String()})
	}
	return app.Elem("div").Class("technique-search").Body(
		app.ElemSelfClosing("input").ID("technique-search").Class("field").Attr("type", "search").Attr("list", "technique-groups").
			Attr("value", v.Search).Attr("placeholder", t.Search).Aria("label", t.Search).OnInput(typed),
		app.Elem("datalist").ID("technique-groups").Body(
			app.Range(v.Groups).Slice(func(i int) app.UI { return app.Elem("option").Attr("value", v.Groups[i]) }),
		),
		draw.Slot(app.If(len(v.Keys) > 0, func() app.UI { return p.Button("small", t.AllOn, steps.FoundSwitched{Keys: v.Keys, On: true}) })),
		draw.Slot(app.If(len(v.Keys) > 0, func() app.UI { return p.Button("small", t.AllOff, steps.FoundSwitched{Keys: v.Keys}) })),
	)
}

// techniqueText returns the list as text, to copy or to replace.
func (p *Drawing) techniqueText() app.UI {
	t, v := p.T.Explain, &p.View.Choice
	typed := func(ctx app.Context, _ app.Event) {
		p.Handle(steps.TechniquesTyped{Text: ctx.JSSrc().Get("value").String()})
	}
	return app.Elem("details").Class("settings").Body(
		app.Elem("summary").Text(t.AsText),
		app.Elem("p").Class("hint").ID("techniques-help").Text(t.AsTextHelp),
		app.Elem("textarea").ID("techniques-text").Class("field").Attr("rows", 8).Attr("spellcheck", "false").
			Aria("label", t.AsText).Aria("describedby", "techniques-help").OnChange(typed).Text(v.Text),
		app.Elem("p").Class("problem").Role("alert").Text(v.Wrong),
	)
}

// techniqueLine is a component for a technique in the choice.
type techniqueLine struct {
	app.Compo
	steps   *Drawing
	Line    steps.TechniqueLine
	Catalog string
}

// Render draws a checkbox, and the buttons that move the technique.
func (l *techniqueLine) Render() app.UI {
	p, t := l.steps, l.steps.T
	toggle, toggled := p.On(steps.TechniqueToggled{Key: l.Line.Key})
	move := func(sign, name string, by int, atEnd bool) app.UI {
		full := t.Fill(name, "name", l.Line.Name)
		return draw.Disabled(p.Button("icon small", sign, steps.TechniqueMoved{Key: l.Line.Key, By: by}).Aria("label", full).Title(full), atEnd)
	}
	return app.Elem("li").Class("technique-line").Body(
		app.Elem("label").Class("check-line").Body(
			app.ElemSelfClosing("input").Attr("type", "checkbox").Attr("checked", l.Line.On).
				OnChange(toggle, toggled),
			app.Elem("span").Text(l.Line.Name),
		),
		app.Elem("span").Class("hint").Text(l.Line.Note),
		move("↑", t.Explain.Up, -1, l.Line.First),
		move("↓", t.Explain.Down, 1, l.Line.Last),
	)
}
