// Package lrat is a second checker of LRAT proofs. It follows the paper that defines the
// format and shares no code with package proof: L. Cruz-Filipe, M. Heule, W. Hunt, M.
// Kaufmann, P. Schneider-Kamp, Efficient certified RAT verification, CADE 26 (2017),
// arXiv:1612.02353. It is slow and keeps everything in memory.
package lrat

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Clause is a set of literals in DIMACS numbering.
type Clause []int

// Formula parses a DIMACS text into clauses, numbered from 1.
func Formula(text string) (map[int]Clause, error) {
	formula := map[int]Clause{}
	declared, open := -1, Clause{}
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		if len(words) == 0 || words[0][0] == 'c' {
			continue
		}
		if words[0] == "p" {
			n, err := strconv.Atoi(words[len(words)-1])
			if err != nil {
				return nil, err
			}
			declared = n
			continue
		}
		for _, w := range words {
			l, err := strconv.Atoi(w)
			if err != nil {
				return nil, err
			}
			if l != 0 {
				open = append(open, l)
				continue
			}
			formula[len(formula)+1], open = open, Clause{}
		}
	}
	if len(formula) != declared || len(open) > 0 {
		return nil, fmt.Errorf("%d clauses, %d are declared", len(formula), declared)
	}
	return formula, nil
}

// Step is a line of a proof: a deletion, or a clause with its hints.
type Step struct {
	Number int
	Delete []int
	Clause Clause
	Hints  []int // a negative number starts the hints for a resolution candidate
}

// Proof parses the lines of a proof.
func Proof(text string) (steps []Step, err error) {
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		var s Step
		deletes := len(words) > 1 && words[1] == "d"
		if deletes {
			words = slices.Delete(words, 1, 2)
		}
		var numbers []int
		for _, w := range words {
			n, err := strconv.Atoi(w)
			if err != nil {
				return nil, err
			}
			numbers = append(numbers, n)
		}
		zero := slices.Index(numbers, 0)
		if zero < 1 || numbers[len(numbers)-1] != 0 {
			return nil, fmt.Errorf("%q does not end", line)
		}
		s.Number = numbers[0]
		if deletes {
			s.Delete = numbers[1:zero]
		} else {
			s.Clause = numbers[1:zero]
			if zero == len(numbers)-1 {
				return nil, fmt.Errorf("%q has no hints", line)
			}
			s.Hints = numbers[zero+1 : len(numbers)-1]
		}
		steps = append(steps, s)
	}
	return steps, nil
}

// Verify returns an error if the proof does not show that the formula has no solution.
func Verify(formula, proof string) error {
	clauses, err := Formula(formula)
	if err != nil {
		return err
	}
	steps, err := Proof(proof)
	if err != nil {
		return err
	}
	for _, s := range steps {
		if s.Clause == nil {
			for _, n := range s.Delete {
				if _, there := clauses[n]; !there {
					return fmt.Errorf("step %d deletes %d, which is not there", s.Number, n)
				}
				delete(clauses, n)
			}
			continue
		}
		if _, there := clauses[s.Number]; there {
			return fmt.Errorf("there is a clause %d", s.Number)
		}
		if err := s.verify(clauses); err != nil {
			return fmt.Errorf("step %d: %w", s.Number, err)
		}
		if len(s.Clause) == 0 {
			return nil
		}
		clauses[s.Number] = s.Clause
	}
	return fmt.Errorf("no empty clause in %d steps", len(steps))
}

// verify returns an error if the hints do not show that the clause is an asymmetric or a
// resolution asymmetric tautology.
func (s *Step) verify(clauses map[int]Clause) error {
	negated := map[int]bool{} // literals that are true
	for _, l := range s.Clause {
		negated[-l] = true
	}
	hints := s.Hints
	split := slices.IndexFunc(hints, func(n int) bool { return n < 0 })
	if split < 0 {
		split = len(hints)
	}
	conflict, err := propagate(clauses, negated, hints[:split])
	if err != nil || conflict {
		return err
	}
	hints = hints[split:]
	if len(hints) == 0 || len(s.Clause) == 0 {
		return fmt.Errorf("the hints end without a conflict")
	}
	return s.resolve(clauses, negated, hints)
}

// propagate follows hints until a hinted clause has no literal left. Each clause before
// it must have exactly one.
func propagate(clauses map[int]Clause, known map[int]bool, hints []int) (conflict bool, err error) {
	for _, n := range hints {
		clause, there := clauses[n]
		if !there {
			return false, fmt.Errorf("there is no clause %d", n)
		}
		left := map[int]bool{}
		for _, l := range clause {
			if !known[-l] {
				left[l] = true
			}
		}
		switch len(left) {
		case 0:
			return true, nil
		case 1:
			maps.Copy(known, left)
		default:
			return false, fmt.Errorf("the hint %d has %d literals left", n, len(left))
		}
	}
	return false, nil
}

// resolve verifies the resolvents with every clause that contains the negation of the
// first literal.
func (s *Step) resolve(clauses map[int]Clause, known map[int]bool, hints []int) error {
	pivot := s.Clause[0]
	groups := map[int][]int{}
	for candidate := 0; len(hints) > 0; hints = hints[1:] {
		if n := hints[0]; n < 0 {
			candidate = -n
			groups[candidate] = []int{}
		} else {
			groups[candidate] = append(groups[candidate], n)
		}
	}
	for n, clause := range clauses {
		if !slices.Contains(clause, -pivot) {
			continue
		}
		own, there := groups[n]
		if !there {
			return fmt.Errorf("no hints for the resolution with %d", n)
		}
		resolved, tautology := maps.Clone(known), false
		for _, l := range clause {
			if l != -pivot {
				tautology = tautology || known[l]
				resolved[-l] = true
			}
		}
		if tautology {
			continue
		}
		if conflict, err := propagate(clauses, resolved, own); err != nil || !conflict {
			return fmt.Errorf("the resolution with %d: conflict %t, %v", n, conflict, err)
		}
	}
	return nil
}

// DRAT converts a proof to the DRAT format, without numbers and hints and with deletions
// by literals. It is for checkers that find the hints themselves.
func DRAT(formula, proof string) (string, error) {
	clauses, err := Formula(formula)
	if err != nil {
		return "", err
	}
	steps, err := Proof(proof)
	if err != nil {
		return "", err
	}
	var out strings.Builder
	put := func(c Clause) {
		for _, l := range c {
			fmt.Fprintf(&out, "%d ", l)
		}
		out.WriteString("0\n")
	}
	for _, s := range steps {
		for _, n := range s.Delete {
			out.WriteString("d ")
			put(clauses[n])
		}
		if s.Clause != nil {
			clauses[s.Number] = s.Clause
			put(s.Clause)
		}
	}
	return out.String(), nil
}
