package scan

// inked returns how much darker each pixel is than the mean around it, from 0 (not
// darker) to 1 (certainly ink). radius is half the side of the square around the pixel.
// The means are computed from sums over rectangles (Bradley and Roth, Adaptive
// Thresholding Using the Integral Image, 2007).
func inked(g *gray, radius int) *gray {
	w := g.w + 1
	sums := make([]float64, w*(g.h+1))
	for y := range g.h {
		var row float64
		for x := range g.w {
			row += float64(g.pix[y*g.w+x])
			sums[(y+1)*w+x+1] = sums[y*w+x+1] + row
		}
	}
	ink := newGray(g.w, g.h)
	for y := range g.h {
		y0, y1 := max(y-radius, 0), min(y+radius+1, g.h)
		for x := range g.w {
			x0, x1 := max(x-radius, 0), min(x+radius+1, g.w)
			mean := (sums[y1*w+x1] - sums[y0*w+x1] - sums[y1*w+x0] + sums[y0*w+x0]) / float64((y1-y0)*(x1-x0))
			darker := (float32(mean) - g.pix[y*g.w+x]) / (float32(mean) + 0.08)
			ink.pix[y*g.w+x] = min(max((darker-0.02)*5, 0), 1)
		}
	}
	return ink
}

// blurred returns the picture with each pixel replaced by the mean of the 3x3 square
// around it.
func (g *gray) blurred() *gray {
	b := newGray(g.w, g.h)
	for y := range g.h {
		for x := range g.w {
			var sum float32
			n := 0
			for v := max(y-1, 0); v <= min(y+1, g.h-1); v++ {
				for u := max(x-1, 0); u <= min(x+1, g.w-1); u++ {
					sum += g.pix[v*g.w+u]
					n++
				}
			}
			b.pix[y*g.w+x] = sum / float32(n)
		}
	}
	return b
}

// mended closes gaps in faint lines. A pixel gets 1.2 times the mean of the horizontal
// or vertical stretch through it if that is more than its own ink.
func (g *gray) mended() *gray {
	const reach = 7
	m := newGray(g.w, g.h)
	copy(m.pix, g.pix)
	mend := func(length, lines, step, next int) {
		for line := range lines {
			var sum float32
			for i := -reach; i < length+reach; i++ {
				if j := i + reach; j < length {
					sum += g.pix[line*next+j*step]
				}
				if j := i - reach - 1; j >= 0 && j < length {
					sum -= g.pix[line*next+j*step]
				}
				if i >= 0 && i < length {
					at := line*next + i*step
					m.pix[at] = max(m.pix[at], 1.2*sum/(2*reach+1))
				}
			}
		}
	}
	mend(g.w, g.h, 1, g.w)
	mend(g.h, g.w, g.w, 1)
	return m
}
