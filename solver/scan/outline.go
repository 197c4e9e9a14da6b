package scan

import (
	"math"
	"slices"
	"sort"
)

// A blob is a connected set of ink pixels.
type blob struct {
	x0, y0, x1, y1 int // bounds, inclusive
	size           int // number of pixels
	outer          []Point
}

// blobs finds the connected sets of pixels above a limit, largest area first, and records
// the outermost pixels of each row. It drops sets whose width or height does not exceed
// least. If diagonal is set, pixels that touch at a corner are connected.
func blobs(ink *gray, limit float32, least int, diagonal bool) []blob {
	// A border of pixels outside the set avoids bounds checks.
	w := ink.w + 2
	open := make([]bool, w*(ink.h+2))
	for y := range ink.h {
		row := open[(y+1)*w+1:]
		for x, p := range ink.pix[y*ink.w : (y+1)*ink.w] {
			row[x] = p >= limit
		}
	}
	ways := []int{1, -1, w, -w, w + 1, w - 1, 1 - w, -1 - w}
	if !diagonal {
		ways = ways[:4]
	}
	var found []blob
	var stack, all []int32
	first, last := make([]int32, ink.h), make([]int32, ink.h)
	for start := range open {
		if !open[start] {
			continue
		}
		open[start] = false
		stack, all = append(stack[:0], int32(start)), all[:0]
		for len(stack) > 0 {
			i := int(stack[len(stack)-1])
			stack = stack[:len(stack)-1]
			all = append(all, int32(i))
			for _, d := range ways {
				if open[i+d] {
					open[i+d] = false
					stack = append(stack, int32(i+d))
				}
			}
		}
		if len(all) < least {
			continue
		}
		b := blob{x0: ink.w, y0: ink.h, x1: -1, y1: -1, size: len(all)}
		for _, i := range all {
			x, y := int(i)%w-1, int(i)/w-1
			b.x0, b.y0, b.x1, b.y1 = min(b.x0, x), min(b.y0, y), max(b.x1, x), max(b.y1, y)
		}
		if b.x1-b.x0 < least || b.y1-b.y0 < least {
			continue
		}
		for y := b.y0; y <= b.y1; y++ {
			first[y], last[y] = int32(ink.w), -1
		}
		for _, i := range all {
			x, y := i%int32(w)-1, int(i)/w-1
			first[y], last[y] = min(first[y], x), max(last[y], x)
		}
		for y := b.y0; y <= b.y1; y++ {
			b.outer = append(b.outer, Point{float64(first[y]) + 0.5, float64(y) + 0.5}, Point{float64(last[y]) + 0.5, float64(y) + 0.5})
		}
		found = append(found, b)
	}
	area := func(b *blob) int { return (b.x1 - b.x0) * (b.y1 - b.y0) }
	sort.SliceStable(found, func(i, j int) bool { return area(&found[i]) > area(&found[j]) })
	return found
}

// hull returns the convex hull of points, clockwise as displayed, by Andrew's monotone
// chain.
func hull(points []Point) []Point {
	points = slices.Clone(points)
	sort.Slice(points, func(i, j int) bool {
		a, b := points[i], points[j]
		return a.X < b.X || a.X == b.X && a.Y < b.Y
	})
	half := func() (h []Point) {
		for _, p := range points {
			for len(h) >= 2 && cross(h[len(h)-2], h[len(h)-1], p) <= 0 {
				h = h[:len(h)-1]
			}
			h = append(h, p)
		}
		return h[:len(h)-1]
	}
	if len(points) < 3 {
		return points
	}
	upper := half()
	slices.Reverse(points)
	return append(upper, half()...)
}

// cross is positive if a, b, c turn clockwise as displayed.
func cross(a, b, c Point) float64 { return (b.X-a.X)*(c.Y-a.Y) - (b.Y-a.Y)*(c.X-a.X) }

// Quad holds four corners, clockwise from the upper left.
type Quad [4]Point

