package proof

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Check reports what is wrong with a proof, in LRAT, that a formula, in DIMACS,
// has no solution; nil if nothing is. lines is the number of its lines, of which
// the last must derive the empty clause. Both are read line by line, and only
// the clauses that were not deleted are kept. An error names the line.
//
// Each clause must follow from its hints by reverse propagation: where all its
// literals are false, each hint leaves one literal open, which is then true, and
// the last leaves none. Hints that say nothing new are refused, and so are
// resolution asymmetric tautologies, which certificates of sudoku do not need.
func Check(formula, proof io.Reader) (lines int, err error) {
	c := checker{clauses: map[int][]int{}}
	if at, err := eachLine(formula, c.formulaLine); err != nil {
		return 0, fmt.Errorf("formula, line %d: %w", at, err)
	}
	if c.value == nil || len(c.open) > 0 || c.count != c.last {
		return 0, fmt.Errorf("formula: %d clauses of %d", c.last, c.count)
	}
	lines, err = eachLine(proof, c.proofLine)
	if err == nil && !c.refuted {
		err = errors.New("the empty clause is missing")
	}
	if err != nil {
		return lines, fmt.Errorf("proof, line %d: %w", lines, err)
	}
	return lines, nil
}

// The most that a file may have, so that a damaged one does not fill the memory.
const (
	mostVariables = 1 << 20
	mostInLine    = 1 << 20 // bytes
)

// checker keeps the clauses by their numbers.
type checker struct {
	clauses map[int][]int
	count   int // that the formula says it has
	last    int // number
	open    []int
	value   []int8 // of each variable; nil before the formula's head
	trail   []int
	refuted bool
}

// eachLine reads a text line by line, each as its words. at is the number of
// the last line read, from 1.
func eachLine(text io.Reader, take func(words []string) error) (at int, err error) {
	lines := bufio.NewScanner(text)
	lines.Buffer(nil, mostInLine)
	for lines.Scan() {
		at++
		if err := take(strings.Fields(lines.Text())); err != nil {
			return at, err
		}
	}
	if err := lines.Err(); err != nil {
		return at + 1, err
	}
	return at, nil
}

// formulaLine takes a line of the formula. A clause may go over several.
func (c *checker) formulaLine(words []string) error {
	switch {
	case len(words) == 0 || words[0][0] == 'c':
		return nil
	case words[0] == "p":
		return c.head(words)
	case c.value == nil:
		return errors.New(`"p cnf" is missing`)
	}
	for _, w := range words {
		l, err := c.literal(w)
		switch {
		case err != nil:
			return err
		case l != 0:
			c.open = append(c.open, l)
			continue
		case c.last == c.count:
			return errors.New("more clauses than the head says")
		}
		c.last++
		c.clauses[c.last], c.open = c.open, nil
	}
	return nil
}

func (c *checker) head(words []string) error {
	if len(words) != 4 || words[1] != "cnf" || c.value != nil {
		return errors.New("no head of a formula")
	}
	variables, err := strconv.Atoi(words[2])
	if err != nil || variables < 0 || variables > mostVariables {
		return fmt.Errorf("%q is no number of variables", words[2])
	}
	if c.count, err = strconv.Atoi(words[3]); err != nil || c.count < 0 {
		return fmt.Errorf("%q is no number of clauses", words[3])
	}
	c.value = make([]int8, variables+1)
	return nil
}

// literal reads a literal, or the 0 after the last.
func (c *checker) literal(word string) (int, error) {
	l, err := strconv.Atoi(word)
	if err != nil || max(l, -l) >= len(c.value) || l == -l && l != 0 {
		return 0, fmt.Errorf("%q is no literal", word)
	}
	return l, nil
}

// proofLine takes a line of the proof: a clause, or a deletion.
func (c *checker) proofLine(words []string) error {
	if c.refuted {
		return errors.New("more after the empty clause")
	}
	if len(words) < 2 {
		return errors.New("no clause and no deletion")
	}
	number, err := strconv.Atoi(words[0])
	if err != nil {
		return fmt.Errorf("%q is no number of a clause", words[0])
	}
	if words[1] == "d" {
		return c.eachClause(words[2:], func(n int, _ []int) error {
			delete(c.clauses, n)
			return nil
		})
	}
	if number <= c.last {
		return fmt.Errorf("the number %d is not higher than %d", number, c.last)
	}
	var says []int
	rest := words[1:]
	for ; ; rest = rest[1:] {
		if len(rest) == 0 {
			return errors.New("the clause does not end")
		}
		l, err := c.literal(rest[0])
		if err != nil {
			return err
		}
		if l == 0 {
			break
		}
		says = append(says, l)
	}
	if err := c.follows(says, rest[1:]); err != nil {
		return err
	}
	c.last, c.clauses[number] = number, says
	c.refuted = len(says) == 0
	return nil
}

// eachClause takes the clauses whose numbers a line ends with.
func (c *checker) eachClause(words []string, take func(number int, clause []int) error) error {
	for i, w := range words {
		n, err := strconv.Atoi(w)
		if err != nil {
			return fmt.Errorf("%q is no number of a clause", w)
		}
		if n == 0 {
			if i != len(words)-1 {
				return errors.New("more after the end")
			}
			return nil
		}
		clause, there := c.clauses[n]
		if !there {
			return fmt.Errorf("there is no clause %d", n)
		}
		if err := take(n, clause); err != nil {
			return err
		}
	}
	return errors.New("the line does not end")
}

// follows reports what is wrong with the hints of a clause.
func (c *checker) follows(says []int, hints []string) error {
	defer func() {
		for _, l := range c.trail {
			c.value[max(l, -l)] = 0
		}
		c.trail = c.trail[:0]
	}()
	for _, l := range says {
		if c.is(l) > 0 {
			return errors.New("the clause holds by itself")
		}
		c.set(-l)
	}
	conflict := false
	err := c.eachClause(hints, func(n int, clause []int) error {
		if conflict {
			return fmt.Errorf("the hint %d comes after the contradiction", n)
		}
		only := 0
		for _, l := range clause {
			switch c.is(l) {
			case 0:
				if only != 0 && only != l {
					return fmt.Errorf("the hint %d leaves more than one literal open", n)
				}
				only = l
			case 1:
				return fmt.Errorf("the hint %d says nothing new", n)
			}
		}
		if conflict = only == 0; !conflict {
			c.set(only)
		}
		return nil
	})
	if err == nil && !conflict {
		err = errors.New("the hints do not contradict the opposite of the clause")
	}
	return err
}

// is is 1 for a literal that is true, -1 for one that is false, 0 for an open one.
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
