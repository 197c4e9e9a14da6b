package chain

import (
	"slices"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/sorting"
)

// The hunt for chains: from each candidate, off and on, all chains in the
// graph of links are followed breadth first, and the ends are compared with
// the start. What has an effect is a catch. Of the catches of one form with the
// same effects the shortest stays, as in HoDoKu, for there are many ways
// around to the same end; of several shortest, the first in the order of the
// candidates.
//
// Techniques that differ in the form alone share a hunt, whose memory and last
// result are kept in a pool: to look for AICs on the board that was searched
// for loops costs nothing.

// Form is how the ends of a chain relate to each other.
type Form uint8

const (
	// Ends: one of the two ends, of the same digit, is true.
	Ends Form = iota
	// Continuous: the ends are linked, the chain closes to a loop.
	Continuous
	// Discontinuous: a loop that breaks its start.
	Discontinuous
	// AIC: one of the ends is true, and that has two effects or more.
	AIC
	// Cycle: a loop with the effects that Sudoku Explainer gives it.
	Cycle
	// Forcing: the start forces its own opposite.
	Forcing
)

// Forms is a set of forms, a bit for each.
type Forms uint8

// Quarry is what a hunt is for: chains of some forms through links of
// some kinds in a graph; in one with groups or sets, chains that use those.
type Quarry struct {
	Level link.Level
	Kinds link.Kind
	Forms Forms
	// follow, where it is not nil, is how another program follows the chains on
	// a board; refuse reports whether a path is no chain of a form there.
	follow func(h *Hunt, g *link.Graph, refuted *link.Refuted)
	refuse func(g *link.Graph, form Form, path []link.State) bool
	// more, where it is not nil, is asked when everything else has been yielded.
	more *Quarry

	pool sync.Pool
}

// Hunt is a hunt with its catches on a board, sorted by form and length.
type Hunt struct {
	*Quarry
	Board   board.Board
	hunted  bool
	idle    bool // nothing can be eliminated
	Catches []Catch
	best    map[Effects]int // the index of the catch, while the hunt runs
	path    []link.State    // the paths of the catches
	next    []link.State    // the path at hand
	// search is that of the hunts for cycles.
	search cycleSearch
}

// Catch is a chain with an effect.
type Catch struct {
	Effects
	first, length int // the path is path[first:first+length]
}

type Effects struct {
	Form   Form
	placed bool // not eliminated
	Set    board.CandidateSet
}

const (
	loopForms  Forms = 1<<Continuous | 1<<Discontinuous | 1<<AIC
	cycleForms Forms = 1<<Cycle | 1<<Forcing
)

// What is hunted for.
var (
	xChains  = &Quarry{Level: link.Plain, Kinds: link.XLinks, Forms: 1 << Ends}
	xyChains = &Quarry{Level: link.Plain, Kinds: link.XYLinks, Forms: 1 << Ends}
	plain    = &Quarry{Level: link.Plain, Kinds: link.Strong | link.Weak, Forms: loopForms, more: Tabled}
	grouped  = &Quarry{Level: link.Grouped, Kinds: link.Strong | link.Weak, Forms: loopForms, more: TabledGrouped}
	sets     = &Quarry{Level: link.WithSets, Kinds: link.Strong | link.Weak, Forms: loopForms}
	xCycles  = &Quarry{Level: link.Plain, Kinds: link.XLinks, Forms: cycleForms}
	yCycles  = &Quarry{Level: link.Plain, Kinds: link.XYLinks, Forms: 1 << Cycle}
	cycles   = &Quarry{Level: link.Plain, Kinds: link.Strong | link.Weak, Forms: cycleForms}
)

// acquire is the hunt on a board, done. Give it back with release.
func (q *Quarry) acquire(b *board.Board, g *link.Graph) *Hunt {
	h, ok := q.pool.Get().(*Hunt)
	if !ok {
		h = &Hunt{Quarry: q, best: make(map[Effects]int)}
	}
	if !h.hunted || h.Board != *b {
		h.Board, h.hunted = *b, true
		h.run(g)
	}
	return h
}

func (h *Hunt) release() { h.pool.Put(h) }

func (h *Hunt) run(g *link.Graph) {
	h.Catches, h.path = h.Catches[:0], h.path[:0]
	clear(h.best)
	refuted := g.Refute(h.Kinds)
	if h.idle = refuted.IsEmpty(); h.idle {
		return
	}
	if h.wants(Cycle) {
		h.followCycles(g, refuted)
		h.sort()
		h.keepFirst()
		return
	}
	if h.follow != nil {
		h.follow(h, g, refuted)
		return
	}
	for n := range g.Singles {
		on, off := link.NewState(n, true), link.NewState(n, false)
		if refuted.ByEnd(n) || refuted.ByLoop(off) {
			g.Search.Run(g, off, h.Kinds, 0)
			h.fromOff(g, n)
		}
		if h.wants(Discontinuous) && (refuted.Candidates.Has(g.Candidate(n)) || refuted.ByLoop(on)) {
			g.Search.Run(g, on, h.Kinds, 0)
			h.fromOn(g, n)
			h.closeStrong(g, n)
		}
	}
	h.sort()
}

// sort sorts the catches by form and length.
func (h *Hunt) sort() {
	sorting.Stable(h.Catches, func(a, b Catch) int {
		if a.Form != b.Form {
			return int(a.Form) - int(b.Form)
		}
		return a.length - b.length
	})
}

func (h *Hunt) wants(f Form) bool { return h.Forms>>f&1 != 0 }

// take keeps the chain to a state for its effects.
func (h *Hunt) take(g *link.Graph, s link.State, e *Effects) {
	if i, ok := h.best[*e]; ok && h.Catches[i].length <= g.Search.Length(s)+1 {
		return
	}
	h.next = g.Search.AppendPath(h.next[:0], s)
	h.takeNext(g, e)
}

// takeNext keeps the path at hand for its effects.
func (h *Hunt) takeNext(g *link.Graph, e *Effects) {
	i, ok := h.best[*e]
	if ok && h.Catches[i].length <= len(h.next) || !h.isOwn(g) || h.undoes(g, e) ||
		h.refuse != nil && h.refuse(g, e.Form, h.next) {
		return
	}
	if !ok {
		i = len(h.Catches)
		h.best[*e] = i
		h.Catches = append(h.Catches, Catch{Effects: *e})
	}
	h.Catches[i].first, h.Catches[i].length = len(h.path), len(h.next)
	h.path = append(h.path, h.next...)
}

// undoes reports whether the path at hand passes, as true, a candidate that its
// effects eliminate. Such a chain contradicts itself and so holds, but nobody
// would take it. HoDoKu has such AICs, though no such X- or XY-chains.
func (h *Hunt) undoes(g *link.Graph, e *Effects) bool {
	return e.Form == Ends && slices.ContainsFunc(h.next, func(s link.State) bool {
		if !s.IsOn() || !g.IsSingle(s.Node()) {
			return false
		}
		x := g.Candidate(s.Node())
		return e.Set.Has(x)
	})
}

// isOwn reports whether the path at hand needs what the hunt is for; if not,
// it belongs to a simpler hunt.
func (h *Hunt) isOwn(g *link.Graph) bool {
	switch {
	case h.Level == link.Grouped:
		return slices.ContainsFunc(h.next, func(s link.State) bool { return !g.IsSingle(s.Node()) })
	case h.Level == link.WithSets:
		return g.Passes(h.next, link.StrongSet)
	}
	return true
}
