package format

import (
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/encoded"
)

// TestRareCodes reads variants that few programs write.
func TestRareCodes(t *testing.T) {
	texts := vectors(t)
	position := vectorPosition(t)
	iss := texts["iss"]
	jigsaw := texts["jigsaw_boxes"]
	swapped := jigsaw[:board.Cells] + "B" + jigsaw[board.Cells+1:board.Cells+3] + "A" + jigsaw[board.Cells+4:]
	givens := &board.Position{Givens: position.Givens}
	for _, tt := range []struct {
		name, text string
		want       *board.Position
		format     string
		dropped    Counts
	}{
		{"cells of ISS set off by points", strings.ReplaceAll(iss, "~R", ".~R")[1:], givens, "iss", Counts{}},
		{"constraints of ISS", iss + ".Cage~10~R1C1~R1C2.AntiKnight", givens, "iss", Counts{Constraints: 2}},
		{"a shape of ISS", ".Shape~9x9" + iss, givens, "iss", Counts{}},
		{"a link to ISS", "https://sigh.github.io/Interactive-Sudoku-Solver/?q=" + iss, givens, "iss", Counts{}},
		{"a line in a link to ISS", "https://sigh.github.io/Interactive-Sudoku-Solver/?q=" + example, givens, "line", Counts{}},
		{"ISS in two lines", iss[:100] + "\n" + iss[100:], givens, "iss", Counts{}},
		{"parts that are no boxes", swapped, givens, "jigsaw", Counts{Constraints: 1}},
		{"Susser without eliminations", "53..7....6..195....98....6.8...6...34..8+53..17...2...6.6....28+4...419.+35....8..79",
			&board.Position{Givens: position.Givens, Entries: position.Entries}, "susser", Counts{}},
		{"a number after a colon", example + ":113", givens, "line", Counts{}},
		{"numbers after a colon that are no candidates", example + ":534 100", givens, "line", Counts{}},
		{"candidates that are gone after a colon", example + ":511 512", givens, "line", Counts{}},
		{"the cells of a game without the last bar", strings.TrimSuffix(texts["opensudoku_cells"], "|"),
			&board.Position{Givens: position.Givens, Entries: position.Entries}, "opensudoku", Counts{}},
	} {
		r, err := Read(tt.text)
		if err != nil || r.Position != *tt.want || r.Format != tt.format || r.Dropped != tt.dropped {
			t.Errorf("%s: %v as %q, dropped %v, %v", tt.name, describe(&r.Annotated), r.Format, r.Dropped, err)
		}
	}
	log := encoded.CoachLogHead + strings.TrimPrefix(deflated(`{"i":5,"a":[1],"b":[2]}`), encoded.CoachHead)
	for name, tt := range map[string]struct {
		text string
		want Error
	}{
		"a log of sudoku.coach":           {log, Error{Kind: NoPuzzle, Text: "sudoku.coach"}},
		"half a log":                      {log[:20], Error{Kind: Damaged}},
		"something else":                  {encoded.CoachLogHead + deflated(`{"x":"53007"}`), Error{Kind: Unrecognized}},
		"a shape of 4":                    {".Shape~4x4.~R1C1_1", Error{Kind: OtherSize, Got: 4, Want: 9}},
		"a cell that is none":             {".~R1C1_5~R1C0_2", Error{Kind: NotACandidate, Text: "R1C0_2"}},
		"a digit that is none":            {".~R1C1_5~R2C3_12", Error{Kind: NotADigit, Row: 2, Column: 3, Text: "12"}},
		"givens of ThoDHa that clash":     {"s" + texts["thodha_s"][1:15] + "C" + texts["thodha_s"][16:], Error{Kind: Damaged}},
		"a given of ThoDHa without digit": {"e________________" + strings.Repeat("A", 53), Error{Kind: Unrecognized}},
		"candidates or the opposite":      {strings.Replace(texts["inline_susser"], "[24]", ".", 1), Error{Kind: NotADigit, Row: 1, Column: 3, Text: "."}},
		"a cell too few":                  {strings.Replace(texts["inline_susser"], "[24]", "", 1), Error{Kind: WrongCellCount, Got: 80, Want: 81}},
		"a cell too many":                 {texts["inline_susser"] + "1", Error{Kind: WrongCellCount, Got: 82, Want: 81}},
		"a bracket that does not close":   {strings.Replace(texts["inline_susser"], "[24]", "[24", 1), Error{Kind: NotADigit, Row: 1, Column: 3, Text: "24[26"}},
		"an entry that is none":           {strings.Replace(texts["susser"], "+5", "+.", 1), Error{Kind: NotADigit, Row: 5, Column: 5, Text: "."}},
	} {
		r, err := Read(tt.text)
		if got, ok := err.(*Error); !ok || *got != tt.want {
			t.Errorf("%s: %v as %q, %v, want %v", name, describe(&r.Annotated), r.Format, err, &tt.want)
		}
	}
}
