package lesson

import (
	"strings"
	"testing"
)

// TestPlacement checks placements with given answers to the positions: x finds the
// technique at once, 1 after one wrong try, 2 after two, and . gives up.
func TestPlacement(t *testing.T) {
	for _, x := range []struct {
		answers string
		done    bool
		level   int
		count   int
	}{
		{"", false, 0, 0},
		{"x", false, 1, 1},
		{".", false, 0, 0},
		{"..", true, 0, 0},
		{"2.", true, 0, 0},
		{"x.", false, 1, 1},
		{"x.x", false, 3, 2},
		{"x.x..", true, 3, 2},
		{"1111..", true, 4, 4},
		{"xxxxxxxxx", false, 9, 9},
		{"xxxxxxxxx.", true, 9, 9},
		{"xxxxxxxx..", true, 8, 8},
		{"x.x.x.x.x.", true, 9, 5},
		{"xxxxxxx1.x", true, 10, 9},
		{"xxxxxxxxxx", true, 10, 10},
	} {
		l := &Lesson{Key: PlacementKey, Screens: make([]Screen, len(Placement))}
		var p Progress
		for i, how := range x.answers {
			if p[PlacementKey].Done {
				t.Errorf("%q: over after %d positions", x.answers, i)
			}
			r := Reading{Screen: i}
			p = ParseProgress(p.With(l, &r, 7).String()) // left and resumed
			r.Tries, r.Answered, r.Shown = max(strings.IndexRune("x12", how), 0), true, how == '.'
			p = p.With(l, &r, 7)
		}
		at := p[PlacementKey]
		if at.Done != x.done || at.Level() != x.level || at.Count() != x.count || (at.Day == 7) != x.done {
			t.Errorf("%q: %+v at level %d, %d found", x.answers, at, at.Level(), at.Count())
		}
		if len(p.PlacedAgain()) != 0 {
			t.Errorf("%q: %v", x.answers, p.PlacedAgain())
		}
	}
}
