package scan

import (
	"math"
	"slices"
	"sort"
)

// Parameters of the search.
const (
	searched    = 720  // longer side of the picture that is searched
	leastSide   = 80   // minimum side of a grid, in pixels of that picture
	leastScore  = 0.10 // minimum score of a grid, see lineScore
	mostGrids   = 4
	mostTrials  = 8    // maximum number of blobs tried for each limit
	goodEnough  = 0.30 // score that skips the search for light digits on dark paper
	plain       = 0.35 // score above which no other way of finding a large grid is tried
	faintLimit  = 0.20
	normalLimit = 0.45
)

// found is a grid found in a picture.
type found struct {
	corners Quad
	score   float64
	dark    bool // light digits on dark paper
}

// find looks for grids in a picture. The largest and clearest come first.
func find(g *gray) []found {
	small, factor := g.smaller(searched)
	var all []found
	for _, dark := range []bool{false, true} {
		look := small
		if dark {
			look = small.inverted()
		}
		ink := inked(look, max(small.w, small.h)/24)
		soft := ink.blurred()
		mended := soft.mended()
		for _, try := range []struct {
			ink   *gray
			limit float32
		}{{ink, normalLimit}, {ink, faintLimit}, {soft, faintLimit}, {mended, normalLimit}, {mended, faintLimit}} {
			all = addGrids(all, blobQuads(try.ink, try.limit), soft, dark)
			all = addGrids(all, cellQuads(try.ink, try.limit), soft, dark)
			if len(all) > 0 && all[0].score > plain && all[0].corners.area() > small.area()/4 {
				break
			}
		}
		if len(all) > 0 && all[0].score > goodEnough {
			break
		}
	}
	sort.SliceStable(all, func(i, j int) bool {
		return all[i].corners.area()*all[i].score > all[j].corners.area()*all[j].score
	})
	for i := range all {
		all[i].corners = all[i].corners.scaled(factor)
	}
	return all[:min(len(all), mostGrids)]
}

// blobQuads returns the corners of connected blobs. The lines of a grid usually form one.
func blobQuads(ink *gray, limit float32) (quads []Quad) {
	for _, b := range blobs(ink, limit, leastSide, true) {
		if q, ok := fitQuad(hull(b.outer)); ok && len(quads) < mostTrials {
			quads = append(quads, q)
		}
	}
	return quads
}

// addGrids adds the grids near the given corners. A grid replaces one that it overlaps if
// its own lines are clearer.
func addGrids(all []found, quads []Quad, soft *gray, dark bool) []found {
	for _, q := range quads {
		if !q.regular() {
			continue
		}
		q, score := climb(soft, q)
		if score < leastScore || !q.regular() {
			continue
		}
		f := found{q, score, dark}
		same := slices.IndexFunc(all, func(o found) bool { return o.corners.holds(q.middle()) || q.holds(o.corners.middle()) })
		switch {
		case same < 0:
			all = append(all, f)
		case all[same].score < score:
			all[same] = f
		}
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].score > all[j].score })
	return all
}

// climb moves the corners one at a time, in ever smaller steps, to where the ten lines in
// each direction are clearest.
func climb(soft *gray, q Quad) (Quad, float64) {
	score := lineScore(soft, q)
	side := math.Sqrt(math.Abs(q.area()))
	for step := side / 30; step > 0.35; step /= 2 {
		for range 4 {
			better := false
			for i := range q {
				for _, d := range [4]Point{{step, 0}, {-step, 0}, {0, step}, {0, -step}} {
					moved := q
					moved[i].X += d.X
					moved[i].Y += d.Y
					if s := lineScore(soft, moved); s > score {
						q, score, better = moved, s, true
					}
				}
			}
			if !better {
				break
			}
		}
	}
	return q, score
}

// alongLine is the number of samples along a line.
const alongLine = 36

// lineScore returns a score for how well four corners fit a grid. It is the ink on ten
// lines in each direction, with the most weight on the faintest, minus the ink between
// the lines.
func lineScore(soft *gray, q Quad) float64 {
	m := fitPlane(q)
	var lines [20]float32
	between := 0.0
	for k := range 10 {
		at := float64(k) / 9
		for s := range alongLine {
			along := (float64(s) + 0.5) / alongLine
			lines[k] += soft.nearest(m.at(at, along))
			lines[10+k] += soft.nearest(m.at(along, at))
			if k < 9 {
				side := at + 0.22/9
				between += float64(soft.nearest(m.at(side, along)) + soft.nearest(m.at(along, side)))
				side = at + 0.78/9
				between += float64(soft.nearest(m.at(side, along)) + soft.nearest(m.at(along, side)))
			}
		}
	}
	slices.Sort(lines[:])
	low, sum := 0.0, 0.0
	for i, l := range lines {
		sum += float64(l)
		if i < 6 {
			low += float64(l)
		}
	}
	return (0.5*sum/20+0.5*low/6)/alongLine - between/(36*alongLine)
}

// nearest returns the pixel nearest to a point, or 0 outside the picture.
func (g *gray) nearest(p Point) float32 {
	x, y := int(p.X), int(p.Y)
	if x < 0 || y < 0 || x >= g.w || y >= g.h {
		return 0
	}
	return g.pix[y*g.w+x]
}

func (g *gray) area() float64 { return float64(g.w * g.h) }
