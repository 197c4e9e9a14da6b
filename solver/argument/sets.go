package argument

import (
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

// setsXZ writes two almost locked sets with one or two restricted commons.
func setsXZ(m *maker) {
	a, b, x := m.cells("first"), m.cells("second"), m.digits("restricted")
	m.part(PartSetA, a, m.b.DigitsIn(a), step.SetA)
	m.part(PartSetB, b, m.b.DigitsIn(b), step.SetB)
	d := x.First()
	if x.Len() == 2 {
		e := x.Without(d).First()
		first, second := m.inSet(a, e, d), m.inSet(b, d, e)
		m.loop(step.Chain{first, step.WeakLink(first.To, second.From), second, step.WeakLink(second.To, first.From)})
		return
	}
	for z := range m.digits("digits").All() {
		first, second := m.inSet(a, z, d), m.inSet(b, d, z)
		chain := step.Chain{first, step.WeakLink(first.To, second.From), second}
		m.a.Short = eureka(chain) + m.arrow()
		m.ends(chain)
	}
}

// setsXY writes three almost locked sets.
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

// blossom writes a death blossom, an XY-Wing or an XYZ-Wing: each candidate of a stem
// leaves a digit in a petal.
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
	m.why(Stem, m.holds(stem), step.CellsArg("cell", stem), step.DigitsArg("digits", m.b.DigitsIn(stem)))
	var at [10]board.CellSet
	for d := range m.b.DigitsIn(stem).All() {
		petal := petals[d]
		if petal.IsEmpty() {
			if digits.Has(d) {
				at[d] = at[d].Or(stem)
			}
			continue
		}
		if name == PartPivot {
			m.part(PartPincers, petal, m.b.DigitsIn(petal), step.Pincer)
		} else {
			m.part(PartSetA+PartName(min(len(m.a.Parts)-1, 6)), petal, m.b.DigitsIn(petal), step.SetRole(len(m.a.Parts)-1))
		}
		facts := []Fact{m.set(petal), sees(stem, m.at(d, petal))}
		if petal.Len() == 1 {
			facts[0] = m.holds(petal)[0]
		}
		for z := range digits.All() {
			n := step.Node{Digit: z, Cells: m.at(z, petal)}
			at[z] = at[z].Or(n.Cells)
			facts = append(facts, Fact{Kind: Follows, If: []step.Claim{is(board.NewCandidate(stem.First(), d))}, Then: inside(n, true)})
		}
		m.why(Petal, facts, step.CellsArg("cell", stem), step.DigitArg("digit", d), step.CellsArg("cells", petal),
			step.DigitsArg("has", m.b.DigitsIn(petal)), step.DigitsArg("digits", digits), step.CellsArg("from", m.at(d, petal)))
	}
	for z := range digits.All() {
		n := step.Node{Digit: z, Cells: at[z]}
		m.why(Ends, []Fact{{Kind: Follows, Then: inside(n, true)}}, step.DigitArg("digit", z), step.CellsArg("cells", at[z]))
		list := m.openIn(at[z].CommonPeers(), board.NewDigitSet(z))
		m.so(SoSees, list, m.seen(list, at[z]), step.CellsArg("seen", at[z]))
	}
}

// wxyz writes four cells that need a digit.
func wxyz(m *maker) {
	cells, digits, z := m.cells("cells"), m.digits("digits"), m.digits("digit")
	m.part(PartPattern, cells, digits, step.Pattern)
	m.why(HoldsOnly, m.together(cells), step.CellsArg("cells", cells), step.DigitsArg("digits", digits))
	at := m.at(z.First(), cells)
	m.why(Needs, []Fact{m.set(cells)}, step.DigitsArg("digits", digits&^z), step.DigitsArg("digit", z), step.CellsArg("cells", at))
	list := m.open()
	m.so(SoSees, list, m.seen(list, at), step.CellsArg("seen", at))
	m.a.Short = "WXYZ-Wing: (" + digits.String() + ")" + compact(cells) + m.arrow()
}

// wWing writes two equal cells joined by a pair of places.
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

