//go:build !js

// Command draw renders icon.svg to the bitmap icons that operating systems need, using
// the installed Chromium:
//
//	draw DIR
package main

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"sudoku/web"
)

// picture is an icon to draw.
type picture struct {
	name string
	size int // pixels
	// scale is the size of the drawing relative to the icon. The rest has the page's
	// background colour if full is set, and is transparent otherwise.
	scale float64
	full  bool
}

// pictures lists the icons to draw. A mask may crop an icon to a circle with a radius of
// 40% of its side (W3C Web Application Manifest, icon masks). The drawing's corners lie at
// 49%, so the maskable icon is scaled.
var pictures = []picture{
	{name: "icon-192.png", size: 192, scale: 1},
	{name: "icon-512.png", size: 512, scale: 1},
	{name: "icon-maskable.png", size: 512, scale: 0.8, full: true},
	{name: "apple-touch-icon.png", size: 180, scale: 1, full: true},
	{name: "favicon.ico", size: 32, scale: 1},
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: draw DIR")
		os.Exit(2)
	}
	if err := draw(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "draw:", err)
		os.Exit(1)
	}
}

func draw(dir string) error {
	svg, err := os.ReadFile(filepath.Join(dir, "icon.svg"))
	if err != nil {
		return err
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.NoSandbox, chromedp.DisableGPU)
	ctx, cancel := chromedp.NewExecAllocator(context.Background(), options...)
	defer cancel()
	ctx, cancel = chromedp.NewContext(ctx)
	defer cancel()

	for _, p := range pictures {
		pixels, err := p.render(ctx, svg)
		if err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
		if filepath.Ext(p.name) == ".ico" {
			pixels = ico(pixels, p.size)
		}
		if err := os.WriteFile(filepath.Join(dir, p.name), pixels, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// render returns the picture as a PNG.
func (p picture) render(ctx context.Context, svg []byte) ([]byte, error) {
	background := "transparent"
	if p.full {
		var err error
		if background, err = web.Paper(); err != nil {
			return nil, err
		}
	}
	side := p.scale * float64(p.size)
	markup := fmt.Sprintf(`<body style="margin:0;background:%s"><img style="position:absolute;inset:0;margin:auto;width:%gpx" src="data:image/svg+xml;base64,%s">`,
		background, side, base64.StdEncoding.EncodeToString(svg))
	url := "data:text/html;base64," + base64.StdEncoding.EncodeToString([]byte(markup))

	if err := chromedp.Do(ctx,
		chromedp.EmulateViewport(int64(p.size), int64(p.size)),
		chromedp.Navigate(url)); err != nil {
		return nil, err
	}
	// The protocol's encoder drops an alpha of 0.
	if _, err := chromedp.Call(ctx, emulation.SetDefaultBackgroundColorOverride,
		emulation.SetDefaultBackgroundColorOverrideParams{Color: &cdp.RGBA{A: 1e-6}}); err != nil {
		return nil, err
	}
	shot, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
	if err != nil {
		return nil, err
	}
	return shrink(shot)
}

// shrink re-encodes a PNG with a palette if it has few enough colours.
func shrink(shot []byte) ([]byte, error) {
	picture, err := png.Decode(bytes.NewReader(shot))
	if err != nil {
		return nil, err
	}
	if indexed := index(picture); indexed != nil {
		picture = indexed
	}
	var b bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(&b, picture); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// index returns the picture with a palette, or nil if it has too many colours.
func index(picture image.Image) image.Image {
	bounds := picture.Bounds()
	places := map[color.Color]uint8{}
	indexed := image.NewPaletted(bounds, nil)
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			c := picture.At(x, y)
			place, ok := places[c]
			if !ok {
				if len(indexed.Palette) == 256 {
					return nil
				}
				place = uint8(len(indexed.Palette))
				places[c] = place
				indexed.Palette = append(indexed.Palette, c)
			}
			indexed.SetColorIndex(x, y, place)
		}
	}
	return indexed
}

// ico wraps a PNG of the given side (at most 255 pixels) in an icon file.
func ico(png []byte, side int) []byte {
	var b bytes.Buffer
	binary.Write(&b, binary.LittleEndian, []uint16{0, 1, 1})                       // icon, one image
	binary.Write(&b, binary.LittleEndian, []uint8{uint8(side), uint8(side), 0, 0}) // no palette
	binary.Write(&b, binary.LittleEndian, []uint16{1, 32})                         // planes, bits
	binary.Write(&b, binary.LittleEndian, []uint32{uint32(len(png)), 6 + 16})      // size, offset
	b.Write(png)
	return b.Bytes()
}
