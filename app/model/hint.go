package model

import (
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/path"
	"sudoku/solver/step"
)

// Hint is what the player was told of the next step. It is dropped when the
// position changes.
type Hint struct {
	Level  path.Level // 0: nothing
	Answer *work.Hinted
}

// The levels at which a hint tells of mistakes: that there are some, of which
// sort, and which.
const (
	TellMistake  = path.TellTechnique
	TellMistakes = path.TellHouses
	ShowMistakes = path.TellCells
)

// What happens to the hint.
type (
	// HintPressed asks for a hint, or for more of the one that is shown.
	HintPressed struct{}
	// HintClosed takes the hint away.
	HintClosed struct{}
	// HintStepsPressed shows in the other panel what a hint without a
	// technique is made of.
	HintStepsPressed struct{}
	// BackToRightPressed goes back to the newest state without a mistake.
	BackToRightPressed struct{}
)

func (HintPressed) msg()        {}
func (HintClosed) msg()         {}
func (HintStepsPressed) msg()   {}
func (BackToRightPressed) msg() {}

// Step is the step that the hint is about, nil if there is none. Where no
// technique has one it is the elimination that an assumption leads to.
func (h *Hint) Step() *step.Step {
	switch a := h.Answer; {
	case a == nil:
	case len(a.Steps) > 0:
		return &a.Steps[0]
	case a.Refutation != nil:
		return &step.Step{Eliminations: []board.Candidate{a.Refutation.Assumed}, Views: make([]step.View, 1)}
	}
	return nil
}

// Highest is the highest level of the hint.
func (h *Hint) Highest() path.Level {
	switch {
	case h.Answer == nil:
		return 0
	case h.Answer.Faults.AreMistakes():
		if h.Answer.Faults.Solutions == 1 {
			return ShowMistakes
		}
		return TellMistake
	case h.Step() == nil:
		return path.TellTechnique
	}
	return path.Apply
}

// updateHint handles the messages of the hint; ok is false for any other.
func (m Model) updateHint(msg Msg) (next Model, cmds []Cmd, ok bool) {
	switch msg.(type) {
	case HintPressed:
		m, cmds = m.hint()
	case HintClosed:
		m.Hint = Hint{}
	case HintStepsPressed:
		if a := m.Hint.Answer; a != nil && a.Refutation != nil {
			e := &m.Explain
			e.Ask.Marked = board.CandidateSet{}
			e.Ask.Marked.Add(a.Refutation.Assumed)
			e.Ask.Question, e.Ask.About = AskWhyNot, e.Ask.Marked
			m.Panel, e.Tab = StepsPanel, AskTab
			m, cmds = m.showReason(work.Reason{Faults: a.Faults, Refutation: a.Refutation})
		}
	case BackToRightPressed:
		m, cmds = m.backToRight()
	default:
		return m, nil, false
	}
	return m, cmds, true
}

func (m Model) hint() (Model, []Cmd) {
	m.Panel, m.Explain.Pointed = SolvePanel, 0
	_, asked := m.Busy.Job.(work.Hint)
	switch found := m.Hint.Step(); {
	case asked:
	case m.Hint.Answer == nil:
		return m.send(work.Hint{Choice: m.Explain.Choice.job(), Position: m.workPosition()})
	case m.Hint.Level < m.Hint.Highest() && m.Hint.Level+1 < path.Apply:
		m.Hint.Level++
	case found != nil && m.Hint.Level+1 == path.Apply:
		return m.takeSteps(m.Sheet().Position, []step.Step{*found})
	}
	return m, nil
}

// showHint takes in the answer to the request for a hint.
func (m Model) showHint(a work.Hinted) Model {
	m.Hint = Hint{Level: path.TellTechnique, Answer: &a}
	return m
}

// backToRight goes back, undo by undo, to the newest state of the present
// givens that does not contradict their solution.
func (m Model) backToRight() (Model, []Cmd) {
	a := m.Hint.Answer
	if a == nil || a.Faults.Solutions != 1 {
		return m, nil
	}
	solution, givens := board.Grid(a.Faults.Solution), m.Sheet().Position.Givens
	for h := m.History; h.Sheet().Position.Givens == givens; h = h.Undo() {
		s := h.Sheet()
		entries, eliminations := work.Against(&solution, &s.Position)
		if len(entries)+len(eliminations) == 0 {
			_, before := m.History.Path()
			_, now := h.Path()
			m.History = h
			return m.changed(Notice{Kind: BackToRight, Count: before - now})
		}
		if !h.CanUndo() {
			break
		}
	}
	return m.takeRight(&solution)
}

// takeRight takes the mistakes out of the position, where no state of the
// history is without them.
func (m Model) takeRight(solution *board.Grid) (Model, []Cmd) {
	s := m.Sheet()
	entries, eliminations := work.Against(solution, &s.Position)
	s.Answer = Answer{}
	for _, c := range entries {
		s.Position = s.Position.WithEntry(c, 0)
	}
	for _, x := range eliminations {
		s.Position.Eliminated.Remove(x)
	}
	return m.change(s, Notice{Kind: MistakesOut, Count: len(entries) + len(eliminations)})
}
