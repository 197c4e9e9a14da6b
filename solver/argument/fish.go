package argument

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// fish writes the argument for a fish, with as many base houses as cover houses.
func fish(m *maker) {
	digits, base, cover := m.digits("digit"), m.houses("base"), m.houses("cover")
	d := digits.First()
	for h := range base.All() {
		m.why(OnlyPlaces,
			step.HouseArg("house", h), step.DigitsArg("digit", digits), step.CellsArg("cells", m.at(d, h.Cells())))
		if proving {
			m.prove([]Fact{m.places(d, h)})
		}
	}
	m.cover(d, base, cover)
	m.a.Short = m.shortFish(d, base, cover)
	if second := m.houses("second-cover"); !second.IsEmpty() {
		m.cover(d, base, second)
		m.a.Short += " and " + m.shortFish(d, base, second)
	}
	m.a.Short += m.arrow()
	n := 0
	for _, a := range m.s.Args {
		if chain, ok := a.Value.(step.Chain); ok {
			m.walk(chain)
			n++
		}
	}
	if n > 0 {
		m.so(SoEither, m.open())
	}
	if len(m.finsOf(d, base, cover)) > 0 {
		m.so(SoEither, m.open(), step.NumberArg("two", 1))
		return
	}
	m.so(SoLoses, m.openIn(m.cells("cannibalism"), digits))
	m.so(SoRest, m.open(), step.HousesArg("houses", cover), step.DigitsArg("digits", digits))
}

// shortFish formats a fish, such as 7 r26\c13 fr2c8.
func (m *maker) shortFish(d board.Digit, base, cover board.HouseSet) string {
	text := string('0'+rune(d)) + " " + lines(base) + "\\" + lines(cover)
	if fins := m.finsOf(d, base, cover); len(fins) > 0 {
		var at board.CellSet
		for _, x := range fins {
			at = at.With(x.Cell())
		}
		text += " f" + at.Compact()
	}
	return text
}

// cover writes that the places in the base houses lie in as many cover houses, and which
// cells the fins see.
func (m *maker) cover(d board.Digit, base, cover board.HouseSet) {
	fins := m.finsOf(d, base, cover)
	var all, at board.CellSet
	for h := range base.All() {
		all = all.Or(m.at(d, h.Cells()))
	}
	for _, x := range fins {
		at = at.With(x.Cell())
	}
	digits := board.NewDigitSet(d)
	m.part(PartPattern, all.Minus(at), digits, step.Base)
	fact := Fact{Kind: Count, Fins: fins}
	for h := range base.All() {
		fact.Truths = append(fact.Truths, Choice{House: h, Digit: d})
	}
	for h := range cover.All() {
		fact.Links = append(fact.Links, Choice{House: h, Digit: d})
	}
	args := []step.Arg{step.DigitsArg("digit", digits), step.HousesArg("base", base), step.HousesArg("cover", cover)}
	if !at.IsEmpty() {
		m.part(PartFins, at, digits, step.Fin)
		args = append(args, step.CellsArg("fins", at))
	}
	m.why(Covered, args...)
	if proving {
		m.prove([]Fact{fact})
	}
	var hit, own board.CellSet // effects of this cover, and those of them that are in the base
	for _, x := range m.s.Eliminations {
		if n := excess(x.Cell(), base, cover); n < 0 {
			hit = hit.With(x.Cell())
			if all.Has(x.Cell()) {
				own = own.With(x.Cell())
			}
		}
	}
	if !own.IsEmpty() {
		var facts []Fact
		if proving {
			for c := range own.All() {
				facts = append(facts, Fact{Kind: Follows, Then: append([]step.Claim{not(board.NewCandidate(c, d))}, trueAll(fins)...)})
			}
		}
		m.why(InTwo, step.CellsArg("cells", own), step.DigitsArg("digit", digits), step.HousesArg("cover", cover))
		if proving {
			m.prove(facts)
		}
	}
	if seen := at.CommonPeers().And(hit); !at.IsEmpty() && !seen.IsEmpty() && m.s.Arg("chain-1") == nil {
		var facts []Fact
		if proving {
			facts = []Fact{sees(at, seen)}
		}
		if proving {
			for _, x := range fins {
				for c := range seen.All() {
					facts = append(facts, Fact{Kind: Follows, If: []step.Claim{is(x)}, Then: []step.Claim{not(board.NewCandidate(c, d))}})
				}
			}
		}
		m.why(FinSees, step.CellsArg("fins", at), step.CellsArg("cells", seen), step.DigitsArg("digit", digits))
		if proving {
			m.prove(facts)
		}
	}
}

