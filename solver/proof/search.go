package proof

import (
	"context"
	"slices"

	"sudoku/solver/board"
)

// A search derives contradictions from assumptions and records the derivations.
type search struct {
	known  [board.Candidates]int8   // 1: true, -1: false, 0: open
	reason [board.Candidates]clause // the clause that implied the literal; 0 if it was assumed
	// trail lists the known literals in the order in which they were found. The first
	// base of them hold on the board. The first read of them have been propagated.
	trail      []literal
	base, read int
	out        [choices]uint8 // number of false candidates
	done       [choices]bool  // one candidate is true

	lemmas []lemma
	order  []board.Candidate // order of assumptions
	seen   [board.Candidates]bool
	ctx    context.Context
}

// A lemma is a derived clause: at least one of the assumptions is false. Each hint is a
// clause that implies one more literal, given everything known before it. The last hint
// is contradicted.
type lemma struct {
	says   []literal
	board  []board.Candidate // candidates of the board that the lemma depends on
	hints  []clause          // last hint first
	number clause            // set when the lemma is written
}

// hold makes a literal known. It returns reason if the opposite is already known.
func (s *search) hold(l literal, reason clause) (conflict clause) {
	x, v := l.candidate(), int8(1)
	if l < 0 {
		v = -1
	}
	if s.known[x] != 0 {
		if s.known[x] == v {
			return 0
		}
		return reason
	}
	s.known[x], s.reason[x] = v, reason
	s.trail = append(s.trail, l)
	s.count(l, 1)
	return 0
}

// count adds a literal to its choices. If n is -1, it removes the literal.
func (s *search) count(l literal, n int8) {
	for _, k := range choicesOf[l.candidate()] {
		if l < 0 {
			s.out[k] += uint8(n)
		} else {
			s.done[k] = n > 0
		}
	}
}

// undo truncates the trail to the given length.
func (s *search) undo(length int) {
	for _, l := range s.trail[length:] {
		s.known[l.candidate()] = 0
		s.count(l, -1)
	}
	s.trail, s.read = s.trail[:length], length
}

// follow propagates the known literals through the rules until nothing new follows. It
// returns a violated clause, if any.
func (s *search) follow() (conflict clause) {
	for s.read < len(s.trail) {
		l := s.trail[s.read]
		s.read++
		for _, k := range choicesOf[l.candidate()] {
			if l > 0 {
				conflict = s.exclude(k, l.candidate())
			} else {
				conflict = s.last(k)
			}
			if conflict != 0 {
				return conflict
			}
		}
	}
	return 0
}

// exclude makes the other candidates of a choice false.
func (s *search) exclude(k int, x board.Candidate) (conflict clause) {
	i := slices.Index(choiceOf[k][:], x)
	for j, y := range choiceOf[k] {
		if i != j && conflict == 0 {
			conflict = s.hold(isFalse(y), notBoth(k, i, j))
		}
	}
	return conflict
}

// last makes the only possible candidate of a choice true.
func (s *search) last(k int) (conflict clause) {
	if s.done[k] || s.out[k] < 8 {
		return 0
	}
	for _, x := range choiceOf[k] {
		if s.known[x] == 0 {
			return s.hold(isTrue(x), choiceClause(k))
		}
	}
	return choiceClause(k)
}

// learn derives a lemma from a violated clause. The lemma states that the assumptions
// behind the clause are not all true.
func (s *search) learn(conflict clause) clause {
	l := lemma{hints: []clause{conflict}}
	s.mark(conflict)
	for i := len(s.trail) - 1; i >= 0; i-- {
		x := s.trail[i].candidate()
		if !s.seen[x] {
			continue
		}
		switch reason := s.reason[x]; {
		case i < s.base:
			l.board = append(l.board, x)
		case reason == 0:
			l.says = append(l.says, -s.trail[i])
		default:
			l.hints = append(l.hints, reason)
			s.mark(reason)
		}
		s.seen[x] = false
	}
	s.lemmas = append(s.lemmas, l)
	return clause(-len(s.lemmas))
}

// mark marks the candidates of a clause.
func (s *search) mark(n clause) {
	if n > 0 {
		for _, x := range n.of() {
			s.seen[x] = true
		}
		return
	}
	for _, l := range s.lemmas[-n-1].says {
		s.seen[l.candidate()] = true
	}
}

// The levels of effort of a refutation.
const (
	singles = iota // propagation by singles
	trials         // also candidates that singles refute
	cases          // also nested case analysis
)

// refute derives the negation of an assumption on the board with as little effort as
// possible. It returns 0 if the negation does not follow.
func (s *search) refute(assumed literal) clause {
	s.lemmas = s.lemmas[:0]
	s.read = s.base
	s.hold(assumed, 0)
	conflict := s.follow()
	for k := 0; k < choices && conflict == 0; k++ {
		conflict = s.last(k) // follows from the board without the assumption
	}
	found := clause(0)
	if conflict != 0 {
		found = s.learn(conflict)
	}
	for effort := singles; found == 0 && effort <= cases; effort++ {
		found = s.contradict(effort)
	}
	s.undo(s.base)
	return found
}

// contradict derives that the assumptions are not all true. It returns 0 if the effort is
// not sufficient.
func (s *search) contradict(effort int) clause {
	for at, inVain := 0, 0; ; at++ {
		if conflict := s.follow(); conflict != 0 {
			return s.learn(conflict)
		}
		if effort == singles || s.ctx.Err() != nil {
			return 0
		}
		within := singles
		x := s.order[at%len(s.order)]
		if inVain++; inVain > len(s.order) {
			i := slices.IndexFunc(s.order, func(x board.Candidate) bool { return s.known[x] == 0 })
			if effort == trials || i < 0 {
				return 0
			}
			x, within = s.order[i], cases
		}
		if s.known[x] != 0 {
			continue
		}
		length := len(s.trail)
		s.hold(isTrue(x), 0)
		found := s.contradict(within)
		s.undo(length)
		switch {
		case found == 0 && within == cases:
			return 0 // found a solution
		case found == 0:
			continue
		case !slices.Contains(s.lemmas[-found-1].says, isFalse(x)):
			return found
		}
		s.hold(isFalse(x), found)
		inVain = 0
	}
}
