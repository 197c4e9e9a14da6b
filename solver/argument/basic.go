package argument

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// fullHouse writes the argument for a full house.
func fullHouse(m *maker) {
	x := m.s.Placements[0]
	c := board.NewCellSet(x.Cell())
	for _, h := range x.Cell().Houses() {
		if h.Cells().And(m.b.Empty()) == c {
			m.why(FullHouse,
				step.CellsArg("cell", c), step.HouseArg("house", h), step.DigitArg("digit", x.Digit()))
			if proving {
				m.prove([]Fact{{Kind: Empty, Cells: c, House: h}, m.places(x.Digit(), h)})
			}
			break
		}
	}
	m.so(SoLoses, m.open())
}

// hiddenSingle writes why no other cell of the house can hold the digit.
func hiddenSingle(m *maker) {
	x := m.s.Placements[0]
	house := m.houses("house").First()
	m.part(PartPattern, board.NewCellSet(x.Cell()), board.NewDigitSet(x.Digit()), step.Placed)
	m.blocked(x.Digit(), house, house.Cells().And(m.b.Empty()).Without(x.Cell()))
	m.why(OnlyPlaces,
		step.HouseArg("house", house), step.DigitArg("digit", x.Digit()), step.CellsArg("cells", board.NewCellSet(x.Cell())))
	if proving {
		m.prove([]Fact{m.places(x.Digit(), house)})
	}
	m.so(SoLoses, m.open())
	m.a.Short = house.String() + m.arrow()
}

// blocked writes why none of the open cells of a house can hold the digit.
func (m *maker) blocked(d board.Digit, house board.House, open board.CellSet) {
	digit := step.DigitArg("digit", d)
	for !open.IsEmpty() {
		from, seen := BestSight(m.b, d, open)
		if seen.IsEmpty() {
			m.why(Earlier, step.DigitArg("digits", d), step.CellsArg("cells", open))
			if proving {
				m.prove([]Fact{{Kind: Gone, Cells: open, Digits: board.NewDigitSet(d)}})
			}
			return
		}
		open = open.Minus(seen)
		at := board.NewCellSet(from)
		m.why(Blocks,
			digit, step.CellsArg("from", at), step.CellsArg("cells", seen), step.HouseArg("house", CrossingHouse(from, seen)))
		if proving {
			m.prove([]Fact{{Kind: Is, Cells: at, Digits: board.NewDigitSet(d)}, sees(at, seen)})
		}
	}
}

// nakedSingle writes which digits a cell sees, and which ones earlier steps ruled out.
func nakedSingle(m *maker) {
	x := m.s.Placements[0]
	c := board.NewCellSet(x.Cell())
	m.part(PartPattern, c, board.NewDigitSet(x.Digit()), step.Placed)
	var seen [3]board.DigitSet
	var facts [3][]Fact
	var gone board.DigitSet
	for d := range board.AllDigits.Without(x.Digit()).All() {
		from, ok := NearestSight(m.b, x.Cell(), d)
		if !ok {
			gone = gone.With(d)
			continue
		}
		side := int(CrossingHouse(from, c).Kind())
		if from.Box() == x.Cell().Box() {
			side = 2
		}
		seen[side] = seen[side].With(d)
		at := board.NewCellSet(from)
		if proving {
			facts[side] = append(facts[side], Fact{Kind: Is, Cells: at, Digits: board.NewDigitSet(d)}, sees(at, c))
		}
	}
	for side, h := range x.Cell().Houses() {
		if !seen[side].IsEmpty() {
			m.why(HouseHas, step.HouseArg("house", h), step.DigitsArg("digits", seen[side]))
			if proving {
				m.prove(facts[side])
			}
		}
	}
	if !gone.IsEmpty() {
		m.why(Earlier, step.DigitsArg("digits", gone), step.CellsArg("cells", c))
		if proving {
			m.prove([]Fact{{Kind: Gone, Cells: c, Digits: gone}})
		}
	}
	m.why(OnlyDigit, step.CellsArg("cell", c), step.DigitArg("digit", x.Digit()))
	if proving {
		m.prove(m.holds(c))
	}
	m.so(SoLoses, m.open())
	m.a.Short = x.String()
}

