package making

import (
	"math/bits"

	"sudoku/solver/board"
)

// Toughness measures how well a puzzle resists trials. A round tries every candidate,
// removes those from which singles reach a contradiction, and then applies the basics.
// The result is the sum of the candidates left after each of a few rounds. At most
// mostOfEach candidates of a digit count, which is about the average; otherwise resistant
// cores of three digits would dominate. If trials remove few candidates, so do short
// chains, and the path needs rare techniques. Toughness takes about a millisecond.
func Toughness(g *board.Grid) (n int) {
	var now Plain
	now.Load(g, Basics)
	left, gone := 0, true
	for range rounds {
		if gone {
			if now.Run() {
				break
			}
			left, gone = now.round()
		}
		n += left
	}
	return n
}

const (
	rounds     = 4 // enough to solve most puzzles
	mostOfEach = 24
)

// round tries every candidate, removes those refuted, and counts those left.
func (p *Plain) round() (left int, gone bool) {
	var try Plain
	var of [9]int
	start := *p
	for c, digits := range start.candidates {
		if start.grid[c] != 0 {
			continue
		}
		for ; digits != 0; digits &= digits - 1 {
			d := bits.TrailingZeros16(digits)
			try.from(&start, Singles)
			try.place(board.Cell(c), board.Digit(d+1))
			try.Run()
			if try.clash() {
				p.eliminate(board.Cell(c), 1<<d&p.candidates[c])
				gone = true
			} else {
				of[d]++
			}
		}
	}
	for _, n := range of {
		left += min(n, mostOfEach)
	}
	return left, gone
}

// from sets p to the state of o, but with rules r.
func (p *Plain) from(o *Plain, r Rules) {
	p.rules, p.grid, p.open, p.lost = r, o.grid, o.open, true
	p.candidates, p.places = o.candidates, o.places
	p.found = p.room[:0]
}

// clash reports whether a cell has no candidate or a digit has no place in a house.
func (p *Plain) clash() bool {
	for c := range p.candidates {
		if p.candidates[c] == 0 {
			return true
		}
	}
	for h := range p.places {
		for _, places := range p.places[h] {
			if places == 0 {
				return true
			}
		}
	}
	return false
}
