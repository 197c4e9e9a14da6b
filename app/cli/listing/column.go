//go:build !js

// Package listing defines the columns and output formats of the list command.
package listing

import (
	"cmp"
	"context"
	"fmt"
	"strconv"
	"strings"

	"sudoku/solver/generate"
	"sudoku/solver/hodoku"
	"sudoku/solver/profile"
	"sudoku/solver/profile/where"
	"sudoku/solver/rate"
)

// Record is a puzzle in a list.
type Record struct {
	profile.Profile
	Line int // line in the list, from 1; 0 if the text holds only this puzzle
}

// Meets reports whether an expression is true of the puzzle. A nil expression is true of
// every puzzle. It computes only what the expression needs, since ratings are slow. If
// ctx is done, Meets returns the error of ctx.
func (r *Record) Meets(ctx context.Context, e *where.Expression) (bool, error) {
	if e == nil {
		return true, nil
	}
	if err := r.Work(ctx, e.Layers()); err != nil {
		return false, err
	}
	facts := where.Facts{Profile: &r.Profile, Line: r.Line}
	if e.Layers().Has(profile.Canonical) {
		facts.Class = r.ClassSize()
	}
	return e.Match(&facts), nil
}

// DefaultColumns lists the keys of the columns shown by default.
var DefaultColumns = []string{"puzzle", "givens", "solutions", "grade", "er", "score"}

// Column is a property of a puzzle.
type Column struct {
	// Key names the column on the command line, in headings, in expressions and in JSON.
	Key string
	// Layer is the part of the profile that the column needs.
	Layer profile.Layer
	// Means describes the column in the help, as a phrase.
	Means string
	// of returns the value: a string, an int, a bool, tenths, a list of strings, or nil
	// if there is no value.
	of func(*Record) any
}

// tenths is a number printed with one decimal.
type tenths int

// MarshalJSON writes the number with one decimal.
func (t tenths) MarshalJSON() ([]byte, error) { return []byte(text(t)), nil }

// Columns lists all columns.
var Columns = []Column{
	{"puzzle", profile.Read, "81 characters, “.” for an empty cell", func(r *Record) any { return r.Puzzle.String() }},
	{"line", profile.Read, "of the input", func(r *Record) any { return r.Line }},
	{"givens", profile.Read, "how many", func(r *Record) any { return r.Givens }},
	{"solutions", profile.Solved, "0, 1, or 2 for several", func(r *Record) any { return r.Solutions }},
	{"solution", profile.Solved, "the first one found", func(r *Record) any { return gridOrNone(r.Solutions > 0, r.Solution.String()) }},
	{"minimal", profile.Properties, "whether it has one solution and no redundant given", func(r *Record) any { return r.Minimal }},
	{"symmetry", profile.Properties, "the greatest symmetry of the givens: " + strings.Join(symmetryKeys(), ", "), func(r *Record) any { return r.Symmetries.Greatest().String() }},
	{"canonical", profile.Canonical, "the smallest equivalent string", func(r *Record) any { return r.Canonical.String() }},
	{"automorphisms", profile.Canonical, "the number of row and column symmetries that map the puzzle to itself", func(r *Record) any { return r.Automorphisms }},
	{"class", profile.Canonical, "the number of equivalent puzzles", func(r *Record) any { return r.ClassSize() }},
	{"grade", profile.Rated, "from easy to extreme, by HoDoKu's path", func(r *Record) any { return r.Grade.String() }},
	{"er", profile.Rated, "the hardest step, by Sudoku Explainer", func(r *Record) any { return orNone(r, tenths(r.ER)) }},
	{"ep", profile.Rated, "the hardest step up to the first digit", func(r *Record) any { return orNone(r, tenths(r.EP)) }},
	{"ed", profile.Rated, "the first step", func(r *Record) any { return orNone(r, tenths(r.ED)) }},
	{"score", profile.Rated, "by HoDoKu", func(r *Record) any { return orNone(r, r.Score) }},
	{"level", profile.Rated, "by HoDoKu", func(r *Record) any { return levelName(r) }},
	{"er_hardest", profile.Rated, "the technique that sets er", func(r *Record) any { return r.Setter.Key() }},
	{"hodoku_hardest", profile.Rated, "the hardest technique on HoDoKu's path, which sets the grade", func(r *Record) any { return r.Hardest.Key() }},
	{"hodoku_techniques", profile.Rated, "all those on HoDoKu's path", func(r *Record) any { return techniqueKeys(r) }},
	{"time", profile.Read, "spent on the puzzle, in microseconds", func(r *Record) any { return int(r.Time.Microseconds()) }},
}

// formerly maps the keys of earlier versions to the current ones.
var formerly = map[string]string{"techniques": "hodoku_techniques", "hardest": "hodoku_hardest"}

func gridOrNone(is bool, text string) string {
	if !is {
		return ""
	}
	return text
}

// orNone returns a rating, or nil for a puzzle without one.
func orNone(r *Record, rating any) any {
	if r.Grade == rate.None {
		return nil
	}
	return rating
}

func levelName(r *Record) string {
	if r.Grade == rate.None {
		return ""
	}
	return hodoku.Level(r.Level).String()
}

func techniqueKeys(r *Record) []string {
	keys := make([]string, 0, r.Techniques.Len())
	for t := range r.Techniques.All() {
		keys = append(keys, t.Key())
	}
	return keys
}

func symmetryKeys() (keys []string) {
	for _, s := range generate.Symmetries() {
		keys = append(keys, s.String())
	}
	return keys
}

// Keys returns the keys of all columns.
func Keys() (keys []string) {
	for _, c := range Columns {
		keys = append(keys, c.Key)
	}
	return keys
}

// Chosen returns the columns with the given keys, or an error that names the first
// unknown key.
func Chosen(keys []string) (chosen []Column, err error) {
	for _, key := range keys {
		c, ok := byKey(strings.TrimSpace(key))
		if !ok {
			return nil, fmt.Errorf("%q is not a column; the columns are %s", key, strings.Join(Keys(), ", "))
		}
		chosen = append(chosen, c)
	}
	return chosen, nil
}

func byKey(key string) (Column, bool) {
	if now, renamed := formerly[key]; renamed {
		key = now
	}
	for _, c := range Columns {
		if c.Key == key {
			return c, true
		}
	}
	return Column{}, false
}

// text formats a value for CSV and comments.
func text(value any) string {
	switch v := value.(type) {
	case nil:
		return ""
	case tenths:
		return strconv.Itoa(int(v)/10) + "." + strconv.Itoa(int(v)%10)
	case []string:
		return strings.Join(v, " ")
	}
	return fmt.Sprint(value)
}

// Value returns the value of the column in a form that Compare can order. Grades and
// levels become numbers, from the easiest on, and HoDoKu's techniques become their
// number.
func (c Column) Value(r *Record) any {
	switch c.Key {
	case "grade":
		return int(r.Grade)
	case "level":
		return int(r.Level)
	case "hodoku_techniques":
		return r.Techniques.Len()
	}
	return c.of(r)
}

// Compare orders two values of a column. It returns a negative number if a comes first. A
// missing value comes before every other.
func Compare(a, b any) int {
	if a == nil || b == nil {
		return cmp.Compare(len(text(a)), len(text(b)))
	}
	switch x := a.(type) {
	case int:
		return cmp.Compare(x, b.(int))
	case tenths:
		return cmp.Compare(x, b.(tenths))
	case bool:
		return cmp.Compare(text(x), text(b))
	}
	return strings.Compare(text(a), text(b))
}
