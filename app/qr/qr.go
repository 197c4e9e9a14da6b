// Package qr encodes texts as QR codes according to ISO/IEC 18004.
package qr

import (
	"fmt"
	"strings"

	"rsc.io/qr/coding"
)

// Quiet is the width in modules of the empty margin that readers need.
const Quiet = 4

// Code is a QR code without its margin. It is comparable. The zero value is not a code.
type Code struct {
	Size int    // modules per row, 21 to 177
	Path string // dark modules as SVG path data, in modules
}

// sturdy is the highest version whose codes must tolerate a loss of 15 %. Larger codes
// must tolerate 7 %, since their modules get small.
const sturdy = coding.Version(20)

// Of returns the code for a text. ok is false if the text is empty or longer than 2,953
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

// choose returns the smallest version that holds a text, and the strongest level of error
// correction that this version allows.
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

// path draws each horizontal run of dark modules as a rectangle.
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
