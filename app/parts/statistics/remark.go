package statistics

import (
	"slices"

	"sudoku/solver/rate"
)

// RemarkKind is the kind of a remark.
type RemarkKind uint8

// The remarks, most specific first.
const (
	NoRemark       RemarkKind = iota
	AgainFaster               // the first time, the puzzle took Seconds longer
	Again                     // the puzzle was solved before
	FirstOfGrade              // no puzzle of the grade was solved before
	Fastest                   // fastest of the grade so far, by Seconds
	FasterThanLast            // faster than each of the last few of the grade
	Flawless                  // neither a hint nor a mistake
	WithoutHints
	NthOfGrade // the player has now solved Count puzzles of the grade
)

// Remark is a true statement about a result that is worth telling the player.
type Remark struct {
	Kind    RemarkKind
	Seconds int
	Count   int
}

// enough is the minimum number of earlier puzzles of a grade with which a time is
// compared, so that no time is called the best of only a few.
const enough = 3

// Remark returns a remark about a result, compared with those before it. It returns the
// zero value if all does not contain the result. It mentions times only if timed is set.
func (all Results) Remark(r *Result, timed bool) Remark {
	at := slices.IndexFunc(all, func(x Result) bool { return x.ID() == r.ID() })
	if at < 0 {
		return Remark{}
	}
	before := all[:at]
	praised := timed && r.Hints == 0
	if i := slices.IndexFunc(before, func(x Result) bool { return x.Givens == r.Givens }); i >= 0 {
		if by := before[i].seconds() - r.seconds(); praised && by > 0 {
			return Remark{Kind: AgainFaster, Seconds: by}
		}
		return Remark{Kind: Again}
	}
	earlier := before.first(r.Grade)
	graded := r.Grade != rate.None
	if graded && len(earlier) == 0 && before.Solved(r.Grade) == 0 {
		return Remark{Kind: FirstOfGrade}
	}
	if graded && praised && len(earlier) >= enough {
		if by := earlier.lead(r); by > 0 {
			return Remark{Kind: Fastest, Seconds: by}
		}
		if earlier[len(earlier)-enough:].slower(r) {
			return Remark{Kind: FasterThanLast, Count: enough}
		}
	}
	switch {
	case r.Hints == 0 && r.Mistakes == 0:
		return Remark{Kind: Flawless}
	case r.Hints == 0:
		return Remark{Kind: WithoutHints}
	case graded:
		return Remark{Kind: NthOfGrade, Count: len(earlier) + 1}
	}
	return Remark{}
}

// seconds returns the time as the clock shows it.
func (r *Result) seconds() int { return int(r.Millis / 1000) }

// lead returns by how many seconds a result is faster than all results without hints. It
// is at most 0 if the result is not faster, or if there are too few to compare.
func (all Results) lead(r *Result) int {
	count, best := 0, 0
	for i := range all {
		if x := &all[i]; x.Hints == 0 {
			if count++; count == 1 || x.seconds() < best {
				best = x.seconds()
			}
		}
	}
	if count < enough {
		return 0
	}
	return best - r.seconds()
}

// slower reports whether all results took longer than the given one.
func (all Results) slower(than *Result) bool {
	return !slices.ContainsFunc(all, func(x Result) bool { return x.seconds() <= than.seconds() })
}
