package format

import (
	"bytes"
	"compress/zlib"
	"io"
	"os"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/encoded"
	"sudoku/solver/format/internal/program"
)

// TestLZ compares the compressed texts with the output of lz-string 1.5.0.
func TestLZ(t *testing.T) {
	for text, code := range map[string]string{
		"":                     "Q===",
		"a":                    "IZA=",
		"aaaaaaaaaaaaaaaaaaaa": "IY1/kA==",
		"hello, i am a 猫":      "BYUwNmD2A0AECWsCGBbZtDUzkA==",
		`{"size":9,"title":"Übung № 1 – 数独"}`: "N4IgzglgXgpiBcBOANCALhNAbO8QB2AjAVwDsBzAAkDRCSgRksGQCSwB1NAbpxAF8g==",
	} {
		if got, ok := encoded.LzDecompress(code); !ok || got != text {
			t.Errorf("%s is %q, %t, want %q", code, got, ok, text)
		}
		if got := encoded.LzCompress(text); got != code {
			t.Errorf("%q becomes %s, want %s", text, got, code)
		}
	}
	for _, code := range []string{"", "=", "!", "IZ", "N4Ig", "BYUwNmD2A0AECWsCGBbZ"} {
		if got, ok := encoded.LzDecompress(code); ok {
			t.Errorf("%q is %q", code, got)
		}
	}
}

// editCode returns the f-puzzles code of the example with a change in its JSON.
func editCode(t *testing.T, old, new string) string {
	text := vectors(t)["fpuzzles_json_givens"]
	if !strings.Contains(text, old) {
		t.Fatalf("%s is not in the example", old)
	}
	return encoded.LzCompress(strings.Replace(text, old, new, 1))
}

// deflated compresses a text with zlib and encodes it in base 32, as sudoku.coach does.
func deflated(text string) string {
	var packed bytes.Buffer
	w := zlib.NewWriter(&packed)
	io.WriteString(w, text)
	w.Close()
	return encoded.ToBase32(packed.Bytes())
}

// editCoachCode returns the sudoku.coach state of the example with a change in its JSON.
func editCoachCode(t *testing.T, old, new string) string {
	t.Helper()
	data, _ := encoded.FromBase32(strings.TrimPrefix(vectors(t)["sudokucoach_SCv7"], encoded.CoachHead))
	text, err := encoded.Inflate(data)
	if err != nil || !strings.Contains(text, old) {
		t.Fatalf("%s is not in %s, %v", old, text, err)
	}
	return encoded.CoachHead + deflated(strings.Replace(text, old, new, 1))
}

