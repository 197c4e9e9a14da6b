package review

import (
	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	engine "sudoku/solver/review"
	"sudoku/solver/step"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// stepAt is a step shown for a move, and the number of the move's steps to apply before
// it.
type stepAt struct {
	*step.Step
	after int
}

// rating returns the Sudoku Explainer rating of the hardest step that shows a move in
// tenths, and the key of its technique.
func rating(m *work.Move) (most int, key string) {
	if m.Conflict != nil {
		return 0, ""
	}
	for i := range m.Steps {
		s := &m.Steps[i]
		if t := technique.ByKey(s.Technique); t != nil && (key == "" || t.Rating(s) > most) {
			most, key = t.Rating(s), t.Key
		}
	}
	return most, key
}

// hardestMove returns the index of the first of the hardest moves, or -1 if singles
// suffice for all of them.
func hardestMove(of *work.Reviewed) int {
	index, most := -1, 0
	for i := range of.Moves {
		m := &of.Moves[i]
		if r, key := rating(m); r > most && m.Verdict == engine.Shown && technique.TechniqueClass(key) > entry.Single {
			index, most = i, r
		}
	}
	return index
}

// shownStep returns the step on the board, and the board before it. ok is false if there
// is none.
func (r *Review) shownStep(d *desk.Desk) (s *step.Step, at board.Board, ok bool) {
	m := r.move()
	if m == nil {
		return nil, at, false
	}
	all := steps(m)
	shows := m.Verdict == engine.Shown || m.Verdict == engine.Guessed || m.Kind == engine.Eliminated && len(m.Steps) > 0
	if len(all) == 0 || r.step == 0 && !shows {
		return nil, at, false
	}
	shown := all[min(max(r.step-1, 0), len(all)-1)]
	at = r.game.Board(d.History, m)
	if m.Conflict != nil && len(m.Seen) == 0 {
		at.Place(m.Candidate.Cell(), m.Candidate.Digit())
	}
	for i := range shown.after {
		m.Steps[i].Apply(&at)
	}
	return shown.Step, at, true
}

// Board returns the grid of the move shown. ok is false if the page shows no review.
func (r *Review) Board(d *desk.Desk, t *text.Catalog) (b show.Board, ok bool) {
	of := r.Shown(d)
	if of == nil || r.play.At == 0 {
		return b, false
	}
	m := r.move()
	nodes := d.History.Nodes()
	played := nodes[m.Node].Sheet.Position
	var asked board.CandidateSet
	s, at, found := r.shownStep(d)
	if found {
		played = nodes[r.before(d)].Sheet.Position
		if m.Verdict != engine.Shown {
			asked.Add(m.Candidate)
		}
		sc := explain.Whole(s, &at)
		b = show.PlainBoard(d, &at, &sc.View, &asked, t)
		b.Drawing = show.Drawing(&sc.View, &at, 0, -1)
		b.Cells[m.Candidate.Cell()].Tried = m.Conflict != nil
	} else {
		at = board.New(&played)
		b = show.PlainBoard(d, &at, &step.View{}, &asked, t)
		x := m.Candidate
		cell := &b.Cells[x.Cell()]
		cell.Latest = true
		cell.Name += t.Techniques.Marks.Comma + t.Methods.Latest
		if m.Conflict != nil && len(m.Steps) == 0 {
			show.MarkImpossible(&b, []board.Conflict{*m.Conflict}, t)
		}
	}
	for c := range b.Cells {
		cell := &b.Cells[c]
		digit := played.Entries[c]
		cell.Answer = false
		if found && board.Cell(c) == m.Candidate.Cell() {
			continue // the reason is drawn there
		}
		if digit != 0 && of.Unique && digit != of.Solution[c] {
			cell.Value, cell.Candidates, cell.Wrong = string('0'+rune(digit)), "", true
			cell.Name = t.Fill(t.Board.Entry, "digit", cell.Value) + t.Techniques.Marks.Comma + t.Play.Wrong
		}
	}
	return b, true
}
