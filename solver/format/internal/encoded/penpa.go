package encoded

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"maps"
	"slices"
	"strconv"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// Penpa is the code of penpa-edit: lines of text, deflated and in base64. The first line
// holds the kind of grid and its size, the second the margins, the fourth what the setter
// entered, and the fifth what the player entered. Digits, corner marks and centre marks
// are read. Lines, cages and colours are only counted.
//
// Source: penpa-edit by Opt-Pan and swaroopg92, docs/js/class_p.js and general.js.
var Penpa = core.Format{
	Key:    "penpa",
	Within: core.InList | core.InLink,
	Keeps:  core.Keep(core.Entries, core.CentreMarks, core.CornerMarks),
	May:    func(g *core.Glance) bool { return g.Has('&') },
	Look:   func(s core.Source) bool { return strings.Contains(s.Text, penpaMark) },
	Reads:  parsePenpa,
}

const penpaMark = "&p="

func parsePenpa(s core.Source) (core.Reading, *core.Error) {
	_, code, _ := strings.Cut(strings.Join(strings.Fields(s.Text), ""), penpaMark)
	code, _, _ = strings.Cut(code, "&")
	text, err := InflateBase64(code)
	if err != nil {
		return core.Reading{}, err
	}
	return ReadPenpa(text)
}

// ReadPenpa parses the decompressed lines.
func ReadPenpa(text string) (core.Reading, *core.Error) {
	lines := strings.Split(text, "\n")
	if len(lines) < 4 {
		return core.Reading{}, &core.Error{Kind: core.Damaged}
	}
	size, err := penpaSize(lines[0], lines[1])
	if err != nil {
		return core.Reading{}, err
	}
	var r core.Reading
	if err := size.read(&r, lines[3], &r.Givens); err != nil {
		return core.Reading{}, err
	}
	if len(lines) > 4 && strings.HasPrefix(lines[4], "{") {
		if err := size.read(&r, lines[4], &r.Entries); err != nil {
			return core.Reading{}, err
		}
	}
	for c, d := range r.Givens {
		if d != 0 {
			r.Entries[c] = 0
		}
	}
	if r.Annotated == (board.Annotated{}) {
		return core.Reading{}, &core.Error{Kind: core.NoPuzzle, Text: "penpa"}
	}
	return r, nil
}

// InflateBase64 decodes base64 and inflates the result to at most MaxInflated bytes.
func InflateBase64(code string) (string, *core.Error) {
	packed, bad := base64.RawStdEncoding.DecodeString(strings.TrimRight(strings.NewReplacer("-", "+", "_", "/", "%2B", "+", "%2F", "/", "%3D", "").Replace(code), "="))
	if bad != nil {
		return "", &core.Error{Kind: core.Damaged}
	}
	return readInflated(flate.NewReader(bytes.NewReader(packed)))
}

// A penpaGrid locates the 9x9 cells in penpa's numbering of points.
type penpaGrid struct{ rows, columns, top, left int }

// penpaSize parses the kind of grid, its size including margins, and the margins.
func penpaSize(header, margins string) (penpaGrid, *core.Error) {
	fields := strings.Split(header, ",")
	if len(fields) < 3 || fields[0] != "square" && fields[0] != "sudoku" {
		return penpaGrid{}, &core.Error{Kind: core.NoPuzzle, Text: "penpa"}
	}
	columns, badColumns := strconv.Atoi(fields[1])
	rows, badRows := strconv.Atoi(fields[2])
	v, err := JsonValue(margins, false)
	if err != nil || badColumns != nil || badRows != nil {
		return penpaGrid{}, &core.Error{Kind: core.Damaged}
	}
	var margin [4]int // top, bottom, left, right
	for i, v := range Items(v) {
		if n, ok := v.(float64); ok && i < len(margin) && n >= 0 && n < 100 {
			margin[i] = int(n)
		}
	}
	g := penpaGrid{rows, columns, margin[0], margin[2]}
	if n := rows - margin[0] - margin[1]; n != 9 {
		return g, &core.Error{Kind: core.OtherSize, Got: n, Want: 9}
	}
	if n := columns - margin[2] - margin[3]; n != 9 {
		return g, &core.Error{Kind: core.OtherSize, Got: n, Want: 9}
	}
	return g, nil
}

