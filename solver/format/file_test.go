package format

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/encoded"
	"sudoku/solver/format/internal/program"
)

// TestFiles writes three positions to a file of each format and reads them back, with and
// without naming the format.
func TestFiles(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 81))
	for range 20 {
		var all []*board.Annotated
		for range 3 {
			all = append(all, randomAnnotated(rng))
		}
		for _, f := range catalog {
			if f.Render == nil {
				continue
			}
			var out strings.Builder
			file := f.NewFile(&out)
			for _, a := range all {
				if err := file.Add(a); err != nil {
					t.Fatal(err)
				}
			}
			if err := file.Close(); err != nil {
				t.Fatal(err)
			}
			i := 0
			for e, err := range PuzzlesIn(f, strings.NewReader(out.String())) {
				if err != nil || i >= len(all) || e.Annotated != f.Keeps.Kept(all[i]) {
					t.Fatalf("a list of %s cannot be split: see Heading, Block and Within in internal/core/format.go\n%v, %v\n%s", f.Key, describe(&e.Annotated), err, out.String())
				}
				i++
			}
			if i != len(all) {
				t.Errorf("read %d positions from a file of %s", i, f.Key)
			}
		}
	}
}

// TestOneFormatAlone reads lists in a given format. Lines in other formats are errors.
func TestOneFormatAlone(t *testing.T) {
	texts := vectors(t)
	for _, tt := range []struct {
		format *Format
		text   string
		want   []string
	}{
		{&basic.Line, example + "\n\n# a\n" + texts["codoku"] + "\n" + example, []string{"1 line", "line 4: there is no puzzle in it", "5 line"}},
		{&encoded.Codoku, texts["codoku"] + "\n" + example[1:], []string{"1 codoku", "line 2, row 1, column 2: '.' is not a digit"}},
		{&basic.Grid, texts["rows9"], []string{"0 grid"}},
		{&basic.Grid, texts["rows9"][:80], []string{"8 rows, not 9"}},
		{&program.OpenSudoku, texts["opensudoku_file_v2"], []string{"1 opensudoku"}},
		{&basic.Line, example + "\n" + strings.Repeat(".", MaxBytes+1), []string{"1 line", "line 2: too long to be a puzzle"}},
		{&basic.Grid, strings.Repeat(".", MaxBytes+1), []string{"too long to be a puzzle"}},
	} {
		var got []string
		for e, err := range PuzzlesIn(tt.format, strings.NewReader(tt.text)) {
			if err != nil {
				got = append(got, err.Error())
			} else {
				got = append(got, fmt.Sprint(e.Line, " ", e.Format))
			}
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s: %q, want %q", tt.format.Key, got, tt.want)
		}
	}
}
