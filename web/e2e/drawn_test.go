//go:build !js

package e2e

import (
	"bytes"
	"flag"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/page"
)

var update = flag.Bool("update", false, "rewrite testdata/drawn-*.png")

const (
	shotSize   = 360 // width and height of a board, in pixels
	coarseness = 2   // board pixels per stored pixel, in each direction
)

// TestDrawn compares rendered drawings with stored pictures. Digits and labels are hidden
// and the pictures are coarse, so fonts and antialiasing make no difference. A missing or
// misplaced line, arrow or fill does.
func TestDrawn(t *testing.T) {
	p := openEmpty(t)
	p.resize(1280, 844)
	p.media("prefers-reduced-motion", "reduce", "prefers-color-scheme", "light")
	for _, key := range []string{"swordfish", "xy-chain", "als-xz"} {
		p.navigate("/learn/" + key + "/")
		got := p.drawnBoard()
		file := filepath.Join("testdata", "drawn-"+key+".png")
		if *update {
			writePNG(t, file, got)
		}
		want := readPNG(t, file)
		if got.Bounds() != want.Bounds() {
			t.Errorf("%s: the bounds of the board are %v, want %v", key, got.Bounds(), want.Bounds())
			continue
		}
		if off := differing(got, want); off > 0.0008 {
			t.Errorf("%s: %.2f %% of the board differs; look at the picture that -update writes", key, 100*off)
			p.screenshot("drawn-" + key)
		}
	}
}

// drawnBoard returns a coarse picture of the first board, without its digits.
func (p *player) drawnBoard() image.Image {
	p.t.Helper()
	p.wait("the board", `document.querySelector(".example .drawing")`)
	p.run(`{
		document.documentElement.dataset.labels = "none";
		const stage = document.querySelector(".example .stage");
		stage.style.width = "360px";
		for (const e of stage.querySelectorAll(".cell, .cell *")) e.style.color = "transparent";
		stage.scrollIntoView({block: "center"});
	}`)
	at := eval[page.Viewport](p, `(({x, y}) => ({x: x + scrollX, y: y + scrollY}))(document.querySelector(".example .stage").getBoundingClientRect())`)
	at.Width, at.Height, at.Scale = shotSize, shotSize, 1
	shot, err := png.Decode(bytes.NewReader(call(p, page.CaptureScreenshot, page.CaptureScreenshotParams{Clip: &at}).Data))
	if err != nil {
		p.t.Fatal(err)
	}
	return coarse(shot)
}

// coarse shrinks a picture by averaging blocks of pixels.
func coarse(shot image.Image) image.Image {
	size := shot.Bounds().Size().Div(coarseness)
	small := image.NewRGBA(image.Rectangle{Max: size})
	for y := range size.Y {
		for x := range size.X {
			var sum [3]uint32
			for i := range coarseness * coarseness {
				r, g, b, _ := shot.At(x*coarseness+i%coarseness, y*coarseness+i/coarseness).RGBA()
				sum[0], sum[1], sum[2] = sum[0]+r>>8, sum[1]+g>>8, sum[2]+b>>8
			}
			mean := func(i int) uint8 { return uint8(sum[i] / (coarseness * coarseness)) }
			small.SetRGBA(x, y, color.RGBA{mean(0), mean(1), mean(2), 255})
		}
	}
	return small
}

// differing returns the share of pixels that differ by more than antialiasing can
// explain.
func differing(a, b image.Image) float64 {
	const most = 40 << 8 // 40 of 255, in any channel
	size, off := a.Bounds().Size(), 0
	for i := range size.X * size.Y {
		r, g, b1, _ := a.At(i%size.X, i/size.X).RGBA()
		r2, g2, b2, _ := b.At(i%size.X, i/size.X).RGBA()
		if max(apart(r, r2), apart(g, g2), apart(b1, b2)) > most {
			off++
		}
	}
	return float64(off) / float64(size.X*size.Y)
}

func apart(a, b uint32) uint32 { return max(a, b) - min(a, b) }

func readPNG(t *testing.T, file string) image.Image {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	picture, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return picture
}

func writePNG(t *testing.T, file string, picture image.Image) {
	t.Helper()
	var data bytes.Buffer
	if err := png.Encode(&data, picture); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, data.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}
