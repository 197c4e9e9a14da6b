package scan

import "image"

// Point is a position in a picture, in pixels from the upper left corner.
type Point struct{ X, Y float64 }

// A gray is a grayscale picture: 0 is black, 1 is white.
type gray struct {
	w, h int
	pix  []float32
}

func newGray(w, h int) *gray { return &gray{w, h, make([]float32, w*h)} }

// longest is the maximum length in pixels of the longer side of a picture. Larger
// pictures are scaled down first.
const longest = 1280

// toGray converts img to a gray whose sides have at most longest pixels. factor is the
// ratio of img's size to g's.
func toGray(img image.Image) (g *gray, factor float64) {
	b := img.Bounds()
	light := lightness(img)
	long := max(b.Dx(), b.Dy())
	if long <= longest {
		g = newGray(b.Dx(), b.Dy())
		for y := range g.h {
			for x := range g.w {
				g.pix[y*g.w+x] = light(b.Min.X+x, b.Min.Y+y)
			}
		}
		return g, 1
	}
	factor = float64(long) / longest
	w, h := max(1, int(float64(b.Dx())/factor)), max(1, int(float64(b.Dy())/factor))
	return averaged(b.Dx(), b.Dy(), w, h, func(x, y int) float32 { return light(b.Min.X+x, b.Min.Y+y) }), factor
}

// lightness returns a function that reads the lightness of a pixel.
func lightness(img image.Image) func(x, y int) float32 {
	switch img := img.(type) {
	case *image.Gray:
		return func(x, y int) float32 { return float32(img.Pix[img.PixOffset(x, y)]) / 255 }
	case *image.YCbCr:
		return func(x, y int) float32 { return float32(img.Y[img.YOffset(x, y)]) / 255 }
	case *image.RGBA:
		return func(x, y int) float32 { return luma(img.Pix[img.PixOffset(x, y):]) }
	case *image.NRGBA:
		return func(x, y int) float32 {
			p := img.Pix[img.PixOffset(x, y):]
			return 1 + (luma(p)-1)*float32(p[3])/255 // on white paper
		}
	}
	return func(x, y int) float32 {
		r, g, b, a := img.At(x, y).RGBA()
		return (0.299*float32(r) + 0.587*float32(g) + 0.114*float32(b) + float32(0xffff-a)) / 0xffff
	}
}

func luma(p []uint8) float32 {
	return (0.299*float32(p[0]) + 0.587*float32(p[1]) + 0.114*float32(p[2])) / 255
}

// averaged scales a picture down. Each new pixel is the mean of the pixels that it
// covers.
func averaged(w, h, newW, newH int, light func(x, y int) float32) *gray {
	g := newGray(newW, newH)
	for y := range newH {
		y0, y1 := y*h/newH, max((y+1)*h/newH, y*h/newH+1)
		for x := range newW {
			x0, x1 := x*w/newW, max((x+1)*w/newW, x*w/newW+1)
			var sum float32
			for v := y0; v < y1; v++ {
				for u := x0; u < x1; u++ {
					sum += light(u, v)
				}
			}
			g.pix[y*newW+x] = sum / float32((y1-y0)*(x1-x0))
		}
	}
	return g
}

// smaller scales the picture down so that its longer side has at most long pixels.
func (g *gray) smaller(long int) (s *gray, factor float64) {
	if max(g.w, g.h) <= long {
		return g, 1
	}
	factor = float64(max(g.w, g.h)) / float64(long)
	w, h := max(1, int(float64(g.w)/factor)), max(1, int(float64(g.h)/factor))
	return averaged(g.w, g.h, w, h, func(x, y int) float32 { return g.pix[y*g.w+x] }), factor
}

// at returns the lightness at a point, interpolated between pixels. Beyond the edge it
// returns the lightness at the edge.
func (g *gray) at(x, y float64) float32 {
	x, y = min(max(x-0.5, 0), float64(g.w-1)), min(max(y-0.5, 0), float64(g.h-1))
	u, v := int(x), int(y)
	fx, fy := float32(x)-float32(u), float32(y)-float32(v)
	right, below := 0, 0
	if u < g.w-1 {
		right = 1
	}
	if v < g.h-1 {
		below = g.w
	}
	p := g.pix[v*g.w+u:]
	top := p[0] + (p[right]-p[0])*fx
	bottom := p[below] + (p[below+right]-p[below])*fx
	return top + (bottom-top)*fy
}

// inverted returns the picture with light and dark exchanged.
func (g *gray) inverted() *gray {
	n := newGray(g.w, g.h)
	for i, p := range g.pix {
		n.pix[i] = 1 - p
	}
	return n
}
