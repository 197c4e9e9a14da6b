package steps

import (
	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/path"
	"sudoku/solver/step"
)

// Hint is what the player knows of the next step. It is dropped when the
// position changes.
type Hint struct {
	Level  path.Level // 0: nothing
	Answer *work.Hinted
	For    board.Position // what it is about
}

// The levels of a hint about mistakes: that there are some, how many of which
// sort, and which.
const (
	MentionMistakes = path.NameTechnique
	CountMistakes   = path.ShowHouses
	ShowMistakes    = path.ShowCells
)

// What happens to the hint.
type (
	// HintPressed asks for a hint, or for more of the one that is shown.
	HintPressed struct{ desk.To[Steps] }
	// HintClosed takes the hint away.
	HintClosed struct{ desk.To[Steps] }
	// HintStepsPressed shows in the other panel what a hint without a
	// technique is made of.
	HintStepsPressed struct{ desk.To[Steps] }
	// BackToRightPressed goes back to the newest state without a mistake.
	BackToRightPressed struct{ desk.To[Steps] }
)

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
		return MentionMistakes
	case h.Step() == nil:
		return path.NameTechnique
	}
	return path.Apply
}

func (s *Steps) hint(d *desk.Desk) []desk.Cmd {
	here := s.Here(d)
	d.Panel, s.Pointed = desk.SolvePanel, 0
	if _, asked := d.Busy.Job.(work.Hint); asked {
		return nil
	}
	h := &s.Hint
	switch found := h.Step(); {
	case h.Answer == nil || h.For != here:
		*h = Hint{For: here}
		if here.Values() == (board.Grid{}) { // with several solutions, and nothing to look for
			s.showHint(d, work.Hinted{Faults: work.Faults{Solutions: 2}})
			d.Notice = desk.Notice{}
			return nil
		}
		return d.Send(sender, work.Hint{Choice: s.Choice.job(&s.Known), Position: wire.NewPosition(&here)})
	case h.Level < h.Highest() && h.Level+1 < path.Apply:
		h.Level++
		d.Helped(1)
	case found != nil && h.Level+1 == path.Apply:
		return take(d, h.For, []step.Step{*found})
	}
	return nil
}

// showHintSteps asks why the candidate of a hint is false, which the hint knows
// already.
func (s *Steps) showHintSteps(d *desk.Desk) []desk.Cmd {
	a := s.Hint.Answer
	if a == nil || a.Refutation == nil {
		return nil
	}
	s.Ask.Marked = board.CandidateSet{}
	s.Ask.Marked.Add(a.Refutation.Assumed)
	s.Ask.Question, s.Ask.About, s.Ask.For = AskWhyNot, s.Ask.Marked, s.Hint.For
	s.Spot = Spot{For: d.Sheet().Position, At: s.Hint.For}
	d.Panel, s.Tab = desk.StepsPanel, AskTab
	return s.showReason(work.Reason{Faults: a.Faults, Refutation: a.Refutation})
}

// showHint takes in the answer to the request for a hint.
func (s *Steps) showHint(d *desk.Desk, a work.Hinted) {
	s.Hint.Level, s.Hint.Answer = path.NameTechnique, &a
	if s.Hint.Step() != nil || a.Faults.AreMistakes() {
		d.Helped(1)
	}
}

// backToRight goes back, undo by undo, to the newest state of the present
// givens that does not contradict their solution.
func (s *Steps) backToRight(d *desk.Desk) []desk.Cmd {
	a := s.Hint.Answer
	if a == nil || a.Faults.Solutions != 1 {
		return nil
	}
	solution, givens := board.Grid(a.Faults.Solution), d.Sheet().Position.Givens
	for h := d.History; h.Sheet().Position.Givens == givens; h = h.Undo() {
		sheet := h.Sheet()
		entries, eliminations := work.Against(&solution, &sheet.Position)
		if len(entries)+len(eliminations) == 0 {
			_, before := d.History.Path()
			_, now := h.Path()
			d.History = h
			return d.Changed(desk.Notice{Kind: desk.BackToRight, Count: before - now})
		}
		if !h.CanUndo() {
			break
		}
	}
	return takeRight(d, &solution)
}

// takeRight takes the mistakes out of the position, where no state of the
// history is without them.
func takeRight(d *desk.Desk, solution *board.Grid) []desk.Cmd {
	s := d.Sheet()
	entries, eliminations := work.Against(solution, &s.Position)
	s.Answer = game.Answer{}
	for _, c := range entries {
		s.Position = s.Position.WithEntry(c, 0)
	}
	for _, x := range eliminations {
		s.Position.Eliminated.Remove(x)
	}
	return d.Change(s, desk.Notice{Kind: desk.MistakesOut, Count: len(entries) + len(eliminations)})
}
