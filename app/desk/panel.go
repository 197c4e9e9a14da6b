package desk

import (
	"iter"
	"maps"
	"slices"
)

// Panel names a panel that the page shows next to the grid. The name is also the fragment
// of the panel's address.
type Panel string

// SolvePanel is the default panel, which has no name. Closing any other panel leads back
// to it.
const SolvePanel Panel = ""

// Panels that several parts open. Other panels are declared in their own part.
var (
	CheckPanel   = NewPanel("check")
	MethodsPanel = NewPanel("methods")
	ListPanel    = NewPanel("list")
	StepsPanel   = NewPanel("steps")
	ReviewPanel  = NewPanel("review")
)

// panels holds the panels with addresses. It does not change after initialisation.
var panels = make(map[Panel]bool)

// NewPanel declares a panel with an address. It must be called during initialisation, and
// panics if another panel or place has the same name.
func NewPanel(name Panel) Panel {
	if panels[name] || slices.Contains(fragments[:], string(name)) {
		panic("desk: two panels or places are named " + string(name))
	}
	panels[name] = true
	return name
}

// Panels yields the panels with addresses, in no particular order.
func Panels() iter.Seq[Panel] { return maps.Keys(panels) }

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
	ListChartDialog   Dialog = "list charts"
)
