package statistics

import (
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"sudoku/app/desk"
)

// paced returns results of puzzles that take a standard player standard seconds.
func paced(standard int, seconds ...int64) (all Results) {
	for i, s := range seconds {
		r := result(fmt.Sprint(i+1), i, s)
		r.Givens = strings.Repeat(".", 70) + fmt.Sprintf("%011d", i+1)
		r.Seconds = standard
		all = append(all, r)
	}
	return all
}

func TestPace(t *testing.T) {
	steady := []int64{200, 240, 180, 220, 190, 210, 230, 170, 205, 195}
	hinted, again := paced(100, steady[:5]...), paced(100, steady[:5]...)
	hinted[0].Hints, again[4].Givens = 1, again[0].Givens
	var many []int64
	for range 8 {
		many = append(many, steady...)
	}
	for _, c := range []struct {
		name     string
		all      Results
		games    int
		from, to float64 // in minutes, for a puzzle that takes a standard player 300 s
		within   int
	}{
		{"none", nil, 0, 0, 0, 0},
		{"four are too few", paced(100, steady[:4]...), 4, 0, 0, 0},
		{"five", paced(100, steady[:5]...), 5, 8.4, 12.4, 0},
		{"ten are surer", paced(100, steady...), 10, 8.7, 11.9, 15},
		{"the last thirty count", paced(100, many...), 30, 8.8, 11.7, 15},
		{"hints do not count", hinted, 4, 0, 0, 0},
		{"solving again does not count", again, 4, 0, 0, 0},
		{"old results do not count", paced(0, steady...), 0, 0, 0, 0},
		{"the same time each time", paced(100, 200, 200, 200, 200, 200, 200), 6, 8.5, 11.7, 5},
	} {
		p, ok := c.all.Pace()
		if p.Games != c.games || ok != (c.games >= fewestGames) || p.Within != c.within {
			t.Errorf("%s: %+v, %v", c.name, p, ok)
		}
		if !ok {
			continue
		}
		from, to := p.Between(300, 0)
		if low, high := p.Between(300, .2); low >= from || high <= to {
			t.Errorf("%s: %.1f to %.1f seconds for any puzzle of a grade, %.1f to %.1f for one that is known", c.name, low, high, from, to)
		}
		if math.Abs(from/60-c.from) > .06 || math.Abs(to/60-c.to) > .06 {
			t.Errorf("%s: %.1f to %.1f minutes, want %.1f to %.1f", c.name, from/60, to/60, c.from, c.to)
		}
	}
}

// TestPaceIsHonest checks with simulated players that the interval contains four of five
// games, however few were played before, and that it shrinks with more games.
func TestPaceIsHonest(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	widest := math.Inf(1)
	for _, games := range []int{5, 10, 30} {
		inside, width := 0, 0.0
		const players = 2000
		for range players {
			factor, spread := math.Exp(random.NormFloat64()), .2+.3*random.Float64()
			time := func() int64 { return int64(1e3 * factor * math.Exp(spread*random.NormFloat64())) }
			var played []int64
			for range games {
				played = append(played, time())
			}
			p, _ := paced(1000, played...).Pace()
			from, to := p.Between(1000, 0)
			if next := float64(time()); from <= next && next <= to {
				inside++
			}
			width += math.Log(to/from) / players
		}
		t.Logf("after %d games %.1f %% inside, the interval reaches to %.0f %% above its middle", games, 100*float64(inside)/players, 100*(math.Exp(width/2)-1))
		if math.Abs(float64(inside)/players-.8) > .03 {
			t.Errorf("after %d games %d of %d are inside, want four of five", games, inside, players)
		}
		if width >= widest {
			t.Errorf("after %d games the interval is no narrower", games)
		}
		widest = width
	}
}

// TestForgetPace checks that forgetting keeps the results.
func TestForgetPace(t *testing.T) {
	d := desk.New()
	all := paced(100, 200, 210)
	all[1].Seconds = 0
	var s Statistics
	s.Update(&d, Listed{Results: all, Now: began})
	cmds := s.Update(&d, PaceForgotten{})
	want := all[0]
	want.Seconds = 0
	if len(cmds) != 1 || !reflect.DeepEqual(cmds[0], Keep{Result: want}) {
		t.Errorf("%+v", cmds)
	}
}
