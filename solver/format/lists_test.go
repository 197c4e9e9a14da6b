package format

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/encoded"
)

// TestMixedLists reads lists in all single-line formats, and files with several puzzles.
func TestMixedLists(t *testing.T) {
	texts := vectors(t)
	solved := "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	rows := strings.Join(splitRows(example), "\n")
	game := func(data, note string) string { return "<game data='" + data + "' note='" + note + "'/>" }
	read := func(line int, format string) string { return fmt.Sprintf("%d %s %s", line, format, example) }
	rowsWith := func(vector string) string { return strings.Join(splitRows(texts[vector]), "\n") }
	inGrid, err := Read(texts["hodoku_pm"])
	if err != nil {
		t.Fatal(err)
	}
	const dashed = "...8.1..........435............7.8........1...2..3....6......75..34........2..6.."
	candidates := func(line int) string {
		return fmt.Sprintf("%d pencil-mark-grid %s", line, inGrid.Givens.String())
	}
	for _, tt := range []struct {
		name, text string
		want       []string
	}{
		{"one of each", strings.Join([]string{
			example, texts["sudokuwiki_S9B"], texts["sudokuwiki_v1"], texts["sudokuwiki_S9B_link"], texts["sudokucoach_SCv7"],
			texts["fpuzzles_payload_state"], texts["sudokupad_scf"], texts["codoku"], texts["hodoku_library"],
			example + "," + solved, "1,2,3,4," + example + ",6,7", "hello", "https://sudokupad.app/abc", texts["sudokuwiki_S9B"][:100],
		}, "\n"), []string{
			read(1, "line"), read(2, "sudokuwiki"), read(3, "sudokuwiki-pairs"), read(4, "sudokuwiki"), read(5, "sudoku-coach"),
			read(6, "f-puzzles"), read(7, "sudokupad"), read(8, "codoku"), read(9, "hodoku-library"),
			read(10, "data-set"), read(11, "gsf") + " 1,2,3,4,6,7", "line 12, row 1, column 1: 'h' is not a digit",
			"line 13: only sudokupad.app knows which puzzle this address is short for", "line 14: 48 cells, not 81",
		}},
		{"links first", texts["sudokucoach_link"] + "\n# mine\n" + texts["fpuzzles_link"], []string{read(1, "line"), read(3, "f-puzzles")}},
		{"a data set", "quizzes,solutions\n" + texts["givens_81_zero"] + "," + solved + "\n" + texts["givens_81_zero"] + "," + solved,
			[]string{read(2, "data-set"), read(3, "data-set")}},
		{"games", "<opensudoku>\n<folder name='Easy'>\n" + game(example, "") + "\n" + game(example[1:], "") + "\n\n" + game(example, "b") + "</folder></opensudoku>",
			[]string{read(3, "opensudoku") + " Easy", "line 4: 80 cells, not 81", read(6, "opensudoku") + " Easy\nb"}},
		{"games in one line", "<?xml version='1.0'?><opensudoku>" + game(example, "") + game(example, "") + "</opensudoku>",
			[]string{read(1, "opensudoku"), read(1, "opensudoku")}},
		{"games after a byte order mark", "\ufeff\r\n<opensudoku>" + game(example, "") + game(example, "") + "</opensudoku>",
			[]string{read(2, "opensudoku"), read(2, "opensudoku")}},
		{"a game and a document type", "<opensudoku>" + game(example, "") + "\n<!DOCTYPE x>" + game(example, ""),
			[]string{read(1, "opensudoku"), "line 2: '<!DOCTYPE' is not allowed"}},
		{"grids under headings", "Grid 01\n" + rows + "\nGrid 02\n" + change(5, "4..8.3..x2") + "\nGrid 03\n" + rows,
			[]string{read(1, "grid") + " Grid 01", "line 16, row 5: 10 cells, not 9", read(21, "grid") + " Grid 03"}},
		{"grids between blank lines", rows + "\n\n" + rows + "\n\n\n" + rows + "\n", []string{read(1, "grid"), read(11, "grid"), read(22, "grid")}},
		{"grids in frames", texts["rows9_separators"] + "\n\n" + texts["rows9_separators"], []string{read(1, "grid"), read(13, "grid")}},
		{"grids of candidates", texts["hodoku_pm"] + "\n" + texts["hodoku_pm"] + "\n\n" + texts["se_multiline_pm"],
			[]string{candidates(2), candidates(15), candidates(29)}},
		{"a grid of another puzzle above candidates", relabelled(rows) + "\n" + texts["hodoku_pm"], []string{"1 grid " + relabelled(example), candidates(11)}},
		{"what HoDoKu copies, twice", rows + "\n\n" + texts["hodoku_pm"] + "\n" + rows + "\n\n" + rowsWith("values_81_zero") + "\n\n" + texts["hodoku_pm"],
			[]string{read(1, "hodoku-clipboard"), read(24, "hodoku-clipboard")}},
		{"a line and its candidates", example + "\n" + texts["hodoku_pm"], []string{read(1, "hodoku-clipboard")}},
		{"lines and their candidates", example + "\n" + texts["hodoku_pm"] + "\n" + relabelled(example) + "\n" + texts["hodoku_pm"] + "\n" + example,
			[]string{read(1, "hodoku-clipboard"), "15 line " + relabelled(example), candidates(17), read(29, "line")}},
		{"a grid among lines", example + "\n" + rows + "\n" + example + "\n" + texts["rows9_separators"] + "\n" + rows[:29] + "\nhello 1",
			[]string{read(1, "line"), read(2, "grid"), read(11, "line"), read(12, "grid"),
				"line 23: 9 cells, not 81", "line 24: 9 cells, not 81", "line 25: 9 cells, not 81", "line 26, row 1, column 1: 'h' is not a digit"}},
		{"a grid with blank lines among lines", example + "\n\n" + rows[:30] + "\n" + rows[30:60] + "\n\n" + rows[60:] + "\n\n" + example,
			[]string{read(1, "line"), read(3, "grid"), read(16, "line")}},
		{"strokes between lines", example + "\n----------------\n" + example + "\n+-------+\n", []string{read(1, "line"), read(3, "line")}},
		{"blanks written as dashes", strings.Repeat(strings.ReplaceAll(dashed, ".", "-")+"\n", 3),
			[]string{"1 line " + dashed, "2 line " + dashed, "3 line " + dashed}},
		{"grids above lines", rows + "\n\n" + rows + "\n" + example, []string{read(1, "grid"), read(11, "grid"), read(20, "line")}},
		{"links to sites", strings.Join([]string{texts["sudokuexchange_link"], texts["sudokuexchange_link_long"], texts["fpuzzles_link"], texts["sudokuwiki_S9B_link"]}, "\n"),
			[]string{read(1, "codoku"), read(2, "line"), read(3, "f-puzzles"), read(4, "sudokuwiki")}},
		{"an .sdm file", texts["sdm"] + texts["sdm"], []string{read(1, "line"), read(2, "line")}},
		{"a grid with two rows too many", rows + "\n" + rows[:19], []string{read(1, "grid"), "line 10: 2 rows, not 9"}},
	} {
		if got := printed(strings.NewReader(tt.text)); !slices.Equal(got, tt.want) {
			t.Errorf("%s:\n%s\nwant\n%s", tt.name, strings.Join(got, "\n"), strings.Join(tt.want, "\n"))
		}
	}
}

