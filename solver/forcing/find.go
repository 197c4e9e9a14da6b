package forcing

import (
	"context"
	"sync"

	"sudoku/solver/board"
)

// kinds is the number of kinds.
const kinds = int(Nested5) + 1

// pools keep the searchers, with their memory, by kind.
var pools [kinds]sync.Pool

// acquire is a searcher of a kind. Give it back to the pool.
func acquire(kind Kind) *searcher {
	if s, ok := pools[kind].Get().(*searcher); ok {
		return s
	}
	return newSearcher(min(kind, Dynamic), max(0, int(kind)-int(Dynamic)))
}

// Search yields the proofs of a kind and a form, or AnyForm, on a board, the one
// with the least complexity first, one for each effect. Each has an effect. It
// returns when yield returns false.
//
// While it searches it calls tick often, a hundred times a second and more,
// unless that is nil. When ctx is done it ends within milliseconds, without the
// rest. A board that has just been searched for another form is not searched
// again.
func Search(ctx context.Context, b *board.Board, kind Kind, form Form, tick func(), yield func(*Proof) bool) {
	s := acquire(kind)
	defer pools[kind].Put(s)
	s.own = pulse{ctx: ctx, tick: tick, stopped: ctx.Err() != nil}
	s.share(&s.own)
	last := s.start
	if s.start.read(b); !s.searched || s.start != last {
		s.search()
	}
	defer func() { s.searched = !s.pulse.stopped }()
	for _, h := range s.hints {
		if form != AnyForm && forms[h.form] != form {
			continue
		}
		v := prover{searcher: s}
		p := v.prove(h, 0)
		if s.pulse.stopped || !yield(p) {
			return
		}
	}
}
