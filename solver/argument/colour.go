package argument

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// mostPairs is the maximum number of pairs that are written one by one.
const mostPairs = 6

// colouring holds the colours of one or two clusters of candidates.
type colouring struct {
	of [board.Candidates]step.Role
}

// colours writes the argument for simple colours, multi-colours or 3D Medusa.
func colours(m *maker) {
	var c colouring
	v := &m.s.Views[0]
	roles := [...]step.Role{step.ColourA, step.ColourB, step.ColourC, step.ColourD}
	var cells [4]board.CellSet
	var digits [4]board.DigitSet
	var by [4][10]board.CellSet // by colour and digit
	for _, h := range v.Candidates {
		for i, r := range roles {
			if h.Role&r != 0 {
				c.of[h.Item] = r
				d := h.Item.Digit()
				cells[i], digits[i], by[i][d] = cells[i].With(h.Item.Cell()), digits[i].With(d), by[i][d].With(h.Item.Cell())
			}
		}
	}
	for i, r := range roles {
		if !cells[i].IsEmpty() {
			m.part(PartColourA+PartName(i), cells[i], digits[i], r)
			m.a.Short += ", " + string('A'+rune(i))
			for d, at := range by[i] {
				if !at.IsEmpty() {
					m.a.Short += " (" + string('0'+rune(d)) + ")" + at.Compact()
				}
			}
		}
	}
	m.a.Short = m.a.Short[len(", "):] + m.arrow()
	m.pairs(&c)
	m.why(Alternate, step.NumberArg("clusters", m.clusters(cells[2])))
	for _, l := range v.Links {
		if l.Kind == step.Weak && c.of[nodeOf(l.From)] != c.of[nodeOf(l.To)] {
			one, two := m.number(c.of[nodeOf(l.From)]), m.number(c.of[nodeOf(l.To)])
			args := []step.Arg{step.CellsArg("from", l.From.Cells), step.CellsArg("to", l.To.Cells),
				step.NumberArg("colour", one), step.NumberArg("second", two)}
			if m.s.Technique != multiWrap { // the opposite colours
				args = append(args, step.NumberArg("rest", (one-1)^1+1), step.NumberArg("last", (two-1)^1+1))
			}
			m.why(Bridge, args...)
			if proving {
				m.prove([]Fact{sees(l.From.Cells, l.To.Cells)})
			}
			m.drawn(l)
		}
	}
	for _, r := range roles {
		if list := m.coloured(&c, r); len(list) > 0 && (m.s.Technique == multiWrap || m.clash(&c, r)) {
			m.so(SoColour, list, step.NumberArg("colour", m.number(r)))
		}
	}
	m.others(&c)
}

// others writes the effects on candidates that have or see two opposite colours, grouped
// by reason.
func (m *maker) others(c *colouring) {
	type reason struct {
		seen board.CellSet
		own  int // number of colours in the effect's own cell
	}
	of := make(map[reason][]board.Candidate)
	var order []reason
	for _, x := range m.open() {
		var r reason
		var first [4]board.Candidate // by colour: 1 + the first candidate that excludes x
		for y := range board.Candidate(board.Candidates) {
			colour := c.of[y]
			if colour == 0 || y == x || colour == c.of[x] || y.Cell() != x.Cell() && (y.Digit() != x.Digit() || !y.Cell().Sees(x.Cell())) {
				continue
			}
			if i := m.number(colour) - 1; first[i] == 0 {
				first[i] = y + 1
			}
		}
		by := first[:]
		if first[0] != 0 && first[1] != 0 { // two opposite colours suffice
			by = first[:2]
		} else if first[2] != 0 && first[3] != 0 {
			by = first[2:]
		}
		for _, y := range by {
			if y == 0 {
				continue
			}
			if at := (y - 1).Cell(); at == x.Cell() {
				r.own++
			} else {
				r.seen = r.seen.With(at)
			}
		}
		if r.own > 1 {
			r.seen = board.CellSet{}
		}
		if of[r] == nil {
			order = append(order, r)
		}
		of[r] = append(of[r], x)
	}
	if len(order) < mostPairs/2 {
		for _, r := range order {
			m.opposed(c, of[r][0])
		}
	}
	for _, r := range order {
		list := of[r]
		key := SoOther
		if r.own > 0 {
			key = SoOwn
		}
		if m.so(key, list, step.CellsArg("seen", r.seen)) && proving {
			m.proveSo(m.seen(list, r.seen))
			for _, x := range list {
				for y := range board.Candidate(board.Candidates) {
					if c.of[y] != 0 && y.Digit() == x.Digit() && y.Cell().Sees(x.Cell()) {
						m.proveSo([]Fact{sees(board.NewCellSet(x.Cell()), board.NewCellSet(y.Cell()))})
					}
				}
			}
		}
	}
}

