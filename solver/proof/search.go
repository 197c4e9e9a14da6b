package proof

import (
	"context"
	"slices"

	"sudoku/solver/board"
)

// search derives contradictions from assumptions, and keeps how.
type search struct {
	known  [board.Candidates]int8   // 1: true, -1: false, 0: open
	reason [board.Candidates]clause // that made it known; 0: assumed
	// trail lists what is known, as it became known; the first base of them hold
	// on the board. What precedes read has been followed.
	trail      []literal
	base, read int
	out        [choices]uint8 // how many of the nine are false
	done       [choices]bool  // one of them is true

	lemmas []lemma
	order  []board.Candidate // in which assumptions are tried
	seen   [board.Candidates]bool
	ctx    context.Context
}

// lemma is a clause that has been derived: the opposite of one of the
// assumptions at least, by clauses each of which says, when all before it is
// known, one thing more, and the last nothing.
type lemma struct {
	says   []literal
	board  []board.Candidate // what it needs to know of the board
	hints  []clause          // the last first
	number clause            // when it is written
}

// hold makes a literal known. It returns the reason if the opposite is known.
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

// count counts a literal in its choices, or with -1 no longer.
func (s *search) count(l literal, n int8) {
	for _, k := range choicesOf[l.candidate()] {
		if l < 0 {
			s.out[k] += uint8(n)
		} else {
			s.done[k] = n > 0
		}
	}
}

// undo forgets what became known since the trail had a length.
func (s *search) undo(length int) {
	for _, l := range s.trail[length:] {
		s.known[l.candidate()] = 0
		s.count(l, -1)
	}
	s.trail, s.read = s.trail[:length], length
}

// follow makes known what follows by the rules, until nothing does or a clause
// is wrong, which it returns.
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

// exclude makes the others of a choice false.
func (s *search) exclude(k int, x board.Candidate) (conflict clause) {
	i := slices.Index(choiceOf[k][:], x)
	for j, y := range choiceOf[k] {
		if i != j && conflict == 0 {
			conflict = s.hold(isFalse(y), notBoth(k, i, j))
		}
	}
	return conflict
}

// last makes the only one of a choice true that may be.
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

// learn makes a lemma of a clause that is wrong: not all the assumptions that it
// comes from.
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

// mark remembers the candidates of a clause.
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

// The efforts that a refutation may take.
const (
	singles = iota // what follows by singles
	trials         // and by candidates which singles refute
	cases          // and by cases, one in the other
)

// refute derives the opposite of an assumption on the board by as little effort
// as it takes, 0 if it does not follow.
func (s *search) refute(assumed literal) clause {
	s.lemmas = s.lemmas[:0]
	s.read = s.base
	s.hold(assumed, 0)
	conflict := s.follow()
	for k := 0; k < choices && conflict == 0; k++ {
		conflict = s.last(k) // which follows from the board without it
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

// contradict derives that not all assumptions are true, 0 if the effort does not
// suffice.
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
			return 0 // there is a solution
		case found == 0:
			continue
		case !slices.Contains(s.lemmas[-found-1].says, isFalse(x)):
			return found
		}
		s.hold(isFalse(x), found)
		inVain = 0
	}
}
