package corpus

import (
	"strings"
	"testing"
)

func TestPuzzles(t *testing.T) {
	grids := Puzzles(t, "puzzles2_17_clue.txt")
	if grids == nil {
		return
	}
	for _, g := range grids {
		if n := g.Filled().Len(); n != 17 {
			t.Errorf("%v holds %d givens", &g, n)
		}
	}
}

func TestParse(t *testing.T) {
	line := "12." + strings.Repeat("0", 78)
	for _, test := range []struct {
		name, line string
		ok         bool
	}{
		{"a grid", line, true},
		{"a grid with more on its line", line + ":1:", true},
		{"short", line[1:], false},
		{"a comment", "#" + line, false},
	} {
		g, ok := parse([]byte(test.line))
		if ok != test.ok {
			t.Errorf("%s: ok is %v", test.name, ok)
		}
		if ok && (g[0] != 1 || g[1] != 2 || g[2] != 0) {
			t.Errorf("%s: got %v", test.name, &g)
		}
	}
}
