package encoded

import (
	"strconv"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// FPuzzles is the code in f-puzzles addresses: JSON, compressed and in base64. A cell has
// a value, a flag for givens, pencil marks in its centre and corners, and colours. The
// key "c" holds the author's colours and "highlight" the player's. The constraints of
// variants are ignored.
//
// Source: f-puzzles.com; the readers of SudokuPad and SudokuSolver.
var FPuzzles = core.Format{
	Key:    "f-puzzles",
	Names:  []string{"fpuzzles", "fpuz"},
	Within: core.InList | core.InLink | core.InString,
	Opens:  "{",
	Keeps:  keepsOfFPuzzles,
	Render: func(a *board.Annotated) string { return LzCompress(fpuzzlesJSON(a, "highlight")) },
	May:    func(g *core.Glance) bool { return g.Has('{') || g.Size > 40 && g.Begins("N") },
	Look: func(s core.Source) bool {
		word := s.Word()
		return isFPuzzlesCode(word) || strings.HasPrefix(strings.TrimSpace(s.Text), "{") && listsObjects(s.Text, `"grid"`)
	},
	Reads: func(s core.Source) (core.Reading, *core.Error) {
		if text := strings.TrimSpace(s.Text); strings.HasPrefix(text, "{") {
			return ReadFPuzzles(text)
		}
		word, comments := s.Code()
		r, err := readFPuzzlesCode(word)
		r.Comment = core.JoinComments(append([]string{r.Comment}, comments...))
		return r, err
	},
}

var keepsOfFPuzzles = core.Keep(core.Entries, core.CentreMarks, core.CornerMarks, core.CellColours) | core.OneColour

// listsObjects reports whether the value of a key in JSON is a list of lists of objects.
// Lists of anything else belong to another program.
func listsObjects(text, key string) bool {
	_, value, found := strings.Cut(text, key)
	inside := strings.TrimLeft(value, " \t\r\n:[")
	isFlat := strings.HasPrefix(inside, "{") && strings.Count(value[:len(value)-len(inside)], "[") == 1
	return found && !isFlat && (inside == "" || strings.ContainsRune("{,]", rune(inside[0])))
}

// isFPuzzlesCode reports whether a word looks like compressed JSON. A text that begins with
// {" always compresses to the prefix N4Ig.
func isFPuzzlesCode(word string) bool {
	return len(word) > 40 && strings.HasPrefix(word, "N4Ig") && strings.Trim(word, base64Symbols+"=-_$") == ""
}

// fpuzzlesJSON returns the JSON of a position. colour is the key for cell colours.
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
			fields = append(fields, `"`+colour+`":"#`+hexCodes[core.FirstColour(set)]+`"`)
		}
		b.WriteString("{" + strings.Join(fields, ",") + "}")
	}
	b.WriteString("]]}")
	return b.String()
}

func readFPuzzlesCode(word string) (core.Reading, *core.Error) {
	text, ok := LzDecompress(word)
	if !ok {
		return core.Reading{}, &core.Error{Kind: core.Damaged}
	}
	return ReadFPuzzles(text)
}

var fpuzzlesNames = objectNames{
	value: []string{"value"}, centre: []string{"centerPencilMarks"}, corner: []string{"cornerPencilMarks"},
	colours: []string{"c", "cArray", "highlight"}, others: []string{"given", "region"},
}

// fpuzzlesWords lists the keys of a puzzle that are descriptive or irrelevant. Any other
// key is a constraint.
var fpuzzlesWords = map[string]bool{
	"size": true, "grid": true, "title": true, "author": true, "ruleset": true, "solution": true,
	"successMessage": true, "truecandidatesoptions": true, "truecandidates": true, "highlightConflicts": true,
}

// ReadFPuzzles parses f-puzzles JSON.
func ReadFPuzzles(text string) (core.Reading, *core.Error) {
	v, err := JsonValue(text, false)
	if err != nil {
		return core.Reading{}, err
	}
	puzzle, ok := v.(map[string]any)
	if !ok {
		return core.Reading{}, &core.Error{Kind: core.Damaged}
	}
	cells, err := objectGrid(Items(puzzle["grid"]))
	if err != nil {
		return core.Reading{}, err
	}
	r, err := fpuzzlesNames.read(cells, func(cell any) bool { return field(cell, "given") == true })
	if err != nil {
		return core.Reading{}, err
	}
	for name, value := range puzzle {
		if !fpuzzlesWords[name] && isSet(value) {
			r.Dropped[core.Constraints]++
		}
	}
	if isSet(puzzle["solution"]) {
		r.Dropped[core.Solutions] = 1
	}
	for c, cell := range cells {
		if box, ok := field(cell, "region").(float64); ok && int(box) != board.Cell(c).Box() {
			r.Dropped[core.Constraints]++
			break
		}
	}
	r.Comment = core.JoinComments([]string{stringValue(puzzle["title"]), stringValue(puzzle["author"]), stringValue(puzzle["ruleset"])})
	return r, nil
}

// isSet reports whether a value is neither empty, zero nor false.
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
