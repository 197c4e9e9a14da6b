package chain

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Turbot chains: two conjugate pairs of a digit (houses with two places for it), where
// one end of the first sees one end of the second. These two inner ends are not both
// true, so at least one of the outer ends is true, and the digit is eliminated from cells
// that see both outer ends. By shape:
//
//   - Skyscraper: the pairs are in two rows and the inner ends in one column, or vice
//     versa. If the outer ends were also in one line, the pattern would be an X-Wing.
//   - Turbot fish: any other shape except the 2-string kite (two_string_kite.go). If the
//     pair of a box is also the pair of a line, it counts as the line's.
//
// In HoDoKu every X-chain with two strong links is a turbot fish, but HoDoKu searches for
// the other two shapes first.
//
// Source: HoDoKu's technique pages, "Single Digit Patterns"; Sudopedia, "Turbot Fish",
// "Skyscraper".

// conjugatePair holds the two places for a digit in a house.
type conjugatePair struct {
	house board.House
	cells [2]board.Cell
}

// findConjugatePair returns the pair of a digit in a house. ok is false if the house does
// not have exactly two places for the digit.
func findConjugatePair(b *board.Board, d board.Digit, h board.House) (p conjugatePair, ok bool) {
	places := b.Places(d).And(h.Cells())
	if places.Len() != 2 {
		return p, false
	}
	first := places.First()
	return conjugatePair{h, [2]board.Cell{first, places.Without(first).First()}}, true
}

// other returns the other end of the pair.
func (p *conjugatePair) other(c board.Cell) board.Cell {
	return p.cells[0] + p.cells[1] - c
}

// turbotShape finds chains of one of the shapes.
type turbotShape struct {
	key        string
	skyscraper bool
}

func (f turbotShape) Search(b *board.Board, yield func(step.Step) bool) {
	var pairs [board.Houses]conjugatePair
	for d := range board.AllDigits.All() {
		n := f.load(b, d, &pairs)
		for j := 1; j < n; j++ {
			for i := range j {
				if !f.join(b, d, &pairs[i], &pairs[j], yield) {
					return
				}
			}
		}
	}
}

// load lists the pairs of a digit in rows, columns and boxes, and returns their number.
func (f turbotShape) load(b *board.Board, d board.Digit, pairs *[board.Houses]conjugatePair) int {
	n := 0
	for h := range board.House(board.Houses) {
		if f.skyscraper && !h.IsLine() {
			break
		}
		p, ok := findConjugatePair(b, d, h)
		if !ok || !h.IsLine() && isLinePair(b, d, &p) {
			continue
		}
		pairs[n] = p
		n++
	}
	return n
}

// isLinePair reports whether a line contains the two cells of a box pair and no other
// place for the digit.
func isLinePair(b *board.Board, d board.Digit, p *conjugatePair) bool {
	cells := board.NewCellSet(p.cells[0], p.cells[1])
	line := cells.Houses().First()
	return line.IsLine() && b.Places(d).And(line.Cells()) == cells
}

// join yields the chains through two pairs, for each choice of the inner ends. It returns
// false if yield did.
func (f turbotShape) join(b *board.Board, d board.Digit, p, q *conjugatePair, yield func(step.Step) bool) bool {
	for i := range 2 {
		for j := range 2 {
			c := turbotChain{f.key, d, [2]board.House{p.house, q.house},
				[2]board.Cell{p.cells[1-i], q.cells[1-j]}, [2]board.Cell{p.cells[i], q.cells[j]}}
			if c.inner[0].Sees(c.inner[1]) && c.isDistinct() && f.fits(&c) &&
				!c.cleared(b).IsEmpty() && !yield(c.step(b)) {
				return false
			}
		}
	}
	return true
}

// fits reports whether a chain has the shape.
func (f turbotShape) fits(c *turbotChain) bool {
	first, second := c.houses[0].Kind(), c.houses[1].Kind()
	var skyscraper, kite bool
	switch {
	case first == board.Row && second == board.Row:
		skyscraper = c.inner[0].Column() == c.inner[1].Column()
	case first == board.Column && second == board.Column:
		skyscraper = c.inner[0].Row() == c.inner[1].Row()
	case second == board.Column:
		kite = true
	}
	if f.skyscraper {
		return skyscraper && !c.isRectangle()
	}
	return !skyscraper && !kite
}

// turbotChain holds two pairs of a digit with their outer ends and their inner ends,
// which see each other.
type turbotChain struct {
	key         string
	digit       board.Digit
	houses      [2]board.House
	ends, inner [2]board.Cell
}

// isDistinct reports whether the chain has four different cells.
func (c *turbotChain) isDistinct() bool {
	return c.ends[0] != c.inner[1] && c.ends[1] != c.inner[0] && c.ends[0] != c.ends[1] && c.inner[0] != c.inner[1]
}

// isRectangle reports whether the outer ends are in a line that crosses the pairs, like
// the inner ends.
func (c *turbotChain) isRectangle() bool {
	return c.ends[0].Column() == c.ends[1].Column() || c.ends[0].Row() == c.ends[1].Row()
}

// cleared returns the places for the digit that see both outer ends.
func (c *turbotChain) cleared(b *board.Board) board.CellSet {
	return b.Places(c.digit).And(c.ends[0].Peers()).And(c.ends[1].Peers())
}

// chain returns the chain from one outer end to the other.
func (c *turbotChain) chain() step.Chain {
	node := func(c board.Cell, d board.Digit) step.Node { return step.NewNode(board.NewCandidate(c, d)) }
	a, x := node(c.ends[0], c.digit), node(c.inner[0], c.digit)
	y, z := node(c.inner[1], c.digit), node(c.ends[1], c.digit)
	return step.Chain{
		{From: a, To: x, Kind: step.Strong, Via: step.ViaHouse(c.houses[0])},
		step.WeakLink(x, y),
		{From: y, To: z, Kind: step.Strong, Via: step.ViaHouse(c.houses[1])},
	}
}

func (c *turbotChain) step(b *board.Board) step.Step {
	return singleDigitStep(c.key, step.Candidates(b, c.cleared(b), board.NewDigitSet(c.digit)), c.chain())
}

// singleDigitStep returns a step whose eliminations follow from chains with strong links
// in houses. Each chain has its own view. The argument "chain" is the first chain, "ends"
// holds its ends, and "second" is the second chain.
func singleDigitStep(key string, eliminations []board.Candidate, chains ...step.Chain) step.Step {
	s := step.Step{Technique: key, Eliminations: eliminations, Views: make([]step.View, len(chains))}
	var digits board.DigitSet
	var houses board.HouseSet
	for i, chain := range chains {
		v := &s.Views[i]
		v.MarkChain(chain)
		digits = digits.With(chain[0].From.Digit)
		for _, l := range chain {
			if l.Kind == step.Strong {
				v.MarkHouses(board.NewHouseSet(l.Via.House), step.Base)
				houses = houses.With(l.Via.House)
			}
		}
	}
	first := chains[0]
	s.Args = []step.Arg{
		step.DigitsArg("digit", digits), step.HousesArg("houses", houses),
		step.CellsArg("ends", first[0].From.Cells.Or(first[len(first)-1].To.Cells)), step.ChainArg("chain", first),
	}
	if len(chains) > 1 {
		s.Args = append(s.Args, step.ChainArg("second", chains[1]))
	}
	return s
}
