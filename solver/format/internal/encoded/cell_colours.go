package encoded

import (
	"slices"
	"strconv"
	"strings"

	"sudoku/solver/board"
)

// The rest of this file is shared by f-puzzles and SudokuPad. A cell colour is written in
// hexadecimal as in CSS, or as an index into the f-puzzles palette.

// Our colours, under the names that the page's palette uses.
const (
	Red board.Colour = iota + 1
	Orange
	Yellow
	Green
	Teal
	Blue
	Violet
	Pink
	Grey
)

// SitePalette is the f-puzzles palette in order, with the nearest of our colours.
//
// Source: f-puzzles.com; SudokuPad's reader, which counts the colours from 0.
var SitePalette = []siteColour{
	{"A8A8A8", Grey}, {"000000", Grey}, {"FFA0A0", Red}, {"FFE060", Orange}, {"FFFFB0", Yellow}, {"B0FFB0", Green},
	{"60D060", Green}, {"D0D0FF", Blue}, {"8080F0", Blue}, {"FF80FF", Violet}, {"FFD0D0", Pink},
}

type siteColour struct {
	hex    string
	colour board.Colour
}

// hexCodes holds the hexadecimal codes written for our colours. They are from the
// f-puzzles palette, except for teal, which the palette lacks.
var hexCodes = [...]string{
	Red: "FFA0A0", Orange: "FFE060", Yellow: "FFFFB0", Green: "60D060", Teal: "80E0D8",
	Blue: "8080F0", Violet: "FF80FF", Pink: "FFD0D0", Grey: "A8A8A8",
}

// toColour returns the nearest of our colours, or 0 for white and transparent. It returns
// false if the value is not a colour.
func toColour(v any) (c board.Colour, ok bool) {
	switch v := v.(type) {
	case nil:
		return 0, true
	case float64:
		return parseColour(strconv.FormatFloat(v, 'f', -1, 64))
	case string:
		hex, found := strings.CutPrefix(strings.TrimSpace(v), "#")
		if found || len(hex) == 6 {
			return nearest(hex)
		}
		return parseColour(v)
	}
	return 0, false
}

// parseColour returns the colour at an index in the f-puzzles palette.
func parseColour(text string) (c board.Colour, ok bool) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n >= len(SitePalette) {
		return 0, text == ""
	}
	return SitePalette[n].colour, true
}

// nearest returns our colour for the palette entry that looks the same, or otherwise our
// colour with the same hue. It returns 0 if the colour is transparent.
func nearest(hex string) (c board.Colour, ok bool) {
	r, g, b, alpha, ok := parseHex(hex)
	if !ok || alpha == 0 {
		return 0, ok
	}
	if p := inPalette(r, g, b); p >= 0 {
		return SitePalette[p].colour, true
	}
	return byHue(r, g, b), true
}

// inPalette returns the index of the colour in the f-puzzles palette that looks the same,
// or -1.
func inPalette(r, g, b int) int {
	const same = 4 // the largest invisible difference in each component
	return slices.IndexFunc(SitePalette, func(p siteColour) bool {
		x, y, z, _, _ := parseHex(p.hex)
		return distance(r, x) <= same && distance(g, y) <= same && distance(b, z) <= same
	})
}

func distance(a, b int) int { return max(a, b) - min(a, b) }

// byHue returns our colour with the hue of an RGB value. It returns grey for a value with
// almost no hue, and 0 for white.
func byHue(r, g, b int) board.Colour {
	high, low := max(r, g, b), min(r, g, b)
	span := high - low
	switch {
	case low > 250:
		return 0
	case span < 24:
		return Grey
	}
	var hue int // in degrees
	switch high {
	case r:
		hue = (360 + 60*(g-b)/span) % 360
	case g:
		hue = 120 + 60*(b-r)/span
	default:
		hue = 240 + 60*(r-g)/span
	}
	for _, end := range []struct {
		hue    int
		colour board.Colour
	}{{15, Red}, {45, Orange}, {70, Yellow}, {160, Green}, {195, Teal}, {255, Blue}, {310, Violet}, {345, Pink}} {
		if hue < end.hue {
			return end.colour
		}
	}
	return Red
}

// parseHex parses three, four, six or eight hexadecimal digits.
func parseHex(hex string) (r, g, b, alpha int, ok bool) {
	if len(hex) == 3 || len(hex) == 4 {
		var twice strings.Builder
		for i := range len(hex) {
			twice.WriteString(hex[i:i+1] + hex[i:i+1])
		}
		hex = twice.String()
	}
	if len(hex) == 6 {
		hex += "FF"
	}
	n, err := strconv.ParseUint(hex, 16, 32)
	if err != nil || len(hex) != 8 {
		return 0, 0, 0, 0, false
	}
	return int(n >> 24), int(n >> 16 & 255), int(n >> 8 & 255), int(n & 255), true
}

// A colouring maps the colours of a text to ours. As long as there are enough colours,
// different colours stay different.
type colouring struct {
	colours map[string]board.Colour
	merged  int // number of values that share a colour with another
}

// spare lists the replacements for a colour that is already taken, nearest first.
var spare = [...][]board.Colour{
	Red: {Pink, Orange}, Orange: {Yellow, Red}, Yellow: {Orange, Green}, Green: {Teal, Yellow}, Teal: {Green, Blue},
	Blue: {Teal, Violet}, Violet: {Pink, Blue}, Pink: {Violet, Red}, Grey: {Teal, Violet},
}

func newColouring(values []any) *colouring {
	k := &colouring{colours: make(map[string]board.Colour)}
	var taken board.ColourSet
	var late []string
	own := make(map[string]board.Colour)
	for _, v := range flatten(values) {
		c, ok := toColour(v)
		look := cellStyle(v)
		if _, known := own[look]; !ok || c == 0 || known {
			continue
		}
		own[look] = c
		if look == hexCodes[c] {
			k.colours[look] = c
			taken |= 1 << c
		} else {
			late = append(late, look)
		}
	}
	for _, look := range late {
		c := own[look]
		for _, other := range append(append([]board.Colour{c}, spare[c]...), Red, Orange, Yellow, Green, Teal, Blue, Violet, Pink, Grey) {
			if taken>>other&1 == 0 {
				c = other
				break
			}
		}
		if taken>>c&1 != 0 {
			k.merged++
		}
		k.colours[look] = c
		taken |= 1 << c
	}
	return k
}

// cellStyle returns a text that is the same for all values that look the same.
func cellStyle(v any) string {
	var text string
	switch v := v.(type) {
	case float64:
		text = strconv.FormatFloat(v, 'f', -1, 64)
	case string:
		text = strings.ToUpper(strings.TrimPrefix(strings.TrimSpace(v), "#"))
	}
	if n, err := strconv.Atoi(text); err == nil && n >= 0 && n < len(SitePalette) {
		return SitePalette[n].hex
	}
	r, g, b, _, ok := parseHex(text)
	if p := inPalette(r, g, b); ok && p >= 0 {
		return SitePalette[p].hex
	}
	return text
}

// of returns the colours of values, which may be arrays, and the number of values that
// are not colours.
func (k *colouring) of(values ...any) (set board.ColourSet, others int) {
	for _, v := range flatten(values) {
		c, ok := toColour(v)
		switch {
		case !ok:
			others++
		case c != 0:
			set |= 1 << k.colours[cellStyle(v)]
		}
	}
	return set, others
}

// flatten replaces arrays by their items.
func flatten(values []any) (all []any) {
	for _, v := range values {
		if list, isArray := v.([]any); isArray {
			all = append(all, list...)
		} else {
			all = append(all, v)
		}
	}
	return all
}
