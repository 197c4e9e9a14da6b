// Package daily defines the daily puzzles. A puzzle follows from the date and the grade
// alone, so that it is the same for everyone without a server. Seeds and specs therefore
// never change.
package daily

import (
	"strings"

	"sudoku/app/calendar"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
)

// Puzzle identifies a daily puzzle. The zero value identifies no puzzle.
type Puzzle struct {
	Day   calendar.Day
	Grade rate.Grade // rate.None for no puzzle
}

// String returns the form used in links, such as 2026-11-22-hard, or "" for none. It
// never changes.
func (p Puzzle) String() string {
	if p.Grade == rate.None {
		return ""
	}
	return p.Day.String() + "-" + strings.ToLower(p.Grade.String())
}

// Parse parses the output of String; ok is false for anything else.
func Parse(s string) (p Puzzle, ok bool) {
	cut := strings.LastIndexByte(s, '-')
	if cut < 0 {
		return p, false
	}
	day, ok := calendar.ParseDay(s[:cut])
	for g := rate.GradeEasy; ok && g <= rate.GradeExtreme; g++ {
		if s[cut+1:] == strings.ToLower(g.String()) {
			return Puzzle{day, g}, true
		}
	}
	return Puzzle{}, false
}

// Seed returns the seed of the puzzle. It never changes.
func (p Puzzle) Seed() uint64 { return uint64(p.Day)*8 + uint64(p.Grade) }

// Spec returns the spec that goes with the seed. It never changes.
func (p Puzzle) Spec() generate.Spec { return Usual(p.Grade) }

// Usual returns a spec for puzzles of a grade as in newspapers: the givens are symmetric,
// and easier puzzles have more of them.
func Usual(g rate.Grade) generate.Spec {
	s := generate.Spec{Grade: g, Symmetry: generate.HalfTurn}
	switch g {
	case rate.GradeEasy:
		s.Givens = generate.Range{Min: 32, Max: 36}
	case rate.GradeMedium:
		s.Givens = generate.Range{Min: 27, Max: 31}
	}
	return s
}
