package main

import (
	"context"
	"fmt"
	"log"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/internal/making"
	"sudoku/solver/path"
	"sudoku/solver/technique"
)

// Limits of writeSeen: the number of puzzles wanted for each technique, the number of
// random puzzles examined, and the number of grids dug, and the time spent, for a
// technique that occurs too rarely in them.
const (
	ofSeen        = 12
	seenAttempts  = 1500
	seenGrids     = 150
	seenTechnique = 4 * time.Minute
)

// writeSeen writes a file of puzzles that contain a step of a technique for which the
// bank has no puzzle.
func writeSeen(b *making.Bank, file string) error {
	seen := map[string][]string{}
	var lacking []*technique.Technique
	for _, t := range catalog {
		if len(b.Places(t.Key)) == 0 && t.Long == nil {
			lacking = append(lacking, t)
		}
	}
	open := func(t *technique.Technique) bool { return len(seen[t.Key]) < ofSeen }
	for number := range seenAttempts {
		made := making.Mined(number)
		for _, t := range lacking {
			if open(t) && shows(t, &made.Givens) {
				seen[t.Key] = append(seen[t.Key], strconv.Itoa(number))
			}
		}
	}
	for at, t := range lacking {
		random := rand.New(rand.NewPCG(making.MiningSeed, uint64(at)))
		for begun, grids := time.Now(), 0; grids < seenGrids && open(t) && time.Since(begun) < seenTechnique; grids++ {
			if g, ok := dug(t, random); ok {
				seen[t.Key] = append(seen[t.Key], making.Pack(&g))
			}
		}
		log.Printf("%s: %d", t.Key, len(seen[t.Key]))
	}
	var out strings.Builder
	fmt.Fprintln(&out, "seen")
	for _, t := range lacking {
		if list := seen[t.Key]; len(list) > 0 {
			fmt.Fprintln(&out, t.Key, strings.Join(list, " "))
		}
	}
	return os.WriteFile(file, []byte(out.String()), 0o644)
}

// shows reports whether a technique has a step where the basics end. For a basic
// technique, it also looks at earlier boards.
func shows(t *technique.Technique, g *board.Grid) bool {
	if !isBasic(t) {
		return hasStep(t, g)
	}
	b := board.FromGrid(g)
	recipe := path.Human()
	for {
		if _, ok := firstStep(t, &b); ok {
			return true
		}
		_, s, ok := recipe.Next(context.Background(), &b, nil)
		if !ok {
			return false
		}
		s.Apply(&b)
	}
}

func isBasic(t *technique.Technique) bool {
	for _, basic := range catalog[:beyond] {
		if basic == t {
			return true
		}
	}
	return false
}
