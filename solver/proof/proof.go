// Package proof certifies steps: it writes a puzzle as clauses, in DIMACS, and
// the derivation of what steps do from them, in LRAT, a format that published
// programs check. Its own checker shares no code with what writes certificates.
package proof

import (
	"context"
	"fmt"
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

// Unproved is the error about a step that does not follow.
type Unproved struct {
	Step   int    // its number, from 0
	Effect string // that does not
}

func (e *Unproved) Error() string {
	return fmt.Sprintf("step %d: %s does not follow", e.Step+1, e.Effect)
}

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
		effect, err := m.take(i, &steps[i])
		if ctx.Err() != nil {
			return Certificate{}, ctx.Err()
		}
		if err != nil {
			return Certificate{}, &Unproved{i, effect}
		}
		progress(i + 1)
	}
	claim := m.claim(steps, first)
	m.end(claim)
	return Certificate{m.formula(start, claim), m.proof, m.lines}, nil
}

// maker writes a certificate. What its search knows is the board.
type maker struct {
	search
	number  [board.Candidates]clause // that says what is known; 0: none is written yet
	assumed []literal                // which the formula has
	next    clause                   // the last number that is in use
	proof   []byte
	lines   int
	reached []reached
}

// reached is how far the proof has come when it has proved a step.
type reached struct {
	at   clause
	text string
}

// begin takes the position for granted.
func (m *maker) begin(start *board.Position) {
	m.next = rules
	assume := func(l literal) {
		m.assumed = append(m.assumed, l)
		m.next++
		m.set(l, m.next)
	}
	for _, g := range []board.Grid{start.Givens, start.Values()} {
		for c, d := range g {
			if d != 0 && m.known[board.CandidateOf(board.Cell(c), d)] == 0 {
				assume(isTrue(board.CandidateOf(board.Cell(c), d)))
			}
		}
	}
	for x := range start.Eliminated.All() {
		if m.known[x] == 0 {
			assume(isFalse(x))
		}
	}
	for _, l := range m.assumed {
		m.clear(l)
	}
	m.next++ // that the claim is wrong
}

// set puts onto the board what a clause says.
func (m *maker) set(l literal, number clause) {
	m.hold(l, 0)
	m.number[l.candidate()] = number
	m.base = len(m.trail)
}

// clear takes the candidates away that a digit rules out. What says so is
// written when it is needed.
func (m *maker) clear(l literal) {
	if l < 0 {
		return
	}
	for _, k := range choicesOf[l.candidate()] {
		m.exclude(k, l.candidate())
	}
	m.base = len(m.trail)
}

// take proves the effects of a step, and then puts them onto the board.
func (m *maker) take(number int, s *step.Step) (effect string, err error) {
	effects := effectsOf(s)
	m.arrange(s)
	numbers := make([]clause, len(effects))
	for i, l := range effects {
		if numbers[i], err = m.prove(l); err != nil {
			return effectText(l), err
		}
	}
	for i, l := range effects {
		m.set(l, numbers[i])
	}
	for _, l := range effects {
		m.clear(l)
	}
	note := ""
	if t := technique.ByKey(s.Technique); t != nil && t.Uniqueness {
		note = " (without assuming that there is one solution)"
	}
	m.reached = append(m.reached, reached{m.next, fmt.Sprintf("step %d, %s %s%s", number+1, s.Technique, s.EffectsText(), note)})
	return "", nil
}

// effectsOf are the effects of a step.
func effectsOf(s *step.Step) (all []literal) {
	for _, x := range s.Placements {
		all = append(all, isTrue(x))
	}
	for _, x := range s.Eliminations {
		all = append(all, isFalse(x))
	}
	return all
}

func effectText(l literal) string {
	if l < 0 {
		return step.Elimination(l.candidate())
	}
	return l.candidate().String()
}

