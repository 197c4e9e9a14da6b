package model

import (
	"slices"
	"strconv"

	"sudoku/app/work"
	"sudoku/solver/board"
)

// Explain is the state of the panel that solves step by step. What the engine
// found belongs to a position; it is shown as long as that is the present one,
// so that undo brings it back.
type Explain struct {
	Tab    ExplainTab
	Choice Techniques

	For   board.Position // what Start, Shown and Path belong to
	Start board.Position // where the path begins: For, or its givens alone after a mistake
	Whole work.Explained // without its steps
	Shown Showing        // in the path

	FoundFor board.Position
	Found    *Found
	Preview  int // of the steps found, counted from 1; 0 for none

	RatedFor board.Grid  // the givens that were rated
	Rated    *work.Rated // nil: none were

	Ask     Ask
	Play    StepPlay
	Pointed int // the word of the sentence that is pointed at, counted from 1
}

// Found is everything that the techniques find in a position, technique by
// technique.
type Found struct {
	Path   *Path // each step by itself: only the first board means something
	Groups []FoundGroup
	Answer work.Found // without its steps
}

// FoundGroup is the steps of one technique, from one index up to another.
type FoundGroup struct {
	Technique string
	From, To  int
}

// ExplainTab is a part of the panel.
type ExplainTab uint8

// The parts.
const (
	PathTab ExplainTab = iota
	FoundTab
	AskTab
	ChoiceTab
	RatingTab
)

// ExplainTabs is their number.
const ExplainTabs = 5

// What happens in the panel.
type (
	// ExplainPressed looks for the path and shows the panel.
	ExplainPressed struct{}
	// ExplainTabPicked shows a part of the panel.
	ExplainTabPicked struct{ Tab ExplainTab }
	// TechniqueAdded switches a technique on and looks for the path again.
	TechniqueAdded struct{ Key string }
	// FoundPreviewed shows one of the steps found on the board.
	FoundPreviewed struct{ Index int }
	// FoundLeft shows it no longer.
	FoundLeft struct{ Index int }
	// FoundTaken takes one of the steps found.
	FoundTaken struct{ Index int }
)

func (ExplainPressed) msg()   {}
func (ExplainTabPicked) msg() {}
func (TechniqueAdded) msg()   {}
func (FoundPreviewed) msg()   {}
func (FoundLeft) msg()        {}
func (FoundTaken) msg()       {}

// ExplainButton is the id of the button that looks for the path.
const ExplainButton = "explain"

func newExplain() Explain {
	return Explain{Choice: newTechniques(), Play: StepPlay{Speed: defaultStepSpeed}, Ask: newAsk()}
}

// Explained is the path of the present position, nil if there is none.
func (m *Model) Explained() *Path {
	if m.Explain.For != m.Sheet().Position {
		return nil
	}
	return m.Explain.Shown.Path
}

// FoundHere is everything found in the present position, nil if it was not
// looked for.
func (m *Model) FoundHere() *Found {
	if m.Explain.FoundFor != m.Sheet().Position {
		return nil
	}
	return m.Explain.Found
}

// showing is the place in the path that the panel shows now, nil if it shows
// none.
func (m *Model) showing() *Showing {
	switch {
	case m.Panel != StepsPanel:
	case m.Explain.Tab == PathTab && m.Explained() != nil && len(m.Explained().Steps) > 0:
		return &m.Explain.Shown
	case m.Explain.Tab == AskTab && m.Reason() != nil && m.Explain.Ask.Shown.Step() != nil:
		return &m.Explain.Ask.Shown
	}
	return nil
}

// Showing is the step on the board, the zero value if there is none.
func (m *Model) Showing() Showing {
	if s := m.showing(); s != nil {
		return *s
	}
	found := m.FoundHere()
	if i := m.Explain.Preview; m.Panel == StepsPanel && m.Explain.Tab == FoundTab && found != nil && i > 0 {
		one := &Path{Steps: found.Path.Steps[i-1 : i], Boards: found.Path.Boards[:1], Hardest: -1}
		return Showing{Path: one}
	}
	return Showing{}
}

// Rating is the rating of the present givens, nil if they were not rated.
func (m *Model) Rating() *work.Rated {
	if m.Explain.RatedFor != m.Sheet().Position.Givens {
		return nil
	}
	return m.Explain.Rated
}

// findSteps looks for everything that can be done in the position.
func (m Model) findSteps() (Model, []Cmd) {
	return m.send(work.FindSteps{Choice: m.Explain.Choice.job(), Position: m.workPosition()})
}

// pathStart is where the path that is shown begins.
func (m *Model) pathStart() board.Position {
	if m.Explain.Tab == PathTab {
		return m.Explain.Start
	}
	return m.Sheet().Position
}

