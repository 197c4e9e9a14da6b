package model

import (
	"sudoku/app/work"
	"sudoku/solver/board"
)

// Ask is a question of the player about candidates, and its answer.
type Ask struct {
	Marked   board.CandidateSet // what the question is about
	Question Question           // that was asked last
	For      board.Position     // what the answer belongs to
	About    board.CandidateSet
	Answer   *work.Reason // without its steps; nil: none
	Shown    Showing      // in the steps that give the reason
}

// Question is what is asked about the marked candidates.
type Question uint8

// The questions.
const (
	// AskWhyNot: why is the one candidate false?
	AskWhyNot Question = iota
	// AskEliminations: do all of them go?
	AskEliminations
	// AskPlacements: do they belong there?
	AskPlacements
)

// What happens to the question.
type (
	// CandidateMarked marks a digit of the selected cell for a question, or no
	// longer.
	CandidateMarked struct{ Digit board.Digit }
	// MarksDropped takes all marks away.
	MarksDropped struct{}
	// Asked asks about the marked candidates.
	Asked struct{ Question Question }
)

func (CandidateMarked) msg() {}
func (MarksDropped) msg()    {}
func (Asked) msg()           {}

// AskAnswer is the id of the answer.
const AskAnswer = "ask-answer"

func newAsk() Ask { return Ask{} }

// Reason is the answer to the last question, nil if it belongs to another
// position.
func (m *Model) Reason() *work.Reason {
	if m.Explain.Ask.For != m.Sheet().Position {
		return nil
	}
	return m.Explain.Ask.Answer
}

// CanAsk reports whether a question makes sense about what is marked.
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

// updateAsk handles the messages of the question; ok is false for any other.
func (m Model) updateAsk(msg Msg) (next Model, cmds []Cmd, ok bool) {
	a := &m.Explain.Ask
	switch msg := msg.(type) {
	case CandidateMarked:
		s := m.Sheet()
		values := s.Position.Values()
		if msg.Digit < 1 || msg.Digit > 9 || values[m.Selected] != 0 {
			return m, nil, true
		}
		if x := board.CandidateOf(m.Selected, msg.Digit); a.Marked.Has(x) {
			a.Marked.Remove(x)
		} else {
			a.Marked.Add(x)
		}
		a.Answer, a.Shown, m.Explain.Play.Playing, m.Explain.Pointed = nil, Showing{}, false, 0
	case MarksDropped:
		*a = newAsk()
		m.Explain.Play.Playing, m.Explain.Pointed = false, 0
	case Asked:
		if a.CanAsk(msg.Question) {
			m, cmds = m.ask(msg.Question)
		}
	default:
		return m, nil, false
	}
	return m, cmds, true
}

func (m Model) ask(q Question) (Model, []Cmd) {
	a := &m.Explain.Ask
	a.Question, a.Answer, a.Shown, a.About = q, nil, Showing{}, a.Marked
	var marked []board.Candidate
	for x := range a.Marked.All() {
		marked = append(marked, x)
	}
	choice, position := m.Explain.Choice.job(), m.workPosition()
	switch q {
	case AskWhyNot:
		return m.send(work.WhyNot{Choice: choice, Position: position, Candidate: marked[0]})
	case AskEliminations:
		return m.send(work.Prove{Choice: choice, Position: position, Eliminations: marked})
	}
	return m.send(work.Prove{Choice: choice, Position: position, Placements: marked})
}

// showReason takes in the answer to the question.
func (m Model) showReason(answer work.Reason) (Model, []Cmd) {
	a := &m.Explain.Ask
	p := m.Sheet().Position
	a.For = p
	for x := range a.About.All() { // they may be ruled out already; the reason begins before that
		p.Eliminated.Remove(x)
	}
	switch {
	case answer.Refutation != nil:
		a.Shown = Showing{Path: newRefutation(&p, answer.Refutation)}
	default:
		a.Shown = Showing{Path: newPath(&p, answer.Steps)}
	}
	answer.Steps = nil
	a.Answer = &answer
	m.Explain.Pointed = 0
	return m, []Cmd{FocusElement{AskAnswer}}
}
