package argument

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// deadly writes a pattern that would leave two solutions.
func deadly(m *maker) {
	cells, digits, roof := m.cells("cells"), m.digits("digits"), m.cells("roof")
	fact := Fact{Kind: Deadly, Cells: cells, Digits: digits}
	if digits.IsEmpty() {
		fact.Cells = m.b.Empty()
		for _, h := range m.s.Views[0].Candidates {
			if h.Role&step.Fin != 0 {
				fact.Extras = append(fact.Extras, h.Item)
			}
		}
		m.part(PartRoof, roof, m.digits("extras"), step.Fin)
		for _, x := range fact.Extras {
			var facts []Fact
			for _, h := range x.Cell().Houses() {
				facts = append(facts, m.places(x.Digit(), h))
			}
			m.why(Crowded, facts, step.DigitArg("digit", x.Digit()), step.HousesArg("houses", x.Cell().HouseSet()), step.CellArg("cell", x.Cell()))
		}
		m.why(Grave, []Fact{fact}, step.CandidatesArg("extras", fact.Extras...))
	} else {
		for c := range cells.And(m.b.Empty()).All() {
			for d := range (m.b.Candidates(c) &^ digits).All() {
				fact.Extras = append(fact.Extras, board.NewCandidate(c, d))
			}
		}
		m.part(PartPattern, cells, digits, step.Pattern)
		m.why(Swap, []Fact{fact}, step.CellsArg("cells", cells), step.DigitsArg("digits", digits))
		if floor := cells.Minus(roof).And(m.b.Empty()); !floor.IsEmpty() {
			m.part(PartFloor, floor, digits, step.Pattern)
		}
		m.part(PartRoof, roof, m.digits("extras"), step.Fin)
		if len(fact.Extras) > 0 {
			m.why(Extra, append(m.holds(roof.And(m.b.Empty())), Fact{Kind: Follows, Then: trueAll(fact.Extras)}),
				step.CandidatesArg("extras", fact.Extras...), step.CellsArg("roof", roof))
		}
	}
	m.a.Short = m.s.Technique + ":"
	if !digits.IsEmpty() {
		m.a.Short += " (" + digits.String() + ")" + compact(cells)
	} else {
		m.a.Short += " " + compact(roof)
	}
	m.a.Short += m.arrow()
	m.deadlyType(&fact, roof)
}

func trueAll(list []board.Candidate) (all []step.Claim) {
	for _, x := range list {
		all = append(all, is(x))
	}
	return all
}

// deadlyType writes what the extra candidates of the roof mean.
func (m *maker) deadlyType(fact *Fact, roof board.CellSet) {
	cells := m.cells("cells")
	extras := m.digits("extras")
	houses := m.houses("houses")
	if house := m.houses("house"); !house.IsEmpty() {
		houses = house
	}
	switch set := m.cells("set"); {
	case !set.IsEmpty():
		m.part(PartSetA, set, m.b.DigitsIn(set), step.SetA)
		facts := append(m.together(set), mutual(set)...)
		facts = append(facts, Fact{Kind: Follows, Then: trueAll(fact.Extras)})
		facts = append(facts, between(set, roof)...)
		m.why(Joined, facts, step.CellsArg("roof", roof), step.DigitsArg("extras", extras), step.CellsArg("set", set),
			step.DigitsArg("digits", m.digits("subset")))
		list := m.open()
		proved := append(m.together(set), Fact{Kind: Follows, Then: trueAll(fact.Extras)})
		for _, x := range list {
			at := board.NewCellSet(x.Cell())
			proved = append(proved, between(at, set.Or(roof))...)
			proved = append(proved, Fact{Kind: Cases, Then: []step.Claim{not(x)}})
		}
		m.so(SoRest, list, proved, step.HousesArg("houses", houses), step.DigitsArg("digits", m.digits("subset")))
	case !m.digits("locked").IsEmpty():
		a := m.digits("locked").First()
		for h := range houses.All() {
			places := m.at(a, h.Cells())
			m.why(OnlyPlaces, append(mutual(places), m.places(a, h)),
				step.HouseArg("house", h), step.DigitArg("digit", a), step.CellsArg("cells", places))
			for _, l := range m.s.Views[0].Links {
				if l.Via.House == h {
					m.drawn(l)
				}
			}
		}
		m.so(SoLoses, m.open(), append(mutual(cells), m.holds(cells.And(m.b.Empty()))...))
	case roof.Len() == 1 || len(m.s.Placements) > 0:
		m.so(SoLoses, m.open(), nil)
	default:
		list := m.open()
		at := m.at(extras.First(), roof)
		m.so(SoSees, list, m.seen(list, at), step.CellsArg("seen", at))
	}
}
