package play

import (
	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/solver/board"
)

// Target is what ColourMode draws on.
type Target uint8

// The targets.
const (
	CellTarget      Target = iota // a digit selects a colour
	CandidateTarget               // a digit gets the brush's colour
	LinkTarget                    // a digit becomes an end of a link
	Targets         = iota
)

// Pen holds the drawing settings and the link being drawn.
type Pen struct {
	Target Target
	Colour board.Colour // colour for candidates, minus one; see Brush
	Weak   bool         // new links are weak
	Begun  bool         // a link was started at From
	From   board.LinkEnd
	held   held
}

// held is the link end that the pointer is pressing. Dragging it over other cells makes
// it a group.
type held struct {
	digit    board.Digit // 0 for none
	cells    board.CellSet
	from     board.LinkEnd // if begun, the link's other end
	begun    bool
	changed  bool // pressing changed the sheet
	revision int
}

// Brush returns the colour for candidates.
func (p *Pen) Brush() board.Colour { return p.Colour + 1 }

// The messages for drawing.
type (
	// TargetPicked selects what to draw on.
	TargetPicked struct {
		desk.To[Play]
		Target Target
	}
	// TargetCycled selects the next target.
	TargetCycled struct{ desk.To[Play] }
	// BrushPicked selects the colour for candidates, 1 to 9.
	BrushPicked struct {
		desk.To[Play]
		Colour board.Colour
	}
	// LinkKindPicked selects strong or weak links.
	LinkKindPicked struct {
		desk.To[Play]
		Weak bool
	}
	// BrushMoved selects the next or previous colour. While links are drawn, it selects
	// the other kind of link.
	BrushMoved struct {
		desk.To[Play]
		Back bool
	}
	// EndDragged adds the cell just selected by a drag to the link end that the pointer is
	// pressing.
	EndDragged struct{ desk.To[Play] }
	// DrawingCleared removes all colours and links.
	DrawingCleared struct{ desk.To[Play] }
)

func (p *Pen) pick(target Target) { p.Target, p.Begun = target, false }

// pressEnd makes the candidate that was pressed an end of a link. If its cell is
// selected, the end comprises all selected cells.
func (p *Play) pressEnd(d *desk.Desk, c board.Cell, digit board.Digit) []desk.Cmd {
	also := d.Selection()
	cmds := d.Pick(c)
	if also.Has(c) {
		d.Also = also
	}
	h := held{digit: digit, cells: d.Selection(), from: p.Pen.From, begun: p.Pen.Begun}
	before := d.Revision
	cmds = append(cmds, p.draw(d, h.cells, digit)...)
	h.revision, h.changed = d.Revision, d.Revision != before
	p.Pen.held = h
	return cmds
}

// dragEnd adds the cell just selected to the link end that the pointer is pressing.
func (p *Play) dragEnd(d *desk.Desk) []desk.Cmd {
	h := p.Pen.held
	p.Pen.held = held{}
	if h.digit == 0 || h.revision != d.Revision || d.Selection() != h.cells.With(d.Selected) {
		return nil
	}
	s := d.Sheet()
	if h.changed {
		s = d.History.Undo().Sheet()
	}
	pen := p.Pen
	p.Pen.Begun, p.Pen.From = h.begun, h.from
	notice := p.drawLink(&s, d.Selection(), h.digit)
	if notice.Kind == desk.LinkScattered {
		p.Pen, d.Notice = pen, notice
		return nil
	}
	h.cells = d.Selection()
	var cmds []desk.Cmd
	if h.changed {
		d.Replace(s)
		cmds = d.Changed(notice)
	} else {
		cmds = changeIfOther(d, s, notice)
		h.changed = d.Revision != h.revision
	}
	h.revision, p.Pen.held = d.Revision, h
	return cmds
}

// move selects the next or previous colour or kind of link.
func (p *Pen) move(back bool) {
	step := board.Colour(1)
	if back {
		step = 8
	}
	if p.Target == LinkTarget {
		p.Weak = !p.Weak
	} else {
		p.Colour = (p.Colour + step) % 9
	}
}

// DrawsLinks reports whether a typed digit draws a link.
func (p *Play) DrawsLinks() bool { return p.Mode == ColourMode && p.Pen.Target == LinkTarget }

// draws reports whether a typed digit draws something instead of being written.
func (p *Play) draws() bool { return p.Mode == ColourMode && p.Pen.Target != CellTarget }

