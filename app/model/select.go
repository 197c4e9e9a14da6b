package model

import "sudoku/solver/board"

// How cells are selected beside CellPicked and Moved, which select one. The
// last one picked has the focus; it is Model.Selected, the others are
// Play.Also.
type (
	// CellAdded selects a cell besides: the pointer was dragged there.
	CellAdded struct{ Cell board.Cell }
	// CellToggled selects a cell besides, or no longer.
	CellToggled struct{ Cell board.Cell }
	// CellHeld does the same by a long press: a cell that was selected alone by
	// its beginning, and those that were selected before it.
	CellHeld struct {
		Cell   board.Cell
		Before board.CellSet
	}
	// RangePicked selects the rectangle between the focus and a cell.
	RangePicked struct{ Cell board.Cell }
	// Extended selects the cell that a move leads to besides.
	Extended struct{ Move Move }
	// AllPicked selects every cell.
	AllPicked struct{}
	// AlikePicked selects a cell and those with the same digit; the same pencil
	// marks or colours where there is no digit.
	AlikePicked struct{ Cell board.Cell }
)

func (CellAdded) msg()   {}
func (CellToggled) msg() {}
func (CellHeld) msg()    {}
func (RangePicked) msg() {}
func (Extended) msg()    {}
func (AllPicked) msg()   {}
func (AlikePicked) msg() {}

// Selection is all cells that are selected, at least one.
func (m *Model) Selection() board.CellSet { return m.Play.Also.With(m.Selected) }

// updateSelection handles the messages of selecting; ok is false for any other.
func (m Model) updateSelection(msg Msg) (next Model, cmds []Cmd, ok bool) {
	switch msg := msg.(type) {
	case CellPicked:
		m, cmds = m.pick(msg.Cell)
		if m.Play.Options.Has(DigitFirst) && m.Play.Armed != 0 {
			var more []Cmd
			m, more = m.writeArmed()
			cmds = append(cmds, more...)
		}
	case Moved:
		m, cmds = m.pick(msg.Move.From(m.Selected))
	case CellAdded:
		m, cmds = m.add(msg.Cell)
	case CellToggled:
		m, cmds = m.toggle(msg.Cell)
	case CellHeld:
		m.Play.Also = msg.Before.Without(msg.Cell)
		if msg.Before.Has(msg.Cell) && !m.Play.Also.IsEmpty() {
			m, cmds = m.focus(m.Play.Also.First())
		}
	case RangePicked:
		m.Play.Also = rectangle(m.Selected, msg.Cell)
	case Extended:
		m, cmds = m.add(msg.Move.From(m.Selected))
	case AllPicked:
		m.Play.Also = board.AllCells
	case AlikePicked:
		m, cmds = m.pick(msg.Cell)
		s := m.Sheet()
		m.Play.Also = s.alike(msg.Cell)
	default:
		return m, nil, false
	}
	return m, cmds, true
}

// pick selects a cell and no other.
func (m Model) pick(c board.Cell) (Model, []Cmd) {
	m.Play.Also = board.CellSet{}
	return m.focus(c)
}

func (m Model) focus(c board.Cell) (Model, []Cmd) {
	m.Selected, m.Passing = c, false
	return m, []Cmd{FocusCell{c}}
}

func (m Model) add(c board.Cell) (Model, []Cmd) {
	m.Play.Also = m.Selection()
	return m.focus(c)
}

// toggle adds a cell or takes it out of the selection, unless it is the last.
func (m Model) toggle(c board.Cell) (Model, []Cmd) {
	rest := m.Selection().Without(c)
	if !m.Selection().Has(c) || rest.IsEmpty() {
		return m.add(c)
	}
	m.Play.Also = rest
	if c != m.Selected {
		return m, nil
	}
	return m.focus(rest.First())
}

// rectangle is the cells between two corners.
func rectangle(a, b board.Cell) board.CellSet {
	var cells board.CellSet
	for row := min(a.Row(), b.Row()); row <= max(a.Row(), b.Row()); row++ {
		for column := min(a.Column(), b.Column()); column <= max(a.Column(), b.Column()); column++ {
			cells = cells.With(board.CellAt(row, column))
		}
	}
	return cells
}

// alike are the cells that hold what a cell holds: the same digit, else the same
// pencil marks in the middle, else in the corners, else the same colours.
func (s *Sheet) alike(c board.Cell) board.CellSet {
	same := board.CellSetOf(c)
	of := func(c board.Cell) [2]uint16 {
		switch digit := s.Value(c); {
		case digit != 0:
			return [2]uint16{1, uint16(digit)}
		case s.Marks.Centre[c] != 0:
			return [2]uint16{2, uint16(s.Marks.Centre[c])}
		case s.Marks.Corner[c] != 0:
			return [2]uint16{3, uint16(s.Marks.Corner[c])}
		case s.Marks.Cells[c] != 0:
			return [2]uint16{4, uint16(s.Marks.Cells[c])}
		}
		return [2]uint16{}
	}
	wanted := of(c)
	if wanted == ([2]uint16{}) {
		return same
	}
	for other := range board.AllCells.All() {
		if of(other) == wanted {
			same = same.With(other)
		}
	}
	return same
}
