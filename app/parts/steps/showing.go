package steps

import (
	"math"
	"strconv"
	"time"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/step"
)

// Showing is a place in a path.
type Showing struct {
	Path  *Path // nil: none
	At    int   // index of the step
	Scene int   // index among the step's pictures
	After bool  // the board after the step, else the one before it
}

// Step is the step shown, nil if there is none.
func (s *Showing) Step() *step.Step {
	if s.Path == nil || s.At >= len(s.Path.Steps) {
		return nil
	}
	return &s.Path.Steps[s.At]
}

// Scenes are the pictures of the step shown.
func (s *Showing) Scenes(depth explain.Depth) []explain.Scene {
	return explain.Scenes(s.Step(), &s.Path.Boards[s.At], depth)
}

// Board is the board shown.
func (s *Showing) Board() *board.Board {
	at := s.At
	if s.After && at+1 < len(s.Path.Boards) {
		at++
	}
	return &s.Path.Boards[at]
}

// done is how many steps lead to the board shown.
func (s *Showing) done() int {
	if s.After {
		return min(s.At+1, len(s.Path.Steps))
	}
	return s.At
}

// position is the position shown, in a path from start.
func (s *Showing) position(start board.Position) board.Position {
	return afterSteps(start, s.Path.Steps[:s.done()])
}

// afterSteps is the position that steps lead to.
func afterSteps(start board.Position, steps []step.Step) board.Position {
	for i := range steps {
		for _, x := range steps[i].Placements {
			start = start.WithEntry(x.Cell(), x.Digit())
		}
		for _, x := range steps[i].Eliminations {
			start.Eliminated.Add(x)
		}
	}
	return start
}

// goTo shows a step, or the nearest there is.
func (s *Showing) goTo(at int) {
	s.At = max(min(at, len(s.Path.Steps)-1), 0)
	s.Scene, s.After = 0, false
}

// goToEnd shows the board after the last step.
func (s *Showing) goToEnd() {
	s.goTo(len(s.Path.Steps) - 1)
	s.After = true
}

// pickScene shows another picture of the step.
func (s *Showing) pickScene(index int, depth explain.Depth) {
	s.Scene, s.After = max(min(index, len(s.Scenes(depth))-1), 0), false
}

// forward shows the next picture, of the next step after the last; the board after
// the last step comes at the end.
func (s *Showing) forward(depth explain.Depth) {
	switch {
	case !s.After && s.Scene+1 < len(s.Scenes(depth)):
		s.Scene++
	case s.At+1 < len(s.Path.Steps):
		s.goTo(s.At + 1)
	default:
		s.After = true
	}
}

// back shows the picture before.
func (s *Showing) back(depth explain.Depth) {
	switch {
	case s.After:
		s.After = false
	case s.Scene > 0:
		s.Scene--
	case s.At > 0:
		s.goTo(s.At - 1)
		s.Scene = len(s.Scenes(depth)) - 1
	}
}

// MaxSpeed is the largest speed at which a path is played.
const MaxSpeed = 100

const defaultSpeed = 40

// Playback is how a path is played.
type Playback struct {
	Playing bool
	Speed   int // 0 to MaxSpeed, see Rate
	Depth   explain.Depth
	clock   int // distinguishes the ticks of the present play from earlier ones
}

// Rate is the number of steps per second: one in five seconds at speed 0, four
// a second at MaxSpeed.
func (p *Playback) Rate() float64 { return .2 * math.Pow(20, float64(p.Speed)/MaxSpeed) }

// wait waits until the next step, or the next of its drawings, is due.
func (p *Playback) wait(d *desk.Desk) []desk.Cmd {
	p.clock = d.NextClock()
	return []desk.Cmd{desk.Wait{Time: time.Duration(float64(time.Second) / p.Rate()), Then: Ticked{Clock: p.clock}}}
}

// What happens to the path that is shown.
type (
	// Picked shows a step.
	Picked struct {
		desk.To[Steps]
		Index int
	}
	// Moved goes forward or, below 0, back by a number of steps.
	Moved struct {
		desk.To[Steps]
		By int
	}
	// ScenePicked shows another picture of the step.
	ScenePicked struct {
		desk.To[Steps]
		Index int
	}
	// SceneMoved shows the next picture or, if Back, the one before, and goes on
	// with the step there.
	SceneMoved struct {
		desk.To[Steps]
		Back bool
	}
	// DepthPicked chooses how much is said.
	DepthPicked struct {
		desk.To[Steps]
		Depth explain.Depth
	}
	// SidePicked shows the board before the step, or after it.
	SidePicked struct {
		desk.To[Steps]
		After bool
	}
	// PlayPressed plays the path, or pauses.
	PlayPressed struct{ desk.To[Steps] }
	// SpeedPicked chooses a speed.
	SpeedPicked struct {
		desk.To[Steps]
		Speed int
	}
	// Ticked is the clock of a playing path.
	Ticked struct {
		desk.To[Steps]
		Clock int
	}
	// PathEndShown shows the board after the last step.
	PathEndShown struct{ desk.To[Steps] }
	// BoardTaken makes the board that is shown the position.
	BoardTaken struct{ desk.To[Steps] }
	// TokenPointed marks on the board what a word of the sentence names.
	TokenPointed struct {
		desk.To[Steps]
		Index int
	}
	// TokenLeft takes the mark away.
	TokenLeft struct {
		desk.To[Steps]
		Index int
	}
)

