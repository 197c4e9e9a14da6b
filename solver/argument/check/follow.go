package check

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// contradicts reports whether following the assumptions contradicts the facts. It follows
// cells with one digit left and digits with one place left in a house.
func (c *checker) contradicts(assumed []step.Claim) bool {
	start := len(c.trail)
	defer c.undo(start)
	return c.assume(assumed)
}

// assume makes claims true and follows them. It reports whether it meets a contradiction.
func (c *checker) assume(assumed []step.Claim) bool {
	for _, x := range assumed {
		if !c.set1(x) {
			return true
		}
	}
	for changed := true; changed; {
		if !c.exclude() {
			return true
		}
		changed = false
		for _, clause := range c.clauses {
			open, isTrue := 0, false
			var last step.Claim
			for _, x := range clause {
				switch v := c.value[x.Candidate]; {
				case v == 0:
					open++
					last = x
				case (v > 0) == x.True:
					isTrue = true
				}
			}
			switch {
			case isTrue || open > 1:
				continue
			case open == 0:
				return true
			}
			c.set1(last)
			changed = true
		}
	}
	return false
}

// set1 makes a claim true. It reports whether that is possible.
func (c *checker) set1(x step.Claim) bool {
	v := int8(-1)
	if x.True {
		v = 1
	}
	if old := c.value[x.Candidate]; old != 0 {
		return old == v
	}
	c.value[x.Candidate] = v
	c.trail = append(c.trail, x.Candidate)
	return true
}

// exclude marks as false what true candidates exclude: other digits of the cell, and
// the digit in cells that see it according to the facts. It reports whether that is
// possible.
func (c *checker) exclude() bool {
	for ; c.read < len(c.trail); c.read++ {
		x := c.trail[c.read]
		if c.value[x] < 0 {
			continue
		}
		for d := range board.AllDigits.Without(x.Digit()).All() {
			if !c.set1(step.Claim{Candidate: board.NewCandidate(x.Cell(), d)}) {
				return false
			}
		}
		for o := range c.sees[x.Cell()].All() {
			if !c.set1(step.Claim{Candidate: board.NewCandidate(o, x.Digit())}) {
				return false
			}
		}
	}
	return true
}

func (c *checker) undo(length int) {
	for _, x := range c.trail[length:] {
		c.value[x] = 0
	}
	c.trail, c.read = c.trail[:length], length
}

// refutes reports whether assumptions contradict the facts, by trying the cases of the
// shortest open clause.
func (c *checker) refutes(assumed []step.Claim) bool {
	start := len(c.trail)
	defer c.undo(start)
	if c.assume(assumed) {
		return true
	}
	var cases []step.Claim
	for _, clause := range c.clauses {
		var open []step.Claim
		isTrue := false
		for _, x := range clause {
			switch v := c.value[x.Candidate]; {
			case v == 0:
				open = append(open, x)
			case (v > 0) == x.True:
				isTrue = true
			}
		}
		if !isTrue && len(open) > 0 && (cases == nil || len(open) < len(cases)) {
			cases = open
		}
	}
	for _, x := range cases {
		if !c.refutes([]step.Claim{x}) {
			return false
		}
	}
	return cases != nil
}
