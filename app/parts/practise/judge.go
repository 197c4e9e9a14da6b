package practise

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
)

// SheetChanged judges the player's last change.
func (p *Practise) SheetChanged(_, d *desk.Desk) []desk.Cmd {
	if !p.On(d) {
		if (p.posed.Found || p.Missed) && d.Busy.By != sender {
			*p = Practise{Progress: p.Progress} // another puzzle: the exercise is over
		}
		return nil
	}
	was := p.Verdict
	p.Verdict, p.OwedTo, p.request = Unjudged, "", 0
	start, now := p.posed.Position.Plain(), d.Sheet().Position
	solution := board.Grid(p.posed.Solution)
	for c, digit := range now.Entries {
		if digit != 0 && start.Entries[c] == 0 {
			x := board.NewCandidate(board.Cell(c), digit)
			p.judge(x, solution[c] == digit, slices.Contains(p.posed.Placements, x), p.before.Entries[c] != digit)
		}
	}
	for x := range now.Eliminated.All() {
		if !start.Eliminated.Has(x) {
			p.judge(x, solution[x.Cell()] != x.Digit(), slices.Contains(p.posed.Eliminations, x), !p.before.Eliminated.Has(x))
		}
	}
	p.before = now
	switch p.Verdict {
	case Right:
		found := !p.counted
		if found {
			p.Found++
			p.counted = true
		}
		return p.note(found)
	case Wrong:
		if was != Wrong {
			return p.note(false)
		}
	case Elsewhere:
		return p.attribute(d)
	}
	return nil
}

// judge adds one change to the verdict. Wrong changes take precedence over right ones,
// and right ones over changes that do not follow from the technique. Of two that do not
// follow, the new one wins.
func (p *Practise) judge(x board.Candidate, isTrue, follows, isNew bool) {
	verdict := Elsewhere
	switch {
	case !isTrue:
		verdict = Wrong
	case follows:
		verdict = Right
	}
	if verdict == Wrong || p.Verdict == Unjudged || p.Verdict == Elsewhere && (verdict == Right || isNew) {
		p.Verdict, p.Judged = verdict, x
	}
}

// attribute asks the engine which technique justifies the player's change.
func (p *Practise) attribute(d *desk.Desk) []desk.Cmd {
	at, placed := d.Sheet().Position, d.Sheet().Position.Entries[p.Judged.Cell()] == p.Judged.Digit()
	if placed {
		at.Entries[p.Judged.Cell()] = 0
	} else {
		at.Eliminated.Remove(p.Judged)
	}
	id, cmd := d.SendParallel(work.Attribute{Position: wire.NewPosition(&at), Candidate: p.Judged, Placed: placed})
	p.request = id
	return []desk.Cmd{cmd}
}

// attributed stores the technique that justifies the player's change.
func (p *Practise) attributed(a *desk.Answer) {
	if answer, ok := a.Answer.(work.Attributed); ok {
		p.OwedTo = answer.Technique
	}
	if a.Last() {
		p.request = 0
	}
}
