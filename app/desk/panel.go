package desk

// Panel names what the page shows beside the grid. Parts declare their own panels; those
// that other parts open are declared here.
type Panel string

// The panels.
const (
	SolvePanel   Panel = ""
	CheckPanel   Panel = "check"
	MethodsPanel Panel = "methods"
	ListPanel    Panel = "list"
	StepsPanel   Panel = "steps"
)

// Dialog names a dialog. At most one is open.
type Dialog string

// The dialogs.
const (
	NoDialog          Dialog = ""
	ExampleDialog     Dialog = "example"
	ImportDialog      Dialog = "import"
	ShareDialog       Dialog = "share"
	KeysDialog        Dialog = "keys"
	LibraryDialog     Dialog = "library"
	ExportDialog      Dialog = "export"
	PrintDialog       Dialog = "print"
	ToolsDialog       Dialog = "tools"
	SettingsDialog    Dialog = "settings"
	MenuDialog        Dialog = "menu"
	FinishDialog      Dialog = "finish"
	StatisticsDialog  Dialog = "statistics"
	BackupDialog      Dialog = "backup"
	NewDialog         Dialog = "new"
	DailyDialog       Dialog = "daily"
	KnownDialog       Dialog = "known"
	PhotoDialog       Dialog = "photo"
	ListFilterDialog  Dialog = "list filter"
	ListColumnsDialog Dialog = "list columns"
	ListSaveDialog    Dialog = "list save"
	ListChartDialog   Dialog = "list chart"
)
