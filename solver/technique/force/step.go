package force

import (
	"fmt"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/forcing"
	"sudoku/solver/step"
	"sudoku/solver/technique/basic"
	"sudoku/solver/technique/fish"
)

// toStep converts a proof to a step, with a branch for each assumption. Nested steps that
// themselves have branches become arguments of the step. Each branch has a view.
func toStep(key string, b *board.Board, p *forcing.Proof) step.Step {
	w := forcingWriter{board: b}
	s := w.step(key, p)
	for i, inner := range w.nested {
		s.Args = append(s.Args, step.NestedArg(fmt.Sprintf("nested-%d", i+1), inner))
	}
	w.drawNested(&s)
	return s
}

// forcingWriter converts a proof on a board to a step.
type forcingWriter struct {
	board  *board.Board
	nested []*step.Step // nested steps with branches, before the steps that use them
	texts  []string     // texts of these steps
	// ruledOut lists, for each nested step, the candidates that must be ruled out for its
	// link to hold.
	ruledOut [][]board.Candidate
}

// step returns the step without its nested steps.
func (w *forcingWriter) step(key string, p *forcing.Proof) step.Step {
	s := step.Step{Technique: key, Complexity: p.Complexity}
	if p.Claim.True {
		s.Placements = []board.Candidate{p.Claim.Candidate}
	} else {
		s.Eliminations = []board.Candidate{p.Claim.Candidate}
	}
	var top step.View
	switch p.Form {
	case forcing.EachDigit:
		s.Args = append(s.Args, step.CellArg("cell", p.Cell), step.DigitsArg("digits", w.board.Candidates(p.Cell)))
		top.MarkCells(board.NewCellSet(p.Cell), step.Pattern)
	case forcing.EachPlace:
		places := w.board.Places(p.Digit).And(p.House.Cells())
		s.Args = append(s.Args, step.HouseArg("house", p.House), step.DigitArg("digit", p.Digit), step.CellsArg("cells", places))
		top.MarkHouses(board.NewHouseSet(p.House), step.Base)
	case forcing.Either:
		s.Args = append(s.Args, step.CandidatesArg("start", p.Branches[0][0].Candidate))
	case forcing.Contradiction, forcing.Reversal:
		s.Args = append(s.Args, step.CandidatesArg("wrong", p.Branches[0][0].Candidate))
	}
	for i, lines := range p.Branches {
		br := w.branch(lines)
		s.Args = append(s.Args, step.BranchArg(fmt.Sprintf("branch-%d", i+1), br))
		v := step.View{Cells: slices.Clone(top.Cells), Houses: slices.Clone(top.Houses)}
		v.MarkBranch(br)
		s.Views = append(s.Views, v)
	}
	return s
}

// branch converts the lines of a branch to links.
func (w *forcingWriter) branch(lines forcing.Branch) step.Branch {
	first, last := lines[0], lines[len(lines)-1]
	br := step.Branch{If: toClaim(first.Claim), Then: toClaim(last.Claim)}
	for _, l := range lines {
		if l.Reason != forcing.Assumed {
			br.Links = append(br.Links, w.link(&l))
		}
	}
	return br
}

func toClaim(c forcing.Claim) step.Claim { return step.Claim(c) }

// link converts a line to a link that starts at the first claim from which the line
// follows.
func (w *forcingWriter) link(l *forcing.Line) step.Link {
	from := l.From[0]
	out := step.Link{From: step.NewNode(from.Candidate), To: step.NewNode(l.Candidate)}
	var without []board.Candidate
	for _, c := range l.From {
		without = append(without, c.Candidate)
	}
	switch l.Reason {
	case forcing.InCell:
		out.Via = step.ViaCell(l.Candidate.Cell())
	case forcing.InHouse:
		out.Via = step.ViaHouse(l.Houses[0])
	default:
		out.Kind, out.Via, out.Without = step.Implied, step.Via{Kind: step.ByStep}, without
		out.Step = w.nestedStep(l, without)
		return out
	}
	if from.True {
		out.Kind = step.Weak
	} else {
		out.Without = without[1:]
	}
	return out
}