// relabelled returns a text with 1 replaced by 2, 2 by 3 and so on.
func relabelled(text string) string {
	return strings.NewReplacer("1", "9", "2", "1", "3", "2", "4", "3", "5", "4", "6", "5", "7", "6", "8", "7", "9", "8").Replace(text)
}

// TestPartsOfLists splits lists after each line in turn and compares the puzzles in the
// parts with those in the whole list.
func TestPartsOfLists(t *testing.T) {
	texts := vectors(t)
	text := "puzzle,solution\n" + strings.Join([]string{
		example, "hello", texts["sudokuwiki_S9B"] + " x", "", "words", example + " \r\n" + texts["hodoku_library"] + "\r" + example, "# a", example[1:],
	}, "\n") + "\n"
	if !InLines(text) {
		t.Fatal("InLines does not recognise a list")
	}
	whole := printed(strings.NewReader(text))
	lines := strings.SplitAfter(text, "\n")
	for cut := range lines {
		var got []string
		above := 0
		for i, part := range []string{strings.Join(lines[:cut], ""), strings.Join(lines[cut:], "")} {
			for e, err := range Scan(strings.NewReader(part), i > 0) {
				if wrong, ok := err.(*Error); ok {
					if wrong.Kind == Empty {
						continue
					}
					wrong.Line += above
				}
				e.Line += above
				got = append(got, describeEntry(e, err))
			}
			above += LineEnds([]byte(part))
		}
		if cut > 2 && !slices.Equal(got, whole) { // the first part has a puzzle only after line 2
			t.Errorf("cut after line %d:\n%s\nwant\n%s", cut, strings.Join(got, "\n"), strings.Join(whole, "\n"))
		}
	}
}

