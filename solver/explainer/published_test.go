package explainer_test

import (
	"math"
	"slices"
	"strconv"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/corpus"
)

// published is a puzzle with the ratings that Sudoku Explainer gave it.
type published struct {
	line   int // in the file, starting at 1
	puzzle board.Grid
	ratings
}

// ratings holds ER, EP and ED in tenths.
type ratings [3]int

// ratingNames are the usual names of the ratings, used as column names.
var ratingNames = [3]string{"er", "ep", "ed"}

// readPublished reads the rated puzzles of a file. The ratings are in columns named "er"
// or "se_er" and so on. It returns nil if the folder is missing.
func readPublished(t *testing.T, file string) []published {
	t.Helper()
	rows := corpus.Table(t, file)
	if rows == nil {
		return nil
	}
	var all []published
	for i, row := range rows[1:] {
		p := published{line: i + 2}
		rated := true
		for k, name := range ratingNames {
			column := max(slices.Index(rows[0], name), slices.Index(rows[0], "se_"+name))
			x, err := strconv.ParseFloat(row[column], 64)
			rated = rated && err == nil
			p.ratings[k] = int(math.Round(10 * x))
		}
		if rated {
			p.puzzle = corpus.Grid(t, row[slices.Index(rows[0], "puzzle")])
			all = append(all, p)
		}
	}
	if len(all) == 0 {
		t.Fatalf("%s has no ratings", file)
	}
	return all
}
