package stepsui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/parts/steps"
)

// Panel returns the panel that solves step by step.
func (p *Drawing) Panel() []app.UI {
	return map[steps.Tab]func() []app.UI{
		steps.PathTab:   p.pathPart,
		steps.FoundTab:  p.foundPart,
		steps.AskTab:    p.askPart,
		steps.ChoiceTab: p.techniquesPart,
		steps.RatingTab: p.ratingPart,
	}[p.View.Tab]()
}

// Tabs returns the tabs of the panel.
func (p *Drawing) Tabs() app.UI {
	v := p.View
	return app.Elem("div").Class("choices explain").Role("radiogroup").Aria("label", p.T.Explain.Label).Body(
		app.Range(v.Tabs).Slice(func(i int) app.UI {
			b := p.Button("choice", v.Tabs[i].Name, steps.TabPicked{Tab: v.Tabs[i].Tab}).
				Role("radio").Aria("checked", fmt.Sprint(v.Tabs[i].On))
			if v.Tabs[i].Tab == steps.PathTab {
				b = b.ID(steps.PathButton)
			}
			return b
		}),
	)
}

// pathPart returns the path to the solution.
func (p *Drawing) pathPart() []app.UI {
	v := p.View
	return []app.UI{
		draw.Stack("why", draw.Slot(app.If(v.Intro != "", func() app.UI {
			return app.Elem("div").Class("explain-start").Body(
				app.Elem("p").Class("hint").Text(v.Intro),
				p.Button("primary", p.T.Actions.Explain, steps.Pressed{}).ID(steps.Button),
			)
		})), draw.Slot(p.notes(v.Notes)), draw.Slot(p.stuck()), draw.Slot(p.stepCard())),
		draw.Stack("path", draw.Slot(p.stepList()), draw.Slot(p.stepKinds()), draw.Slot(p.stepMore()), draw.Slot(p.stepProof())),
	}
}

// stepProof returns the controls for certifying a step or the path.
func (p *Drawing) stepProof() app.UI {
	t, v := p.T.Explain, &p.View.Proof
	return app.If(p.View.Card.Place != "", func() app.UI {
		return app.Elem("details").Class("step-more proof").Body(
			app.Elem("summary").Text(t.Proof),
			app.Elem("p").Class("hint").Text(t.ProofHelp),
			app.Elem("div").Class("hint-actions").Body(
				p.Button("", t.ProveStep, steps.ProvePressed{}),
				p.Button("", t.ProvePath, steps.ProvePressed{Whole: true}),
			),
			app.Elem("p").Class("ask-answer "+[...]string{"plain", "good", "bad"}[v.Tone]).Role("status").Text(v.Text),
			draw.Slot(app.If(v.CanSave, func() app.UI {
				return app.Elem("div").Class("hint-actions").Body(
					p.Button("", t.SaveFormula, steps.ProofSaved{Formula: true}),
					p.Button("", t.SaveProof, steps.ProofSaved{}),
				)
			})),
		)
	})
}

// stepKinds returns the choice of the kind of path.
func (p *Drawing) stepKinds() app.UI {
	t, v := p.T.Explain, p.View
	return app.If(v.Card.Place != "", func() app.UI {
		return app.Elem("section").Class("step-kinds").Body(
			app.Elem("div").Class("kind-list").Role("radiogroup").Aria("label", t.Kind).Body(
				app.Range(v.Kinds).Slice(func(i int) app.UI {
					k := v.Kinds[i]
					return p.Button("choice kind", "", steps.KindPicked{Kind: k.Kind}).Role("radio").Aria("checked", fmt.Sprint(k.On)).Body(
						app.Elem("span").Text(k.Name), app.Text(" "), app.Elem("span").Class("hint").Text(k.Summary),
					)
				}),
			),
			draw.Slot(app.If(v.Beyond.Text != "", func() app.UI {
				return app.Elem("p").Class("beyond").Body(
					app.Text(v.Beyond.Text+" "),
					app.Range(v.Beyond.Lessons).Slice(func(i int) app.UI {
						return app.Elem("a").Attr("href", draw.Below(v.Beyond.Lessons[i].Path)).Text(v.Beyond.Lessons[i].Name)
					}),
				)
			})),
			p.Button("quiet", t.Know, steps.KnownPressed{}),
			draw.Slot(app.If(v.Fork.Cost != "", func() app.UI {
				return app.Elem("p").Class("fork").Role("status").Body(
					app.Text(v.Fork.Cost+" "), p.Button("", t.Unfork, steps.ForkDropped{}),
				)
			})),
		)
	})
}

