//go:build !js

package main

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/internal/reglib"
	"sudoku/solver/search"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// count is the number of checked steps and effects.
type count struct{ steps, effects int }

// A checker compares what the engine says about a puzzle with the puzzle's solutions, and
// counts the comparisons.
type checker struct {
	puzzle board.Grid
	// solution is the only solution, or nil if the puzzle has none or several. If it is
	// nil, an effect is correct if the digits on the board leave no solution that
	// contradicts it.
	solution *board.Grid
	second   tiny // an independent solver
	random   *rand.Rand

	boards, unsolved int
	by               map[string]*count
	effects          int
	wrong            []string
}

func newChecker(puzzle board.Grid, seed uint64) *checker {
	c := &checker{puzzle: puzzle, random: rand.New(rand.NewPCG(seed, 20)), by: map[string]*count{}}
	found := search.Solve(&puzzle)
	if found.Count == 1 {
		c.solution = &found.Solution
	}
	c.second.cells = plain(&puzzle)
	c.second.solve(2)
	if c.second.count != found.Count || found.Count == 1 && c.second.solution != plain(&found.Solution) {
		c.fail("the two solvers differ: %d and %d solutions", found.Count, c.second.count)
	}
	return c
}

// plain converts a grid to an array that uses no type of package board.
func plain(g *board.Grid) (cells [81]byte) {
	for i, d := range g {
		cells[i] = byte(d)
	}
	return cells
}

func (c *checker) fail(format string, args ...any) {
	c.wrong = append(c.wrong, fmt.Sprintf(format, args...)+"\n  puzzle "+c.puzzle.String())
}

// step checks a step that a technique found on a board.
func (c *checker) step(b *board.Board, t *technique.Technique, s *step.Step) {
	n := c.by[t.Key]
	if n == nil {
		n = new(count)
		c.by[t.Key] = n
	}
	n.steps++
	n.effects += len(s.Placements) + len(s.Eliminations)
	err := c.verify(b, s)
	if err == nil && s.Technique != t.Key {
		err = fmt.Errorf("it calls itself %s", s.Technique)
	}
	if err != nil {
		least := c.least(*b, t)
		c.fail("%s: %v\n  board %s\n  least %s\n  %s", t.Key, err, reglib.Format(b), reglib.Format(&least),
			strings.ReplaceAll(s.Detail(), "\n", "\n  "))
	}
}

// verify returns an error if a step is wrong.
func (c *checker) verify(b *board.Board, s *step.Step) error {
	if err := step.Check(s, b, c.solution); err != nil {
		return err
	}
	for _, x := range s.Placements {
		if !c.placed(b, x) {
			return fmt.Errorf("%v need not be", x)
		}
	}
	for _, x := range s.Eliminations {
		if !c.ruledOut(b, x) {
			return fmt.Errorf("%s need not be", step.Elimination(x))
		}
	}
	return nil
}

// placed reports whether a digit follows from the digits on the board.
func (c *checker) placed(b *board.Board, x board.Candidate) bool {
	c.effects++
	if c.solution != nil {
		return c.solution[x.Cell()] == x.Digit() && c.second.solution[x.Cell()] == byte(x.Digit())
	}
	for d := range board.AllDigits.Without(x.Digit()).All() {
		if c.possible(b, board.NewCandidate(x.Cell(), d)) {
			return false
		}
	}
	return true
}

// ruledOut reports whether the digits on the board leave no solution with a candidate.
func (c *checker) ruledOut(b *board.Board, x board.Candidate) bool {
	c.effects++
	if c.solution != nil {
		return c.solution[x.Cell()] != x.Digit() && c.second.solution[x.Cell()] != byte(x.Digit())
	}
	return !c.possible(b, x)
}

// possible reports whether the digits on the board have a solution that contains a
// candidate. Every tenth time it also asks the second solver.
func (c *checker) possible(b *board.Board, x board.Candidate) bool {
	with := b.Values()
	with[x.Cell()] = x.Digit()
	possible := search.Solve(&with).Count > 0
	if c.effects%10 == 0 {
		other := tiny{cells: plain(&with)}
		other.solve(1)
		if other.count > 0 != possible {
			c.fail("the two solvers differ on %v in %v", x, &with)
		}
	}
	return possible
}

// least restores as many candidates as possible while the technique's step is still wrong
// on the board.
func (c *checker) least(b board.Board, t *technique.Technique) board.Board {
	p := b.Position()
	for x := range p.Eliminated.All() {
		fewer := p
		fewer.Eliminated.Remove(x)
		with := board.New(&fewer)
		for s := range t.Find(&with) {
			if c.verify(&with, &s) != nil {
				p = fewer
				break
			}
		}
	}
	return board.New(&p)
}
