package format

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/encoded"
	"sudoku/solver/format/internal/program"
	"sudoku/solver/share"
)

// arrays formats a grid as nested arrays of numbers.
func arrays(symbols string) string {
	var rows []string
	for _, r := range splitRows(strings.ReplaceAll(symbols, ".", "0")) {
		rows = append(rows, "["+strings.Join(strings.Split(r, ""), ",")+"]")
	}
	return "[" + strings.Join(rows, ",") + "]"
}

// TestNothingIsLostInSilence reads texts of which a more lenient parser would drop a
// part. want is the puzzle or the error.
func TestNothingIsLostInSilence(t *testing.T) {
	texts := vectors(t)
	relabelled := relabelled(example)
	csv := texts["csv_9x9"]
	var numbered []string
	for i, row := range strings.Split(csv, "\n") {
		numbered = append(numbered, fmt.Sprint(i, ",", row))
	}
	for _, tt := range []struct{ name, text, format, want string }{
		{"JSON of a program under f-puzzles' name", `{"grid":` + arrays(example) + `}`, "program-text", example},
		{"JSON of a program under SudokuPad's name", `{"cells":` + arrays(example) + `}`, "program-text", example},
		{"nothing in the cells", `{"grid":` + strings.ReplaceAll(arrays(strings.Repeat(".", 81)), "0", "null") + `}`, "", "there is no puzzle in it"},
		{"a list on a line", "['" + example + "','" + relabelled + "']", "", "2 puzzles, not 1"},
		{"two on a line", example + " " + relabelled, "", "2 puzzles, not 1"},
		{"the same twice on a line", example + " " + example, "", "2 puzzles, not 1"},
		{"two codes on a line", texts["sudokuwiki_S9B"] + " " + encoded.SudokuWiki.Render(&board.Annotated{Position: board.Position{Givens: mustRead(t, relabelled)}}), "", "2 puzzles, not 1"},
		{"two codes on two lines", texts["fpuzzles_payload_givens"] + "\n" + relabelled, "", "2 puzzles, not 1"},
		{"a code with its line", texts["fpuzzles_payload_givens"] + "\n" + example, "line", example},
		{"a line with its solution", example + " " + exampleSolution, "line", example},
		{"another solution", example + "," + relabelledSolution(), "", "2 puzzles, not 1"},

		{"runs after classic", "https://sudokupad.app/classicI1H23F4H1G5D4E6B2C7E7C86C2H31D5D", "sudokupad-classic",
			"........1.......23.....4.......1......5...4....6.2..7....7..86..2.......31...5..."},
		{"a Codoku after classic", "https://sudokupad.app/classic" + texts["codoku"], "sudokupad-classic", example},
		{"the end of OpenSudoku's data", texts["opensudoku_data_v1"][strings.LastIndex(texts["opensudoku_data_v1"], "1|2|-|0|8|-|0|4"):], "", "not recognized as a puzzle"},
		{"a stroke within ISS", strings.Replace(texts["iss_state"], "_5_9~R6C5", "_5#9~R6C5", 1), "", "row 6, column 3: '5#9' is not a digit"},
		{"classic with a cell too many", "classicI1H23F4H1G5D4E6B2C7E7C86C2H31D5E", "", "82 cells, not 81"},
		{"classic with a stroke", "classicI1H23F4H1G5D4E6B2C7E7C86C2H31D5D#", "sudokupad-classic",
			"........1.......23.....4.......1......5...4....6.2..7....7..86..2.......31...5..."},

		{"the solution first, named", "solution,puzzle\n" + exampleSolution + "," + example, "data-set", example},
		{"the solution first", exampleSolution + "," + example, "data-set", example},
		{"more columns, named", "id;difficulty;answers;quizzes\n7;2.3;" + exampleSolution + ";" + example, "data-set", example},
		{"more columns", "7\t" + example + "\t2.3\t" + exampleSolution, "data-set", example},
		{"quoted", `"` + exampleSolution + `","` + example + `"`, "data-set", example},
		{"the end of a line of gsf, whose last fields make up for the cells", strings.ReplaceAll(example[2:], ".", "0") + ",6,7", "", "not recognized as a puzzle"},
		{"candidates with a space after 81 of them", texts["sukaku_729"][:81] + " " + texts["sukaku_729"][81:], "", "729 cells, not 81"},
		{"a solved one", exampleSolution + "," + exampleSolution, "data-set", exampleSolution},
		{"columns numbered from 0", "0,1,2,3,4,5,6,7,8\n" + csv, "csv", example},
		{"columns and rows numbered", ",0,1,2,3,4,5,6,7,8\n" + strings.Join(numbered, "\n"), "csv", example},

		{"XML after blanks", strings.Repeat(" \n", 5000) + texts["opensudoku_file_v2"], "opensudoku", example},
		{"entries and no more after a colon", strings.Replace(example, ".", "+4", 1) + ":", "susser", example},
		{"an f-puzzles puzzle without digits", "https://f-puzzles.com/?load=" + encoded.LzCompress(strings.Replace(emptyObjects, "{}", `{"givenPencilMarks":[1]}`, 1)),
			"f-puzzles", strings.Repeat(".", 81)},
	} {
		r, err := Read(tt.text)
		got := r.Givens.String()
		if err != nil {
			got = err.Error()
		}
		if got != tt.want || r.Format != tt.format {
			t.Errorf("%s: %s as %q, want %s as %q", tt.name, got, r.Format, tt.want, tt.format)
		}
	}
}

