// Command prove finds a thousand paths through puzzles from lists, certifies them, and
// checks every certificate with up to three checkers: those of packages proof and lrat
// and, if installed, drat-trim.
package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/internal/lrat"
	"sudoku/solver/path"
	"sudoku/solver/proof"
	"sudoku/solver/step"
	"sudoku/solver/tools/internal/survey"
)

var (
	paths    = flag.Int("paths", 1000, "how many paths are proved")
	dratTrim = flag.String("drat-trim", "", "the program drat-trim")
)

func main() {
	flag.Parse()
	if err := run(flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "prove:", err)
		os.Exit(1)
	}
}

// counts holds the numbers of proofs and their parts.
type counts struct {
	paths, solved, steps, nested, forcing, uniqueness int
	techniques                                        map[string]bool
	checked, second, trimmed, trivial                 int
	lines, bytes, mostLines, mostBytes                int
	making, checking, longest                         time.Duration
}

func run(files []string) error {
	lists, err := survey.ReadAll(files)
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "prove")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	recipes := path.Recipes()
	n := counts{techniques: map[string]bool{}}
	for n.paths < *paths {
		i, of := n.paths/len(lists), (*paths+len(lists)-1)/len(lists)
		list := lists[n.paths%len(lists)]
		if err := n.prove(dir, &list[i*len(list)/of], recipes[i%len(recipes)]); err != nil {
			return fmt.Errorf("%s: %w", &list[i*len(list)/of], err)
		}
	}
	n.print()
	return nil
}

// prove proves the path that a recipe takes through a puzzle.
func (n *counts) prove(dir string, g *board.Grid, r path.Recipe) error {
	start := board.Position{Givens: *g}
	b := board.New(&start)
	walked, err := r.Walk(context.Background(), &b, nil)
	if err != nil {
		return err
	}
	n.paths++
	if walked.Solved {
		n.solved++
	}
	var steps []step.Step
	for _, taken := range walked.Steps {
		n.count(&taken)
		steps = append(steps, taken.Step)
	}
	began := time.Now()
	c, err := proof.Certify(context.Background(), &start, steps, 0, func(int) {})
	if err != nil {
		return err
	}
	made := time.Now()
	if _, err := proof.Check(bytes.NewReader(c.Formula), bytes.NewReader(c.Proof)); err != nil {
		return err
	}
	n.checked++
	n.making += made.Sub(began)
	n.checking += time.Since(made)
	n.longest = max(n.longest, time.Since(began))
	n.lines, n.bytes = n.lines+c.Lines, n.bytes+len(c.Proof)
	n.mostLines, n.mostBytes = max(n.mostLines, c.Lines), max(n.mostBytes, len(c.Proof))
	if err := lrat.Verify(string(c.Formula), string(c.Proof)); err != nil {
		return fmt.Errorf("the second checker: %w", err)
	}
	n.second++
	if *dratTrim == "" {
		return nil
	}
	return n.trim(dir, &c)
}

func (n *counts) count(taken *path.Taken) {
	n.steps++
	n.techniques[taken.Technique.Key] = true
	switch key := taken.Technique.Key; {
	case strings.HasPrefix(key, "nested-forcing"):
		n.nested++
	case strings.Contains(key, "forcing"):
		n.forcing++
	}
	if taken.Technique.Uniqueness {
		n.uniqueness++
	}
}

// trim makes drat-trim check every clause, in forward mode.
func (n *counts) trim(dir string, c *proof.Certificate) error {
	text, err := lrat.DRAT(string(c.Formula), string(c.Proof))
	if err != nil {
		return err
	}
	formula, drat := filepath.Join(dir, "formula"), filepath.Join(dir, "proof")
	for name, data := range map[string][]byte{formula: c.Formula, drat: []byte(text)} {
		if err := os.WriteFile(name, data, 0o600); err != nil {
			return err
		}
	}
	out, err := exec.Command(*dratTrim, formula, drat, "-f").CombinedOutput()
	if !bytes.Contains(out, []byte("s VERIFIED")) {
		return fmt.Errorf("drat-trim: %v\n%s", err, out)
	}
	n.trimmed++
	if bytes.Contains(out, []byte("propagation on the input instance")) {
		n.trivial++
	}
	return nil
}

func (n *counts) print() {
	fmt.Printf("%d paths proved, %d of them to the solution\n", n.paths, n.solved)
	fmt.Printf("%d steps of %d techniques: %d forcing chains and nets, %d nested ones, %d that assume one solution\n",
		n.steps, len(n.techniques), n.forcing, n.nested, n.uniqueness)
	fmt.Printf("%d certificates right by package proof, %d by package lrat\n", n.checked, n.second)
	if *dratTrim == "" {
		fmt.Println("drat-trim is not here")
	} else {
		fmt.Printf("%d right by drat-trim, %d of them by singles alone, for which it does not read the proof\n", n.trimmed, n.trivial)
	}
	fmt.Printf("%d lines and %d KB on average, %d lines and %d KB at most\n", n.lines/n.paths, n.bytes/n.paths>>10, n.mostLines, n.mostBytes>>10)
	fmt.Printf("made in %.1f s, checked in %.1f s, the slowest in %.0f ms together\n", n.making.Seconds(), n.checking.Seconds(), n.longest.Seconds()*1000)
}
