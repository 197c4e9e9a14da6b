package format

import (
	"strconv"
	"strings"

	"sudoku/solver/board"
)

// FPuzzles is the code of f-puzzles' addresses: JSON, compressed to base64. A
// cell has a value, whether it is given, pencil marks in the centre and in the
// corners, and colours: "c" is the author's, "highlight" the player's. The
// constraints of variants are passed over.
//
// Source: f-puzzles.com; the readers of SudokuPad and SudokuSolver.
var FPuzzles = Format{
	Key:    "f-puzzles",
	Names:  []string{"fpuzzles", "fpuz"},
	Within: InList | InLink | InString,
	opens:  "{",
	Keeps:  keepsOfFPuzzles,
	Render: func(a *board.Annotated) string { return lzCompress(fpuzzlesJSON(a, "highlight")) },
	may:    func(g *glance) bool { return g.has('{') || g.size > 40 && g.begins("N") },
	detect: func(s source) bool {
		word := s.word()
		return isFPuzzlesCode(word) || strings.HasPrefix(strings.TrimSpace(s.text), "{") && listsObjects(s.text, `"grid"`)
	},
	parse: func(s source) (Reading, *Error) {
		if text := strings.TrimSpace(s.text); strings.HasPrefix(text, "{") {
			return readFPuzzles(text)
		}
		word, comments := s.code()
		r, err := readFPuzzlesCode(word)
		r.Comment = joinComments(append([]string{r.Comment}, comments...))
		return r, err
	},
}

var keepsOfFPuzzles = keeps(Entries, CentreMarks, CornerMarks, CellColours) | oneColour

// listsObjects reports whether JSON has a key of lists of objects. Where they
// are lists of anything else it is another program's.
func listsObjects(text, key string) bool {
	_, value, found := strings.Cut(text, key)
	value = strings.TrimLeft(value, " \t\r\n:[")
	return found && (value == "" || strings.ContainsRune("{,]", rune(value[0])))
}

// isFPuzzlesCode reports whether a word has the looks of compressed JSON: all
// objects that begin with a quote begin so.
func isFPuzzlesCode(word string) bool {
	return len(word) > 40 && strings.HasPrefix(word, "N4Ig") && strings.Trim(word, base64Symbols+"=-_$") == ""
}

// fpuzzlesJSON writes the colours of cells under a name.
func fpuzzlesJSON(a *board.Annotated, colour string) string {
	var b strings.Builder
	b.WriteString(`{"size":9,"grid":[[`)
	for c := range board.Cells {
		switch {
		case c > 0 && c%9 == 0:
			b.WriteString("],[")
		case c > 0:
			b.WriteByte(',')
		}
		var fields []string
		if d := a.Givens[c]; d != 0 {
			fields = append(fields, `"value":`+strconv.Itoa(int(d)), `"given":true`)
		} else if d := a.Entries[c]; d != 0 {
			fields = append(fields, `"value":`+strconv.Itoa(int(d)))
		}
		for _, marks := range []struct {
			name string
			set  board.DigitSet
		}{{"centerPencilMarks", a.Centre[c]}, {"cornerPencilMarks", a.Corner[c]}} {
			if !marks.set.IsEmpty() {
				digits := strings.Join(strings.Split(marks.set.String(), ""), ",")
				fields = append(fields, `"`+marks.name+`":[`+digits+`]`)
			}
		}
		if set := a.Cells[c]; set != 0 {
			fields = append(fields, `"`+colour+`":"#`+written[firstColour(set)]+`"`)
		}
		b.WriteString("{" + strings.Join(fields, ",") + "}")
	}
	b.WriteString("]]}")
	return b.String()
}

func readFPuzzlesCode(word string) (Reading, *Error) {
	text, ok := lzDecompress(word)
	if !ok {
		return Reading{}, &Error{Kind: Damaged}
	}
	return readFPuzzles(text)
}

var fpuzzlesNames = objectNames{
	value: []string{"value"}, centre: []string{"centerPencilMarks"}, corner: []string{"cornerPencilMarks"},
	colours: []string{"c", "cArray", "highlight"}, others: []string{"given", "region"},
}

// fpuzzlesWords are the fields of a puzzle that say something about it or
// mean nothing here; any other is a constraint.
var fpuzzlesWords = map[string]bool{
	"size": true, "grid": true, "title": true, "author": true, "ruleset": true, "solution": true,
	"successMessage": true, "truecandidatesoptions": true, "truecandidates": true, "highlightConflicts": true,
}

func readFPuzzles(text string) (Reading, *Error) {
	v, err := jsonValue(text, false)
	if err != nil {
		return Reading{}, err
	}
	puzzle, ok := v.(map[string]any)
	if !ok {
		return Reading{}, &Error{Kind: Damaged}
	}
	cells, err := objectGrid(items(puzzle["grid"]))
	if err != nil {
		return Reading{}, err
	}
	r, err := fpuzzlesNames.read(cells, func(cell any) bool { return field(cell, "given") == true })
	if err != nil {
		return Reading{}, err
	}
	for name, value := range puzzle {
		if !fpuzzlesWords[name] && isSet(value) {
			r.Dropped[Constraints]++
		}
	}
	if isSet(puzzle["solution"]) {
		r.Dropped[Solutions] = 1
	}
	for c, cell := range cells {
		if box, ok := field(cell, "region").(float64); ok && int(box) != board.Cell(c).Box() {
			r.Dropped[Constraints]++
			break
		}
	}
	r.Comment = joinComments([]string{said(puzzle["title"]), said(puzzle["author"]), said(puzzle["ruleset"])})
	return r, nil
}

// isSet reports whether a value says something.
func isSet(v any) bool {
	switch v := v.(type) {
	case nil:
		return false
	case bool:
		return v
	case string:
		return v != ""
	case float64:
		return v != 0
	case []any:
		return len(v) > 0
	}
	return true
}
