package work_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"sudoku/app/work"
	"sudoku/app/work/rowset"
	"sudoku/solver/format"
	"sudoku/solver/share"
)

const library = ":0000:x:53..7....6..195....98....6.8...6...34..8+53..17...2...6.6....28+4...419.+35....8..79:113 216 117::"

func TestContents(t *testing.T) {
	rows := strings.Join(slices.Collect(func(yield func(string) bool) {
		for i := 0; i < 81; i += 9 {
			yield(wikipedia[i : i+9])
		}
	}), "\n")
	for _, tt := range []struct {
		name, text string
		inside     bool
		want       work.Contained
	}{
		{"lines", "puzzle\n" + wikipedia + "\r\n# a\n\nhello\n" + library + "\n", false,
			work.Contained{Puzzles: 2, Lines: 6, Skipped: 1, Why: []format.Error{{Kind: format.NotADigit, Line: 5, Row: 1, Column: 1, Text: "h"}}}},
		{"lines inside", "hello\n" + wikipedia, true,
			work.Contained{Puzzles: 1, Lines: 1, Skipped: 1, Why: []format.Error{{Kind: format.NotADigit, Line: 1, Row: 1, Column: 1, Text: "h"}}}},
		{"grids", rows + "\n\n" + rows, false, work.Contained{Puzzles: 2, Lines: 18}},
		{"nothing", "# a\n\n", false, work.Contained{Lines: 2}},
	} {
		r := serve(t, work.Contents{Part: work.Part{To: len(tt.text), Inside: tt.inside}.Carrying([]byte(tt.text))})
		got, _ := r.Answer.(work.Contained)
		for row := range slices.Chunk(got.Rows(), rowset.Size) {
			if puzzle := rowset.Puzzle(row); puzzle.String() != strings.ReplaceAll(wikipedia, "0", ".") {
				t.Errorf("%s: a row with %s", tt.name, puzzle.String())
			}
		}
		if len(got.Rows()) != rowset.Size*got.Puzzles {
			t.Errorf("%s: %d bytes of rows", tt.name, len(got.Rows()))
		}
		got = got.WithoutRows()
		if !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%s: %+v, %q, want %+v", tt.name, r.Answer, r.Err, tt.want)
		}
	}
	many := strings.Repeat(wikipedia[1:]+"\n", 2*work.MostWhy)
	r := serve(t, work.Contents{Part: work.Part{Inside: true}.Carrying([]byte(many))})
	got := r.Answer.(work.Contained)
	if counted := got.Kinds[format.WrongCellCount]; got.Skipped != 2*work.MostWhy || len(got.Why) != work.MostWhy || counted != work.MostWhy {
		t.Errorf("%d skipped, %d reasons, %d counted", got.Skipped, len(got.Why), counted)
	}
}

// TestPick checks that a puzzle picked from a list keeps all its annotations.
func TestPick(t *testing.T) {
	want, err := format.Read(library)
	if err != nil {
		t.Fatal(err)
	}
	text := wikipedia + "\nhello\n" + library + "\n"
	for index, found := range []bool{true, true, false} {
		r := serve(t, work.Pick{Part: work.Part{To: len(text)}.Carrying([]byte(text)), Index: index})
		got, _ := r.Answer.(work.Picked)
		if !found {
			if got != (work.Picked{}) {
				t.Errorf("puzzle %d is %+v", index, got)
			}
			continue
		}
		h, err := share.DecodeHistory(got.Code)
		if err != nil {
			t.Fatal(err)
		}
		if index == 1 && (h.Nodes[0].State != want.Annotated || got.Format != "hodoku-library") {
			t.Errorf("puzzle %d is %v as %s", index, h.Nodes[0].State.Position, got.Format)
		}
	}
}
