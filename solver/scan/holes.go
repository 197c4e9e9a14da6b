package scan

import "math"

// Limits on the pieces of paper inside cells, for finding grids by their cells.
const (
	leastCell  = 7   // pixels on each side
	mostCell   = 110 // pixels on each side
	mostHoles  = 900
	leastCells = 30 // minimum number of connected cells of a grid
)

// cellQuads returns the corners of grids found by their cells. Where the lines of a grid
// touch text or other lines, the connected ink does not have the shape of a grid. But its
// cells are still adjacent pieces of paper of the same size with ink around them. Each
// cell gets its row and column from its neighbours. A plane fitted through all the cells
// gives the corners, even if some cells are missing.
func cellQuads(ink *gray, limit float32) (quads []Quad) {
	var cells []blob
	for _, b := range blobs(ink.inverted(), 1-limit, leastCell, false) {
		w, h := b.x1-b.x0+1, b.y1-b.y0+1
		if w <= mostCell && h <= mostCell && w < 2*h && h < 2*w && 2*b.size > w*h && len(cells) < mostHoles {
			cells = append(cells, b)
		}
	}
	taken := make([]bool, len(cells))
	for start := range cells {
		if taken[start] {
			continue
		}
		taken[start] = true
		members := []placed{{blob: start}}
		for at := 0; at < len(members); at++ {
			from := members[at]
			for i := range cells {
				if taken[i] {
					continue
				}
				if row, column, ok := cells[from.blob].beside(&cells[i]); ok {
					taken[i] = true
					members = append(members, placed{i, from.row + row, from.column + column})
				}
			}
		}
		if len(members) >= leastCells && len(quads) < mostTrials {
			quads = append(quads, latticeQuads(cells, members)...)
		}
	}
	return quads
}

// A placed blob has a row and column relative to the first one.
type placed struct{ blob, row, column int }

// latticeQuads returns the corners of nine rows and columns of cells, for each choice of
// the first row and column that covers the most cells.
func latticeQuads(cells []blob, members []placed) (quads []Quad) {
	inside := func(row, column int) (n int) {
		for _, m := range members {
			if m.row >= row && m.row < row+9 && m.column >= column && m.column < column+9 {
				n++
			}
		}
		return n
	}
	most := 0
	type choice struct{ row, column int }
	var choices []choice
	for row := -9; row <= 9; row++ {
		for column := -9; column <= 9; column++ {
			n := inside(row, column)
			if n > most {
				most, choices = n, nil
			}
			if n == most {
				choices = append(choices, choice{row, column})
			}
		}
	}
	if most < leastCells {
		return nil
	}
	for _, ch := range choices[:min(len(choices), mostTrials)] {
		var a [10][11]float64
		for _, m := range members {
			u, v := (float64(m.column-ch.column)+0.5)/9, (float64(m.row-ch.row)+0.5)/9
			if u < 0 || v < 0 || u > 1 || v > 1 {
				continue
			}
			p := cells[m.blob].middle()
			addRow(&a, [8]float64{u, v, 1, 0, 0, 0, -u * p.X, -v * p.X}, p.X)
			addRow(&a, [8]float64{0, 0, 0, u, v, 1, -u * p.Y, -v * p.Y}, p.Y)
		}
		a[8][8], a[9][9] = 1, 1
		x := solveLinear(a)
		m := plane(x[:8])
		quads = append(quads, Quad{m.at(0, 0), m.at(1, 0), m.at(1, 1), m.at(0, 1)})
	}
	return quads
}

// addRow adds an equation to a least squares fit.
func addRow(a *[10][11]float64, row [8]float64, is float64) {
	for i := range row {
		for j := range row {
			a[i][j] += row[i] * row[j]
		}
		a[i][10] += row[i] * is
	}
}

func (b *blob) middle() Point {
	return Point{float64(b.x0+b.x1+1) / 2, float64(b.y0+b.y1+1) / 2}
}

// beside returns the row and column offset of another piece of paper. ok reports whether
// the two pieces may be adjacent cells.
func (b *blob) beside(o *blob) (rows, columns int, ok bool) {
	w, h := float64(b.x1-b.x0+1), float64(b.y1-b.y0+1)
	v, k := float64(o.x1-o.x0+1), float64(o.y1-o.y0+1)
	if max(w, v) > 1.4*min(w, v) || max(h, k) > 1.4*min(h, k) {
		return 0, 0, false
	}
	p, q := b.middle(), o.middle()
	dx, dy := (q.X-p.X)/max(w, v), (q.Y-p.Y)/max(h, k)
	rows, columns = int(math.Round(dy/1.1)), int(math.Round(dx/1.1))
	if rows*rows+columns*columns != 1 || math.Abs(dx-1.12*float64(columns)) > 0.4 || math.Abs(dy-1.12*float64(rows)) > 0.4 {
		return 0, 0, false
	}
	return rows, columns, true
}
