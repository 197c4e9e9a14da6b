package forcing

import (
	"context"
	"sync"

	"sudoku/solver/board"
)

// kinds is the number of kinds.
const kinds = int(Nested5) + 1

// pools holds unused searchers of each kind, so that their memory is reused.
var pools [kinds]sync.Pool

// acquire returns a searcher of the kind. The caller must return it to the pool.
func acquire(kind Kind) *searcher {
	if s, ok := pools[kind].Get().(*searcher); ok {
		return s
	}
	return newSearcher(min(kind, Dynamic), max(0, int(kind)-int(Dynamic)))
}

// Search yields the proofs of a kind on a board, least complex first and at most one for
// each effect. Unless form is AnyForm, it yields only proofs of that form. Every proof
// has an effect. Search returns when yield returns false.
//
// If tick is not nil, Search calls it at least a hundred times a second while it
// searches. When ctx is done, Search returns within milliseconds without the remaining
// proofs. If the previous search was on the same board, Search reuses its results, even
// for a different form.
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
