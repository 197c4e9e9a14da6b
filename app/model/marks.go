package model

import "sudoku/solver/board"

// IsOpen reports whether the player may write a digit into a cell.
func (m *Model) IsOpen(c board.Cell) bool {
	s := m.Sheet()
	return !s.Playing || !s.Position.IsGiven(c)
}

// write writes a digit, or a colour, into all selected cells; 0 erases.
func (m Model) write(mode Mode, d board.Digit) (Model, []Cmd) {
	m.Passing = false
	s := m.Sheet()
	s.Answer = Answer{}
	cells := m.Selection()
	notice := Notice{}
	switch {
	case d == 0:
		notice = s.erase(mode, cells)
	case mode == ColourMode:
		s.toggleColour(cells, board.Colour(d))
	case mode == DigitMode:
		notice = s.writeDigit(cells, d, m.Play.Options.Has(TidyMarks))
	case m.Play.Options.Has(ShowCandidates):
		notice = s.toggleCandidate(cells, d)
	case mode == CornerMode:
		notice = s.toggleMark(&s.Marks.Corner, cells, d)
	case mode == CentreMode:
		notice = s.toggleMark(&s.Marks.Centre, cells, d)
	}
	notice.Cell = m.Selected
	if s == m.Sheet() {
		m.Notice = notice
		return m, nil
	}
	return m.change(s, notice)
}

// writeDigit writes d into the cells that are not locked. tidy takes its pencil
// marks out of the cells that see one of them.
func (s *Sheet) writeDigit(cells board.CellSet, d board.Digit, tidy bool) Notice {
	open := s.open(cells)
	if open.IsEmpty() {
		return Notice{Kind: GivenLocked}
	}
	for c := range open.All() {
		if s.Playing {
			s.Position = s.Position.WithEntry(c, d)
		} else {
			s.Position = s.Position.WithGiven(c, d)
		}
		if !tidy {
			continue
		}
		for p := range c.Peers().All() {
			s.Marks.Corner[p] = s.Marks.Corner[p].Without(d)
			s.Marks.Centre[p] = s.Marks.Centre[p].Without(d)
		}
	}
	return Notice{}
}

// open are those of the cells that the player may write into.
func (s *Sheet) open(cells board.CellSet) board.CellSet {
	if s.Playing {
		return cells.Minus(s.Position.Givens.Filled())
	}
	return cells
}

// empty are those of the cells that hold no digit.
func (s *Sheet) empty(cells board.CellSet) board.CellSet {
	values := s.Position.Values()
	return cells.Minus(values.Filled())
}

// toggleMark puts the pencil mark d into all empty cells, or takes it out of
// them if all have it.
func (s *Sheet) toggleMark(marks *[board.Cells]board.DigitSet, cells board.CellSet, d board.Digit) Notice {
	empty := s.empty(cells)
	if empty.IsEmpty() {
		return Notice{Kind: CellsFilled}
	}
	all := true
	for c := range empty.All() {
		all = all && marks[c].Has(d)
	}
	for c := range empty.All() {
		if all {
			marks[c] = marks[c].Without(d)
		} else {
			marks[c] = marks[c].With(d)
		}
	}
	return Notice{}
}

// toggleCandidate rules d out in all cells that may hold it, or brings it back
// if it is ruled out in all.
func (s *Sheet) toggleCandidate(cells board.CellSet, d board.Digit) Notice {
	empty := s.empty(cells)
	if empty.IsEmpty() {
		return Notice{Kind: CellsFilled}
	}
	b := board.New(&s.Position)
	if here := empty.And(b.Places(d)); !here.IsEmpty() {
		for c := range here.All() {
			s.Position.Eliminated.Add(board.CandidateOf(c, d))
		}
		return Notice{}
	}
	restored := false
	for c := range empty.All() {
		x := board.CandidateOf(c, d)
		restored = restored || s.Position.Eliminated.Has(x)
		s.Position.Eliminated.Remove(x)
	}
	if !restored {
		return Notice{Kind: CandidateImpossible, Count: int(d)}
	}
	return Notice{}
}

