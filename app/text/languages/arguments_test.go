//go:build !js

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
	for _, c := range whole() {
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

// onceWrong lists techniques whose sentences were once wrong, and the mistakes.
var onceWrong = []struct{ key, said string }{
	{"remote-pair", "each sees the next (of cells sorted by number)"},
	{"guardians", "each sees the next (of cells sorted by number)"},
	{"als-continuous-nice-loop", "what contradicts both ends is false (but a digit was locked in a set)"},
	{"empty-rectangle", "both ends (of three cells)"},
	{"hidden-rectangle", "neither the other digit nor the corner was named"},
	{"locked-pair", "3 and 8 (for or)"},
	{"sue-de-coq", "two cells hold 1, 2, 4 and 8"},
	{"bug-type-4", "a 9 was eliminated without a reason"},
	{"cell-forcing-chain", "If r1c2=2, then r6c2≠2: r1c2=2 → r6c2≠2"},
	{"tridagon", "1 in r8c8 is true: 1 in r8c8"},
	{"bug-plus-1", "only a 8 (and not why that digit)"},
	{"3d-medusa", "30 candidates in one sentence"},
	{"pointing", "In box 4, 4 can only be in column 1, which are also in column 1"},
	{"sashimi-swordfish", "column 6, column 7"},
	{"junior-exocet", "what does not fit is false"},
	{"dynamic-forcing-chain", "forty clauses with semicolons"},
}

// TestOnceWrong writes the arguments of techniques whose sentences were once wrong.
func TestOnceWrong(t *testing.T) {
	for _, c := range whole() {
		var said strings.Builder
		for _, x := range onceWrong {
			p := technique.ByKey(x.key).Example()
			b := board.New(&p)
			s, _ := technique.ByKey(x.key).First(&b)
			fmt.Fprintf(&said, "# was: %s\n", x.said)
			writeArgument(&said, c, &s, &b)
			said.WriteString("\n")
		}
		golden.Compare(t, "testdata/"+c.Code+"-once-wrong.txt", said.String())
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
