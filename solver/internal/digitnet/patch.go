package digitnet

import "slices"

// Side is the side, in pixels, of a cell as the network reads it.
const Side = 28

// Patch is a cell as input to the network. Each pixel is a lightness until Even turns
// it into an amount of ink: 0 is paper, 1 is ink.
type Patch [Side * Side]float32

// Contrast returns how much darker the ink of a cell is than its paper, from 0 to 1. For
// an empty cell it returns the contrast of stains, if any.
func (p *Patch) Contrast() float32 {
	level := p.middle()
	down, up := level[1]-level[0], level[2]-level[1]
	return max(down, up)
}

// middle returns the darkest, a typical and the lightest pixel in the middle of a cell,
// ignoring a few outliers. The typical pixel is the 60th percentile.
func (p *Patch) middle() [3]float32 {
	var light []float32
	for y := 4; y < Side-4; y++ {
		light = append(light, p[y*Side+4:y*Side+Side-4]...)
	}
	slices.Sort(light)
	n := len(light)
	return [3]float32{light[n/40], light[n*6/10], light[n-1-n/40]}
}

// Usual returns the typical contrast of digits in a grid. It uses the clearest cells,
// except for the very clearest few.
func Usual(all *[81]Patch) float32 {
	var contrasts []float32
	for c := range all {
		contrasts = append(contrasts, all[c].Contrast())
	}
	slices.Sort(contrasts)
	var sum float32
	for _, c := range contrasts[67:79] {
		sum += c
	}
	return max(sum/12, 0.02)
}

// Even normalises a cell. It removes shadows and the colour of the paper, so that only
// ink remains, and inverts light ink on dark paper. usual is the contrast of digits in
// the same grid.
func (p *Patch) Even(usual float32) {
	level := p.middle()
	down, up := level[1]-level[0], level[2]-level[1]
	if up > 1.5*down && up > 0.3*usual {
		for i := range p {
			p[i] = 1 - p[i]
		}
		down = up
	}
	paper := p.paper()
	strength := 1 / max(down, 0.45*usual, 0.02)
	for y := range Side {
		for x := range Side {
			fx, fy := float32(x)/(Side-1), float32(y)/(Side-1)
			top, bottom := paper[0]*(1-fx)+paper[1]*fx, paper[2]*(1-fx)+paper[3]*fx
			light := top*(1-fy) + bottom*fy
			p[y*Side+x] = min(max((light-p[y*Side+x])*strength, -0.3), 1.3)
		}
	}
}

// paper returns the lightness of the paper in the four corners of a cell.
func (p *Patch) paper() (corners [4]float32) {
	const part = 16
	for k := range corners {
		var light []float32
		x0, y0 := (k%2)*(Side-part), (k/2)*(Side-part)
		for y := y0; y < y0+part; y++ {
			light = append(light, p[y*Side+x0:y*Side+x0+part]...)
		}
		slices.Sort(light)
		corners[k] = light[len(light)*3/4]
	}
	return corners
}

// Turned returns the patch rotated clockwise by the given number of quarter turns.
func (p *Patch) Turned(quarters int) *Patch {
	turned := *p
	for range quarters & 3 {
		var next Patch
		for y := range Side {
			for x := range Side {
				next[x*Side+Side-1-y] = turned[y*Side+x]
			}
		}
		turned = next
	}
	return &turned
}
