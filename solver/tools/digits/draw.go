package main

import (
	"math"
	"math/rand/v2"

	"sudoku/solver/internal/digitnet"
)

// A sample is a training cell: the network's input, the content, and whether the digit is
// handwritten (1, 0, or -1 if unknown).
type sample struct {
	patch   digitnet.Patch
	class   int
	written int
}

// fine is the side of the picture in which a cell is drawn.
const fine = 2 * digitnet.Side

// An artist draws random cells.
type artist struct {
	*rand.Rand
	printed, written []face
	ink, other       [fine * fine]float32
}

func (a *artist) between(low, high float64) float64 { return low + (high-low)*a.Float64() }
func (a *artist) chance(p float64) bool             { return a.Float64() < p }

// draw draws a cell: its content, its lines, and then the defects of a bad photo.
func (a *artist) draw() (s sample) {
	clear(a.ink[:])
	hand := a.chance(0.35)
	f := a.face(hand)
	switch {
	case a.chance(0.22):
		s.written = -1
		if a.chance(0.3) {
			a.scribble()
		}
	case a.chance(0.12):
		s.class, s.written = digitnet.Marks, -1
		a.marks(f)
	default:
		s.class = 1 + a.IntN(9)
		height, off := a.between(0.42, 0.8), 0.07
		if hand {
			s.written = 1
			height, off = a.between(0.45, 0.95), 0.13
		}
		a.glyph(&f.digits[s.class], height*fine/f.tall, fine/2+off*fine*a.NormFloat64(), fine/2+off*fine*a.NormFloat64(), hand, false)
		if a.chance(0.5) {
			a.thicken()
		}
	}
	if a.chance(0.06) { // print shows through from the other side
		faint := a.ink
		clear(a.ink[:])
		f := a.face(false)
		a.glyph(&f.digits[1+a.IntN(9)], a.between(0.3, 1)*fine/f.tall, a.between(0, fine), a.between(0, fine), false, true)
		strength := float32(a.between(0.04, 0.16))
		for i := range faint {
			a.ink[i] = max(faint[i], a.ink[i]*strength)
		}
	}
	a.lines()
	a.light(&s.patch)
	return s
}

func (a *artist) face(hand bool) *face {
	if hand && len(a.written) > 0 {
		return &a.written[a.IntN(len(a.written))]
	}
	return &a.printed[a.IntN(len(a.printed))]
}

// glyph draws a digit around a point, rotated, slanted and, if handwritten, bent.
func (a *artist) glyph(g *glyph, scale, cx, cy float64, hand, mirrored bool) {
	turn, slant, wide, bend := 0.05, 0.06, a.between(0.85, 1.15), 0.0
	if hand {
		turn, slant, wide, bend = 0.13, 0.16, a.between(0.7, 1.3), a.between(0, 2.6)
	}
	angle, shear := turn*a.NormFloat64(), slant*a.NormFloat64()
	sin, cos := math.Sin(angle), math.Cos(angle)
	wave := [4]float64{a.between(0.06, 0.16), a.between(0, 7), a.between(0.06, 0.16), a.between(0, 7)}
	if mirrored {
		wide = -wide
	}
	for y := range fine {
		for x := range fine {
			u, v := float64(x)+0.5-cx, float64(y)+0.5-cy
			u, v = u+bend*math.Sin(v*wave[0]+wave[1]), v+bend*math.Sin(u*wave[2]+wave[3])
			u, v = (u*cos+v*sin)/scale, (v*cos-u*sin)/scale
			u = (u + shear*v) / wide
			if k := g.at(u+float64(g.w)/2, v+float64(g.h)/2); k > a.ink[y*fine+x] {
				a.ink[y*fine+x] = k
			}
		}
	}
}

// marks draws a few pencil marks.
func (a *artist) marks(f *face) {
	n := 1 + a.IntN(4)
	height := a.between(0.16, 0.34)
	grid := a.chance(0.4)
	x, y := a.between(0.12, 0.5), a.between(0.15, 0.85)
	if a.chance(0.6) {
		y = a.between(0.15, 0.3)
	}
	hand := a.chance(0.7)
	for i := range n {
		d := 1 + a.IntN(9)
		px, py := x+float64(i)*height*a.between(0.6, 0.9), y
		if grid {
			px, py = (float64((d-1)%3)+0.5)/3, (float64((d-1)/3)+0.5)/3
			height = a.between(0.16, 0.28)
		}
		a.glyph(&f.digits[d], height*fine/f.tall, px*fine, py*fine, hand, false)
	}
}

