package proof

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// Check checks an LRAT proof that a DIMACS formula has no solution. The last line must
// derive the empty clause. Check returns the number of lines in the proof and an error
// that names the line at fault. It reads both texts line by line and keeps only clauses
// that have not been deleted.
//
// Each clause must follow from its hints by reverse unit propagation. All literals of the
// clause are assumed to be false. Each hint in turn leaves one literal open, which is
// then made true, and the last hint leaves none. Check rejects hints that add nothing,
// and resolution asymmetric tautologies, which sudoku certificates do not need.
func Check(formula, proof io.Reader) (lines int, err error) {
	c := checker{clauses: map[int][]int{}}
	if lines, err = eachLine(formula, c.formulaLine); err == nil && (c.value == nil || c.last < c.count || c.open != nil) {
		err = wrong("clauses are missing")
	}
	if err != nil {
		return 0, fmt.Errorf("formula, line %d: %w", lines, err)
	}
	if lines, err = eachLine(proof, c.proofLine); err == nil && !c.refuted {
		err = wrong("the empty clause is missing")
	}
	if err != nil {
		err = fmt.Errorf("proof, line %d: %w", lines, err)
	}
	return lines, err
}

// Size limits that prevent a damaged file from filling the memory.
const (
	mostVariables = 1 << 20
	mostInLine    = 1 << 20 // bytes
)

// A checker holds the clauses by number.
type checker struct {
	clauses map[int][]int
	count   int // number of clauses announced by the formula
	last    int // highest clause number
	open    []int
	value   []int8 // by variable; nil before the formula's header
	trail   []int
	refuted bool
}

// wrong is an error in a line of the formula or the proof.
type wrong string

func (w wrong) Error() string { return string(w) }

// eachLine calls take with the words of each line. at is the number of the last line
// read, counted from 1.
func eachLine(text io.Reader, take func(words []string) error) (at int, err error) {
	lines := bufio.NewScanner(text)
	lines.Buffer(nil, mostInLine)
	for err == nil && lines.Scan() {
		at++
		err = take(strings.Fields(lines.Text()))
	}
	if failed := lines.Err(); failed != nil {
		return at + 1, failed
	}
	return at, err
}

// numbers parses words as numbers.
func numbers(words []string) ([]int, error) {
	list := make([]int, len(words))
	for i, w := range words {
		n, err := strconv.Atoi(w)
		if err != nil || n == -n && n != 0 {
			return nil, wrong(strconv.Quote(w) + " is no number")
		}
		list[i] = n
	}
	return list, nil
}

// formulaLine reads a line of the formula. A clause may span several lines.
func (c *checker) formulaLine(words []string) error {
	if len(words) == 0 || words[0][0] == 'c' {
		return nil
	}
	if words[0] == "p" && len(words) == 4 && words[1] == "cnf" && c.value == nil {
		n, err := numbers(words[2:])
		if err != nil {
			return err
		}
		if n[0] < 0 || n[0] > mostVariables || n[1] < 0 {
			return wrong("the formula is too large")
		}
		c.value, c.count = make([]int8, n[0]+1), n[1]
		return nil
	}
	list, err := numbers(words)
	for _, l := range list {
		switch {
		case !c.isLiteral(l):
			return wrong(strconv.Itoa(l) + " is no literal")
		case l != 0:
			c.open = append(c.open, l)
		case c.last == c.count:
			return wrong("more clauses than the head says")
		default:
			c.last++
			c.clauses[c.last], c.open = c.open, nil
		}
	}
	return err
}

func (c *checker) isLiteral(l int) bool { return max(l, -l) < len(c.value) }

// proofLine reads a line of the proof: a clause or a deletion.
func (c *checker) proofLine(words []string) error {
	if c.refuted {
		return wrong("more after the empty clause")
	}
	deletes := len(words) > 1 && words[1] == "d"
	if deletes {
		words = append(words[:1], words[2:]...)
	}
	list, err := numbers(words)
	if err != nil {
		return err
	}
	zero, end := slices.Index(list, 0), len(list)-1
	switch {
	case zero < 1 || list[end] != 0:
		return wrong("the line does not end")
	case deletes:
		for _, n := range list[1:end] {
			if _, there := c.clauses[n]; !there {
				return noClause(n)
			}
			delete(c.clauses, n)
		}
		return nil
	case zero == end:
		return wrong("there are no hints")
	case list[0] <= c.last:
		return wrong("the clause's number is not higher than all before")
	}
	says := slices.Clone(list[1:zero])
	if err := c.follows(says, list[zero+1:end]); err != nil {
		return err
	}
	c.last, c.clauses[list[0]] = list[0], says
	c.refuted = len(says) == 0
	return nil
}

func noClause(n int) error { return wrong("there is no clause " + strconv.Itoa(n)) }

// follows checks that a clause follows from its hints.
func (c *checker) follows(says, hints []int) error {
	for _, l := range c.trail {
		c.value[max(l, -l)] = 0
	}
	c.trail = c.trail[:0]
	for _, l := range says {
		if !c.isLiteral(l) || c.is(l) > 0 {
			return wrong(strconv.Itoa(l) + " does not belong into the clause")
		}
		c.set(-l)
	}
	for i, n := range hints {
		clause, there := c.clauses[n]
		if !there {
			return noClause(n)
		}
		only := 0
		for _, l := range clause {
			if v := c.is(l); v > 0 || v == 0 && only != 0 && only != l {
				return wrong("the hint " + strconv.Itoa(n) + " does not leave one literal open")
			} else if v == 0 {
				only = l
			}
		}
		if only != 0 {
			c.set(only)
		} else if i < len(hints)-1 {
			return wrong("more hints after the contradiction")
		} else {
			return nil
		}
	}
	return wrong("the hints contradict nothing")
}

// is returns 1 if a literal is true, -1 if it is false and 0 if it is open.
func (c *checker) is(l int) int8 {
	if l < 0 {
		return -c.value[-l]
	}
	return c.value[l]
}

// set makes a literal true.
func (c *checker) set(l int) {
	c.trail = append(c.trail, l)
	if l < 0 {
		c.value[-l] = -1
	} else {
		c.value[l] = 1
	}
}