// opposed writes that two candidates that both exclude x have opposite colours. It is
// needed only if the pairs that join them have not been written.
func (m *maker) opposed(c *colouring, x board.Candidate) {
	if len(m.links(c)) <= mostPairs {
		return
	}
	var by []board.Candidate
	for y := range board.Candidate(board.Candidates) {
		if c.of[y] != 0 && y != x && (y.Cell() == x.Cell() || y.Digit() == x.Digit() && y.Cell().Sees(x.Cell())) {
			by = append(by, y)
		}
	}
	var best [2]board.Candidate
	var way []step.Link
	for i, y := range by {
		for _, z := range by[i+1:] {
			if w := m.way(c, y, z); c.of[y] != c.of[z] && len(w) > 0 && (way == nil || len(w) < len(way)) {
				best, way = [2]board.Candidate{y, z}, w
			}
		}
	}
	if way == nil {
		return
	}
	m.along(c, way)
	m.why(Opposed, step.CandidatesArg("pair", best[:]...))
	if proving {
		m.prove([]Fact{{Kind: Follows, Then: trueAll(best[:])}})
	}
}

// multiWrap is the technique whose false colour sees both colours of another cluster.
const multiWrap = "multi-colours-2"

// coloured returns the candidates of a colour that are effects in no line yet.
func (m *maker) coloured(c *colouring, r step.Role) (list []board.Candidate) {
	for _, x := range m.open() {
		if c.of[x] == r {
			list = append(list, x)
		}
	}
	return list
}

func nodeOf(n step.Node) board.Candidate { return board.NewCandidate(n.Cells.First(), n.Digit) }

func (m *maker) clusters(second board.CellSet) int {
	if second.IsEmpty() {
		return 1
	}
	return 2
}

// number returns the 1-based index of a colour.
func (m *maker) number(r step.Role) int {
	n := 1
	for ; r > step.ColourA; r >>= 1 {
		n++
	}
	return n
}

// links returns the pairs of a colouring.
func (m *maker) links(c *colouring) (pairs []step.Link) {
	for _, l := range m.s.Views[0].Links {
		if l.Kind == step.Strong && c.of[nodeOf(l.From)] != 0 {
			pairs = append(pairs, l)
		}
	}
	return pairs
}

// pairs writes the pairs of a colouring, one by one if there are few.
func (m *maker) pairs(c *colouring) {
	pairs := m.links(c)
	var all []Fact
	for _, l := range pairs {
		if len(pairs) <= mostPairs {
			m.pair(c, l, m.why)
			m.drawn(l)
		} else if proving {
			all = append(all, m.pairFacts(l)...)
		}
	}
	if len(pairs) > mostPairs {
		m.why(PairsDrawn, step.NumberArg("count", len(pairs)))
		if proving {
			m.prove(all)
		}
		for _, l := range pairs {
			m.drawn(l)
		}
	}
}

// pair writes a pair of a colouring.
func (m *maker) pair(c *colouring, l step.Link, write func(Key, ...step.Arg)) {
	from, to := l.From, l.To
	if c.of[nodeOf(from)]&(step.ColourB|step.ColourD) != 0 {
		from, to = to, from
	}
	key := Pair
	if l.Via.Kind == step.InCell {
		key = PairCell
	}
	write(key, step.DigitArg("digit", from.Digit), step.CellsArg("from", from.Cells), step.CellsArg("to", to.Cells),
		step.DigitArg("other", to.Digit), step.HouseArg("house", l.Via.House), step.CellsArg("cell", from.Cells),
		step.NumberArg("colour", m.number(c.of[nodeOf(from)])), step.NumberArg("second", m.number(c.of[nodeOf(to)])))
	if proving {
		m.prove(m.pairFacts(l))
	}
}