func TestInLines(t *testing.T) {
	texts := vectors(t)
	line, rows := example+"\n", strings.Join(splitRows(example), "\n")+"\n"
	for text, want := range map[string]bool{
		line + line:                            true,
		"# mine\n\n" + line + "cut off in the": true,
		"puzzle,solution\r\n" + line:           true,
		texts["sudokuexchange_link"] + "\n":    true,
		line + "hello\n" + line:                true,
		line[:81]:                              false, // may be incomplete
		rows + rows:                            false,
		line + rows:                            false,
		texts["hodoku_pm"] + "\n":              false,
		texts["sadman_sdk"] + "\n":             false,
		texts["opensudoku_data_v3"] + "\n":     false,
		texts["opensudoku_file_v2"] + "\n":     false,
		"words\n":                              false,
	} {
		if got := InLines(text); got != want {
			t.Errorf("%.60q: %t", text, got)
		}
	}
}

// TestFilesAreNoLists checks that a file with one puzzle yields one puzzle, although some
// of its lines may be as long as a puzzle.
func TestFilesAreNoLists(t *testing.T) {
	open := board.Annotated{Position: board.Position{}.WithEntry(80, 5)}
	for _, f := range catalog {
		if f.Render == nil || f == &encoded.Codoku {
			continue
		}
		n := 0
		for e, err := range Puzzles(strings.NewReader(f.Render(&open))) {
			if n++; err != nil || e.Annotated != f.Keeps.Kept(&open) {
				t.Errorf("%s: %v as %q, %v", f.Key, describe(&e.Annotated), e.Format, err)
			}
		}
		if n != 1 {
			t.Errorf("%s contains %d puzzles", f.Key, n)
		}
	}
}

// TestListsAreReadAsTheyCome checks that the puzzles of an endless file are yielded as
// they arrive.
func TestListsAreReadAsTheyCome(t *testing.T) {
	rows := strings.Join(splitRows(example), "\n") + "\n\n"
	readEndless(t, "<opensudoku>", "<game data='"+example+"'/>")
	readEndless(t, "", rows)
	readEndless(t, rows, vectors(t)["hodoku_pm"]+"\n")
}

func readEndless(t *testing.T, head, item string) {
	t.Helper()
	in, out := io.Pipe()
	go func() {
		fmt.Fprint(out, head)
		for {
			if _, err := fmt.Fprint(out, item); err != nil {
				return
			}
		}
	}()
	n := 0
	for _, err := range Puzzles(in) {
		if err != nil {
			t.Fatal(err)
		}
		if n++; n == 1000 {
			break
		}
	}
	in.Close()
}

// TestGNOMESudokuInAList reads a saved game on one line.
func TestGNOMESudokuInAList(t *testing.T) {
	a := board.Annotated{Position: board.Position{Givens: mustRead(t, example)}}
	n := 0
	for e, err := range Puzzles(strings.NewReader(example + "\n" + writeGNOMESudoku(&a) + "\n" + example)) {
		if n++; err != nil || e.Givens != a.Givens || n == 2 && e.Format != encoded.GNOMESudoku.Key {
			t.Errorf("number %d: %q, %v", n, e.Format, err)
		}
	}
	if n != 3 {
		t.Errorf("%d puzzles", n)
	}
}