// finsOf returns the places that are in more base than cover houses.
func (m *maker) finsOf(d board.Digit, base, cover board.HouseSet) (fins []board.Candidate) {
	for c := range m.b.Places(d).All() {
		if excess(c, base, cover) > 0 {
			fins = append(fins, board.NewCandidate(c, d))
		}
	}
	return fins
}

// excess returns how many more base than cover houses contain a cell.
func excess(c board.Cell, base, cover board.HouseSet) (n int) {
	for _, h := range c.Houses() {
		if base.Has(h) {
			n++
		}
		if cover.Has(h) {
			n--
		}
	}
	return n
}

// guardians writes the argument for an odd ring of pairs, which would be a contradiction
// without its guardians.
func guardians(m *maker) {
	digits, cells, guards := m.digits("digit"), m.cells("cells"), m.cells("guardians")
	d := digits.First()
	m.part(PartPattern, cells, digits, step.Pattern)
	m.part(PartGuardians, guards, digits, step.Fin)
	var ring []board.Candidate
	for _, l := range m.s.Views[0].Links {
		ring = append(ring, board.NewCandidate(l.From.Cells.First(), d))
		m.why(OnlyPlaces,
			step.HouseArg("house", l.Via.House), step.DigitsArg("digit", digits), step.CellsArg("cells", m.at(d, l.Via.House.Cells())))
		if proving {
			m.prove([]Fact{m.places(d, l.Via.House), sees(l.From.Cells, l.To.Cells)})
		}
	}
	true1 := inside(step.Node{Digit: d, Cells: guards}, true)
	m.why(RingOdd, step.CandidatesArg("ring", ring...), step.DigitsArg("digit", digits), step.CellsArg("guardians", guards))
	if proving {
		m.prove([]Fact{
			{Kind: Follows, If: []step.Claim{is(ring[0])}, Then: true1},
			{Kind: Follows, If: []step.Claim{not(ring[0])}, Then: true1},
			{Kind: Follows, Then: true1},
		})
	}
	if len(m.s.Placements) > 0 {
		m.so(SoLoses, m.open())
		return
	}
	list := m.open()
	if m.so(SoSees, list, step.CellsArg("seen", guards)) && proving {
		m.proveSo(m.seen(list, guards))
	}
}

// template writes the argument that counts the ways to place a digit.
func template(m *maker) {
	d, cells := m.digits("digit"), m.cells("cells")
	n, _ := m.s.Arg("templates").(step.Number)
	if m.ways(d.First()) != int(n) {
		return // a step that needs other digits as well
	}
	m.why(WaysLeft,
		step.NumberArg("count", int(n)), step.DigitsArg("digit", d), step.CellsArg("cells", cells),
		step.NumberArg("always", len(m.s.Placements)))
	if proving {
		m.prove([]Fact{{Kind: Ways, Cells: cells, Digits: d, Number: int(n)}})
	}
	m.so(SoLoses, m.open())
}

// ways counts the ways to place a digit in all rows.
func (m *maker) ways(d board.Digit) int {
	allowed := m.b.Places(d)
	for c := range board.Cell(board.Cells) {
		if m.b.Value(c) == d {
			allowed = allowed.With(c)
		}
	}
	var row func(r int, free board.CellSet) int
	row = func(r int, free board.CellSet) (n int) {
		if r == 9 {
			return 1
		}
		for c := range free.And(board.RowHouse(r).Cells()).All() {
			n += row(r+1, free.Minus(c.Peers()))
		}
		return n
	}
	return row(0, allowed)
}
