//go:build !js

// Command sheet joins the screenshots that the browser tests took of the same states in
// several engines:
//
//	sheet FOLDER
//
// FOLDER has a subfolder of screenshots for each engine. A joined picture shows the
// engines side by side in alphabetical order. The command prints the names of the
// pictures, those with the largest differences first. For each picture it also prints the
// share of the area that clearly differs from the first engine, and the sizes if they
// differ.
package main

import (
	"cmp"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: sheet FOLDER")
		os.Exit(2)
	}
	if err := run(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "sheet:", err)
		os.Exit(1)
	}
}

// joined describes a joined picture and how much its parts differ.
type joined struct {
	name   string
	differ float64
	sizes  []string
}

func run(folder string) error {
	paths, err := filepath.Glob(filepath.Join(folder, "*", "*.png"))
	if err != nil {
		return err
	}
	slices.Sort(paths)
	byName := map[string][]string{}
	for _, path := range paths {
		name := filepath.Base(path)
		byName[name] = append(byName[name], path)
	}
	var all []joined
	for name, paths := range byName {
		j, err := join(paths, filepath.Join(folder, name))
		if err != nil {
			return err
		}
		all = append(all, j)
	}
	slices.SortFunc(all, func(a, b joined) int {
		return cmp.Or(cmp.Compare(b.differ, a.differ), cmp.Compare(a.name, b.name))
	})
	for _, j := range all {
		fmt.Printf("%5.1f %%  %s %s\n", 100*j.differ, j.name, strings.Join(j.sizes, " "))
	}
	return nil
}

// gap is the width of the stripe between two pictures.
const gap = 12

// join writes pictures side by side to a file.
func join(paths []string, target string) (j joined, err error) {
	j.name = strings.TrimSuffix(filepath.Base(target), ".png")
	var pictures []image.Image
	var size image.Point
	for _, path := range paths {
		p, err := read(path)
		if err != nil {
			return j, fmt.Errorf("%s: %w", path, err)
		}
		pictures = append(pictures, p)
		size.X += p.Bounds().Dx() + gap
		size.Y = max(size.Y, p.Bounds().Dy())
		j.sizes = append(j.sizes, p.Bounds().Size().String())
	}
	if len(slices.Compact(slices.Clone(j.sizes))) == 1 {
		j.sizes = nil
	}
	sheet := image.NewRGBA(image.Rectangle{Max: size})
	draw.Draw(sheet, sheet.Bounds(), image.NewUniform(color.RGBA{R: 255, B: 255, A: 255}), image.Point{}, draw.Src)
	x := 0
	for _, p := range pictures {
		draw.Draw(sheet, image.Rect(x, 0, x+p.Bounds().Dx(), p.Bounds().Dy()), p, p.Bounds().Min, draw.Src)
		x += p.Bounds().Dx() + gap
		j.differ = max(j.differ, differing(pictures[0], p))
	}
	f, err := os.Create(target)
	if err != nil {
		return j, err
	}
	return j, errors.Join(png.Encode(f, sheet), f.Close())
}

func read(path string) (image.Image, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return png.Decode(f)
}

// block is the side of the squares that differing compares. Single pixels differ anyway,
// since engines render text differently.
const block = 12

// differing returns the share of squares whose mean brightness differs clearly.
func differing(a, b image.Image) float64 {
	size := a.Bounds().Size()
	if other := b.Bounds().Size(); other.X*other.Y > size.X*size.Y {
		size = other
	}
	off, all := 0, 0
	for y := 0; y < size.Y; y += block {
		for x := 0; x < size.X; x += block {
			all++
			if d := brightness(a, x, y) - brightness(b, x, y); d > 24 || d < -24 {
				off++
			}
		}
	}
	return float64(off) / float64(max(all, 1))
}

// brightness returns the mean brightness of a square, from 0 to 255. Outside the picture
// it is -255.
func brightness(p image.Image, x, y int) (mean int) {
	square := image.Rect(x, y, x+block, y+block).Add(p.Bounds().Min).Intersect(p.Bounds())
	if square.Empty() {
		return -255
	}
	for v := square.Min.Y; v < square.Max.Y; v++ {
		for u := square.Min.X; u < square.Max.X; u++ {
			mean += int(color.GrayModel.Convert(p.At(u, v)).(color.Gray).Y)
		}
	}
	return mean / (square.Dx() * square.Dy())
}
