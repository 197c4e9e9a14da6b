package encoded

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"hash/adler32"
	"io"
	"strconv"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// SudokuCoach is the state copied by sudoku.coach: JSON, compressed by zlib and in base
// 32. It holds the givens, the player's digits, and for each cell the set of candidates
// with bit 1 for the digit 1. A cell without candidates has no eliminations. Colours are
// ignored.
//
// Source: sudoku.coach; checked against states that it wrote.
var SudokuCoach = core.Format{
	Key:    "sudoku-coach",
	Names:  []string{"coach", "sudokucoach"},
	Within: core.InList | core.InLink | core.InString,
	Keeps:  keepsOfCoach,
	Render: renderCoach,
	May:    func(g *core.Glance) bool { return g.Begins(CoachHead[:1] + CoachLogHead[:1]) },
	Look: func(s core.Source) bool {
		word := s.Word()
		return strings.HasPrefix(word, CoachHead) || isCoachLog(word)
	},
	Reads: parseCoach,
}

var keepsOfCoach = core.Keep(core.Entries, core.Eliminations, core.SingleCandidates)

const (
	CoachHead    = "SCv7_32_"
	coachSymbols = "0123456789abcdefghijklmnopqrstuv"
)

func renderCoach(a *board.Annotated) string {
	cells := core.Show(&a.Position)
	var givens, entries board.Grid
	var masks []string
	for c, set := range cells.Digits {
		mask := 0
		switch cells.Kinds[c] {
		case core.IsGiven:
			givens[c] = set.First()
		case core.IsEntry:
			entries[c] = set.First()
		default:
			mask = int(set) << 1
		}
		masks = append(masks, strconv.Itoa(mask))
	}
	text := `{"gridSize":9,"givenDigits":"` + core.DigitsOnly(&givens) + `","userDigits":"` + core.DigitsOnly(&entries) +
		`","userCellCandidates":"` + strings.Join(masks, "-") + `"}`
	return CoachHead + Stored(text)
}

// Stored wraps a text of at most 65535 bytes as uncompressed zlib data (RFC 1950 and 1951),
// and encodes it in base 32. The compressor of package compress/flate would add several
// kilobytes to the page.
func Stored(text string) string {
	data := []byte{0x78, 0x01, 1} // a window of 32 KiB, and a last block that is not compressed
	data = binary.LittleEndian.AppendUint16(data, uint16(len(text)))
	data = binary.LittleEndian.AppendUint16(data, ^uint16(len(text)))
	data = append(data, text...)
	return ToBase32(binary.BigEndian.AppendUint32(data, adler32.Checksum([]byte(text))))
}

// ToBase32 encodes data with five bits per character.
func ToBase32(data []byte) string {
	var out []byte
	value, bits := 0, 0
	for _, b := range data {
		value, bits = value<<8|int(b), bits+8
		for bits >= 5 {
			bits -= 5
			out = append(out, coachSymbols[value>>bits&31])
		}
		value &= 31
	}
	if bits > 0 {
		out = append(out, coachSymbols[value<<(5-bits)&31])
	}
	return string(out)
}

// FromBase32 decodes the output of ToBase32. It ignores remaining bits at the end.
func FromBase32(text string) (data []byte, ok bool) {
	value, bits := 0, 0
	for i := range len(text) {
		n := strings.IndexByte(coachSymbols, text[i])
		if n < 0 {
			return nil, false
		}
		value, bits = value<<5|n, bits+5
		if bits >= 8 {
			bits -= 8
			data = append(data, byte(value>>bits))
			value &= 1<<bits - 1
		}
	}
	return data, true
}

// Inflate decompresses zlib data to at most MaxInflated bytes.
func Inflate(data []byte) (text string, err *core.Error) {
	r, bad := zlib.NewReader(bytes.NewReader(data))
	if bad != nil {
		return "", &core.Error{Kind: core.Damaged}
	}
	return readInflated(r)
}

// readInflated reads at most MaxInflated bytes.
func readInflated(r io.Reader) (text string, err *core.Error) {
	out, bad := io.ReadAll(io.LimitReader(r, MaxInflated+1))
	switch {
	case len(out) > MaxInflated:
		return "", &core.Error{Kind: core.TooLong}
	case bad != nil:
		return "", &core.Error{Kind: core.Damaged}
	}
	return string(out), nil
}

func parseCoach(s core.Source) (core.Reading, *core.Error) {
	word, comments := s.Code()
	if isCoachLog(word) {
		return core.Reading{}, coachLogError(word)
	}
	code, ok := strings.CutPrefix(strings.TrimRight(word, "="), CoachHead)
	data, isBase32 := FromBase32(code)
	if !ok || !isBase32 {
		return core.Reading{}, &core.Error{Kind: core.Damaged}
	}
	text, err := Inflate(data)
	if err != nil {
		return core.Reading{}, err
	}
	state, err := JsonValue(text, false)
	if err != nil {
		return core.Reading{}, err
	}
	if size, ok := field(state, "gridSize").(float64); ok && size != 9 {
		return core.Reading{}, &core.Error{Kind: core.OtherSize, Got: int(size), Want: 9}
	}
	r, err := ReadCoach(state)
	r.Comment = core.JoinComments(comments)
	return r, err
}

// ReadCoach parses the JSON.
func ReadCoach(state any) (core.Reading, *core.Error) {
	givens, entries := stringValue(field(state, "givenDigits")), stringValue(field(state, "userDigits"))
	if len(givens) != board.Cells || entries != "" && len(entries) != board.Cells {
		return core.Reading{}, &core.Error{Kind: core.Damaged}
	}
	var cells core.Shown
	for c := range board.Cell(board.Cells) {
		d, ok := board.ParseDigit(rune(givens[c]))
		if !ok {
			return core.Reading{}, core.BadDigit(int(c), givens[c:c+1])
		}
		cells.Set(c, core.IsGiven, d)
		if d != 0 || entries == "" {
			continue
		}
		if d, ok = board.ParseDigit(rune(entries[c])); !ok {
			return core.Reading{}, core.BadDigit(int(c), entries[c:c+1])
		}
		cells.Set(c, core.IsEntry, d)
	}
	if masks := stringValue(field(state, "userCellCandidates")); masks != "" {
		fields := strings.Split(masks, "-")
		if len(fields) != board.Cells {
			return core.Reading{}, &core.Error{Kind: core.WrongCellCount, Got: len(fields), Want: board.Cells}
		}
		for c, mask := range fields {
			n, err := strconv.Atoi(mask)
			set, ok := core.DecodeMask(n, 1)
			if err != nil || !ok {
				return core.Reading{}, core.BadDigit(c, mask)
			}
			if cells.Kinds[c] == core.IsOpen {
				cells.Digits[c] = set
			}
		}
	}
	r := core.NewReading(cells.Position(keepsOfCoach))
	for _, name := range []string{"givenColours", "userColours", "userCellCandidatesColours"} {
		if strings.Trim(stringValue(field(state, name)), ",-0") != "" {
			r.Dropped[core.OtherMarks]++
		}
	}
	return r, nil
}