func relabelledSolution() string { return relabelled(exampleSolution) }

// TestSeveralOnALine finds all puzzles of a one-line list, and the puzzle column of a
// table by its header.
func TestSeveralOnALine(t *testing.T) {
	other := relabelled(example)
	table := "id,solution,puzzle\n1," + exampleSolution + "," + example + "\n2," + exampleSolution + "," + example
	for _, tt := range []struct {
		text string
		want []string
	}{
		{"['" + example + "', '" + other + "', '" + example + "']\n", []string{"1 program-text " + example, "1 program-text " + other, "1 program-text " + example}},
		{other + "\n" + example + " " + other, []string{"1 line " + other, "2 line " + example, "2 line " + other}},
		{table, []string{"2 data-set " + example + " 1", "3 data-set " + example + " 2"}},
		{strings.Repeat(" ", 40) + "<opensudoku><game data='" + example + "'/>\n<game data='" + other + "'/></opensudoku>",
			[]string{"1 opensudoku " + example, "2 opensudoku " + other}},
	} {
		if got := printed(strings.NewReader(tt.text)); !slices.Equal(got, tt.want) {
			t.Errorf("%s:\n%s\nwant\n%s", tt.text, strings.Join(got, "\n"), strings.Join(tt.want, "\n"))
		}
	}
}

// TestWhatIsLeftIsSaid adds words to each vector and expects them in the comment.
func TestWhatIsLeftIsSaid(t *testing.T) {
	texts := vectors(t)
	for name, text := range texts {
		for _, spoiled := range []string{text + "\nleft over", "left over\n" + text, text + " left over"} {
			r, err := Read(spoiled)
			if err == nil && !strings.Contains(strings.ReplaceAll(r.Comment, "\n", " "), "left over") && r.Dropped.IsZero() {
				t.Errorf("%s: %q is not in the comment %q of\n%s\nRead as %s; its Reads must return the lines it skips in Reading.Comment", name, "left over", r.Comment, spoiled, r.Format)
			}
		}
	}
}

