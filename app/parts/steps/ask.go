package steps

import (
	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
)

// Ask is the player's question about candidates, and its answer.
type Ask struct {
	Marked   board.CandidateSet // candidates for the next question
	Question Question           // the last question
	For      board.Position     // the position of the question
	About    board.CandidateSet
	Answer   *work.Reason // the engine's answer, without the steps; nil if none
	Shown    Showing      // place in the steps that give the reason
}

// Question is a question about the marked candidates.
type Question uint8

// The questions.
const (
	// AskWhyNot asks why a single candidate is false.
	AskWhyNot Question = iota
	// AskEliminations asks whether all can be eliminated.
	AskEliminations
	// AskPlacements asks whether all can be placed.
	AskPlacements
)

// The messages for questions.
type (
	// CandidateMarked marks or unmarks a digit in the selected cell for a question.
	CandidateMarked struct {
		desk.To[Steps]
		Digit board.Digit
	}
	// MarksDropped removes all marks.
	MarksDropped struct{ desk.To[Steps] }
	// Asked asks about the marked candidates.
	Asked struct {
		desk.To[Steps]
		Question Question
	}
)

// AskAnswer is the ID of the answer's element.
const AskAnswer = "ask-answer"

// Reason returns the answer to the last question, or nil if it applies to another
// position.
func (s *Steps) Reason(d *desk.Desk) *work.Reason {
	if s.Ask.For != s.spot(d) {
		return nil
	}
	return s.Ask.Answer
}

// CanAsk reports whether a question applies to the marked candidates.
func (a *Ask) CanAsk(q Question) bool {
	n := a.Marked.Len()
	if q == AskWhyNot {
		return n == 1
	}
	cells := map[board.Cell]bool{}
	for x := range a.Marked.All() {
		cells[x.Cell()] = true
	}
	return n > 0 && (q == AskEliminations || len(cells) == n)
}

func (s *Steps) mark(d *desk.Desk, digit board.Digit) {
	spot := s.spot(d)
	values := spot.Values()
	if digit < 1 || digit > 9 || values[d.Selected] != 0 {
		return
	}
	a := &s.Ask
	if x := board.NewCandidate(d.Selected, digit); a.Marked.Has(x) {
		a.Marked.Remove(x)
	} else {
		a.Marked.Add(x)
	}
	a.Answer, a.Shown = nil, Showing{}
	s.Playback.Playing, s.Pointed, s.Line = false, 0, 0
}

func (s *Steps) dropMarks() {
	s.Ask = Ask{}
	s.Playback.Playing, s.Pointed, s.Line = false, 0, 0
}

func (s *Steps) ask(d *desk.Desk, q Question) []desk.Cmd {
	a := &s.Ask
	if !a.CanAsk(q) {
		return nil
	}
	a.Question, a.Answer, a.Shown, a.About = q, nil, Showing{}, a.Marked
	a.For = s.spot(d)
	var marked []board.Candidate
	for x := range a.Marked.All() {
		marked = append(marked, x)
	}
	choice, position := s.Choice.job(s.Known.Has), wire.NewPosition(&a.For)
	switch q {
	case AskWhyNot:
		return d.Send(sender, work.WhyNot{Choice: choice, Position: position, Candidate: marked[0]})
	case AskEliminations:
		return d.Send(sender, work.Prove{Choice: choice, Position: position, Eliminations: marked})
	}
	return d.Send(sender, work.Prove{Choice: choice, Position: position, Placements: marked})
}

// showReason shows the answer to the question.
func (s *Steps) showReason(answer work.Reason) []desk.Cmd {
	a := &s.Ask
	p := a.For
	// The candidates may be eliminated by now, but the reason must start before that.
	for x := range a.About.All() {
		p.Eliminated.Remove(x)
	}
	if answer.Refutation != nil {
		a.Shown = Showing{Path: newRefutation(&p, answer.Refutation)}
	} else {
		a.Shown = Showing{Path: newPath(&p, answer.Steps)}
	}
	answer.Steps = nil
	a.Answer = &answer
	s.Pointed, s.Line = 0, 0
	return []desk.Cmd{desk.FocusElement{ID: AskAnswer}}
}