// draw colours a digit in cells, or makes it an end of a link. Digit 0 erases.
func (p *Play) draw(d *desk.Desk, cells board.CellSet, digit board.Digit) []desk.Cmd {
	d.Passing = false
	s := d.Sheet()
	s.Answer = game.Answer{}
	notice := desk.Notice{}
	switch {
	case p.Pen.Target == CandidateTarget && digit != 0:
		notice = tint(&s, cells, digit, p.Pen.Brush())
	case p.Pen.Target == CandidateTarget:
		notice = erase(&s, ColourMode, cells)
	case digit == 0:
		dropLinks(&s, cells)
		p.Pen.Begun = false
	default:
		notice = p.drawLink(&s, cells, digit)
	}
	return changeIfOther(d, s, notice)
}

// tint colours candidate d in all cells that may hold it or have it as a mark. If all
// have the colour, it removes the colour instead.
func tint(s *game.Sheet, cells board.CellSet, d board.Digit, colour board.Colour) desk.Notice {
	b := board.New(&s.Position)
	var here []board.Candidate
	all := true
	for c := range s.Empty(cells).All() {
		if b.Has(c, d) || s.Marks.Corner[c].Has(d) || s.Marks.Centre[c].Has(d) {
			x := board.NewCandidate(c, d)
			here = append(here, x)
			all = all && s.Marks.Candidates[x] == colour
		}
	}
	if all {
		colour = 0
	}
	for _, x := range here {
		s.Marks.Candidates[x] = colour
	}
	if len(here) == 0 {
		return desk.Notice{Kind: desk.NothingToTint, Count: int(d)}
	}
	return desk.Notice{}
}

// drawLink makes a digit in some cells an end of a link. It leaves out filled cells unless
// all of them are filled.
func (p *Play) drawLink(s *game.Sheet, cells board.CellSet, digit board.Digit) desk.Notice {
	if empty := s.Empty(cells); !empty.IsEmpty() {
		cells = empty
	}
	end, ok := board.NewLinkEnd(digit, cells)
	if !ok {
		return desk.Notice{Kind: desk.LinkScattered}
	}
	return p.Pen.link(s, end)
}

// link starts a link at x, or completes the link begun at From. If the two ends are
// already linked, it removes that link, or changes its kind if the kinds differ.
// Completing a link at its own start cancels it.
func (p *Pen) link(s *game.Sheet, x board.LinkEnd) desk.Notice {
	switch {
	case !p.Begun:
		p.Begun, p.From = true, x
		return desk.Notice{Kind: desk.LinkBegun, Cells: x.Cells(), Count: int(x.Digit())}
	case p.From == x:
		p.Begun = false
		return desk.Notice{Kind: desk.LinkLeft}
	}
	p.Begun = false
	drawn := board.DrawnLink{From: p.From, To: x, Strong: !p.Weak}
	l := &s.Marks.Links
	for i, other := range l.Links[:l.Len] {
		if other.From == drawn.From && other.To == drawn.To || other.From == drawn.To && other.To == drawn.From {
			if other.Strong == drawn.Strong {
				keepLinks(l, func(o board.DrawnLink) bool { return o != other })
			} else {
				l.Links[i].Strong = drawn.Strong
			}
			return desk.Notice{}
		}
	}
	if l.Len == board.MaxLinks {
		return desk.Notice{Kind: desk.LinksFull, Count: board.MaxLinks}
	}
	l.Links[l.Len] = drawn
	l.Len++
	return desk.Notice{}
}

// dropLinks removes the links that end in one of the cells.
func dropLinks(s *game.Sheet, cells board.CellSet) {
	keepLinks(&s.Marks.Links, func(l board.DrawnLink) bool {
		return !cells.Meets(l.From.Cells()) && !cells.Meets(l.To.Cells())
	})
}

func keepLinks(l *board.LinkList, wanted func(board.DrawnLink) bool) {
	var kept board.LinkList
	for _, link := range l.Links[:l.Len] {
		if wanted(link) {
			kept.Links[kept.Len] = link
			kept.Len++
		}
	}
	*l = kept
}

func (p *Play) clearDrawing(d *desk.Desk) []desk.Cmd {
	s := d.Sheet()
	was := s.Marks
	s.Marks = board.Marks{Corner: was.Corner, Centre: was.Centre}
	if s.Marks == was {
		d.Notice = desk.Notice{Kind: desk.NothingDrawn}
		return nil
	}
	p.Pen.Begun = false
	return d.Change(s, desk.Notice{Kind: desk.DrawingGone})
}
