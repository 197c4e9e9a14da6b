package steps

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Fork is a switch to another path, made by choosing a different step.
type Fork struct {
	For     board.Position
	Was     *Path       // the original path
	Taken   []step.Step // steps of Was up to the fork, and the chosen one
	waiting bool        // the remaining steps are pending
}

// ForkDropped returns to the original path.
type ForkDropped struct{ desk.To[Steps] }

// OnPath reports whether the steps found apply to the current place in the path, even if
// the path is no longer shown.
func (s *Steps) OnPath(d *desk.Desk) bool {
	p := s.Explained(d)
	return p != nil && len(p.Steps) > 0 && s.FoundFor == s.Shown.position(s.Start)
}

// fork switches to another path: the current one up to this place, the chosen step, and
// the steps that the engine finds from there.
func (s *Steps) fork(d *desk.Desk, chosen step.Step) []desk.Cmd {
	taken := append(slices.Clone(s.Shown.Path.Steps[:s.Shown.done()]), chosen)
	s.Fork = Fork{For: s.For, Was: s.Shown.Path, Taken: taken, waiting: true}
	d.Panel, s.Tab, s.Preview = desk.StepsPanel, PathTab, 0
	return s.walkFrom(d, afterSteps(s.Start, taken))
}

// showFork shows the new path, at the chosen step.
func (s *Steps) showFork(a work.Explained) []desk.Cmd {
	f := &s.Fork
	f.waiting = false
	at := len(f.Taken) - 1
	s.Shown = Showing{Path: newPath(&s.Start, append(slices.Clone(f.Taken), a.Steps...)), At: at}
	a.Steps = nil
	s.Whole = a
	return []desk.Cmd{inView(&s.Shown)}
}

// Forked returns the original path if the path shown is a fork, or nil.
func (s *Steps) Forked(d *desk.Desk) *Path {
	if s.Fork.waiting || s.Fork.For != d.Sheet().Position || s.Explained(d) == nil {
		return nil
	}
	return s.Fork.Was
}

// dropFork returns to the original path, at the fork.
func (s *Steps) dropFork(d *desk.Desk) []desk.Cmd {
	was := s.Forked(d)
	if was == nil {
		return nil
	}
	s.Shown = Showing{Path: was}
	s.Shown.goTo(len(s.Fork.Taken) - 1)
	s.Fork, s.Playback.Playing, s.Pointed, s.Line = Fork{}, false, 0, 0
	return []desk.Cmd{inView(&s.Shown)}
}
