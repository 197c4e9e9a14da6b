package technique_test

import (
	"path/filepath"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/finders"
	"sudoku/solver/internal/reglib"
	"sudoku/solver/technique"
)

// TestExamples checks the example of each technique against its cases.
func TestExamples(t *testing.T) {
	for _, x := range technique.Catalog() {
		want := readExample(t, x)
		givens, deleted, _ := strings.Cut(want, ":")
		if p, err := reglib.Position(givens, deleted); err != nil || x.Example() != p {
			t.Errorf("in the catalog, %s should have\n\t\tBoard: %q,", x.Key, want)
		}
	}
}

// readExample returns the board of the first case on which the technique comes first. If
// there is none, it returns the board of the first case on which the technique has a
// step.
func readExample(t *testing.T, x *technique.Technique) string {
	example := ""
	for _, c := range finders.ReadCases(t, readCases(t, x)) {
		b, _ := c.Position(t)
		switch {
		case !c.Fires():
		case nextIs(x, &b):
			return c.Board
		case example == "":
			example = c.Board
		}
	}
	return example
}

// readCases reads the file with the cases of a technique from its family's folder.
func readCases(t *testing.T, x *technique.Technique) string {
	t.Helper()
	files, err := filepath.Glob("*/testdata/" + x.Key + ".txt")
	if err != nil || len(files) != 1 {
		t.Fatalf("%s has the case files %v, want exactly one, FAMILY/testdata/%s.txt", x.Key, files, x.Key)
	}
	return files[0]
}

// nextIs reports whether the technique has a step on a board and the techniques before it
// have none, ignoring those that are searched only on request.
func nextIs(x *technique.Technique, b *board.Board) bool {
	for _, other := range finders.Unasked() {
		if _, ok := other.First(b); ok || other.Key == x.Key {
			return ok && other.Key == x.Key
		}
	}
	_, ok := x.First(b)
	return ok
}
