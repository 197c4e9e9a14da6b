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
	Path  *Path // nil if none
	At    int   // index of the step
	Scene int   // index of the step's picture
	After bool  // show the board after the step, not before it
}

// Step returns the step shown, or nil.
func (s *Showing) Step() *step.Step {
	if s.Path == nil || s.At >= len(s.Path.Steps) {
		return nil
	}
	return &s.Path.Steps[s.At]
}

// Scenes returns the pictures of the step shown.
func (s *Showing) Scenes(depth explain.Depth) []explain.Scene {
	return s.Path.scenes(s.At, depth)
}

// Board returns the board shown.
func (s *Showing) Board() *board.Board {
	at := s.At
	if s.After && at+1 < len(s.Path.Boards) {
		at++
	}
	return &s.Path.Boards[at]
}

// done returns the number of steps before the board shown.
func (s *Showing) done() int {
	if s.After {
		return min(s.At+1, len(s.Path.Steps))
	}
	return s.At
}

// position returns the position shown, in a path from start.
func (s *Showing) position(start board.Position) board.Position {
	return afterSteps(start, s.Path.Steps[:s.done()])
}

// afterSteps returns the position that some steps lead to.
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

// goTo shows the step at the nearest valid index.
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

// forward shows the next picture, or the first one of the next step. It ends with the
// board after the last step.
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

// back shows the previous picture.
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

// MaxSpeed is the highest playback speed of a path.
const MaxSpeed = 100

const defaultSpeed = 40

// Playback is the playback state of a path.
type Playback struct {
	Playing bool
	Speed   int // 0 to MaxSpeed, see Rate
	Depth   explain.Depth
	clock   int // distinguishes the ticks of this play from earlier ones
}

// Rate returns the number of steps per second: 0.2 at speed 0, 4 at MaxSpeed.
func (p *Playback) Rate() float64 { return .2 * math.Pow(20, float64(p.Speed)/MaxSpeed) }

// wait returns a command that waits until the next picture or step is due.
func (p *Playback) wait(d *desk.Desk) []desk.Cmd {
	p.clock = d.NextClock()
	return []desk.Cmd{desk.Wait{Time: time.Duration(float64(time.Second) / p.Rate()), Then: Ticked{Clock: p.clock}}}
}

// The messages for the path shown.
type (
	// StepPointed shows a step on the board while the pointer is on its line.
	StepPointed struct {
		desk.To[Steps]
		Index int
	}
	// StepLeft shows the picked step again.
	StepLeft struct {
		desk.To[Steps]
		Index int
	}
	// Picked shows a step.
	Picked struct {
		desk.To[Steps]
		Index int
	}
	// Moved moves by a number of steps, backwards if negative.
	Moved struct {
		desk.To[Steps]
		By int
	}
	// ScenePicked shows another picture of the step.
	ScenePicked struct {
		desk.To[Steps]
		Index int
	}
	// SceneMoved shows the next picture, or the previous one if Back is set, continuing
	// in the neighbouring step.
	SceneMoved struct {
		desk.To[Steps]
		Back bool
	}
	// DepthPicked sets the level of explanation.
	DepthPicked struct {
		desk.To[Steps]
		Depth explain.Depth
	}
	// SidePicked shows the board before or after the step.
	SidePicked struct {
		desk.To[Steps]
		After bool
	}
	// PlayPressed plays or pauses the path.
	PlayPressed struct{ desk.To[Steps] }
	// SpeedPicked sets the speed.
	SpeedPicked struct {
		desk.To[Steps]
		Speed int
	}
	// Ticked is sent by the clock of a playing path.
	Ticked struct {
		desk.To[Steps]
		Clock int
	}
	// PathEndShown shows the board after the last step.
	PathEndShown struct{ desk.To[Steps] }
	// BoardTaken makes the board shown the current position.
	BoardTaken struct{ desk.To[Steps] }
	// TokenPointed marks on the board what a word in the sentence names.
	TokenPointed struct {
		desk.To[Steps]
		Index int
	}
	// TokenLeft removes the mark.
	TokenLeft struct {
		desk.To[Steps]
		Index int
	}
	// LinePointed limits the drawing to one line of the argument, until LineLeft.
	LinePointed struct {
		desk.To[Steps]
		Index int
	}
	LineLeft struct {
		desk.To[Steps]
		Index int
	}
)

// ListID is the ID of the list of steps. OptionID, followed by an index, is the ID of an
// entry. PathButton is the ID of the button that shows the path.
const (
	ListID     = "step-list"
	OptionID   = "step-"
	PathButton = "path-tab"
)

// pathFocus moves the focus to the list of steps. A single step has no list, so the focus
// moves to the button instead.
func pathFocus(p *Path) desk.Cmd {
	if len(p.Steps) > 1 {
		return desk.FocusStill{ID: ListID}
	}
	return desk.FocusStill{ID: PathButton}
}

// goIn moves to another place in the path shown, if any, scrolls the list to it, and
// pauses.
func (s *Steps) goIn(d *desk.Desk, move func(*Showing)) []desk.Cmd {
	s.Pointed, s.Line, s.Preview = 0, 0, 0
	shown := s.shown(d)
	if shown == nil {
		return nil
	}
	s.Playback.Playing = false
	move(shown)
	return []desk.Cmd{inView(shown)}
}

func (s *Steps) pointAt(d *desk.Desk, index int) {
	if shown := s.shown(d); shown != nil && !s.Playback.Playing && index < len(shown.Path.Steps) {
		s.Preview = index + 1
	}
}

// inView scrolls the list to the step shown.
func inView(s *Showing) desk.Cmd { return desk.ShowElement{ID: OptionID + strconv.Itoa(s.At)} }

// showSide shows the board before or after the step.
func (s *Steps) showSide(d *desk.Desk, after bool) {
	s.Pointed, s.Line = 0, 0
	if shown := s.shown(d); shown != nil {
		s.Playback.Playing, shown.After = false, after
	}
}

// setDepth sets the level of explanation and returns to the step's first picture.
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

// playOrPause plays or pauses the path. At the end it plays from the start.
func (s *Steps) playOrPause(d *desk.Desk) []desk.Cmd {
	s.Pointed, s.Line, s.Preview = 0, 0, 0
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

// tick advances to the step's next picture, the board after it, or the next step.
func (s *Steps) tick(d *desk.Desk, clock int) []desk.Cmd {
	shown := s.shown(d)
	if shown == nil || !s.Playback.Playing || clock != s.Playback.clock {
		return nil
	}
	s.Pointed, s.Line = 0, 0
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

// takeBoard makes the board shown the current position. Its digits become entries, and
// its eliminations are kept.
func (s *Steps) takeBoard(d *desk.Desk) []desk.Cmd {
	s.Pointed, s.Line = 0, 0
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

// take makes the position after steps the current one. Pencil marks of eliminated
// candidates are removed.
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