// sueDeCoq writes a crossing with a set in its line and one in its box.
func sueDeCoq(m *maker) {
	cells, line, box := m.cells("cells"), m.houses("line"), m.houses("box")
	inLine, inBox := m.cells("line-cells"), m.cells("box-cells")
	all := cells.Or(inLine).Or(inBox)
	m.part(PartCrossing, cells, m.b.DigitsIn(cells), step.Pattern)
	m.part(PartLine, inLine, m.b.DigitsIn(inLine), step.SetA)
	m.part(PartBox, inBox, m.b.DigitsIn(inBox), step.SetB)
	m.why(Crossing, append(m.together(cells), mutual(cells)...), step.CellsArg("cells", cells), step.HousesArg("line", line), step.HousesArg("box", box),
		step.DigitsArg("digits", m.b.DigitsIn(cells)))
	for i, part := range []board.CellSet{inLine, inBox} {
		m.why(HoldsOnly, m.together(part), step.CellsArg("cells", part), step.DigitsArg("digits", m.b.DigitsIn(part)),
			step.HousesArg("house", []board.HouseSet{line, box}[i]))
	}
	var facts []Fact
	for _, order := range [2][2]board.HouseSet{{line, box}, {box, line}} {
		f := Fact{Kind: Count, Truths: cellChoices(all)}
		for d := range m.b.DigitsIn(all).All() {
			h := order[0].First()
			if !m.at(d, all).Within(h.Cells()) {
				h = order[1].First()
			}
			f.Links = append(f.Links, Choice{House: h, Digit: d})
		}
		facts = append(facts, f)
	}
	m.why(AsMany, facts, step.CellsArg("cells", all), step.DigitsArg("digits", m.b.DigitsIn(all)), step.HousesArg("houses", line|box))
	for _, h := range []board.HouseSet{line, box} {
		list := m.openIn(h.First().Cells(), board.AllDigits)
		var digits board.DigitSet
		for _, x := range list {
			digits = digits.With(x.Digit())
		}
		m.so(SoRest, list, nil, step.HousesArg("houses", h), step.DigitsArg("digits", digits))
	}
}

// almostLocked writes almost locked candidates.
func almostLocked(m *maker) {
	digits, cells, house := m.digits("digits"), m.cells("cells"), m.houses("house")
	places, other := m.cells("places"), m.houses("other-house")
	m.part(PartPattern, cells, digits, step.Pattern)
	m.part(PartCrossing, m.cells("crossing"), digits, step.Base)
	m.part(PartPincers, places, digits, step.Pincer)
	m.why(HoldsOnly, m.together(cells), step.CellsArg("cells", cells), step.DigitsArg("digits", digits))
	var facts []Fact
	for d := range digits.All() {
		facts = append(facts, m.places(d, other.First()))
	}
	m.why(HiddenIn, facts, step.HousesArg("house", other), step.DigitsArg("digits", digits),
		step.CellsArg("cells", m.cells("crossing").Or(places)), step.NumberArg("more", 1))
	count := Fact{Kind: Count, Truths: append(cellChoices(cells), inHouse(digits, other.First())...),
		Links: append(inHouse(digits, house.First()), cellChoices(places)...)}
	var claims []step.Claim
	for d := range digits.All() {
		claims = append(claims, inside(step.Node{Digit: d, Cells: m.at(d, m.cells("crossing"))}, true)...)
	}
	m.why(CountedAlmost, []Fact{count, {Kind: Cases, Then: claims}}, step.HousesArg("house", house), step.CellsArg("cells", places), step.DigitsArg("digits", digits),
		step.CellsArg("crossing", m.cells("crossing")))
	m.so(SoLoses, m.open(), nil)
}

// exclusion writes aligned pair or triplet exclusion, for each effect.
func exclusion(m *maker) {
	cells, by := m.cells("cells"), m.cells("excluders")
	m.part(PartPattern, cells, m.b.DigitsIn(cells), step.Pattern)
	m.part(PartCover, by, m.b.DigitsIn(by), step.Cover)
	facts := append(m.holds(cells), m.holds(by)...)
	facts = append(facts, between(cells, by)...)
	facts = append(facts, mutual(cells)...)
	facts = append(facts, mutual(by)...)
	m.why(Excluders, facts, step.CellsArg("cells", cells), step.CellsArg("seen", by))
	for _, x := range m.open() {
		m.so(SoExcluded, []board.Candidate{x}, append(facts, Fact{Kind: Cases, Then: []step.Claim{not(x)}}),
			step.CandidatesArg("wrong", x), step.CellsArg("others", cells.Without(x.Cell())), step.CellsArg("seen", by))
	}
}