// nestedStep returns the step that proves a line, on the board without the candidates
// that the line requires to be ruled out.
func (w *forcingWriter) nestedStep(l *forcing.Line, without []board.Candidate) *step.Step {
	left := *w.board
	for _, x := range without {
		left.Eliminate(x.Cell(), x.Digit())
	}
	if l.Reason != forcing.Nested {
		return simpleStep(l, &left)
	}
	inner := forcingWriter{board: &left}
	s := inner.step(nestedKey(l.Proof), l.Proof)
	for i, x := range inner.nested {
		w.keep(x, append(slices.Clone(without), inner.ruledOut[i]...))
	}
	return w.keep(&s, without)
}

// keep adds a nested step to the list and returns it. If the list already contains an
// equal step, keep returns that one.
func (w *forcingWriter) keep(s *step.Step, ruledOut []board.Candidate) *step.Step {
	text := s.Text()
	if i := slices.Index(w.texts, text); i >= 0 {
		return w.nested[i]
	}
	w.nested = append(w.nested, s)
	w.texts = append(w.texts, text)
	w.ruledOut = append(w.ruledOut, ruledOut)
	return s
}

// nestedKey returns the key of the technique of a nested proof.
func nestedKey(p *forcing.Proof) string {
	switch {
	case p.Plain && p.Form == forcing.Reversal:
		return "forcing-chain"
	case p.Plain:
		return "bidirectional-cycle"
	case p.Kind == forcing.Multiple && p.Form == forcing.EachDigit:
		return "cell-forcing-chain"
	case p.Kind == forcing.Multiple:
		return "house-forcing-chain"
	case p.Kind == forcing.Dynamic:
		return "dynamic-forcing-chain"
	}
	return "nested-forcing-chain-2"
}

// simpleSearches maps reasons to the techniques that may be used within a branch.
var simpleSearches = map[forcing.Reason][]step.Search{
	forcing.Locked:     {basic.Locked("pointing", true, false), basic.Locked("claiming", false, false)},
	forcing.HiddenPair: {basic.HiddenSubset("hidden-pair", 2, false)},
	forcing.NakedPair:  {basic.NakedSubset("naked-pair", 2, false), basic.NakedSubset("locked-pair", 2, true)},
	forcing.XWing:      {fish.Search("x-wing", 2, fish.Basic, fish.None)},
}

// simpleStep returns the step of a simple technique that makes the elimination of a line.
// If there are several, it prefers the step with the pattern that the line names.
func simpleStep(l *forcing.Line, b *board.Board) *step.Step {
	var found *step.Step
	for _, f := range simpleSearches[l.Reason] {
		f(b, func(s step.Step) bool {
			if !slices.Contains(s.Eliminations, l.Candidate) {
				return true
			}
			if found == nil || isPattern(&s, l) {
				found = &s
			}
			return !isPattern(&s, l)
		})
	}
	return found
}

// isPattern reports whether a step marks the first house of a line as a base house.
func isPattern(s *step.Step, l *forcing.Line) bool {
	return slices.ContainsFunc(s.Views[0].Houses, func(h step.Highlight[board.House]) bool {
		return h.Item == l.Houses[0] && h.Role&step.Base != 0
	})
}

// drawNested adds views of the nested steps, one for each of their branches. Their links
// hold on a board without the candidates that the enclosing branch has ruled out.
func (w *forcingWriter) drawNested(s *step.Step) {
	for i, inner := range w.nested {
		for _, br := range inner.Branches() {
			br.Links = slices.Clone(br.Links)
			for j := range br.Links {
				if l := &br.Links[j]; l.Kind != step.Weak {
					l.Without = append(slices.Clone(l.Without), w.ruledOut[i]...)
				}
			}
			var v step.View
			v.MarkBranch(br)
			s.Views = append(s.Views, v)
		}
	}
}
