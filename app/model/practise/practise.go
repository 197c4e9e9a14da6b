// Package practise is the part of the page that poses exercises: positions in which
// a technique is the next step, which the player has never seen.
package practise

import (
	"slices"

	"sudoku/app/model/desk"
	"sudoku/app/work"
	"sudoku/solver/board"
)

// Practise is the state of the part.
type Practise struct {
	// Technique is the key of the one that is practised, "" for none.
	Technique string
	Found     int  // positions in which the player has found it, in a row of exercises
	Missed    bool // no position was found to practise on
	Verdict   Verdict
	Judged    board.Candidate // what the verdict is about

	posed   work.Posed
	counted bool // this position is in Found, or its step was shown
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

// What the player does.
type (
	// Begun begins to practise a technique.
	Begun struct {
		desk.To[Practise]
		Technique string
	}
	// NextPressed asks for another position.
	NextPressed struct{ desk.To[Practise] }
)

// Update handles a message.
func (p *Practise) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case Begun:
		*p = Practise{Technique: msg.Technique}
	case NextPressed:
	}
	if p.Technique == "" {
		return nil
	}
	p.Missed, d.Arriving, d.Panel = false, false, desk.SolvePanel
	return d.Send(desk.ByPractise, work.Pose{Technique: p.Technique, Seed: d.NextSeed(), Tries: mostTries})
}

// mostTries is how many puzzles are made at the most to find a position.
const mostTries = 20_000

// Hear takes in the answer: the position is the present one.
func (p *Practise) Hear(d *desk.Desk, answer work.Answer) []desk.Cmd {
	posed, ok := answer.(work.Posed)
	if !ok || !posed.Found {
		p.Missed = true
		return nil
	}
	p.posed, p.Verdict, p.counted = posed, Unjudged, false
	if len(posed.Eliminations) > 0 {
		d.Options |= desk.ShowCandidates
	}
	d.NoteExercise(board.Grid(posed.Position.Givens))
	return d.Take(board.Annotated{Position: posed.Position.Plain()}, desk.Notice{})
}

// Places reports whether the technique fills cells here.
func (p *Practise) Places() bool { return len(p.posed.Placements) > 0 }

// On reports whether the present puzzle is the exercise.
func (p *Practise) On(d *desk.Desk) bool {
	return p.Technique != "" && p.posed.Found && d.Sheet().Position.Givens == board.Grid(p.posed.Position.Givens)
}

// Asked is the hint that leads to the step, as long as the position is as it was
// posed.
func (p *Practise) Asked(d *desk.Desk) (hint work.Hinted, ok bool) {
	if !p.On(d) || d.Sheet().Position != p.posed.Position.Plain() {
		return hint, false
	}
	return work.Hinted{Faults: work.Faults{Solutions: 1, Solution: p.posed.Solution}, Steps: p.posed.Steps}, true
}

// Helped is called when a hint has shown the step: it is no longer the player who
// finds it.
func (p *Practise) Helped() { p.counted = true }

// SheetChanged judges what the player did with the position.
func (p *Practise) SheetChanged(d *desk.Desk) {
	if !p.On(d) {
		if (p.posed.Found || p.Missed) && d.Busy.By != desk.ByPractise {
			*p = Practise{} // another puzzle: the player does something else
		}
		return
	}
	p.Verdict = Unjudged
	start, now := p.posed.Position.Plain(), d.Sheet().Position
	solution := board.Grid(p.posed.Solution)
	for c, digit := range now.Entries {
		if digit != 0 && start.Entries[c] == 0 {
			x := board.CandidateOf(board.Cell(c), digit)
			p.judge(x, solution[c] == digit, slices.Contains(p.posed.Placements, x))
		}
	}
	for x := range now.Eliminated.All() {
		if !start.Eliminated.Has(x) {
			p.judge(x, solution[x.Cell()] != x.Digit(), slices.Contains(p.posed.Eliminations, x))
		}
	}
	if p.Verdict == Right && !p.counted {
		p.Found++
		p.counted = true
	}
}

// judge takes in one thing that was done: what is wrong counts more than what is
// right, and that more than what does not follow.
func (p *Practise) judge(x board.Candidate, isTrue, follows bool) {
	verdict := Elsewhere
	switch {
	case !isTrue:
		verdict = Wrong
	case follows:
		verdict = Right
	}
	if verdict == Wrong || p.Verdict == Unjudged || p.Verdict == Elsewhere && verdict == Right {
		p.Verdict, p.Judged = verdict, x
	}
}
