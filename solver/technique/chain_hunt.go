package technique

import (
	"slices"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/link"
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

// chainForm tells what the ends of a chain have to do with each other.
type chainForm uint8

const (
	// chainEnds: one of the two ends, of the same digit, is true.
	chainEnds chainForm = iota
	// chainContinuous: the ends are linked, the chain closes to a loop.
	chainContinuous
	// chainDiscontinuous: a loop that breaks its start.
	chainDiscontinuous
	// chainAIC: one of the ends is true, and that has two effects or more.
	chainAIC
	// chainCycle: a loop with the effects that Sudoku Explainer gives it.
	chainCycle
	// chainForcing: the start forces its own opposite.
	chainForcing
)

// chainForms is a set of forms, a bit for each.
type chainForms uint8

// huntSpec tells what a hunt is for: chains of some forms through links of
// some kinds in a graph; in one with groups or sets, chains that use those.
type huntSpec struct {
	level link.Level
	kinds link.Kind
	forms chainForms
	// tabled: only the chains that HoDoKu finds, see hodoku_chain.go.
	tabled bool
}

// chainHunt is a hunt with its catches on a board, sorted by form and length.
type chainHunt struct {
	huntSpec
	board  board.Board
	hunted bool
	catch  []chainCatch
	best   map[chainEffects]int // the index of the catch, while the hunt runs
	path   []link.State         // the paths of the catches
	next   []link.State         // the path at hand
	// explainer is the search of the hunts for cycles.
	explainer explainerSearch
}

// chainCatch is a chain with an effect.
type chainCatch struct {
	chainEffects
	first, length int // the path is path[first:first+length]
}

type chainEffects struct {
	form   chainForm
	placed bool // not eliminated
	set    board.CandidateSet
}

// huntNumber names a hunt.
type huntNumber int

const (
	huntX huntNumber = iota
	huntXY
	huntPlain
	huntGrouped
	huntSets
	huntXCycle
	huntYCycle
	huntAnyCycle
	huntPlainTabled
	huntGroupedTabled
	hunts
)

const (
	hodokuForms    chainForms = 1<<chainContinuous | 1<<chainDiscontinuous | 1<<chainAIC
	explainerForms chainForms = 1<<chainCycle | 1<<chainForcing
)

var (
	huntSpecs = [hunts]huntSpec{
		huntX:             {link.Plain, link.XLinks, 1 << chainEnds, false},
		huntXY:            {link.Plain, link.XYLinks, 1 << chainEnds, false},
		huntPlain:         {link.Plain, link.Strong | link.Weak, hodokuForms, false},
		huntGrouped:       {link.Grouped, link.Strong | link.Weak, hodokuForms, false},
		huntSets:          {link.WithSets, link.Strong | link.Weak, hodokuForms, false},
		huntXCycle:        {link.Plain, link.XLinks, explainerForms, false},
		huntYCycle:        {link.Plain, link.XYLinks, 1 << chainCycle, false},
		huntAnyCycle:      {link.Plain, link.Strong | link.Weak, explainerForms, false},
		huntPlainTabled:   {link.Plain, link.Strong | link.Weak, hodokuForms, true},
		huntGroupedTabled: {link.Grouped, link.Strong | link.Weak, hodokuForms, true},
	}
	huntPools [hunts]sync.Pool
)

// acquireHunt is the hunt with a number, done on a board. Give it back with
// releaseHunt.
func acquireHunt(number huntNumber, b *board.Board, g *link.Graph) *chainHunt {
	h, ok := huntPools[number].Get().(*chainHunt)
	if !ok {
		h = &chainHunt{huntSpec: huntSpecs[number], best: make(map[chainEffects]int)}
	}
	if !h.hunted || h.board != *b {
		h.board, h.hunted = *b, true
		h.run(g)
	}
	return h
}

func releaseHunt(number huntNumber, h *chainHunt) { huntPools[number].Put(h) }

func (h *chainHunt) run(g *link.Graph) {
	h.catch, h.path = h.catch[:0], h.path[:0]
	clear(h.best)
	refuted := g.Refute(h.kinds)
	if refuted.IsEmpty() {
		return
	}
	if h.wants(chainCycle) {
		h.explain(g)
		h.sort()
		h.keepFirst()
		return
	}
	if h.tabled {
		h.runTabled(g, refuted)
		return
	}
	for n := range g.Singles {
		on, off := link.StateOf(n, true), link.StateOf(n, false)
		if refuted.ByEnd(n) || refuted.ByLoop(off) {
			g.Search.Run(g, off, h.kinds, 0)
			h.fromOff(g, n)
		}
		if h.wants(chainDiscontinuous) && (refuted.Candidates.Has(g.Candidate(n)) || refuted.ByLoop(on)) {
			g.Search.Run(g, on, h.kinds, 0)
			h.fromOn(g, n)
			h.closeStrong(g, n)
		}
	}
	h.sort()
}

// sort sorts the catches by form and length.
func (h *chainHunt) sort() {
	slices.SortStableFunc(h.catch, func(a, b chainCatch) int {
		if a.form != b.form {
			return int(a.form) - int(b.form)
		}
		return a.length - b.length
	})
}

func (h *chainHunt) wants(f chainForm) bool { return h.forms>>f&1 != 0 }

// take keeps the chain to a state for its effects.
func (h *chainHunt) take(g *link.Graph, s link.State, e *chainEffects) {
	if i, ok := h.best[*e]; ok && h.catch[i].length <= g.Search.Length(s)+1 {
		return
	}
	h.next = g.Search.AppendPath(h.next[:0], s)
	h.takeNext(g, e)
}

// takeNext keeps the path at hand for its effects.
func (h *chainHunt) takeNext(g *link.Graph, e *chainEffects) {
	i, ok := h.best[*e]
	if ok && h.catch[i].length <= len(h.next) || !h.isOwn(g) || h.undoes(g, e) ||
		h.tabled && h.isLasso(g, e.form) {
		return
	}
	if !ok {
		i = len(h.catch)
		h.best[*e] = i
		h.catch = append(h.catch, chainCatch{chainEffects: *e})
	}
	h.catch[i].first, h.catch[i].length = len(h.path), len(h.next)
	h.path = append(h.path, h.next...)
}

// undoes reports whether the path at hand passes, as true, a candidate that its
// effects eliminate. Such a chain contradicts itself and so holds, but nobody
// would take it. HoDoKu has such AICs, though no such X- or XY-chains.
func (h *chainHunt) undoes(g *link.Graph, e *chainEffects) bool {
	return e.form == chainEnds && slices.ContainsFunc(h.next, func(s link.State) bool {
		if !s.IsOn() || !g.IsSingle(s.Node()) {
			return false
		}
		x := g.Candidate(s.Node())
		return e.set.Has(x)
	})
}

// isOwn reports whether the path at hand needs what the hunt is for; if not,
// it belongs to a simpler hunt.
func (h *chainHunt) isOwn(g *link.Graph) bool {
	switch {
	case h.level == link.Grouped:
		return slices.ContainsFunc(h.next, func(s link.State) bool { return !g.IsSingle(s.Node()) })
	case h.level == link.WithSets:
		return g.Passes(h.next, link.StrongSet)
	}
	return true
}
