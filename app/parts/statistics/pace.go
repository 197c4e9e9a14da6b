package statistics

import (
	"math"
	"sort"

	"sudoku/app/daily"
	"sudoku/app/desk"
	"sudoku/app/text"
	"sudoku/solver/rate"
)

// Pace describes a player's times relative to those of a standard player. The mean and
// the spread are those of the logarithms, since ratios are spread evenly on a logarithmic
// scale.
type Pace struct {
	Games        int
	mean, spread float64
	Within       int // two of three estimates were off by at most this many percent; 0 if unknown
}

const (
	// fewestGames is the number of games needed to estimate times.
	fewestGames = 5
	// mostGames limits the pace to the latest games, so that it follows the player's
	// progress.
	mostGames = 30
	// leastSeconds excludes puzzles that take a standard player less time, such as those
	// with only a few empty cells.
	leastSeconds = 60
	// leastSpread prevents intervals too narrow for any player.
	leastSpread = 0.1
)

// Pace returns the player's pace. A puzzle counts only the first time that it is solved,
// and only if that was without hints. ok is false if there are too few games.
func (all Results) Pace() (p Pace, ok bool) {
	logs := all.ratios()
	logs = logs[max(len(logs)-mostGames, 0):]
	p = newPace(logs)
	var off []float64
	for i := fewestGames; i < len(logs); i++ {
		before := newPace(logs[:i])
		off = append(off, math.Abs(logs[i]-before.mean))
	}
	if len(off) > 0 {
		sort.SliceStable(off, func(i, j int) bool { return off[i] < off[j] })
		const step = 5
		percent := 100 * (math.Exp(off[len(off)*2/3]) - 1)
		p.Within = step * max(int(math.Ceil(percent/step)), 1)
	}
	return p, p.Games >= fewestGames
}

func newPace(logs []float64) Pace {
	p := Pace{Games: len(logs)}
	n := float64(len(logs))
	for _, x := range logs {
		p.mean += x / n
	}
	for _, x := range logs {
		p.spread += (x - p.mean) * (x - p.mean) / (n - 1)
	}
	p.spread = max(math.Sqrt(p.spread), leastSpread)
	return p
}

// ratios returns the logarithms of the times that count, each divided by a standard
// player's.
func (all Results) ratios() (logs []float64) {
	known := map[string]bool{}
	for i := range all {
		if r := &all[i]; !known[r.Givens] && r.Hints == 0 && r.Seconds >= leastSeconds && r.Millis > 0 {
			logs = append(logs, math.Log(float64(r.Millis)/1000/float64(r.Seconds)))
		}
		known[all[i].Givens] = true
	}
	return logs
}

// Between returns the interval expected to contain four out of five of the player's times
// for a puzzle that takes a standard player the given number of seconds. If the puzzle is
// still to be made, spread is the uncertainty of that number; otherwise it is 0.
func (p *Pace) Between(seconds int, spread float64) (from, to float64) {
	n := float64(p.Games)
	// Student's t for 80 percent, good to one percent from four degrees of freedom on.
	t := 1.282 + 1/(n-1)
	reach := t * math.Sqrt(p.spread*p.spread*(1+1/n)+spread*spread)
	middle := float64(seconds) * math.Exp(p.mean)
	return middle * math.Exp(-reach), middle * math.Exp(reach)
}

// forgetPace stores all results without the standard player's times.
func (s *Statistics) forgetPace() (cmds []desk.Cmd) {
	for _, r := range s.Results {
		if r.Seconds > 0 {
			r.Seconds = 0
			cmds = append(cmds, Keep{Result: r})
		}
	}
	return cmds
}

// Estimate says how many minutes the current puzzle will take the player, or "" if there
// is no estimate or the player hides the clock.
func (s *Statistics) Estimate(d *desk.Desk, t *text.Catalog) string {
	return s.minutes(d, t, t.Statistics.Estimate, d.Seconds(), 0)
}

// EstimateOf is like Estimate, for a puzzle of a grade that is still to be made. The
// short text does not say whom the estimate is for.
func (s *Statistics) EstimateOf(d *desk.Desk, t *text.Catalog, g rate.Grade, short bool) string {
	sentence := t.Statistics.Estimate
	if short {
		sentence = t.Statistics.Minutes
	}
	seconds, spread := daily.Usually(g)
	return s.minutes(d, t, sentence, seconds, spread)
}

func (s *Statistics) minutes(d *desk.Desk, t *text.Catalog, sentence string, seconds int, spread float64) string {
	if !s.paced || seconds == 0 || !d.Options.Has(desk.ShowTimer) {
		return ""
	}
	low, high := s.pace.Between(seconds, spread)
	from, to := int(math.Round(low/60)), int(math.Ceil(high/60))
	return t.Fill(sentence, "from", max(from, 1), "to", max(to, 2))
}
