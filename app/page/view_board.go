package page

import (
	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/parts/check"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/list"
	"sudoku/app/parts/methods"
	"sudoku/app/parts/play"
	"sudoku/app/parts/review"
	"sudoku/app/parts/sharing"
	"sudoku/app/parts/solve"
	"sudoku/app/parts/steps"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
)

func newBoard(d *desk.Desk, p *play.Play, own *solve.Solve, checkPart *check.Check, stepsPart *steps.Steps, m *methods.Methods, sharingPart *sharing.Sharing, l *list.List, r *review.Review, t *text.Catalog) show.Board {
	if b, ok := l.Board(d, t); ok {
		return b
	}
	if b, ok := r.Board(d, t); ok {
		return b
	}
	if a := m.Animated(d); a != nil {
		return methods.AnimatedBoard(d, a, t)
	}
	if b, ok := stepsPart.Board(d, sharingPart.Filmed(d) != nil, t); ok {
		return b
	}
	s := sharingPart.Shown(d)
	marks := checkPart.Drawn(d)
	if marks.Report != nil || stepsPart.Hint.Level > 0 {
		s.Answer = game.Answer{} // the answer would hide the report
	}
	values := board.Grid{}
	for c := range values {
		values[c] = s.Value(board.Cell(c))
	}
	var conflicting board.CellSet
	for _, x := range values.Conflicts() {
		conflicting = conflicting.With(x.A).With(x.B)
	}
	wrong, same := s.Wrong(), p.Lit()
	if same == 0 {
		same = values[d.Selected]
	}
	selection, peers := d.Selection(), board.CellSet{}
	if d.Options.Has(desk.ShowPeers) {
		peers = selection.CommonPeers()
	}
	pencil, judged := p.Marker(d, &s, t), newVerdicts(d, p)
	b := show.Board{Name: t.Board.Name}
	for c := range board.Cell(board.Cells) {
		cell := show.Cell{
			ID:        c.String(),
			Given:     s.Position.IsGiven(c),
			Answer:    s.Answer.IsShown() && s.Position.Values()[c] != values[c],
			Corrected: wrong.Has(c),
			Conflict:  conflicting.Has(c),
			Selected:  selection.Has(c),
			Focus:     c == d.Selected,
			Peer:      peers.Has(c),
			Same:      same != 0 && values[c] == same && c != d.Selected,
		}
		if values[c] != 0 {
			cell.Value = string('0' + rune(values[c]))
		}
		cell.Name = show.CellName(&cell, s.Position.Entries[c], t)
		if marks.Report == nil {
			pencil.Put(c, &cell)
			if sharingPart.Filmed(d) == nil {
				judged.put(c, &cell, t)
			}
		}
		marks.Put(c, &cell, &s.Position.Givens, t)
		b.Cells[c] = cell
	}
	if marks.Report == nil {
		on := board.New(&s.Position)
		b.Drawing = show.DrawnLinks(&s.Marks.Links, &on)
		show.NameLinks(&b, &s.Marks.Links, t)
	}
	if sharingPart.Filmed(d) != nil {
		sharing.MarkFilmed(d, sharingPart, &b, t)
		return b
	}
	show.MarkImpossible(&b, findConflicts(d, own, checkPart, stepsPart), t)
	steps.DrawHint(&b, d, stepsPart, t)
	return b
}

// verdicts holds the marks that the player has asked for: wrong cells, and differences from
// another state.
type verdicts struct {
	wrong    board.CellSet
	differs  board.CellSet
	other    game.Sheet
	compared bool
}

func newVerdicts(here *desk.Desk, p *play.Play) (v verdicts) {
	if play.MarksWrong(here) || p.Named(here) {
		judged := p.Judged(here)
		v.wrong = judged.Entries
		if p.Named(here) {
			for x := range judged.Candidates.All() {
				v.wrong = v.wrong.With(x.Cell())
			}
		}
	}
	if d, ok := grid.Compared(here); ok {
		v.compared, v.other = true, d.Other
		v.differs = d.Digits.Or(d.Marks)
		for x := range d.Candidates.All() {
			v.differs = v.differs.With(x.Cell())
		}
	}
	return v
}

// put marks a cell and extends its name.
func (v *verdicts) put(c board.Cell, cell *show.Cell, t *text.Catalog) {
	if cell.Wrong = v.wrong.Has(c); cell.Wrong {
		cell.Name += t.Techniques.Marks.Comma + t.Play.Wrong
	}
	if cell.Differs = v.differs.Has(c); cell.Differs {
		there := t.Board.Empty
		if d := v.other.Value(c); d != 0 {
			there = string('0' + rune(d))
		}
		cell.Name += t.Techniques.Marks.Comma + t.Fill(t.Save.Differs, "there", there)
	}
}
