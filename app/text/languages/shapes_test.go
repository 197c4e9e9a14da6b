//go:build !js

package languages_test

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/argument"
	"sudoku/solver/argument/check"
	"sudoku/solver/explain"
	"sudoku/solver/golden"
	"sudoku/solver/technique"
)

// TestShapes lists the shapes of all sentences in the arguments of every technique's
// cases. Package check defines the marks; n stands for three or more. A glance at the
// list shows each plural and each "and" and "or" in a language.
func TestShapes(t *testing.T) {
	many := regexp.MustCompile(`(\[[A-Z])([3-9]|\d\d)`)
	var all []argument.Argument
	for key, file := range cases(t) {
		for _, s := range stepsOn(t, technique.ByKey(key), file) {
			all = append(all, argument.Of(&s.step, &s.board))
		}
	}
	if len(all) < 500 {
		t.Errorf("only %d arguments", len(all))
	}
	for _, c := range whole() {
		l := &c.Named(explain.Short).Techniques
		shapes := make(map[string]bool)
		for i := range all {
			for _, line := range l.Argue(&all[i]) {
				for _, shape := range strings.SplitAfter(many.ReplaceAllString(check.Shape(l, line.Words), "${1}n"), ". ") {
					shapes[strings.TrimSpace(shape)] = true
				}
			}
		}
		golden.Compare(t, "testdata/"+c.Code+"-shapes.txt", strings.Join(slices.Sorted(maps.Keys(shapes)), "\n")+"\n")
	}
}
