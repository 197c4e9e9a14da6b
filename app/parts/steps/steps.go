// Package steps handles solving step by step: the path, all steps in a position,
// questions about candidates, hints, the choice of techniques, and the rating.
package steps

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/path"
)

// Steps is the state of this part. The engine's results belong to a position and are
// shown while it is current, so undo restores them.
type Steps struct {
	Tab    Tab
	Choice Techniques
	Known  Known
	Learnt LearntRead // only hints use it

	For   board.Position // position for Start, Shown and Whole
	Start board.Position // start of the path: For, or only its givens after a mistake
	Whole work.Explained // the engine's answer, without the steps
	Shown Showing        // place in the path
	Fork  Fork
	Proof Proof

	Summaries    [Kinds]*Summary // summaries of the paths found from SummariesFor
	SummariesFor board.Position

	Spot     Spot
	FoundFor board.Position
	Found    *Found
	Preview  int // the step under the pointer, in Found or in the path, counted from 1; 0 if none
	// FoundSort is the order of the steps found.
	FoundSort  FoundSort
	foundAsked int // ID of the request for the slow steps, 0 if none

	RatedFor board.Grid  // the givens rated
	Rated    *work.Rated // nil if none

	Ask      Ask
	Hint     Hint
	Playback Playback
	Pointed  int // the word pointed at in the sentence, counted from 1; 0 if none
	Line     int // the line pointed at in the argument, counted from 1; 0 if none
}

// Tab is a tab of the panel.
type Tab uint8

// The tabs.
const (
	PathTab Tab = iota
	FoundTab
	AskTab
	ChoiceTab
	RatingTab
)

// Tabs is the number of tabs.
const Tabs = 5

// Msg is a message to this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Steps] }

// The messages of the panel.
type (
	// Pressed requests the path and opens the panel.
	Pressed struct{ desk.To[Steps] }
	// TabPicked opens a tab of the panel.
	TabPicked struct {
		desk.To[Steps]
		Tab Tab
	}
	// TechniqueAdded turns a technique on and requests the path again.
	TechniqueAdded struct {
		desk.To[Steps]
		Key string
	}
)

// Button is the ID of the button that requests the path.
const Button = "explain"

// New returns the state for a first visit.
func New() Steps {
	return Steps{Choice: newTechniques(), Known: NewKnown(), Playback: Playback{Speed: defaultSpeed}}
}

// Receive handles a message to this part.
func (s *Steps) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	own, ok := msg.(Msg)
	if ok {
		cmds = s.Update(d, own)
	}
	return cmds, ok
}

// Update handles a message.
func (s *Steps) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case WholePressed:
		return s.explainWhole(d)
	case Pressed:
		return s.find(d)
	case TabPicked:
		return s.showTab(d, msg.Tab)
	case TechniqueAdded:
		return s.add(d, msg.Key)
	case FoundPreviewed:
		s.previewFound(d, msg.Index)
	case FoundLeft:
		s.endPreview(msg.Index)
	case FoundMoved:
		return s.moveFound(d, msg.By)
	case FoundExtended:
		s.changeFound(d, func(found *Found) { found.Shown += moreFound })
	case FoundSorted:
		s.sortFound(d, msg.Column)
	case FoundTaken:
		return s.takeFound(d, msg.Index)
	case TokenPointed:
		s.Pointed = msg.Index + 1
	case TokenLeft:
		s.leaveToken(msg.Index)
	case LinePointed:
		s.Line = msg.Index + 1
	case LineLeft:
		if s.Line == msg.Index+1 {
			s.Line = 0
		}
	case StepPointed:
		s.pointAt(d, msg.Index)
	case StepLeft:
		s.endPreview(msg.Index)
	case Picked:
		return s.goIn(d, func(shown *Showing) { shown.goTo(msg.Index) })
	case Moved:
		return s.goIn(d, func(shown *Showing) { shown.goTo(shown.At + msg.By) })
	case PathEndShown:
		return s.goIn(d, (*Showing).goToEnd)
	case ScenePicked:
		return s.goIn(d, func(shown *Showing) { shown.pickScene(msg.Index, s.Playback.Depth) })
	case SceneMoved:
		if msg.Back {
			return s.goIn(d, func(shown *Showing) { shown.back(s.Playback.Depth) })
		}
		return s.goIn(d, func(shown *Showing) { shown.forward(s.Playback.Depth) })
	case DepthPicked:
		return s.setDepth(d, msg.Depth)
	case SidePicked:
		s.showSide(d, msg.After)
	case PlayPressed:
		return s.playOrPause(d)
	case SpeedPicked:
		return s.setSpeed(d, msg.Speed)
	case Ticked:
		return s.tick(d, msg.Clock)
	case BoardTaken:
		return s.takeBoard(d)
	case CandidateMarked:
		s.mark(d, msg.Digit)
	case MarksDropped:
		s.dropMarks()
	case Asked:
		return s.ask(d, msg.Question)
	case TechniqueToggled:
		return s.edit(d, func(t *Techniques) bool { return t.toggle(msg.Key) })
	case TechniqueMoved:
		return s.edit(d, func(t *Techniques) bool { return t.move(msg.Key, msg.By) })
	case RecipePicked:
		return s.edit(d, func(t *Techniques) bool { t.pick(msg.Index); return true })
	case TechniquesSearched:
		s.Choice.Search = msg.Text
	case FoundSwitched:
		return s.edit(d, func(t *Techniques) bool {
			for _, key := range msg.Keys {
				if i := t.index(key); i >= 0 {
					t.List[i].On = msg.On
				}
			}
			return true
		})
	case TechniquesTyped:
		list, wrong, _ := parseTechniques(msg.Text)
		if wrong != "" {
			s.Choice.Draft = msg.Text
			return nil
		}
		return s.edit(d, func(t *Techniques) bool { t.List, t.Draft = list, ""; return true })
	case UniquenessToggled:
		return s.edit(d, func(t *Techniques) bool { t.Uniqueness = !t.Uniqueness; return true })
	case KindPicked:
		return s.showKind(d, msg.Kind)
	case PatternsToggled:
		return s.edit(d, func(t *Techniques) bool { t.Patterns = !t.Patterns; return true })
	case KnownPressed:
		d.Dialog, d.Notice = desk.KnownDialog, desk.Notice{}
	case KnownToggled:
		return s.toggleKnown(d, msg.Key)
	case LearntRead:
		s.Learnt = msg
	case ProvePressed:
		return s.prove(d, msg.Whole)
	case ProofSaved:
		return s.saveProof(d, msg.Formula)
	case ForkDropped:
		return s.dropFork(d)
	case HintPressed:
		d.Place = desk.Table
		return s.hint(d)
	case HintClosed:
		s.Hint = Hint{}
	case HintStepsPressed:
		return s.showHintSteps(d)
	case BackToRightPressed:
		return s.backToRight(d)
	}
	return nil
}

