package argument

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// A walk follows a chain from an assumption.
type walk struct {
	m      *maker
	assume []step.Claim
}

// link returns the fact that a link states and the facts about its end that follow from
// the assumption. Links may be walked in either direction.
func (w *walk) link(l step.Link) (facts []Fact) {
	m := w.m
	switch {
	case l.Kind == step.Weak:
		if l.From.Digit == l.To.Digit {
			facts = append(facts, sees(l.From.Cells, l.To.Cells))
		} else {
			facts = append(facts, w.then(l.From, true)...) // the reason why the link excludes its end
		}
		return append(facts, w.then(l.To, false)...)
	case l.Via.Kind == step.InHouse:
		facts = append(facts, m.places(l.From.Digit, l.Via.House))
	case l.Via.Kind == step.InCell:
		facts = append(facts, m.holds(l.Via.Cells)...)
	default:
		facts = append(facts, m.set(l.Via.Cells))
	}
	return append(facts, w.then(l.To, true)...)
}

// then returns facts that state that a node is true, or false, under the assumption.
func (w *walk) then(n step.Node, truth bool) (facts []Fact) {
	if truth {
		return []Fact{{Kind: Follows, If: w.assume, Then: inside(n, true)}}
	}
	for _, x := range inside(n, false) {
		facts = append(facts, Fact{Kind: Follows, If: w.assume, Then: []step.Claim{x}})
	}
	return facts
}

// walk writes the links of a chain, one line for each strong link.
func (m *maker) walk(chain step.Chain) walk {
	w := walk{m: m, assume: inside(chain[0].From, chain[0].Kind == step.Weak)}
	var weak *step.Link
	from := func(n step.Node) []step.Arg {
		return []step.Arg{step.DigitArg("digit", n.Digit), step.CellsArg("from", n.Cells)}
	}
	if chain[0].Kind == step.Weak {
		m.why(Suppose, from(chain[0].From)...)
		if proving {
			m.prove(w.then(chain[0].From, true))
		}
	}
	for i := range chain {
		l := &chain[i]
		if l.Kind == step.Weak {
			weak = l
			if i == len(chain)-1 {
				m.why(ThenNot, append(via(l), step.DigitArg("digit", l.To.Digit), step.CellsArg("mid", l.To.Cells))...)
				if proving {
					m.prove(w.link(*l))
				}
				m.drawn(*l)
			}
			continue
		}
		args := append(from(l.From), step.DigitArg("other", l.To.Digit), step.CellsArg("to", l.To.Cells),
			step.CellsArg("mid", l.From.Cells))
		key := FirstHouse
		switch l.Via.Kind {
		case step.InHouse:
			args = append(args, step.HouseArg("house", l.Via.House))
		case step.InCell:
			key = FirstCell
		default:
			key = FirstSet
			args = append(args, m.named(l.Via.Cells)...)
		}
		var facts []Fact
		if proving {
			facts = w.link(*l)
		}
		if weak != nil {
			key += ThenCell - FirstCell
			if proving {
				facts = append(w.link(*weak), facts...)
			}
			args = append(args, via(weak)...)
		}
		m.why(key, args...)
		if proving {
			m.prove(facts)
		}
		if weak != nil {
			m.drawn(*weak)
		}
		m.drawn(*l)
	}
	return w
}

// named returns the arguments for a set: its cells, its digits and, if it is a lettered
// part of the pattern, the number of its letter.
func (m *maker) named(cells board.CellSet) []step.Arg {
	args := []step.Arg{step.CellsArg("set", cells), step.DigitsArg("digits", m.b.DigitsIn(cells))}
	for _, p := range m.a.Parts {
		if p.Cells == cells && p.Name >= PartSetA && p.Name <= PartSetG {
			return append(args, step.NumberArg("letter", int(p.Name-PartSetA)+1))
		}
	}
	return args
}

// via returns the argument that says why a weak link excludes its end: the house that
// both ends share or, within a cell, the digit at the start of the link.
func via(l *step.Link) []step.Arg {
	if l.From.Digit != l.To.Digit {
		return []step.Arg{step.DigitArg("before", l.From.Digit)}
	}
	if hs := l.From.Cells.Or(l.To.Cells).Houses(); !hs.IsEmpty() {
		return []step.Arg{step.HouseArg("via", hs.First())}
	}
	return nil
}