// updateExplain handles the messages of the panel; ok is false for any other.
func (m Model) updateExplain(msg Msg) (next Model, cmds []Cmd, ok bool) {
	switch msg := msg.(type) {
	case ExplainPressed:
		m, cmds = m.explain()
	case ExplainTabPicked:
		m.Explain.Play.Playing, m.Explain.Pointed, m.Explain.Preview = false, 0, 0
		switch m.Explain.Tab = min(msg.Tab, ExplainTabs-1); {
		case m.Explain.Tab == FoundTab && m.FoundHere() == nil:
			m, cmds = m.findSteps()
		case m.Explain.Tab == RatingTab && m.Rating() == nil:
			m, cmds = m.send(work.Rate{Givens: work.Grid(m.Sheet().Position.Givens)})
		}
	case TechniqueAdded:
		if slices.Contains(m.Explain.Choice.List, TechniqueChoice{msg.Key, false}) {
			m, cmds, _ = m.updateTechniques(TechniqueToggled{msg.Key})
		}
		again, more := m.explain()
		return again, append(cmds, more...), true
	case FoundPreviewed:
		if found := m.FoundHere(); found != nil && msg.Index < len(found.Path.Steps) {
			m.Explain.Preview = msg.Index + 1
		}
	case FoundLeft:
		if m.Explain.Preview == msg.Index+1 {
			m.Explain.Preview = 0
		}
	case FoundTaken:
		if found := m.FoundHere(); found != nil && msg.Index < len(found.Path.Steps) {
			m, cmds = m.takeSteps(m.Sheet().Position, found.Path.Steps[msg.Index:msg.Index+1])
		}
		if m.Panel == StepsPanel && m.Explain.Tab == FoundTab {
			again, more := m.findSteps()
			again.Notice = m.Notice
			m, cmds = again, append(cmds, more...)
		}
	default:
		if next, cmds, ok := m.updateShowing(msg); ok {
			return next, cmds, true
		}
		if next, cmds, ok := m.updateAsk(msg); ok {
			return next, cmds, true
		}
		return m.updateTechniques(msg)
	}
	return m, cmds, true
}

// explain looks for the path unless it is there.
func (m Model) explain() (Model, []Cmd) {
	var cmds []Cmd
	if m.Panel != StepsPanel || m.Explain.Tab != PathTab {
		m.Panel, m.Explain.Tab = StepsPanel, PathTab
	}
	if path := m.Explained(); path != nil {
		return m, []Cmd{pathFocus(path)}
	}
	m, cmds = m.send(work.Explain{Choice: m.Explain.Choice.job(), Position: m.workPosition(), Fewest: m.Explain.Choice.Fewest})
	return m, append(cmds, FocusElement{ExplainButton})
}

// workPosition is the present position for a request.
func (m *Model) workPosition() work.Position {
	p := m.Sheet().Position
	return work.PositionOf(&p)
}

// hearSteps takes in an answer of the engine that consists of steps.
func (m Model) hearSteps(answer work.Answer) (Model, []Cmd) {
	switch a := answer.(type) {
	case work.Explained:
		return m.showPath(a)
	case work.Found:
		return m.showFound(a), nil
	case work.Rated:
		m.Explain.RatedFor, m.Explain.Rated = m.Sheet().Position.Givens, &a
	case work.Hinted:
		return m.showHint(a), nil
	case work.Reason:
		return m.showReason(a)
	}
	return m, nil
}

func (m Model) showPath(a work.Explained) (Model, []Cmd) {
	e := &m.Explain
	e.For, e.Start = m.Sheet().Position, a.Start.Plain()
	e.Shown = Showing{Path: newPath(&e.Start, a.Steps)}
	a.Steps = nil
	e.Whole = a
	e.Play.Playing, e.Pointed = false, 0
	if m.Panel != StepsPanel {
		return m, nil
	}
	return m, []Cmd{pathFocus(e.Shown.Path)}
}

func (m Model) showFound(a work.Found) Model {
	p := m.Sheet().Position
	// The steps stand beside each other, so each is a path of its own.
	path := &Path{Steps: a.Steps, Boards: []board.Board{board.New(&p)}, Hardest: -1}
	found := &Found{Path: path}
	for i := range a.Steps {
		if last := len(found.Groups) - 1; last >= 0 && found.Groups[last].Technique == a.Steps[i].Technique {
			found.Groups[last].To = i + 1
		} else {
			found.Groups = append(found.Groups, FoundGroup{a.Steps[i].Technique, i, i + 1})
		}
	}
	a.Steps = nil
	found.Answer = a
	m.Explain.FoundFor, m.Explain.Found, m.Explain.Preview = p, found, 0
	return m
}

// explainChanged drops what was drawn of a position that is no longer there.
func (m Model) explainChanged() Model {
	m.Explain.Play.Playing, m.Explain.Pointed, m.Explain.Preview = false, 0, 0
	m.Hint = Hint{}
	return m
}

func stepID(i int) string { return StepOption + strconv.Itoa(i) }

// forget drops the answers that another choice of techniques would change.
func (e *Explain) forget() {
	e.Shown, e.Found, e.Preview, e.Pointed, e.Play.Playing = Showing{}, nil, 0, 0, false
	e.Whole.Faults = work.Faults{}
	e.Ask.Answer, e.Ask.Shown = nil, Showing{}
	e.Choice.List = slices.Clone(e.Choice.List)
}
