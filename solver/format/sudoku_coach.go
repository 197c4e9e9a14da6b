package format

import (
	"bytes"
	"compress/zlib"
	"io"
	"strconv"
	"strings"

	"sudoku/solver/board"
)

// SudokuCoach is the state that sudoku.coach copies: JSON, compressed by zlib
// and written in base 32. It has the givens, the player's digits and for each
// cell the set of candidates, digit 1 being bit 1. Nothing is ruled out in a
// cell without any. Colours are passed over.
//
// Source: sudoku.coach; checked against states that it wrote.
var SudokuCoach = Format{
	Key:    "sudoku-coach",
	Names:  []string{"coach", "sudokucoach"},
	Within: InList | InLink | InString,
	Keeps:  keepsOfCoach,
	Render: renderCoach,
	may:    func(g *glance) bool { return g.begins(coachHead[:1] + coachLogHead[:1]) },
	detect: func(s source) bool {
		word := s.word()
		return strings.HasPrefix(word, coachHead) || isCoachLog(word)
	},
	parse: parseCoach,
}

var keepsOfCoach = keeps(Entries, Eliminations, SingleCandidates)

const (
	coachHead    = "SCv7_32_"
	coachSymbols = "0123456789abcdefghijklmnopqrstuv"
)

func renderCoach(a *board.Annotated) string {
	cells := show(&a.Position)
	var givens, entries board.Grid
	var masks []string
	for c, set := range cells.digits {
		mask := 0
		switch cells.kinds[c] {
		case given:
			givens[c] = set.First()
		case entry:
			entries[c] = set.First()
		default:
			mask = int(set) << 1
		}
		masks = append(masks, strconv.Itoa(mask))
	}
	text := `{"gridSize":9,"givenDigits":"` + digitsOnly(&givens) + `","userDigits":"` + digitsOnly(&entries) +
		`","userCellCandidates":"` + strings.Join(masks, "-") + `"}`
	return coachHead + deflated(text)
}

// deflated is a text compressed by zlib and written in base 32.
func deflated(text string) string {
	var packed bytes.Buffer
	w := zlib.NewWriter(&packed)
	io.WriteString(w, text)
	w.Close()
	return toBase32(packed.Bytes())
}

func toBase32(data []byte) string {
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

// fromBase32 reads what toBase32 wrote. What is left over at the end says
// nothing.
func fromBase32(text string) (data []byte, ok bool) {
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

// inflate undoes zlib up to maxInflated bytes.
func inflate(data []byte) (text string, err *Error) {
	r, bad := zlib.NewReader(bytes.NewReader(data))
	if bad != nil {
		return "", &Error{Kind: Damaged}
	}
	return readInflated(r)
}

// readInflated reads up to maxInflated bytes.
func readInflated(r io.Reader) (text string, err *Error) {
	out, bad := io.ReadAll(io.LimitReader(r, maxInflated+1))
	switch {
	case len(out) > maxInflated:
		return "", &Error{Kind: TooLong}
	case bad != nil:
		return "", &Error{Kind: Damaged}
	}
	return string(out), nil
}

func parseCoach(s source) (Reading, *Error) {
	word, comments := s.code()
	if isCoachLog(word) {
		return Reading{}, coachLogError(word)
	}
	code, ok := strings.CutPrefix(strings.TrimRight(word, "="), coachHead)
	data, isBase32 := fromBase32(code)
	if !ok || !isBase32 {
		return Reading{}, &Error{Kind: Damaged}
	}
	text, err := inflate(data)
	if err != nil {
		return Reading{}, err
	}
	state, err := jsonValue(text, false)
	if err != nil {
		return Reading{}, err
	}
	if size, ok := field(state, "gridSize").(float64); ok && size != 9 {
		return Reading{}, &Error{Kind: OtherSize, Got: int(size), Want: 9}
	}
	r, err := readCoach(state)
	r.Comment = joinComments(comments)
	return r, err
}

func readCoach(state any) (Reading, *Error) {
	givens, entries := said(field(state, "givenDigits")), said(field(state, "userDigits"))
	if len(givens) != board.Cells || entries != "" && len(entries) != board.Cells {
		return Reading{}, &Error{Kind: Damaged}
	}
	var cells shown
	for c := range board.Cell(board.Cells) {
		d, ok := board.ParseDigit(rune(givens[c]))
		if !ok {
			return Reading{}, notADigit(int(c), givens[c:c+1])
		}
		cells.set(c, given, d)
		if d != 0 || entries == "" {
			continue
		}
		if d, ok = board.ParseDigit(rune(entries[c])); !ok {
			return Reading{}, notADigit(int(c), entries[c:c+1])
		}
		cells.set(c, entry, d)
	}
	if masks := said(field(state, "userCellCandidates")); masks != "" {
		fields := strings.Split(masks, "-")
		if len(fields) != board.Cells {
			return Reading{}, &Error{Kind: WrongCellCount, Got: len(fields), Want: board.Cells}
		}
		for c, mask := range fields {
			n, err := strconv.Atoi(mask)
			set, ok := maskOf(n, 1)
			if err != nil || !ok {
				return Reading{}, notADigit(c, mask)
			}
			if cells.kinds[c] == open {
				cells.digits[c] = set
			}
		}
	}
	r := reading(cells.position(keepsOfCoach))
	for _, name := range []string{"givenColours", "userColours", "userCellCandidatesColours"} {
		if strings.Trim(said(field(state, name)), ",-0") != "" {
			r.Dropped[OtherMarks]++
		}
	}
	return r, nil
}