// ListID is the id of the list of steps, OptionID followed by the step's index
// that of a line in it. PathButton is that of the button that shows the path.
const (
	ListID     = "step-list"
	OptionID   = "step-"
	PathButton = "path-tab"
)

// pathFocus is where the focus goes when a path is shown: there is no list of a
// step alone.
func pathFocus(p *Path) desk.Cmd {
	if len(p.Steps) > 1 {
		return desk.FocusStill{ID: ListID}
	}
	return desk.FocusStill{ID: PathButton}
}

// goIn goes to another place in the path that is shown, if there is one, brings
// it into view in the list, and pauses.
func (s *Steps) goIn(d *desk.Desk, move func(*Showing)) []desk.Cmd {
	s.Pointed = 0
	shown := s.shown(d)
	if shown == nil {
		return nil
	}
	s.Playback.Playing = false
	move(shown)
	return []desk.Cmd{inView(shown)}
}

// inView brings the step shown into view in the list.
func inView(s *Showing) desk.Cmd { return desk.ShowElement{ID: OptionID + strconv.Itoa(s.At)} }

// showSide shows the board before the step, or after it.
func (s *Steps) showSide(d *desk.Desk, after bool) {
	s.Pointed = 0
	if shown := s.shown(d); shown != nil {
		s.Playback.Playing, shown.After = false, after
	}
}

// setDepth chooses how much is said, from the step's beginning.
func (s *Steps) setDepth(d *desk.Desk, depth explain.Depth) []desk.Cmd {
	s.Playback.Depth = min(depth, explain.Depths-1)
	return append(s.goIn(d, func(shown *Showing) { shown.Scene = 0 }), desk.Save{})
}

func (s *Steps) setSpeed(d *desk.Desk, speed int) []desk.Cmd {
	s.Playback.Speed = min(max(speed, 0), MaxSpeed)
	if !s.Playback.Playing {
		return nil
	}
	return s.Playback.wait(d)
}

// playOrPause plays the path, from the start where it is at the end.
func (s *Steps) playOrPause(d *desk.Desk) []desk.Cmd {
	s.Pointed = 0
	shown := s.shown(d)
	if shown == nil {
		return nil
	}
	if s.Playback.Playing = !s.Playback.Playing; !s.Playback.Playing {
		return nil
	}
	if shown.At == len(shown.Path.Steps)-1 && shown.After {
		shown.goTo(0)
	}
	return s.Playback.wait(d)
}

// tick goes on to the next drawing of the step, to the board after it, or to the
// next step.
func (s *Steps) tick(d *desk.Desk, clock int) []desk.Cmd {
	shown := s.shown(d)
	if shown == nil || !s.Playback.Playing || clock != s.Playback.clock {
		return nil
	}
	s.Pointed = 0
	last := len(shown.Path.Steps) - 1
	switch {
	case !shown.After && shown.Scene+1 < len(shown.Scenes(s.Playback.Depth)):
		shown.Scene++
	case !shown.After:
		shown.After = true
	case shown.At < last:
		shown.goTo(shown.At + 1)
	}
	var cmds []desk.Cmd
	if s.Playback.Playing = shown.At < last || !shown.After; s.Playback.Playing {
		cmds = s.Playback.wait(d)
	}
	return append(cmds, inView(shown))
}

// takeBoard makes the board that is shown the position: its digits become
// entries, and what it has ruled out is ruled out.
func (s *Steps) takeBoard(d *desk.Desk) []desk.Cmd {
	s.Pointed = 0
	shown := s.shown(d)
	if shown == nil || shown.Path.HasAssumed {
		return nil
	}
	steps := shown.Path.Steps[:shown.At]
	if shown.After {
		steps = shown.Path.Steps[:shown.At+1]
	}
	return take(d, s.pathStart(d), steps)
}

// take makes what steps lead to, from a position on, the position. Pencil marks
// that the steps rule out go with it.
func take(d *desk.Desk, p board.Position, steps []step.Step) []desk.Cmd {
	s := d.Sheet()
	s.Position, s.Locked, s.Answer = p, true, game.Answer{}
	for i := range steps {
		for _, x := range steps[i].Placements {
			s.Write(board.NewCellSet(x.Cell()), x.Digit(), d.Options.Has(desk.TidyMarks))
		}
		for _, x := range steps[i].Eliminations {
			s.Position.Eliminated.Add(x)
			s.Marks.Corner[x.Cell()] = s.Marks.Corner[x.Cell()].Without(x.Digit())
			s.Marks.Centre[x.Cell()] = s.Marks.Centre[x.Cell()].Without(x.Digit())
		}
	}
	if s == d.Sheet() {
		return nil
	}
	d.Helped(len(steps))
	notice := desk.Notice{Kind: desk.StepsApplied, Count: len(steps)}
	if len(steps) == 1 {
		notice.Placed, notice.RuledOut = step.NewCandidateSet(steps[0].Placements), step.NewCandidateSet(steps[0].Eliminations)
	}
	return d.Change(s, notice)
}
