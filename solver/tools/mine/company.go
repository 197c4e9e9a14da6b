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

// The size of a look at company: boards of a technique, and grids that are dug to
// find one of them.
const (
	companyBoards = 100
	companyGrids  = 1000
)

// reportCompany prints, for each technique that the bank has no puzzle for, which
// earlier ones have a step wherever it has one: as few as it takes that each of a
// number of boards has one of them.
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

// dugWith digs, out of one random grid after the other, a puzzle that has a step of a
// technique on the board where the basics end, and goes on as long as it keeps that.
func dugWith(t *technique.Technique, random *rand.Rand) (g board.Grid, ok bool) {
	for range companyGrids {
		if g, ok = dug(t, random); ok {
			return g, true
		}
	}
	return g, false
}

// dug does so out of one grid.
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

// company lists the techniques before one that have a step on the board where the
// basics end.
func company(at int, g *board.Grid) (keys []string) {
	for _, t := range catalog[beyond:at] {
		if !t.OnRequest && hasStep(t, g) {
			keys = append(keys, t.Key)
		}
	}
	return keys
}

// cover is a short list of keys of which each board has one: always the one that most
// of the boards have that have none yet.
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
