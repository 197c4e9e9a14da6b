// Command frequency counts how many random minimal puzzles need each technique on the
// path of the recipe "human". It writes a file with the number of puzzles, then a line
// with key and count for each technique that was needed.
//
//	frequency [-n 10000] frequency.txt
package main

import (
	"context"
	"flag"
	"fmt"
	"log"
	"os"
	"strings"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/path"
	"sudoku/solver/technique"
	"sudoku/solver/tools/internal/survey"
)

func main() {
	log.SetFlags(0)
	n := flag.Int("n", 10_000, "how many puzzles to make")
	flag.Parse()
	if flag.NArg() != 1 {
		log.Fatal("usage: frequency [-n 10000] frequency.txt")
	}
	if err := os.WriteFile(flag.Arg(0), []byte(written(*n, counted(*n))), 0o644); err != nil {
		log.Fatal(err)
	}
}

// counted returns, by technique key, how many of n puzzles need the technique.
func counted(n int) map[string]int {
	count := map[string]int{}
	var counting sync.Mutex
	survey.Parallel(n, func(seed int) {
		keys := needed(uint64(seed))
		counting.Lock()
		for key := range keys {
			count[key]++
		}
		counting.Unlock()
	})
	return count
}

// needed returns the keys of the techniques on the path of the puzzle made with a seed.
func needed(seed uint64) map[string]bool {
	made, err := generate.Generate(context.Background(), generate.Spec{Minimal: true}, seed)
	if err != nil {
		log.Fatal(err)
	}
	b := board.FromGrid(&made.Givens)
	p, err := path.Human().Walk(context.Background(), &b, nil)
	if err != nil {
		log.Fatal(err)
	}
	keys := map[string]bool{}
	for i := range p.Steps {
		keys[p.Steps[i].Technique.Key] = true
	}
	return keys
}

// written returns the text of the file, in catalog order.
func written(n int, count map[string]int) string {
	var out strings.Builder
	fmt.Fprintln(&out, n)
	for _, t := range technique.Catalog() {
		if k := count[t.Key]; k > 0 {
			fmt.Fprintln(&out, t.Key, k)
		}
	}
	return out.String()
}
