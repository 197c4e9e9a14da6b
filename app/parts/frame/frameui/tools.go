package frameui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/generator"
	"sudoku/app/parts/library"
	"sudoku/app/parts/steps"
)

// Tools returns the dialog of expert tools, each with a line of explanation.
func (p *Drawing) Tools() []app.UI {
	t, panels := p.T.Tools, p.T.Panels
	panel := func(which desk.Panel) desk.Msg { return frame.PanelPicked{Panel: which} }
	dialog := func(which desk.Dialog) desk.Msg { return frame.DialogOpened{Dialog: which} }
	list := []struct {
		name, help string
		msg        desk.Msg
	}{
		{p.T.Generator.Title, t.New, dialog(desk.NewDialog)},
		{p.T.Generator.Daily, p.T.Generator.DailyHelp, generator.DailyPressed{}},
		{p.T.Photo.Title, p.T.Photo.ButtonHelp, dialog(desk.PhotoDialog)},
		{panels.Check, t.Check, panel(desk.CheckPanel)},
		{p.T.Explain.Panel, t.Steps, panel(desk.StepsPanel)},
		{p.T.Explain.Tabs[steps.ChoiceTab], t.Techniques, steps.TabPicked{Tab: steps.ChoiceTab}},
		{panels.Methods, t.Methods, panel(desk.MethodsPanel)},
		{panels.List, t.List, panel(desk.ListPanel)},
		{p.T.Library.Button, t.Library, library.Pressed{}},
		{p.T.Transfer.Export, t.Export, dialog(desk.ExportDialog)},
		{p.T.Actions.Help, t.Keys, dialog(desk.KeysDialog)},
	}
	return []app.UI{app.Elem("ul").Class("tools").Body(
		app.Range(list).Slice(func(i int) app.UI {
			return draw.Tool(p.Button("", list[i].name, list[i].msg), list[i].help)
		}),
	)}
}
