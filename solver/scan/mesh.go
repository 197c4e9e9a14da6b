package scan

import (
	"math"
	"slices"
)

// A mesh holds the 10x10 crossings of a grid's lines, row by row.
type mesh [10][10]Point

const (
	perCell   = 24              // pixels per cell in the search for crossings
	around    = perCell * 3 / 4 // pixels around the grid
	flatSide  = 9*perCell + 2*around
	armLength = 9 // pixels of a line on each side of a crossing
)

// newMesh finds the crossings of the grid with the corners q. Since paper bends and
// lenses distort, it corrects the positions predicted from the corners with a cubic
// polynomial fitted to the visible crossings. bent is how far the lines deviate from
// straight lines, in cells. seen is the ink on the faintest lines, from 0 to 1.
func newMesh(g *gray, q Quad) (m mesh, bent, seen float64) {
	camera := fitPlane(q)
	flat := newGray(flatSide, flatSide)
	for y := range flatSide {
		for x := range flatSide {
			var sum float32 // sum of four samples, so that thin lines are not missed
			for k := range 4 {
				p := camera.at(inGrid(float64(x)+0.25+0.5*float64(k%2)), inGrid(float64(y)+0.25+0.5*float64(k/2)))
				sum += g.at(p.X, p.Y)
			}
			flat.pix[y*flatSide+x] = sum / 4
		}
	}
	ink := inked(flat, perCell)
	ink.stretch()
	across, down := arms(ink)
	var fitX, fitY cubic
	for round, reach := range []int{8, 4, 3} {
		var seenAt []crossing
		for i := range 10 {
			for j := range 10 {
				u, v := float64(j)/9, float64(i)/9
				x, y := onFlat(u)+fitX.at(u, v), onFlat(v)+fitY.at(u, v)
				dx, dy, weight := strongest(across, down, i, j, int(math.Round(x-0.5)), int(math.Round(y-0.5)), reach)
				seenAt = append(seenAt, crossing{u, v, dx - onFlat(u), dy - onFlat(v), weight})
			}
		}
		fitX = fitCubic(seenAt, func(c *crossing) float64 { return c.dx }, round == 0)
		fitY = fitCubic(seenAt, func(c *crossing) float64 { return c.dy }, round == 0)
	}
	for i := range 10 {
		for j := range 10 {
			u, v := float64(j)/9, float64(i)/9
			x, y := onFlat(u)+fitX.at(u, v), onFlat(v)+fitY.at(u, v)
			m[i][j] = camera.at(inGrid(x), inGrid(y))
		}
	}
	return m, m.bend(), m.ink(ink, &fitX, &fitY)
}

// stretch scales the ink so that faint lines become black. Lines make up about a tenth of
// the picture.
func (ink *gray) stretch() {
	sorted := slices.Clone(ink.pix)
	slices.Sort(sorted)
	full := max(sorted[len(sorted)*9/10], 0.12)
	for i, p := range ink.pix {
		ink.pix[i] = min(p/full, 1)
	}
}

// inGrid and onFlat convert between pixels of the flat picture and grid coordinates from
// 0 to 1.
func inGrid(x float64) float64 { return (x - around) / (9 * perCell) }
func onFlat(u float64) float64 { return u*9*perCell + around }

// A crossing records the offset, in pixels, of a visible crossing from its expected
// position. weight measures how clear it is.
type crossing struct{ u, v, dx, dy, weight float64 }

// arms returns, for each pixel, the ink to its left and right, and above and below.
func arms(ink *gray) (across, down [2]*gray) {
	for side := range 2 {
		across[side], down[side] = newGray(ink.w, ink.h), newGray(ink.w, ink.h)
		sign := 2*side - 1
		for y := range ink.h {
			for x := range ink.w {
				var a, d float32
				for t := 1; t <= armLength; t++ {
					if u := x + sign*t; u >= 0 && u < ink.w {
						a += ink.pix[y*ink.w+u]
					}
					if v := y + sign*t; v >= 0 && v < ink.h {
						d += ink.pix[v*ink.w+x]
					}
				}
				across[side].pix[y*ink.w+x], down[side].pix[y*ink.w+x] = a/armLength, d/armLength
			}
		}
	}
	return across, down
}

// strongest returns the point near x, y that looks most like the crossing of row line i
// and column line j. At the edge of the grid, crossings have no outward arms.
func strongest(across, down [2]*gray, i, j, x, y, reach int) (px, py, weight float64) {
	best := float32(-1)
	var left, right, up, below float32
	if j > 0 {
		left = 1
	}
	if j < 9 {
		right = 1
	}
	if i > 0 {
		up = 1
	}
	if i < 9 {
		below = 1
	}
	px, py = float64(x)+0.5, float64(y)+0.5
	for v := max(y-reach, 0); v <= min(y+reach, flatSide-1); v++ {
		for u := max(x-reach, 0); u <= min(x+reach, flatSide-1); u++ {
			k := v*flatSide + u
			a := (left*across[0].pix[k] + right*across[1].pix[k]) / (left + right)
			d := (up*down[0].pix[k] + below*down[1].pix[k]) / (up + below)
			far := float32((u-x)*(u-x) + (v-y)*(v-y))
			if s := min(a, d)*2 + a + d - far*0.004; s > best {
				best, weight = s, float64(min(a, d))
				px, py = float64(u)+0.5, float64(v)+0.5
			}
		}
	}
	return px, py, weight*weight + 0.01
}

