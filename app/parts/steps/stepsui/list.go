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

// stepLine is a component for an entry of the list, so that only changed entries are
// redrawn.
type stepLine struct {
	app.Compo
	steps   *Drawing
	Line    steps.StepLine
	Catalog string
}

// Render draws the step's number, technique, rating and sentence.
func (l *stepLine) Render() app.UI {
	p := l.steps
	number, name, rating, sentence := l.Line.StepLineText()
	pick, picked := p.On(steps.Picked{Index: l.Line.Index})
	class := "step-line"
	if l.Line.Hardest() {
		class += " hardest-line"
	}
	return app.Elem("li").ID(fmt.Sprint(steps.OptionID, l.Line.Index)).Class(class).Role("option").
		Aria("selected", fmt.Sprint(l.Line.Current)).OnClick(pick, picked).Body(
		app.Elem("span").Class("step-number").Text(number),
		app.Elem("strong").Text(name),
		app.Elem("span").Class("rating").Body(
			app.Text(rating),
			app.If(l.Line.Hardest(), func() app.UI { return app.Elem("span").Class("hardest").Text(p.T.Explain.IsHardest) }),
			app.If(l.Line.Beyond, func() app.UI { return app.Elem("span").Class("hardest").Text(p.T.Explain.IsBeyond) }),
		),
		app.Elem("p").Class("hint").Text(sentence),
	)
}

// foundPart lists all steps of the position.
func (p *Drawing) foundPart() []app.UI {
	v := &p.View.Found
	return []app.UI{
		draw.Slot(p.notes(v.Notes)),
		draw.Slot(p.StepLegend(v.Legend)),
		app.Elem("div").Class("found").Body(
			app.Range(v.Groups).Slice(func(i int) app.UI {
				return &foundGroup{steps: p, Group: v.Groups[i], IsFirst: i == 0, Catalog: p.Catalog()}
			}),
		),
	}
}

// foundGroup is a component for the steps of one technique.
type foundGroup struct {
	app.Compo
	steps   *Drawing
	Group   steps.FoundGroupView
	IsFirst bool
	Catalog string
}

// Render draws the steps. The board previews a step while it is hovered or focused.
func (g *foundGroup) Render() app.UI {
	p := g.steps
	return app.Elem("details").Attr("open", g.IsFirst).Body(
		app.Elem("summary").Text(g.Group.Name),
		app.Elem("ul").Class("found-steps").Body(
			app.Range(make([]struct{}, g.Group.Count)).Slice(func(i int) app.UI {
				index := g.Group.From + i
				line := steps.StepLine{Path: g.Group.Path, Index: index, Text: g.Group.Text}
				_, _, _, sentence := line.StepLineText()
				show, shown := p.On(steps.FoundPreviewed{Index: index})
				hide, hidden := p.On(steps.FoundLeft{Index: index})
				return app.Elem("li").Body(
					p.Button("found-step", sentence, steps.FoundTaken{Index: index}).Title(p.T.Explain.Apply).
						On("mousemove", func(ctx app.Context, e app.Event) {
							if p.View.Found.Preview == index+1 {
								ctx.PreventUpdate()
								return
							}
							show(ctx, e)
						}, shown).
						On("mouseleave", hide, hidden).On("focus", show, shown).On("blur", hide, hidden),
				)
			}),
		),
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
		app.Elem("ol").Class("technique-list").Aria("label", t.Used).Body(
			app.Range(v.Lines).Slice(func(i int) app.UI { return &techniqueLine{steps: p, Line: v.Lines[i], Catalog: p.Catalog()} }),
		),
	}
}

// techniqueLine is a component for a technique of the choice.
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