// cell returns the cell of a point and the kind of the point: 0 for the middle of the
// cell, 1 for its corner. It returns false for a point outside the grid.
func (g penpaGrid) cell(point int) (c, kind int, ok bool) {
	width := g.columns + 4
	all := width * (g.rows + 4)
	kind, point = point/all, point%all
	row, column := point/width-2-g.top, point%width-2-g.left
	return 9*row + column, kind, row >= 0 && row < 9 && column >= 0 && column < 9
}

// penpaNames maps penpa's short names for the parts of a layer to their kinds: d for
// digits and marks, m for corner marks, a comma for colours and symbols, and a plus for
// constraints of variants.
var penpaNames = map[string]byte{
	"zN": 'd', "number": 'd', "z1": 'm', "sudoku": 'm', "numberS": 'm',
	"zS": ',', "surface": ',', "zY": ',', "symbol": ',',
	"zC": '+', "cage": '+', "zT": '+', "thermo": '+', "z3": '+', "arrows": '+', "z6": '+', "killercages": '+', "z7": '+', "nobulbthermo": '+',
}

// read parses the layer of the setter or the player.
func (g penpaGrid) read(r *core.Reading, text string, digits *board.Grid) *core.Error {
	v, err := JsonValue(quoteNames(text), false)
	if err != nil {
		return err
	}
	layer, _ := v.(map[string]any)
	for _, name := range slices.Sorted(maps.Keys(layer)) {
		part := layer[name]
		n := len(Items(part))
		if fields, ok := part.(map[string]any); ok {
			n = len(fields)
		}
		var err *core.Error
		switch penpaNames[name] {
		case 'd':
			err = g.readDigits(r, part, digits)
		case 'm':
			err = g.readCorners(r, part)
		case ',':
			r.Dropped[core.OtherMarks] += n
		case '+':
			r.Dropped[core.Constraints] += n
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// quoteNames adds quotes to penpa's short names, which are "z" and one character, and
// replaces zO by null.
func quoteNames(text string) string {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		if text[i] != 'z' || i+1 >= len(text) || i > 0 && text[i-1] == '"' {
			b.WriteByte(text[i])
			continue
		}
		if text[i+1] == 'O' {
			b.WriteString("null")
		} else {
			b.WriteString(`"` + text[i:i+2] + `"`)
		}
		i++
	}
	return b.String()
}

// penpaDigits lists penpa's text sizes for digits. All other sizes are marks.
var penpaDigits = []string{"1", "6", "10"}

// readDigits parses the texts in cells. Each is a list of the text, its colour and its
// size. Several digits are centre marks.
func (g penpaGrid) readDigits(r *core.Reading, part any, digits *board.Grid) *core.Error {
	fields, _ := part.(map[string]any)
	for _, point := range slices.Sorted(maps.Keys(fields)) {
		v := fields[point]
		at, isPoint := core.FromBase(point, 10)
		c, kind, inside := g.cell(at)
		if !isPoint || !inside || kind != 0 {
			r.Dropped[core.OtherMarks]++
			continue
		}
		text, size := penpaText(v)
		set, ok := parseDigitSet(text)
		switch {
		case !ok:
			return core.BadDigit(c, text)
		case set.Len() == 1 && slices.Contains(penpaDigits, size):
			digits[c] = set.First()
		default:
			r.Centre[c] |= set
		}
	}
	return nil
}

// readCorners parses the corner marks.
func (g penpaGrid) readCorners(r *core.Reading, part any) *core.Error {
	fields, _ := part.(map[string]any)
	for point, v := range fields {
		at, isPoint := core.FromBase(point, 10)
		c, _, inside := g.cell(at / 4)
		text, _ := penpaText(v)
		set, ok := parseDigitSet(text)
		if !isPoint || !inside || !ok {
			r.Dropped[core.OtherMarks]++
			continue
		}
		r.Corner[c] |= set
	}
	return nil
}

// penpaText returns the text and the size in a list such as ["5",1,"1"].
func penpaText(v any) (text, size string) {
	list := Items(v)
	if len(list) == 0 {
		return "", ""
	}
	if n, ok := list[0].(float64); ok {
		text = strconv.Itoa(int(n))
	} else {
		text = stringValue(list[0])
	}
	return text, stringValue(list[len(list)-1])
}

// parseDigitSet returns the set of digits in a text. It returns false for other
// characters.
func parseDigitSet(text string) (set board.DigitSet, ok bool) {
	for _, ch := range text {
		if ch < '1' || ch > '9' {
			return 0, false
		}
		set = set.With(board.Digit(ch - '0'))
	}
	return set, true
}
