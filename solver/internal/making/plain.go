package making

import (
	"math/bits"

	"sudoku/solver/board"
)

// Rules is a bit set of plain techniques. The result of applying a set does not depend on
// the order: after an elimination elsewhere, each rule or a smaller one still applies.
// Run therefore applies the rules in a fast order, a hundred times as fast as a path. A
// path that tries all of them first reaches the same board by the time it needs another
// technique.
type Rules uint8

const (
	Naked   Rules = 1 << iota // naked singles and full houses
	Hidden                    // hidden singles
	Locked                    // pointing and claiming
	Pairs                     // naked and hidden
	Triples                   // naked and hidden

	Singles = Naked | Hidden
	Basics  = Singles | Locked | Pairs | Triples
)

// Plain is a grid to which rules are applied.
type Plain struct {
	rules Rules
	grid  board.Grid
	open  int // number of cells without a digit
	// candidates holds the digits 1 to 9 of each cell as bits 0 to 8. places holds, for
	// each house and digit, the indices in the house of the cells that may hold the
	// digit. A filled cell has its digit as its only candidate, and a placed digit has
	// its cell as its only place.
	candidates [board.Cells]uint16
	places     [board.Houses][9]uint16
	// found lists the placements to be made. It may contain duplicates.
	found []board.Candidate
	room  [4 * board.Cells]board.Candidate
	lost  bool // a candidate was removed since the singles were exhausted
}

// Solves reports whether the rules alone solve a puzzle.
func (r Rules) Solves(g *board.Grid) bool {
	var p Plain
	p.Load(g, r)
	return p.Run()
}

// Load sets p to the state of a grid.
func (p *Plain) Load(g *board.Grid, r Rules) {
	p.begin(g, r)
	var used [board.Houses]uint16
	for c, d := range g {
		if d != 0 {
			for _, h := range housesOf[c] {
				used[h] |= 1 << (d - 1)
			}
		}
	}
	for c, d := range g {
		h := &housesOf[c]
		digits := all &^ (used[h[0]] | used[h[1]] | used[h[2]])
		if d != 0 {
			digits = 1 << (d - 1)
		}
		p.candidates[c] = digits
	}
	p.index()
}

// LoadBoard sets p to the state of a board, including its eliminations.
func (p *Plain) LoadBoard(b *board.Board, r Rules) {
	g := b.Values()
	p.begin(&g, r)
	for c, d := range g {
		if d != 0 {
			p.candidates[c] = 1 << (d - 1)
		} else {
			p.candidates[c] = uint16(b.Candidates(board.Cell(c)))
		}
	}
	p.index()
}

func (p *Plain) begin(g *board.Grid, r Rules) {
	p.rules, p.grid, p.open, p.lost = r, *g, 0, true
	p.found = p.room[:0]
	p.places = [board.Houses][9]uint16{}
}

// index computes the places from the candidates, and finds the singles.
func (p *Plain) index() {
	for c, digits := range p.candidates {
		h, k := &housesOf[c], &indexOf[c]
		if p.grid[c] == 0 {
			p.open++
			if digits&(digits-1) == 0 && p.rules&Naked != 0 {
				p.find(board.Cell(c), digits)
			}
		}
		for ; digits != 0; digits &= digits - 1 {
			d := bits.TrailingZeros16(digits)
			p.places[h[0]][d] |= 1 << k[0]
			p.places[h[1]][d] |= 1 << k[1]
			p.places[h[2]][d] |= 1 << k[2]
		}
	}
	if p.rules&Hidden == 0 {
		return
	}
	for h := range p.places {
		for d, places := range p.places[h] {
			if places != 0 && places&(places-1) == 0 {
				p.find(cellsOf[h][bits.TrailingZeros16(places)], 1<<d)
			}
		}
	}
}

// find records a single. digit has one bit set.
func (p *Plain) find(c board.Cell, digit uint16) {
	if p.grid[c] == 0 && digit != 0 {
		p.found = append(p.found, board.NewCandidate(c, board.Digit(bits.TrailingZeros16(digit)+1)))
	}
}

// Run applies the rules until they find nothing more, and reports whether the grid is
// full. p then holds the candidates that the rules leave.
func (p *Plain) Run() bool {
	for {
		for len(p.found) > 0 {
			x := p.found[len(p.found)-1]
			p.found = p.found[:len(p.found)-1]
			p.place(x.Cell(), x.Digit())
		}
		if p.open == 0 {
			return true
		}
		p.lost = false
		if p.rules&Locked != 0 {
			p.lockedCandidates()
		}
		if !p.lost && p.rules&Pairs != 0 {
			p.subsets(2)
		}
		if !p.lost && p.rules&Triples != 0 {
			p.subsets(3)
		}
		if !p.lost {
			return false
		}
	}
}

func (p *Plain) place(c board.Cell, d board.Digit) {
	if p.grid[c] != 0 {
		return
	}
	p.grid[c] = d
	p.open--
	p.eliminate(c, p.candidates[c]&^(1<<(d-1)))
	for _, peer := range peersOf[c] {
		p.eliminate(peer, p.candidates[peer]&(1<<(d-1)))
	}
}