// drawn adds a link to the drawing of the last line.
func (m *maker) drawn(l step.Link) {
	said := &m.a.Why[len(m.a.Why)-1].Say[0]
	said.Links = append(said.Links, l)
}

// chained writes the argument for a chain, a loop, or both chains of a dual pattern.
func chained(m *maker) {
	chain := m.s.Arg("chain").(step.Chain)
	m.a.Short = eureka(chain) + m.arrow()
	last := chain[len(chain)-1]
	switch {
	case m.s.Technique == "remote-pair":
		m.remotePair(chain)
	case m.s.Arg("start") != nil:
		m.sets(chain)
		if n := len(chain); chain[n-2].Kind == step.Weak && last.Kind == step.Weak {
			// Whether true or false, the start excludes the candidate before it.
			m.walk(chain[:n-1])
			if m.so(SoEither, m.open(), step.NumberArg("two", 1)) && proving {
				m.proveSo(m.seen(m.open(), last.To.Cells))
			}
			return
		}
		m.walk(chain)
		if chain[0].Kind == step.Weak {
			m.so(SoWrong, m.open())
			return
		}
		m.why(Ends, step.DigitArg("digit", last.To.Digit), step.CellsArg("cells", last.To.Cells))
		if proving {
			m.prove([]Fact{{Kind: Follows, Then: inside(last.To, true)}})
		}
		m.so(SoLoses, m.open())
	case last.Kind == step.Weak && last.To == chain[0].From:
		m.sets(chain)
		m.loop(chain)
	case m.s.Technique == "als-chain":
		m.sets(chain)
		m.setChain(chain)
	default:
		m.sets(chain)
		m.ends(chain)
		if second, ok := m.s.Arg("second").(step.Chain); ok {
			m.ends(second)
			m.a.Short = eureka(chain) + ", " + eureka(second) + m.arrow()
		}
	}
}

// sets names the almost locked sets of a chain with the letters of their colours. In a
// chain of sets, single cells have a letter too.
func (m *maker) sets(chain step.Chain) {
	n := 0
	for _, l := range chain {
		cells := l.Via.Cells
		switch {
		case l.Kind != step.Strong:
			continue
		case l.Via.Kind == step.InSet:
		case l.Via.Kind == step.InCell && m.s.Technique == "als-chain":
			cells = l.From.Cells
		default:
			continue
		}
		name := PartPattern // has no letter
		if n <= int(PartSetG-PartSetA) {
			name = PartSetA + PartName(n)
		}
		m.part(name, cells, m.b.DigitsIn(cells), step.SetRole(n))
		n++
	}
}

// ends writes the argument for a chain that makes one of its ends true.
func (m *maker) ends(chain step.Chain) {
	first, last := chain[0].From, chain[len(chain)-1].To
	m.walk(chain)
	m.conclude(first, last)
}

// conclude writes that one of two nodes is true, and which effects follow.
func (m *maker) conclude(first, last step.Node) {
	var facts []Fact
	if proving {
		facts = []Fact{{Kind: Follows, Then: append(inside(first, true), inside(last, true)...)}}
	}
	both := first.Cells.Or(last.Cells)
	if first.Digit == last.Digit {
		m.why(Ends, step.DigitArg("digit", first.Digit), step.CellsArg("cells", both))
		if proving {
			m.prove(facts)
		}
		gone := both.CommonPeers()
		list := m.openIn(gone, board.NewDigitSet(first.Digit))
		if m.so(SoSees, list, step.CellsArg("seen", both)) && proving {
			m.proveSo(m.seen(list, both))
		}
		return
	}
	m.why(EndsTwo, step.DigitArg("digit", first.Digit), step.CellsArg("from", first.Cells),
		step.DigitArg("other", last.Digit), step.CellsArg("to", last.Cells))
	if proving {
		m.prove(facts)
	}
	list := m.open()
	if m.so(SoEither, list, step.NumberArg("two", 1)) && proving {
		m.proveSo(m.seen(list, both))
	}
}