// arrange has the candidates of the step's drawings tried before all others.
func (m *maker) arrange(s *step.Step) {
	m.order = m.order[:0]
	var drawn board.CandidateSet
	for _, v := range s.Views {
		for _, h := range v.Candidates {
			if !drawn.Has(h.Item) {
				drawn.Add(h.Item)
				m.order = append(m.order, h.Item)
			}
		}
	}
	for x := range board.Candidate(board.Candidates) {
		if m.known[x] == 0 && !drawn.Has(x) {
			m.order = append(m.order, x)
		}
	}
}

// prove writes the clause of one literal, and returns its number.
func (m *maker) prove(l literal) (clause, error) {
	if x := l.candidate(); m.known[x] != 0 && (m.known[x] > 0) == (l > 0) {
		return m.onBoard(x), nil
	}
	found, err := m.refute(-l)
	if err != nil {
		return 0, err
	}
	for i := len(m.lemmas) - 1; i >= 0; i-- {
		x := &m.lemmas[i]
		if x.needed = x.needed || clause(-i-1) == found; x.needed {
			for _, h := range x.hints {
				if h < 0 {
					m.lemmas[-h-1].needed = true
				}
			}
		}
	}
	var gone []clause
	for i := range m.lemmas[:-found] {
		x := &m.lemmas[i]
		if !x.needed {
			continue
		}
		if clause(-i-1) == found {
			x.says = []literal{l}
		}
		m.write(x)
		gone = append(gone, x.number)
	}
	m.forget(gone[:len(gone)-1])
	return m.next, nil
}

// write writes a lemma.
func (m *maker) write(x *lemma) {
	hints := make([]clause, 0, len(x.board)+len(x.hints))
	for _, c := range x.board {
		hints = append(hints, m.onBoard(c))
	}
	for _, h := range x.hints {
		if h < 0 {
			h = m.lemmas[-h-1].number
		}
		hints = append(hints, h)
	}
	x.number = m.line(x.says, hints)
}

// onBoard is the number of the clause that says what the board knows of a
// candidate.
func (m *maker) onBoard(x board.Candidate) clause {
	if m.number[x] == 0 {
		pair := m.reason[x].of()
		other := pair[0]
		if other == x {
			other = pair[1]
		}
		m.number[x] = m.line([]literal{isFalse(x)}, []clause{m.number[other], m.reason[x]})
	}
	return m.number[x]
}

// line writes a clause with its hints.
func (m *maker) line(says []literal, hints []clause) clause {
	m.next++
	m.lines++
	m.put(m.next)
	for _, l := range says {
		m.put(clause(l))
	}
	m.put(0)
	m.putLine(hints)
	return m.next
}

// forget writes that clauses are not needed any more.
func (m *maker) forget(gone []clause) {
	if len(gone) > 0 {
		m.lines++
		m.put(m.next)
		m.proof = append(m.proof, "d "...)
		m.putLine(gone)
	}
}

func (m *maker) put(n clause) { m.proof = append(strconv.AppendInt(m.proof, int64(n), 10), ' ') }

func (m *maker) putLine(list []clause) {
	for _, n := range list {
		m.put(n)
	}
	m.proof = append(m.proof, "0\n"...)
}

// claim is what the certificate says.
func (m *maker) claim(steps []step.Step, first int) (claim []literal) {
	for x := range board.Candidate(board.Candidates) {
		if m.known[x] > 0 {
			claim = append(claim, isTrue(x))
		}
	}
	if first == 0 && len(claim) == board.Cells {
		return claim
	}
	claim = claim[:0]
	for i := range steps[first:] {
		claim = append(claim, effectsOf(&steps[first+i])...)
	}
	return claim
}

// end writes that the claim cannot be wrong.
func (m *maker) end(claim []literal) {
	hints := make([]clause, 0, len(claim)+1)
	for _, l := range claim {
		hints = append(hints, m.onBoard(l.candidate()))
	}
	m.line(nil, append(hints, clause(rules+len(m.assumed)+1)))
}
