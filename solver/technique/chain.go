package technique

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/step"
)

// chainFamily is a technique that is one form of chain.
type chainFamily struct {
	key  string
	form chainForm
	hunt huntNumber
	se   int // Sudoku Explainer's rating for the shortest, 0 if it is not rated by length
}

func (f chainFamily) search(b *board.Board, yield func(step.Step) bool) {
	g := link.Acquire(b, huntSpecs[f.hunt].level)
	defer g.Release()
	h := acquireHunt(f.hunt, b, g)
	defer releaseHunt(f.hunt, h)
	f.yieldAll(g, h, nil, yield)
}

// yieldAll yields the catches of the form, but those with effects that another
// hunt has as well.
func (f chainFamily) yieldAll(g *link.Graph, h, but *chainHunt, yield func(step.Step) bool) {
	for i := range h.catch {
		c := &h.catch[i]
		if c.form != f.form {
			continue
		}
		if but != nil {
			if _, known := but.best[c.chainEffects]; known {
				continue
			}
		}
		if !yield(f.step(g, c, h.path[c.first:c.first+c.length])) {
			return
		}
	}
}

func (f chainFamily) step(g *link.Graph, c *chainCatch, path []link.State) step.Step {
	s := step.Step{Technique: f.key, Views: make([]step.View, 1)}
	effects := slices.Collect(c.set.All())
	if c.placed {
		s.Placements = effects
	} else {
		s.Eliminations = effects
	}
	chain := g.Chain(path)
	first, last := path[0], path[len(path)-1]
	states := len(path) // of the chain as Sudoku Explainer sees it
	switch {
	case f.form == chainEnds || f.form == chainAIC:
		s.Args = append(s.Args, step.CandidatesArg("ends", g.Candidate(first.Node()), g.Candidate(last.Node())))
		states += 2 // from an eliminated candidate through the chain and back
	case f.form == chainDiscontinuous && first.Node() != last.Node():
		states++
		fallthrough
	case f.form == chainContinuous || f.form == chainCycle:
		chain = append(chain, step.WeakLink(g.Nodes[last.Node()], g.Nodes[first.Node()]))
	}
	if f.form == chainDiscontinuous || f.form == chainForcing {
		s.Args = append(s.Args, step.CandidatesArg("start", g.Candidate(first.Node())))
	}
	if f.se != 0 {
		s.SE, s.Complexity = f.se+chainLengthRating(states), states
	}
	s.Args = append(s.Args, step.ChainArg("chain", chain), step.NumberArg("length", len(chain)))
	s.Views[0].MarkChain(chain)
	return s
}

// chainLengthRating is what Sudoku Explainer adds to the rating of a chain with
// a number of states, in tenths: one for each of 4, 6, 8, 12, 16, 24 and so on
// that the number less two exceeds.
//
// Source: Sudoku Explainer 1.2.1, "ChainingHint".
func chainLengthRating(states int) int {
	tenths := 0
	for limit, odd := 4, false; states-2 > limit; tenths++ {
		if odd {
			limit = limit * 4 / 3
		} else {
			limit = limit * 3 / 2
		}
		odd = !odd
	}
	return tenths
}

// setChain is a technique that is one form of chain with almost locked sets. It
// leaves out the effects that a grouped chain of the form has, which is simpler.
type setChain struct {
	key  string
	form chainForm
}

func (f setChain) search(b *board.Board, yield func(step.Step) bool) {
	groups := link.Acquire(b, link.Grouped)
	defer groups.Release()
	grouped := acquireHunt(huntGrouped, b, groups)
	defer releaseHunt(huntGrouped, grouped)
	sets := link.Acquire(b, link.WithSets)
	defer sets.Release()
	h := acquireHunt(huntSets, b, sets)
	defer releaseHunt(huntSets, h)
	chainFamily{key: f.key, form: f.form}.yieldAll(sets, h, grouped, yield)
}
