package profile

import (
	"fmt"
	"math"
	"strings"
)

// A Measure is the property by which a Tally counts puzzles.
type Measure uint8

// The measures.
const (
	ByGivens     Measure = iota
	ByER                 // in tenths
	ByScore              // HoDoKu's score, ten bins for each power of ten
	ByTechnique          // the techniques of the path; the bin is a [Technique]
	ByERAndScore         // a bin for each pair
	Measures     = iota
)

// The number of bins for each rating. The last bin includes all higher values.
const (
	erBins    = 121 // from 0 in steps of 0.1
	ScoreBins = 61  // from 1 to a million
)

var bins = [Measures]int{82, erBins, ScoreBins, MaxTechnique + 1, erBins * ScoreBins}

// Layer returns the layer needed for counting.
func (m Measure) Layer() Layer {
	if m == ByGivens {
		return Read
	}
	return Rated
}

// A Tally counts the puzzles in each bin of a measure.
type Tally struct {
	Measure Measure
	Puzzles int   // number of puzzles added
	Silent  int   // number of puzzles without a value or without the layer
	Counts  []int // by bin
}

// NewTally returns an empty tally.
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

// bin returns the bin of a row, which must not be unreadable. It returns false if the row
// has no value.
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

// scoreBin returns the bin of a score.
func scoreBin(score int) int {
	return min(int(math.Round(10*math.Log10(float64(max(score, 1))))), ScoreBins-1)
}

// ScoreRange returns the lowest and the highest score in a bin.
func ScoreRange(bin int) (from, to int) {
	edge := func(bin int) int { return int(math.Ceil(math.Pow(10, (float64(bin)-.5)/10))) }
	return max(edge(bin), 1), edge(bin+1) - 1
}

// Range returns the first and the last nonempty bin. If all bins are empty, from is
// greater than to.
func (t *Tally) Range() (from, to int) {
	from, to = len(t.Counts), -1
	for i, n := range t.Counts {
		if n > 0 {
			from, to = min(from, i), i
		}
	}
	return from, to
}

// CSV returns the counts as CSV with a header.
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
			continue // the bin contains no whole number
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
