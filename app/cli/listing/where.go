//go:build !js

package listing

import (
	"fmt"
	"strings"

	"github.com/expr-lang/expr"
	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/file"
	"github.com/expr-lang/expr/vm"

	"sudoku/solver/generate"
	"sudoku/solver/profile"
	"sudoku/solver/rate"
)

// Where is an expression that filters puzzles. It may use the columns, technique("KEY"),
// symmetry("KEY"), and, for comparison with grade and level, the words easy, medium,
// hard, expert, unfair and extreme.
type Where struct {
	program *vm.Program
	layers  profile.Layer
}

// names holds the identifiers of an expression. Numbers that only proper puzzles have are
// 0 for other puzzles.
type names struct {
	Puzzle        string  `expr:"puzzle"`
	Line          int     `expr:"line"`
	Givens        int     `expr:"givens"`
	Solutions     int     `expr:"solutions"`
	Solution      string  `expr:"solution"`
	Minimal       bool    `expr:"minimal"`
	Canonical     string  `expr:"canonical"`
	Automorphisms int     `expr:"automorphisms"`
	Class         int     `expr:"class"`
	Grade         int     `expr:"grade"`
	ER            float64 `expr:"er"`
	EP            float64 `expr:"ep"`
	ED            float64 `expr:"ed"`
	Score         int     `expr:"score"`
	Level         int     `expr:"level"`
	Setter        string  `expr:"er_hardest"`
	Hardest       string  `expr:"hodoku_hardest"`
	WasHardest    string  `expr:"hardest"` // see formerly
	Time          int     `expr:"time"`

	Easy    int `expr:"easy"`
	Medium  int `expr:"medium"`
	Hard    int `expr:"hard"`
	Expert  int `expr:"expert"`
	Unfair  int `expr:"unfair"`
	Extreme int `expr:"extreme"`

	Technique func(word string) bool `expr:"technique"`
	Symmetry  func(key string) bool  `expr:"symmetry"`
}

// recordNames sets the identifiers for a puzzle. Those of layers that the expression does
// not use remain empty.
func recordNames(r *Record, layers profile.Layer) names {
	n := names{
		Line: r.Line, Givens: r.Givens, Solutions: r.Solutions, Minimal: r.Minimal,
		Automorphisms: r.Automorphisms, ER: float64(r.ER) / 10, EP: float64(r.EP) / 10, ED: float64(r.ED) / 10,
		Grade: int(r.Grade), Score: r.Score, Setter: r.Setter.Key(), Hardest: r.Hardest.Key(), WasHardest: r.Hardest.Key(), Time: int(r.Time.Microseconds()),
		Easy: 1, Medium: 2, Hard: 3, Expert: 4, Unfair: 4, Extreme: 5,
		Technique: func(word string) bool { return r.Techniques.Meets(profile.Named(word)) },
		Symmetry: func(key string) bool {
			s, ok := generate.SymmetryByKey(key)
			return ok && r.Symmetries.Has(s)
		},
	}
	if r.Grade != rate.None {
		n.Level = int(r.Level) + 1
	}
	n.Puzzle = r.Puzzle.String()
	if layers.Has(profile.Solved) && r.Solutions > 0 {
		n.Solution = r.Solution.String()
	}
	if layers.Has(profile.Canonical) {
		n.Canonical, n.Class = r.Canonical.String(), r.ClassSize()
	}
	return n
}

// Compile parses an expression. An error includes the expression with the position marked
// below it.
func Compile(source string) (*Where, error) {
	w := &Where{layers: profile.Read}
	look := &asked{where: w}
	program, err := expr.Compile(source, expr.Env(names{}), expr.AsBool())
	if err != nil {
		return nil, err
	}
	node := program.Node()
	ast.Walk(&node, look)
	if look.wrong != nil {
		return nil, look.wrong.Bind(file.NewSource(source))
	}
	w.program = program
	return w, nil
}

// Layers returns the parts of a profile that the expression uses.
func (w *Where) Layers() profile.Layer { return w.layers }

// Match reports whether the expression is true of a puzzle. It returns an error if the
// evaluation fails, as in a division by zero.
func (w *Where) Match(r *Record) (bool, error) {
	is, err := expr.Run(w.program, recordNames(r, w.layers))
	if err != nil {
		return false, err
	}
	return is.(bool), nil
}

// asked collects the identifiers and keys that an expression uses.
type asked struct {
	where *Where
	wrong *file.Error
}

// Visit handles identifiers and calls.
func (a *asked) Visit(node *ast.Node) {
	switch n := (*node).(type) {
	case *ast.IdentifierNode:
		if c, ok := byKey(n.Value); ok {
			a.where.layers = a.where.layers.With(c.Layer)
		}
		if n.Value == "technique" {
			a.where.layers = a.where.layers.With(profile.Rated)
		}
	case *ast.CallNode:
		a.call(n)
	}
}

// call checks the key in technique("KEY") and symmetry("KEY"), which is easy to mistype.
func (a *asked) call(n *ast.CallNode) {
	callee, ok := n.Callee.(*ast.IdentifierNode)
	if !ok || len(n.Arguments) != 1 || a.wrong != nil {
		return
	}
	key, ok := n.Arguments[0].(*ast.StringNode)
	if !ok {
		return
	}
	switch callee.Value {
	case "technique":
		if profile.Named(key.Value).IsEmpty() {
			a.wrong = &file.Error{Location: key.Location(), Message: fmt.Sprintf("no technique is called %q", key.Value)}
		}
	case "symmetry":
		if _, ok := generate.SymmetryByKey(key.Value); !ok {
			a.wrong = &file.Error{
				Location: key.Location(),
				Message:  fmt.Sprintf("no symmetry is called %q; they are %s", key.Value, strings.Join(symmetryKeys(), ", ")),
			}
		}
	}
}
