package show

import (
	"math"

	"sudoku/solver/board"
)

// How far a link bends, depending on its length. Short links between adjacent candidates
// bend more.
const (
	bendFar, far   = .18, 9.0
	bendNear, near = .9, candidateSize
)

func bendFor(length float64) float64 {
	nearness := (far - length) / (far - near)
	return bendFar + (bendNear-bendFar)*max(0, min(nearness, 1))
}

// bends are the factors of bendFor that a link tries in order: one side, the other,
// flatter, wider.
var bends = []float64{1, -1, .5, -.5, 1.6, -1.6, 2.3, -2.3}

// controlPoint returns the control point of a link's curve. It uses the first of bends
// that covers the fewest digits on the board.
func controlPoint(from, to point, on *board.Board) point {
	across := to.minus(from)
	middle, bend := from.plus(across.times(.5)), bendFor(across.length())
	best, fewest := point{}, math.MaxInt
	for _, factor := range bends {
		control := middle.plus(across.left().times(bend * factor))
		if covered := digitsCovered(from, control, to, on); covered < fewest {
			best, fewest = control, covered
		}
	}
	return best
}

// The radius of a digit and of a candidate.
const (
	digitRoom     = 2.4
	candidateRoom = 1.1
)

// digitsCovered samples a curve and weighs what it covers: 8 for a point outside the
// grid, 2 on a cell's digit, 1 on a candidate. The ends do not count.
func digitsCovered(from, control, to point, on *board.Board) int {
	const points = 32
	covered := 0
	for i := 1; i < points; i++ {
		t := float64(i) / points
		p := from.times((1 - t) * (1 - t)).plus(control.times(2 * t * (1 - t))).plus(to.times(t * t))
		if min(p.x, p.y) < 0 || max(p.x, p.y) >= 9*cellSize {
			covered += 8
			continue
		}
		if on == nil || p.minus(from).length() < clearance || p.minus(to).length() < clearance {
			continue
		}
		c := board.CellAt(int(p.y/cellSize), int(p.x/cellSize))
		if on.Value(c) != 0 {
			if p.minus(centreOfDigit(c, 5)).length() < digitRoom {
				covered += 2
			}
			continue
		}
		for d := range on.Candidates(c).All() {
			if p.minus(centreOfDigit(c, d)).length() < candidateRoom {
				covered++
			}
		}
	}
	return covered
}