// fitQuad fits a quadrilateral around a hull. It repeatedly removes the side whose
// removal adds the least area.
func fitQuad(h []Point) (q Quad, ok bool) {
	h = slices.Clone(h)
	for len(h) > 4 {
		best, at := math.Inf(1), -1
		var corner Point
		for i := range h {
			a, b, c, d := h[i], h[(i+1)%len(h)], h[(i+2)%len(h)], h[(i+3)%len(h)]
			p, ok := meet(a, b, d, c)
			if !ok {
				continue
			}
			if added := math.Abs(cross(b, p, c)) / 2; added < best {
				best, at, corner = added, i, p
			}
		}
		if at < 0 {
			return q, false
		}
		h[(at+1)%len(h)] = corner
		h = slices.Delete(h, (at+2)%len(h), (at+2)%len(h)+1)
	}
	if len(h) < 4 {
		return q, false
	}
	copy(q[:], h)
	return q.ordered(), true
}

// meet returns the point beyond b and c where the line from a through b meets the line
// from d through c.
func meet(a, b, d, c Point) (p Point, ok bool) {
	ux, uy, vx, vy := b.X-a.X, b.Y-a.Y, c.X-d.X, c.Y-d.Y
	det := ux*vy - uy*vx
	if math.Abs(det) < 1e-9 {
		return p, false
	}
	t := ((d.X-a.X)*vy - (d.Y-a.Y)*vx) / det
	s := ((d.X-a.X)*uy - (d.Y-a.Y)*ux) / det
	return Point{a.X + t*ux, a.Y + t*uy}, t >= 1 && s >= 1
}

// ordered rotates the corners so that the upper left one is first.
func (q Quad) ordered() Quad {
	if q.area() < 0 {
		q[1], q[3] = q[3], q[1]
	}
	first := 0
	for i, p := range q {
		if p.X+p.Y < q[first].X+q[first].Y {
			first = i
		}
	}
	return Quad{q[first], q[(first+1)%4], q[(first+2)%4], q[(first+3)%4]}
}

func (q Quad) area() float64 { return (cross(q[0], q[1], q[2]) + cross(q[0], q[2], q[3])) / 2 }

// regular reports whether the corners can be those of a grid in a photo: convex, and no
// side much shorter than another.
func (q Quad) regular() bool {
	short, long := math.Inf(1), 0.0
	for i := range q {
		if cross(q[i], q[(i+1)%4], q[(i+2)%4]) <= 0 {
			return false
		}
		side := math.Hypot(q[(i+1)%4].X-q[i].X, q[(i+1)%4].Y-q[i].Y)
		short, long = min(short, side), max(long, side)
	}
	return short > 0 && long/short < 3
}

func (q Quad) scaled(by float64) Quad {
	for i := range q {
		q[i].X *= by
		q[i].Y *= by
	}
	return q
}

// holds reports whether a point is inside the quadrilateral.
func (q Quad) holds(p Point) bool {
	for i := range q {
		if cross(q[i], q[(i+1)%4], p) < 0 {
			return false
		}
	}
	return true
}

func (q Quad) middle() Point {
	return Point{(q[0].X + q[1].X + q[2].X + q[3].X) / 4, (q[0].Y + q[1].Y + q[2].Y + q[3].Y) / 4}
}

// A plane maps grid coordinates, from 0 to 1 in each direction, to the picture by a
// perspective projection.
type plane [8]float64

// fitPlane returns the projection that maps the corners of the grid to q (Heckbert,
// Fundamentals of Texture Mapping and Image Warping, 1989).
func fitPlane(q Quad) plane {
	dx1, dx2 := q[1].X-q[2].X, q[3].X-q[2].X
	dy1, dy2 := q[1].Y-q[2].Y, q[3].Y-q[2].Y
	sx, sy := q[0].X-q[1].X+q[2].X-q[3].X, q[0].Y-q[1].Y+q[2].Y-q[3].Y
	det := dx1*dy2 - dx2*dy1
	if det == 0 {
		det = 1e-9
	}
	g, h := (sx*dy2-dx2*sy)/det, (dx1*sy-sx*dy1)/det
	return plane{
		q[1].X - q[0].X + g*q[1].X, q[3].X - q[0].X + h*q[3].X, q[0].X,
		q[1].Y - q[0].Y + g*q[1].Y, q[3].Y - q[0].Y + h*q[3].Y, q[0].Y,
		g, h,
	}
}

func (m *plane) at(u, v float64) Point {
	d := m[6]*u + m[7]*v + 1
	return Point{(m[0]*u + m[1]*v + m[2]) / d, (m[3]*u + m[4]*v + m[5]) / d}
}
