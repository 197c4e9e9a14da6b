//go:build !js

package main

import (
	"context"
	"slices"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/path"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// kinds maps each kind of part to the check that it runs.
var kinds = map[string]func(*checker, context.Context){
	"human":  func(c *checker, ctx context.Context) { c.walk(ctx, "human") },
	"hodoku": func(c *checker, ctx context.Context) { c.walk(ctx, "hodoku") },
	"se":     func(c *checker, ctx context.Context) { c.walk(ctx, "se") },
	"all":    (*checker).allSteps,
	"people": (*checker).people,
	"repair": (*checker).repairs,
}

// walk checks the whole path of a recipe and the hints of its steps.
func (c *checker) walk(ctx context.Context, recipe string) {
	r, _ := path.ByKey(recipe)
	b := board.FromGrid(&c.puzzle)
	p, err := r.Walk(ctx, &b, nil)
	if err != nil {
		return
	}
	for i := range p.Steps {
		taken := &p.Steps[i]
		if taken.Before != b {
			c.fail("step %d of the path of %s was found on another board", i+1, recipe)
		}
		c.boards++
		c.step(&b, taken.Technique, &taken.Step)
		c.hints(&b, &taken.Step)
		if taken.Step.Apply(&b); b == taken.Before {
			c.fail("%s changes nothing", taken.Step.Text())
			return
		}
	}
	if p.Last != b || p.Solved != b.IsSolved() || p.UniquenessOff != (c.solution == nil) {
		c.fail("the path of %s does not end as it says", recipe)
	}
	if c.solution != nil && !p.Solved {
		c.unsolved++
	}
}

// allSteps checks all steps of the techniques on boards along the way: every third
// board that needs more than a single, and every eighth of the others. On the first
// board that needs more than a single it also checks the techniques that run only on
// request and the other recipes. It checks techniques whose search may take seconds
// only where the others find no step.
func (c *checker) allSteps(ctx context.Context) {
	list := c.techniques(func(t *technique.Technique) bool { return !t.OnRequest && t.Long == nil })
	onRequest := c.techniques(func(t *technique.Technique) bool { return t.OnRequest })
	long := c.techniques(func(t *technique.Technique) bool { return t.Long != nil })
	b := board.FromGrid(&c.puzzle)
	hard, others := 0, 0
	for !b.IsSolved() && ctx.Err() == nil {
		next, s, ok := first(list, &b)
		if !ok || next.SE == 0 || next.SE >= 26 {
			if hard%3 == 0 {
				c.boards++
				c.every(ctx, list, &b)
			}
			if hard == 0 {
				c.every(ctx, onRequest, &b)
				if ok { // otherwise the recipes would start their long searches
					c.recipes(ctx, &b)
				}
			}
			hard++
		} else {
			if others%8 == 0 {
				c.boards++
				c.every(ctx, list, &b)
			}
			others++
		}
		if !ok {
			for _, t := range long {
				limited, cancel := context.WithTimeout(ctx, mostOfLong)
				c.every(limited, []*technique.Technique{t}, &b)
				cancel()
			}
			return
		}
		s.Apply(&b)
	}
}

// techniques returns the wanted techniques that may be used on the puzzle.
func (c *checker) techniques(wanted func(*technique.Technique) bool) []*technique.Technique {
	return slices.DeleteFunc(technique.Catalog(), func(t *technique.Technique) bool {
		return !wanted(t) || c.solution == nil && (t.Uniqueness || t.Long != nil)
	})
}

// first returns the first step of the first technique that has one.
func first(list []*technique.Technique, b *board.Board) (t *technique.Technique, s step.Step, ok bool) {
	for _, t := range list {
		if s, ok := t.First(b); ok {
			return t, s, true
		}
	}
	return nil, s, false
}

// Limits on the steps and the time for a technique whose search may take seconds.
const (
	mostLong   = 12
	mostOfLong = time.Second
)

// every checks every step of the techniques on a board, but only the first few steps of a
// technique whose search may take seconds.
func (c *checker) every(ctx context.Context, list []*technique.Technique, b *board.Board) {
	for _, t := range list {
		n := 0
		for s := range t.Steps(ctx, b, func() {}) {
			c.step(b, t, &s)
			if n++; ctx.Err() != nil || t.Long != nil && n == mostLong {
				break
			}
		}
	}
}

// recipes checks every step that the recipes of other programs find on a board.
func (c *checker) recipes(ctx context.Context, b *board.Board) {
	for _, r := range path.Recipes() {
		if r.Key == path.Human().Key {
			continue
		}
		if r, _, _ = r.For(ctx, b); ctx.Err() != nil {
			return
		}
		for t, s := range r.All(b) {
			if c.step(b, t, &s); ctx.Err() != nil {
				return
			}
		}
	}
}

// hints checks the hint at each level for a step. A hint must say nothing that the step
// does not, include everything from the level before, and have correct effects.
func (c *checker) hints(b *board.Board, s *step.Step) {
	var last path.Hint
	for level := path.NameTechnique; level <= path.Apply; level++ {
		h := path.NewHint(s, level)
		if h.Level != level || h.Technique != s.Technique ||
			h.Houses.IsEmpty() != (level < path.ShowHouses) || h.Cells.IsEmpty() != (level < path.ShowCells) ||
			len(h.Views) == 0 != (level < path.ShowPattern) ||
			level > path.ShowHouses && h.Houses != last.Houses || level > path.ShowCells && h.Cells != last.Cells {
			c.fail("level %d of a hint at %s", level, s.Text())
		}
		last = h
	}
	var placed, eliminated board.CandidateSet
	for _, x := range last.Views[0].Candidates {
		if !b.Has(x.Item.Cell(), x.Item.Digit()) {
			c.fail("the hint at %s shows %v", s.Text(), x.Item)
		}
		if x.Role&step.Placed != 0 {
			placed.Add(x.Item)
		}
		if x.Role&step.Eliminated != 0 {
			eliminated.Add(x.Item)
		}
	}
	if s.Effects() != (step.Effects{Placements: placed, Eliminations: eliminated}) {
		c.fail("the hint at %s has other effects", s.Text())
	}
}