// A cubic is a polynomial of degree three in two variables.
type cubic [10]float64

func powers(u, v float64) [10]float64 {
	u, v = 2*u-1, 2*v-1
	return [10]float64{1, u, v, u * u, u * v, v * v, u * u * u, u * u * v, u * v * v, v * v * v}
}

func (c *cubic) at(u, v float64) (sum float64) {
	for i, p := range powers(u, v) {
		sum += c[i] * p
	}
	return sum
}

// fitCubic fits the offsets by iteratively reweighted least squares with Cauchy's
// weights, which discount outliers. It damps the higher powers, more strongly at first.
func fitCubic(seen []crossing, of func(*crossing) float64, first bool) (c cubic) {
	hold := 0.02
	if first {
		hold = 0.2
	}
	for round := range 6 {
		var a [10][11]float64
		for k := range seen {
			s := &seen[k]
			w := s.weight
			if round > 0 {
				off := (of(s) - c.at(s.u, s.v)) / 1.5
				w /= 1 + off*off
			}
			p := powers(s.u, s.v)
			for i := range 10 {
				for j := range 10 {
					a[i][j] += w * p[i] * p[j]
				}
				a[i][10] += w * p[i] * of(s)
			}
		}
		for i := 3; i < 10; i++ {
			a[i][i] += hold
		}
		for i := range 3 {
			a[i][i] += 1e-3
		}
		c = solveLinear(a)
	}
	return c
}

// solveLinear solves ten equations by Gaussian elimination.
func solveLinear(a [10][11]float64) (x [10]float64) {
	for k := range 10 {
		best := k
		for i := k + 1; i < 10; i++ {
			if math.Abs(a[i][k]) > math.Abs(a[best][k]) {
				best = i
			}
		}
		a[k], a[best] = a[best], a[k]
		if a[k][k] == 0 {
			return x
		}
		for i := k + 1; i < 10; i++ {
			f := a[i][k] / a[k][k]
			for j := k; j <= 10; j++ {
				a[i][j] -= f * a[k][j]
			}
		}
	}
	for k := 9; k >= 0; k-- {
		x[k] = a[k][10]
		for j := k + 1; j < 10; j++ {
			x[k] -= a[k][j] * x[j]
		}
		x[k] /= a[k][k]
	}
	return x
}

// bend returns how far the midpoints of lines are from the straight line between their
// ends, in cells.
func (m *mesh) bend() (most float64) {
	off := func(a, b, c Point) float64 {
		length := math.Hypot(c.X-a.X, c.Y-a.Y)
		if length == 0 {
			return 0
		}
		return math.Abs(cross(a, c, b)) / length / (length / 9)
	}
	for k := range 10 {
		most = max(most, off(m[k][0], m[k][4], m[k][9]), off(m[0][k], m[4][k], m[9][k]))
	}
	return most
}

// ink returns the ink on the six faintest lines, from 0 to 1.
func (m *mesh) ink(ink *gray, fitX, fitY *cubic) (share float64) {
	const steps = 90
	var low [20]float32
	for k := range 10 {
		for s := range steps {
			along, at := (float64(s)+0.5)/steps, float64(k)/9
			for way, p := range [2]Point{{at, along}, {along, at}} {
				x, y := onFlat(p.X)+fitX.at(p.X, p.Y), onFlat(p.Y)+fitY.at(p.X, p.Y)
				best := float32(0)
				for d := -1; d <= 1; d++ {
					look := Point{x + float64(d), y}
					if way == 1 {
						look = Point{x, y + float64(d)}
					}
					best = max(best, ink.nearest(look))
				}
				low[way*10+k] += min(best*2, 1) / steps
			}
		}
	}
	slices.Sort(low[:])
	for _, l := range low[:6] {
		share += float64(l) / 6
	}
	return share
}

// corners returns the corners of the grid.
func (m *mesh) corners() Quad { return Quad{m[0][0], m[0][9], m[9][9], m[9][0]} }

// at returns the point at a position in the grid, given in cells from the upper left
// corner.
func (m *mesh) at(x, y float64) Point {
	j, i := min(max(int(x), 0), 8), min(max(int(y), 0), 8)
	fx, fy := x-float64(j), y-float64(i)
	a, b, c, d := m[i][j], m[i][j+1], m[i+1][j], m[i+1][j+1]
	return Point{
		(a.X*(1-fx)+b.X*fx)*(1-fy) + (c.X*(1-fx)+d.X*fx)*fy,
		(a.Y*(1-fx)+b.Y*fx)*(1-fy) + (c.Y*(1-fx)+d.Y*fx)*fy,
	}
}
