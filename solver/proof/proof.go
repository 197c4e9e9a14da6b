// Package proof certifies steps. It writes a puzzle as DIMACS clauses and the derivation
// of the steps' effects as an LRAT proof, which published programs can check. The
// package's own checker shares no code with the prover.
package proof

import (
	"context"
	"strconv"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Certificate holds a DIMACS formula and an LRAT proof that the formula has no solution.
// The formula states a position and the negation of a claim about it.
type Certificate struct {
	Formula, Proof []byte
	Lines          int // number of lines in the proof
}

// Unproved is the error for a step that does not follow. Its value is the index of the
// step.
type Unproved int

func (n Unproved) Error() string { return "step " + strconv.Itoa(int(n)+1) + " does not follow" }

// Certify proves steps in order from a position. It proves each effect only from the
// board before its step. The claim consists of the effects of steps[first:]. If the path
// solves the puzzle and first is 0, the claim is that the puzzle has this solution and no
// other. The givens, and the position's entries and eliminations, are assumed as clauses
// of the formula. Certify calls progress after each step.
//
// Steps that assume a unique solution are proved without this assumption: if the puzzle
// has one solution, their effects follow from the givens.
//
// The error comes from ctx or is an Unproved.
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

// A maker writes a certificate. The known literals of its search represent the board.
type maker struct {
	search
	number  [board.Candidates]clause // by candidate: number of the clause that states whether it is true; 0 if not written yet
	assumed []literal                // clauses of the formula
	next    clause                   // highest number in use
	claim   []literal
	proof   []byte
	lines   int
	reached string // comments that give the last line of the proof of each step
}

// begin assumes the position.
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
	m.next = rules + clause(len(m.assumed)) + 1 // the negated claim
	m.clear(m.assumed)
}

// assume adds a literal to the formula.
func (m *maker) assume(l literal) {
	if m.known[l.candidate()] == 0 {
		m.assumed = append(m.assumed, l)
		m.set(l, rules+clause(len(m.assumed)))
	}
}

// set applies a proved literal to the board.
func (m *maker) set(l literal, number clause) {
	m.hold(l, 0)
	m.number[l.candidate()] = number
}

// clear removes the candidates that digits rule out. The clauses for these are written
// only when needed.
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

// take proves the effects of a step, adds them to the claim and applies them to the
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

// arrange makes the search try the candidates in the step's views first.
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

// prove writes the clause that consists of one literal. It returns the clause's number,
// or 0 if the literal does not follow.
func (m *maker) prove(l literal) clause {
	if x := l.candidate(); m.known[x] > 0 && l > 0 || m.known[x] < 0 && l < 0 {
		return m.onBoard(x)
	}
	found := m.refute(-l)
	if found == 0 {
		return 0
	}
	m.lemmas[-found-1].says = []literal{l} // even if the board itself is contradictory
	n := m.write(found)
	m.forget(n)
	return n
}

// write writes a lemma after the lemmas it depends on, and returns its number.
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

// forget writes the deletion of all lemmas except kept.
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

// onBoard returns the number of the clause that states whether a candidate is true or
// false on the board. It writes the clause unless it was written before.
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

// conclude derives the empty clause from the negated claim. If whole is true and the
// board is solved, the claim is the solution.
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

// line starts the line of a new clause.
func (m *maker) line() {
	m.next++
	m.put(int(m.next))
}

// put writes a number.
func (m *maker) put(n int) { m.proof = append(strconv.AppendInt(m.proof, int64(n), 10), ' ') }

// end ends a line and returns the highest number in use.
func (m *maker) end() clause {
	m.proof = append(m.proof, "0\n"...)
	m.lines++
	return m.next
}
