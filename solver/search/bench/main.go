// Command bench compares the speed of the engine with that of the yardstick on the
// corpora in shared/puzzles next to the repository. It prints a line for each corpus:
//
//	go -C solver/search/bench run . [-rounds N] [-native]
//
// Both solve the same puzzles, given as text, and prove that there is no second solution.
// In each round the yardstick runs through the corpus once, and then the engine as often
// as it can in the same time, so that other processes affect both. The ratio is the
// median of the rounds. Afterwards the program measures itself as WebAssembly under Node.
package main

import (
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

// corpora lists the corpora with their target ratios.
var corpora = []struct {
	name, file     string
	native, inWasm float64
}{
	{"17-clue", "puzzles2_17_clue.txt", 25, 25},
	{"magictour 1465", "puzzles3_magictour_top1465.txt", 30, 30},
	{"forum hardest 11+", "puzzles5_forum_hardest_1905_11+.txt", 15, 20},
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
		r, err := measure(strings.Fields(string(text)), rounds)
		if err != nil {
			return fmt.Errorf("%s: %w", c.file, err)
		}
		fmt.Printf("%-18s %11.0f %8.2f %8.2f %8d %11.0f %8.1f %8.0f\n",
			c.name, r.engine, r.nodes, r.guesses, r.depth, r.yardstick, r.ratio, target)
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

func measure(puzzles []string, rounds int) (r result, err error) {
	var engine, yard, ratios []float64
	n := float64(len(puzzles))
	for range rounds {
		start := clock()
		for _, p := range puzzles {
			if n := yardstick.Count(p, 2); n != 1 {
				return r, fmt.Errorf("the yardstick finds %d solutions of %s", n, p)
			}
		}
		spent := clock() - start
		y := n / spent.Seconds()

		passes := 0.0
		for start = clock(); passes == 0 || clock()-start < spent; passes++ {
			r.nodes, r.guesses = 0, 0
			for _, p := range puzzles {
				g := parse(p)
				solved := search.Solve(&g)
				if solved.Count != 1 {
					return r, fmt.Errorf("the engine finds %d solutions of %s", solved.Count, p)
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

// digitOf is a table because branches on empty cells are hard to predict.
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