const sender desk.Sender = "steps"

// HandleAnswer handles an answer from the engine.
func (s *Steps) HandleAnswer(d *desk.Desk, a *desk.Answer) ([]desk.Cmd, bool) {
	switch {
	case a.ID == s.foundAsked && a.ID != 0:
		s.handleLong(a)
		return nil, true
	case a.By != sender:
		return nil, false
	case d.Failed(a):
		return nil, true
	}
	return s.take(d, a.Answer), true
}

func (s *Steps) take(d *desk.Desk, answer work.Answer) []desk.Cmd {
	switch a := answer.(type) {
	case work.Explained:
		return s.showPath(d, a)
	case work.Found:
		return s.showFound(d, a)
	case work.Rated:
		s.RatedFor, s.Rated = d.Sheet().Position.Givens, &a
	case work.Certified:
		s.Proof.Answer = &a
	case work.Hinted:
		s.showHint(d, a)
	case work.Reason:
		return s.showReason(a)
	}
	return nil
}

// SheetChanged discards what was drawn for the previous position, and confirms a change
// that follows a hint.
func (s *Steps) SheetChanged(was, d *desk.Desk) []desk.Cmd {
	if d.Notice.Kind == desk.NoNotice && s.Hint.followed(was.Sheet().Position, d.Sheet().Position) {
		d.Notice = desk.Notice{Kind: desk.HintFollowed, Name: s.Hint.Step().Technique}
	}
	s.Playback.Playing, s.Pointed, s.Line, s.Preview = false, 0, 0, 0
	s.Hint = Hint{}
	return nil
}

// Waits reports whether a message is refused while the game is paused, as all of the
// player's to this part are.
func (s *Steps) Waits(msg desk.Msg) bool {
	_, own := msg.(Msg)
	_, learnt := msg.(LearntRead)
	return own && !learnt
}

// PanelChanged clears the word and the line pointed at in the panel being left.
func (s *Steps) PanelChanged(_, _ *desk.Desk) []desk.Cmd {
	s.Pointed, s.Line = 0, 0
	return nil
}

// AfterUpdate announces when a hint shows where the step is.
func (s *Steps) AfterUpdate(*desk.Desk) []desk.Cmd {
	if s.Hint.Answer == nil || s.Hint.revealed() <= path.NameTechnique {
		return nil
	}
	return []desk.Cmd{desk.HintShown{}}
}

// TakeHint stores a hint for the current position, unless there already is one.
func (s *Steps) TakeHint(d *desk.Desk, hint *work.Hinted) {
	if s.Hint.Answer == nil {
		s.Hint = Hint{For: d.Sheet().Position}
		s.Hint.take(hint)
	}
}

