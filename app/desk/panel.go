package desk

// Panel is what the page shows beside the grid.
type Panel uint8

// The panels.
const (
	SolvePanel Panel = iota
	CheckPanel
	MethodsPanel
	ListPanel
	StepsPanel
)

// Dialog is what lies over the page.
type Dialog uint8

// The dialogs; at most one is open.
const (
	NoDialog Dialog = iota
	ExampleDialog
	ImportDialog
	ShareDialog
	KeysDialog
	LibraryDialog
	ExportDialog
	PrintDialog
	ToolsDialog
	FinishDialog
	StatisticsDialog
	BackupDialog
	NewDialog
	DailyDialog
	KnownDialog
	PhotoDialog
	ListFilterDialog
	ListColumnsDialog
	ListSaveDialog
	ListChartDialog
)
