//go:build !js

// Command qqwing compares package generate with QQWing, the generator in the Debian
// package of that name. For each of QQWing's levels it measures puzzles per second of
// CPU time on one core. QQWing rates a sample of our puzzles, and only those of the
// right level count.
package main

import (
	"bytes"
	"context"
	"fmt"
	"log"
	"os"
	"os/exec"
	"strings"
	"text/tabwriter"
	"time"

	"sudoku/solver/generate"
	"sudoku/solver/internal/cputime"
	"sudoku/solver/rate"
)

// A level is one of QQWing's levels, with a spec for puzzles of this level.
type level struct {
	name     string
	symmetry string
	spec     generate.Spec
	count    int // number of puzzles that QQWing makes
}

var levels = []level{
	{"any", "none", generate.Spec{Minimal: true}, 400},
	{"simple", "none", generate.Spec{Only: []string{"full-house", "naked-single"}}, 30},
	{"easy", "none", generate.Spec{Grade: rate.GradeEasy}, 250},
	{"intermediate", "none", generate.Spec{Grade: rate.GradeMedium}, 100},
	{"expert", "none", generate.Spec{Grade: rate.GradeHard, UpTo: rate.GradeExtreme}, 200},
	{"expert", "rotate180", generate.Spec{Grade: rate.GradeHard, UpTo: rate.GradeExtreme, Symmetry: generate.HalfTurn}, 120},
}

const (
	ours   = time.Second // CPU time for each level
	sample = 300
	target = 20
)

func main() {
	log.SetFlags(0)
	out := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(out, "level\tsymmetry\tQQWing/s\there/s\tof that level\tratio\ttarget\t")
	missed := false
	for _, l := range levels {
		theirs := qqwing(l)
		here, puzzles := generated(l.spec)
		share := agreed(l.name, puzzles)
		ratio := here * share / theirs
		missed = missed || ratio < target
		fmt.Fprintf(out, "%s\t%s\t%.1f\t%.0f\t%.0f %%\t%.0f\t%d\t\n", l.name, l.symmetry, theirs, here, 100*share, ratio, target)
	}
	out.Flush()
	if missed {
		log.Fatal("a target is missed")
	}
}

// qqwing returns how many puzzles of a level QQWing makes per second.
func qqwing(l level) float64 {
	c := exec.Command("qqwing", "--generate", fmt.Sprint(l.count), "--difficulty", l.name, "--symmetry", l.symmetry, "--one-line")
	if err := c.Run(); err != nil {
		log.Fatal(err)
	}
	return float64(l.count) / (c.ProcessState.UserTime() + c.ProcessState.SystemTime()).Seconds()
}

// generated returns how many puzzles package generate makes per second, and some of them.
func generated(s generate.Spec) (perSecond float64, puzzles []string) {
	start := cputime.Used()
	n := uint64(0)
	for ; n < sample || cputime.Used()-start < ours; n++ {
		made, err := generate.Generate(context.Background(), s, n)
		if err != nil {
			log.Fatal(err)
		}
		if n < sample {
			puzzles = append(puzzles, made.Givens.String())
		}
	}
	return float64(n) / (cputime.Used() - start).Seconds(), puzzles
}

// agreed returns the share of puzzles that QQWing assigns to a level.
func agreed(level string, puzzles []string) float64 {
	c := exec.Command("qqwing", "--solve", "--stats", "--csv", "--nosolution")
	c.Stdin = strings.NewReader(strings.Join(puzzles, "\n") + "\n")
	text, err := c.Output()
	if err != nil {
		log.Fatal(err)
	}
	n, all := 0, 0
	for line := range bytes.Lines(text) {
		fields := strings.Split(strings.TrimRight(string(line), ",\n"), ",")
		word := fields[len(fields)-1]
		if word == "Difficulty" {
			continue
		}
		all++
		if level == "any" || strings.EqualFold(word, level) {
			n++
		}
	}
	if all != len(puzzles) {
		log.Fatalf("QQWing rated %d puzzles of %d", all, len(puzzles))
	}
	return float64(n) / float64(all)
}
