package steps

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Fork is where the player has left a path by another step.
type Fork struct {
	For     board.Position
	Was     *Path       // the path that was left
	Taken   []step.Step // its steps up to there, and the one that was chosen
	waiting bool        // for the way on
}

// ForkDropped goes back to the path that was left.
type ForkDropped struct{ desk.To[Steps] }

// OnPath reports whether the steps found are those at the place in the path that is
// shown, or was left to look at them.
func (s *Steps) OnPath(d *desk.Desk) bool {
	p := s.Explained(d)
	return p != nil && len(p.Steps) > 0 && s.FoundFor == s.Shown.position(s.Start)
}

// fork goes on along another path: the present one up to the place shown, then one
// of the steps found there, then whatever comes.
func (s *Steps) fork(d *desk.Desk, chosen step.Step) []desk.Cmd {
	taken := append(slices.Clone(s.Shown.Path.Steps[:s.Shown.done()]), chosen)
	s.Fork = Fork{For: s.For, Was: s.Shown.Path, Taken: taken, waiting: true}
	d.Panel, s.Tab, s.Preview = desk.StepsPanel, PathTab, 0
	return s.walkFrom(d, afterSteps(s.Start, taken))
}

// showFork shows the path by way of the step that was chosen, from there on.
func (s *Steps) showFork(a work.Explained) []desk.Cmd {
	f := &s.Fork
	f.waiting = false
	at := len(f.Taken) - 1
	s.Shown = Showing{Path: newPath(&s.Start, append(slices.Clone(f.Taken), a.Steps...)), At: at}
	a.Steps = nil
	s.Whole = a
	return []desk.Cmd{inView(&s.Shown)}
}

// Forked is the path that was left for the one shown, nil if none was.
func (s *Steps) Forked(d *desk.Desk) *Path {
	if s.Fork.waiting || s.Fork.For != d.Sheet().Position || s.Explained(d) == nil {
		return nil
	}
	return s.Fork.Was
}

// dropFork goes back to the path that was left, where it was left.
func (s *Steps) dropFork(d *desk.Desk) []desk.Cmd {
	was := s.Forked(d)
	if was == nil {
		return nil
	}
	s.Shown = Showing{Path: was}
	s.Shown.goTo(len(s.Fork.Taken) - 1)
	s.Fork, s.Playback.Playing, s.Pointed = Fork{}, false, 0
	return []desk.Cmd{inView(&s.Shown)}
}
