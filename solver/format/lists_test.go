package format

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
)

// TestMixedLists reads lists of all the formats that take a line, and files
// with several puzzles.
func TestMixedLists(t *testing.T) {
	texts := vectors(t)
	solved := "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	rows := strings.Join(rowsOf(example), "\n")
	game := func(data, note string) string { return "<game data='" + data + "' note='" + note + "'/>" }
	read := func(line int, format string) string { return fmt.Sprintf("%d %s %s", line, format, example) }
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
		{"games behind a byte order mark", "\ufeff\r\n<opensudoku>" + game(example, "") + game(example, "") + "</opensudoku>",
			[]string{read(2, "opensudoku"), read(2, "opensudoku")}},
		{"a game and a document type", "<opensudoku>" + game(example, "") + "\n<!DOCTYPE x>" + game(example, ""),
			[]string{read(1, "opensudoku"), "line 2: '<!DOCTYPE' is not allowed"}},
		{"grids under headings", "Grid 01\n" + rows + "\nGrid 02\n" + change(5, "4..8.3..x2") + "\nGrid 03\n" + rows,
			[]string{read(1, "grid") + " Grid 01", "line 16, row 5: 10 cells, not 9", read(21, "grid") + " Grid 03"}},
		{"grids between blank lines", rows + "\n\n" + rows + "\n\n\n" + rows + "\n", []string{read(1, "grid"), read(11, "grid"), read(22, "grid")}},
		{"grids in frames", texts["rows9_separators"] + "\n\n" + texts["rows9_separators"], []string{read(1, "grid"), read(13, "grid")}},
		{"a grid with two rows too many", rows + "\n" + rows[:19], []string{read(1, "grid"), "line 10: 2 rows, not 9"}},
	} {
		if got := printed(strings.NewReader(tt.text)); !slices.Equal(got, tt.want) {
			t.Errorf("%s:\n%s\nwant\n%s", tt.name, strings.Join(got, "\n"), strings.Join(tt.want, "\n"))
		}
	}
}

// TestFilesAreNoLists reads files whose lines are as long as a puzzle as one
// puzzle.
func TestFilesAreNoLists(t *testing.T) {
	open := board.Annotated{Position: board.Position{}.WithEntry(80, 5)}
	for _, f := range Catalog {
		if f.Render == nil || f == &Codoku {
			continue
		}
		n := 0
		for e, err := range Puzzles(strings.NewReader(f.Render(&open))) {
			if n++; err != nil || e.Annotated != f.Keeps.Kept(&open) {
				t.Errorf("%s: %v as %q, %v", f.Key, describe(&e.Annotated), e.Format, err)
			}
		}
		if n != 1 {
			t.Errorf("%s holds %d puzzles", f.Key, n)
		}
	}
}

// TestGamesAreReadAsTheyCome reads a file of games that has no end.
func TestGamesAreReadAsTheyCome(t *testing.T) {
	in, out := io.Pipe()
	go func() {
		fmt.Fprint(out, "<opensudoku>")
		for {
			if _, err := fmt.Fprintf(out, "<game data='%s'/>", example); err != nil {
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
