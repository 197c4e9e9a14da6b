package model

import (
	"sudoku/app/work"
	"sudoku/solver/board"
)

// Check is the state of the panel that examines the puzzle. The report belongs
// to its givens, so entries do not make it stale, and undoing an edit of the
// givens brings it back.
type Check struct {
	Givens  board.Grid    // those that were examined
	Report  *work.Checked // nil as long as none were
	Layer   CheckLayer
	Preview Offer // what the pointer or the focus is on
}

// CheckLayer is what the empty cells show of a puzzle with several solutions.
type CheckLayer uint8

// The layers.
const (
	SolutionDigits CheckLayer = iota // the digits that some solution has there
	DigitCounts                      // how many these are
	NoLayer
)

// Offer is a puzzle that a report offers in place of the present one: a repair,
// counted from 1, or one of those below.
type Offer int

// The offers that are no repairs.
const (
	NoOffer        Offer = 0
	CompletedOffer Offer = -1 // with the extra givens
	MinimalOffer   Offer = -2
)

// What happens in the panel.
type (
	// CheckPressed starts an examination and shows the panel.
	CheckPressed struct{}
	// CheckLayerPicked chooses what the cells show.
	CheckLayerPicked struct{ Layer CheckLayer }
	// OfferPreviewed shows what an offer would change.
	OfferPreviewed struct{ Offer Offer }
	// OfferLeft shows it no longer.
	OfferLeft struct{ Offer Offer }
	// OfferTaken makes an offer the present puzzle.
	OfferTaken struct{ Offer Offer }
)

func (CheckPressed) msg()     {}
func (CheckLayerPicked) msg() {}
func (OfferPreviewed) msg()   {}
func (OfferLeft) msg()        {}
func (OfferTaken) msg()       {}

// CheckButton is the id of the button that starts an examination.
const CheckButton = "check"

// Checked is the report on the present puzzle, nil if it was not examined.
func (m *Model) Checked() *work.Checked {
	if m.Check.Report == nil || m.Sheet().Position.Givens != m.Check.Givens {
		return nil
	}
	return m.Check.Report
}

// Offered is the puzzle that an offer stands for, if the report makes it.
func (m *Model) Offered(o Offer) (g board.Grid, ok bool) {
	r := m.Checked()
	switch {
	case r == nil || o == NoOffer:
		return g, false
	case o == CompletedOffer:
		g = board.Grid(r.Completed)
	case o == MinimalOffer:
		g = board.Grid(r.Minimal)
	case 0 < o && int(o) <= len(r.Repairs):
		g = board.Grid(r.Repairs[o-1].Grid)
	}
	return g, g != board.Grid{}
}

// updateCheck handles the messages of the panel; ok is false for any other.
func (m Model) updateCheck(msg Msg) (next Model, cmds []Cmd, ok bool) {
	switch msg := msg.(type) {
	case CheckPressed:
		m, cmds = m.send(work.Check{Givens: work.Grid(m.Sheet().Position.Givens), Limit: CountLimit})
		if m.Panel != CheckPanel {
			m.Panel = CheckPanel
			cmds = append(cmds, FocusElement{CheckButton})
		}
	case CheckLayerPicked:
		m.Check.Layer = msg.Layer
	case OfferPreviewed:
		if _, ok := m.Offered(msg.Offer); ok {
			m.Check.Preview = msg.Offer
		}
	case OfferLeft:
		if m.Check.Preview == msg.Offer {
			m.Check.Preview = NoOffer
		}
	case OfferTaken:
		m, cmds = m.takeOffer(msg.Offer)
	default:
		return m, nil, false
	}
	return m, cmds, true
}

// showReport takes in the report on the givens of a job.
func (m Model) showReport(job work.Job, report work.Checked) Model {
	check, _ := job.(work.Check)
	m.Check = Check{Givens: board.Grid(check.Givens), Report: &report, Layer: m.Check.Layer}
	return m
}

// takeOffer changes the givens to those of an offer. Entries stay where no
// given comes to lie.
func (m Model) takeOffer(o Offer) (Model, []Cmd) {
	g, ok := m.Offered(o)
	if !ok {
		return m, nil
	}
	s := m.Sheet()
	p := s.Position
	first := board.Cell(board.Cells)
	for c, d := range g {
		if d != p.Givens[c] {
			p = p.WithGiven(board.Cell(c), d)
			first = min(first, board.Cell(c))
		}
	}
	if p == s.Position {
		return m, nil
	}
	m, cmds := m.change(Sheet{Position: p, Marks: s.Marks, Playing: s.Playing}, Notice{Kind: OfferApplied})
	m.Selected, m.Play.Also = first, board.CellSet{}
	return m, append(cmds, FocusCell{first})
}