// locked writes the argument for locked candidates and for the single that they leave, if
// any.
func locked(m *maker) {
	d, from, to, cells := m.digits("digit"), m.houses("house").First(), m.houses("cleared").First(), m.cells("cells")
	m.part(PartPattern, cells, d, step.Pattern)
	m.why(OnlyPlaces,
		step.HouseArg("house", from), step.DigitsArg("digit", d), step.CellsArg("cells", cells))
	if proving {
		m.prove([]Fact{m.places(d.First(), from)})
	}
	gone := m.at(d.First(), to.Cells()).Minus(cells)
	m.why(AllIn, step.CellsArg("cells", cells), step.HouseArg("house", to), step.DigitsArg("digit", d))
	if proving {
		m.prove(append(mutual(cells), sees(gone, cells), Fact{Kind: Follows, Then: inside(step.Node{Digit: d.First(), Cells: cells}, true)}))
	}
	if third := m.houses("third"); !third.IsEmpty() {
		m.opens(third.First(), m.cells("cell"), d.First(), step.HouseArg("houses", to), step.DigitsArg("digits", d))
	} else {
		m.so(SoRest, m.open(), step.HouseArg("houses", to), step.DigitsArg("digits", d))
	}
	m.a.Short = d.String() + " " + from.String() + " " + to.String() + m.arrow()
}

// opens writes which single the eliminations leave in a house.
func (m *maker) opens(house board.House, cell board.CellSet, d board.Digit, cleared ...step.Arg) {
	var facts []Fact
	if proving {
		facts = append(between(m.at(d, house.Cells()), m.cells("cells")), m.places(d, house))
	}
	if proving {
		for c := range m.at(d, house.Cells()).Minus(cell).All() {
			facts = append(facts, Fact{Kind: Follows, Then: []step.Claim{not(board.NewCandidate(c, d))}})
		}
	}
	m.why(Opens, append(cleared, step.HouseArg("house", house), step.DigitArg("digit", d), step.CellsArg("cell", cell))...)
	if proving {
		m.prove(facts)
	}
	m.so(SoLoses, m.open())
}

// naked writes the argument for a naked subset.
func naked(m *maker) {
	cells, digits := m.cells("cells"), m.digits("digits")
	m.part(PartPattern, cells, digits, step.Pattern)
	m.why(HoldsOnly, step.CellsArg("cells", cells), step.DigitsArg("digits", digits))
	if proving {
		m.prove(m.together(cells))
	}
	houses := m.houses("houses")
	if houses.IsEmpty() {
		houses = cells.Houses()
	}
	var facts []Fact
	if proving {
		for h := range houses.All() {
			facts = append(facts, Fact{Kind: Count, Truths: cellChoices(cells), Links: inHouse(digits, h)})
		}
	}
	m.why(AsMany, step.CellsArg("cells", cells), step.DigitsArg("digits", digits), step.HousesArg("houses", houses))
	if proving {
		m.prove(facts)
	}
	m.so(SoRest, m.open(), step.HousesArg("houses", houses), step.DigitsArg("digits", digits))
	m.a.Short = "(" + digits.String() + ")" + cells.Compact() + m.arrow()
}

// hidden writes the argument for a hidden subset and for the single that it leaves, if
// any.
func hidden(m *maker) {
	cells, digits, house := m.cells("cells"), m.digits("digits"), m.houses("house").First()
	m.part(PartPattern, cells, digits, step.Pattern)
	var facts []Fact
	if proving {
		for d := range digits.All() {
			facts = append(facts, m.places(d, house))
		}
	}
	if proving {
		facts = append(facts, Fact{Kind: Count, Truths: inHouse(digits, house), Links: cellChoices(cells)})
	}
	m.why(HiddenIn, step.HouseArg("house", house), step.DigitsArg("digits", digits), step.CellsArg("cells", cells))
	if proving {
		m.prove(facts)
	}
	if d := m.digits("digit"); !d.IsEmpty() {
		m.opens(house, m.cells("cell"), d.First())
	} else {
		m.so(SoRest, m.open(), step.DigitsArg("digits", digits))
	}
	m.a.Short = "(" + digits.String() + ")" + cells.Compact() + " " + house.String() + m.arrow()
}
