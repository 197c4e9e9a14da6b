package words

import (
	"sudoku/solver/profile/where"
)

// List holds the sentences for the list panel.
type List struct {
	_ incomparable

	Empty, Name, Pasted, Size, Back string
	GoOnWith, Forget, NotKept       string
	Reading, Contents, Loaded       string
	Skipped, InFile, Kind, Lost     string
	Kinds                           [17]string // indexed by format.Kind: reasons for skipped lines
	Table, OpenHelp                 string
	Nav, Place, Prev, Next          string
	Columns, ColumnNames            [16]string // indexed by list.Column: short and full names
	ColumnsTitle, FilterTitle       string
	SelectAll, Selected, Left       string
	Arranging                       string
	Unique, Several, None           string
	Rate, Pause, GoOn               string
	Working                         [4]string // progress, by layer
	Paused                          [4]string // progress during a pause, by layer
	Speed, TimeLeft                 string
	Seconds, Minutes, Hours         string
	Yes, No, Unknown, ManySolutions string
	From, To, NoChoice              string
	Needed, Without                 string
	OnlyUnique, Once, Symmetry      string
	Groups                          string
	ClearFilter                     string
	Where, WhereHelp                string
	Wrong                           [where.Kinds]string
	Save, SaveFile, NotSaved        string
	Shelve, ShelveSome              string
	Shelved, ShelvedBefore          string
	SaveShown, SaveSelected         string
	Format                          string
	AsTable, AsLines, AsJSON        string

	ChartTitle, ChartShown, ChartSelected string
	ChartOf                               string
	ChartAgainst, ChartNeeded             string
	ChartUp, ChartSilent, ChartCounting   string
	ChartSpan, ChartOften                 string
	AsSVG, AsPNG, AsNumbers               string
}
