// Package check examines the puzzle and offers repairs.
package check

import (
	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
)

// Check is the state of the panel. The report belongs to its givens: entries do not
// invalidate it, and undoing an edit of the givens restores it.
type Check struct {
	Givens  board.Grid    // the givens examined
	Report  *work.Checked // nil if there is none
	Layer   Layer
	Preview Offer // the offer that is hovered or focused
	Tried   Offer // the offer shown on the board until another is tried or taken

	Map   *work.SolutionsMapped // map of the solutions of Givens; nil if not requested
	Group int                   // the unavoidable set marked, from 1; 0 if none
}

// Layer selects what empty cells show if a puzzle has several solutions.
type Layer uint8

// The layers.
const (
	SolutionDigits Layer = iota // digits that occur there in some solution
	DigitCounts                 // the number of these digits
	NoLayer
)

// Offer identifies a puzzle that can replace the current one: a repair, numbered from 1,
// one of the constants below, or an Addition.
type Offer int

// The offers that are not repairs.
const (
	NoOffer        Offer = 0
	CompletedOffer Offer = -1 // the puzzle with additional givens
	MinimalOffer   Offer = -2
)

// Msg is a message to this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Check] }

// Messages from the panel.
type (
	// Pressed starts an examination and opens the panel.
	Pressed struct{ desk.To[Check] }
	// Opened opens the panel, and starts an examination unless there is a report or nothing
	// to examine.
	Opened struct{ desk.To[Check] }
	// LayerPicked selects what the cells show.
	LayerPicked struct {
		desk.To[Check]
		Layer Layer
	}
	// OfferPreviewed previews an offer.
	OfferPreviewed struct {
		desk.To[Check]
		Offer Offer
	}
	// OfferLeft ends the preview.
	OfferLeft struct {
		desk.To[Check]
		Offer Offer
	}
	// OfferTried shows an offer on the board, or hides it if it is already shown.
	OfferTried struct {
		desk.To[Check]
		Offer Offer
	}
	// OfferTaken makes an offer the current puzzle.
	OfferTaken struct {
		desk.To[Check]
		Offer Offer
	}
)

// Button is the ID of the button that starts an examination.
const Button = "check"

// Receive handles a message to this part.
func (c *Check) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	own, ok := msg.(Msg)
	if ok {
		cmds = c.Update(d, own)
	}
	return cmds, ok
}

// Update handles a message.
func (c *Check) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case Pressed:
		return examine(d)
	case Opened:
		if c.Checked(d) == nil && d.Sheet().Position.Givens != (board.Grid{}) {
			return examine(d)
		}
		d.Panel, d.Dialog = desk.CheckPanel, desk.NoDialog
	case LayerPicked:
		c.Layer = msg.Layer
	case OfferPreviewed:
		if _, ok := c.Offered(d, msg.Offer); ok {
			c.Preview = msg.Offer
		}
	case OfferLeft:
		if c.Preview == msg.Offer {
			c.Preview = NoOffer
		}
	case OfferTried:
		if _, ok := c.Offered(d, msg.Offer); !ok || c.Tried == msg.Offer {
			msg.Offer = NoOffer
		}
		c.Tried, c.Preview = msg.Offer, NoOffer
	case OfferTaken:
		return c.take(d, msg.Offer)
	case SolutionsCompared:
		return c.compare(d)
	case GroupPicked:
		c.pick(d, msg.Group)
	}
	return nil
}

// SheetChanged stops showing offers, which applied to the previous sheet.
func (c *Check) SheetChanged(_, _ *desk.Desk) []desk.Cmd {
	c.Preview, c.Tried = NoOffer, NoOffer
	return nil
}

// Waits reports whether a message is refused while the game is paused, as all of this
// part's are.
func (c *Check) Waits(msg desk.Msg) bool {
	_, own := msg.(Msg)
	return own
}

const sender desk.Sender = "check"

func examine(d *desk.Desk) []desk.Cmd {
	cmds := d.Send(sender, work.Check{Givens: wire.Grid(d.Sheet().Position.Givens), Limit: desk.CountLimit})
	if d.Panel != desk.CheckPanel {
		d.Panel, d.Dialog = desk.CheckPanel, desk.NoDialog
		cmds = append(cmds, desk.FocusElement{ID: Button})
	}
	return cmds
}

// HandleAnswer stores the report on the givens, or the map of their solutions.
func (c *Check) HandleAnswer(d *desk.Desk, a *desk.Answer) (_ []desk.Cmd, ok bool) {
	if a.By != sender {
		return nil, false
	}
	if !d.Failed(a) {
		c.report(a)
	}
	return nil, true
}

func (c *Check) report(a *desk.Answer) {
	switch answer := a.Answer.(type) {
	case work.Checked:
		examined, _ := a.Job.(work.Check)
		givens := board.Grid(examined.Givens)
		if c.Report == nil || c.Givens != givens {
			c.Map, c.Group = nil, 0
		}
		c.Givens, c.Report, c.Preview, c.Tried = givens, &answer, NoOffer, NoOffer
	case work.SolutionsMapped:
		compared, _ := a.Job.(work.MapSolutions)
		if c.Report != nil && c.Givens == board.Grid(compared.Givens) {
			c.Map, c.Group, c.Layer = &answer, 0, SolutionDigits
		}
	}
}

// Checked returns the report on the current puzzle, or nil.
func (c *Check) Checked(d *desk.Desk) *work.Checked {
	if c.Report == nil || d.Sheet().Position.Givens != c.Givens {
		return nil
	}
	return c.Report
}

// Offered returns the puzzle of an offer. ok is false if the report does not contain the
// offer.
func (c *Check) Offered(d *desk.Desk, o Offer) (g board.Grid, ok bool) {
	r := c.Checked(d)
	switch {
	case r == nil || o == NoOffer:
		return g, false
	case o == CompletedOffer:
		g = board.Grid(r.Completed)
	case o == MinimalOffer:
		g = board.Grid(r.Minimal)
	case 0 < o && int(o) <= len(r.Repairs):
		g = board.Grid(r.Repairs[o-1].Grid)
	case o <= firstAddition:
		g = c.added(d, o)
	}
	return g, g != board.Grid{}
}

// shown returns the offer shown on the board: the one being previewed, or else the one
// tried.
func (c *Check) shown() Offer {
	if c.Preview != NoOffer {
		return c.Preview
	}
	return c.Tried
}

// take replaces the givens with those of an offer. Entries in other cells remain.
func (c *Check) take(d *desk.Desk, o Offer) []desk.Cmd {
	g, ok := c.Offered(d, o)
	if !ok {
		return nil
	}
	s := d.Sheet()
	p := s.Position
	first := board.Cell(board.Cells)
	for cell, digit := range g {
		if digit != p.Givens[cell] {
			p = p.WithGiven(board.Cell(cell), digit)
			first = min(first, board.Cell(cell))
		}
	}
	if p == s.Position {
		return nil
	}
	cmds := d.Change(game.Sheet{Position: p, Marks: s.Marks, Locked: s.Locked}, desk.Notice{Kind: desk.OfferApplied})
	d.Selected, d.Also = first, board.CellSet{}
	return append(cmds, desk.FocusCell{Cell: first})
}
