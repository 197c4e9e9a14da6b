// Package practise sets exercises: positions in which to find a given technique, or one
// of those practised before.
package practise

import (
	"time"

	"sudoku/app/desk"
	"sudoku/app/drill"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Practise is the state of this part.
type Practise struct {
	// Technique is the key of the practised technique, "" for none.
	Technique string
	// Mixed is set if the techniques practised so far take turns. While Technique is "",
	// none of them has been chosen yet.
	Mixed   bool
	Found   int  // number of consecutive exercises solved
	Missed  bool // no position was found
	Verdict Verdict
	Judged  board.Candidate // the change that the verdict is about
	// OwedTo is the key of the technique that justifies Judged if the verdict is
	// Elsewhere, "" if unknown.
	OwedTo string
	// Progress is the known progress on this device.
	Progress drill.Progress

	posed   work.Posed
	counted bool // Found includes this position, or its step was shown
	noted   bool // the outcome is recorded in the progress
	before  board.Position
	request int // ID of the request for OwedTo, 0 if none
}

// Verdict is the judgement on the player's change.
type Verdict uint8

// The verdicts.
const (
	Unjudged  Verdict = iota
	Right             // follows from the technique
	Elsewhere         // true, but does not follow from the technique
	Wrong             // contradicts the solution
)

// Msg is a message to this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Practise] }

// The player's actions.
type (
	// Begun starts practising a technique.
	Begun struct {
		desk.To[Practise]
		Technique string
		Number    int // number of a fixed position; 0 for a new one
	}
	// MixedBegun starts practising all techniques practised before.
	MixedBegun struct{ desk.To[Practise] }
	// NextPressed requests another position.
	NextPressed struct{ desk.To[Practise] }
)

// Recalled carries the stored progress and the current time.
type Recalled struct {
	desk.To[Practise]
	Progress drill.Progress
	Now      time.Time
	// Next requests a position of a technique that is due for repetition.
	Next bool
}

// Cmd is a command from this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[Practise] }

// The commands for the progress. They are answered by Recalled.
type (
	// Recall reads the progress.
	Recall struct{ desk.From[Practise] }
	// Note records the outcome of a position in the progress.
	Note struct {
		desk.From[Practise]
		Technique string
		Found     bool
	}
	// Miss records techniques missed in a game.
	Miss struct {
		desk.From[Practise]
		Missed []desk.Missed
	}
)

// Receive handles a message to this part.
func (p *Practise) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	own, ok := msg.(Msg)
	if ok {
		cmds = p.Update(d, own)
	}
	return cmds, ok
}

// Update handles a message.
func (p *Practise) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case Begun:
		*p = Practise{Technique: msg.Technique, Progress: p.Progress}
		return append(p.pose(d, msg.Number), desk.Save{})
	case MixedBegun:
		*p = Practise{Mixed: true, Progress: p.Progress}
		return []desk.Cmd{Recall{}, desk.Save{}}
	case NextPressed:
		if p.Mixed {
			return []desk.Cmd{Recall{}}
		}
		return p.pose(d, 0)
	case Recalled:
		p.Progress = msg.Progress
		if !msg.Next || !p.Mixed {
			return nil
		}
		next, ok := p.Progress.Next(p.Technique, msg.Now)
		if !ok {
			p.Missed, d.Place = true, desk.Table
			return nil
		}
		p.Technique = next
		return p.pose(d, 0)
	}
	return nil
}

// pose requests a position.
func (p *Practise) pose(d *desk.Desk, number int) []desk.Cmd {
	if p.Technique == "" {
		return nil
	}
	p.Missed = false
	d.Go(desk.Table)
	job := work.Pose{Technique: p.Technique, Number: number, Seed: d.NextSeed(), Tries: mostTries}
	if number == 0 {
		job.Own = decodeOwn(p.Progress[p.Technique].Own)
	}
	return d.Send(sender, job)
}

// mostTries limits the number of puzzles made to find a position.
const mostTries = 20_000

const sender desk.Sender = "practise"

// HandleAnswer handles a position, or the technique that justifies a change.
func (p *Practise) HandleAnswer(d *desk.Desk, a *desk.Answer) ([]desk.Cmd, bool) {
	switch {
	case p.request != 0 && a.ID == p.request:
		p.attributed(a)
		return nil, true
	case a.By != sender:
		return nil, false
	case d.Failed(a):
		return nil, true
	}
	return p.take(d, a.Answer), true
}

// take makes the position of an answer the current one.
func (p *Practise) take(d *desk.Desk, answer work.Answer) []desk.Cmd {
	posed, ok := answer.(work.Posed)
	if !ok || !posed.Found {
		p.Missed = true
		return nil
	}
	p.posed, p.Verdict, p.counted, p.noted = posed, Unjudged, false, false
	p.before = posed.Position.Plain()
	if len(posed.Eliminations) > 0 {
		d.Options |= desk.ShowCandidates
	}
	d.NoteExercise(board.Grid(posed.Position.Givens))
	return d.Take(board.Annotated{Position: posed.Position.Plain()}, desk.Notice{})
}

// Places reports whether the technique places digits here.
func (p *Practise) Places() bool { return len(p.posed.Placements) > 0 }

// Solution returns the solution of the exercise.
func (p *Practise) Solution() board.Grid { return board.Grid(p.posed.Solution) }

// Start returns the starting position.
func (p *Practise) Start() board.Position { return p.posed.Position.Plain() }

// Step returns one of the steps to find, or nil if there is no exercise.
func (p *Practise) Step() *step.Step {
	if len(p.posed.Steps) == 0 {
		return nil
	}
	return &p.posed.Steps[0]
}

// On reports whether the current puzzle is the exercise.
func (p *Practise) On(d *desk.Desk) bool {
	return p.Technique != "" && p.posed.Found && d.Sheet().Position.Givens == board.Grid(p.posed.Position.Givens)
}

// AfterUpdate prepares the hint for the step while the starting position is unchanged.
func (p *Practise) AfterUpdate(d *desk.Desk) []desk.Cmd {
	if !p.On(d) || d.Sheet().Position != p.posed.Position.Plain() {
		return nil
	}
	return []desk.Cmd{desk.HintPrepared{
		Hint: work.Hinted{Faults: work.Faults{Solutions: 1, Solution: p.posed.Solution}, Steps: p.posed.Steps},
	}}
}

// HintShown records that a hint showed where the step is, so the player can no longer
// find it.
func (p *Practise) HintShown(d *desk.Desk) []desk.Cmd {
	if !p.On(d) {
		return nil
	}
	p.counted = true
	return append(p.note(false), desk.Save{})
}

// note records the outcome of the position, once.
func (p *Practise) note(found bool) []desk.Cmd {
	if p.noted {
		return nil
	}
	p.noted = true
	return []desk.Cmd{Note{Technique: p.Technique, Found: found}}
}
