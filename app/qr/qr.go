// Package qr draws texts as QR codes, as ISO/IEC 18004 defines them.
package qr

import (
	"fmt"
	"strings"

	"rsc.io/qr/coding"
)

// Quiet is the width of the empty margin that a reader needs, in modules.
const Quiet = 4

// Code is a QR code: dark and light modules, without the margin. It is a
// comparable value; the zero value is none.
type Code struct {
	Size int    // modules in a row, 21 to 177
	Path string // the dark modules, as the data of an SVG path in modules
}

// sturdy is the highest version whose code can lose 15 % of its area; larger
// ones make do with 7 %, since their modules get small.
const sturdy = coding.Version(20)

// Of is the code of a text. ok is false for an empty one and for more than 2,953
// bytes.
func Of(text string) (c Code, ok bool) {
	if text == "" {
		return Code{}, false
	}
	version, level, ok := choose(text)
	if !ok {
		return Code{}, false
	}
	best, least := (*coding.Code)(nil), 0
	for mask := range coding.Mask(8) {
		drawn, err := draw(text, version, level, mask)
		if err != nil {
			return Code{}, false
		}
		if p := penalty(drawn); best == nil || p < least {
			best, least = drawn, p
		}
	}
	return Code{Size: best.Size, Path: path(best)}, true
}

// choose is the smallest version that a text fits into, and the strongest level
// of error correction that it still fits with.
func choose(text string) (v coding.Version, l coding.Level, ok bool) {
	for _, l = range []coding.Level{coding.M, coding.L} {
		for v = coding.MinVersion; v <= coding.MaxVersion; v++ {
			if l == coding.M && v > sturdy {
				break
			}
			if fits(text, v, l) {
				for l < coding.H && fits(text, v, l+1) {
					l++
				}
				return v, l, true
			}
		}
	}
	return 0, 0, false
}

func fits(text string, v coding.Version, l coding.Level) bool {
	return coding.String(text).Bits(v) <= v.DataBytes(l)*8
}

func draw(text string, v coding.Version, l coding.Level, m coding.Mask) (*coding.Code, error) {
	plan, err := coding.NewPlan(v, l, m)
	if err != nil {
		return nil, err
	}
	return plan.Encode(coding.String(text))
}

// path draws each run of dark modules in a row as a rectangle.
func path(c *coding.Code) string {
	var b strings.Builder
	for y := range c.Size {
		for x := 0; x < c.Size; x++ {
			from := x
			for c.Black(x, y) {
				x++
			}
			if x > from {
				fmt.Fprintf(&b, "M%d %dh%dv1h-%dz", from, y, x-from, x-from)
			}
		}
	}
	return b.String()
}