// KnownDialog returns the dialog with the techniques that the player may tick.
func (p *Drawing) KnownDialog() []app.UI {
	body := []app.UI{app.Elem("p").Class("hint").Text(p.T.Explain.KnowHelp)}
	for _, g := range p.Known {
		body = append(body, app.Elem("fieldset").Class("known").Body(
			app.Elem("legend").Text(g.Name),
			app.Range(g.Lines).Slice(func(i int) app.UI {
				line := g.Lines[i]
				toggle, toggled := p.On(steps.KnownToggled{Key: line.Key})
				return app.Elem("label").Class("check-line").Body(
					app.ElemSelfClosing("input").Attr("type", "checkbox").Attr("checked", line.On).OnChange(toggle, toggled),
					app.Elem("span").Text(line.Name), app.Elem("span").Class("hint").Text(line.Note),
				)
			}),
		))
	}
	return body
}

// stuck shows where the path ends and which techniques would continue it.
func (p *Drawing) stuck() app.UI {
	t, v := p.T.Explain, &p.View.Stuck
	return app.If(v.Left != "", func() app.UI {
		return app.Elem("section").Class("notes stuck").Body(
			app.Elem("p").Class("hint").Text(v.Left),
			draw.Slot(app.If(v.CanShow, func() app.UI { return p.Button("", t.ShowEnd, steps.PathEndShown{}) })),
			draw.Slot(app.If(len(v.Add) > 0, func() app.UI {
				return app.Elem("div").Class("notes").Body(
					app.Elem("p").Class("hint").Text(v.Missing),
					app.Elem("div").Class("hint-actions").Body(
						app.Range(v.Add).Slice(func(i int) app.UI {
							return p.Button("", v.Add[i].Name, steps.TechniqueAdded{Key: v.Add[i].Key}).Title(v.Add[i].Rating)
						}),
					),
				)
			})),
		)
	})
}

// notes returns sentences about a result.
func (p *Drawing) notes(all []string) app.UI {
	return app.If(len(all) > 0, func() app.UI {
		return app.Elem("div").Class("notes").Body(
			app.Range(all).Slice(func(i int) app.UI { return app.Elem("p").Class("hint").Text(all[i]) }),
		)
	})
}

// askPart returns the controls for questions about candidates.
func (p *Drawing) askPart() []app.UI {
	t, v := p.T.Explain, &p.View.Ask
	return []app.UI{
		app.Elem("p").Class("hint").Text(t.AskIntro),
		app.Elem("p").Class("ask-cell").Aria("live", "polite").Text(v.Cell),
		app.Elem("div").Class("ask-digits").Role("group").Aria("label", v.Cell).Body(
			app.Range(v.Digits).Slice(func(i int) app.UI {
				d := v.Digits[i]
				class := "key"
				if !d.Open {
					class += " gone"
				}
				return p.Button(class, fmt.Sprint(d.Digit), steps.CandidateMarked{Digit: d.Digit}).Aria("pressed", fmt.Sprint(d.On))
			}),
		),
		draw.Slot(app.If(v.CanDrop, func() app.UI {
			return app.Elem("div").Class("ask-marked").Body(
				app.Elem("p").Text(v.Marked),
				p.Button("quiet", t.AskDrop, steps.MarksDropped{}),
			)
		})),
		app.Elem("div").Class("ask-questions").Body(
			app.Range(v.Questions).Slice(func(i int) app.UI {
				q := v.Questions[i]
				return draw.Disabled(p.Button("", q.Name, steps.Asked{Question: q.Question}), !q.Can)
			}),
		),
		draw.Slot(app.If(v.Answer != "", func() app.UI {
			return app.Elem("p").ID(steps.AskAnswer).Class("ask-answer "+draw.ToneClass(v.Tone)).Attr("tabindex", "-1").Text(v.Answer)
		})),
		draw.Slot(p.stepCard()),
		draw.Slot(p.stepList()),
	}
}
