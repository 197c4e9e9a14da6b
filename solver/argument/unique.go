package argument

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// deadly writes the argument for a pattern that would leave two solutions.
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
		m.part(PartPattern, roof, m.digits("extras"), step.Fin)
		for _, x := range fact.Extras {
			var facts []Fact
			if proving {
				for _, h := range x.Cell().Houses() {
					facts = append(facts, m.places(x.Digit(), h))
				}
			}
			m.why(Crowded, step.DigitArg("digit", x.Digit()), step.HousesArg("houses", x.Cell().HouseSet()), step.CellArg("cell", x.Cell()))
			if proving {
				m.prove(facts)
			}
		}
		m.why(Grave, step.CandidatesArg("extras", fact.Extras...))
		if proving {
			m.prove([]Fact{fact})
		}
		m.extra(fact.Extras)
	} else {
		for c := range cells.And(m.b.Empty()).All() {
			for d := range (m.b.Candidates(c) &^ digits).All() {
				fact.Extras = append(fact.Extras, board.NewCandidate(c, d))
			}
		}
		m.part(PartPattern, cells, digits, step.Pattern)
		m.why(Swap, step.CellsArg("cells", cells), step.DigitsArg("digits", digits))
		if proving {
			m.prove([]Fact{fact})
		}
		if floor := cells.Minus(roof).And(m.b.Empty()); !floor.IsEmpty() {
			m.part(PartFloor, floor, digits, step.Pattern)
		}
		m.part(PartRoof, roof, m.digits("extras"), step.Fin)
		if len(fact.Extras) > 0 {
			m.extra(fact.Extras)
		}
	}
	m.a.Short = roof.Compact()
	if !digits.IsEmpty() {
		m.a.Short = "(" + digits.String() + ")" + cells.Compact()
	}
	m.a.Short += m.arrow()
	m.deadlyType(&fact, roof)
}

// extra writes that one of the candidates is true.
func (m *maker) extra(extras []board.Candidate) {
	var at board.CellSet
	var digits board.DigitSet
	for _, x := range extras {
		at, digits = at.With(x.Cell()), digits.With(x.Digit())
	}
	args := []step.Arg{step.CandidatesArg("extras", extras...), step.CellsArg("at", at), step.DigitsArg("digits", digits)}
	switch {
	case len(extras) == 1:
		args = append(args, step.NumberArg("one", 1))
	case digits.Len() == 1:
		args = append(args, step.DigitsArg("digit", digits))
	case at.Len() == 1:
		args = append(args, step.CellsArg("cell", at))
	}
	m.why(Extra, args...)
	if proving {
		m.prove(append(m.holds(at), Fact{Kind: Follows, Then: trueAll(extras)}))
	}
}

func trueAll(list []board.Candidate) (all []step.Claim) {
	for _, x := range list {
		all = append(all, is(x))
	}
	return all
}

// deadlyType writes what follows from the extra candidates of the roof.
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
		var facts []Fact
		if proving {
			facts = append(m.together(set), mutual(set)...)
		}
		if proving {
			facts = append(facts, Fact{Kind: Follows, Then: trueAll(fact.Extras)})
		}
		if proving {
			facts = append(facts, between(set, roof)...)
		}
		m.why(Joined, step.CellsArg("roof", roof), step.DigitsArg("extras", extras), step.CellsArg("set", set),
			step.DigitsArg("digits", m.digits("subset")))
		if proving {
			m.prove(facts)
		}
		list := m.open()
		var proved []Fact
		if proving {
			proved = append(m.together(set), Fact{Kind: Follows, Then: trueAll(fact.Extras)})
		}
		if proving {
			for _, x := range list {
				at := board.NewCellSet(x.Cell())
				proved = append(proved, between(at, set.Or(roof))...)
				proved = append(proved, Fact{Kind: Cases, Then: []step.Claim{not(x)}})
			}
		}
		if m.so(SoRest, list, step.HousesArg("houses", houses), step.DigitsArg("digits", m.digits("subset"))) && proving {
			m.proveSo(proved)
		}
	case !m.digits("locked").IsEmpty():
		a := m.digits("locked").First()
		for h := range houses.All() {
			places := m.at(a, h.Cells())
			m.why(OnlyPlaces,
				step.HouseArg("house", h), step.DigitArg("digit", a), step.CellsArg("cells", places))
			if proving {
				m.prove(append(mutual(places), m.places(a, h)))
			}
			for _, l := range m.s.Views[0].Links {
				if l.Via.House == h {
					m.drawn(l)
				}
			}
		}
		m.roofLocked(cells, roof, a)
	case roof.Len() == 1 || len(m.s.Placements) > 0:
		m.so(SoLoses, m.open())
	default:
		list := m.open()
		at := m.at(extras.First(), roof)
		if m.so(SoSees, list, step.CellsArg("seen", at)) && proving {
			m.proveSo(m.seen(list, at))
		}
	}
}

// roofLocked writes the effects of a roof in whose houses a digit of the pattern has no
// other place.
func (m *maker) roofLocked(cells, roof board.CellSet, a board.Digit) {
	digit := step.DigitArg("digit", a)
	var facts []Fact
	if proving {
		facts = append(mutual(cells), m.holds(cells.And(m.b.Empty()))...)
	}
	corner := m.cells("corner")
	switch {
	case !corner.IsEmpty():
		b := m.digits("digits").Without(a).First()
		opposite := board.NewCandidate(m.s.Eliminations[0].Cell(), b)
		sides := cells.Minus(corner).Without(opposite.Cell())
		if proving {
			for c := range sides.All() {
				facts = append(facts, Fact{Kind: Follows, If: []step.Claim{is(opposite)}, Then: []step.Claim{is(board.NewCandidate(c, a))}})
			}
		}
		if proving {
			facts = append(facts, Fact{Kind: Follows, If: []step.Claim{is(opposite)}, Then: inside(step.Node{Digit: b, Cells: corner}, true)})
		}
		m.why(OppositeCorner, step.CellsArg("cell", board.NewCellSet(opposite.Cell())), digit, step.CellsArg("sides", sides), step.CellsArg("corner", corner),
			step.DigitArg("other", b))
		if proving {
			m.prove(facts)
		}
		m.so(SoLoses, m.open())
	case m.houses("house").IsEmpty() && m.houses("houses").Len() == 2 && roof.Len() == 2:
		b := m.digits("digits").Without(a).First()
		first := roof.First()
		x, y := board.NewCandidate(first, a), board.NewCandidate(roof.Without(first).First(), a)
		if proving {
			for _, pair := range [2][2]board.Candidate{{x, y}, {y, x}} {
				facts = append(facts, Fact{Kind: Follows, If: []step.Claim{is(pair[0])}, Then: []step.Claim{is(pair[1]), not(pair[0])}})
				for c := range cells.Minus(roof).All() {
					facts = append(facts, Fact{Kind: Follows, If: []step.Claim{is(pair[0])}, Then: []step.Claim{is(board.NewCandidate(c, b)), not(pair[0])}})
				}
			}
		}
		m.why(RoofTogether, step.CellsArg("roof", roof), digit, step.CellsArg("floor", cells.Minus(roof)), step.DigitArg("other", b))
		if proving {
			m.prove(facts)
		}
		m.so(SoLoses, m.open())
	default:
		if m.so(SoRoof, m.open(), step.CellsArg("roof", roof), digit) && proving {
			m.proveSo(facts)
		}
	}
}
