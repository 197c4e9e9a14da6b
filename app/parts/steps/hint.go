package steps

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/path"
	"sudoku/solver/step"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// Hint is a hint for the next step, and how much of it the player has seen. It is dropped
// when the position changes.
type Hint struct {
	Level  path.Level // 0 for nothing
	Line   int        // index of the last line of the argument shown, from hintWhy on
	Lines  int        // number of lines that are shown one after the other
	Answer *work.Hinted
	For    board.Position // position of the hint
}

// The hint levels that name the technique, and that say why, line by line. Earlier levels
// show where to look and which cells. After the name, one more press applies the step.
const (
	hintName = path.Apply - 1
	hintWhy  = hintName - 1
)

// revealed returns how much of the step the board shows. An assumption has no name, so
// its hint starts by saying that an assumption is needed.
func (h *Hint) revealed() path.Level {
	if h.Answer != nil && h.Answer.Refutation != nil {
		return h.Level
	}
	return min(h.Level+1, path.ShowPattern)
}

// The levels of a hint about mistakes: whether there are any, how many of each kind, and
// which.
const (
	MentionMistakes = path.NameTechnique
	CountMistakes   = path.ShowHouses
	ShowMistakes    = path.ShowCells
)

// The messages for hints.
type (
	// HintPressed requests a hint, or reveals more of the current one.
	HintPressed struct{ desk.To[Steps] }
	// HintClosed closes the hint.
	HintClosed struct{ desk.To[Steps] }
	// HintStepsPressed opens the steps panel with the steps of a hint that needs an
	// assumption.
	HintStepsPressed struct{ desk.To[Steps] }
	// BackToRightPressed returns to the latest state without a mistake.
	BackToRightPressed struct{ desk.To[Steps] }
)

// Step returns the step of the hint, or nil. If no technique has a step,
// it is the elimination that follows from an assumption.
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

// scene returns the picture of the hint's step with its argument.
func (h *Hint) scene() explain.Scene {
	b := board.New(&h.For)
	return explain.Whole(h.Step(), &b)
}

// take stores the engine's answer. A single is explained all at once, since the level
// before already shows its cell.
func (h *Hint) take(a *work.Hinted) {
	h.Answer, h.Lines = a, 1
	if len(a.Steps) > 0 && technique.TechniqueClass(a.Steps[0].Technique) != entry.Single {
		sc := h.scene()
		h.Lines = max(sc.Lines(), 1)
	}
}

// alone returns the line of the argument that the board shows, counted from 1, or 0 for
// the whole step.
func (h *Hint) alone() int {
	if h.Level != hintWhy || h.Line+1 == h.Lines {
		return 0
	}
	return h.Line + 1
}

// followed reports whether the player made a placement or an elimination of the hint's
// step.
func (h *Hint) followed(was, now board.Position) bool {
	found := h.Step()
	if h.Level == 0 || found == nil || found.Technique == "" {
		return false
	}
	return slices.ContainsFunc(found.Placements, func(x board.Candidate) bool {
		return was.Values()[x.Cell()] == 0 && now.Values()[x.Cell()] == x.Digit()
	}) || slices.ContainsFunc(found.Eliminations, func(x board.Candidate) bool {
		return !was.Eliminated.Has(x) && now.Eliminated.Has(x)
	})
}

// Highest returns the highest level of the hint.
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
	d.Panel, s.Pointed, s.Line = desk.SolvePanel, 0, 0
	if _, asked := d.Busy.Job.(work.Hint); asked {
		return nil
	}
	h := &s.Hint
	switch found := h.Step(); {
	case h.Answer == nil || h.For != here:
		*h = Hint{For: here}
		if here.Values() == (board.Grid{}) { // an empty grid has several solutions, and no hint
			s.showHint(d, work.Hinted{Faults: work.Faults{Solutions: 2}})
			d.Notice = desk.Notice{}
			return nil
		}
		return d.Send(sender, work.Hint{Choice: s.forHint(), Position: wire.NewPosition(&here)})
	case h.alone() > 0:
		h.Line++
	case h.Level < h.Highest() && h.Level+1 < path.Apply:
		h.Level++
		d.Helped(1)
	case found != nil && h.Level+1 == path.Apply:
		return take(d, h.For, []step.Step{*found})
	}
	return nil
}

// showHintSteps shows why the hint's candidate is false, using the refutation in the
// hint.
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

// showHint handles the answer to a request for a hint.
func (s *Steps) showHint(d *desk.Desk, a work.Hinted) {
	s.Hint.Level = path.NameTechnique
	s.Hint.take(&a)
	if s.Hint.Step() != nil || a.Faults.AreMistakes() {
		d.Helped(1)
	}
}

// backToRight undoes changes until the state does not contradict the solution of the
// current givens.
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

// takeRight removes the mistakes from the position. It is used if every state in the
// history contains mistakes.
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
