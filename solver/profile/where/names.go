package where

import (
	"slices"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/profile"
	"sudoku/solver/rate"
	"sudoku/solver/technique"
)

// A name is a column. Numbers that only proper puzzles have are 0 for other puzzles.
type name struct {
	key   string
	kind  kind
	layer profile.Layer
	of    func(*Facts) value
}

var names = []name{
	{"puzzle", text, profile.Read, func(f *Facts) value { return value{s: f.Puzzle.String()} }},
	{"line", number, profile.Read, func(f *Facts) value { return whole(f.Line) }},
	{"givens", number, profile.Read, func(f *Facts) value { return whole(f.Givens) }},
	{"solutions", number, profile.Solved, func(f *Facts) value { return whole(f.Solutions) }},
	{"solution", text, profile.Solved, func(f *Facts) value { return gridIf(f.Solutions > 0, &f.Solution) }},
	{"minimal", condition, profile.Properties, func(f *Facts) value { return truth(f.Minimal) }},
	{"canonical", text, profile.Canonical, func(f *Facts) value { return gridIf(true, &f.Canonical) }},
	{"automorphisms", number, profile.Canonical, func(f *Facts) value { return whole(f.Automorphisms) }},
	{"class", number, profile.Canonical, func(f *Facts) value { return whole(f.Class) }},
	{"grade", number, profile.Rated, func(f *Facts) value { return whole(int(f.Grade)) }},
	{"er", number, profile.Rated, func(f *Facts) value { return tenths(f.ER) }},
	{"ep", number, profile.Rated, func(f *Facts) value { return tenths(f.EP) }},
	{"ed", number, profile.Rated, func(f *Facts) value { return tenths(f.ED) }},
	{"score", number, profile.Rated, func(f *Facts) value { return whole(f.Score) }},
	{"level", number, profile.Rated, func(f *Facts) value {
		if f.Grade == rate.None {
			return value{}
		}
		return whole(int(f.Level) + 1)
	}},
	{"er_hardest", text, profile.Rated, func(f *Facts) value { return value{s: f.Setter.Key()} }},
	{"hodoku_hardest", text, profile.Rated, hardest},
	{"time", number, profile.Read, func(f *Facts) value { return whole(int(f.Time.Microseconds())) }},
}

// hardestFormerly is the column hodoku_hardest under the name that it had in earlier
// versions.
var hardestFormerly = name{"hardest", text, profile.Rated, hardest}

func hardest(f *Facts) value { return value{s: f.Hardest.Key()} }

// words lists the constants.
var words = []struct {
	text string
	kind kind
	n    float64
}{
	{"easy", number, 1}, {"medium", number, 2}, {"hard", number, 3}, {"expert", number, 4},
	{"unfair", number, 4}, {"extreme", number, 5}, {"false", condition, 0}, {"true", condition, 1},
}

func whole(n int) value { return value{n: float64(n)} }

func tenths(n int) value { return value{n: float64(n) / 10} }

func gridIf(is bool, g *board.Grid) value {
	if !is {
		return value{}
	}
	return value{s: g.String()}
}

// find returns the column with the given key, or nil.
func find(key string) *name {
	if key == hardestFormerly.key {
		return &hardestFormerly
	}
	for i := range names {
		if names[i].key == key {
			return &names[i]
		}
	}
	return nil
}

// Complete returns the possible completions of a source, each as the whole new source. It
// completes a word, or the key of a technique or symmetry, at the end of the source. If
// the source does not end in one, there are no completions. Columns in lacks are left
// out.
func Complete(source string, lacks ...string) (sources []string) {
	start := len(source)
	for start > 0 && (isLetter(source[start-1]) || isDigit(source[start-1]) || source[start-1] == '-') {
		start--
	}
	before, begun := source[:start], source[start:]
	keys, after := []string{}, ""
	switch {
	case strings.HasSuffix(before, `technique("`):
		for _, x := range technique.Catalog() {
			keys = append(keys, x.Key)
		}
		after = `")`
	case strings.HasSuffix(before, `symmetry("`):
		for _, s := range generate.Symmetries() {
			keys = append(keys, s.String())
		}
		after = `")`
	case begun == "" || !isLetter(begun[0]) || strings.Count(before, `"`)%2 != 0 || strings.Count(before, `'`)%2 != 0:
		return nil
	default:
		for _, x := range names {
			if !slices.Contains(lacks, x.key) {
				keys = append(keys, x.key)
			}
		}
		keys = append(keys, `technique("`, `symmetry("`, "easy", "medium", "hard", "expert", "unfair", "extreme")
	}
	for _, key := range keys {
		if strings.HasPrefix(key, begun) && key != begun {
			sources = append(sources, before+key+after)
		}
	}
	return sources
}
