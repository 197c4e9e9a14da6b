package explain

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// areRead reports whether links are in reading order: each starts at the assumption or at
// the end of an earlier link.
func areRead(links []step.Link) bool {
	if len(links) == 0 {
		return false
	}
	type claim struct {
		node step.Node
		is   bool
	}
	known := map[claim]bool{{links[0].From, links[0].Kind == step.Weak}: true}
	for _, l := range links {
		if !known[claim{l.From, l.Kind == step.Weak}] {
			return false
		}
		known[claim{l.To, l.Kind == step.Strong}] = true
	}
	return true
}

// linkScene returns the scene of one link of a view.
func linkScene(b *board.Board, v step.View, i int) Scene {
	l := &v.Links[i]
	sc := Scene{View: v, Link: i}
	left := *b
	var without []board.Candidate
	for _, x := range l.Without {
		left.Eliminate(x.Cell(), x.Digit())
		if !l.From.Cells.Has(x.Cell()) || l.From.Digit != x.Digit() {
			without = append(without, x)
		}
	}
	args := []step.Arg{
		step.DigitArg("digit", l.From.Digit), step.CellsArg("from", l.From.Cells),
		step.DigitArg("other", l.To.Digit), step.CellsArg("to", l.To.Cells),
	}
	if len(without) > 0 {
		args = append(args, step.CandidatesArg("without", without...))
	}
	switch ends := l.From.Cells.Or(l.To.Cells); {
	case l.Kind == step.Implied:
		sc.sentence, sc.about.Technique = implied, l.Step.Technique
	case l.Kind == step.Weak:
		sc.sentence = [...]sentence{step.BySight: weakBySight, step.InHouse: weakInHouse, step.InCell: weakInCell}[l.Via.Kind]
		args = append(args, step.HouseArg("house", l.Via.House))
	case l.Via.Kind == step.InHouse:
		sc.sentence = strongInHouse
		args = append(args, step.HouseArg("house", l.Via.House))
		sc.Needs = appendAbsent(nil, b, l.Via.House.Cells().Minus(ends), board.NewDigitSet(l.From.Digit))
	case l.Via.Kind == step.InCell:
		sc.sentence = strongInCell
		sc.Needs = appendAbsent(nil, b, l.Via.Cells, board.AllDigits)
	default:
		sc.sentence = strongInSet
		args = append(args, step.CellsArg("set", l.Via.Cells), step.NumberArg("size", l.Via.Cells.Len()))
		sc.Needs = appendAbsent(nil, b, l.Via.Cells, board.AllDigits)
	}
	sc.about.Args = args
	return sc
}

// branchScene returns the first scene of a branch, with its assumption and its result.
func branchScene(s *step.Step, v step.View, br *step.Branch) Scene {
	sc := Scene{View: v, Link: -1, sentence: branch}
	sc.about.Technique = s.Technique
	sc.about.Args = []step.Arg{
		{Name: "assumption", Value: claimed(br.If)}, {Name: "result", Value: claimed(br.Then)},
		step.NumberArg("count", len(br.Links)),
	}
	return sc
}

// claimed returns a claim as the value of a hole.
func claimed(c step.Claim) effects {
	if c.True {
		return effects{step.CandidateList{c.Candidate}, (*Language).Placements}
	}
	return effects{step.CandidateList{c.Candidate}, (*Language).Eliminations}
}
