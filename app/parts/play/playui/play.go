// Package playui draws the keypad, the settings, the clock and the pause cover.
package playui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/play"
	"sudoku/app/parts/steps"
	"sudoku/solver/board"
)

// Drawing draws the keypad, the settings, the clock and the pause cover.
type Drawing struct {
	*draw.Kit
	View                     *play.View
	Locked, CanUndo, CanRedo bool
	Rows                     bool // each digit selects the next cell
}

// Entry returns the keypad, its tools and the choice of mode. Presses leave the focus in
// the grid, so the keyboard continues to work there.
func (p *Drawing) Entry() app.UI {
	class := "entry"
	if p.View.AllTools {
		class += " all-tools"
	}
	return app.Elem("div").Class(class).
		OnMouseDown(func(ctx app.Context, e app.Event) {
			ctx.PreventUpdate()
			e.PreventDefault()
		}).
		Body(p.entryModes(), p.keypad(), draw.Slot(app.If(p.View.Pen.Shown, p.pen)))
}

// entryModes returns the choice of mode. While a puzzle is being typed in, it returns the
// switch for selecting the next cell after each digit instead.
func (p *Drawing) entryModes() app.UI {
	if !p.Locked && p.View.Mode == play.DigitMode {
		handler, scope := p.On(play.OptionToggled{Option: desk.TypeInPlace})
		return app.Elem("button").Attr("type", "button").Class("button switch rows").Role("switch").
			Aria("checked", fmt.Sprint(p.Rows)).Text(p.T.Setup.Rows).OnClick(handler, scope)
	}
	return p.MenuModes()
}

// MenuModes returns the choice of mode in the menu.
func (p *Drawing) MenuModes() app.UI {
	return app.Elem("div").Class("choices modes").Role("radiogroup").Aria("label", p.T.Play.Mode).Body(
		app.Range(p.T.Play.Modes[:]).Slice(func(i int) app.UI {
			mode := play.Mode(i)
			return draw.Key(p.Button("choice", p.T.Play.Modes[i], play.ModePicked{Mode: mode}), [...]string{"Z", "X", "C", "V"}[i]).
				Role("radio").Aria("checked", fmt.Sprint(p.View.Mode == mode))
		}),
	)
}

// keypad returns a row with the nine digits and a row of editing keys.
func (p *Drawing) keypad() app.UI {
	return app.Elem("div").Class("keypad mode-"+fmt.Sprint(p.View.Mode)).Role("group").
		Aria("label", p.T.Actions.Keypad).Body(
		app.Elem("div").Class("digits").Body(
			app.Range(p.View.Keys[:]).Slice(func(i int) app.UI { return p.digitKey(i) }),
		),
		app.Elem("div").Class("edits").Body(p.edits()...),
	)
}

func (p *Drawing) digitKey(i int) app.UI {
	key := &p.View.Keys[i]
	class := "key"
	if key.Done {
		class += " done"
	}
	if p.View.Swatches {
		class += fmt.Sprintf(" swatch t%d", i+1)
	}
	return p.Button(class, fmt.Sprint(i+1), play.DigitTyped{Digit: board.Digit(i + 1)}).
		Attr("data-digit", i+1).Attr("data-left", key.Left).
		Aria("pressed", fmt.Sprint(key.Armed)).Aria("label", key.Name)
}

// edits returns the buttons for undo, redo, erase, notes, pencil and hint. On phones
// without AllTools, the style sheet shows the pencil in place of the choice of mode.
func (p *Drawing) edits() []app.UI {
	a := p.T.Actions
	edit := func(shape, name string, msg desk.Msg) app.HTMLElem {
		return p.IconButton("edit edit-"+shape, shape, name, msg)
	}
	empty := []app.UI{draw.Key(edit("erase", a.Erase, play.DigitTyped{}), "⌫"), p.notesButton(), p.pencil()}
	if !p.Locked {
		empty = []app.UI{draw.Key(edit("skip", p.T.Setup.Skip, play.CellSkipped{}), "0"), draw.Key(edit("erase", a.Erase, play.BackPressed{}), "⌫")}
	}
	all := append([]app.UI{
		draw.Disabled(draw.Key(edit("undo", a.Undo, grid.UndoPressed{}), p.T.Keys.Names[0]+" Z"), !p.CanUndo),
		draw.Disabled(draw.Key(edit("redo", a.Redo, grid.RedoPressed{}), p.T.Keys.Names[0]+" Y"), !p.CanRedo),
	}, empty...)
	return append(all, draw.Key(edit("hint", a.Hint, steps.HintPressed{}), "H"))
}

