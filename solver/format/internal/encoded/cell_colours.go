package encoded

import (
	"slices"
	"strconv"
	"strings"

	"sudoku/solver/board"
)

// What follows is common to f-puzzles and SudokuPad: the colour of a cell, as
// CSS writes it, in base 16, or as its place in f-puzzles' palette.

// Our colours by the names that the page's palette has for them.
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

// SitePalette is f-puzzles' palette in its order, with our colour that is the
// nearest to each.
//
// Source: f-puzzles.com; SudokuPad's reader, which counts them from 0.
var SitePalette = []siteColour{
	{"A8A8A8", Grey}, {"000000", Grey}, {"FFA0A0", Red}, {"FFE060", Orange}, {"FFFFB0", Yellow}, {"B0FFB0", Green},
	{"60D060", Green}, {"D0D0FF", Blue}, {"8080F0", Blue}, {"FF80FF", Violet}, {"FFD0D0", Pink},
}

type siteColour struct {
	hex    string
	colour board.Colour
}

// written are our colours as they are written after "#": those of the palette,
// and a teal, which it has not.
var written = [...]string{
	Red: "FFA0A0", Orange: "FFE060", Yellow: "FFFFB0", Green: "60D060", Teal: "80E0D8",
	Blue: "8080F0", Violet: "FF80FF", Pink: "FFD0D0", Grey: "A8A8A8",
}

// toColour is our colour that is the nearest to a value, 0 for white and for
// what cannot be seen. ok is false for a value that is no colour.
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

// parseColour is the colour at a place in f-puzzles' palette.
func parseColour(text string) (c board.Colour, ok bool) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n >= len(SitePalette) {
		return 0, text == ""
	}
	return SitePalette[n].colour, true
}

// nearest is the colour of the palette that looks the same, or else the one of
// the hue.
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

// inPalette is the place of the colour of f-puzzles' palette that looks the same,
// -1 if there is none.
func inPalette(r, g, b int) int {
	const same = 4 // that much in each part is not seen
	return slices.IndexFunc(SitePalette, func(p siteColour) bool {
		x, y, z, _, _ := parseHex(p.hex)
		return apart(r, x) <= same && apart(g, y) <= same && apart(b, z) <= same
	})
}

func apart(a, b int) int { return max(a, b) - min(a, b) }

// byHue sorts colours by their hue; those that have next to none are grey, and
// white is none.
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

// parseHex reads three or four digits of base 16, or twice as many.
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

// colouring gives colours to the values of a text, so that no two of them that
// look different become one as long as there are enough of ours.
type colouring struct {
	colours map[string]board.Colour
	merged  int // values that share a colour with another
}

// spare are the colours to take where one's own is taken, the nearest first.
var spare = [...][]board.Colour{
	Red: {Pink, Orange}, Orange: {Yellow, Red}, Yellow: {Orange, Green}, Green: {Teal, Yellow}, Teal: {Green, Blue},
	Blue: {Teal, Violet}, Violet: {Pink, Blue}, Pink: {Violet, Red}, Grey: {Teal, Violet},
}

func newColouring(values []any) *colouring {
	k := &colouring{colours: make(map[string]board.Colour)}
	var taken board.ColourSet
	var late []string
	own := make(map[string]board.Colour)
	for _, v := range flat(values) {
		c, ok := toColour(v)
		look := cellStyle(v)
		if _, known := own[look]; !ok || c == 0 || known {
			continue
		}
		own[look] = c
		if look == written[c] {
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

// cellStyle is one text for all values that look the same.
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

// of are the colours that values represent, one or an array, and how many of
// them are no colours.
func (k *colouring) of(values ...any) (set board.ColourSet, others int) {
	for _, v := range flat(values) {
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

// flat are values with the items of arrays in place of these.
func flat(values []any) (all []any) {
	for _, v := range values {
		if list, isArray := v.([]any); isArray {
			all = append(all, list...)
		} else {
			all = append(all, v)
		}
	}
	return all
}
