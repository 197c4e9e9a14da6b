package scan

import (
	"image"
	"math"

	"sudoku/solver/internal/digitnet"
)

// margin is the share of a cell that is cropped at each edge to exclude the grid lines.
const margin = 0.02

// patches returns the cells of a grid with their original lightness.
func (m *mesh) patches(g *gray) *[81]digitnet.Patch {
	const side = digitnet.Side
	var all [81]digitnet.Patch
	for c := range all {
		row, column := float64(c/9), float64(c%9)
		a, b := m.at(column, row), m.at(column+0.999, row+0.999)
		fine := min(max(int(math.Ceil(math.Hypot(b.X-a.X, b.Y-a.Y)/1.4/side)), 1), 4)
		for y := range side {
			for x := range side {
				var sum float32
				for v := range fine {
					for u := range fine {
						p := m.at(column+within(x, u, fine), row+within(y, v, fine))
						sum += g.at(p.X, p.Y)
					}
				}
				all[c][y*side+x] = sum / float32(fine*fine)
			}
		}
	}
	return &all
}

// within returns the position in a cell, 0 to 1, of sample u in pixel x, where each pixel
// has fine samples.
func within(x, u, fine int) float64 {
	return margin + (1-2*margin)*(float64(x)+(float64(u)+0.5)/float64(fine))/digitnet.Side
}

// Patches returns the cells of the largest grid in a picture, not yet normalised. The
// network is trained on such cells.
func Patches(img image.Image) (all *[81]digitnet.Patch, ok bool) {
	g, _ := toGray(img)
	grids := find(g)
	if len(grids) == 0 {
		return nil, false
	}
	if grids[0].dark {
		g = g.inverted()
	}
	m, _, _ := newMesh(g, grids[0].corners)
	return m.patches(g), true
}
