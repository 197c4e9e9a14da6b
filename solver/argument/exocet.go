package argument

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// exocet writes why each target of an exocet holds a base digit, which its mirror shares.
func exocet(m *maker) {
	base, digits, cross := m.cells("base"), m.digits("digits"), m.houses("houses")
	targets := [2]board.CellSet{m.cells("first"), m.cells("second")}
	mirrors := [2]board.CellSet{m.cells("first-mirror"), m.cells("second-mirror")}
	both := targets[0].Or(targets[1])
	m.part(PartBase, base, digits, step.Pivot)
	for i := range targets {
		m.part(PartTargetA+PartName(i), targets[i], digits, step.Pincer)
		m.part(PartMirrorA+PartName(i), mirrors[i], digits, step.SetRole(i))
	}
	m.a.Short = "base " + base.Compact() + " (" + digits.String() + ")"
	for i := range targets {
		m.a.Short += ", target " + targets[i].Compact()
		if !mirrors[i].IsEmpty() {
			m.a.Short += " (mirror " + mirrors[i].Compact() + ")"
		}
	}
	m.a.Short += ", cross-lines " + lines(cross) + m.arrow()
	line, box := base.Houses().First(), board.BoxHouse(base.First().Box())
	chute := boxOf(base).Or(boxOf(targets[0])).Or(boxOf(targets[1]))
	var inCross board.CellSet
	for h := range cross.All() {
		inCross = inCross.Or(h.Cells())
	}

	m.why(BaseDigits, step.CellsArg("cells", base), step.DigitsArg("digits", digits))
	if proving {
		m.prove(append(m.together(base), Fact{Kind: Rules}, sees(base.Without(base.First()), board.NewCellSet(base.First()))))
	}
	for _, cells := range targets {
		if cells.Len() == 2 {
			m.pairHolds(cells, digits, cross)
		}
	}
	m.why(RoomLeft, step.HouseArg("line", line), step.HouseArg("box", box), step.HousesArg("houses", cross), step.CellsArg("cells", both))
	if proving {
		facts := []Fact{sees(base.Without(base.First()), board.NewCellSet(base.First()))}
		for h := range cross.All() {
			facts = append(facts, m.missing(digits, h)...)
		}
		m.prove(slices.Concat(facts, m.empties(cross), m.content(both)))
	}
	far := inCross.Minus(chute)
	for d := range digits.All() {
		m.far(d, far, cross)
	}
	m.why(FarPlaces, step.HousesArg("houses", cross))
	if proving {
		m.prove(append(m.lying(digits, far, cross), m.empties(cross)...))
	}
	m.why(TargetsHold, step.CellsArg("first", targets[0]), step.CellsArg("second", targets[1]))
	if proving {
		facts := m.content(both)
		for c := range base.All() {
			for d := range m.b.Candidates(c).All() {
				if m.reach(d, both).Minus(m.b.Empty()) != (board.CellSet{}) {
					continue
				}
				facts = append(facts, Fact{Kind: Cases, If: []step.Claim{is(board.NewCandidate(c, d))},
					Then: inside(step.Node{Digit: d, Cells: m.at(d, both)}, true)})
			}
		}
		m.prove(facts)
	}
	list := m.openIn(both, board.AllDigits&^digits)
	m.so(SoLoses, list)
	m.excludes(list)

	key := SoRoom
	for i, cells := range mirrors {
		if cells.IsEmpty() {
			continue
		}
		key = SoMirror
		house := board.BoxHouse(cells.First().Box())
		m.why(MirrorHolds, step.CellsArg("target", targets[i]), step.HouseArg("house", house), step.CellsArg("mirror", cells))
		if proving {
			m.prove(m.mirrored(digits, house, targets[i], cells))
		}
	}
	ruled := m.digits("ruled-out")
	list = append(m.openIn(both, digits), m.openIn(base, ruled)...)
	list = append(list, m.openIn(mirrors[0].Or(mirrors[1]), board.AllDigits)...)
	if m.so(key, list, step.HousesArg("houses", cross)) {
		if proving {
			m.proveSo(m.empties(cross))
		}
		m.excludes(list)
	}
	sure := m.digits("sure")
	if sure.IsEmpty() {
		return
	}
	m.why(Sure, step.DigitsArg("digits", sure), step.HousesArg("cross", cross))
	if proving {
		var facts []Fact
		for d := range sure.All() {
			facts = append(facts, Fact{Kind: Cases, Then: inside(step.Node{Digit: d, Cells: m.at(d, base)}, true)})
			for h := range m.filled(d, far, cross).All() {
				if at := m.reach(d, far.And(h.Cells())); at.Within(m.b.Empty()) {
					facts = append(facts, Fact{Kind: Cases, Then: inside(step.Node{Digit: d, Cells: at}, true)})
				}
			}
		}
		m.prove(append(facts, m.empties(cross)...))
	}
	for d := range sure.All() {
		one := board.NewDigitSet(d)
		for _, seen := range []board.CellSet{m.at(d, base), m.at(d, both)} {
			if seen.IsEmpty() {
				continue
			}
			list := m.openIn(seen.CommonPeers(), one)
			if m.so(SoSees, list, step.CellsArg("seen", seen)) {
				if proving {
					m.proveSo(m.seen(list, seen))
				}
				m.excludes(list)
			}
		}
		for h := range m.filled(d, far, cross).All() {
			list := m.openIn(h.Cells().Minus(inCross), one)
			if m.so(SoRest, list, step.HouseArg("houses", h), step.DigitArg("digits", d)) {
				m.excludes(list)
			}
		}
	}
}

