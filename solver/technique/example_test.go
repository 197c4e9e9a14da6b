package technique_test

import (
	"go/format"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/golden"
	"sudoku/solver/internal/finders"
	"sudoku/solver/internal/reglib"
	"sudoku/solver/technique"
)

// TestExamples checks the example of each technique against its cases. With -update it
// writes the examples into the catalogs of the families. This is needed after a technique
// is added: it has no example, and it may have a step on the example of a later
// technique.
func TestExamples(t *testing.T) {
	for _, x := range technique.Catalog() {
		want := readExample(t, x)
		givens, deleted, _ := strings.Cut(want, ":")
		if p, err := reglib.Position(givens, deleted); err == nil && x.Example() == p {
			continue
		}
		if !*golden.Update {
			t.Errorf("in the catalog, %s should have the Board %q; run go test -update", x.Key, want)
			continue
		}
		writeBoard(t, x, want)
		x.Board = want // for the tests that follow
	}
}

// writeBoard writes the Board of a technique into its family's catalog.
func writeBoard(t *testing.T, x *technique.Technique, want string) {
	t.Helper()
	file := filepath.Join(filepath.Dir(readCases(t, x)), "..", "catalog.go")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	entry := regexp.MustCompile(`(?s)(\n\t\tKey: +"` + x.Key + `",.*?)(\n\t\tBoard: +"[^"]*",)?(\n\t\},)`)
	at := entry.FindSubmatchIndex(text)
	if at == nil {
		t.Fatalf("%s has no entry of %s", file, x.Key)
	}
	line := "\n\t\tBoard: " + strconv.Quote(want) + ","
	text, err = format.Source([]byte(string(text[:at[3]]) + line + string(text[at[6]:])))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, text, 0o644); err != nil {
		t.Fatal(err)
	}
}

// readExample returns the board of the first case on which the technique has a step and
// no earlier one does. If there is none, it returns the board of the first case on which
// the technique has a step.
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