// seen returns facts that state which of the cells each candidate sees.
func (m *maker) seen(list []board.Candidate, cells board.CellSet) []Fact {
	var at board.CellSet
	for _, x := range list {
		at = at.With(x.Cell())
	}
	return between(at, cells)
}

// loop writes the argument for a continuous loop.
func (m *maker) loop(chain step.Chain) {
	m.walk(chain[:len(chain)-1])
	closing := walk{m: m, assume: inside(chain[0].From, false)}
	m.why(Loop)
	if proving {
		m.prove(closing.link(chain[len(chain)-1]))
	}
	m.drawn(chain[len(chain)-1])
	for i, l := range chain {
		if l.Kind == step.Strong && l.Via.Kind == step.InHouse {
			both := l.From.Cells.Or(l.To.Cells)
			list := m.openIn(both.CommonPeers(), board.NewDigitSet(l.From.Digit))
			if m.so(SoLink, list,
				step.DigitArg("digit", l.From.Digit), step.CellsArg("cells", both)) && proving {
				m.proveSo(append(m.seen(list, both), m.places(l.From.Digit, l.Via.House)))
			}
		}
		if l.Kind != step.Weak {
			continue
		}
		both := l.From.Cells.Or(l.To.Cells)
		var round []Fact
		if proving {
			round = m.round(chain, i, inside(l.From, false))
		}
		if proving {
			round = append(round, Fact{Kind: Follows, Then: append(inside(l.From, true), inside(l.To, true)...)})
		}
		if l.From.Digit == l.To.Digit {
			list := m.openIn(both.CommonPeers(), board.NewDigitSet(l.From.Digit))
			if m.so(SoLink, list, step.DigitArg("digit", l.From.Digit), step.CellsArg("cells", both)) && proving {
				m.proveSo(append(round, m.seen(list, both)...))
			}
		} else {
			list := m.openIn(both, board.AllDigits)
			if m.so(SoCell, list, step.CellsArg("cell", both), step.DigitsArg("digits", board.NewDigitSet(l.From.Digit, l.To.Digit))) && proving {
				m.proveSo(round)
			}
		}
	}
	m.opposite(chain)
	for i, l := range chain {
		if l.Kind == step.Weak || l.Via.Kind != step.InSet {
			continue
		}
		var all []board.Candidate // effects of the set, with all its digits
		var digits board.DigitSet
		var cells board.CellSet // places for the last digit
		var facts []Fact
		for d := range m.b.DigitsIn(l.Via.Cells).Without(l.From.Digit).Without(l.To.Digit).All() {
			n := step.Node{Digit: d, Cells: m.at(d, l.Via.Cells)}
			list := m.openIn(n.Cells.CommonPeers(), board.NewDigitSet(d))
			if len(list) == 0 {
				continue
			}
			all, digits, cells = append(all, list...), digits.With(d), n.Cells
			if proving {
				w := walk{m: m, assume: inside(n, false)}
				facts = slices.Concat(facts, []Fact{m.set(l.Via.Cells)}, w.then(l.From, true), w.then(l.To, true),
					m.round(chain, i, w.assume), []Fact{{Kind: Follows, Then: inside(n, true)}}, m.seen(list, n.Cells))
			}
		}
		args := append(m.named(l.Via.Cells), step.DigitsArg("joins", board.NewDigitSet(l.From.Digit, l.To.Digit)))
		if digits.Len() > 1 {
			args = append(args, step.DigitsArg("others", digits))
		} else {
			args = append(args, step.DigitsArg("digit", digits), step.CellsArg("cells", cells))
		}
		if m.so(SoSet, all, args...) && proving {
			m.proveSo(facts)
		}
	}
}