// toggleColour lays a colour on all cells, or takes it away if all have it.
func (s *Sheet) toggleColour(cells board.CellSet, colour board.Colour) {
	all, bit := true, board.ColourSet(1)<<colour
	for c := range cells.All() {
		all = all && s.Marks.Cells[c]&bit != 0
	}
	for c := range cells.All() {
		if all {
			s.Marks.Cells[c] &^= bit
		} else {
			s.Marks.Cells[c] |= bit
		}
	}
}

// erase takes one kind of thing out of the cells: in ColourMode colours, else
// digits, which hide what is below; where there is none, what the mode writes,
// and where there is none of that either, whatever there is.
func (s *Sheet) erase(mode Mode, cells board.CellSet) Notice {
	before := *s
	order := [...]Mode{DigitMode, mode, CornerMode, CentreMode, ColourMode}
	if mode == ColourMode {
		order[0], order[1] = order[1], order[0]
	}
	for _, kind := range order {
		if s.eraseKind(kind, cells); *s != before {
			return Notice{}
		}
	}
	if s.open(cells).IsEmpty() {
		return Notice{Kind: GivenLocked}
	}
	return Notice{}
}

func (s *Sheet) eraseKind(kind Mode, cells board.CellSet) {
	if kind == DigitMode {
		s.writeDigit(cells, 0, false)
		return
	}
	for c := range cells.All() {
		switch kind {
		case CornerMode:
			s.Marks.Corner[c] = 0
		case CentreMode:
			s.Marks.Centre[c] = 0
		case ColourMode:
			s.Marks.Cells[c] = 0
			for d := range board.AllDigits.All() {
				s.Marks.Candidates[board.CandidateOf(c, d)] = 0
			}
		}
	}
}

// TakesCandidate reports whether a press on a candidate in a cell is about the
// candidate, not the cell: if candidates are drawn on, or if the cell alone is
// selected already and digits become marks.
func (m *Model) TakesCandidate(c board.Cell) bool {
	if m.draws() {
		return true
	}
	marking := m.Play.Mode == CornerMode || m.Play.Mode == CentreMode
	return marking && m.Selection() == board.CellSetOf(c)
}

// pressCandidate draws on a candidate or rules it out.
func (m Model) pressCandidate(c board.Cell, d board.Digit) (Model, []Cmd) {
	if !m.draws() {
		return m.ruleOut(c, d)
	}
	m, cmds := m.pick(c)
	m, more := m.draw(board.CellSetOf(c), d)
	return m, append(cmds, more...)
}

// ruleOut turns a candidate of one cell over; while pencil marks are shown it
// erases that mark.
func (m Model) ruleOut(c board.Cell, d board.Digit) (Model, []Cmd) {
	m, cmds := m.pick(c)
	s := m.Sheet()
	s.Answer = Answer{}
	if m.Play.Options.Has(ShowCandidates) {
		m.Notice = s.toggleCandidate(board.CellSetOf(c), d)
	} else {
		s.Marks.Corner[c] = s.Marks.Corner[c].Without(d)
		s.Marks.Centre[c] = s.Marks.Centre[c].Without(d)
	}
	if s == m.Sheet() {
		return m, cmds
	}
	m, more := m.change(s, m.Notice)
	return m, append(cmds, more...)
}

// dropEliminations brings candidates back: those of the selected cells, if any
// is ruled out there, else all.
func (m Model) dropEliminations() (Model, []Cmd) {
	s := m.Sheet()
	if s.Position.Eliminated.IsEmpty() {
		m.Notice = Notice{Kind: NothingEliminated}
		return m, nil
	}
	here := board.CandidateSet{}
	for x := range s.Position.Eliminated.All() {
		if m.Selection().Has(x.Cell()) {
			here.Add(x)
		}
	}
	dropped := here
	if here.IsEmpty() {
		dropped = s.Position.Eliminated
	}
	for x := range dropped.All() {
		s.Position.Eliminated.Remove(x)
	}
	return m.change(s, Notice{Kind: EliminationsRestored, Count: dropped.Len()})
}
