package chain

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/step"
)

// family finds the chains of one technique. They all have the same form.
type family struct {
	key  string
	form Form
	hunt *Quarry
	se   int // Sudoku Explainer's rating of the shortest chain, or 0 if not rated by length
}

// Search returns the search for the chains of a form that a hunt catches. se is Sudoku
// Explainer's rating of the shortest chain in tenths, or 0 if chains are not rated by
// length.
func Search(key string, hunt *Quarry, form Form, se int) step.Search {
	return family{key: key, hunt: hunt, form: form, se: se}.Search
}

func (f family) Search(b *board.Board, yield func(step.Step) bool) {
	g := link.Acquire(b, f.hunt.Level)
	defer g.Release()
	h := f.hunt.acquire(b, g)
	defer h.release()
	if !f.yieldAll(g, h, nil, yield) || h.idle || f.hunt.more == nil {
		return
	}
	more := f.hunt.more.acquire(b, g)
	defer more.release()
	f.yieldAll(g, more, h, yield)
}

// yieldAll yields the catches of the form, except those whose effects an earlier hunt,
// done, has also caught. done may be nil. It returns false if yield did.
func (f family) yieldAll(g *link.Graph, h, done *Hunt, yield func(step.Step) bool) bool {
	for i := range h.Catches {
		c := &h.Catches[i]
		if c.Form != f.form {
			continue
		}
		if done != nil {
			if _, known := done.best[c.Effects]; known {
				continue
			}
		}
		if !yield(f.step(g, c, h.path[c.first:c.first+c.length])) {
			return false
		}
	}
	return true
}

func (f family) step(g *link.Graph, c *Catch, path []link.State) step.Step {
	s := step.Step{Technique: f.key, Views: make([]step.View, 1)}
	effects := slices.Collect(c.Set.All())
	if c.placed {
		s.Placements = effects
	} else {
		s.Eliminations = effects
	}
	chain := g.Chain(path)
	first, last := path[0], path[len(path)-1]
	states := len(path) // length of the chain in Sudoku Explainer's representation
	switch {
	case f.form == Ends || f.form == AIC:
		s.Args = append(s.Args, step.CandidatesArg("ends", g.Candidate(first.Node()), g.Candidate(last.Node())))
		states += 2 // from an eliminated candidate, through the chain, and back
	case f.form == Discontinuous && first.Node() != last.Node():
		states++
		fallthrough
	case f.form == Continuous || f.form == Cycle:
		chain = append(chain, step.WeakLink(g.Nodes[last.Node()], g.Nodes[first.Node()]))
	}
	if f.form == Discontinuous || f.form == Forcing {
		s.Args = append(s.Args, step.CandidatesArg("start", g.Candidate(first.Node())))
	}
	if f.se != 0 {
		s.SE, s.Complexity = f.se+LengthRating(states), states
	}
	s.Args = append(s.Args, step.ChainArg("chain", chain), step.NumberArg("length", len(chain)))
	s.Views[0].MarkChain(chain)
	return s
}

// LengthRating returns what Sudoku Explainer adds to the rating of a chain with the given
// number of states, in tenths: one for each of 4, 6, 8, 12, 16, 24 and so on that
// states-2 exceeds.
//
// Source: Sudoku Explainer 1.2.1, "ChainingHint".
func LengthRating(states int) int {
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

// setFamily finds chains of one form with almost locked sets. It skips a chain if a
// grouped chain of the form, which is simpler, has the same effects.
type setFamily struct {
	key  string
	form Form
}

func (f setFamily) Search(b *board.Board, yield func(step.Step) bool) {
	groups := link.Acquire(b, link.Grouped)
	defer groups.Release()
	known := grouped.acquire(b, groups)
	defer known.release()
	withSets := link.Acquire(b, link.WithSets)
	defer withSets.Release()
	h := sets.acquire(b, withSets)
	defer h.release()
	family{key: f.key, form: f.form}.yieldAll(withSets, h, known, yield)
}
