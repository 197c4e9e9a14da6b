package profile_test

import (
	"context"
	"fmt"
	"strings"

	"sudoku/solver/format"
	"sudoku/solver/profile"
)

// Rate the puzzles of a list, and tell which have a naked pair on their path. A line that
// cannot be read does not end the list.
func Example() {
	const list = `53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7
...8.1..........435............7.8........1...2..3....6......75..34........2..6..
`
	filter := profile.Filter{With: profile.Named("naked-pair")}
	for entry, err := range format.Puzzles(strings.NewReader(list)) {
		if err != nil {
			fmt.Println(err)
			continue
		}
		givens := entry.Values()
		p := profile.Of(&givens)
		if err := p.Work(context.Background(), filter.Layers()); err != nil {
			fmt.Println(err)
			return
		}
		row := make(profile.Row, profile.RowSize)
		p.Put(row)
		fmt.Printf("line %d: %v, rated %.1f, naked pair: %v\n", entry.Line, p.Grade, float64(p.ER)/10, filter.Match(row))
	}
	// Output:
	// line 1: Easy, rated 1.2, naked pair: false
	// line 2: 80 cells, not 81
	// line 3: Medium, rated 2.6, naked pair: true
}
