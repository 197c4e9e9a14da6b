package languages_test

import (
	"fmt"
	"strings"
	"testing"

	"sudoku/app/text"
	. "sudoku/app/text/languages"
	"sudoku/solver/argument"
	"sudoku/solver/argument/check"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/golden"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// TestArguments writes the argument of each technique's example in every language.
func TestArguments(t *testing.T) {
	for _, c := range All {
		var said strings.Builder
		for _, x := range technique.Catalog() {
			p := x.Example()
			b := board.New(&p)
			s, _ := x.First(&b)
			writeArgument(&said, c, &s, &b)
		}
		golden.Compare(t, "testdata/"+c.Code+"-arguments.txt", said.String())
	}
}

// writeArgument writes an argument as a person reads it. Lines that support another are
// indented below it.
func writeArgument(said *strings.Builder, c *text.Catalog, s *step.Step, b *board.Board) {
	a := argument.Of(s, b)
	language := c.Named(explain.Short).Techniques
	fmt.Fprintf(said, "%s\n", language.Name(s.Technique))
	for i := range a.Parts {
		fmt.Fprintf(said, "  [%s]\n", language.Part(&a.Parts[i]))
	}
	n := 0
	for _, line := range language.Argue(&a) {
		sentence := explain.String(line.Words)
		switch {
		case line.Fold:
			fmt.Fprintf(said, "     - %s\n", sentence)
		case line.So:
			fmt.Fprintf(said, "  %s\n", sentence)
		default:
			n++
			fmt.Fprintf(said, "  %d. %s\n", n, sentence)
		}
	}
	fmt.Fprintf(said, "  %s\n", a.Short)
}

// TestArgumentsOfCases reads the arguments of all steps of every technique's cases, in
// every language and naming.
func TestArgumentsOfCases(t *testing.T) {
	for key, file := range cases(t) {
		t.Run(key, func(t *testing.T) {
			t.Parallel()
			for _, s := range stepsOn(t, technique.ByKey(key), file) {
				a := argument.Of(&s.step, &s.board)
				for _, c := range All {
					for naming := range explain.Lettered + 1 {
						if err := check.Words(&a, &c.Named(naming).Techniques); err != nil {
							t.Errorf("%s, %s: %v", c.Code, s.step.Technique+" "+s.step.EffectsText(), err)
						}
					}
				}
			}
		})
	}
}
