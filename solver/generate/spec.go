package generate

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/internal/making"
	"sudoku/solver/rate"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// Spec describes the puzzle to make. The zero value stands for any proper puzzle. Each
// field that is set adds a requirement.
type Spec struct {
	// Grade is the grade according to package rate. If UpTo is set, grades from Grade to
	// UpTo are accepted.
	Grade, UpTo rate.Grade
	// ER is Sudoku Explainer's rating in tenths.
	ER Range
	// Score is HoDoKu's score.
	Score Range
	// Techniques lists the keys of techniques that the path of the recipe "human" must
	// use. Each must have a step on some board of the path where no earlier technique of
	// the catalog has one. Techniques that run only on request are tried at their place in
	// the catalog. Hardest requires that the path uses no technique later than these.
	Techniques []string
	Hardest    bool
	// Only lists the keys of the techniques that must suffice to solve the puzzle.
	Only []string
	// Symmetry is the symmetry of the givens.
	Symmetry Symmetry
	// Givens is the number of givens.
	Givens Range
	// Minimal requires that no given can be removed.
	Minimal bool
	// Pattern, unless empty, is the set of cells with givens.
	Pattern board.CellSet
	// Attempts limits the number of attempts; 0 means no limit.
	Attempts int
}

// Range is the interval from Min to Max, inclusive. The zero value is unbounded.
type Range struct{ Min, Max int }

// Has reports whether a number is in the range.
func (r Range) Has(n int) bool { return r == Range{} || r.Min <= n && n <= r.Max }

// ExactGrade returns the grade if only one is accepted, or else None.
func (s *Spec) ExactGrade() rate.Grade {
	if s.UpTo > s.Grade {
		return rate.None
	}
	return s.Grade
}

// grades returns the accepted range of grades, or None to None if any grade is accepted.
func (s *Spec) grades() (from, to rate.Grade) { return s.Grade, max(s.Grade, s.UpTo) }

// A plan is a Spec with values derived from it.
type plan struct {
	Spec
	from, to rate.Grade
	orbits   []board.CellSet
	// guide holds the rules that must solve the puzzle at every stage of digging. If it
	// is empty, the only requirement is a unique solution.
	guide making.Rules
	// fails holds rules that must not solve the puzzle. solved holds rules that must
	// solve it.
	fails, solved making.Rules
	needed        *needed // derived from Techniques, or nil
	only          []*technique.Technique
}

// newPlan derives a plan from a Spec. The error is an *Impossible.
func newPlan(s *Spec) (*plan, error) {
	p := &plan{Spec: *s, orbits: s.Symmetry.orbits()}
	p.from, p.to = s.grades()
	if err := p.check(); err != nil {
		return nil, err
	}
	for _, key := range s.Only {
		p.only = append(p.only, technique.ByKey(key))
	}
	if len(s.Techniques) > 0 {
		p.needed = newNeeded(s.Hardest, s.Techniques...)
	}
	p.fails, p.solved = p.mustFail(), p.mustSolve()
	if !s.Minimal && p.solved&^(making.Singles|making.Locked) == 0 {
		p.guide = p.solved // with more rules, checking at the end is faster
	}
	return p, nil
}

// mustFail returns the rules that would make the puzzle too easy.
func (p *plan) mustFail() making.Rules {
	switch {
	case p.from >= rate.GradeHard, p.ER.Min > basicER, p.needed != nil && p.needed.last > entry.Basic:
		return making.Basics
	case p.from == rate.GradeMedium, p.ER.Min > singlesER, p.needed != nil && p.needed.last > entry.Single:
		return making.Singles
	}
	return 0
}

// The highest Sudoku Explainer ratings of puzzles solved by singles and by the basics.
const (
	singlesER = 23
	basicER   = 40
)

// mustSolve returns rules that must solve the puzzle, or 0 if there is no such
// requirement.
func (p *plan) mustSolve() making.Rules {
	switch {
	case p.fails == making.Basics:
		return 0
	case len(p.only) > 0:
		return newRules(p.only)
	case p.to == rate.GradeEasy:
		return making.Singles
	case p.to == rate.GradeMedium:
		return making.Basics
	case p.needed != nil && p.Hardest:
		return p.needed.rules()
	case p.ER.Max == 0 || p.to >= rate.GradeHard || p.needed != nil:
		return 0
	case 15 <= p.ER.Max && p.ER.Max < 17:
		return making.Hidden
	case singlesER <= p.ER.Max && p.ER.Max < 26:
		return making.Singles
	case 28 <= p.ER.Max && p.ER.Max < 30:
		return making.Singles | making.Locked
	case 34 <= p.ER.Max && p.ER.Max < basicER:
		return making.Singles | making.Locked | making.Pairs
	}
	return 0
}

// newRules returns rules that do at least as much as the techniques, or 0 if some
// technique may do more.
func newRules(techniques []*technique.Technique) (r making.Rules) {
	for _, t := range techniques {
		more, ok := ruleOf[t.Key]
		if !ok {
			return 0
		}
		r |= more
	}
	return r
}

// ruleOf maps the basic techniques to the rules that cover them.
var ruleOf = map[string]making.Rules{
	"full-house": making.Naked, "naked-single": making.Naked, "hidden-single-box": making.Hidden, "hidden-single-line": making.Hidden,
	"direct-pointing": making.Hidden | making.Locked, "direct-claiming": making.Hidden | making.Locked,
	"direct-hidden-pair": making.Hidden | making.Pairs, "direct-hidden-triplet": making.Hidden | making.Triples,
	"locked-pair": making.Pairs | making.Locked, "locked-triple": making.Triples | making.Locked,
	"pointing": making.Locked, "claiming": making.Locked,
	"naked-pair": making.Pairs, "naked-triple": making.Pairs | making.Triples, "hidden-pair": making.Pairs, "hidden-triple": making.Pairs | making.Triples,
}

// isPlain reports whether rules do exactly the same as the techniques.
func isPlain(techniques []*technique.Technique) bool {
	r := newRules(techniques)
	has := func(key string) bool {
		return slices.ContainsFunc(techniques, func(t *technique.Technique) bool { return t.Key == key })
	}
	return r == making.Naked && has("naked-single") || r == making.Hidden && has("hidden-single-box") && has("hidden-single-line") ||
		r == making.Singles && has("naked-single") && has("hidden-single-box") && has("hidden-single-line")
}