func TestDropped(t *testing.T) {
	plain := `[{"value":5,"given":true},`
	scl, err := os.ReadFile("testdata/sudokupad_scl.txt")
	if err != nil {
		t.Fatal(err)
	}
	solution := "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	for _, tt := range []struct {
		name, text, format, comment string
		dropped                     Counts
	}{
		{"a cage", editCode(t, `"size":9`, `"size":9,"killercage":[{"cells":["R1C1"]}]`), "f-puzzles", "", Counts{Constraints: 1}},
		{"no cage", editCode(t, `"size":9`, `"size":9,"killercage":[]`), "f-puzzles", "", Counts{}},
		{"a diagonal", editCode(t, `"size":9`, `"size":9,"diagonal+":true,"antiknight":false`), "f-puzzles", "", Counts{Constraints: 1}},
		{"other boxes", editCode(t, plain, `[{"value":5,"given":true,"region":3},`), "f-puzzles", "", Counts{Constraints: 1}},
		{"the same boxes", editCode(t, plain, `[{"value":5,"given":true,"region":0},`), "f-puzzles", "", Counts{}},
		{"a colour", editCode(t, plain, `[{"value":5,"given":true,"c":"yellow"},`), "f-puzzles", "", Counts{OtherMarks: 1}},
		{"a letter for a mark", editCode(t, plain, `[{"value":5,"given":true,"cornerPencilMarks":["A"]},`), "f-puzzles", "", Counts{OtherMarks: 1}},
		{"a title", editCode(t, `"size":9`, `"size":9,"title":"Mine","author":"me","solution":[1]`), "f-puzzles", "Mine\nme", Counts{Solutions: 1}},
		{"colours", editCoachCode(t, `"gridSize":9`, `"gridSize":9,"userColours":"3,,"`), "sudoku-coach", "", Counts{OtherMarks: 1}},
		{"no colours", editCoachCode(t, `"gridSize":9`, `"gridSize":9,"userColours":",,"`), "sudoku-coach", "", Counts{}},
		{"SudokuPad's own", string(scl), "sudokupad", "Sven's 數獨\nA. N. Other", Counts{Solutions: 1, Constraints: 2}},
		{"a code with constraints", "scf" + vectors(t)["codoku"] + "*x", "sudokupad", "", Counts{Constraints: 1}},
		{"a solution", example + "," + solution + ",title", "data-set", "title", Counts{Solutions: 1}},
		{"a step", libraryExample, "hodoku-library", "0603", Counts{Steps: 1}},
		{"colours of SadMan", vectors(t)["sadman_sdk"] + "\n[Colours]\n1,2", "sadman", "Demo\nExample\n01-01-2026\nEasy", Counts{OtherMarks: 1}},
	} {
		r, err := Read(tt.text)
		if err != nil || r.Givens.String() != example || r.Format != tt.format || r.Comment != tt.comment || r.Dropped != tt.dropped {
			t.Errorf("%s: %v as %q with %q, %v; %v", tt.name, describe(&r.Annotated), r.Format, r.Comment, r.Dropped, err)
		}
	}
	r, _ := Read(string(scl))
	if r.Centre[2] != board.NewDigitSet(1, 2, 4) || r.Corner[2] != board.NewDigitSet(1) {
		t.Errorf("marks of SudokuPad: %v, %v", r.Centre[2], r.Corner[2])
	}
	if got := r.Found(); got != (Counts{Givens: 30, CentreMarks: 3, CornerMarks: 1, SingleCandidates: got[SingleCandidates]}) {
		t.Errorf("found %v", got)
	}
}

