package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/internal/making"
	"sudoku/solver/search"
	"sudoku/solver/technique"
)

// The number of boards examined for a technique, and of grids dug to find one of these
// boards.
const (
	companyBoards = 100
	companyGrids  = 1000
)

// reportCompany prints, for each technique without a puzzle in the bank, which earlier
// techniques have a step whenever it has one. It prints a short list of techniques that
// covers all examined boards.
func reportCompany(b *making.Bank) {
	for at, t := range catalog {
		if at < beyond || len(b.Places(t.Key)) > 0 {
			continue
		}
		random := rand.New(rand.NewPCG(making.MiningSeed, uint64(at)))
		var boards [][]string
		for len(boards) < companyBoards {
			g, ok := dugWith(t, random)
			if !ok {
				break
			}
			boards = append(boards, company(at, &g))
		}
		fmt.Printf("%s: %d boards, always %s\n", t.Key, len(boards), strings.Join(cover(boards), " or "))
	}
}

// dugWith digs a puzzle that has a step of a technique on the board where the basics end.
// It tries one random grid after another and digs as far as it can without losing the
// step.
func dugWith(t *technique.Technique, random *rand.Rand) (g board.Grid, ok bool) {
	for range companyGrids {
		if g, ok = dug(t, random); ok {
			return g, true
		}
	}
	return g, false
}

// dug tries one grid for dugWith.
func dug(t *technique.Technique, random *rand.Rand) (g board.Grid, ok bool) {
	g = making.Mined(random.IntN(1 << 30)).Solution
	for _, i := range random.Perm(board.Cells) {
		less := g
		less[i] = 0
		if search.Solve(&less).Count != 1 {
			continue
		}
		if now := hasStep(t, &less); now || !ok {
			g, ok = less, now
		}
	}
	return g, ok
}

// hasStep reports whether a technique has a step on the board where the basics end.
func hasStep(t *technique.Technique, g *board.Grid) bool {
	b := board.FromGrid(g)
	if making.TakeBasics(&b) {
		return false
	}
	_, ok := firstStep(t, &b)
	return ok
}

// company returns the earlier techniques that have a step on the board where the basics
// end.
func company(at int, g *board.Grid) (keys []string) {
	for _, t := range catalog[beyond:at] {
		if !t.OnRequest && hasStep(t, g) {
			keys = append(keys, t.Key)
		}
	}
	return keys
}

// cover returns a short list of keys that covers each board. It repeatedly takes the key
// that occurs on most uncovered boards.
func cover(boards [][]string) (keys []string) {
	boards = slices.Clone(boards)
	for {
		count := map[string]int{}
		best := ""
		for _, has := range boards {
			for _, key := range has {
				if count[key]++; count[key] > count[best] {
					best = key
				}
			}
		}
		if best == "" {
			if len(boards) > 0 {
				keys = append(keys, "nothing earlier")
			}
			return keys
		}
		keys = append(keys, best)
		boards = slices.DeleteFunc(boards, func(has []string) bool { return slices.Contains(has, best) })
	}
}
