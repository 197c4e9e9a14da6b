package technique_test

import (
	"fmt"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/golden"
	"sudoku/solver/internal/reglib"
	"sudoku/solver/technique"
)

// TestExamples takes the example of each technique from its cases and holds it
// against the list that the engine carries.
func TestExamples(t *testing.T) {
	var list strings.Builder
	for _, x := range technique.Catalog() {
		fmt.Fprintf(&list, ":%s::%s:::\n", x.Key, exampleOf(t, x))
		p := x.Example()
		b := board.New(&p)
		if _, ok := x.First(&b); !ok {
			t.Errorf("%s has no step on its example", x.Key)
		}
	}
	golden.Compare(t, "examples.txt", list.String())
}

// exampleOf is the board of the first case on which the technique comes first,
// else of the first case on which it has a step.
func exampleOf(t *testing.T, x *technique.Technique) string {
	example := ""
	for _, c := range readCases(t, "testdata/"+x.Key+".txt") {
		givens, deleted, _ := strings.Cut(c.board, ":")
		p, err := reglib.Position(givens, deleted)
		if err != nil {
			t.Fatal(err)
		}
		b := board.New(&p)
		switch {
		case c.none:
		case nextIs(x, &b):
			return c.board
		case example == "":
			example = c.board
		}
	}
	return example
}

// nextIs reports whether a technique has a step on a board and those before it,
// but those on request, have none.
func nextIs(x *technique.Technique, b *board.Board) bool {
	for _, other := range unasked() {
		if _, ok := other.First(b); ok || other.Key == x.Key {
			return ok && other.Key == x.Key
		}
	}
	_, ok := x.First(b)
	return ok
}