// TestMistakesInCodes checks the place that each format reports for a mistake.
func TestMistakesInCodes(t *testing.T) {
	texts := vectors(t)
	swap := func(name, old, new string) string {
		if !strings.Contains(texts[name], old) {
			t.Fatalf("%s does not contain %q", name, old)
		}
		return strings.Replace(texts[name], old, new, 1)
	}
	for _, tt := range []struct {
		name, text string
		want       Error
	}{
		{"a cell too few", texts["sudokuwiki_S9B"][:163], Error{Kind: WrongCellCount, Got: 80, Want: 81}},
		{"half a cell too many", texts["sudokuwiki_S9B"] + "0", Error{Kind: WrongCellCount, Got: 82, Want: 81}},
		{"a number too large", "S9Bzz" + texts["sudokuwiki_S9B"][5:], Error{Kind: NotADigit, Row: 1, Column: 1, Text: "zz"}},
		{"sixteen rows", "SGB0000", Error{Kind: OtherSize, Got: 16, Want: 9}},
		{"two digits given", "07" + texts["sudokuwiki_v1"][2:], Error{Kind: NotADigit, Row: 1, Column: 1, Text: "07"}},
		{"a mask too large", swap("sudokuwiki_v0_n", "16,4,", "16,512,"), Error{Kind: NotADigit, Row: 1, Column: 2, Text: "512"}},
		{"a mask too few", swap("sudokuwiki_v0_n", "16,4,", "16,"), Error{Kind: WrongCellCount, Got: 80, Want: 81}},
		{"a damaged state", swap("sudokucoach_SCv7", "8iktt", "8ikut"), Error{Kind: Damaged}},
		{"half a state", texts["sudokucoach_SCv7"][:200], Error{Kind: Damaged}},
		{"a capital in a state", swap("sudokucoach_SCv7", "8iktt", "8ikTt"), Error{Kind: Damaged}},
		{"a state of 16", editCoachCode(t, `"gridSize":9`, `"gridSize":16`), Error{Kind: OtherSize, Got: 16, Want: 9}},
		{"a letter in a state", editCoachCode(t, `"53007`, `"5300a`), Error{Kind: NotADigit, Row: 1, Column: 5, Text: "a"}},
		{"a digit of a player", editCoachCode(t, `"userDigits":"000`, `"userDigits":"00?`), Error{Kind: NotADigit, Row: 1, Column: 3, Text: "?"}},
		{"candidates missing", editCoachCode(t, `"0-0-20`, `"0-20`), Error{Kind: WrongCellCount, Got: 80, Want: 81}},
		{"candidates too large", editCoachCode(t, `"0-0-20`, `"0-0-1024`), Error{Kind: NotADigit, Row: 1, Column: 3, Text: "1024"}},
		{"bit 0", editCoachCode(t, `"0-0-20`, `"0-0-21`), Error{Kind: NotADigit, Row: 1, Column: 3, Text: "21"}},
		{"half a code", texts["fpuzzles_payload_givens"][:180], Error{Kind: Damaged}},
		{"a value of ten", editCode(t, `"value":5`, `"value":10`), Error{Kind: NotADigit, Row: 1, Column: 1, Text: "10"}},
		{"a row of ten", editCode(t, `{},{}]`, `{},{},{}]`), Error{Kind: WrongRowLength, Row: 1, Got: 10, Want: 9}},
		{"eight rows", editCode(t, `,{"value":9,"given":true}]]`, `,{"value":9,"given":true}],[]]`), Error{Kind: OtherSize, Got: 10, Want: 9}},
		{"no grid", editCode(t, `"grid"`, `"grit"`), Error{Kind: Damaged}},
		{"no JSON", encoded.LzCompress(`{"size":9,"grid":[[{"value":5,"given":true},{"value":3,`), Error{Kind: Damaged}},
		{"a game without its end", swap("opensudoku_data_v3", "5|0|0|3|0|0|", "5|0|0|"), Error{Kind: WrongCellCount, Got: 80, Want: 81}},
		{"a letter in a game", swap("opensudoku_data_v3", "5|0|0|3|", "5|0|0|b|"), Error{Kind: NotADigit, Row: 1, Column: 2, Text: "b"}},
		{"a mark of a game", swap("opensudoku_data_v1", "|2,4,|", "|2,0,|"), Error{Kind: NotADigit, Row: 1, Column: 3, Text: "2,0,"}},
		{"a mask of a game", swap("opensudoku_data_v3", "|0|10|1|", "|0|512|1|"), Error{Kind: NotADigit, Row: 1, Column: 3, Text: "512"}},
		{"a version to come", swap("opensudoku_data_v3", "version: 3", "version: 9"), Error{Kind: Unrecognized}},
		{"a file without games", "<opensudoku></opensudoku>", Error{Kind: Empty}},
		{"a file cut off", texts["opensudoku_file_v2"][:300], Error{Kind: Damaged, Line: 1}},
		{"two games", swap("opensudoku_file_v1", "</opensudoku>", "<game data='"+example+"'/></opensudoku>"), Error{Kind: SeveralPuzzles, Got: 2, Want: 1}},
		{"a document type", `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "1">]><opensudoku/>`, Error{Kind: Unsafe, Line: 1, Text: "<!DOCTYPE"}},
		{"an entity", swap("opensudoku_file_v1", `data="5`, `data="&five;`), Error{Kind: Unsafe, Line: 4, Text: "&five;"}},
		{"a row in SadMan", swap("sadman_sdk", "6..195...", "6..195.."), Error{Kind: WrongRowLength, Line: 7, Row: 2, Got: 8, Want: 9}},
		{"marks in SadMan", swap("sadman_sdk", ",,24,26,", ",,24x,26,"), Error{Kind: NotADigit, Line: 26, Row: 1, Column: 3, Text: "24x"}},
		{"a field in SadMan", swap("sadman_sdk", ",,24,26,", ",24,26,"), Error{Kind: WrongRowLength, Line: 26, Row: 1, Got: 8, Want: 9}},
		{"cell 81", swap("simple_sudoku_ss_file", "I405", "I815"), Error{Kind: NotACandidate, Line: 15, Text: "I815"}},
		{"an entry on a given", swap("simple_sudoku_ss_file", "I405", "I005"), Error{Kind: NotACandidate, Line: 15, Text: "I005"}},
		{"a digit of two", swap("simple_sudoku_ss_file", "E02001", "E02011"), Error{Kind: NotACandidate, Line: 18, Text: "E02011"}},
		{"a letter of gsf", "1,2,3,4," + example[:80] + "q,6,7", Error{Kind: NotADigit, Row: 9, Column: 9, Text: "q"}},
	} {
		r, err := Read(tt.text)
		if got, ok := err.(*Error); !ok || *got != tt.want {
			t.Errorf("%s: %v, %v, want %v (%+v, %+v)", tt.name, describe(&r.Annotated), err, &tt.want, err, tt.want)
		}
		if err != nil {
			checkError(t, err)
		}
	}
}

