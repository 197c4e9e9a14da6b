package pageui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/learn/learnui"
	"sudoku/app/parts/check"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/generator"
	"sudoku/app/parts/library"
	"sudoku/app/parts/steps"
	"sudoku/app/text"
)

// titled is a panel or a dialog with its title.
type titled[Name ~string] struct {
	name  Name
	title func(t *text.Catalog) string
	body  func(p *solver) []app.UI
}

// named returns the panel or dialog with the given name, or nil.
func named[Name ~string](all []titled[Name], name Name) *titled[Name] {
	for i := range all {
		if all[i].name == name {
			return &all[i]
		}
	}
	return nil
}

// panels lists the panels next to the grid. The solve panel has no title, since the
// others lead back to it.
var panels = []titled[desk.Panel]{
	{desk.SolvePanel, nil, (*solver).solvePanel},
	{desk.CheckPanel, func(t *text.Catalog) string { return t.Panels.Check }, func(p *solver) []app.UI { return p.check().Panel() }},
	{desk.StepsPanel, func(t *text.Catalog) string { return t.Explain.Panel }, func(p *solver) []app.UI { return p.steps().Panel() }},
	{desk.MethodsPanel, func(t *text.Catalog) string { return t.Panels.Methods }, func(p *solver) []app.UI { return p.methods().Panel() }},
	{desk.ListPanel, func(t *text.Catalog) string { return t.Panels.List }, func(p *solver) []app.UI { return p.list().Panel() }},
	{desk.ReviewPanel, func(t *text.Catalog) string { return t.Review.Title }, func(p *solver) []app.UI { return p.review().Panel() }},
}

var dialogs = []titled[desk.Dialog]{
	{desk.ExampleDialog, func(t *text.Catalog) string { return t.Dialogs.ExampleTitle }, func(p *solver) []app.UI { return p.examples() }},
	{desk.NewDialog, func(t *text.Catalog) string { return t.Generator.Title }, func(p *solver) []app.UI { return p.generator().Dialog() }},
	{desk.DailyDialog, func(t *text.Catalog) string { return t.Generator.Daily }, func(p *solver) []app.UI { return p.generator().DailyDialog() }},
	{desk.ImportDialog, func(t *text.Catalog) string { return t.Dialogs.ImportTitle }, func(p *solver) []app.UI { return p.transfer().ImportDialog() }},
	{desk.PhotoDialog, func(t *text.Catalog) string { return t.Photo.Title }, func(p *solver) []app.UI { return p.photo().Dialog() }},
	{desk.PrintDialog, func(t *text.Catalog) string { return t.Print.Title }, func(p *solver) []app.UI { return p.printing().Dialog() }},
	{desk.ExportDialog, func(t *text.Catalog) string { return t.Transfer.Title }, func(p *solver) []app.UI { return p.transfer().ExportDialog() }},
	{desk.ShareDialog, func(t *text.Catalog) string { return t.Dialogs.ShareTitle }, func(p *solver) []app.UI { return p.sharing().Dialog() }},
	{desk.LibraryDialog, func(t *text.Catalog) string { return t.Library.Title }, func(p *solver) []app.UI { return p.library().Dialog() }},
	{desk.ToolsDialog, func(t *text.Catalog) string { return t.Tools.Title }, (*solver).tools},
	{desk.SettingsDialog, func(t *text.Catalog) string { return t.Play.Options }, func(p *solver) []app.UI { return []app.UI{p.play().SettingList(p.looks().LookChoice())} }},
	{desk.MenuDialog, nil, (*solver).menu},
	{desk.FinishDialog, func(t *text.Catalog) string { return t.Finish.Details }, func(p *solver) []app.UI { return p.statistics().FinishDialog() }},
	{desk.StatisticsDialog, func(t *text.Catalog) string { return t.Statistics.Title }, func(p *solver) []app.UI { return p.statistics().Dialog() }},
	{desk.BackupDialog, func(t *text.Catalog) string { return t.Backup.Title }, func(p *solver) []app.UI { return p.backup().Dialog() }},
	{desk.KnownDialog, func(t *text.Catalog) string { return t.Explain.KnowTitle }, func(p *solver) []app.UI { return p.steps().KnownDialog() }},
	{desk.ListFilterDialog, func(t *text.Catalog) string { return t.List.FilterTitle }, func(p *solver) []app.UI { return p.list().FilterDialog() }},
	{desk.ListColumnsDialog, func(t *text.Catalog) string { return t.List.ColumnsTitle }, func(p *solver) []app.UI { return p.list().ColumnsDialog() }},
	{desk.ListSaveDialog, func(t *text.Catalog) string { return t.List.Save }, func(p *solver) []app.UI { return p.list().SaveDialog() }},
	{desk.ListChartDialog, func(t *text.Catalog) string { return t.List.ChartTitle }, func(p *solver) []app.UI { return p.list().ChartDialog() }},
	{desk.KeysDialog, func(t *text.Catalog) string { return t.Dialogs.KeysTitle }, func(p *solver) []app.UI { return p.help() }},
}

// tools lists the tools, each with a short description.
func (p *solver) tools() []app.UI {
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
		{panels.Check, t.Check, check.Opened{}},
		{p.T.Explain.Panel, t.Steps, panel(desk.StepsPanel)},
		{p.T.Explain.Tabs[steps.ChoiceTab], t.Techniques, steps.TabPicked{Tab: steps.ChoiceTab}},
		{panels.Methods, t.Methods, panel(desk.MethodsPanel)},
		{panels.List, t.List, panel(desk.ListPanel)},
		{p.T.Review.Title, p.T.Review.Help, panel(desk.ReviewPanel)},
		{p.T.Actions.Import, p.T.Setup.Lead, dialog(desk.ImportDialog)},
		{p.T.Actions.Example, p.T.Generator.FamousHelp, dialog(desk.ExampleDialog)},
		{p.T.Library.Button, t.Library, library.Pressed{}},
		{p.T.Transfer.Export, t.Export, dialog(desk.ExportDialog)},
		{p.T.Actions.Help, t.Keys, dialog(desk.KeysDialog)},
	}
	return []app.UI{app.Elem("ul").Class("tools").Body(
		app.Range(list).Slice(func(i int) app.UI {
			return draw.Tool(p.Button("", list[i].name, list[i].msg), list[i].help)
		}),
	), draw.Slot(app.If(p.v.Install == frame.InstallByHand, func() app.UI {
		return app.Elem("p").Class("hint").Text(p.T.Page.InstallApple)
	})), draw.Slot(p.install()), p.settings(), app.Elem("div").Class("tools-foot").Body(
		app.Elem("span").Class("hint").Text(p.T.Page.Privacy), draw.Link(learnui.AboutPath, p.T.Documents.About),
	)}
}
