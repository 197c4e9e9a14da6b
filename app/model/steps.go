package model

import (
	"math"
	"slices"
	"time"

	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Path is a row of steps that the page goes through: a path to the solution, a
// proof, or what follows from an assumption. It is not changed once it is made.
type Path struct {
	Steps []step.Step
	// Boards are those before each step and, last, the one behind the last.
	Boards []board.Board
	// Assumed is a candidate taken for true at the start, if HasAssumed.
	Assumed    board.Candidate
	HasAssumed bool
	// Hardest is the index of the first step whose technique stands last in the
	// catalog, and of these the one with the highest rating; -1 without steps.
	Hardest int
}

// newPath is the path of steps from a position.
func newPath(start *board.Position, steps work.Steps) *Path {
	p := &Path{Steps: steps, Boards: []board.Board{board.New(start)}}
	return p.walk()
}

// newRefutation is the path from an assumption.
func newRefutation(start *board.Position, r *work.Refutation) *Path {
	b := board.New(start)
	b.Place(r.Assumed.Cell(), r.Assumed.Digit())
	p := &Path{Steps: r.Steps, Boards: []board.Board{b}, Assumed: r.Assumed, HasAssumed: true}
	return p.walk()
}

func (p *Path) walk() *Path {
	p.Hardest = -1
	var highest [2]int
	for i := range p.Steps {
		b := p.Boards[i]
		p.Steps[i].Apply(&b)
		p.Boards = append(p.Boards, b)
		hardness := [2]int{placeInCatalog(p.Steps[i].Technique), Rating(&p.Steps[i])}
		if p.Hardest < 0 || slices.Compare(hardness[:], highest[:]) > 0 {
			p.Hardest, highest = i, hardness
		}
	}
	return p
}

// placeInCatalog is the index of a technique in the catalog, which begins with
// what a person sees most easily.
func placeInCatalog(key string) int {
	return slices.IndexFunc(technique.Catalog(), func(t *technique.Technique) bool { return t.Key == key })
}

// Rating is the Sudoku Explainer rating of a step in tenths, 0 if it has none.
func Rating(s *step.Step) int {
	if t := technique.ByKey(s.Technique); t != nil {
		return t.Rating(s)
	}
	return s.SE
}

// Showing is a place in a path.
type Showing struct {
	Path  *Path // nil: none
	At    int   // index of the step
	View  int   // index of the step's drawing
	After bool  // the board behind the step, else the one before it
}

// Step is the step shown, nil if there is none.
func (s *Showing) Step() *step.Step {
	if s.Path == nil || s.At >= len(s.Path.Steps) {
		return nil
	}
	return &s.Path.Steps[s.At]
}

// Board is the board shown.
func (s *Showing) Board() *board.Board {
	at := s.At
	if s.After && at+1 < len(s.Path.Boards) {
		at++
	}
	return &s.Path.Boards[at]
}

// goTo shows a step, or the nearest there is.
func (s *Showing) goTo(at int) {
	s.At = max(min(at, len(s.Path.Steps)-1), 0)
	s.View, s.After = 0, false
}

// MaxStepSpeed is the largest speed at which a path is played.
const MaxStepSpeed = 100

const defaultStepSpeed = 40

// StepPlay is how a path is played.
type StepPlay struct {
	Playing bool
	Speed   int // 0 to MaxStepSpeed, see Rate
	clock   int // tells the ticks of the present play from earlier ones
}

// Rate is the number of steps per second: one in five seconds at speed 0, four
// a second at MaxStepSpeed.
func (p *StepPlay) Rate() float64 { return .2 * math.Pow(20, float64(p.Speed)/MaxStepSpeed) }

// wait waits until the next step, or the next of its drawings, is due.
func (p *StepPlay) wait() []Cmd {
	p.clock++
	return []Cmd{Wait{time.Duration(float64(time.Second) / p.Rate()), StepTicked{p.clock}}}
}

// What happens to the path that is shown.
type (
	// StepPicked shows a step.
	StepPicked struct{ Index int }
	// StepMoved goes forward or, below 0, back by a number of steps.
	StepMoved struct{ By int }
	// StepViewPicked shows another drawing of the step.
	StepViewPicked struct{ Index int }
	// StepSidePicked shows the board before the step, or behind it.
	StepSidePicked struct{ After bool }
	// StepsPlayPressed plays the path, or pauses.
	StepsPlayPressed struct{}
	// StepSpeedPicked chooses a speed.
	StepSpeedPicked struct{ Speed int }
	// StepTicked tells a playing path that time has gone by.
	StepTicked struct{ Clock int }
	// PathEndShown shows the board behind the last step.
	PathEndShown struct{}
	// StepsTaken makes the board that is shown the position.
	StepsTaken struct{}
	// TokenPointed marks on the board what a word of the sentence names.
	TokenPointed struct{ Index int }
	// TokenLeft marks it no longer.
	TokenLeft struct{ Index int }
)

func (StepPicked) msg()       {}
func (StepMoved) msg()        {}
func (StepViewPicked) msg()   {}
func (StepSidePicked) msg()   {}
func (StepsPlayPressed) msg() {}
func (StepSpeedPicked) msg()  {}
func (StepTicked) msg()       {}
func (PathEndShown) msg()     {}
func (StepsTaken) msg()       {}
func (TokenPointed) msg()     {}
func (TokenLeft) msg()        {}

// StepList is the id of the list of steps, StepOption with the step's index
// behind it that of a line in it. PathButton is that of the button that shows
// the path.
const (
	StepList   = "step-list"
	StepOption = "step-"
	PathButton = "path-tab"
)

// pathFocus is where the focus goes when a path is shown: there is no list of a
// step alone.
func pathFocus(p *Path) Cmd {
	if len(p.Steps) > 1 {
		return FocusStill{StepList}
	}
	return FocusStill{PathButton}
}

// ShowElement scrolls the element with an id into view, once it is drawn.
type ShowElement struct{ ID string }

// FocusStill moves the focus to the element with an id, once it is drawn, and
// does not scroll the page.
type FocusStill struct{ ID string }

func (ShowElement) cmd() {}
func (FocusStill) cmd()  {}

// updateShowing handles the messages of the path that is shown; ok is false for
// any other.
func (m Model) updateShowing(msg Msg) (next Model, cmds []Cmd, ok bool) {
	e := &m.Explain
	if _, isTick := msg.(StepTicked); !isTick && isOfShowing(msg) {
		e.Pointed = 0
	}
	shown := m.showing()
	switch msg := msg.(type) {
	case TokenPointed:
		e.Pointed = msg.Index + 1
		return m, nil, true
	case TokenLeft:
		if e.Pointed == msg.Index+1 {
			e.Pointed = 0
		}
		return m, nil, true
	case StepSpeedPicked:
		e.Play.Speed = min(max(msg.Speed, 0), MaxStepSpeed)
		if e.Play.Playing {
			cmds = e.Play.wait()
		}
		return m, cmds, true
	}
	if shown == nil {
		return m, nil, isOfShowing(msg)
	}
	last := len(shown.Path.Steps) - 1
	switch msg := msg.(type) {
	case StepPicked:
		e.Play.Playing = false
		shown.goTo(msg.Index)
	case StepMoved:
		e.Play.Playing = false
		shown.goTo(shown.At + msg.By)
	case PathEndShown:
		e.Play.Playing = false
		shown.goTo(last)
		shown.After = true
	case StepViewPicked:
		e.Play.Playing = false
		shown.View = max(min(msg.Index, len(shown.Step().Views)-1), 0)
	case StepSidePicked:
		e.Play.Playing = false
		shown.After = msg.After
		return m, nil, true
	case StepsPlayPressed:
		if e.Play.Playing = !e.Play.Playing; e.Play.Playing {
			if shown.At == last && shown.After {
				shown.goTo(0)
			}
			cmds = e.Play.wait()
		}
		return m, cmds, true
	case StepTicked:
		if !e.Play.Playing || msg.Clock != e.Play.clock {
			return m, nil, true
		}
		e.Pointed = 0
		switch {
		case !shown.After && shown.View+1 < len(shown.Step().Views):
			shown.View++
		case !shown.After:
			shown.After = true
		case shown.At < last:
			shown.goTo(shown.At + 1)
		}
		if e.Play.Playing = shown.At < last || !shown.After; e.Play.Playing {
			cmds = e.Play.wait()
		}
	case StepsTaken:
		m, cmds = m.takeBoard(shown)
		return m, cmds, true
	default:
		return m, nil, false
	}
	return m, append(cmds, ShowElement{stepID(m.showing().At)}), true
}

// isOfShowing reports whether a message is about a path that is shown.
func isOfShowing(msg Msg) bool {
	switch msg.(type) {
	case StepPicked, StepMoved, StepViewPicked, StepSidePicked, StepsPlayPressed, StepTicked, PathEndShown, StepsTaken:
		return true
	}
	return false
}

// takeBoard makes the board that is shown the position: its digits become
// entries, and what it has ruled out is ruled out.
func (m Model) takeBoard(shown *Showing) (Model, []Cmd) {
	if shown.Path.HasAssumed {
		return m, nil
	}
	steps := shown.Path.Steps[:shown.At]
	if shown.After {
		steps = shown.Path.Steps[:shown.At+1]
	}
	return m.takeSteps(m.pathStart(), steps)
}

// takeSteps makes what steps lead to, from a position on, the position. Pencil
// marks that the steps rule out go with it.
func (m Model) takeSteps(p board.Position, steps []step.Step) (Model, []Cmd) {
	s := m.Sheet()
	s.Position, s.Playing, s.Answer = p, true, Answer{}
	for i := range steps {
		for _, x := range steps[i].Placements {
			s.writeDigit(board.CellSetOf(x.Cell()), x.Digit(), m.Play.Options.Has(TidyMarks))
		}
		for _, x := range steps[i].Eliminations {
			s.Position.Eliminated.Add(x)
			s.Marks.Corner[x.Cell()] = s.Marks.Corner[x.Cell()].Without(x.Digit())
			s.Marks.Centre[x.Cell()] = s.Marks.Centre[x.Cell()].Without(x.Digit())
		}
	}
	if s == m.Sheet() {
		return m, nil
	}
	notice := Notice{Kind: StepsApplied, Count: len(steps)}
	if len(steps) == 1 {
		notice.Name = steps[0].EffectsText()
	}
	return m.change(s, notice)
}
