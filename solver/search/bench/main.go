// Command bench compares the speed of the engine with that of the yardstick on the
// corpora in shared/puzzles next to the repository. It prints a line for each corpus:
//
//	go -C solver/search/bench run . [-rounds N] [-native]
//
// Both count the solutions of the same puzzles, given as text, up to a limit: in most
// corpora up to 2, which proves that a solution is unique.
//
// In each round the yardstick runs through the corpus once, and then the engine as often
// as it can in the same time, so that other processes affect both. The ratio is the
// median of the rounds. Afterwards the program measures itself as WebAssembly under Node.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/search"
	"sudoku/solver/search/bench/yardstick"
)

// corpora lists the test files. native and inWasm say how many times as fast as the
// yardstick the engine should be, or are 0 if there is no target.
var corpora = []struct {
	name, file     string
	adapt          func(puzzles []string) []string // nil for the file's own puzzles
	limit          int                             // maximum number of solutions to count
	native, inWasm float64
}{
	{name: "kaggle", file: "puzzles0_kaggle_sub20k.txt", limit: 2},
	{name: "17-clue", file: "puzzles2_17_clue.txt", limit: 2, native: 25, inWasm: 25},
	{name: "magictour 1465", file: "puzzles3_magictour_top1465.txt", limit: 2, native: 30, inWasm: 30},
	{name: "forum hardest 11+", file: "puzzles5_forum_hardest_1905_11+.txt", limit: 2, native: 15, inWasm: 20},
	{name: "hardest 1106", file: "puzzles6_forum_hardest_1106.txt", limit: 2},
	{name: "serg", file: "puzzles7_serg_benchmark.txt", limit: 2},
	{name: "no solution", file: minimal, adapt: spoiled, limit: 2},
	{name: "2 solutions", file: minimal, adapt: opened(500, 2, 2), limit: 2},
	{name: "100 solutions", file: minimal, adapt: opened(100, 90, 110), limit: 1000},
	{name: "100,000 solutions", file: minimal, adapt: opened(2, 100_000, 200_000), limit: 1_000_000},
}

func main() {
	rounds := flag.Int("rounds", 5, "`times` the yardstick goes through each corpus")
	native := flag.Bool("native", false, "leave WebAssembly out")
	flag.Parse()
	runtime.GOMAXPROCS(1) // includes the yardstick's garbage collector in the measured time
	if err := run(*rounds, *native); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run(rounds int, native bool) error {
	dir, err := puzzleDir()
	if err != nil {
		return err
	}
	inWasm := runtime.GOARCH == "wasm"
	if inWasm {
		fmt.Println("WebAssembly, Node")
	} else {
		fmt.Printf("native, %s/%s, %s\n", runtime.GOOS, runtime.GOARCH, runtime.Version())
	}
	fmt.Printf("%-18s %11s %8s %8s %8s %11s %8s %8s\n",
		"", "puzzles/s", "nodes", "guesses", "depth", "yardstick/s", "ratio", "target")
	for _, c := range corpora {
		text, err := os.ReadFile(filepath.Join(dir, c.file))
		if err != nil {
			return err
		}
		target := c.native
		if inWasm {
			target = c.inWasm
		}
		puzzles := strings.Fields(string(text))
		if c.adapt != nil {
			puzzles = c.adapt(puzzles)
		}
		r, err := measure(puzzles, c.limit, rounds)
		if err != nil {
			return fmt.Errorf("%s: %w", c.file, err)
		}
		fmt.Printf("%-18s %11.0f %8.2f %8.2f %8d %11.0f %8.1f",
			c.name, r.engine, r.nodes, r.guesses, r.depth, r.yardstick, r.ratio)
		if target > 0 {
			fmt.Printf(" %8.0f", target)
		}
		fmt.Println()
	}
	if native || inWasm {
		return nil
	}
	fmt.Println()
	return runWasm(rounds)
}

// A result holds puzzles per second (medians), counters per puzzle (the maximum for the
// depth), and the median ratio of the rounds.
type result struct {
	engine, yardstick, ratio float64
	nodes, guesses           float64
	depth                    int
}

// measure compares the solvers on puzzles whose solutions they count up to a limit.
func measure(puzzles []string, limit, rounds int) (r result, err error) {
	var engine, yard, ratios []float64
	n := float64(len(puzzles))
	counts := make([]int, len(puzzles))
	for range rounds {
		start := clock()
		for i, p := range puzzles {
			counts[i] = min(yardstick.Count(p, limit), limit)
		}
		spent := clock() - start
		y := n / spent.Seconds()

		passes := 0.0
		for start = clock(); passes == 0 || clock()-start < spent; passes++ {
			r.nodes, r.guesses = 0, 0
			for i, p := range puzzles {
				solved := count(p, limit)
				if solved.Count != counts[i] {
					return r, fmt.Errorf("the engine finds %d solutions of %s, the yardstick %d", solved.Count, p, counts[i])
				}
				r.nodes += float64(solved.Stats.Nodes) / n
				r.guesses += float64(solved.Stats.Guesses) / n
				r.depth = max(r.depth, solved.Stats.Depth)
			}
		}
		e := passes * n / (clock() - start).Seconds()
		engine, yard, ratios = append(engine, e), append(yard, y), append(ratios, e/y)
	}
	r.engine, r.yardstick, r.ratio = median(engine), median(yard), median(ratios)
	return r, nil
}

// count counts the solutions of a puzzle with the engine.
func count(puzzle string, limit int) search.Result {
	g := parse(puzzle)
	if limit == 2 {
		return search.Solve(&g)
	}
	r, _ := search.Count(context.Background(), &g, limit, nil)
	return r
}

func median(values []float64) float64 {
	slices.Sort(values)
	return values[len(values)/2]
}

// parse parses 81 characters. A character that is not a digit is an empty cell.
func parse(puzzle string) (g board.Grid) {
	for c := range min(len(g), len(puzzle)) {
		g[c] = digitOf[puzzle[c]]
	}
	return g
}

// digitOf maps a character to its digit. A table avoids branches on empty cells, which
// are hard to predict.
var digitOf = func() (table [256]board.Digit) {
	for d := range 10 {
		table['0'+d] = board.Digit(d)
	}
	return table
}()

// puzzleDir looks for shared/puzzles in the current folder and its parents.
func puzzleDir() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		found := filepath.Join(dir, "shared", "puzzles")
		if _, err := os.Stat(found); err == nil {
			return found, nil
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return "", errors.New("no folder shared/puzzles beside the repository")
		}
		dir = parent
	}
}
