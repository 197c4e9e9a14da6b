package play

import (
	"strconv"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/explain"
)

// View describes the keypad and its controls.
type View struct {
	Mode       Mode
	Keys       [9]Key
	Armed      board.Digit
	Highlight  board.Digit
	Pen        PenView
	Swatches   bool // keys select colours
	Settings   []Setting
	Namings    []NamingChoice
	NamingHelp string // explains the current naming; "" if it is obvious
	Time       string // "" if hidden
	Pausable   bool   // the timer runs or is paused
	Paused     bool
	Eliminated bool   // candidates were eliminated by hand
	Notes      bool   // all notes are filled in
	Labels     string // CSS class of row and column labels
	LeftHand   bool   // tools and keys are mirrored
	AllTools   bool   // a phone shows every mode and tool
}

// Key describes a digit or colour key of the keypad.
type Key struct {
	Name  string // "5", or a colour in that mode
	Left  string // number of this digit still missing; "" in other modes
	Done  bool   // none is missing
	Armed bool
}

// Setting describes one of the player's options.
type Setting struct {
	Option     desk.OptionSet
	Name, Help string
	On         bool
}

// NamingChoice is a way to name cells.
type NamingChoice struct {
	Name   string
	Naming desk.Naming
	On     bool
}

func (own *Play) View(here *desk.Desk, s *game.Sheet, t *text.Catalog) View {
	p := View{
		Mode: own.Mode, Armed: own.Armed, Highlight: own.Highlight,
		Time:       timeText(here),
		Pen:        newPenView(own, t),
		Eliminated: !s.Position.Eliminated.IsEmpty(),
	}
	p.Pausable, p.Paused = here.InPlay() && p.Time != "", here.Timer.Paused
	p.Notes = here.Options.Has(desk.ShowCandidates)
	p.LeftHand = here.Options.Has(desk.LeftHand)
	p.AllTools = here.Options.Has(desk.AllTools)
	p.Labels = labels[t.Techniques.Naming]
	p.Swatches = p.Pen.Shown && p.Pen.Target == CellTarget
	var placed [10]int
	for c := range board.AllCells.All() {
		placed[s.Value(c)]++
	}
	for i := range p.Keys {
		key, d := &p.Keys[i], board.Digit(i+1)
		key.Name, key.Armed = strconv.Itoa(i+1), d == own.Armed
		if p.Swatches {
			key.Name = SwatchName(t, board.Colour(d))
		} else {
			left := max(9-placed[d], 0)
			key.Left, key.Done = strconv.Itoa(left), left == 0
		}
	}
	for _, o := range desk.Options {
		if o.Hidden || o.Set == desk.Vibrate && !here.Vibrates {
			continue
		}
		setting := Setting{Option: o.Set, Name: t.Play.Settings[o.Name], On: here.Options.Has(o.Set)}
		switch {
		case setting.On && o.Set == desk.MarkWrong && !markable(here, own, s):
			setting.Help = t.Play.MarkWrongUnknown
		case setting.On:
			setting.Help = t.Play.SettingHelp[o.Name]
		}
		p.Settings = append(p.Settings, setting)
	}
	for naming := range explain.Namings {
		if naming == explain.Local && t.Techniques.Initials == "" {
			continue
		}
		p.Namings = append(p.Namings, NamingChoice{namingName(naming, t), desk.NamedInWords + desk.Naming(naming), naming == t.Techniques.Naming})
	}
	switch naming := t.Techniques.Naming; {
	case naming == explain.Short:
		p.NamingHelp = t.Play.NamingHelp[0]
	case naming.IsLettered():
		p.NamingHelp = t.Fill(t.Play.NamingHelp[1], "last", t.Techniques.ShortName(lastCell)[:1])
	}
	return p
}

// labels holds the CSS classes of the labels for each naming.
var labels = [explain.Namings]string{
	explain.Lettered: " lettered", explain.LetteredJ: " lettered to-j", explain.LetteredK: " lettered to-k", explain.Local: " local",
}

const lastCell = board.Cell(board.Cells - 1)

// namingName shows a naming by example. The first and last cells tell the lettered
// namings apart.
func namingName(naming explain.Naming, t *text.Catalog) string {
	named := t.Named(naming).Techniques
	middle := named.Cell(board.Cells / 2)
	if !naming.IsLettered() {
		return middle
	}
	return named.ShortName(0) + "–" + named.ShortName(lastCell)
}

// timeText formats the time played, or returns "" if it is hidden.
func timeText(d *desk.Desk) string {
	if !d.Options.Has(desk.ShowTimer) || !d.Sheet().Locked {
		return ""
	}
	return show.Clock(d.Time())
}

// markable reports whether wrong digits can be marked, that is, whether the puzzle may
// have exactly one solution.
func markable(d *desk.Desk, own *Play, s *game.Sheet) bool {
	count, known := d.Solutions()
	if p := &own.Proof; !known && p.Givens == s.Position.Givens {
		count, known = p.Count, p.Known
	}
	return !known || count == 1
}

// SwatchName returns the name of a colour's button: its number and colour.
func SwatchName(t *text.Catalog, colour board.Colour) string {
	return strconv.Itoa(int(colour)) + " " + t.Play.Colours[colour]
}
