package main

import (
	"context"
	"runtime"
	"slices"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/internal/making"
	"sudoku/solver/path"
	"sudoku/solver/rate"
)

// mine examines n attempts on all cores and adds them to the bank in the order of their
// numbers. If ctx is done, it adds none.
func mine(ctx context.Context, b *making.Bank, n int) {
	found := make([][]string, n)
	full := func(key string) bool { return len(b.Attempts[key]) >= room(key) }
	todo := make(chan int)
	var working sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		working.Go(func() {
			for i := range todo {
				found[i] = keys(ctx, b.Mined+i, full)
			}
		})
	}
	for i := range n {
		todo <- i
	}
	close(todo)
	working.Wait()
	if ctx.Err() != nil {
		return
	}
	for i, keys := range found {
		for _, key := range keys {
			if !full(key) {
				b.Attempts[key] = append(b.Attempts[key], b.Mined+i)
			}
		}
	}
	b.Mined += n
}

// keys returns the grade and the techniques of an attempt, without those whose lists are
// full.
func keys(ctx context.Context, number int, full func(key string) bool) (keys []string) {
	made := making.Mined(number)
	b := board.FromGrid(&made.Givens)
	grade := easyGrade(&made.Givens)
	if grade == rate.None && !full(rate.GradeExtreme.String()) || grade != rate.None && !full(grade.String()) {
		if _, p, err := rate.RateHoDoKu(ctx, &b); err == nil {
			keys = append(keys, rate.PathGrade(&p).String())
		}
	}
	if grade == rate.None || slices.ContainsFunc(basics, func(key string) bool { return !full(key) }) {
		p, err := path.Human().Walk(ctx, &b, nil)
		if err != nil {
			return nil
		}
		for _, taken := range p.Steps {
			if !slices.Contains(keys, taken.Technique.Key) {
				keys = append(keys, taken.Technique.Key)
			}
		}
	}
	return slices.DeleteFunc(keys, full)
}

// easyGrade returns the grade of a puzzle if it is Easy or Medium, and otherwise None.
func easyGrade(g *board.Grid) rate.Grade {
	switch {
	case making.Singles.Solves(g):
		return rate.GradeEasy
	case making.Basics.Solves(g):
		return rate.GradeMedium
	}
	return rate.None
}

// basics lists the rarest techniques of puzzles that basic techniques solve.
var basics = []string{"direct-hidden-triplet", "hidden-triple", "locked-triple"}
