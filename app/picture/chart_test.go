package picture

import (
	"path/filepath"
	"strconv"
	"testing"

	"sudoku/app/show"
	"sudoku/solver/golden"
)

// TestChart checks the three forms of a chart, and an empty one.
func TestChart(t *testing.T) {
	palette := Palette{}
	for _, token := range Tokens() {
		palette[token] = "black"
	}
	palette[sheet], palette[accent] = "white", "royalblue"
	for name, v := range map[string]show.Distribution{
		"chart-columns": {Name: "Digits & more", Across: "digits", Up: "puzzles", Columns: []int{2, 0, 31, 1200}, Ticks: []show.Mark{{At: 0, Label: "17"}, {At: 2, Label: "19"}}},
		"chart-bars":    {Name: "Techniques", Bars: []show.NamedCount{{Name: "Naked <single>", Count: 120}, {Name: "X-Wing", Count: 7}, {Name: "Locked Candidates Type 1 (Pointing)", Count: 1}}},
		"chart-dots": {Name: "Both", Across: "rating", Up: "score", Columns: make([]int, 40), High: 12, Dots: []show.Dot{{Column: 0, Line: 0, Count: 1}, {Column: 39, Line: 11, Count: 50}},
			Ticks: []show.Mark{{At: 10, Label: "3.0"}}, Lines: []show.Mark{{At: 5, Label: "1,000"}}},
		"chart-nothing": {Name: "Nothing"},
	} {
		svg, height := Chart(&v, palette, strconv.Itoa)
		if height <= 0 {
			t.Errorf("%s: %d high", name, height)
		}
		golden.Compare(t, filepath.Join("testdata", name+".svg"), svg+"\n")
	}
}
