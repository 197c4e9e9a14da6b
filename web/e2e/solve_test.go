//go:build !js

package e2e

import (
	"strings"
	"testing"
)

func TestSolveExamples(t *testing.T) {
	p := open(t, "/")
	for name, want := range map[string]string{
		"Wikipedia":                          wikipediaSolution,
		"The one that broke the three-liner": "897451623632987415415236987749325861163798254258164379584613792976542138321879546",
		"World's hardest":                    "812753649943682175675491283154237896369845721287169534521974368438526917796318452",
	} {
		p.click("Example")
		p.click(name)
		p.waitStatus(name)
		givens := p.grid()
		p.click("Solve")
		p.waitGrid(want)
		p.waitStatus("Exactly one solution.")
		for i, ch := range givens {
			if got := p.givens()[i] != '.'; got != (ch != '.') {
				t.Errorf("%s: cell %d: given %v", name, i, got)
			}
		}
		look := `getComputedStyle(document.querySelector("[data-given=%]")).color`
		if eval[string](p, strings.Replace(look, "%", "true", 1)) == eval[string](p, strings.Replace(look, "%", "false", 1)) {
			t.Errorf("%s: givens and answers look the same", name)
		}
		p.click("Undo")
		p.waitGrid(givens)
	}
	for _, name := range []string{"Easy", "Medium", "Hard", "Expert"} {
		p.click("Example")
		p.click(name)
		p.waitStatus(name)
		p.click("Solve")
		p.waitStatus("Exactly one solution.")
	}
}

// TestBrowseSolutions browses the solutions of the puzzle in the first write-up. It has
// far more solutions than its author thought, and his printed solution comes first.
func TestBrowseSolutions(t *testing.T) {
	p := open(t, "/")
	p.click("Example")
	p.click("Fewest givens")
	p.waitStatus("Fewest givens")
	p.click("Solve")
	p.waitStatus("9,734 solutions.")
	first := "234891567169725438578346912316574829497682153825139746642918375953467281781253694"
	p.waitGrid(first)
	last := first
	for range 3 {
		p.click("Next solution")
		p.wait("another solution", `document.querySelectorAll("[data-cell]").length === 81 && [...document.querySelectorAll("[data-cell]")].map(c => c.dataset.value).join("") > `+quote(last))
		last = p.grid()
	}
	p.wait("the number of the solution", `document.querySelector(".solutions").textContent.includes("Solution 4 of 9,734")`)
	p.click("Last solution")
	p.wait("the last solution", `document.querySelector(".solutions").textContent.includes("Solution 9,734 of 9,734")`)
	p.click("First solution")
	p.waitGrid(first)
}

func TestNoSolution(t *testing.T) {
	p := open(t, "/")
	p.paste("12345678.........9" + emptyGrid[18:])
	p.waitStatus("9 givens")
	p.click("Solve")
	p.waitStatus("No solution. No digit fits in row 1, column 9.")
	p.paste("55" + emptyGrid[2:])
	p.waitStatus("5 appears twice in row 1.")
	p.click("Solve")
	p.waitStatus("No solution. 5 appears twice in row 1.")
}

func TestEmptyGridHasMoreSolutionsThanItCounts(t *testing.T) {
	p := open(t, "/")
	p.clickCell("r1c1")
	p.click("Solve")
	p.waitStatus("At least 100,000 solutions.")
	p.wait("the number of the solution", `document.querySelector(".solutions").textContent.includes("Solution 1 of at least 100,000")`)
	p.waitGrid("123456789456789123789123456214365897365897214897214365531642978642978531978531642")
}
