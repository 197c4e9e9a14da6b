package repair

import "sudoku/solver/board"

// maxWays limits how many of the ways to make a grid proper are listed.
const maxWays = 200

// additions finds all ways to single out one of the solutions with one extra given or, if
// none suffices, with two. It returns at most maxWays of them and their total number.
func additions(g *board.Grid, all []board.Grid) (list [][]board.Candidate, ways int) {
	add := func(way ...board.Candidate) {
		if ways++; ways <= maxWays {
			list = append(list, way)
		}
	}
	t := newTableOfEvery(g, all)
	for i, x := range t.candidates {
		if size(t.in[i]) == 1 {
			add(x)
		}
	}
	if ways > 0 {
		return list, ways
	}
	for i, x := range t.candidates {
		for k := i + 1; k < len(t.candidates); k++ {
			if commonSize(t.in[i], t.in[k]) == 1 {
				add(x, t.candidates[k])
			}
		}
	}
	return list, ways
}

// newTableOfEvery is like newTable but keeps every candidate that occurs in only some
// solutions, including those that occur in the same solutions.
func newTableOfEvery(g *board.Grid, all []board.Grid) *table {
	t := &table{solutions: len(all)}
	words := (len(all) + 63) / 64
	for x := range board.Candidate(board.Candidates) {
		if g[x.Cell()] != 0 {
			continue
		}
		in := make([]uint64, words)
		for i := range all {
			if all[i][x.Cell()] == x.Digit() {
				in[i/64] |= 1 << (i % 64)
			}
		}
		if n := size(in); n > 0 && n < len(all) {
			t.candidates, t.in = append(t.candidates, x), append(t.in, in)
		}
	}
	return t
}
