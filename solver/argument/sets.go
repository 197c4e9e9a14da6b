package argument

import (
	"slices"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// inSet returns the strong link between two digits of an almost locked set.
func (m *maker) inSet(cells board.CellSet, from, to board.Digit) step.Link {
	l := step.Link{From: step.Node{Digit: from, Cells: m.at(from, cells)}, To: step.Node{Digit: to, Cells: m.at(to, cells)},
		Kind: step.Strong, Via: step.ViaSet(cells)}
	if cells.Len() == 1 {
		l.Via.Kind = step.InCell
	}
	return l
}

// setsXZ writes the argument for two almost locked sets with one or two restricted
// commons.
func setsXZ(m *maker) {
	a, b, x := m.cells("first"), m.cells("second"), m.digits("restricted")
	m.part(PartSetA, a, m.b.DigitsIn(a), step.SetA)
	m.part(PartSetB, b, m.b.DigitsIn(b), step.SetB)
	d := x.First()
	if x.Len() == 2 {
		e := x.Without(d).First()
		first, second := m.inSet(a, e, d), m.inSet(b, d, e)
		chain := step.Chain{first, step.WeakLink(first.To, second.From), second, step.WeakLink(second.To, first.From)}
		m.a.Short = eureka(chain) + m.arrow()
		m.loop(chain)
		return
	}
	for z := range m.digits("digits").All() {
		first, second := m.inSet(a, z, d), m.inSet(b, d, z)
		chain := step.Chain{first, step.WeakLink(first.To, second.From), second}
		m.a.Short = eureka(chain) + m.arrow()
		m.ends(chain)
	}
}

// setsXY writes the argument for three almost locked sets.
func setsXY(m *maker) {
	a, b, c := m.cells("first"), m.cells("second"), m.cells("pivot")
	for i, set := range []board.CellSet{a, c, b} {
		m.part(PartSetA+PartName(i), set, m.b.DigitsIn(set), step.SetRole([]int{0, 2, 1}[i]))
	}
	x, y := m.digits("first-restricted").First(), m.digits("second-restricted").First()
	for z := range m.digits("digits").All() {
		first, middle, last := m.inSet(a, z, x), m.inSet(c, x, y), m.inSet(b, y, z)
		chain := step.Chain{first, step.WeakLink(first.To, middle.From), middle, step.WeakLink(middle.To, last.From), last}
		m.a.Short = eureka(chain) + m.arrow()
		m.ends(chain)
	}
}

// blossom writes the argument for a death blossom, an XY-Wing or an XYZ-Wing: each
// candidate of the stem forces a digit into a petal.
func blossom(m *maker) {
	stem, digits := m.cells("stem"), m.digits("digits")
	var petals [10]board.CellSet
	for _, a := range m.s.Args {
		if name, ok := strings.CutPrefix(a.Name, "petal-"); ok {
			petals[name[0]-'0'] = a.Value.(board.CellSet)
		}
	}
	name := PartStem
	if stem.IsEmpty() {
		name, stem, digits = PartPivot, m.cells("pivot"), m.digits("digit")
		for c := range m.cells("pincers").All() {
			own := m.b.Candidates(c) &^ digits
			petals[own.First()] = board.NewCellSet(c)
		}
	}
	m.part(name, stem, m.b.DigitsIn(stem), step.Pivot)
	if own := m.b.DigitsIn(stem); name == PartPivot && own.Len() == 2 {
		x, y, z := own.First(), own.Without(own.First()).First(), digits.First()
		first, middle, last := m.inSet(petals[x], z, x), m.inSet(stem, x, y), m.inSet(petals[y], y, z)
		m.a.Short = eureka(step.Chain{first, step.WeakLink(first.To, middle.From), middle, step.WeakLink(middle.To, last.From), last}) + m.arrow()
	}
	m.why(Stem, step.CellsArg("cell", stem), step.DigitsArg("digits", m.b.DigitsIn(stem)))
	if proving {
		m.prove(m.holds(stem))
	}
	var at [10]board.CellSet
	for d := range m.b.DigitsIn(stem).All() {
		petal := petals[d]
		if petal.IsEmpty() {
			if digits.Has(d) {
				at[d] = at[d].Or(stem)
			}
			continue
		}
		letter := -1
		if name == PartPivot {
			m.part(PartPincers, petal, m.b.DigitsIn(petal), step.Pincer)
		} else {
			letter = min(len(m.a.Parts)-1, 6)
			m.part(PartSetA+PartName(letter), petal, m.b.DigitsIn(petal), step.SetRole(len(m.a.Parts)-1))
		}
		var facts []Fact
		if proving {
			facts = []Fact{m.set(petal), sees(stem, m.at(d, petal))}
		}
		if proving {
			if petal.Len() == 1 {
				facts[0] = m.holds(petal)[0]
			}
		}
		for z := range digits.All() {
			n := step.Node{Digit: z, Cells: m.at(z, petal)}
			at[z] = at[z].Or(n.Cells)
			if proving {
				facts = append(facts, Fact{Kind: Follows, If: []step.Claim{is(board.NewCandidate(stem.First(), d))}, Then: inside(n, true)})
			}
		}
		m.why(Petal, step.CellsArg("cell", stem), step.DigitArg("digit", d), step.CellsArg("cells", petal),
			step.DigitsArg("has", m.b.DigitsIn(petal)), step.DigitsArg("digits", digits), step.CellsArg("from", m.at(d, petal)), step.NumberArg("letter", letter+1))
		if proving {
			m.prove(facts)
		}
	}
	for z := range digits.All() {
		n := step.Node{Digit: z, Cells: at[z]}
		m.why(Ends, step.DigitArg("digit", z), step.CellsArg("cells", at[z]))
		if proving {
			m.prove([]Fact{{Kind: Follows, Then: inside(n, true)}})
		}
		list := m.openIn(at[z].CommonPeers(), board.NewDigitSet(z))
		if m.so(SoSees, list, step.CellsArg("seen", at[z])) && proving {
			m.proveSo(m.seen(list, at[z]))
		}
	}
}

// bent writes the argument for cells in two houses that must hold a digit, such as a
// WXYZ-Wing.
func bent(m *maker) {
	cells, digits, z := m.cells("cells"), m.digits("digits"), m.digits("digit")
	m.part(PartPattern, cells, digits, step.Pattern)
	m.why(HoldsOnly, step.CellsArg("cells", cells), step.DigitsArg("digits", digits))
	if proving {
		m.prove(m.together(cells))
	}
	at := m.at(z.First(), cells)
	m.why(Needs, step.DigitsArg("digits", digits&^z), step.DigitsArg("digit", z), step.CellsArg("cells", at))
	if proving {
		m.prove([]Fact{m.set(cells)})
	}
	list := m.open()
	if m.so(SoSees, list, step.CellsArg("seen", at)) && proving {
		m.proveSo(m.seen(list, at))
	}
	m.a.Short = "(" + digits.String() + ")" + cells.Compact() + m.arrow()
}

// wWing writes the argument for two cells with the same candidates, joined by the two
// places for one of them in a house.
func wWing(m *maker) {
	z, w := m.digits("digit").First(), m.digits("linked").First()
	pincers, link := m.cells("pincers"), m.cells("cells")
	p := pincers.First()
	q := pincers.Without(p).First()
	s := link.First()
	t := link.Without(s).First()
	if !p.Sees(s) || !q.Sees(t) {
		s, t = t, s
	}
	m.part(PartPincers, pincers, m.b.DigitsIn(pincers), step.Pincer)
	m.part(PartPattern, link, board.NewDigitSet(w), step.Pattern)
	first, last := step.CellLink(p, z, w), step.CellLink(q, w, z)
	at := func(c board.Cell) step.Node { return step.NewNode(board.NewCandidate(c, w)) }
	chain := step.Chain{first, step.WeakLink(first.To, at(s)),
		{From: at(s), To: at(t), Kind: step.Strong, Via: step.ViaHouse(m.houses("house").First())},
		step.WeakLink(at(t), last.From), last}
	m.a.Short = eureka(chain) + m.arrow()
	m.ends(chain)
}

// sueDeCoq writes the argument for a crossing with a set in its line and another in its
// box.
func sueDeCoq(m *maker) {
	cells, line, box := m.cells("cells"), m.houses("line"), m.houses("box")
	inLine, inBox := m.cells("line-cells"), m.cells("box-cells")
	all := cells.Or(inLine).Or(inBox)
	m.part(PartCrossing, cells, m.b.DigitsIn(cells), step.Pattern)
	m.part(PartLine, inLine, m.b.DigitsIn(inLine), step.SetA)
	m.part(PartBox, inBox, m.b.DigitsIn(inBox), step.SetB)
	m.why(Crossing, step.CellsArg("cells", cells), step.HousesArg("line", line), step.HousesArg("box", box),
		step.DigitsArg("digits", m.b.DigitsIn(cells)))
	if proving {
		m.prove(append(m.together(cells), mutual(cells)...))
	}
	for i, part := range []board.CellSet{inLine, inBox} {
		m.why(HoldsOnly, step.CellsArg("cells", part), step.DigitsArg("digits", m.b.DigitsIn(part)),
			step.HousesArg("house", []board.HouseSet{line, box}[i]))
		if proving {
			m.prove(m.together(part))
		}
	}
	var counts []Fact // the count that prefers the line, then the one that prefers the box
	digits := m.b.DigitsIn(all)
	for _, order := range [2][2]board.HouseSet{{line, box}, {box, line}} {
		f := Fact{Kind: Count, Truths: cellChoices(all)}
		for d := range digits.All() {
			first, second := order[0].First(), order[1].First()
			inFirst, inSecond := m.at(d, all).Within(first.Cells()), m.at(d, all).Within(second.Cells())
			if inFirst || !inSecond {
				f.Links = append(f.Links, Choice{House: first, Digit: d})
			}
			if !inFirst {
				f.Links = append(f.Links, Choice{House: second, Digit: d})
			}
		}
		counts = append(counts, f)
	}
	for _, h := range []board.HouseSet{line, box} {
		var counted board.DigitSet
		for _, l := range counts[0].Links {
			if h.Has(l.House) {
				counted = counted.With(l.Digit)
			}
		}
		if counted.IsEmpty() {
			continue // the line contains all cells
		}
		m.why(Counted, step.HousesArg("house", h), step.DigitsArg("digits", counted), step.CellsArg("cells", all.And(h.First().Cells())))
	}
	m.counted(counts[0], all, all.Len())
	said := &m.a.Why[len(m.a.Why)-1].Say[0]
	if proving {
		said.Facts = append(said.Facts, counts[1])
	}
	for _, h := range []board.HouseSet{line, box} {
		list := m.openIn(h.First().Cells(), board.AllDigits)
		var digits board.DigitSet
		for _, x := range list {
			digits = digits.With(x.Digit())
		}
		m.so(SoRest, list, step.HousesArg("houses", h), step.DigitsArg("digits", digits))
	}
}

// almostLocked writes the argument for almost locked candidates.
func almostLocked(m *maker) {
	digits, cells, house := m.digits("digits"), m.cells("cells"), m.houses("house")
	places, other := m.cells("places"), m.houses("other-house")
	m.part(PartPattern, cells, digits, step.Pattern)
	m.part(PartCrossing, m.cells("crossing"), digits, step.Base)
	m.part(PartPincers, places, digits, step.Pincer)
	m.why(HoldsOnly, step.CellsArg("cells", cells), step.DigitsArg("digits", digits))
	if proving {
		m.prove(m.together(cells))
	}
	var facts []Fact
	if proving {
		for d := range digits.All() {
			facts = append(facts, m.places(d, other.First()))
		}
	}
	m.why(HiddenIn, step.HousesArg("house", other), step.DigitsArg("digits", digits),
		step.CellsArg("cells", m.cells("crossing").Or(places)), step.NumberArg("more", 1))
	if proving {
		m.prove(facts)
	}
	count := Fact{Kind: Count, Truths: append(cellChoices(cells), inHouse(digits, other.First())...),
		Links: append(inHouse(digits, house.First()), cellChoices(places)...)}
	var claims []step.Claim
	if proving {
		for d := range digits.All() {
			claims = append(claims, inside(step.Node{Digit: d, Cells: m.at(d, m.cells("crossing"))}, true)...)
		}
	}
	m.why(CountedAlmost, step.HousesArg("house", house), step.CellsArg("cells", places), step.DigitsArg("digits", digits),
		step.CellsArg("crossing", m.cells("crossing")), step.CellsArg("taken", cells))
	if proving {
		m.prove([]Fact{count, {Kind: Cases, Then: claims}})
	}
	m.so(SoLoses, m.open())
}

// exclusion writes the argument for an aligned pair or triplet exclusion, effect by
// effect.
func exclusion(m *maker) {
	cells, by := m.cells("cells"), m.cells("excluders")
	m.part(PartPattern, cells, m.b.DigitsIn(cells), step.Pattern)
	m.part(PartCover, by, m.b.DigitsIn(by), step.Cover)
	var facts []Fact
	if proving {
		facts = append(m.holds(cells), m.holds(by)...)
	}
	if proving {
		facts = append(facts, between(cells, by)...)
	}
	if proving {
		facts = append(facts, mutual(cells)...)
	}
	if proving {
		facts = append(facts, mutual(by)...)
	}
	m.why(Excluders, step.CellsArg("cells", cells), step.CellsArg("seen", by))
	if proving {
		m.prove(facts)
	}
	for _, x := range m.open() {
		if !m.excluded(x, cells.Without(x.Cell()), by, map[board.Cell]board.Digit{x.Cell(): x.Digit()}) {
			continue
		}
		if m.so(SoExcluded, []board.Candidate{x},
			step.CandidatesArg("wrong", x), step.CellsArg("others", cells.Without(x.Cell())), step.CellsArg("seen", by)) && proving {
			m.proveSo(append(slices.Clip(facts), Fact{Kind: Cases, Then: []step.Claim{not(x)}}))
		}
	}
}

// excluded reports whether every choice for the cells, together with x, repeats a digit
// or takes the last digit of a cell in by. chosen holds the digits chosen so far.
func (m *maker) excluded(x board.Candidate, cells, by board.CellSet, chosen map[board.Cell]board.Digit) bool {
	if cells.IsEmpty() {
		for c := range by.All() {
			left := m.b.Candidates(c)
			for o, d := range chosen {
				if o.Sees(c) {
					left = left.Without(d)
				}
			}
			if left.IsEmpty() {
				return true
			}
		}
		return false
	}
	c := cells.First()
next:
	for d := range m.b.Candidates(c).All() {
		for o, e := range chosen {
			if o.Sees(c) && d == e {
				continue next
			}
		}
		chosen[c] = d
		ok := m.excluded(x, cells.Without(c), by, chosen)
		delete(chosen, c)
		if !ok {
			return false
		}
	}
	return true
}