// eliminate removes some candidates of a cell.
func (p *Plain) eliminate(c board.Cell, digits uint16) {
	if digits == 0 {
		return
	}
	p.lost = true
	left := p.candidates[c] &^ digits
	p.candidates[c] = left
	if left&(left-1) == 0 && p.rules&Naked != 0 {
		p.find(c, left)
	}
	h, k := &housesOf[c], &indexOf[c]
	for ; digits != 0; digits &= digits - 1 {
		d := bits.TrailingZeros16(digits)
		for i := range h {
			places := p.places[h[i]][d] &^ (1 << k[i])
			p.places[h[i]][d] = places
			if places&(places-1) == 0 && places != 0 && p.rules&Hidden != 0 {
				p.find(cellsOf[h[i]][bits.TrailingZeros16(places)], 1<<d)
			}
		}
	}
}

// eliminateIn removes digits from cells of a house, both given as bits.
func (p *Plain) eliminateIn(h board.House, cells, digits uint16) {
	for ; cells != 0; cells &= cells - 1 {
		c := cellsOf[h][bits.TrailingZeros16(cells)]
		p.eliminate(c, p.candidates[c]&digits)
	}
}

// lockedCandidates applies pointing and claiming at every crossing of a line and a box.
func (p *Plain) lockedCandidates() {
	for x := range crossings {
		k := &crossings[x]
		for d := range 9 {
			line, box := p.places[k.line][d], p.places[k.box][d]
			inLine, inBox := line&k.inLine, box&k.inBox
			if inLine == 0 || inLine == line && inBox == box {
				continue
			}
			if inBox == box {
				p.eliminateIn(k.line, line&^inLine, 1<<d)
			} else if inLine == line {
				p.eliminateIn(k.box, box&^inBox, 1<<d)
			}
		}
	}
}

// crossings lists the 54 crossings of a line and a box, with the indices of their three
// cells in the line and in the box.
var crossings = func() (table []crossing) {
	for line := range board.House(18) {
		for box := board.BoxHouse(0); box < board.Houses; box++ {
			common := line.Cells().And(box.Cells())
			if common.IsEmpty() {
				continue
			}
			table = append(table, crossing{line, box, placesIn(line, common), placesIn(box, common)})
		}
	}
	return table
}()

type crossing struct {
	line, box     board.House
	inLine, inBox uint16
}

// placesIn returns the indices of cells in a house, as bits.
func placesIn(h board.House, cells board.CellSet) (places uint16) {
	for i := range 9 {
		if cells.Has(h.At(i)) {
			places |= 1 << i
		}
	}
	return places
}

// subsets applies naked and hidden subsets of two or three to every house.
func (p *Plain) subsets(size int) {
	for h := range board.House(board.Houses) {
		var digits [9]uint16
		for i, c := range cellsOf[h] {
			digits[i] = p.candidates[c]
		}
		eachSubset(&digits, size, func(cells, digits uint16) { p.eliminateIn(h, all&^cells, digits) })
		places := p.places[h]
		eachSubset(&places, size, func(digits, cells uint16) { p.eliminateIn(h, cells, all&^digits) })
	}
}

// eachSubset yields each set of size items that share exactly size values, together with
// these values, both as bits. It skips items with fewer than two values.
func eachSubset(values *[9]uint16, size int, yield func(items, values uint16)) {
	var open [9]uint8
	n := 0
	for i, x := range values {
		if k := bits.OnesCount16(x); k > 1 && k <= size {
			open[n] = uint8(i)
			n++
		}
	}
	for i := range n {
		a := values[open[i]]
		for j := i + 1; j < n; j++ {
			b := a | values[open[j]]
			if size == 2 {
				if bits.OnesCount16(b) == 2 {
					yield(1<<open[i]|1<<open[j], b)
				}
				continue
			}
			if bits.OnesCount16(b) > 3 {
				continue
			}
			for k := j + 1; k < n; k++ {
				if c := b | values[open[k]]; bits.OnesCount16(c) == 3 {
					yield(1<<open[i]|1<<open[j]|1<<open[k], c)
				}
			}
		}
	}
}

// Board returns the board of the puzzle with the placements and eliminations that the
// rules found.
func (p *Plain) Board(puzzle *board.Grid) board.Board {
	b := board.FromGrid(puzzle)
	p.Onto(&b)
	return b
}

// Onto adds the placements and eliminations that the rules found to b, the board that p
// was loaded from.
func (p *Plain) Onto(b *board.Board) {
	for c, d := range p.grid {
		if d != 0 && b.Value(board.Cell(c)) == 0 {
			b.Place(board.Cell(c), d)
		}
	}
	for c := range p.candidates {
		if p.grid[c] != 0 {
			continue
		}
		for d := range b.Candidates(board.Cell(c)).All() {
			if p.candidates[c]>>(d-1)&1 == 0 {
				b.Eliminate(board.Cell(c), d)
			}
		}
	}
}

// TakeBasics applies singles, locked candidates, pairs and triples until none is left. It
// reports whether this solves the board.
func TakeBasics(b *board.Board) (solved bool) {
	var q Plain
	q.LoadBoard(b, Basics)
	solved = q.Run()
	q.Onto(b)
	return solved
}