// excludes proves by cases that the candidates of the last line are false.
func (m *maker) excludes(list []board.Candidate) {
	if !proving || len(list) == 0 {
		return
	}
	var facts []Fact
	for _, x := range list {
		facts = append(facts, Fact{Kind: Cases, Then: []step.Claim{not(x)}})
	}
	m.proveSo(facts)
}

// boxOf returns the cells of the box that contains the first of the given cells.
func boxOf(cells board.CellSet) board.CellSet { return board.BoxHouse(cells.First().Box()).Cells() }

// content returns the facts that state the digit or the candidates of each cell.
func (m *maker) content(cells board.CellSet) (facts []Fact) {
	facts = m.holds(cells.And(m.b.Empty()))
	for c := range cells.Minus(m.b.Empty()).All() {
		facts = append(facts, Fact{Kind: Is, Cells: board.NewCellSet(c), Digits: board.NewDigitSet(m.b.Value(c))})
	}
	return facts
}

// empties returns the facts that state the empty cells of each house.
func (m *maker) empties(houses board.HouseSet) (facts []Fact) {
	for h := range houses.All() {
		facts = append(facts, Fact{Kind: Empty, Cells: h.Cells().And(m.b.Empty()), House: h})
	}
	return facts
}

// missing returns, for each of the digits that a house lacks, the fact that states its
// places.
func (m *maker) missing(digits board.DigitSet, h board.House) (facts []Fact) {
	for d := range digits.All() {
		if !placed(m.b, h, d) {
			facts = append(facts, m.places(d, h))
		}
	}
	return facts
}

// pairHolds writes that two cells hold a digit that has no other place in a house, so
// only one of them holds a base digit.
func (m *maker) pairHolds(cells board.CellSet, base board.DigitSet, cross board.HouseSet) {
	for d := range (m.b.DigitsIn(cells) &^ base).All() {
		for h := range cells.Houses().All() {
			if h.IsLine() && !cross.Has(h) || placed(m.b, h, d) || !m.at(d, h.Cells()).Within(cells) {
				continue
			}
			m.why(PairHolds, step.CellsArg("cells", cells), step.DigitArg("digit", d), step.HouseArg("house", h))
			if proving {
				m.prove(append(m.holds(cells), m.places(d, h)))
			}
			return
		}
	}
}

