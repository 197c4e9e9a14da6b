// Package practise is the part of the page that poses exercises: positions to find a
// technique in, of one technique, or mixed from all that were practised.
package practise

import (
	"time"

	"sudoku/app/desk"
	"sudoku/app/drill"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Practise is the state of the part.
type Practise struct {
	// Technique is the key of the one that is practised, "" for none.
	Technique string
	// Mixed: the next position is of another technique that was practised. Without a
	// technique there is none yet.
	Mixed   bool
	Found   int  // positions in which the player has found it, in a row of exercises
	Missed  bool // no position was found to practise on
	Verdict Verdict
	Judged  board.Candidate // what the verdict is about
	// OwedTo is the key of the technique that says what Judged is, where the verdict
	// is Elsewhere; "" if that is not known.
	OwedTo string
	// Progress is how practising has gone on this device, as far as it is known.
	Progress drill.Progress

	posed   work.Posed
	counted bool // this position is in Found, or its step was shown
	noted   bool // how it went is in the progress
	before  board.Position
	request int // which asks what a move is owed to, 0 for none
}

// Verdict is what is to be said of what the player did.
type Verdict uint8

// The verdicts.
const (
	Unjudged  Verdict = iota
	Right             // it follows from the technique
	Elsewhere         // it is true, and does not follow from the technique
	Wrong             // it contradicts the solution
)

// Msg is a message of this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Practise] }

// The player's actions.
type (
	// Begun begins to practise a technique.
	Begun struct {
		desk.To[Practise]
		Technique string
		Number    int // of a position that is always the same; 0 for a new one
	}
	// MixedBegun begins to practise all techniques that were practised.
	MixedBegun struct{ desk.To[Practise] }
	// NextPressed asks for another position.
	NextPressed struct{ desk.To[Practise] }
)

// Recalled is the progress that the browser keeps, and the present time.
type Recalled struct {
	desk.To[Practise]
	Progress drill.Progress
	Now      time.Time
	// Next: a position of a technique that is to be repeated is wanted.
	Next bool
}

// Cmd is a command of this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[Practise] }

// What is to be done with the progress. Both are answered by Recalled.
type (
	// Recall reads the progress.
	Recall struct{ desk.From[Practise] }
	// Note adds to it how a position with a technique went.
	Note struct {
		desk.From[Practise]
		Technique string
		Found     bool
	}
)

// Receive handles a message of this part.
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
		return p.pose(d, msg.Number)
	case MixedBegun:
		*p = Practise{Mixed: true, Progress: p.Progress}
		return []desk.Cmd{Recall{}}
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
			p.Missed, d.Arriving = true, false
			return nil
		}
		p.Technique = next
		return p.pose(d, 0)
	}
	return nil
}

// pose asks for a position.
func (p *Practise) pose(d *desk.Desk, number int) []desk.Cmd {
	if p.Technique == "" {
		return nil
	}
	p.Missed, d.Arriving, d.Panel = false, false, desk.SolvePanel
	return d.Send(sender, work.Pose{Technique: p.Technique, Number: number, Seed: d.NextSeed(), Tries: mostTries})
}

// mostTries is how many puzzles are made at the most to find a position.
const mostTries = 20_000

const sender desk.Sender = "practise"

// HandleAnswer takes in a position, or which technique says what the player did.
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

// take makes the position of an answer the present one.
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

// Places reports whether the technique fills cells here.
func (p *Practise) Places() bool { return len(p.posed.Placements) > 0 }

// Solution is that of the exercise.
func (p *Practise) Solution() board.Grid { return board.Grid(p.posed.Solution) }

// Start is the position as it was posed.
func (p *Practise) Start() board.Position { return p.posed.Position.Plain() }

// Step is one of those that are to be found; nil where nothing was posed.
func (p *Practise) Step() *step.Step {
	if len(p.posed.Steps) == 0 {
		return nil
	}
	return &p.posed.Steps[0]
}

// On reports whether the present puzzle is the exercise.
func (p *Practise) On(d *desk.Desk) bool {
	return p.Technique != "" && p.posed.Found && d.Sheet().Position.Givens == board.Grid(p.posed.Position.Givens)
}

// AfterUpdate prepares the hint that leads to the step, as long as the position is as it
// was posed.
func (p *Practise) AfterUpdate(d *desk.Desk) []desk.Cmd {
	if !p.On(d) || d.Sheet().Position != p.posed.Position.Plain() {
		return nil
	}
	return []desk.Cmd{desk.HintPrepared{
		Hint: work.Hinted{Faults: work.Faults{Solutions: 1, Solution: p.posed.Solution}, Steps: p.posed.Steps},
	}}
}

// HintShown notes that a hint has shown where the step is: it is no longer the
// player who finds it.
func (p *Practise) HintShown(d *desk.Desk) []desk.Cmd {
	if !p.On(d) {
		return nil
	}
	p.counted = true
	return p.note(false)
}

// note keeps how the position went, once.
func (p *Practise) note(found bool) []desk.Cmd {
	if p.noted {
		return nil
	}
	p.noted = true
	return []desk.Cmd{Note{Technique: p.Technique, Found: found}}
}