// pencil returns the switch between digits and notes.
func (p *Drawing) pencil() app.UI {
	on, other := p.View.Mode != play.DigitMode, play.CornerMode
	if on {
		other = play.DigitMode
	}
	return p.IconButton("edit edit-pen", "pen", p.T.Play.Pencil, play.ModePicked{Mode: other}).Role("switch").
		Aria("checked", fmt.Sprint(on))
}

// pen returns the choice of what to draw, and how.
func (p *Drawing) pen() app.UI {
	t, pen := p.T.Play, p.View.Pen
	how := []app.UI{}
	switch pen.Target {
	case play.CandidateTarget:
		for n := range board.Colour(9) {
			how = append(how, p.Button(fmt.Sprintf("small swatch t%d", n+1), fmt.Sprint(n+1), play.BrushPicked{Colour: n + 1}).
				Role("radio").Aria("label", play.SwatchName(p.T, n+1)).Aria("checked", fmt.Sprint(pen.Brush == n+1)))
		}
		how = []app.UI{app.Elem("div").Class("brushes").Role("radiogroup").Aria("label", t.Brush).Body(how...)}
	case play.LinkTarget:
		for i, name := range []string{t.Strong, t.Weak} {
			how = append(how, p.Button("choice", name, play.LinkKindPicked{Weak: i == 1}).
				Role("radio").Aria("checked", fmt.Sprint(pen.Weak == (i == 1))))
		}
		how = []app.UI{app.Elem("div").Class("choices").Role("radiogroup").Aria("label", t.LinkKind).Body(how...)}
	}
	return app.Elem("div").Class("pen").Body(
		app.Elem("div").Class("choices modes").Role("radiogroup").Aria("label", t.Target).Body(
			app.Range(t.Targets[:]).Slice(func(i int) app.UI {
				target := play.Target(i)
				return p.Button("choice", t.Targets[i], play.TargetPicked{Target: target}).
					Role("radio").Aria("checked", fmt.Sprint(pen.Target == target))
			}),
		),
		app.Elem("div").Class("pen-how").Body(append(how, p.Button("quiet", t.ClearDrawing, play.DrawingCleared{}))...),
		draw.Slot(app.If(pen.Help != "", func() app.UI { return app.Elem("p").Class("hint").Text(pen.Help) })),
	)
}

// Settings returns the settings in a collapsible frame.
func (p *Drawing) Settings(look app.UI) app.UI {
	return app.Elem("details").Class("settings options").Body(
		app.Elem("summary").Text(p.T.Play.Options),
		p.SettingList(look),
	)
}

// SettingList returns the settings without a collapsible frame.
func (p *Drawing) SettingList(look app.UI) app.UI {
	t := p.T.Play
	return app.Elem("div").Class("settings-body").Body(
		app.Range(p.View.Settings).Slice(func(i int) app.UI {
			s := p.View.Settings[i]
			handler, scope := p.On(play.OptionToggled{Option: s.Option})
			return app.Elem("div").Class("setting").Body(
				app.Elem("button").Attr("type", "button").Class("button switch").Role("switch").
					Aria("checked", fmt.Sprint(s.On)).Text(s.Name).OnClick(handler, scope),
				draw.Slot(app.If(s.Help != "", func() app.UI { return app.Elem("p").Class("hint").Text(s.Help) })),
			)
		}),
		p.namings(),
		draw.Slot(app.If(p.View.Eliminated, func() app.UI { return p.Button("", t.Restore, play.EliminationsDropped{}) })),
		look,
		p.LanguageChoice(),
		app.Elem("div").Class("highlights").Role("group").Aria("label", t.Highlight).Body(
			append([]app.UI{app.Elem("span").Aria("hidden", "true").Text(t.Highlight)}, p.highlights()...)...,
		),
	)
}

// namings returns the choice of how to name cells.
func (p *Drawing) namings() app.UI {
	v := p.View
	var choices []app.UI
	for _, n := range v.Namings {
		choices = append(choices, p.Radio(n.Name, play.NamingPicked{Naming: n.Naming}, n.On))
	}
	return app.Elem("div").Class("setting namings").Body(
		app.Elem("span").Aria("hidden", "true").Text(p.T.Play.Naming),
		app.Elem("div").Class("choices").Role("radiogroup").Aria("label", p.T.Play.Naming).Body(choices...),
		draw.Slot(app.If(v.NamingHelp != "", func() app.UI { return app.Elem("p").Class("hint").Text(v.NamingHelp) })),
	)
}

func (p *Drawing) highlights() (buttons []app.UI) {
	for d := range board.AllDigits.All() {
		buttons = append(buttons, p.Button("small", fmt.Sprint(d), play.HighlightPicked{Digit: d}).
			Aria("label", p.T.Fill(p.T.Play.HighlightDigit, "digit", int(d))).
			Aria("pressed", fmt.Sprint(p.View.Highlight == d)))
	}
	return buttons
}