// TestOtherHabits reads variants that other programs write.
func TestOtherHabits(t *testing.T) {
	texts := vectors(t)
	solved := change(1, "534678912")
	for _, tt := range []struct{ name, text, format, comment string }{
		{"a code with a title", texts["sudokuwiki_S9B"] + " from today # 17", "sudokuwiki", "17\nfrom today"},
		{"a code in two lines", texts["fpuzzles_payload_givens"][:76] + "\r\n" + texts["fpuzzles_payload_givens"][76:], "f-puzzles", ""},
		{"the alphabet for addresses", strings.NewReplacer("/", "-", "=", "").Replace(texts["fpuzzles_payload_givens"]), "f-puzzles", ""},
		{"JSON with line ends", strings.ReplaceAll(texts["fpuzzles_json_givens"], ",", ",\n  "), "f-puzzles", ""},
		{"a value in quotes", editCode(t, `"value":5`, `"value":"5"`), "f-puzzles", ""},
		{"zeros and spaces for a digit", editCode(t, `{},{}]`, `{"value":0},{"value":""}]`), "f-puzzles", ""},
		{"SudokuPad's JSON", sclJSON(texts["fpuzzles_json_givens"]), "sudokupad", ""},
		{"a space after the letter", strings.ReplaceAll(texts["sadman_sdk"], "#A", "#A "), "sadman", "Demo\nExample\n01-01-2026\nEasy"},
		{"small headings", strings.ReplaceAll(texts["sadman_sdk"], "[Puzzle]", "[PUZZLE]"), "sadman", "Demo\nExample\n01-01-2026\nEasy"},
		{"SudoCue", "#AMe\n#DMine\n" + strings.Join(splitRows(example), "\n"), "sudocue", "Me\nMine"},
		{"one comment", "#A puzzle\n" + strings.Join(splitRows(example), "\n"), "grid", "A puzzle"},
		{"comments that are no headers", "# Daily\n#Level\n" + strings.Join(splitRows(example), "\n"), "grid", "Daily\nLevel"},
		{"Simple Sudoku without a frame", "53.|.7.|...\n6..|195|...\n.98|...|.6.\n---+---+---\n8..|.6.|..3\n4..|8.3|..1\n7..|.2.|..6\n---+---+---\n.6.|...|28.\n...|419|..5\n...|.8.|.79\n\nE02001", "simple-sudoku", ""},
		{"a field of gsf", "96,17,2,1.5," + example + ",C1,C2", "gsf", "96,17,2,1.5,C1,C2"},
		{"a comment in XML", strings.Replace(texts["opensudoku_file_v1"], "<opensudoku>", "<!-- <game data='1'> -- > --><opensudoku >", 1), "opensudoku", "Demo"},
		{"single quotes in XML", strings.NewReplacer(`data="`, `data='`, `" />`, `'/>`).Replace(texts["opensudoku_file_v1"]), "opensudoku", "Demo"},
		{"a folder and a note", strings.Replace(texts["opensudoku_file_v2"], `note=""`, `note="&lt;&#65;&#x42;&amp;&gt;"`, 1), "opensudoku", "Demo\n<AB&>"},
		{"doubled bars of version 2", strings.NewReplacer("version: 3", "version: 2", "|0|0|", "|0||0|").Replace(texts["opensudoku_data_v3"]), "opensudoku", ""},
	} {
		r, err := Read(tt.text)
		if err != nil || r.Givens.String() != example || r.Format != tt.format || r.Comment != tt.comment {
			t.Errorf("%s: %v as %q with %q, %v\n%s", tt.name, describe(&r.Annotated), r.Format, r.Comment, err, tt.text)
		}
	}
	if r, err := Read(solved); err != nil || r.Givens[2] != 4 {
		t.Errorf("%v, %v", describe(&r.Annotated), err)
	}
	// If there are two kinds of marks, the first kind is corner marks.
	for _, tt := range []struct {
		text    string
		colours int
	}{
		{program.DataVersion + "4\n" + "0|3|5|1|" + strings.Repeat("7|0|0|0|", 80), 0},
		{program.DataVersion + "5\n" + "0|3|5|0|1|" + strings.Repeat("7|0|0|2|0|", 80), 80},
	} {
		r, err := Read(tt.text)
		if err != nil || r.Corner[0] != 3 || r.Centre[0] != 5 || r.Givens[80] != 7 || r.Dropped[OtherMarks] != tt.colours {
			t.Errorf("%.10s: %v, %v, %v", tt.text, describe(&r.Annotated), r.Dropped, err)
		}
	}
}

