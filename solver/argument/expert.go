package argument

import (
	"fmt"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// skLoop writes the argument for a ring of cells whose digits are counted in its houses.
func skLoop(m *maker) {
	cells := m.cells("cells")
	m.part(PartPattern, cells, 0, step.Pattern)
	count := Fact{Kind: Count, Truths: cellChoices(cells)}
	n := 0
	for i := 1; i <= 8; i++ {
		h, digits := m.houses(fmt.Sprintf("house-%d", i)), m.digits(fmt.Sprintf("digits-%d", i))
		count.Links = append(count.Links, inHouse(digits, h.First())...)
		n += digits.Len()
		m.a.Short += " (" + digits.String() + ")" + h.String()
		m.fold(Counted, step.HousesArg("house", h), step.DigitsArg("digits", digits), step.CellsArg("cells", h.First().Cells().And(cells)))
	}
	m.a.Short = m.a.Short[1:] + m.arrow()
	m.counted(count, cells, n)
	for _, h := range housesOf(count.Links) {
		m.restOf(h, count.Links)
	}
}

// counted writes that the number of digits counted equals the number of cells.
func (m *maker) counted(count Fact, cells board.CellSet, n int) {
	m.why(CountedAll, step.NumberArg("count", n), step.CellsArg("cells", cells))
	if proving {
		m.prove([]Fact{count})
	}
	// The lines that each count a single house rely on this fact, so they state it too.
	if proving {
		for i := range m.a.Why[:len(m.a.Why)-1] {
			said := &m.a.Why[i].Say[0]
			if said.Key == Counted {
				said.Facts = []Fact{count}
			}
		}
	}
}

func housesOf(list []Choice) (all []board.House) {
	var set board.HouseSet
	for _, c := range list {
		if !set.Has(c.House) {
			set = set.With(c.House)
			all = append(all, c.House)
		}
	}
	return all
}

// restOf writes what the rest of a house loses.
func (m *maker) restOf(h board.House, links []Choice) {
	var digits board.DigitSet
	for _, l := range links {
		if l.House == h {
			digits = digits.With(l.Digit)
		}
	}
	list := m.openIn(h.Cells(), digits)
	digits = 0
	for _, x := range list {
		digits = digits.With(x.Digit())
	}
	m.so(SoRest, list, step.HouseArg("houses", h), step.DigitsArg("digits", digits))
}

// multiSector writes the argument for a field of cells whose digits are counted by row
// and by column.
func multiSector(m *maker) {
	cells := m.cells("cells")
	m.part(PartPattern, cells, 0, step.Pattern)
	count := Fact{Kind: Count, Truths: cellChoices(cells)}
	for _, side := range [2]string{"row", "column"} {
		for h := range m.houses(side + "s").All() {
			var digits board.DigitSet
			for d := range m.digits(side + "-digits").All() {
				if !m.at(d, cells.And(h.Cells())).IsEmpty() {
					digits = digits.With(d)
				}
			}
			if digits.IsEmpty() {
				continue
			}
			count.Links = append(count.Links, inHouse(digits, h)...)
			m.a.Short += " " + digits.String() + h.String()
			m.fold(Counted, step.HouseArg("house", h), step.DigitsArg("digits", digits), step.CellsArg("cells", cells.And(h.Cells())))
		}
	}
	m.a.Short = fmt.Sprintf("%d cells %s, links%s%s", cells.Len(), cells.Compact(), m.a.Short, m.arrow())
	m.counted(count, cells, cells.Len())
	for _, h := range housesOf(count.Links) {
		m.restOf(h, count.Links)
	}
}

// tridagon writes the argument for cells in four boxes that three digits alone cannot
// fill.
func tridagon(m *maker) {
	cells, digits := m.cells("cells"), m.digits("digits")
	guards, _ := m.s.Arg("guardians").(step.CandidateList)
	m.part(PartPattern, cells, digits, step.Pattern)
	var facts []Fact
	if proving {
		facts = append(m.holds(cells), Fact{Kind: Jammed, Cells: cells, Digits: digits})
	}
	if proving {
		for h := range m.houses("houses").All() {
			facts = append(facts, mutual(cells.And(h.Cells()))...)
		}
	}
	m.why(JammedIn, step.CellsArg("cells", cells), step.DigitsArg("digits", digits),
		step.HousesArg("houses", m.houses("houses")), step.CandidatesArg("extras", guards...))
	if proving {
		m.prove(facts)
	}
	if len(guards) > 1 || len(m.s.Placements) == 0 {
		m.extra(guards)
	}
	var at board.CellSet
	for _, x := range guards {
		at = at.With(x.Cell())
	}
	m.part(PartGuardians, at, 0, step.Fin)
	list := m.open()
	key := SoEither
	if len(guards) == 1 {
		key = SoLoses
	}
	if m.so(key, list) && proving {
		m.proveSo(m.seen(list, at))
	}
}

// firework writes the argument for digits that, in the two lines through a pivot, are
// confined to the pivot's box and one further cell of each line.
func firework(m *maker) {
	digits, cells := m.digits("digits"), m.cells("cells")
	pivots := m.cells("pivots")
	if pivot := m.cells("pivot"); !pivot.IsEmpty() {
		pivots = pivot
		cells = pivot.Or(m.cells("ends"))
	}
	m.part(PartPivot, pivots, digits, step.Pivot)
	m.part(PartPincers, cells.Minus(pivots), digits, step.Pincer)
	count := Fact{Kind: Count, Links: cellChoices(cells)}
	var left = digits
	for p := range pivots.All() {
		var own board.DigitSet
		houses := p.Houses()
		for d := range left.All() {
			outside := m.at(d, houses[board.Row].Cells().Or(houses[board.Column].Cells())).Minus(houses[board.Box].Cells())
			if outside.Within(cells) && !m.at(d, houses[board.Row].Cells()).IsEmpty() && !m.at(d, houses[board.Column].Cells()).IsEmpty() {
				own = own.With(d)
			}
		}
		left &^= own
		for d := range own.All() {
			for _, h := range houses[:2] {
				count.Truths = append(count.Truths, Choice{House: h, Digit: d})
				m.why(OnlyPlaces, step.HouseArg("house", h), step.DigitArg("digit", d), step.CellsArg("cells", m.at(d, h.Cells())))
				if proving {
					m.prove([]Fact{m.places(d, h)})
				}
			}
			count.Links = append(count.Links, Choice{House: houses[board.Box], Digit: d})
		}
	}
	cell := m.cells("cell") // only in a firework of two digits
	box := pivots.First().Houses()[board.Box]
	m.why(FireworkCount, step.CellsArg("cells", cells), step.DigitsArg("digits", digits), step.HouseArg("house", box),
		step.CellsArg("pivots", pivots), step.NumberArg("more", cell.Len()))
	if proving && cell.IsEmpty() {
		m.prove([]Fact{count})
	}
	if cell.IsEmpty() {
		m.so(SoLoses, m.open())
		return
	}
	var facts []Fact
	if proving {
		facts = []Fact{{Kind: Rules}}
		for d := range digits.All() {
			facts = append(facts, Fact{Kind: Cases, Then: inside(step.Node{Digit: d, Cells: cells}, true)})
		}
		m.prove(facts)
	}
	key, seen := FireworkBox, pivots
	if ends := m.cells("ends"); ends.Within(cell.First().Peers()) {
		key, seen = FireworkEnds, ends
	}
	m.why(key, step.CellsArg("cell", cell), step.DigitsArg("digits", digits), step.CellsArg("pivot", pivots), step.CellsArg("ends", m.cells("ends")))
	if proving {
		facts = append(m.holds(cell), sees(cell, seen), Fact{Kind: Cases, Then: trueAll(step.Candidates(m.b, pivots, digits))})
		for c := range m.cells("ends").All() {
			facts = append(facts, m.holds(board.NewCellSet(c))...)
		}
		m.prove(facts)
		facts = nil
		for _, x := range m.open() {
			facts = append(facts, Fact{Kind: Cases, Then: []step.Claim{not(x)}})
		}
	}
	if m.so(SoLoses, m.open()) && proving {
		m.proveSo(facts)
	}
}