// Escape closes the hint and reports whether one was open.
func (s *Steps) Escape(*desk.Desk) (_ []desk.Cmd, ok bool) {
	ok = s.Hint.Level > 0
	s.Hint = Hint{}
	return nil, ok
}

// Explained returns the path for the current position, or nil.
func (s *Steps) Explained(d *desk.Desk) *Path {
	if s.For != d.Sheet().Position {
		return nil
	}
	return s.Shown.Path
}

// shown returns the place in the path shown by the panel, or nil if it shows none.
func (s *Steps) shown(d *desk.Desk) *Showing {
	switch {
	case d.Panel != desk.StepsPanel:
	case s.Tab == PathTab && s.Explained(d) != nil && len(s.Explained(d).Steps) > 0:
		return &s.Shown
	case s.Tab == AskTab && s.Reason(d) != nil && s.Ask.Shown.Step() != nil:
		return &s.Ask.Shown
	}
	return nil
}

// Showing returns the step on the board, or the zero value.
func (s *Steps) Showing(d *desk.Desk) Showing {
	if shown := s.shown(d); shown != nil {
		return *shown
	}
	found := s.FoundHere(d)
	if i := s.Preview; d.Panel == desk.StepsPanel && s.Tab == FoundTab && found != nil && i > 0 {
		one := &Path{Steps: found.Path.Steps[i-1 : i], Boards: found.Path.Boards[:1], Hardest: -1}
		return Showing{Path: one}
	}
	return Showing{}
}

// Rating returns the rating of the current givens, or nil if they are not rated.
func (s *Steps) Rating(d *desk.Desk) *work.Rated {
	if s.RatedFor != d.Sheet().Position.Givens {
		return nil
	}
	return s.Rated
}

// pathStart returns the start of the path shown.
func (s *Steps) pathStart(d *desk.Desk) board.Position {
	if s.Tab == PathTab {
		return s.Start
	}
	return s.spot(d)
}

func (s *Steps) showTab(d *desk.Desk, tab Tab) []desk.Cmd {
	s.leavePath(d)
	s.Playback.Playing, s.Pointed, s.Line, s.Preview = false, 0, 0, 0
	s.Tab = min(tab, Tabs-1)
	d.Panel, d.Dialog = desk.StepsPanel, desk.NoDialog
	switch {
	case s.Tab == FoundTab && s.FoundHere(d) == nil:
		return s.findAll(d)
	case s.Tab == RatingTab && s.Rating(d) == nil:
		return d.Send(sender, work.Rate{Givens: wire.Grid(d.Sheet().Position.Givens)})
	}
	return nil
}

// add turns a technique on and requests the path again.
func (s *Steps) add(d *desk.Desk, key string) (cmds []desk.Cmd) {
	if slices.Contains(s.Choice.List, TechniqueChoice{key, false}) {
		cmds = s.edit(d, func(t *Techniques) bool { return t.toggle(key) })
	}
	return append(cmds, s.find(d)...)
}

func (s *Steps) leaveToken(index int) {
	if s.Pointed == index+1 {
		s.Pointed = 0
	}
}

// walk requests the path.
func (s *Steps) walk(d *desk.Desk) []desk.Cmd {
	s.Fork = Fork{}
	return s.walkFrom(d, d.Sheet().Position)
}

// walkFrom requests a path from a position.
func (s *Steps) walkFrom(d *desk.Desk, p board.Position) []desk.Cmd {
	return d.Send(sender, work.Explain{Choice: s.Choice.job(s.Known.Has), Position: wire.NewPosition(&p), Fewest: s.Choice.Fewest})
}

func (s *Steps) showPath(d *desk.Desk, a work.Explained) []desk.Cmd {
	if s.Fork.waiting {
		return s.showFork(a)
	}
	s.For, s.Start = d.Sheet().Position, a.Start.Plain()
	s.Shown = Showing{Path: newPath(&s.Start, a.Steps)}
	a.Steps = nil
	s.Whole = a
	s.summarise(s.Shown.Path)
	s.Playback.Playing, s.Pointed, s.Line = false, 0, 0
	if d.Panel != desk.StepsPanel || d.Dialog != desk.NoDialog {
		return nil
	}
	return []desk.Cmd{pathFocus(s.Shown.Path)}
}

// forget discards the answers that depend on the choice of techniques.
func (s *Steps) forget() {
	s.Shown, s.Found, s.Preview, s.Pointed, s.Playback.Playing = Showing{}, nil, 0, 0, false
	s.Summaries, s.Fork = [Kinds]*Summary{}, Fork{}
	s.Whole.Faults = work.Faults{}
	s.Ask.Answer, s.Ask.Shown = nil, Showing{}
}
