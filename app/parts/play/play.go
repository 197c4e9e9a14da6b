// Package play is the part of the page that plays the puzzle: what a digit
// becomes, pencil marks, colours and links, the timer, and whether the entries
// are right.
package play

import (
	"sudoku/app/desk"
	"sudoku/solver/board"
)

// Mode is what becomes of a digit that the player types.
type Mode uint8

// The modes.
const (
	DigitMode Mode = iota // the digit of a cell
	CornerMode
	CentreMode
	ColourMode // the digit chooses a colour
	Modes      = iota
)

// Play is how the player works on the puzzle: it belongs to the page, not to
// the sheet, so undo does not touch it.
type Play struct {
	Mode      Mode
	Armed     board.Digit // in digit-first entry: what a pressed cell gets; 0 for none
	Highlight board.Digit // 0 for none
	Pen       Pen
	Proof     Proof
	Unjudged  Unjudged
	Owed      board.Grid // the givens of a finished game whose result is not kept yet
	ticking   bool       // a message is on its way that moves the timer's hands
}

// Msg is a message of this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Play] }

// How the player enters digits.
type (
	// CellPicked selects a cell by pointer.
	CellPicked struct {
		desk.To[Play]
		Cell board.Cell
	}
	// DigitTyped writes a digit into the selected cells in the present mode; 0
	// erases.
	DigitTyped struct {
		desk.To[Play]
		Digit board.Digit
	}
	// CellSkipped leaves a cell of a new puzzle empty and goes on to the next;
	// while the puzzle is played it erases.
	CellSkipped struct{ desk.To[Play] }
	// BackPressed goes back to the cell before and empties it while a puzzle is
	// typed in; else it erases.
	BackPressed struct{ desk.To[Play] }
	// GivensLocked locks the givens, or unlocks them.
	GivensLocked struct {
		desk.To[Play]
		On bool
	}
	// ModePicked says what digits become from now on.
	ModePicked struct {
		desk.To[Play]
		Mode Mode
	}
	// ModeCycled goes on to the next mode.
	ModeCycled struct{ desk.To[Play] }
	// MarkTyped writes a digit in another than the present mode.
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
	// NamingPicked chooses how cells are called.
	NamingPicked struct {
		desk.To[Play]
		Naming desk.Naming
	}
	// DigitArmed chooses the digit of digit-first entry, which is turned on;
	// the same digit again chooses none.
	DigitArmed struct {
		desk.To[Play]
		Digit board.Digit
	}
	// ArmedWritten writes that digit into the selected cells.
	ArmedWritten struct{ desk.To[Play] }
	// HighlightPicked highlights a digit, or none if it is highlighted already.
	HighlightPicked struct {
		desk.To[Play]
		Digit board.Digit
	}
	// HighlightMoved highlights the next digit, or the one before; between 9 and
	// 1 comes none.
	HighlightMoved struct {
		desk.To[Play]
		Back bool
	}
	// CandidatePressed is a press of a candidate or a pencil mark in a cell that
	// TakesCandidate.
	CandidatePressed struct {
		desk.To[Play]
		Cell  board.Cell
		Digit board.Digit
	}
	// CandidateRuledOut rules a candidate out, or brings it back; a pencil mark
	// is erased.
	CandidateRuledOut struct {
		desk.To[Play]
		Cell  board.Cell
		Digit board.Digit
	}
	// EliminationsDropped brings back the candidates that were ruled out: in
	// the selected cells if there are any, else everywhere.
	EliminationsDropped struct{ desk.To[Play] }
)

// Receive handles a message if it is one of the part's.
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
	cmds := p.update(d, msg)
	p.entered(d, &was, revision)
	return cmds
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
	case DrawingCleared:
		return p.clearDrawing(d)
	case PausePressed:
		return p.pause(d)
	case PageShown:
		return p.showPage(d, msg.Visible)
	case TimerTicked:
		p.ticking = false
		return p.tick(d)
	}
	return nil
}

// pick selects a cell, and writes into it where the digit was chosen first.
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
	return append(p.tend(d), desk.Save{})
}

func (p *Play) toggleOption(d *desk.Desk, o desk.OptionSet) []desk.Cmd {
	d.Options ^= o
	if o == desk.DigitFirst {
		p.Armed = 0
	}
	return append(p.tend(d), desk.Save{})
}

// typeDigit writes a digit in the present mode, or chooses it where the digit
// comes first. goOn is whether the next cell is selected then, if a puzzle is
// typed in.
func (p *Play) typeDigit(d *desk.Desk, digit board.Digit, goOn bool) []desk.Cmd {
	if digit != 0 && d.Options.Has(desk.DigitFirst) {
		p.arm(d, digit)
		return nil
	}
	goOn = goOn && p.TypesRows(d)
	cmds := p.enter(d, digit)
	if goOn {
		cmds = append(cmds, d.GoOn()...)
	}
	return cmds
}

// enter writes or draws a digit, as the mode wants it.
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

// writeArmed writes the chosen digit; where it is already it is erased.
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

// otherOrNone is d, or none if d is what is there.
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

// Lit is the digit that the page highlights, 0 for none: the one picked, or the
// one chosen for entry.
func (p *Play) Lit() board.Digit {
	if p.Highlight != 0 || p.Mode == ColourMode {
		return p.Highlight
	}
	return p.Armed
}

// Escape leaves the innermost thing that the player is about; ok is false if
// there is none.
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
