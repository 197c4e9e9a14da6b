package main

import (
	"crypto/sha256"
	"image"
	"image/draw"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// A glyph is a digit of a face: its ink from 0 to 1, cropped to its bounds.
type glyph struct {
	w, h int
	ink  []float32
}

// A face holds the nine digits of a font in order.
type face struct {
	name    string
	written bool // imitates handwriting
	digits  [10]glyph
	tall    float64 // height of the digits in pixels
}

var (
	// hands matches the files of fonts that imitate handwriting.
	hands = regexp.MustCompile(`(?i)femke|handwriting|tomson|kristi|breip|ecolier|rufscript|humor|xkcd|dancing|kaushan|johnsmith|purisa|comic|klee|seto|augie|jsmith|essays|isabella|summersby|kalapi|beteckna-?l|tagbanwa|nanumpen|nanumbrush|chilanka|gochi|patrick|karumbi|mmcedar|motoyal|yusei|annif|domestic|penguinattack|wenkai|cursiv|script`)
	// others matches fonts that have other pictures in place of digits, or digits that
	// are not used to print puzzles.
	others = regexp.MustCompile(`(?i)symbol|dingbat|barcode|braille|music|euterpe|blank|unifont|misaki|proggy|pixel|creep|glasstty|amiga|atari|spleen|sixtyfour|dotgothic|lignes|rampart|stroke|keycap|train|fontawesome|ornament|initial|circos|staypuft|cabinsketch|emoji`)
)

const drawnAt = 44 // pixels per em

// loadFaces reads the fonts in a folder and its subfolders. Of several fonts with equal
// digits it keeps one.
func loadFaces(folder string) (faces []face, err error) {
	seen := map[[32]byte]bool{}
	err = filepath.WalkDir(folder, func(path string, e fs.DirEntry, err error) error {
		ext := strings.ToLower(filepath.Ext(path))
		if err != nil || e.IsDir() || ext != ".ttf" && ext != ".otf" || others.MatchString(filepath.Base(path)) {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return nil // a link to a font of another package
		}
		f, ok := drawFace(data)
		if !ok {
			return nil
		}
		sum := sha256.New()
		for _, d := range f.digits[1:] {
			for _, v := range d.ink {
				sum.Write([]byte{byte(v * 15)})
			}
		}
		key := [32]byte(sum.Sum(nil))
		if !seen[key] {
			seen[key] = true
			f.name, f.written = filepath.Base(path), hands.MatchString(path)
			faces = append(faces, f)
		}
		return nil
	})
	return usual(faces), err
}

// drawFace draws the digits of a font. ok is false if a digit is missing.
func drawFace(data []byte) (f face, ok bool) {
	parsed, err := opentype.Parse(data)
	if err != nil {
		return f, false
	}
	drawn, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: drawnAt, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		return f, false
	}
	defer drawn.Close()
	var buffer sfnt.Buffer
	for d := 1; d <= 9; d++ {
		r := rune('0' + d)
		if i, err := parsed.GlyphIndex(&buffer, r); err != nil || i == 0 {
			return f, false
		}
		bounds, mask, at, _, ok := drawn.Glyph(fixed.P(0, 0), r)
		if !ok || bounds.Dx() < 2 || bounds.Dy() < 10 || bounds.Dy() > 3*drawnAt || bounds.Dx() > 3*drawnAt {
			return f, false
		}
		alpha := image.NewAlpha(image.Rect(0, 0, bounds.Dx(), bounds.Dy()))
		draw.DrawMask(alpha, alpha.Bounds(), image.Opaque, image.Point{}, mask, at, draw.Src)
		g := glyph{bounds.Dx(), bounds.Dy(), make([]float32, len(alpha.Pix))}
		for i, a := range alpha.Pix {
			g.ink[i] = float32(a) / 255
		}
		f.digits[d] = g
		f.tall = max(f.tall, float64(g.h))
	}
	return f, true
}

// usual drops the faces whose digits differ strongly from those of the others.
func usual(faces []face) (kept []face) {
	const side = 12
	small := func(g *glyph) (s [side * side]float64) {
		for i := range s {
			u, v := (float64(i%side)+0.5)/side*float64(g.w), (float64(i/side)+0.5)/side*float64(g.h)
			s[i] = float64(g.at(u, v))
		}
		return s
	}
	var means [10][side * side]float64
	for k := range faces {
		for d := 1; d <= 9; d++ {
			for i, v := range small(&faces[k].digits[d]) {
				means[d][i] += v / float64(len(faces))
			}
		}
	}
	for k := range faces {
		right := 0
		for d := 1; d <= 9; d++ {
			s := small(&faces[k].digits[d])
			best, at := math.Inf(-1), 0
			for e := 1; e <= 9; e++ {
				if c := correlation(s[:], means[e][:]); c > best {
					best, at = c, e
				}
			}
			if at == d {
				right++
			}
		}
		if right >= 6 {
			kept = append(kept, faces[k])
		}
	}
	return kept
}

func correlation(a, b []float64) float64 {
	var sa, sb, aa, bb, ab float64
	n := float64(len(a))
	for i := range a {
		sa += a[i]
		sb += b[i]
		aa += a[i] * a[i]
		bb += b[i] * b[i]
		ab += a[i] * b[i]
	}
	return (ab - sa*sb/n) / math.Sqrt(max((aa-sa*sa/n)*(bb-sb*sb/n), 1e-12))
}

// at returns the ink at a point, or 0 outside the glyph.
func (g *glyph) at(x, y float64) float32 {
	x, y = x-0.5, y-0.5
	u, v := int(math.Floor(x)), int(math.Floor(y))
	fx, fy := float32(x-float64(u)), float32(y-float64(v))
	get := func(u, v int) float32 {
		if u < 0 || v < 0 || u >= g.w || v >= g.h {
			return 0
		}
		return g.ink[v*g.w+u]
	}
	return (get(u, v)*(1-fx)+get(u+1, v)*fx)*(1-fy) + (get(u, v+1)*(1-fx)+get(u+1, v+1)*fx)*fy
}