// opposite writes the effects on candidates that see their digit at two nodes of a loop,
// one of which is true whichever way the loop goes. The nodes need not be adjacent.
func (m *maker) opposite(chain step.Chain) {
	for i := 1; i < len(chain); i += 2 {
		for j := 0; j < len(chain); j += 2 {
			p, q := chain[i].From, chain[j].From
			if p.Digit != q.Digit {
				continue
			}
			both := p.Cells.Or(q.Cells)
			list := m.openIn(both.CommonPeers(), board.NewDigitSet(p.Digit))
			if m.so(SoLink, list, step.DigitArg("digit", p.Digit), step.CellsArg("cells", both)) && proving {
				facts := append(m.round(chain, i, inside(p, false)), Fact{Kind: Follows, Then: append(inside(p, true), inside(q, true)...)})
				m.proveSo(append(facts, m.seen(list, both)...))
			}
		}
	}
}

// round walks a loop backwards from the start of link i to its end.
func (m *maker) round(chain step.Chain, i int, assume []step.Claim) (facts []Fact) {
	w := walk{m: m, assume: assume}
	for k := range len(chain) - 1 {
		l := chain[(i-1-k+2*len(chain))%len(chain)]
		l.From, l.To = l.To, l.From
		facts = append(facts, w.link(l)...)
	}
	return facts
}

// setChain writes the argument for a chain of almost locked sets, once for each digit
// that its two ends share.
func (m *maker) setChain(chain step.Chain) {
	first, last := chain[0], chain[len(chain)-1]
	for d := range m.digits("digits").All() {
		from := step.Node{Digit: d, Cells: m.at(d, first.Via.Cells)}
		to := step.Node{Digit: d, Cells: m.at(d, last.Via.Cells)}
		list := m.openIn(from.Cells.Or(to.Cells).CommonPeers(), board.NewDigitSet(d))
		if len(list) == 0 {
			continue
		}
		way := slices.Clone(chain)
		way[0].From, way[len(way)-1].To = from, to
		m.ends(way)
	}
}

// remotePair writes the argument for a chain of cells with the same two digits.
func (m *maker) remotePair(chain step.Chain) {
	digits := m.digits("digits")
	var cells []board.Candidate
	for i := 0; i < len(chain); i += 2 {
		cells = append(cells, nodeOf(chain[i].From))
	}
	m.part(PartPattern, m.cells("cells"), digits, step.Pattern)
	m.part(PartPincers, m.cells("ends"), digits, step.Pincer)
	m.why(EachHolds, step.CandidatesArg("ring", cells...), step.DigitsArg("digits", digits))
	if proving {
		m.prove(m.holds(m.cells("cells")))
	}
	var facts []Fact
	line := Line{}
	for i := 1; i < len(chain); i += 2 {
		l := chain[i]
		at := l.From.Cells.Or(l.To.Cells)
		line.Say = append(line.Say, Sentence{Key: SharesHouse, Facts: []Fact{sees(l.From.Cells, l.To.Cells)}, Links: []step.Link{l},
			Args: []step.Arg{step.CandidatesArg("ring", nodeOf(l.From), nodeOf(l.To)), step.HouseArg("house", at.Houses().First())}})
	}
	m.a.Why = append(m.a.Why, line)
	for i := len(cells) - 1; i > 0; i-- {
		for j := 0; j+3 <= i; j++ {
			pair := board.NewCellSet(cells[i].Cell(), cells[j].Cell())
			list := m.openIn(pair.CommonPeers(), digits)
			if (i-j)%2 == 0 || len(list) == 0 {
				continue
			}
			if proving {
				facts = nil
			}
			if proving {
				for d := range digits.All() {
					e := digits.Without(d).First()
					facts = append(facts, Fact{Kind: Follows, If: []step.Claim{is(board.NewCandidate(cells[j].Cell(), d))},
						Then: []step.Claim{is(board.NewCandidate(cells[i].Cell(), e))}})
				}
			}
			m.why(InTurn, step.CandidatesArg("ring", cells[j], cells[i]), step.DigitsArg("digits", digits))
			if proving {
				m.prove(facts)
			}
			if m.so(SoSees, list, step.CellsArg("seen", pair)) && proving {
				m.proveSo(m.seen(list, pair))
			}
		}
	}
	m.a.Short = "(" + digits.String() + ")"
	for i, x := range cells {
		if i > 0 {
			m.a.Short += " -"
		}
		m.a.Short += " " + x.Cell().String()
	}
	m.a.Short += m.arrow()
}
