package play

import (
	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/solver/board"
)

// write writes a digit or a colour into all selected cells; 0 erases.
func write(d *desk.Desk, mode Mode, digit board.Digit) []desk.Cmd {
	d.Passing = false
	s := d.Sheet()
	s.Answer = game.Answer{}
	cells := d.Selection()
	notice := desk.Notice{}
	switch {
	case digit == 0:
		notice = erase(&s, mode, cells)
	case mode == ColourMode:
		toggleColour(&s, cells, board.Colour(digit))
	case mode == DigitMode:
		if !s.Write(cells, digit, d.Options.Has(desk.TidyMarks)) {
			notice.Kind = desk.GivenLocked
		}
	case d.Options.Has(desk.ShowCandidates):
		notice = toggleCandidate(&s, cells, digit)
	case mode == CornerMode:
		notice = toggleMark(&s, &s.Marks.Corner, cells, digit)
	case mode == CentreMode:
		notice = toggleMark(&s, &s.Marks.Centre, cells, digit)
	}
	notice.Cell = d.Selected
	return changeIfOther(d, s, notice)
}

// changeIfOther changes the sheet if s differs, and sets the notice either way.
func changeIfOther(d *desk.Desk, s game.Sheet, notice desk.Notice) []desk.Cmd {
	if s == d.Sheet() {
		d.Notice = notice
		return nil
	}
	return d.Change(s, notice)
}

// toggleMark adds pencil mark d to the empty cells, or removes it if all of them have it.
func toggleMark(s *game.Sheet, marks *[board.Cells]board.DigitSet, cells board.CellSet, d board.Digit) desk.Notice {
	empty := s.Empty(cells)
	if empty.IsEmpty() {
		return desk.Notice{Kind: desk.CellsFilled}
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
	return desk.Notice{}
}

// toggleCandidate eliminates d from the cells that may hold it. If none may, it restores
// d where it was eliminated.
func toggleCandidate(s *game.Sheet, cells board.CellSet, d board.Digit) desk.Notice {
	empty := s.Empty(cells)
	if empty.IsEmpty() {
		return desk.Notice{Kind: desk.CellsFilled}
	}
	b := board.New(&s.Position)
	if here := empty.And(b.Places(d)); !here.IsEmpty() {
		for c := range here.All() {
			s.Position.Eliminated.Add(board.NewCandidate(c, d))
		}
		return desk.Notice{}
	}
	restored := false
	for c := range empty.All() {
		x := board.NewCandidate(c, d)
		restored = restored || s.Position.Eliminated.Has(x)
		s.Position.Eliminated.Remove(x)
	}
	if !restored {
		return desk.Notice{Kind: desk.CandidateImpossible, Count: int(d)}
	}
	return desk.Notice{}
}

// toggleColour adds a colour to the cells, or removes it if all of them have it.
func toggleColour(s *game.Sheet, cells board.CellSet, colour board.Colour) {
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

// erase removes one kind of content from the cells. In ColourMode it removes colours, if
// there are any. Otherwise it removes digits, which hide everything else. Without digits,
// it removes the content that the mode writes, or else any other kind.
func erase(s *game.Sheet, mode Mode, cells board.CellSet) desk.Notice {
	before := *s
	order := [...]Mode{DigitMode, mode, CornerMode, CentreMode, ColourMode}
	if mode == ColourMode {
		order[0], order[1] = order[1], order[0]
	}
	for _, kind := range order {
		if eraseKind(s, kind, cells); *s != before {
			return desk.Notice{}
		}
	}
	if s.Open(cells).IsEmpty() {
		return desk.Notice{Kind: desk.GivenLocked}
	}
	return desk.Notice{}
}

func eraseKind(s *game.Sheet, kind Mode, cells board.CellSet) {
	if kind == DigitMode {
		s.Write(cells, 0, false)
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
				s.Marks.Candidates[board.NewCandidate(c, d)] = 0
			}
		}
	}
}

// TakesCandidate reports whether pressing a candidate acts on the candidate, not the
// cell. It does if the player draws on candidates, or if only this cell is selected and
// digits become marks.
func (p *Play) TakesCandidate(d *desk.Desk, c board.Cell) bool {
	if p.draws() {
		return true
	}
	marking := p.Mode == CornerMode || p.Mode == CentreMode
	return marking && d.Selection() == board.NewCellSet(c)
}

// pressCandidate draws on a candidate or eliminates it.
func (p *Play) pressCandidate(d *desk.Desk, c board.Cell, digit board.Digit) []desk.Cmd {
	if !p.draws() {
		return ruleOut(d, c, digit)
	}
	if p.DrawsLinks() {
		return p.pressEnd(d, c, digit)
	}
	cmds := d.Pick(c)
	return append(cmds, p.draw(d, board.NewCellSet(c), digit)...)
}

// ruleOut toggles a candidate of one cell. While pencil marks are shown, it erases the
// candidate's mark instead.
func ruleOut(d *desk.Desk, c board.Cell, digit board.Digit) []desk.Cmd {
	cmds := d.Pick(c)
	s := d.Sheet()
	s.Answer = game.Answer{}
	notice := d.Notice
	if d.Options.Has(desk.ShowCandidates) {
		notice = toggleCandidate(&s, board.NewCellSet(c), digit)
	} else {
		s.Marks.Corner[c] = s.Marks.Corner[c].Without(digit)
		s.Marks.Centre[c] = s.Marks.Centre[c].Without(digit)
	}
	return append(cmds, changeIfOther(d, s, notice)...)
}

// dropEliminations restores eliminated candidates: those of the selected cells, or all if
// these have none.
func dropEliminations(d *desk.Desk) []desk.Cmd {
	s := d.Sheet()
	if s.Position.Eliminated.IsEmpty() {
		d.Notice = desk.Notice{Kind: desk.NothingEliminated}
		return nil
	}
	here := board.CandidateSet{}
	for x := range s.Position.Eliminated.All() {
		if d.Selection().Has(x.Cell()) {
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
	return d.Change(s, desk.Notice{Kind: desk.EliminationsRestored, Count: dropped.Len()})
}