// scribble draws something that is not a digit: a stain, a hair, dust.
func (a *artist) scribble() {
	cx, cy, r := a.between(0, fine), a.between(0, fine), a.between(1, 9)
	strength := float32(a.between(0.1, 0.8))
	long := a.between(0.2, 4)
	angle := a.between(0, 7)
	sin, cos := math.Sin(angle), math.Cos(angle)
	for y := range fine {
		for x := range fine {
			u, v := float64(x)-cx, float64(y)-cy
			u, v = (u*cos+v*sin)/long, (v*cos-u*sin)*long
			if d := math.Hypot(u, v); d < r {
				a.ink[y*fine+x] = max(a.ink[y*fine+x], strength*float32(1-d*d/r/r))
			}
		}
	}
}

// thicken makes strokes thicker or thinner.
func (a *artist) thicken() {
	a.blur(1)
	at := float32(a.between(0.25, 0.6))
	for i, v := range a.ink {
		a.ink[i] = min(max((v-at)*2.5+0.5, 0), 1)
	}
}

// lines draws grid lines near the edges, since cells are not cropped exactly.
func (a *artist) lines() {
	for side := range 4 {
		if a.chance(0.25) {
			continue
		}
		thick := a.between(0.4, 1.6)
		if a.chance(0.35) {
			thick = a.between(1.5, 4)
		}
		at, slope := 1.7*a.NormFloat64()-0.8, 0.02*a.NormFloat64()
		strength := float32(a.between(0.25, 1))
		for s := range fine {
			edge := at + slope*float64(s-fine/2)
			for t := range 12 {
				cover := float32(min(max(thick+0.5-math.Abs(float64(t)-edge), 0), 1))
				if cover == 0 {
					continue
				}
				i := [4]int{t*fine + s, (fine-1-t)*fine + s, s*fine + t, s*fine + fine - 1 - t}[side]
				a.ink[i] = max(a.ink[i], cover*strength)
			}
		}
	}
}

// blur applies a box blur with the given radius, first by row, then by column.
func (a *artist) blur(radius int) {
	for way := range 2 {
		step, next := 1, fine
		if way == 1 {
			step, next = fine, 1
		}
		for line := range fine {
			var sum float32
			for i := -radius; i < fine+radius; i++ {
				if j := i + radius; j < fine {
					sum += a.ink[line*next+j*step]
				}
				if j := i - radius - 1; j >= 0 && j < fine {
					sum -= a.ink[line*next+j*step]
				}
				if i >= 0 && i < fine {
					a.other[line*next+i*step] = sum / float32(2*radius+1)
				}
			}
		}
		a.ink, a.other = a.other, a.ink
	}
}

// light converts the ink to a camera image and normalises it as the reader does.
func (a *artist) light(p *digitnet.Patch) {
	for range a.IntN(3) {
		a.blur(1 + a.IntN(2))
	}
	if a.chance(0.12) {
		a.blur(2 + a.IntN(2))
	}
	paper, contrast := a.between(0.35, 1), a.between(0.3, 0.95)
	sx, sy := 0.1*a.NormFloat64(), 0.1*a.NormFloat64()
	if a.chance(0.15) {
		sx, sy = 3*sx, 3*sy
	}
	edge := math.Inf(1) // edge of a shadow
	if a.chance(0.06) {
		edge = a.between(0, digitnet.Side)
	}
	noise := a.between(0, 0.035)
	if a.chance(0.15) {
		noise = a.between(0.03, 0.09)
	}
	dots, pitch := 0.0, a.between(1.2, 3)
	if a.chance(0.12) {
		dots = a.between(0.03, 0.15)
	}
	for y := range digitnet.Side {
		for x := range digitnet.Side {
			i := 2*y*fine + 2*x
			ink := float64(a.ink[i]+a.ink[i+1]+a.ink[i+fine]+a.ink[i+fine+1]) / 4
			light := paper * (1 + sx*(float64(x)/digitnet.Side-0.5) + sy*(float64(y)/digitnet.Side-0.5))
			if float64(x)+0.6*float64(y) > edge {
				light *= 0.65
			}
			if dots > 0 {
				light *= 1 - dots*(1+math.Sin(float64(x)*pitch)*math.Sin(float64(y)*pitch))
			}
			light *= 1 - contrast*ink
			p[y*digitnet.Side+x] = float32(min(max(light+noise*a.NormFloat64(), 0), 1))
		}
	}
	if a.chance(0.1) {
		rough(p, 8*a.IntN(2)+a.IntN(5), float32(a.between(0.02, 0.12)))
	}
	if a.chance(0.08) {
		for i := range p {
			p[i] = 1 - p[i]
		}
	}
	p.Even(float32(paper * contrast * a.between(0.6, 1.15)))
}

