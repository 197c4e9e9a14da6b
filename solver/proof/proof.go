// Package proof certifies steps: it writes a puzzle as clauses, in DIMACS, and
// the derivation of what steps do from them, in LRAT, a format that published
// programs check. Its own checker shares no code with what writes certificates.
package proof

import (
	"context"
	"strconv"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Certificate is a formula that has no solution, in DIMACS, and the proof of
// that, in LRAT. The formula is a position and that a claim about it is wrong.
type Certificate struct {
	Formula, Proof []byte
	Lines          int // of the proof
}

// Unproved is the error about a step that does not follow: its number, from 0.
type Unproved int

func (n Unproved) Error() string { return "step " + strconv.Itoa(int(n)+1) + " does not follow" }

// Certify proves steps one after the other from a position on: each effect by
// what is on the board before its step and by nothing else. The claim is what
// the steps from the number first on do; of a path that solves the puzzle, with
// first 0, that the puzzle has this solution and no other. The givens are the
// formula's, and so are the entries and the eliminations of the position, which
// are taken for granted. progress is called after each step.
//
// Steps of techniques that assume one solution are proved without assuming it:
// where a puzzle has one, what they do follows from its givens.
//
// The error is that of ctx, or Unproved.
func Certify(ctx context.Context, start *board.Position, steps []step.Step, first int, progress func(done int)) (Certificate, error) {
	m := maker{search: search{ctx: ctx}}
	m.begin(start)
	for i := range steps {
		proved := m.take(i, &steps[i])
		if ctx.Err() != nil {
			return Certificate{}, ctx.Err()
		}
		if !proved {
			return Certificate{}, Unproved(i)
		}
		if i < first {
			m.claim = m.claim[:0]
		}
		progress(i + 1)
	}
	m.conclude(first == 0)
	return Certificate{m.formula(&start.Givens), m.proof, m.lines}, nil
}

// maker writes a certificate. What its search knows is the board.
type maker struct {
	search
	number  [board.Candidates]clause // that says what is known; 0: none is written yet
	assumed []literal                // which the formula has
	next    clause                   // the last number that is in use
	claim   []literal
	proof   []byte
	lines   int
	reached string // comments on how far the proof has come after each step
}

// begin takes the position for granted.
func (m *maker) begin(start *board.Position) {
	values := start.Values()
	for _, g := range [...]*board.Grid{&start.Givens, &values} {
		for c, d := range g {
			if d != 0 {
				m.assume(isTrue(board.NewCandidate(board.Cell(c), d)))
			}
		}
	}
	for x := range board.Candidate(board.Candidates) {
		if start.Eliminated.Has(x) {
			m.assume(isFalse(x))
		}
	}
	m.next = rules + clause(len(m.assumed)) + 1 // that the claim is wrong
	m.clear(m.assumed)
}

// assume has the formula say something.
func (m *maker) assume(l literal) {
	if m.known[l.candidate()] == 0 {
		m.assumed = append(m.assumed, l)
		m.set(l, rules+clause(len(m.assumed)))
	}
}

// set puts onto the board what a clause says.
func (m *maker) set(l literal, number clause) {
	m.hold(l, 0)
	m.number[l.candidate()] = number
}

// clear takes the candidates away that digits rule out. What says so is written
// when it is needed.
func (m *maker) clear(digits []literal) {
	for _, l := range digits {
		for _, k := range choicesOf[l.candidate()] {
			if l > 0 {
				m.exclude(k, l.candidate())
			}
		}
	}
	m.base = len(m.trail)
}

// take proves the effects of a step, claims them, and then puts them onto the
// board.
func (m *maker) take(number int, s *step.Step) (proved bool) {
	from := len(m.claim)
	for _, x := range s.Placements {
		m.claim = append(m.claim, isTrue(x))
	}
	for _, x := range s.Eliminations {
		m.claim = append(m.claim, isFalse(x))
	}
	effects := m.claim[from:]
	m.arrange(s)
	var numbers []clause
	for _, l := range effects {
		n := m.prove(l)
		if n == 0 {
			return false
		}
		numbers = append(numbers, n)
	}
	for i, l := range effects {
		m.set(l, numbers[i])
	}
	m.clear(effects)
	note := ""
	if t := technique.ByKey(s.Technique); t != nil && t.Uniqueness {
		note = " (without assuming that there is one solution)"
	}
	m.reached += "c " + strconv.Itoa(int(m.next)) + " step " + strconv.Itoa(number+1) + ", " + s.Technique + " " + s.EffectsText() + note + "\n"
	return true
}

// arrange has the candidates of the step's drawings tried before all others.
func (m *maker) arrange(s *step.Step) {
	m.order = m.order[:0]
	for _, v := range s.Views {
		for _, h := range v.Candidates {
			m.order = append(m.order, h.Item)
		}
	}
	for x := range board.Candidate(board.Candidates) {
		m.order = append(m.order, x)
	}
}

// prove writes the clause of one literal, and returns its number, 0 if it does
// not follow.
func (m *maker) prove(l literal) clause {
	if x := l.candidate(); m.known[x] > 0 && l > 0 || m.known[x] < 0 && l < 0 {
		return m.onBoard(x)
	}
	found := m.refute(-l)
	if found == 0 {
		return 0
	}
	m.lemmas[-found-1].says = []literal{l} // even if the board alone is contradictory
	n := m.write(found)
	m.forget(n)
	return n
}

// write writes a lemma, after those that it needs, and returns its number.
func (m *maker) write(found clause) clause {
	if found > 0 {
		return found
	}
	x := &m.lemmas[-found-1]
	if x.number != 0 {
		return x.number
	}
	for _, c := range x.board {
		m.onBoard(c)
	}
	for _, h := range x.hints {
		m.write(h)
	}
	m.line()
	for _, l := range x.says {
		m.put(int(l))
	}
	m.put(0)
	for _, c := range x.board {
		m.put(int(m.number[c]))
	}
	for i := range x.hints {
		m.put(int(m.write(x.hints[len(x.hints)-1-i])))
	}
	x.number = m.end()
	return x.number
}

// forget writes that the lemmas are not needed any more, of which one is kept.
func (m *maker) forget(kept clause) {
	any := false
	for i := range m.lemmas {
		n := m.lemmas[i].number
		if n == 0 || n == kept {
			continue
		}
		if !any {
			m.put(int(m.next))
			m.proof = append(m.proof, "d "...)
			any = true
		}
		m.put(int(n))
	}
	if any {
		m.end()
	}
}

// onBoard writes the clause that says what the board knows of a candidate,
// unless it has been written, and returns its number.
func (m *maker) onBoard(x board.Candidate) clause {
	if m.number[x] == 0 {
		pair := m.reason[x].of()
		digit := pair[0]
		if digit == x {
			digit = pair[1]
		}
		m.line()
		m.put(int(isFalse(x)))
		m.put(0)
		m.put(int(m.number[digit]))
		m.put(int(m.reason[x]))
		m.number[x] = m.end()
	}
	return m.number[x]
}

// conclude writes that the claim cannot be wrong. That of a whole path is the
// solution, if the path has come to it.
func (m *maker) conclude(whole bool) {
	var digits []literal
	for x := range board.Candidate(board.Candidates) {
		if m.known[x] > 0 {
			digits = append(digits, isTrue(x))
		}
	}
	if whole && len(digits) == board.Cells {
		m.claim = digits
	}
	for _, l := range m.claim {
		m.onBoard(l.candidate())
	}
	m.line()
	m.put(0)
	for _, l := range m.claim {
		m.put(int(m.number[l.candidate()]))
	}
	m.put(rules + len(m.assumed) + 1)
	m.end()
}

// line begins the line of a new clause.
func (m *maker) line() {
	m.next++
	m.put(int(m.next))
}

// put writes a number.
func (m *maker) put(n int) { m.proof = append(strconv.AppendInt(m.proof, int64(n), 10), ' ') }

// end ends a line, and returns the last number in use.
func (m *maker) end() clause {
	m.proof = append(m.proof, "0\n"...)
	m.lines++
	return m.next
}
