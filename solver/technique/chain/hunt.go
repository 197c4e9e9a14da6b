package chain

import (
	"slices"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/sorting"
)

// A hunt is a search for chains. It follows all chains in the link graph from each
// candidate, off and on, breadth first, and compares their ends with the start. A chain
// with an effect is a catch. Many chains lead to the same end. As in HoDoKu, of the
// catches of a form with the same effects, only the shortest is kept. If several are
// shortest, the first one in candidate order is kept.
//
// Techniques that differ only in the form share a hunt. A pool keeps the memory and the
// last result of hunts, so a search for AICs costs nothing on a board already searched
// for loops.

// Form says how the ends of a chain relate to each other.
type Form uint8

const (
	// Ends means that one of the two ends, which have the same digit, is true.
	Ends Form = iota
	// Continuous means that the ends are linked, so that the chain closes into a loop.
	Continuous
	// Discontinuous means that the chain is a loop that proves its start true or false.
	Discontinuous
	// AIC means that one of the ends is true, and that there are at least two
	// eliminations.
	AIC
	// Cycle means that the chain is a loop with the effects that Sudoku Explainer gives
	// it.
	Cycle
	// Forcing means that the start implies its own opposite.
	Forcing
)

// Forms is a set of forms, one bit each.
type Forms uint8

// Quarry specifies a hunt: chains of the given forms through links of the given kinds. If
// the graph has groups or sets, only chains that use them count.
type Quarry struct {
	Level link.Level
	Kinds link.Kind
	Forms Forms
	// follow, if not nil, follows the chains on a board by the rules of another program.
	// refuse, if not nil, reports whether that program rejects a path as a chain of a
	// form.
	follow func(h *Hunt, g *link.Graph, refuted *link.Refuted)
	refuse func(g *link.Graph, form Form, path []link.State) bool
	// more, if not nil, specifies another hunt, whose catches are yielded last.
	more *Quarry

	pool sync.Pool
}

// Hunt holds the catches of a hunt on a board, sorted by form and length.
type Hunt struct {
	*Quarry
	Board   board.Board
	hunted  bool
	idle    bool // nothing can be eliminated
	Catches []Catch
	best    map[Effects]int // by effects; the indexes are valid only during the hunt
	path    []link.State    // paths of the catches
	next    []link.State    // current path
	// search is used by hunts for cycles.
	search cycleSearch
}

// Catch is a chain with an effect.
type Catch struct {
	Effects
	first, length int // the path is path[first:first+length]
}

type Effects struct {
	Form   Form
	placed bool // the candidates are placed, not eliminated
	Set    board.CandidateSet
}

const (
	loopForms  Forms = 1<<Continuous | 1<<Discontinuous | 1<<AIC
	cycleForms Forms = 1<<Cycle | 1<<Forcing
)

// The hunts of the techniques.
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

// acquire returns the completed hunt on a board. Call release when done.
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

// take records the chain to s, unless a catch with the same effects is at least as
// short.
func (h *Hunt) take(g *link.Graph, s link.State, e *Effects) {
	if i, ok := h.best[*e]; ok && h.Catches[i].length <= g.Search.Length(s)+1 {
		return
	}
	h.next = g.Search.AppendPath(h.next[:0], s)
	h.takeNext(g, e)
}

// takeNext records the current path, unless the hunt rejects it or has a catch with the
// same effects that is at least as short.
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

// undoes reports whether the current path makes a candidate true that its effects
// eliminate. Such a chain is valid because it contradicts itself, but people would not
// use it. HoDoKu accepts such AICs but no such X- or XY-chains.
func (h *Hunt) undoes(g *link.Graph, e *Effects) bool {
	return e.Form == Ends && slices.ContainsFunc(h.next, func(s link.State) bool {
		if !s.IsOn() || !g.IsSingle(s.Node()) {
			return false
		}
		x := g.Candidate(s.Node())
		return e.Set.Has(x)
	})
}

// isOwn reports whether the current path uses the groups or sets of the hunt. If it does
// not, it belongs to a simpler hunt.
func (h *Hunt) isOwn(g *link.Graph) bool {
	switch {
	case h.Level == link.Grouped:
		return slices.ContainsFunc(h.next, func(s link.State) bool { return !g.IsSingle(s.Node()) })
	case h.Level == link.WithSets:
		return g.Passes(h.next, link.StrongSet)
	}
	return true
}
