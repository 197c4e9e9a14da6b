package unique

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Pattern is a deadly pattern: a set of empty cells that must not be filled with the
// pattern's digits alone. Otherwise they could be filled in a second way with the same
// digits in each house, and the puzzle would have two solutions. The cells with extra
// digits are the roof: at least one of them must hold an extra digit. Rectangles, loops
// and the bivalue universal grave all lead to one of four types:
//
//   - Type 1: the roof is one cell; it holds none of the pattern's digits.
//   - Type 2: there is one extra digit; it is eliminated from cells that see the whole
//     roof.
//   - Type 3: the roof is in one house. One of its cells holds an extra digit. If n other
//     cells and the extra digits have n+1 digits between them, the roof and these cells
//     form a naked subset, and the rest of the house is cleared. In a unique rectangle
//     these cells have none of the pattern's digits, as in HoDoKu; elsewhere they may
//     have them, as in Sudoku Explainer.
//   - Type 4: the roof is two cells of a house, which has no other place for one of the
//     pattern's digits. One cell holds that digit and the other an extra digit, so both
//     lose the pattern's other digits.
//
// Source: HoDoKu's technique pages, "Uniqueness"; Sudoku Explainer 1.2.1, rules
// "UniqueLoops" and "BivalueUniversalGrave".
type Pattern struct {
	Key    string
	Cells  board.CellSet
	Digits board.DigitSet
	// Roof holds the cells with extra digits, and extras holds these digits.
	Roof   board.CellSet
	extras board.DigitSet
	// of holds the extra digits of each cell. If it is nil, all digits that are not in
	// the pattern are extra.
	of *[board.Cells]board.DigitSet
	// narrow is set if the subset of type 3 must not contain digits of the pattern.
	narrow bool
	// SE is the rating of the shape in tenths, or 0. Type 3 adds to it.
	SE int
	// Subset, if not nil, replaces the rule for type 3 with that of another program,
	// which tries houses in the order boxes, rows, columns. Subset reports whether there
	// is a step with the given digits in a house with the given number of empty cells,
	// and returns what the step adds to the rating.
	Subset func(pattern, extras, digits board.DigitSet, empty int) (extra int, ok bool)
}

// Load finds the roof.
func (p *Pattern) Load(b *board.Board) {
	p.Roof, p.extras = board.CellSet{}, 0
	for c := range p.Cells.All() {
		if more := b.Candidates(c) &^ p.Digits; !more.IsEmpty() {
			p.Roof = p.Roof.With(c)
			p.extras |= more
		}
	}
}

// YieldType yields the steps of a type, 1 to 4. It returns false if yield did.
func (p *Pattern) YieldType(b *board.Board, kind int, yield func(step.Step) bool) bool {
	switch kind {
	case 1:
		return p.type1(b, yield)
	case 2:
		return p.Type2(b, yield)
	case 3:
		return p.type3(b, yield)
	default:
		return p.type4(b, yield)
	}
}

func (p *Pattern) type1(b *board.Board, yield func(step.Step) bool) bool {
	if p.Roof.Len() != 1 || (b.Candidates(p.Roof.First()) & p.Digits).IsEmpty() {
		return true
	}
	return yield(p.step(b, step.Candidates(b, p.Roof, p.Digits)))
}

func (p *Pattern) Type2(b *board.Board, yield func(step.Step) bool) bool {
	if p.Roof.Len() < 2 || p.extras.Len() != 1 {
		return true
	}
	cleared := p.Roof.CommonPeers().And(b.Places(p.extras.First()))
	return cleared.IsEmpty() || yield(p.step(b, step.Candidates(b, cleared, p.extras)))
}

func (p *Pattern) type3(b *board.Board, yield func(step.Step) bool) bool {
	if p.Roof.Len() < 2 || p.extras.Len() < 2 {
		return true
	}
	for h := range board.House(board.Houses) {
		if p.Subset != nil {
			h = board.BoxesFirst()[h]
		}
		if p.Roof.Within(h.Cells()) && !p.subsets(b, h, yield) {
			return false
		}
	}
	return true
}

