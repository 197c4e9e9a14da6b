package profile

import (
	"fmt"
	"math"
	"strings"
)

// Measure is what the puzzles of a list are counted by.
type Measure uint8

// The measures.
const (
	ByGivens     Measure = iota
	ByER                 // tenths
	ByScore              // HoDoKu's, ten bins for each power of ten
	ByTechnique          // those that a puzzle needs, by [Technique]
	ByERAndScore         // a bin for each pair of both
	Measures     = iota
)

// The bins of ratings. What is above the last falls into it.
const (
	erBins    = 121 // of a tenth each, from 0
	ScoreBins = 61  // from 1 to a million
)

var bins = [Measures]int{82, erBins, ScoreBins, MaxTechnique + 1, erBins * ScoreBins}

// Layer is what has to be worked out before puzzles can be counted.
func (m Measure) Layer() Layer {
	if m == ByGivens {
		return Read
	}
	return Rated
}

// Tally is how many puzzles there are of each kind.
type Tally struct {
	Measure Measure
	Puzzles int   // that were looked at
	Silent  int   // those of them that have no place, or are not worked out yet
	Counts  []int // by bin
}

// NewTally is a tally of nothing.
func NewTally(m Measure) *Tally { return &Tally{Measure: m, Counts: make([]int, bins[m])} }

// Add counts a puzzle.
func (t *Tally) Add(r Row) {
	t.Puzzles++
	if r.Unreadable() || !r.Layers().Has(t.Measure.Layer()) {
		t.Silent++
		return
	}
	if t.Measure == ByTechnique {
		for x := range r.Techniques().All() {
			t.Counts[x]++
		}
		return
	}
	bin, ok := t.Measure.bin(r)
	if !ok {
		t.Silent++
		return
	}
	t.Counts[bin]++
}

// bin is the place of a puzzle among the bins of a measure.
func (m Measure) bin(r Row) (bin int, ok bool) {
	er, rated := r.Number(ER)
	score, scored := r.Number(Score)
	er = min(er, erBins-1)
	switch m {
	case ByGivens:
		return r.Givens(), true
	case ByER:
		return er, rated
	case ByScore:
		return scoreBin(score), scored
	default:
		return er*ScoreBins + scoreBin(score), rated && scored
	}
}

// scoreBin is the bin of a score.
func scoreBin(score int) int {
	return min(int(math.Round(10*math.Log10(float64(max(score, 1))))), ScoreBins-1)
}

// ScoreRange are the least and the greatest score in a bin.
func ScoreRange(bin int) (from, to int) {
	edge := func(bin int) int { return int(math.Ceil(math.Pow(10, (float64(bin)-.5)/10))) }
	return max(edge(bin), 1), edge(bin+1) - 1
}

// Range is from the first bin that is not empty to the last; from is greater than to
// if all are.
func (t *Tally) Range() (from, to int) {
	from, to = len(t.Counts), -1
	for i, n := range t.Counts {
		if n > 0 {
			from, to = min(from, i), i
		}
	}
	return from, to
}

// CSV is the numbers of a tally with a line of names above them.
func (t *Tally) CSV() string {
	var s strings.Builder
	s.WriteString([Measures]string{"givens,puzzles", "er,puzzles", "score_from,score_to,puzzles", "technique,puzzles", "er,score_from,score_to,puzzles"}[t.Measure] + "\n")
	from, to := t.Range()
	for bin := from; bin <= to; bin++ {
		n := t.Counts[bin]
		if n == 0 && t.Measure >= ByTechnique {
			continue
		}
		low, high := ScoreRange(bin % ScoreBins)
		if t.Measure == ByScore && low > high {
			continue // between two whole numbers
		}
		switch t.Measure {
		case ByGivens:
			fmt.Fprintf(&s, "%d,%d\n", bin, n)
		case ByER:
			fmt.Fprintf(&s, "%d.%d,%d\n", bin/10, bin%10, n)
		case ByScore:
			fmt.Fprintf(&s, "%d,%d,%d\n", low, high, n)
		case ByTechnique:
			fmt.Fprintf(&s, "%s,%d\n", Technique(bin).Key(), n)
		default:
			er := bin / ScoreBins
			fmt.Fprintf(&s, "%d.%d,%d,%d,%d\n", er/10, er%10, low, high, n)
		}
	}
	return s.String()
}
