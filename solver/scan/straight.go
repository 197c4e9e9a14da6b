package scan

import "image"

// Straight returns the grid as a straightened square picture whose side has the given
// number of pixels. img is the picture in which the grid was read.
func (g *Grid) Straight(img image.Image, side int) *image.RGBA {
	straight := image.NewRGBA(image.Rect(0, 0, side, side))
	b := img.Bounds()
	for y := range side {
		for x := range side {
			p := g.mesh.at((float64(x)+0.5)/float64(side)*9, (float64(y)+0.5)/float64(side)*9)
			u, v := min(max(int(p.X), 0), b.Dx()-1), min(max(int(p.Y), 0), b.Dy()-1)
			straight.Set(x, y, img.At(b.Min.X+u, b.Min.Y+v))
		}
	}
	return straight
}
