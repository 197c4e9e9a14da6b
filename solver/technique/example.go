package technique

import (
	_ "embed"
	"strings"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/format"
)

//go:embed examples.txt
var exampleLines string

// examples are the positions by the technique's key. A line is one of HoDoKu's
// library with the key in place of the code.
var examples = sync.OnceValue(func() map[string]board.Position {
	m := make(map[string]board.Position, len(catalog))
	for line := range strings.Lines(exampleLines) {
		if r, err := format.HoDoKuLibrary.Parse(line); err == nil {
			m[r.Comment] = r.Position
		}
	}
	return m
})

// Example is a position on which the technique has a step, for a lesson. It is
// one of the technique's own test cases: if there is such a case, one where no
// technique before it in the catalog has a step.
func (t *Technique) Example() board.Position { return examples()[t.Key] }