// reach returns the cells of far that hold or may hold the digit.
func (m *maker) reach(d board.Digit, far board.CellSet) (at board.CellSet) {
	at = m.at(d, far)
	for c := range far.All() {
		if m.b.Value(c) == d {
			at = at.With(c)
		}
	}
	return at
}

// across returns the lines through the cells that are perpendicular to the cross-lines.
func across(cells board.CellSet, cross board.HouseSet) (lines board.HouseSet) {
	for c := range cells.All() {
		h := board.RowHouse(c.Row())
		if cross.First() < board.ColumnHouse(0) {
			h = board.ColumnHouse(c.Column())
		}
		lines = lines.With(h)
	}
	return lines
}

// filled returns the lines in which a digit must be placed if it occurs twice in the far
// cells of an exocet.
func (m *maker) filled(d board.Digit, far board.CellSet, cross board.HouseSet) (lines board.HouseSet) {
	at := m.reach(d, far)
	if all := across(at, cross); all.Len() == 2 {
		lines = all
	}
	for h := range cross.All() {
		if rest := across(at.Minus(h.Cells()), cross); rest.Len() == 1 {
			lines |= rest
		}
	}
	return lines
}

// covering returns at most two houses that contain all far places for a digit, or none if
// there are no such houses.
func (m *maker) covering(d board.Digit, far board.CellSet, cross board.HouseSet) board.HouseSet {
	at := m.reach(d, far)
	if all := across(at, cross); all.Len() <= 2 {
		return all
	}
	for h := range cross.All() {
		if rest := at.Minus(h.Cells()); across(rest, cross).Len() <= 1 {
			return across(rest, cross).With(h)
		}
	}
	for h := range cross.All() {
		if at.And(h.Cells()).IsEmpty() {
			return cross.Without(h)
		}
	}
	return 0
}

// far writes where a digit can be outside the boxes of an exocet.
func (m *maker) far(d board.Digit, far board.CellSet, cross board.HouseSet) {
	if cover := m.covering(d, far, cross); cover != 0 {
		m.fold(Far, step.DigitArg("digit", d), step.HousesArg("cover", cover), step.CellsArg("cells", m.reach(d, far)))
		if proving {
			m.prove(m.lying(board.NewDigitSet(d), far, cross))
		}
	}
}

// lying returns the facts that state where each digit can be outside the boxes of an
// exocet.
func (m *maker) lying(digits board.DigitSet, far board.CellSet, cross board.HouseSet) (facts []Fact) {
	for d := range digits.All() {
		f := Fact{Kind: Lie, Digits: board.NewDigitSet(d), Cells: m.reach(d, far), Others: far}
		for h := range m.covering(d, far, cross).All() {
			f.Links = append(f.Links, Choice{House: h, Digit: d})
		}
		facts = append(facts, f)
	}
	return facts
}

// mirrored returns the facts that state that a mirror has the digit of its target.
func (m *maker) mirrored(digits board.DigitSet, h board.House, target, mirror board.CellSet) []Fact {
	facts := m.missing(digits, h)
	for d := range board.AllDigits.All() {
		for own := range mirror.Houses().All() {
			if at := m.at(d, own.Cells()); !at.IsEmpty() && at.Within(mirror) && !placed(m.b, own, d) {
				facts = append(facts, m.places(d, own))
			}
		}
	}
	facts = append(facts, m.empties(board.HouseSet(0).With(h))...)
	facts = append(facts, m.content(mirror.Or(target))...)
	for c := range target.All() {
		for d := range (m.b.Candidates(c) & digits).All() {
			if placed(m.b, h, d) {
				continue
			}
			facts = append(facts, Fact{Kind: Cases, If: []step.Claim{is(board.NewCandidate(c, d))},
				Then: inside(step.Node{Digit: d, Cells: m.at(d, mirror)}, true)})
		}
	}
	return facts
}