// rough removes the finest detail from each block of eight by eight pixels, as JPEG does.
func rough(p *digitnet.Patch, from int, step float32) {
	var block, part [64]float32
	for by := from - 8; by < digitnet.Side; by += 8 {
		for bx := from - 8; bx < digitnet.Side; bx += 8 {
			at := func(i int) int {
				return min(max(by+i/8, 0), digitnet.Side-1)*digitnet.Side + min(max(bx+i%8, 0), digitnet.Side-1)
			}
			for i := range block {
				block[i] = p[at(i)]
			}
			cosines(&block, &part, false)
			cosines(&part, &block, false)
			for i := range block {
				q := step * float32(1+i/8+i%8) / 2
				block[i] = q * float32(math.Round(float64(block[i]/q)))
			}
			cosines(&block, &part, true)
			cosines(&part, &block, true)
			for i := range block {
				if y, x := by+i/8, bx+i%8; y >= 0 && x >= 0 && y < digitnet.Side && x < digitnet.Side {
					p[y*digitnet.Side+x] = min(max(block[i], 0), 1)
				}
			}
		}
	}
}

var cosine = func() (c [64]float32) {
	for k := range 8 {
		for n := range 8 {
			c[k*8+n] = float32(math.Cos(math.Pi/8*(float64(n)+0.5)*float64(k)) / 2)
			if k == 0 {
				c[n] = float32(math.Sqrt(0.125))
			}
		}
	}
	return c
}()

// cosines computes one dimension of the cosine transform and transposes the block.
func cosines(from, to *[64]float32, back bool) {
	for r := range 8 {
		for k := range 8 {
			var sum float32
			for n := range 8 {
				if back {
					sum += from[r*8+n] * cosine[n*8+k]
				} else {
					sum += from[r*8+n] * cosine[k*8+n]
				}
			}
			to[k*8+r] = sum
		}
	}
}

// vary returns a cell of a photo, slightly moved and rotated, and in a different light.
func (a *artist) vary(c *photoCell) (s sample) {
	s.class, s.written = c.class, c.written
	angle := 0.04 * a.NormFloat64()
	scale := 1 + 0.05*a.NormFloat64()
	sin, cos := math.Sin(angle)*scale, math.Cos(angle)*scale
	dx, dy := 0.8*a.NormFloat64(), 0.8*a.NormFloat64()
	noise := max(0.02*a.NormFloat64(), 0)
	gain := a.between(0.8, 1.1)
	g := glyph{digitnet.Side, digitnet.Side, c.patch[:]}
	for y := range digitnet.Side {
		for x := range digitnet.Side {
			u, v := float64(x)+0.5-digitnet.Side/2, float64(y)+0.5-digitnet.Side/2
			u, v = u*cos+v*sin+digitnet.Side/2+dx, v*cos-u*sin+digitnet.Side/2+dy
			light := float64(g.at(min(max(u, 0.5), digitnet.Side-0.51), min(max(v, 0.5), digitnet.Side-0.51)))
			s.patch[y*digitnet.Side+x] = float32(gain*light + noise*a.NormFloat64())
		}
	}
	s.patch.Even(c.usual * float32(gain*a.between(0.85, 1.15)))
	return s
}
