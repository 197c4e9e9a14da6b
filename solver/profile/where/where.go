// Package where compiles the expressions that filter the puzzles of a list, such as
//
//	er >= 7.1 && technique("xy-wing") && !technique("chain") && minimal
//
// An operand is a column, a number, true or false, a text in quotes, technique("KEY") or
// symmetry("KEY"), or one of the words easy, medium, hard, expert, unfair and extreme, for
// comparison with grade and level. From loosest to tightest, the operators are
//
//	or ||
//	and &&
//	not !
//	== != < <= > >= in "not in" contains startsWith endsWith
//	+ -
//	* / %
//
// The right side of in is a range such as 600..700 or a list such as [17, 18].
package where

import (
	"math"
	"strings"

	"sudoku/solver/generate"
	"sudoku/solver/profile"
)

// Facts is what an expression may refer to.
type Facts struct {
	*profile.Profile
	Line  int // line in the list, from 1
	Class int // number of equivalent puzzles, 0 if it is unknown
}

// An Expression is a compiled expression.
type Expression struct {
	root   *node
	layers profile.Layer
}

// Layers returns the parts of a profile that the expression uses.
func (e *Expression) Layers() profile.Layer { return e.layers }

// Match reports whether the expression is true of a puzzle. Only the parts of the profile
// in Layers need to be present.
func (e *Expression) Match(f *Facts) bool { return e.root.eval(f).n != 0 }

// A kind is the type of a value.
type kind uint8

const (
	condition kind = iota
	number
	text
)

// value holds a number, a condition as 1 or 0, or a text.
type value struct {
	n float64
	s string
}

func truth(is bool) value {
	if is {
		return value{n: 1}
	}
	return value{}
}

// A node is an operand or an operator with its operands.
type node struct {
	op       string // "" for an operand
	kind     kind
	at       int // byte offset in the source
	operands []*node

	value    value // value of a constant
	of       func(*Facts) value
	used     profile.TechniqueSet
	symmetry generate.Symmetry
}

// Values of node.op that are not operators of the language.
const (
	constant     = ""
	column       = "column"
	hasTechnique = "technique"
	hasSymmetry  = "symmetry"
	negative     = "negative"
	list         = "["
)

func (n *node) eval(f *Facts) value {
	switch n.op {
	case constant:
		return n.value
	case column:
		return n.of(f)
	case negative:
		return value{n: -n.operands[0].eval(f).n}
	}
	if n.kind == number {
		return value{n: n.compute(n.operands[0].eval(f).n, n.operands[1].eval(f).n)}
	}
	return truth(n.holds(f))
}

// compute returns the result of an operator on numbers.
func (n *node) compute(a, b float64) float64 {
	switch n.op[0] {
	case '+':
		return a + b
	case '-':
		return a - b
	case '*':
		return a * b
	case '/':
		return a / b
	}
	return math.Mod(a, b)
}

// holds reports whether a condition is true.
func (n *node) holds(f *Facts) bool {
	switch n.op {
	case hasTechnique:
		return f.Techniques.Meets(n.used)
	case hasSymmetry:
		return f.Symmetries.Has(n.symmetry)
	}
	a := n.operands[0].eval(f)
	switch n.op {
	case "not":
		return a.n == 0
	case "and":
		return a.n != 0 && n.operands[1].eval(f).n != 0
	case "or":
		return a.n != 0 || n.operands[1].eval(f).n != 0
	case "..":
		return a.n >= n.operands[1].eval(f).n && a.n <= n.operands[2].eval(f).n
	case list:
		for _, x := range n.operands[1:] {
			if x.eval(f) == a {
				return true
			}
		}
		return false
	}
	b := n.operands[1].eval(f)
	switch n.op {
	case "==":
		return a == b
	case "!=":
		return a != b
	case "<":
		return a.n < b.n || a.s < b.s
	case "<=":
		return a.n <= b.n && a.s <= b.s
	case ">":
		return a.n > b.n || a.s > b.s
	case ">=":
		return a.n >= b.n && a.s >= b.s
	case "contains":
		return strings.Contains(a.s, b.s)
	case "startsWith":
		return strings.HasPrefix(a.s, b.s)
	}
	return strings.HasSuffix(a.s, b.s)
}
