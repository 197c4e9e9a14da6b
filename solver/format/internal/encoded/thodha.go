package encoded

import (
	"encoding/base64"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// ThoDHa is the code in the addresses of the Sudoku site at thodha.github.io. Its first
// letter identifies the content:
//
//	s  the set of filled cells and a letter for each of their digits
//	d  all digits
//	e  the set of givens and all digits
//	c  the same as e, then the set of cells with candidates and these candidates
//
// A set has three zero bits and then a bit for each cell. A digit has four bits, and the
// candidates of a cell have nine with 9 first. Six bits make up a character of base64. A
// cell without candidates has no eliminations.
//
// Source: github.com/ThoDHa/sudoku, the encoder of its frontend.
var ThoDHa = core.Format{
	Key:    "thodha",
	Within: core.InList | core.InLink,
	Keeps:  keepsOfThoDHa,
	Render: renderThoDHa,
	May:    func(g *core.Glance) bool { return g.Size > cellSetSize && g.Begins("sdec") },
	Look: func(s core.Source) bool {
		word := s.Word()
		return isThoDHa(word)
	},
	Reads: parseThoDHa,
}

var keepsOfThoDHa = core.Keep(core.Entries, core.Eliminations, core.SingleCandidates)

// Sizes of the parts in characters.
const (
	cellSetSize = 14
	digitsSize  = 55
)

// thoDHaBits is URL-safe base64. Remaining bits at the end are ignored.
var thoDHaBits = base64.RawURLEncoding

// isThoDHa reports whether a word has the length, the prefix and the alphabet of a code.
func isThoDHa(word string) bool {
	if len(word) <= cellSetSize || strings.Trim(word, base64Symbols[:62]+"-_") != "" {
		return false
	}
	isSet := func(text string) bool { return text[0] >= 'A' && text[0] <= 'H' }
	rest := word[1:]
	switch word[0] {
	case 's':
		n, ok := cellsIn(rest[:cellSetSize])
		return ok && len(rest) == cellSetSize+n.Len() && strings.Trim(rest[cellSetSize:], "ABCDEFGHI") == ""
	case 'd':
		_, err := decodeGrid(rest)
		return len(rest) == digitsSize && err == nil
	case 'e':
		return isSet(rest) && len(rest) == cellSetSize+digitsSize
	case 'c':
		if len(rest) < 2*cellSetSize+digitsSize || !isSet(rest) || !isSet(rest[cellSetSize+digitsSize:]) {
			return false
		}
		n, _ := cellsIn(rest[cellSetSize+digitsSize:][:cellSetSize])
		return len(rest) == 2*cellSetSize+digitsSize+thoDHaBits.EncodedLen((9*n.Len()+7)/8)
	}
	return false
}

// cellsIn decodes a set of cells. It returns false if one of the three leading bits is
// set.
func cellsIn(text string) (set board.CellSet, ok bool) {
	for i := range text {
		n := strings.IndexByte(base64Symbols[:62]+"-_", text[i])
		for bit := range 6 {
			at := 6*i + bit - (6*cellSetSize - board.Cells)
			switch on := n>>(5-bit)&1 == 1; {
			case on && at < 0:
				return set, false
			case on:
				set = set.With(board.Cell(at))
			}
		}
	}
	return set, true
}

// decodeGrid decodes all digits.
func decodeGrid(text string) (g board.Grid, err *core.Error) {
	bits, bad := thoDHaBits.DecodeString(text)
	if bad != nil || len(bits) != (board.Cells+1)/2 {
		return g, &core.Error{Kind: core.Damaged}
	}
	for c := range g {
		n := bits[c/2] >> (4 * (1 - c%2)) & 15
		if n > 9 {
			return g, &core.Error{Kind: core.Damaged}
		}
		g[c] = board.Digit(n)
	}
	if bits[len(bits)-1]&15 != 0 {
		return g, &core.Error{Kind: core.Damaged}
	}
	return g, nil
}

// parseThoDHa parses a code. It rejects a code that has only givens if they conflict,
// because there is no checksum.
func parseThoDHa(s core.Source) (core.Reading, *core.Error) {
	r, err := readThoDHa(s)
	if word := s.Word(); err == nil && (word[0] == 's' || word[0] == 'd') && len(r.Givens.Conflicts()) > 0 {
		return core.Reading{}, &core.Error{Kind: core.Damaged}
	}
	return r, err
}

func readThoDHa(s core.Source) (core.Reading, *core.Error) {
	word, comments := s.Code()
	if !isThoDHa(word) {
		return core.Reading{}, &core.Error{Kind: core.Damaged}
	}
	rest := word[1:]
	var p board.Position
	set, ok := cellsIn(rest[:cellSetSize])
	switch word[0] {
	case 's':
		for c := range set.All() {
			p.Givens[c] = board.Digit(rest[cellSetSize]-'A') + 1
			rest = rest[1:]
		}
		return core.NewReading(p, comments...), nil
	case 'd':
		givens, err := decodeGrid(rest)
		p.Givens = givens
		return core.NewReading(p, comments...), err
	}
	values, err := decodeGrid(rest[cellSetSize:][:digitsSize])
	if !ok || err != nil {
		return core.Reading{}, &core.Error{Kind: core.Damaged}
	}
	var cells core.Shown
	for c := range board.Cell(board.Cells) {
		kind := core.IsEntry
		if set.Has(c) {
			if kind = core.IsGiven; values[c] == 0 {
				return core.Reading{}, &core.Error{Kind: core.Damaged}
			}
		}
		cells.Set(c, kind, values[c])
	}
	if word[0] == 'c' {
		if !addThoDHa(&cells, rest[cellSetSize+digitsSize:]) {
			return core.Reading{}, &core.Error{Kind: core.Damaged}
		}
	}
	return core.NewReading(cells.Position(keepsOfThoDHa), comments...), nil
}

// addThoDHa decodes the set of cells with candidates, and the candidates. It ignores the
// candidates of cells with a digit.
func addThoDHa(s *core.Shown, text string) (ok bool) {
	set, ok := cellsIn(text[:cellSetSize])
	bits, err := thoDHaBits.DecodeString(text[cellSetSize:])
	if !ok || err != nil {
		return false
	}
	at := 0
	for c := range set.All() {
		var digits board.DigitSet
		for d := board.Digit(9); d > 0; d-- {
			if bits[at/8]>>(7-at%8)&1 == 1 {
				digits = digits.With(d)
			}
			at++
		}
		if s.Kinds[c] == core.IsOpen {
			s.Digits[c] = digits
		}
	}
	return true
}

func renderThoDHa(a *board.Annotated) string {
	p := &a.Position
	values := p.Values()
	givens := p.Givens.Filled()
	has := core.Count(a)
	switch {
	case has[core.Entries] == 0 && has[core.Eliminations] == 0 && len(p.Givens.Conflicts()) == 0:
		if givens.Len() > 40 {
			return "d" + digitBits(&values)
		}
		out := "s" + cellBits(givens)
		for c := range givens.All() {
			out += string(rune('A' + values[c] - 1))
		}
		return out
	case has[core.Eliminations] == 0:
		return "e" + cellBits(givens) + digitBits(&values)
	}
	cells := core.Show(p)
	var with board.CellSet
	var bits []byte
	at := 0
	for c, set := range cells.Digits {
		if cells.Kinds[c] != core.IsOpen || set.IsEmpty() {
			continue
		}
		with = with.With(board.Cell(c))
		for d := board.Digit(9); d > 0; d-- {
			if at%8 == 0 {
				bits = append(bits, 0)
			}
			if set.Has(d) {
				bits[at/8] |= 1 << (7 - at%8)
			}
			at++
		}
	}
	return "c" + cellBits(givens) + digitBits(&values) + cellBits(with) + thoDHaBits.EncodeToString(bits)
}

func cellBits(set board.CellSet) string {
	out := make([]byte, cellSetSize)
	for i := range out {
		n := 0
		for bit := range 6 {
			n <<= 1
			if at := 6*i + bit - (6*cellSetSize - board.Cells); at >= 0 && set.Has(board.Cell(at)) {
				n |= 1
			}
		}
		out[i] = (base64Symbols[:62] + "-_")[n]
	}
	return string(out)
}

func digitBits(g *board.Grid) string {
	bits := make([]byte, (board.Cells+1)/2)
	for c, d := range g {
		bits[c/2] |= byte(d) << (4 * (1 - c%2))
	}
	return thoDHaBits.EncodeToString(bits)
}
