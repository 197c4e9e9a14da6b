// Package play handles playing: entering digits, pencil marks, colours and links, the
// timer, and checking entries.
package play

import (
	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/solver/board"
)

// Mode is what a typed digit becomes.
type Mode uint8

// The modes.
const (
	DigitMode Mode = iota // the cell's digit
	CornerMode
	CentreMode
	ColourMode // a digit selects a colour
	Modes      = iota
)

// Play is the state of playing. It belongs to the page, not the sheet, so undo does not
// change it.
type Play struct {
	Mode      Mode
	Armed     board.Digit // digit that a pressed cell gets in digit-first entry; 0 if none
	Highlight board.Digit // 0 if none
	Pen       Pen
	Proof     Proof
	Unjudged  Unjudged
	Owed      board.Grid // givens of a finished game without a recorded result
	ticking   bool       // a TimerTicked is pending
}

// Msg is a message to this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Play] }

// The messages for entering digits.
type (
	// CellPicked selects a cell by pointer.
	CellPicked struct {
		desk.To[Play]
		Cell board.Cell
	}
	// DigitTyped writes a digit into the selected cells in the current mode; 0 erases.
	DigitTyped struct {
		desk.To[Play]
		Digit board.Digit
	}
	// CellSkipped leaves a cell of a new puzzle empty and selects the next one. During
	// play it erases.
	CellSkipped struct{ desk.To[Play] }
	// BackPressed selects the previous cell and empties it while a puzzle is typed in.
	// Otherwise it erases.
	BackPressed struct{ desk.To[Play] }
	// GivensLocked locks or unlocks the givens.
	GivensLocked struct {
		desk.To[Play]
		On bool
	}
	// ModePicked selects a mode.
	ModePicked struct {
		desk.To[Play]
		Mode Mode
	}
	// ModeCycled selects the next mode.
	ModeCycled struct{ desk.To[Play] }
	// MarkTyped writes a digit in a mode other than the current one.
	MarkTyped struct {
		desk.To[Play]
		Mode  Mode
		Digit board.Digit
	}
	// OptionToggled turns an option on or off.
	OptionToggled struct {
		desk.To[Play]
		Option desk.OptionSet
	}
	// NamingPicked selects how cells are named.
	NamingPicked struct {
		desk.To[Play]
		Naming desk.Naming
	}
	// DigitArmed turns on digit-first entry and selects its digit, or deselects
	// the digit if it is already selected.
	DigitArmed struct {
		desk.To[Play]
		Digit board.Digit
	}
	// ArmedWritten writes the armed digit into the selected cells.
	ArmedWritten struct{ desk.To[Play] }
	// HighlightPicked highlights a digit, or clears the highlight if it is already
	// highlighted.
	HighlightPicked struct {
		desk.To[Play]
		Digit board.Digit
	}
	// HighlightMoved highlights the next or previous digit. Between 9 and 1 no digit is
	// highlighted.
	HighlightMoved struct {
		desk.To[Play]
		Back bool
	}
	// CandidatePressed is a press on a candidate or pencil mark in a cell for which
	// TakesCandidate is true.
	CandidatePressed struct {
		desk.To[Play]
		Cell  board.Cell
		Digit board.Digit
	}
	// CandidateRuledOut eliminates or restores a candidate. While pencil marks are shown,
	// it erases the candidate's mark instead.
	CandidateRuledOut struct {
		desk.To[Play]
		Cell  board.Cell
		Digit board.Digit
	}
	// EliminationsDropped restores the eliminated candidates of the selected cells, or
	// all if these have none.
	EliminationsDropped struct{ desk.To[Play] }
)

// Receive handles a message to this part.
func (p *Play) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	own, ok := msg.(Msg)
	if ok {
		cmds = p.Update(d, own)
	}
	return cmds, ok
}

// Update handles a message.
func (p *Play) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	was, revision := d.Sheet(), d.Revision
	cmds := append(p.wake(d, msg), p.update(d, msg)...)
	return append(cmds, p.entered(d, &was, revision)...)
}

