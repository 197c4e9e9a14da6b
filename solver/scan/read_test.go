package scan_test

import (
	"context"
	"errors"
	"image"
	"image/color"
	"image/jpeg"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/solver/scan"
	"sudoku/solver/scan/weights"
)

func reader(t testing.TB) *scan.Net {
	t.Helper()
	n, err := scan.Load(weights.File)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func open(t testing.TB, name string) image.Image {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := jpeg.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

func contents(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile(strings.TrimSuffix(name, ".jpg") + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(text))
}

const example = "testdata/newspaper/image158.jpg"

// TestPhotos reads the photos in the repository.
func TestPhotos(t *testing.T) {
	n := reader(t)
	names, err := filepath.Glob("testdata/newspaper/*.jpg")
	if err != nil || len(names) < 6 {
		t.Fatal(names, err)
	}
	for _, name := range names {
		grids, err := n.Read(t.Context(), open(t, name))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		g := &grids[0]
		if got, want := g.Givens.String(), contents(t, name); got != want {
			t.Errorf("%s is\n%s, want\n%s", name, got, want)
		}
		if g.Solutions != 1 || g.Quarters != 0 || g.Dark {
			t.Errorf("%s: %d solutions, turned by %d, dark %v", name, g.Solutions, g.Quarters, g.Dark)
		}
		for c := range g.Cells {
			sum := 0.0
			for _, p := range g.Cells[c].Likely {
				sum += float64(p)
			}
			if math.Abs(sum-1) > 1e-3 {
				t.Errorf("%s: the probabilities of cell %d sum to %f", name, c, sum)
			}
		}
	}
}

// A turned picture is rotated clockwise by quarter turns.
type turned struct {
	image.Image
	quarters int
}

func (p turned) Bounds() image.Rectangle {
	b := p.Image.Bounds()
	if p.quarters%2 == 1 {
		return image.Rect(0, 0, b.Dy(), b.Dx())
	}
	return b
}

func (p turned) At(x, y int) color.Color {
	b := p.Image.Bounds()
	switch p.quarters {
	case 1:
		x, y = y, b.Dy()-1-x
	case 2:
		x, y = b.Dx()-1-x, b.Dy()-1-y
	case 3:
		x, y = b.Dx()-1-y, x
	}
	return p.Image.At(x, y)
}

func TestTurned(t *testing.T) {
	n, img := reader(t), open(t, example)
	for quarters := range 4 {
		grids, err := n.Read(t.Context(), turned{img, quarters})
		if err != nil {
			t.Errorf("turned by %d: %v", quarters, err)
			continue
		}
		if got, want := grids[0].Givens.String(), contents(t, example); got != want || grids[0].Quarters != quarters {
			t.Errorf("turned by %d, read by %d:\n%s, want\n%s", quarters, grids[0].Quarters, got, want)
		}
	}
}

// A negative exchanges light and dark, as on a dark screen.
type negative struct{ image.Image }

func (p negative) At(x, y int) color.Color {
	r, g, b, _ := p.Image.At(x, y).RGBA()
	return color.RGBA{255 - uint8(r>>8), 255 - uint8(g>>8), 255 - uint8(b>>8), 255}
}

func TestDark(t *testing.T) {
	grids, err := reader(t).Read(t.Context(), negative{open(t, example)})
	if err != nil {
		t.Fatal(err)
	}
	if got, want := grids[0].Givens.String(), contents(t, example); got != want || !grids[0].Dark {
		t.Errorf("dark is %v, read is\n%s, want\n%s", grids[0].Dark, got, want)
	}
}

// TestReadAt checks that corners a few pixels off, as a person drags them, give the same
// grid, and that the straightened picture gives the same reading as the photo.
func TestReadAt(t *testing.T) {
	n, img := reader(t), open(t, example)
	grids, err := n.Read(t.Context(), img)
	if err != nil {
		t.Fatal(err)
	}
	corners := grids[0].Corners
	for i := range corners {
		corners[i].X += float64(3 - 2*i)
		corners[i].Y += float64(2*i - 3)
	}
	g, err := n.ReadAt(t.Context(), img, corners)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := g.Givens.String(), contents(t, example); got != want {
		t.Errorf("read is\n%s, want\n%s", got, want)
	}
	straight := g.Straight(img, 450)
	whole := scan.Quad{{X: 1, Y: 1}, {X: 449, Y: 1}, {X: 449, Y: 449}, {X: 1, Y: 449}}
	if g, err = n.ReadAt(t.Context(), straight, whole); err != nil {
		t.Fatal(err)
	}
	if got, want := g.Givens.String(), contents(t, example); got != want {
		t.Errorf("the straightened picture was read as\n%s, want\n%s", got, want)
	}
	for _, none := range []scan.Quad{{}, {{X: math.NaN()}}, {{X: 9, Y: 9}, {X: 0, Y: 9}, {X: 0, Y: 0}, {X: 9, Y: 0}}} {
		if _, err := n.ReadAt(t.Context(), img, none); !errors.Is(err, scan.ErrNoGrid) {
			t.Errorf("%v: the error is %v", none, err)
		}
	}
}

// lined draws a grid with the given number of cells in each direction.
func lined(cells, side int, area image.Rectangle) *image.Gray {
	img := image.NewGray(area)
	for i := range img.Pix {
		img.Pix[i] = 230
	}
	dark := func(x0, y0, x1, y1 int) {
		for y := max(y0, 0); y < min(y1, area.Dy()); y++ {
			for x := max(x0, 0); x < min(x1, area.Dx()); x++ {
				img.Pix[y*img.Stride+x] = 30
			}
		}
	}
	for k := range cells + 1 {
		at := 40 + k*side
		dark(at-1, 40, at+1, 40+cells*side)
		dark(40, at-1, 40+cells*side, at+1)
	}
	return img
}

// TestNoGrid checks that pictures without a grid of nine by nine digits are rejected.
func TestNoGrid(t *testing.T) {
	n := reader(t)
	empty := lined(9, 50, image.Rect(0, 0, 530, 530))
	for name, img := range map[string]image.Image{
		"nothing at all":      image.NewGray(image.Rect(0, 0, 0, 0)),
		"one pixel":           image.NewRGBA(image.Rect(0, 0, 1, 1)),
		"a line":              image.NewRGBA(image.Rect(0, 0, 4000, 1)),
		"black":               image.NewGray(image.Rect(0, 0, 600, 600)),
		"six by six":          lined(6, 70, image.Rect(0, 0, 500, 500)),
		"twelve by twelve":    lined(12, 50, image.Rect(0, 0, 700, 700)),
		"a grid with nothing": empty,
		"a grid cut off":      empty.SubImage(image.Rect(0, 0, 530, 330)),
	} {
		if grids, err := n.Read(t.Context(), img); !errors.Is(err, scan.ErrNoGrid) {
			t.Errorf("%s: %d grids, %v", name, len(grids), err)
		}
	}
}

func TestCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := reader(t).Read(ctx, open(t, example)); !errors.Is(err, context.Canceled) {
		t.Errorf("the error is %v", err)
	}
}

func TestLoadRefuses(t *testing.T) {
	other := append([]byte("x"), weights.File[1:]...)
	for _, file := range [][]byte{nil, weights.File[:100], append(weights.File[:len(weights.File):len(weights.File)], 0), other} {
		if _, err := scan.Load(file); !errors.Is(err, scan.ErrWeights) {
			t.Errorf("%d bytes: %v", len(file), err)
		}
	}
	if len(weights.File) > 40_000 {
		t.Errorf("the weights have %d bytes", len(weights.File))
	}
}

// FuzzRead checks that the reader does not panic for pictures of any size and pattern.
func FuzzRead(f *testing.F) {
	f.Add(uint16(100), uint16(100), uint8(11), []byte{1, 2, 3})
	f.Add(uint16(300), uint16(90), uint8(7), []byte{0, 255, 0, 0, 0, 0, 0, 255, 255})
	f.Add(uint16(0), uint16(7), uint8(0), []byte{})
	n := reader(f)
	f.Fuzz(func(t *testing.T, w, h uint16, pitch uint8, pattern []byte) {
		img := image.NewGray(image.Rect(0, 0, int(w%600), int(h%600)))
		for i := range img.Pix {
			x, y := i%img.Stride, i/img.Stride
			if p := int(pitch); p > 3 && (x%p == 0 || y%p == 0) {
				continue
			}
			img.Pix[i] = 200
			if len(pattern) > 0 {
				img.Pix[i] = pattern[(x/5+y/7*13)%len(pattern)]
			}
		}
		grids, err := n.Read(t.Context(), img)
		if (err == nil) != (len(grids) > 0) {
			t.Errorf("%d grids, %v", len(grids), err)
		}
		for i := range grids {
			grids[i].Straight(img, 20)
		}
		var corners scan.Quad
		for i, b := range pattern[:min(len(pattern), 8)] {
			if i%2 == 0 {
				corners[i/2].X = float64(b) * 4
			} else {
				corners[i/2].Y = float64(b) * 4
			}
		}
		_, _ = n.ReadAt(t.Context(), img, corners)
	})
}