// pairFacts returns the facts that a pair states.
func (m *maker) pairFacts(l step.Link) []Fact {
	if l.Via.Kind == step.InCell {
		return m.holds(l.From.Cells)
	}
	return []Fact{m.places(l.From.Digit, l.Via.House), sees(l.From.Cells, l.To.Cells)}
}

// way returns the shortest path along pairs from one candidate to another, or nil.
func (m *maker) way(c *colouring, x, y board.Candidate) (way []step.Link) {
	pairs := m.links(c)
	var next [board.Candidates]int // by candidate: 1 + index of the pair towards y
	for queue := []board.Candidate{y}; len(queue) > 0 && next[x] == 0; queue = queue[1:] {
		for i, l := range pairs {
			a, b := nodeOf(l.From), nodeOf(l.To)
			if b == queue[0] {
				a, b = b, a
			}
			if a == queue[0] && b != y && next[b] == 0 {
				next[b] = i + 1
				queue = append(queue, b)
			}
		}
	}
	for x != y && next[x] != 0 {
		l := pairs[next[x]-1]
		way = append(way, l)
		if x == nodeOf(l.From) {
			x = nodeOf(l.To)
		} else {
			x = nodeOf(l.From)
		}
	}
	return way
}

// along writes the pairs of a path in support of the next line, unless all pairs have
// been written.
func (m *maker) along(c *colouring, way []step.Link) {
	if len(m.links(c)) > mostPairs {
		for _, l := range way {
			m.pair(c, l, m.fold)
			m.drawn(l)
		}
	}
}

// clash writes why a colour is false, and reports whether it is: two of its candidates
// exclude each other or, in a 3D Medusa, it leaves a cell without a digit. It chooses the
// two candidates that are the fewest pairs apart.
func (m *maker) clash(c *colouring, r step.Role) bool {
	colour := step.NumberArg("colour", m.number(r))
	var best [2]board.Candidate
	var way []step.Link
	for x := range board.Candidate(board.Candidates) {
		for y := x + 1; y < board.Candidates && c.of[x] == r; y++ {
			if c.of[y] != r || x.Cell() != y.Cell() && (x.Digit() != y.Digit() || !x.Cell().Sees(y.Cell())) {
				continue
			}
			if w := m.way(c, x, y); way == nil || len(w) < len(way) {
				best, way = [2]board.Candidate{x, y}, w
			}
		}
	}
	if way == nil {
		return m.s.Technique == "3d-medusa" && m.emptied(c, r, colour)
	}
	m.along(c, way)
	x, y := best[0], best[1]
	a, b := board.NewCellSet(x.Cell()), board.NewCellSet(y.Cell())
	clash := step.CandidatesArg("clash", x, y)
	if a == b {
		m.why(Clash, colour, clash, step.CellsArg("cell", a))
	} else {
		m.why(Clash, colour, clash, step.HouseArg("house", a.Or(b).Houses().First()))
	}
	if proving {
		if a != b {
			m.prove([]Fact{sees(a, b)})
		}
		m.prove([]Fact{{Kind: Follows, If: []step.Claim{is(x)}, Then: []step.Claim{not(y)}}})
	}
	return true
}

// emptied writes which cell a colour would leave without a digit, and reports whether
// there is one.
func (m *maker) emptied(c *colouring, r step.Role, colour step.Arg) bool {
next:
	for cell := range m.b.Empty().All() {
		at := board.NewCellSet(cell)
		var facts []Fact
		if proving {
			facts = m.holds(at)
		}
		var seen step.CandidateList
		for d := range m.b.Candidates(cell).All() {
			x := board.NewCandidate(cell, d)
			if c.of[x] == r {
				continue next
			}
			if c.of[x] != 0 {
				continue // the other colour
			}
			by := board.CellSet{}
			for o := range cell.Peers().And(m.b.Places(d)).All() {
				if c.of[board.NewCandidate(o, d)] == r {
					by = board.NewCellSet(o)
				}
			}
			if by.IsEmpty() {
				continue next
			}
			seen = append(seen, board.NewCandidate(by.First(), d))
			if proving {
				facts = append(facts, sees(at, by))
			}
		}
		m.why(ClashCell, colour, step.CellsArg("cell", at), step.CandidatesArg("seen", seen...))
		if proving {
			m.prove(facts)
		}
		return true
	}
	return false
}
