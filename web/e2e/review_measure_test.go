//go:build !js

package e2e

import (
	"math/rand/v2"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/search"
	"sudoku/solver/share"
)

// TestMeasureReview prints how long the page takes to review a game of 400 actions, from
// the click to the result: one that follows the program's path, and one of guesses, which
// is the worst case.
func TestMeasureReview(t *testing.T) {
	if !measuring(t) {
		return
	}
	const puzzle = "400080100000209000000730000020001009005000070090000050010500400600300000004007603"
	read, err := format.Read(puzzle)
	if err != nil {
		t.Fatal(err)
	}
	givens := read.Position.Givens
	random := rand.New(rand.NewPCG(1, 1))
	for name, order := range map[string]func() []board.Candidate{
		"the program's path": func() []board.Candidate { return entries(t, puzzle) },
		"guesses":            func() []board.Candidate { return shuffled(random, &givens) },
	} {
		h := share.Of(&board.Annotated{Position: board.Position{Givens: givens}})
		for len(h.Nodes) < 401 {
			at := 0
			for _, x := range order() {
				if len(h.Nodes) > 400 {
					break
				}
				next := h.Nodes[at]
				next.Parent, next.At = at, len(h.Nodes)*20
				next.State.Entries[x.Cell()] = x.Digit()
				at = len(h.Nodes)
				h.Nodes = append(h.Nodes, next)
			}
		}
		h.Present = 400
		code, err := share.EncodeHistory(h)
		if err != nil {
			t.Fatal(err)
		}
		p := open(t, "/#"+code)
		p.wait("the film", `document.querySelector(".player-event")`)
		ms := eval[float64](p, `(async () => {
			const start = performance.now();
			[...document.querySelectorAll("button")].find((b) => b.textContent === "Review" && b.closest(".player, .panel-body"))?.click();
			while (!document.querySelector(".review-head h3")) await new Promise((done) => setTimeout(done));
			return performance.now() - start;
		})()`)
		t.Logf("%s: 400 actions in %.0f ms", name, ms)
	}
}

// shuffled returns the entries of the solution in random order.
func shuffled(random *rand.Rand, givens *board.Grid) (order []board.Candidate) {
	solution := search.Solve(givens).Solution
	for c := range board.AllCells.All() {
		if givens[c] == 0 {
			order = append(order, board.NewCandidate(c, solution[c]))
		}
	}
	random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	return order
}
