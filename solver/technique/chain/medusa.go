package chain

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// 3D Medusa: simple colours across all digits. The two places for a digit in a house have
// different colours, and so do the two candidates of a bivalue cell. All candidates of
// one colour are therefore true, and all those of the other are false.
//
// All candidates of a colour are false if
//   - two of its candidates are in one cell,
//   - two of its candidates with the same digit see each other, or
//   - it would leave a cell without candidates.
//
// Otherwise an uncoloured candidate is false if each colour rules it out. A colour does
// so if it contains a candidate with the same digit that sees the uncoloured one, or
// another candidate of the same cell.
//
// A step contains all conclusions from one cluster. A cluster has at least four
// candidates and at least two digits, since clusters of a single digit are simple
// colours.
//
// Source: SudokuWiki, "3D Medusa".

const medusaKey = "3d-medusa"

func Medusa(b *board.Board, yield func(step.Step) bool) {
	var done board.CandidateSet
	for c := range b.Empty().All() {
		for d := range b.Candidates(c).All() {
			if done.Has(board.NewCandidate(c, d)) {
				continue
			}
			var m medusaCluster
			m.grow(b, board.NewCandidate(c, d), &done)
			if m.digits.Len() < 2 || m.size < 4 {
				continue
			}
			if m.findEliminations(b); !m.cleared.IsEmpty() && !yield(m.step(b)) {
				return
			}
		}
	}
}

// medusaCluster is a cluster with its two colours.
type medusaCluster struct {
	digits board.DigitSet
	size   int
	// cells holds the cells of each colour, and places holds them by digit. seen holds,
	// by digit, the cells that see one of these places.
	cells        [2]board.CellSet
	places, seen [2][10]board.CellSet
	// wrong is the colour that is false, or -1 if unknown.
	wrong   int
	cleared board.CandidateSet
}

// grow colours the candidates that strong links connect to the start.
func (m *medusaCluster) grow(b *board.Board, start board.Candidate, done *board.CandidateSet) {
	var queue [board.Candidates]board.Candidate
	var colour [board.Candidates]uint8
	queue[0], colour[start] = start, 1
	done.Add(start)
	for head, tail := 0, 1; head < tail; head++ {
		x := queue[head]
		c, d, k := x.Cell(), x.Digit(), colour[x]-1
		m.digits = m.digits.With(d)
		m.size++
		m.cells[k] = m.cells[k].With(c)
		m.places[k][d] = m.places[k][d].With(c)
		m.seen[k][d] = m.seen[k][d].Or(c.Peers())
		var next [4]board.Candidate
		count := 0
		for _, h := range c.Houses() {
			if pair := b.Places(d).And(h.Cells()); pair.Len() == 2 {
				next[count] = board.NewCandidate(pair.Without(c).First(), d)
				count++
			}
		}
		if pair := b.Candidates(c); pair.Len() == 2 {
			next[count] = board.NewCandidate(c, pair.Without(d).First())
			count++
		}
		for _, y := range next[:count] {
			if colour[y] == 0 {
				colour[y] = 2 - k
				queue[tail] = y
				done.Add(y)
				tail++
			}
		}
	}
}

// findEliminations finds the false colour, if any, and the false candidates.
func (m *medusaCluster) findEliminations(b *board.Board) {
	for m.wrong = range 2 {
		if m.wraps(b, m.wrong) {
			for d := range m.digits.All() {
				for c := range m.places[m.wrong][d].All() {
					m.cleared.Add(board.NewCandidate(c, d))
				}
			}
			return
		}
	}
	m.wrong = -1
	for d := range board.AllDigits.All() {
		trapped := b.Places(d).Minus(m.places[0][d]).Minus(m.places[1][d])
		for k := range 2 {
			trapped = trapped.And(m.seen[k][d].Or(m.cells[k]))
		}
		for c := range trapped.All() {
			m.cleared.Add(board.NewCandidate(c, d))
		}
	}
}

// wraps reports whether the colour k contradicts itself or leaves a cell without
// candidates.
func (m *medusaCluster) wraps(b *board.Board, k int) bool {
	var once, left board.CellSet
	for d := range board.AllDigits.All() {
		places := m.places[k][d]
		if places.Meets(m.seen[k][d]) || places.Meets(once) {
			return true
		}
		once = once.Or(places)
		left = left.Or(b.Places(d).Minus(m.seen[k][d]).Minus(m.places[1-k][d]))
	}
	return !b.Empty().Within(left.Or(m.cells[k]))
}

func (m *medusaCluster) step(b *board.Board) step.Step {
	s := step.Step{Technique: medusaKey, Views: make([]step.View, 1)}
	for x := range m.cleared.All() {
		s.Eliminations = append(s.Eliminations, x)
	}
	v := &s.Views[0]
	roles := [2]step.Role{step.ColourA, step.ColourB}
	names := [2]string{"colour-a", "colour-b"}
	for k := range 2 {
		var all board.CandidateSet
		for d := range m.digits.All() {
			v.MarkCandidates(b, m.places[k][d], board.NewDigitSet(d), roles[k])
			for c := range m.places[k][d].All() {
				all.Add(board.NewCandidate(c, d))
			}
		}
		var list []board.Candidate
		for x := range all.All() {
			list = append(list, x)
		}
		s.Args = append(s.Args, step.CandidatesArg(names[k], list...))
	}
	if m.wrong >= 0 {
		s.Args = append(s.Args, step.NumberArg("wrong", m.wrong+1))
	}
	for d := range m.digits.All() {
		c := colourCluster{digit: d, colour: [2]board.CellSet{m.places[0][d], m.places[1][d]}}
		c.mark(b, v, roles)
	}
	for c := range m.cells[0].And(m.cells[1]).All() {
		if pair := b.Candidates(c); pair.Len() == 2 {
			v.Links = append(v.Links, step.CellLink(c, pair.First(), pair.Without(pair.First()).First()))
		}
	}
	return s
}