// TestDamagedCodes damages our own codes. A damaged code must never be read as another
// position.
func TestDamagedCodes(t *testing.T) {
	const symbols = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
	rng := rand.New(rand.NewPCG(17, 287))
	accepted, tried := 0, 0
	for range max(2000, *long) {
		a := played(rng)
		code := share.EncodeState(a)
		for range 5 {
			w := []byte(code)
			switch i := rng.IntN(len(w)); rng.IntN(4) {
			case 0:
				w[i] = symbols[rng.IntN(len(symbols))]
			case 1:
				w = w[:i]
			case 2:
				w = slices.Delete(w, i, i+1)
			case 3:
				w = w[i:]
			}
			if string(w) == code {
				continue
			}
			tried++
			if r, err := Read(string(w)); err == nil && r.Position != a.Position {
				accepted++
				t.Logf("%s was read as %s: %s", w, r.Format, &r.Givens)
			}
		}
	}
	// The checksum of version A misses about one damaged code in ten thousand.
	if accepted > tried/8000 {
		t.Errorf("%d of %d damaged codes were read as something else", accepted, tried)
	}
}

// TestZippedColours reads colours without "#" as SudokuPad's zipper writes them.
func TestZippedColours(t *testing.T) {
	rows := "[" + strings.Repeat(",", 8) + "]"
	for zipped, want := range map[string]board.Colour{
		"FF80FF": encoded.Violet, "808080": encoded.Grey, "60D060": encoded.Green, "1E1000": encoded.Orange, "#0": encoded.Grey, "#F": 0, "112233": encoded.Blue,
	} {
		text := "{ce:[" + rows + strings.Repeat(","+rows, 8) + "],u:[{ct:[0.5,0.5],w:1,h:1,c2:" + zipped + "}]}"
		r, err := Read(text)
		set := board.ColourSet(0)
		if want != 0 {
			set = 1 << want
		}
		if err != nil || r.Cells[0] != set {
			t.Errorf("%s is %b, %v, want %b", zipped, r.Cells[0], err, set)
		}
	}
}

// TestColoursStayApart checks that the two pairs of similar colours in f-puzzles' palette
// stay distinct.
func TestColoursStayApart(t *testing.T) {
	text := emptyObjects
	for _, hex := range []string{"B0FFB0", "60D060", "D0D0FF", "8080F0"} {
		text = strings.Replace(text, "{}", `{"c":"#`+hex+`"}`, 1)
	}
	r, err := Read(text)
	if err != nil || !r.Dropped.IsZero() {
		t.Fatal(err, r.Dropped)
	}
	if got := r.Cells[:4]; !slices.Equal(got, []board.ColourSet{1 << encoded.Teal, 1 << encoded.Green, 1 << encoded.Violet, 1 << encoded.Blue}) {
		t.Errorf("%b", got)
	}
	again, err := Read(encoded.FPuzzles.Render(&r.Annotated))
	if err != nil || again.Cells != r.Cells {
		t.Errorf("%b, %v", again.Cells[:4], err)
	}
	for place := range encoded.SitePalette {
		text = strings.Replace(text, "{}", fmt.Sprintf(`{"c":%d}`, place), 1)
	}
	if r, err := Read(text); err != nil || r.Dropped[OtherMarks] != 2 {
		t.Errorf("eleven colours in nine: %v, %v dropped, want 2", err, r.Dropped[OtherMarks])
	}
}

// TestOpenSudokuMarks checks that a current version of OpenSudoku shows the written marks
// in the right places.
func TestOpenSudokuMarks(t *testing.T) {
	var a board.Annotated
	if text := program.OpenSudoku.Render(&a); !strings.Contains(text, "version: 3") {
		t.Errorf("without marks: %.200s", text)
	}
	a.Centre[0], a.Corner[0] = board.NewDigitSet(1), board.NewDigitSet(2)
	if text := program.OpenSudoku.Render(&a); !strings.Contains(text, "version: 4&#10;0|2|1|1|") {
		t.Errorf("%.200s", text)
	}
}

// TestLinksAreNotEscaped checks that f-puzzles addresses contain the code unescaped.
func TestLinksAreNotEscaped(t *testing.T) {
	rng := rand.New(rand.NewPCG(50, 50))
	for range 50 {
		a := played(rng)
		if url, want := sites[1].URL(a), "https://f-puzzles.com/?load="+encoded.FPuzzles.Render(a); url != want {
			t.Fatalf("%s, want %s", url, want)
		}
	}
}
