package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/text"
)

// titled is a panel or a dialog with its name.
type titled struct {
	title func(t *text.Catalog) string
	body  func(p *surface) []app.UI
}

// panels are the panels beside the grid. That of the puzzle has no name: the others
// lead back to it.
var panels = map[desk.Panel]titled{
	desk.SolvePanel:   {nil, (*surface).solvePanel},
	desk.CheckPanel:   {func(t *text.Catalog) string { return t.Panels.Check }, func(p *surface) []app.UI { return p.check().checkPanel() }},
	desk.StepsPanel:   {func(t *text.Catalog) string { return t.Explain.Panel }, func(p *surface) []app.UI { return p.steps().stepsPanel() }},
	desk.MethodsPanel: {func(t *text.Catalog) string { return t.Panels.Methods }, func(p *surface) []app.UI { return p.methods().methodsPanel() }},
	desk.ListPanel:    {func(t *text.Catalog) string { return t.Panels.List }, func(p *surface) []app.UI { return p.list().listPanel() }},
}

// dialogs are the dialogs.
var dialogs = map[desk.Dialog]titled{
	desk.ExampleDialog:     {func(t *text.Catalog) string { return t.Dialogs.ExampleTitle }, func(p *surface) []app.UI { return p.examples() }},
	desk.NewDialog:         {func(t *text.Catalog) string { return t.Fresh.Title }, func(p *surface) []app.UI { return p.fresh().fresh() }},
	desk.DailyDialog:       {func(t *text.Catalog) string { return t.Fresh.Daily }, func(p *surface) []app.UI { return p.fresh().daily() }},
	desk.ImportDialog:      {func(t *text.Catalog) string { return t.Dialogs.ImportTitle }, func(p *surface) []app.UI { return p.transfer().importing() }},
	desk.PhotoDialog:       {func(t *text.Catalog) string { return t.Photo.Title }, func(p *surface) []app.UI { return p.photo().photo() }},
	desk.PrintDialog:       {func(t *text.Catalog) string { return t.Print.Title }, func(p *surface) []app.UI { return p.printing().printing() }},
	desk.ExportDialog:      {func(t *text.Catalog) string { return t.Transfer.Title }, func(p *surface) []app.UI { return p.transfer().exporting() }},
	desk.ShareDialog:       {func(t *text.Catalog) string { return t.Dialogs.ShareTitle }, func(p *surface) []app.UI { return p.sharing().sharing() }},
	desk.LibraryDialog:     {func(t *text.Catalog) string { return t.Library.Title }, func(p *surface) []app.UI { return p.library().library() }},
	desk.ToolsDialog:       {func(t *text.Catalog) string { return t.Tools.Title }, func(p *surface) []app.UI { return p.looks().tools() }},
	desk.FinishDialog:      {func(t *text.Catalog) string { return t.Finish.Title }, func(p *surface) []app.UI { return p.statistics().finish() }},
	desk.StatisticsDialog:  {func(t *text.Catalog) string { return t.Statistics.Title }, func(p *surface) []app.UI { return p.statistics().statistics() }},
	desk.BackupDialog:      {func(t *text.Catalog) string { return t.Backup.Title }, func(p *surface) []app.UI { return p.backup().backup() }},
	desk.KnownDialog:       {func(t *text.Catalog) string { return t.Explain.KnowTitle }, func(p *surface) []app.UI { return p.steps().known() }},
	desk.ListFilterDialog:  {func(t *text.Catalog) string { return t.List.FilterTitle }, func(p *surface) []app.UI { return p.list().listFilter() }},
	desk.ListColumnsDialog: {func(t *text.Catalog) string { return t.List.ColumnsTitle }, func(p *surface) []app.UI { return p.list().listColumns() }},
	desk.ListSaveDialog:    {func(t *text.Catalog) string { return t.List.Save }, func(p *surface) []app.UI { return p.list().listSave() }},
	desk.ListChartDialog:   {func(t *text.Catalog) string { return t.List.ChartTitle }, func(p *surface) []app.UI { return p.list().listChart() }},
	desk.KeysDialog:        {func(t *text.Catalog) string { return t.Dialogs.KeysTitle }, func(p *surface) []app.UI { return p.help() }},
}
