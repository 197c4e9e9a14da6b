package format

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// mostLeftover limits the number of words of a comment that are examined.
const mostLeftover = 100

// leftoverPuzzles counts the other puzzles in the comment of a reading. Repetitions of
// the givens and their solution do not count.
func leftoverPuzzles(r *Reading) (n int) {
	words := 0
	for word := range strings.FieldsSeq(strings.ReplaceAll(r.Comment, `\n`, " ")) {
		if len(word) < core.ShortestCode {
			continue
		}
		if words++; words > mostLeftover {
			break
		}
		if g, ok := puzzleIn(word); ok && !isSame(r, &g) {
			n++
		}
	}
	return n
}

// isSame reports whether a grid is the reading's own puzzle, position or solution.
func isSame(r *Reading, g *board.Grid) bool {
	values := r.Values()
	return *g == r.Givens || *g == values || basic.Solves(g.String(), r.Givens.String())
}

// puzzleIn parses a word that is a whole puzzle.
func puzzleIn(word string) (g board.Grid, ok bool) {
	if basic.IsWholeRecord(word) {
		g, _, err := basic.ReadRecord(word)
		return g, err == nil
	}
	s, bad := core.NewSource(word)
	if bad != nil {
		return g, false
	}
	r, err := readAny(s, inList)
	return r.Givens, err == nil
}

// checkComment returns an error if the comment of a reading contains other puzzles.
func checkComment(r Reading, err *Error) (Reading, *Error) {
	if err != nil || r.Comment == "" {
		return r, err
	}
	if n := leftoverPuzzles(&r); n > 0 {
		return Reading{}, &Error{Kind: SeveralPuzzles, Got: 1 + n, Want: 1}
	}
	return r, nil
}
