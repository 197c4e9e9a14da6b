package work_test

import (
	"encoding/csv"
	"slices"
	"strings"
	"testing"

	"sudoku/app/work"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
)

// rowsOf are the rows of a list.
func rowsOf(t *testing.T, list string) []byte {
	t.Helper()
	r := serve(t, work.Contents{Part: work.Part{To: len(list)}.Carrying([]byte(list))})
	return r.Answer.(work.Contained).Rows()
}

// deepened are rows with layers.
func deepened(t *testing.T, rows []byte, layers ...work.Layers) []byte {
	t.Helper()
	for _, layer := range layers {
		answer, ok := serve(t, work.Deepen{Part: 3, First: 64, Count: len(rows) / work.RowSize, Layer: layer}.Carrying(slices.Clone(rows))).Answer.(work.Deepened)
		if !ok || answer.Part != 3 || answer.First != 64 || answer.Layer != layer {
			t.Fatalf("answered %+v", answer)
		}
		rows = answer.Rows()
	}
	return rows
}

// kinds is a list with a minimal puzzle, one that is not, one with several solutions
// and one with none.
const kinds = hard17 + "\n" + wikipedia + "\n" + several + "\n55" + "0000000000000000000000000000000000000000000000000000000000000000000000000000000\n"

func TestDeepen(t *testing.T) {
	rows := rowsOf(t, kinds)
	all := deepened(t, rows, work.AllLayers[:]...)
	want := []work.Row{
		{Givens: 17, Count: 1, Minimal: true, Grade: rate.GradeMedium, ER: 26, EP: 15, ED: 15},
		{Givens: 30, Count: 1, Symmetry: generate.HalfTurn, Grade: rate.GradeEasy, ER: 12, EP: 12, ED: 12},
		{Givens: 17, Count: 2},
		{Givens: 2, Count: 0, Symmetry: generate.NoSymmetry},
	}
	for i, w := range want {
		before, got := work.ReadRow(rows[i*work.RowSize:]), work.ReadRow(all[i*work.RowSize:])
		if before.Layers != 0 || before.Givens != w.Givens || before.Puzzle != got.Puzzle {
			t.Errorf("puzzle %d is read as %+v", i, before)
		}
		if got.Layers != work.Counted|work.Described|work.Judged || got.Count != w.Count || got.Minimal != w.Minimal ||
			got.Symmetry != w.Symmetry || got.Grade != w.Grade || got.ER != w.ER || got.EP != w.EP || got.ED != w.ED {
			t.Errorf("puzzle %d is %+v, want %+v", i, got, w)
		}
		if rated := got.Grade != rate.None; rated != (got.Score > 0) || rated != (got.Hardest != "") || rated != got.Techniques.Has(got.Hardest) {
			t.Errorf("puzzle %d: score %d, hardest %q, techniques %q", i, got.Score, got.Hardest, got.Techniques.Keys())
		}
	}
	if sum := work.SumOf(all); sum != (work.Sum{Unique: 2, Several: 1, None: 1}) {
		t.Errorf("the sum is %+v", sum)
	}
	if sum := work.SumOf(rows); sum != (work.Sum{}) {
		t.Errorf("before, it is %+v", sum)
	}
}

func TestWriteRows(t *testing.T) {
	rows := deepened(t, rowsOf(t, wikipedia+"\n"+several+"\n"), work.Counted, work.Judged)
	write := func(format string, first int) string {
		return string(serve(t, work.WriteRows{First: first, Count: 2, Format: format}.Carrying(rows)).Answer.(work.Written).Text())
	}
	table, err := csv.NewReader(strings.NewReader(write(work.RatedCSV, 0))).ReadAll()
	if err != nil || len(table) != 3 {
		t.Fatalf("%q, %v", table, err)
	}
	dotted := strings.ReplaceAll(wikipedia, "0", ".")
	for i, name := range table[0] {
		if want, known := map[string]string{"puzzle": dotted, "givens": "30", "solutions": "1", "solution": solution, "minimal": "", "symmetry": "", "grade": "Easy", "er": "1.2"}[name]; known && table[1][i] != want {
			t.Errorf("%s is %q, want %q", name, table[1][i], want)
		}
		if name == "grade" && table[2][i] != "" {
			t.Errorf("a puzzle with several solutions is %q", table[2][i])
		}
	}
	if later := write(work.RatedCSV, 2); strings.Contains(later, "puzzle,") || strings.Count(later, "\n") != 2 {
		t.Errorf("a later piece is %q", later)
	}
	if got := write(work.RatedJSON, 0); !strings.HasPrefix(got, `{"puzzle":"`+dotted+`","givens":30,"solutions":1,"solution":"`+solution+`","grade":"Easy","er":1.2,`) {
		t.Errorf("as JSON: %s", got)
	}
	if got := write(work.RatedLines, 0); !strings.HasPrefix(got, dotted+" # ER/EP/ED=1.2/1.2/1.2 HoDoKu=") || !strings.HasSuffix(got, " # several solutions\n") {
		t.Errorf("as lines: %s", got)
	}
	for _, format := range work.WriteFormats { // what was written is read again as the same puzzles
		if format == work.RatedJSON {
			continue
		}
		again := rowsOf(t, write(format, 0))
		if len(again) != 2*work.RowSize || work.PuzzleOf(again) != work.PuzzleOf(rows) || work.PuzzleOf(again[work.RowSize:]) != work.PuzzleOf(rows[work.RowSize:]) {
			t.Errorf("%s is read as %d puzzles", format, len(again)/work.RowSize)
		}
	}
}