// sclJSON converts f-puzzles JSON with only givens to SudokuPad's JSON.
func sclJSON(text string) string {
	return strings.NewReplacer(`"grid"`, `"cells"`, `"size":9,`, `"cellSize":64, `, `,"given":true`, "").Replace(text)
}

// TestStepMarks reads a HoDoKu grid with the marks of a step.
func TestStepMarks(t *testing.T) {
	a := vectorPosition(t)
	plain := basic.PencilMarkGrid.Render(a)
	marked := strings.NewReplacer(" 24 ", " *24", "| 6 ", "| 6 ", "-", "-").Replace(plain)
	marked = strings.Replace(marked, "1249", "1-24#9", 1)
	marked = strings.Replace(marked, "13457", "A13B45@7", 1)
	r, err := Read("XY-Wing: 2/4/9 in r3c45,r9c5 => r4c5<>2\n" + marked)
	if err != nil || r.Format != "hodoku-step-grid" || r.Dropped != (Counts{Steps: 1}) {
		t.Fatalf("%q, %v, %v\n%s", r.Format, r.Dropped, err, marked)
	}
	if want := basic.PencilMarkGrid.Keeps.Kept(a); r.Position != want.Position {
		t.Errorf("got %v, want %v", describe(&r.Annotated), describe(&want))
	}
}

// TestHoDoKuClipboard reads the various copies that HoDoKu makes of a position.
func TestHoDoKuClipboard(t *testing.T) {
	a := vectorPosition(t)
	givens := annotated(&board.Position{Givens: a.Givens})
	grid, values, candidates := basic.Grid.Render(givens), basic.Grid.Render(a), basic.PencilMarkGrid.Render(a)
	marked := strings.Replace(candidates, " 247 ", " 2-4*7 ", 1)
	for _, tt := range []struct {
		name, text string
		steps      int
	}{
		{"line and candidates", example + "\n\n" + candidates, 0},
		{"grid and candidates", grid + "\n\n" + candidates, 0},
		{"all three", grid + "\n\n" + values + "\n\n" + candidates, 0},
		{"all three with a step", grid + "\n\n" + values + "\n\n" + marked + "\nX-Wing", 1},
	} {
		r, err := Read(tt.text)
		if err != nil || r.Position != a.Position || r.Format != "hodoku-clipboard" || r.Dropped[Steps] != tt.steps {
			t.Errorf("%s: %v as %q, %v", tt.name, describe(&r.Annotated), r.Format, err)
		}
	}
	spoiled := strings.Replace(grid, "5 3 .", "5 q .", 1) + "\n\n" + candidates
	if _, err := Read(spoiled); err == nil {
		t.Error("accepted a letter among the givens")
	}
}

// TestParseAnything passes the texts of all formats to every parser.
func TestParseAnything(t *testing.T) {
	texts := vectors(t)
	for i, text := range []string{"", "0", "a", "#", "\n", "S", "{", "<", ":", ",", "https://", example[:9]} {
		texts[string(rune('a'+i))] = text
	}
	for name, text := range texts {
		for _, f := range catalog {
			r, err := f.Parse(text)
			if err != nil {
				checkError(t, err)
				continue
			}
			if n := differences(vectorPosition(t), &r.Annotated); n > 3 {
				t.Errorf("%s as %s: %v", name, f.Key, describe(&r.Annotated))
			}
		}
	}
}
