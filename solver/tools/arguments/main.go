// Command arguments checks the arguments of steps that the recipes find in lists of
// puzzles: every fact against the board, every conclusion against the facts before it,
// and the words in each language. It prints each argument that is wrong and how many were
// checked.
//
//	arguments [-steps N] [-each N] FILE...
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"slices"
	"sync"
	"time"

	"sudoku/app/text/languages"
	"sudoku/solver/argument"
	"sudoku/solver/argument/check"
	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/path"
	"sudoku/solver/step"
	"sudoku/solver/tools/internal/survey"
)

var (
	steps = flag.Int("steps", 20000, "how many steps are checked")
	each  = flag.Int("each", 600, "how many steps of a technique are checked at most")
)

func main() {
	flag.Parse()
	if err := run(flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "arguments:", err)
		os.Exit(1)
	}
}

// tally counts what has been checked.
type tally struct {
	sync.Mutex
	checked, wrong, lines, facts int
	of                           map[string]int
	times                        []time.Duration
}

func run(files []string) error {
	lists, err := survey.ReadAll(files)
	if err != nil {
		return err
	}
	n := tally{of: make(map[string]int)}
	recipes := path.Recipes()
	const rounds = 100
	for round := 0; n.checked < *steps && round < rounds; round++ {
		survey.Parallel(len(lists)*4, func(i int) {
			list := lists[i%len(lists)]
			k := round*4 + i/len(lists)
			n.puzzle(&list[k*len(list)/(rounds*4)], recipes[(k+i)%len(recipes)])
		})
	}
	slices.Sort(n.times)
	fmt.Printf("%d arguments of %d techniques, %d lines and %d facts, %d wrong\n", n.checked, len(n.of), n.lines, n.facts, n.wrong)
	fmt.Printf("made in %v at the median, %v at the 95th percentile, %v at most\n",
		n.times[len(n.times)/2], n.times[len(n.times)*95/100], n.times[len(n.times)-1])
	if n.wrong > 0 {
		return fmt.Errorf("%d arguments are wrong", n.wrong)
	}
	return nil
}

// puzzle checks the steps of a path, and all steps of some of its boards.
func (n *tally) puzzle(g *board.Grid, r path.Recipe) {
	b := board.FromGrid(g)
	walked, err := r.Walk(context.Background(), &b, nil)
	if err != nil {
		return
	}
	human := path.Human()
	for i := range walked.Steps {
		taken := &walked.Steps[i]
		n.step(&taken.Step, &taken.Before)
		if i%8 != 3 {
			continue
		}
		for _, s := range human.All(&taken.Before) {
			n.step(&s, &taken.Before)
		}
	}
}

// step checks the argument of a step, unless enough arguments of its technique have been
// checked.
func (n *tally) step(s *step.Step, b *board.Board) {
	n.Lock()
	n.of[s.Technique]++
	enough := n.of[s.Technique] > *each || n.checked >= *steps || s.Technique == "brute-force"
	if !enough {
		n.checked++
	}
	n.Unlock()
	if enough {
		return
	}
	began := time.Now()
	a := argument.Of(s, b)
	took := time.Since(began)
	err := check.Argument(&a, s, b)
	for _, c := range languages.All {
		if err == nil {
			err = check.Words(&a, &c.Techniques)
		}
	}
	n.Lock()
	defer n.Unlock()
	n.times = append(n.times, took)
	n.lines += len(a.Why) + len(a.So)
	for i := range a.Why {
		for j := range a.Why[i].Say {
			n.facts += len(a.Why[i].Say[j].Facts)
		}
	}
	if err != nil {
		n.wrong++
		fmt.Printf("%s\n  on %s\n  %v\n", s.Text(), text(b), err)
	}
}

// text formats the candidates of a board as 729 characters.
func text(b *board.Board) string {
	return format.Sukaku.Render(&board.Annotated{Position: b.Position()})
}
