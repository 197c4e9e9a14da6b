package model

import "sudoku/solver/board"

// Target is what colours are laid on in ColourMode, and what else is drawn
// there.
type Target uint8

// The targets.
const (
	CellTarget      Target = iota // a digit stands for a colour
	CandidateTarget               // a digit gets the colour of the brush
	LinkTarget                    // a digit is an end of a link
	Targets         = iota
)

// Pen is how the player draws.
type Pen struct {
	Target Target
	Colour board.Colour    // of candidates, less one
	Weak   bool            // links are
	Begun  bool            // a link has its first end
	From   board.Candidate // which one
}

// Brush is the colour that candidates get.
func (p *Pen) Brush() board.Colour { return p.Colour + 1 }

// How the player draws.
type (
	// TargetPicked says what is drawn on.
	TargetPicked struct{ Target Target }
	// TargetCycled goes on to the next target.
	TargetCycled struct{}
	// BrushPicked chooses the colour of candidates, 1 to 9.
	BrushPicked struct{ Colour board.Colour }
	// LinkKindPicked chooses whether links are weak.
	LinkKindPicked struct{ Weak bool }
	// BrushMoved chooses the next colour, or the one before; the other kind of
	// link where these are drawn.
	BrushMoved struct{ Back bool }
	// DrawingCleared takes all colours and links away.
	DrawingCleared struct{}
)

func (TargetPicked) msg()   {}
func (TargetCycled) msg()   {}
func (BrushPicked) msg()    {}
func (LinkKindPicked) msg() {}
func (BrushMoved) msg()     {}
func (DrawingCleared) msg() {}

// The notices of drawing. Name is a candidate.
const (
	LinkBegun NoticeKind = iota + 150
	LinkLeft
	LinksFull
	NothingToTint
	NothingDrawn
	DrawingGone
)

// updateDrawing handles the messages of drawing; ok is false for any other.
func (m Model) updateDrawing(msg Msg) (next Model, cmds []Cmd, ok bool) {
	pen := &m.Play.Pen
	switch msg := msg.(type) {
	case TargetPicked:
		pen.Target, pen.Begun = msg.Target, false
	case TargetCycled:
		pen.Target, pen.Begun = (pen.Target+1)%Targets, false
	case BrushPicked:
		pen.Colour = msg.Colour - 1
	case LinkKindPicked:
		pen.Weak = msg.Weak
	case BrushMoved:
		step := board.Colour(1)
		if msg.Back {
			step = 8
		}
		if pen.Target == LinkTarget {
			pen.Weak = !pen.Weak
		} else {
			pen.Colour = (pen.Colour + step) % 9
		}
	case DrawingCleared:
		m, cmds = m.clearDrawing()
	default:
		return m, nil, false
	}
	return m, cmds, true
}

// draws reports whether digits are drawn on rather than written.
func (m *Model) draws() bool { return m.Play.Mode == ColourMode && m.Play.Pen.Target != CellTarget }

// draw colours a digit of cells, or makes the digit of the cell with the focus
// an end of a link; 0 erases.
func (m Model) draw(cells board.CellSet, d board.Digit) (Model, []Cmd) {
	m.Passing = false
	s := m.Sheet()
	s.Answer = Answer{}
	notice := Notice{}
	switch {
	case m.Play.Pen.Target == CandidateTarget && d != 0:
		notice = s.tint(cells, d, m.Play.Pen.Brush())
	case m.Play.Pen.Target == CandidateTarget:
		notice = s.erase(ColourMode, cells)
	case d == 0:
		s.dropLinks(cells)
		m.Play.Pen.Begun = false
	default:
		notice = m.link(&s, board.CandidateOf(m.Selected, d))
	}
	if s == m.Sheet() {
		m.Notice = notice
		return m, nil
	}
	return m.change(s, notice)
}

// tint colours the candidate d in all cells that may hold it or have it as a
// mark, or takes the colour away if all have it.
func (s *Sheet) tint(cells board.CellSet, d board.Digit, colour board.Colour) Notice {
	b := board.New(&s.Position)
	var here []board.Candidate
	all := true
	for c := range s.empty(cells).All() {
		if b.Has(c, d) || s.Marks.Corner[c].Has(d) || s.Marks.Centre[c].Has(d) {
			x := board.CandidateOf(c, d)
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
		return Notice{Kind: NothingToTint, Count: int(d)}
	}
	return Notice{}
}

// link makes a candidate the first end of a link, or draws the link if there
// is a first end. A link that is there already is taken away; one of the other
// kind changes its kind.
func (m *Model) link(s *Sheet, x board.Candidate) Notice {
	pen := &m.Play.Pen
	switch {
	case !pen.Begun:
		pen.Begun, pen.From = true, x
		return Notice{Kind: LinkBegun, Name: x.String()}
	case pen.From == x:
		pen.Begun = false
		return Notice{Kind: LinkLeft}
	}
	pen.Begun = false
	drawn := board.DrawnLink{From: pen.From, To: x, Strong: !pen.Weak}
	l := &s.Marks.Links
	for i, other := range l.Links[:l.Len] {
		if other.From == drawn.From && other.To == drawn.To || other.From == drawn.To && other.To == drawn.From {
			if other.Strong == drawn.Strong {
				keepLinks(l, func(o board.DrawnLink) bool { return o != other })
			} else {
				l.Links[i].Strong = drawn.Strong
			}
			return Notice{}
		}
	}
	if l.Len == board.MaxLinks {
		return Notice{Kind: LinksFull, Count: board.MaxLinks}
	}
	l.Links[l.Len] = drawn
	l.Len++
	return Notice{}
}

// dropLinks takes away the links that end in one of the cells.
func (s *Sheet) dropLinks(cells board.CellSet) {
	keepLinks(&s.Marks.Links, func(l board.DrawnLink) bool {
		return !cells.Has(l.From.Cell()) && !cells.Has(l.To.Cell())
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

func (m Model) clearDrawing() (Model, []Cmd) {
	s := m.Sheet()
	was := s.Marks
	s.Marks = board.Marks{Corner: was.Corner, Centre: was.Centre}
	if s.Marks == was {
		m.Notice = Notice{Kind: NothingDrawn}
		return m, nil
	}
	m.Play.Pen.Begun = false
	return m.change(s, Notice{Kind: DrawingGone})
}