func (p *Play) update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case CellPicked:
		return p.pick(d, msg.Cell)
	case DigitTyped:
		return p.typeDigit(d, msg.Digit, msg.Digit != 0)
	case CellSkipped:
		return p.typeDigit(d, 0, true)
	case BackPressed:
		return p.back(d)
	case MarkTyped:
		return write(d, msg.Mode, msg.Digit)
	case GivensLocked:
		return p.lock(d, msg.On)
	case ModePicked:
		return p.setMode(msg.Mode)
	case ModeCycled:
		return p.setMode((p.Mode + 1) % Modes)
	case OptionToggled:
		return p.toggleOption(d, msg.Option)
	case NamingPicked:
		d.Naming = msg.Naming
		return []desk.Cmd{desk.Save{}}
	case DigitArmed:
		p.arm(d, msg.Digit)
	case ArmedWritten:
		return p.writeArmed(d)
	case HighlightPicked:
		p.Highlight = otherOrNone(p.Highlight, msg.Digit)
	case HighlightMoved:
		p.moveHighlight(msg.Back)
	case CandidatePressed:
		return p.pressCandidate(d, msg.Cell, msg.Digit)
	case CandidateRuledOut:
		return ruleOut(d, msg.Cell, msg.Digit)
	case EliminationsDropped:
		return dropEliminations(d)
	case EntriesCheckPressed:
		return p.checkEntries(d)
	case TargetPicked:
		p.Pen.pick(msg.Target)
	case TargetCycled:
		p.Pen.pick((p.Pen.Target + 1) % Targets)
	case BrushPicked:
		p.Pen.Colour = msg.Colour - 1
	case LinkKindPicked:
		p.Pen.Weak = msg.Weak
	case BrushMoved:
		p.Pen.move(msg.Back)
	case EndDragged:
		return p.dragEnd(d)
	case DrawingCleared:
		return p.clearDrawing(d)
	case PausePressed:
		return p.pause(d)
	case PageShown:
		return p.showPage(d, msg.Visible)
	case TimerTicked:
		p.ticking = false
		return p.scheduleTick(d)
	}
	return nil
}

// pick selects a cell. In digit-first entry it also writes the digit.
func (p *Play) pick(d *desk.Desk, c board.Cell) []desk.Cmd {
	cmds := d.Pick(c)
	if d.Options.Has(desk.DigitFirst) && p.Armed != 0 {
		cmds = append(cmds, p.writeArmed(d)...)
	}
	return cmds
}

func (p *Play) setMode(mode Mode) []desk.Cmd {
	p.Mode = mode
	return []desk.Cmd{desk.Save{}}
}

func (p *Play) lock(d *desk.Desk, on bool) []desk.Cmd {
	s := d.Sheet()
	if s.Locked == on {
		return nil
	}
	s.Locked = on
	d.Replace(s)
	d.Notice = desk.Notice{}
	return append(p.updateTimer(d), desk.Save{})
}

func (p *Play) toggleOption(d *desk.Desk, o desk.OptionSet) []desk.Cmd {
	d.Options ^= o
	if o == desk.DigitFirst {
		p.Armed = 0
	}
	return append(p.updateTimer(d), desk.Save{})
}

// typeDigit writes a digit in the current mode, or arms it in digit-first entry. goOn
// says whether to select the next cell while a puzzle is typed in.
func (p *Play) typeDigit(d *desk.Desk, digit board.Digit, goOn bool) []desk.Cmd {
	var cmds []desk.Cmd
	if d.At() == desk.Home {
		if !goOn {
			return nil
		}
		if d.Sheet() != (game.Sheet{}) || d.Selected != 0 {
			cmds = d.BeginPuzzle()
		}
	} else if digit != 0 && d.Options.Has(desk.DigitFirst) {
		p.arm(d, digit)
		return nil
	}
	goOn = goOn && p.TypesRows(d)
	cmds = append(cmds, p.enter(d, digit)...)
	if goOn {
		cmds = append(cmds, d.GoOn()...)
	}
	return cmds
}

// enter writes or draws a digit, depending on the mode.
func (p *Play) enter(d *desk.Desk, digit board.Digit) []desk.Cmd {
	if p.draws() {
		return p.draw(d, d.Selection(), digit)
	}
	return write(d, p.Mode, digit)
}

func (p *Play) arm(d *desk.Desk, digit board.Digit) {
	d.Options |= desk.DigitFirst
	p.Armed = otherOrNone(p.Armed, digit)
}

// writeArmed writes the armed digit, or erases it if it is already there.
func (p *Play) writeArmed(d *desk.Desk) []desk.Cmd {
	digit := p.Armed
	if digit == 0 {
		return nil
	}
	s := d.Sheet()
	if p.Mode == DigitMode && s.Value(d.Selected) == digit && d.IsOpen(d.Selected) {
		digit = 0
	}
	return p.enter(d, digit)
}

// otherOrNone returns d, or 0 if d is the present digit.
func otherOrNone(present, d board.Digit) board.Digit {
	if present == d {
		return 0
	}
	return d
}

func (p *Play) moveHighlight(back bool) {
	step := board.Digit(1)
	if back {
		step = 9
	}
	p.Highlight = (p.Highlight + step) % 10
}

// Lit returns the highlighted digit, 0 for none: the picked digit or, except in
// ColourMode, the armed one.
func (p *Play) Lit() board.Digit {
	if p.Highlight != 0 || p.Mode == ColourMode {
		return p.Highlight
	}
	return p.Armed
}

// Escape leaves the innermost activity and reports whether there was one.
func (p *Play) Escape(d *desk.Desk) (_ []desk.Cmd, ok bool) {
	switch {
	case !d.Also.IsEmpty():
		d.Also = board.CellSet{}
	case p.Pen.Begun:
		p.Pen.Begun = false
	case d.Compared != 0:
		d.Compared = 0
	case p.Armed != 0:
		p.Armed = 0
	default:
		return nil, false
	}
	return nil, true
}