// subsets yields the naked subsets of type 3 in a house of the roof. It returns false if
// yield did.
func (p *Pattern) subsets(b *board.Board, h board.House, yield func(step.Step) bool) bool {
	var pool [9]board.Cell
	count := 0
	for c := range h.Cells().And(b.Empty()).Minus(p.Cells).All() {
		if !p.narrow || (b.Candidates(c) & p.Digits).IsEmpty() {
			pool[count] = c
			count++
		}
	}
	for n := 1; n <= count; n++ {
		for _, mask := range board.Choices(count, n) {
			set := board.CellSet{}
			digits := p.extras
			for i, c := range pool[:count] {
				if mask>>i&1 != 0 {
					set = set.With(c)
					digits |= b.Candidates(c)
				}
			}
			if digits.Len() != n+1 {
				continue
			}
			whole := set.Or(p.Roof)
			houses, extra := whole.Houses(), min(n, 3)
			if p.Subset != nil {
				ok := false
				if extra, ok = p.Subset(p.Digits, p.extras, digits, h.Cells().And(b.Empty()).Len()); !ok {
					continue
				}
				houses = board.NewHouseSet(h)
			}
			cleared := deadlyHouses(houses).Minus(whole).And(b.CellsWith(digits))
			if houses.First() != h || cleared.IsEmpty() {
				continue
			}
			if !yield(p.subsetStep(b, set, digits, houses, cleared, extra)) {
				return false
			}
		}
	}
	return true
}

// deadlyHouses returns the cells of the houses.
func deadlyHouses(houses board.HouseSet) board.CellSet {
	var cells board.CellSet
	for h := range houses.All() {
		cells = cells.Or(h.Cells())
	}
	return cells
}

// subsetStep returns a step of type 3. extra is what the subset adds to the rating.
func (p *Pattern) subsetStep(b *board.Board, set board.CellSet, digits board.DigitSet, houses board.HouseSet, cleared board.CellSet, extra int) step.Step {
	s := p.step(b, step.Candidates(b, cleared, digits))
	s.Args = append(s.Args, step.CellsArg("set", set), step.DigitsArg("subset", digits), step.HousesArg("houses", houses))
	if p.SE != 0 {
		s.SE = p.SE + extra
	}
	v := &s.Views[0]
	v.MarkHouses(houses, step.Base)
	v.MarkCells(set, step.SetA)
	v.MarkCandidates(b, set, digits, step.SetA)
	return s
}

func (p *Pattern) type4(b *board.Board, yield func(step.Step) bool) bool {
	if p.Roof.Len() != 2 {
		return true
	}
	for d := range p.Digits.All() {
		for h := range p.Roof.Houses().All() {
			places := b.Places(d).And(h.Cells())
			if places.IsEmpty() || !places.Within(p.Roof) {
				continue
			}
			cleared := step.Candidates(b, p.Roof, p.Digits.Without(d))
			if len(cleared) == 0 {
				continue
			}
			s := p.step(b, cleared)
			s.Args = append(s.Args, step.DigitArg("locked", d), step.HouseArg("house", h))
			s.Views[0].MarkHouses(board.NewHouseSet(h), step.Base)
			if places == p.Roof {
				s.Views[0].Links = append(s.Views[0].Links, deadlyPair(places, d, h))
			}
			if !yield(s) {
				return false
			}
			break // a second house would give the same step
		}
	}
	return true
}

// deadlyPair returns the strong link between the two places for a digit in a house.
func deadlyPair(places board.CellSet, d board.Digit, h board.House) step.Link {
	from := places.First()
	return step.Link{
		From: step.NewNode(board.NewCandidate(from, d)),
		To:   step.NewNode(board.NewCandidate(places.Without(from).First(), d)),
		Kind: step.Strong, Via: step.ViaHouse(h),
	}
}

// step returns a step with what all types have in common. For the bivalue universal
// grave, which has no fixed digits, it names only the roof and the extra digits.
func (p *Pattern) step(b *board.Board, cleared []board.Candidate) step.Step {
	s := step.Step{Technique: p.Key, Eliminations: cleared, Views: make([]step.View, 1), SE: p.SE}
	if !p.Digits.IsEmpty() {
		s.Args = append(s.Args, step.DigitsArg("digits", p.Digits), step.CellsArg("cells", p.Cells))
	}
	s.Args = append(s.Args, step.CellsArg("roof", p.Roof), step.DigitsArg("extras", p.extras))
	v := &s.Views[0]
	v.MarkCells(p.Cells, step.Pattern)
	v.MarkCandidates(b, p.Cells, p.Digits, step.Pattern)
	for c := range p.Roof.All() {
		extras := p.extras
		if p.of != nil {
			extras = p.of[c]
		}
		v.MarkCandidates(b, board.NewCellSet(c), extras, step.Fin)
	}
	return s
}
