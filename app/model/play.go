package model

import "sudoku/solver/board"

// Mode is what becomes of a digit that the player types.
type Mode uint8

// The modes.
const (
	DigitMode Mode = iota // the digit of a cell
	CornerMode
	CentreMode
	ColourMode // the digit stands for a colour
	Modes      = iota
)

// Play is how the player works on the puzzle: it belongs to the page, not to
// the sheet, so undo does not touch it.
type Play struct {
	Mode      Mode
	Also      board.CellSet // selected beside Model.Selected
	Options   OptionSet
	Armed     board.Digit // in digit-first entry: what a pressed cell gets; 0 for none
	Highlight board.Digit // 0 for none

	Pen        Pen
	Proof      Proof
	Timer      Timer
	Savepoints []Savepoint
	Compared   int // the node that the sheet is compared with, counted from 1; 0 for none
	Branches   int // how many more branches are listed than BranchPage
}

// OptionSet is a set of options.
type OptionSet uint16

// The options. What has no place here is always on.
const (
	ShowCandidates OptionSet = 1 << iota // the digits that no peer rules out
	TidyMarks                            // a digit takes its pencil marks out of its peers
	ShowPeers                            // of the selected cells
	ShowBivalue                          // marks cells with two candidates
	DigitFirst                           // the digit is chosen first, then the cells
	MarkWrong                            // marks entries that are not the solution's
	ShowTimer
)

// DefaultOptions are those of a first visit.
const DefaultOptions = TidyMarks | ShowPeers | ShowTimer

// Has reports whether an option is on.
func (s OptionSet) Has(o OptionSet) bool { return s&o != 0 }

// What the player does beside typing digits.
type (
	// EntryModePicked says what digits become from now on.
	EntryModePicked struct{ Mode Mode }
	// EntryModeCycled goes on to the next mode.
	EntryModeCycled struct{}
	// MarkTyped writes a digit in another than the present mode.
	MarkTyped struct {
		Mode  Mode
		Digit board.Digit
	}
	// OptionToggled turns an option on or off.
	OptionToggled struct{ Option OptionSet }
	// DigitArmed chooses the digit of digit-first entry, which is turned on;
	// the same digit once more chooses none.
	DigitArmed struct{ Digit board.Digit }
	// ArmedWritten writes that digit into the selected cells.
	ArmedWritten struct{}
	// HighlightPicked highlights a digit, or no longer if it is already.
	HighlightPicked struct{ Digit board.Digit }
	// HighlightMoved highlights the next digit, or the one before; none stands
	// between 9 and 1.
	HighlightMoved struct{ Back bool }
	// CandidatePressed is a press of a candidate or a pencil mark in a cell that
	// TakesCandidate.
	CandidatePressed struct {
		Cell  board.Cell
		Digit board.Digit
	}
	// CandidateRuledOut rules a candidate out, or brings it back; a pencil mark
	// is erased.
	CandidateRuledOut struct {
		Cell  board.Cell
		Digit board.Digit
	}
	// EliminationsDropped brings back the candidates that were ruled out: in
	// the selected cells if there are any, else everywhere.
	EliminationsDropped struct{}
)

func (EntryModePicked) msg()     {}
func (EntryModeCycled) msg()     {}
func (MarkTyped) msg()           {}
func (OptionToggled) msg()       {}
func (DigitArmed) msg()          {}
func (ArmedWritten) msg()        {}
func (HighlightPicked) msg()     {}
func (HighlightMoved) msg()      {}
func (CandidatePressed) msg()    {}
func (CandidateRuledOut) msg()   {}
func (EliminationsDropped) msg() {}

// updatePlay handles the messages of playing; ok is false for any other.
func (m Model) updatePlay(msg Msg) (next Model, cmds []Cmd, ok bool) {
	switch msg := msg.(type) {
	case DigitTyped:
		m, cmds = m.typeDigit(msg.Digit)
	case MarkTyped:
		m, cmds = m.write(msg.Mode, msg.Digit)
	case EntryModePicked:
		m.Play.Mode = msg.Mode
		cmds = []Cmd{Save{}}
	case EntryModeCycled:
		m.Play.Mode = (m.Play.Mode + 1) % Modes
		cmds = []Cmd{Save{}}
	case OptionToggled:
		m, cmds = m.toggleOption(msg.Option)
	case DigitArmed:
		m = m.arm(msg.Digit)
	case ArmedWritten:
		m, cmds = m.writeArmed()
	case HighlightPicked:
		m.Play.Highlight = otherOrNone(m.Play.Highlight, msg.Digit)
	case HighlightMoved:
		step := board.Digit(1)
		if msg.Back {
			step = 9
		}
		m.Play.Highlight = (m.Play.Highlight + step) % 10
	case CandidatePressed:
		m, cmds = m.pressCandidate(msg.Cell, msg.Digit)
	case CandidateRuledOut:
		m, cmds = m.ruleOut(msg.Cell, msg.Digit)
	case EliminationsDropped:
		m, cmds = m.dropEliminations()
	case EntriesCheckPressed:
		m, cmds = m.checkEntries()
	default:
		for _, update := range []func(Model, Msg) (Model, []Cmd, bool){
			Model.hearTimer, Model.updateDrawing, Model.updateSavepoints, Model.updateLibrary, Model.updateSelection,
		} {
			if next, cmds, ok = update(m, msg); ok {
				return next, cmds, ok
			}
		}
		return m, nil, false
	}
	return m, cmds, true
}

// playChanged is what playing does after each change of the sheet.
func (m Model) playChanged() (Model, []Cmd) {
	m, cmds := m.tendTimer()
	m, more := m.wantProof()
	return m, append(cmds, more...)
}

func (m Model) toggleOption(o OptionSet) (Model, []Cmd) {
	m.Play.Options ^= o
	if o == DigitFirst {
		m.Play.Armed = 0
	}
	m, cmds := m.playChanged()
	return m, append(cmds, Save{})
}

// typeDigit writes a digit in the present mode, or chooses it where the digit
// comes first.
func (m Model) typeDigit(d board.Digit) (Model, []Cmd) {
	if d != 0 && m.Play.Options.Has(DigitFirst) {
		return m.arm(d), nil
	}
	return m.enter(d)
}

// enter writes or draws a digit, as the mode wants it.
func (m Model) enter(d board.Digit) (Model, []Cmd) {
	if m.draws() {
		return m.draw(m.Selection(), d)
	}
	return m.write(m.Play.Mode, d)
}

func (m Model) arm(d board.Digit) Model {
	m.Play.Options |= DigitFirst
	m.Play.Armed = otherOrNone(m.Play.Armed, d)
	return m
}

// writeArmed writes the chosen digit; where it stands already it is erased.
func (m Model) writeArmed() (Model, []Cmd) {
	d := m.Play.Armed
	if d == 0 {
		return m, nil
	}
	s := m.Sheet()
	if m.Play.Mode == DigitMode && s.Value(m.Selected) == d && m.IsOpen(m.Selected) {
		d = 0
	}
	return m.enter(d)
}

// otherOrNone is d, or none if d is what is there.
func otherOrNone(present, d board.Digit) board.Digit {
	if present == d {
		return 0
	}
	return d
}

// Lit is the digit that the page highlights, 0 for none: the one asked for, or
// the one chosen for entry.
func (m *Model) Lit() board.Digit {
	if m.Play.Highlight != 0 || m.Play.Mode == ColourMode {
		return m.Play.Highlight
	}
	return m.Play.Armed
}
