package work_test

import (
	"encoding/csv"
	"slices"
	"strings"
	"testing"

	"sudoku/app/work"
	"sudoku/app/work/rowset"
	"sudoku/solver/board"
	"sudoku/solver/profile"
)

// makeRows returns the rows of a list.
func makeRows(t *testing.T, list string) []byte {
	t.Helper()
	r := serve(t, work.Contents{Part: work.Part{To: len(list)}.Carrying([]byte(list))})
	return r.Answer.(work.Contained).Rows()
}

// deepened returns the rows with the given layers computed.
func deepened(t *testing.T, rows []byte, layers ...profile.Layer) []byte {
	t.Helper()
	for _, layer := range layers {
		answer, ok := serve(t, work.Deepen{Part: 3, First: 64, Count: len(rows) / rowset.Size, Layer: layer}.Carrying(slices.Clone(rows))).Answer.(work.Deepened)
		if !ok || answer.Part != 3 || answer.First != 64 || answer.Layer != layer {
			t.Fatalf("answered %+v", answer)
		}
		rows = answer.Rows()
	}
	return rows
}

// kinds lists a minimal puzzle, a puzzle that is not minimal, a puzzle with several
// solutions, and a puzzle without a solution.
const kinds = hard17 + "\n" + wikipedia + "\n" + several + "\n55" + "0000000000000000000000000000000000000000000000000000000000000000000000000000000\n"

func TestDeepen(t *testing.T) {
	rows := makeRows(t, kinds)
	all := deepened(t, rows, rowset.Layers[:]...)
	again := deepened(t, all, profile.Solved, profile.Rated)
	for i := range 4 {
		row := rows[i*rowset.Size:]
		want := profile.Of(new(board.Grid))
		if want.Puzzle = rowset.Puzzle(row); want.Puzzle == (board.Grid{}) {
			t.Fatal("a row without a puzzle")
		}
		want = profile.Of(&want.Puzzle)
		before, got := rowset.Profile(row).Profile(), rowset.Profile(all[i*rowset.Size:])
		if before.Layers != profile.Read || before.Givens != want.Givens {
			t.Errorf("puzzle %d was read as %+v", i, before)
		}
		if err := want.Work(t.Context(), profile.AllLayers); err != nil {
			t.Fatal(err)
		}
		expected := make(profile.Row, profile.RowSize)
		want.Put(expected)
		for _, column := range profile.Columns() {
			n, ok := got.Number(column)
			if m, known := expected.Number(column); column != profile.Time && (n != m || ok != known) {
				t.Errorf("puzzle %d, %v: %d, want %d", i, column, n, m)
			}
		}
		if got.Class() != expected.Class() || got.Class() != rowset.Profile(again[i*rowset.Size:]).Class() || got.Techniques() != expected.Techniques() {
			t.Errorf("puzzle %d: class %x, then %x, want %x", i, got.Class(), rowset.Profile(again[i*rowset.Size:]).Class(), expected.Class())
		}
	}
}

// TestDeepenSum checks how many puzzles have one solution, several or none.
func TestDeepenSum(t *testing.T) {
	rows := makeRows(t, kinds)
	r := serve(t, work.Deepen{Layer: profile.Solved}.Carrying(rows))
	if sum := r.Answer.(work.Deepened).Sum; sum != (rowset.Sum{Unique: 2, Several: 1, None: 1}) {
		t.Errorf("the sum is %+v", sum)
	}
}

// TestDeepenIsAlive checks that a slow puzzle reports progress.
func TestDeepenIsAlive(t *testing.T) {
	const hardest = "800000000003600000070090200050007000000045700000100030001000068008500010090000400"
	rows, reports := makeRows(t, hardest), 0
	work.Serve(t.Context(), work.Request{Job: work.Deepen{Layer: profile.Rated}.Carrying(rows)}, func(r work.Response) {
		if r.Progress != nil {
			reports++
		}
	})
	if reports == 0 {
		t.Error("no progress was reported while rating")
	}
}

func TestWriteRows(t *testing.T) {
	rows := deepened(t, makeRows(t, wikipedia+"\n"+several+"\n"), profile.Solved, profile.Rated)
	write := func(format string, first int) string {
		return string(serve(t, work.WriteRows{First: first, Count: 2, Format: format}.Carrying(rows)).Answer.(work.Written).Text())
	}
	table, err := csv.NewReader(strings.NewReader(write(rowset.RatedCSV, 0))).ReadAll()
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
	if later := write(rowset.RatedCSV, 2); strings.Contains(later, "puzzle,") || strings.Count(later, "\n") != 2 {
		t.Errorf("a later piece is %q", later)
	}
	if got := write(rowset.RatedJSON, 0); !strings.HasPrefix(got, `{"puzzle":"`+dotted+`","givens":30,"solutions":1,"solution":"`+solution+`","grade":"Easy","er":1.2,`) {
		t.Errorf("as JSON: %s", got)
	}
	if got := write(rowset.RatedLines, 0); !strings.HasPrefix(got, dotted+" # ER/EP/ED=1.2/1.2/1.2 HoDoKu=") || !strings.HasSuffix(got, " # several solutions\n") {
		t.Errorf("as lines: %s", got)
	}
	for _, format := range rowset.Formats { // the output reads back as the same puzzles
		if format == rowset.RatedJSON {
			continue
		}
		again := makeRows(t, write(format, 0))
		if len(again) != 2*rowset.Size || rowset.Puzzle(again) != rowset.Puzzle(rows) || rowset.Puzzle(again[rowset.Size:]) != rowset.Puzzle(rows[rowset.Size:]) {
			t.Errorf("%s was read as %d puzzles", format, len(again)/rowset.Size)
		}
	}
}
