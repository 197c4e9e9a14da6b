package chain

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// colourCluster holds the places for a digit that are connected by conjugate pairs, in
// two colours. The two places of a pair have different colours. All places of one colour
// are true and all places of the other are false.
type colourCluster struct {
	digit  board.Digit
	colour [2]board.CellSet
	// seen holds, for each colour, the cells that see a cell of this colour.
	seen [2]board.CellSet
}

// colourTable holds the clusters of a digit. A cluster has at least two cells.
type colourTable struct {
	list  [27]colourCluster
	count int
}

// load finds the clusters of a digit, ordered by their lowest cell.
func (t *colourTable) load(b *board.Board, d board.Digit) {
	t.count = 0
	places := b.Places(d)
	var pairs [27]board.CellSet
	count := 0
	var left board.CellSet
	for h := range board.House(board.Houses) {
		if pair := places.And(h.Cells()); pair.Len() == 2 {
			pairs[count] = pair
			count++
			left = left.Or(pair)
		}
	}
	for !left.IsEmpty() {
		c := colourCluster{digit: d}
		c.colour[0] = board.NewCellSet(left.First())
		for grown := true; grown; {
			grown = false
			for _, pair := range pairs[:count] {
				for k := range 2 {
					if next := pair.Minus(c.colour[0]).Minus(c.colour[1]); pair.Meets(c.colour[k]) && !next.IsEmpty() {
						c.colour[1-k] = c.colour[1-k].Or(next)
						grown = true
					}
				}
			}
		}
		for k := range 2 {
			c.seen[k] = colourSeen(c.colour[k])
		}
		left = left.Minus(c.cells())
		t.list[t.count] = c
		t.count++
	}
}

// colourSeen returns the cells that see at least one of the given cells.
func colourSeen(cells board.CellSet) board.CellSet {
	var seen board.CellSet
	for c := range cells.All() {
		seen = seen.Or(c.Peers())
	}
	return seen
}

func (c *colourCluster) cells() board.CellSet { return c.colour[0].Or(c.colour[1]) }

// mark marks the two colours in a view and links the pairs.
func (c *colourCluster) mark(b *board.Board, v *step.View, roles [2]step.Role) {
	digit := board.NewDigitSet(c.digit)
	for k, r := range roles {
		v.MarkCandidates(b, c.colour[k], digit, r)
	}
	linked := make(map[board.CellSet]bool)
	for _, h := range board.BoxesFirst() {
		pair := b.Places(c.digit).And(h.Cells())
		if pair.Len() != 2 || !pair.Within(c.cells()) || linked[pair] {
			continue
		}
		linked[pair] = true
		from := pair.First()
		v.Links = append(v.Links, step.Link{
			From: step.NewNode(board.NewCandidate(from, c.digit)),
			To:   step.NewNode(board.NewCandidate(pair.Without(from).First(), c.digit)),
			Kind: step.Strong, Via: step.ViaHouse(h),
		})
	}
}

// colourBridge returns the weak link between the first two cells of two colours that see
// each other.
func colourBridge(d board.Digit, from, to board.CellSet) []step.Link {
	for c := range from.All() {
		if seen := to.And(c.Peers()); !seen.IsEmpty() {
			return []step.Link{step.WeakLink(
				step.NewNode(board.NewCandidate(c, d)), step.NewNode(board.NewCandidate(seen.First(), d)))}
		}
	}
	return nil
}
