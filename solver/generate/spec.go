package generate

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/internal/making"
	"sudoku/solver/rate"
	"sudoku/solver/technique"
)

// Spec is what a puzzle is to be. The zero value is any puzzle with one solution;
// each field that is set asks for more.
type Spec struct {
	// Grade is the grade as package rate gives it. UpTo, if it is set, is the highest
	// that will do as well.
	Grade, UpTo rate.Grade
	// ER is Sudoku Explainer's rating in tenths.
	ER Range
	// Score is HoDoKu's.
	Score Range
	// Technique is the key of a technique of the catalog: the path of the recipe
	// "human" has a step of it, and so a board on which nothing that comes earlier in
	// the catalog finds anything. Techniques on request are tried at their place in
	// the catalog. Hardest: no step of the path comes later in the catalog.
	Technique string
	Hardest   bool
	// Only are keys of techniques that solve the puzzle without any other.
	Only []string
	// Symmetry is that of the cells of the givens.
	Symmetry Symmetry
	// Givens is their number.
	Givens Range
	// Minimal: no given can be left out.
	Minimal bool
	// Pattern is where the givens are, if it is not empty.
	Pattern board.CellSet
	// Attempts is how many are made at most, 0 for no end.
	Attempts int
}

// Range is from Min to Max, both included. The zero value is everything.
type Range struct{ Min, Max int }

// Has reports whether a number lies in the range.
func (r Range) Has(n int) bool { return r == Range{} || r.Min <= n && n <= r.Max }

// grades are the grades that will do, from None to None if any will.
func (s *Spec) grades() (from, to rate.Grade) { return s.Grade, max(s.Grade, s.UpTo) }

// plan is a Spec with what follows from it.
type plan struct {
	Spec
	from, to rate.Grade
	orbits   []board.CellSet
	// guide are the rules that must solve the puzzle all the while it is dug; none:
	// it must have one solution.
	guide making.Rules
	// fails are rules that must not solve it; solved are rules that must.
	fails, solved making.Rules
	needed        *needed // for Technique
	only          []*technique.Technique
}

// newPlan finds out what follows from a Spec. The error is an *Impossible.
func newPlan(s *Spec) (*plan, error) {
	p := &plan{Spec: *s, orbits: s.Symmetry.orbits()}
	p.from, p.to = s.grades()
	if err := p.check(); err != nil {
		return nil, err
	}
	for _, key := range s.Only {
		p.only = append(p.only, technique.ByKey(key))
	}
	if s.Technique != "" {
		p.needed = newNeeded(s.Technique, s.Hardest)
	}
	p.fails, p.solved = p.mustFail(), p.mustSolve()
	if !s.Minimal && p.solved&^(making.Singles|making.Locked) == 0 {
		p.guide = p.solved // with more, looking afterwards is faster
	}
	return p, nil
}

// mustFail are the rules that would make the puzzle too easy.
func (p *plan) mustFail() making.Rules {
	switch {
	case p.from >= rate.GradeHard, p.ER.Min > basicER, p.needed != nil && !p.needed.basic:
		return making.Basics
	case p.from == rate.GradeMedium, p.ER.Min > singlesER, p.needed != nil && !p.needed.single:
		return making.Singles
	}
	return 0
}

// The highest ratings by Sudoku Explainer of what single and basic rules solve.
const (
	singlesER = 23
	basicER   = 40
)

// mustSolve are rules that must be enough, none if they may not be.
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

// newRules are rules that do at least what techniques do, 0 if some may do more.
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

// ruleOf has the rules that do what a technique does, for the basic ones.
var ruleOf = map[string]making.Rules{
	"full-house": making.Naked, "naked-single": making.Naked, "hidden-single-box": making.Hidden, "hidden-single-line": making.Hidden,
	"direct-pointing": making.Hidden | making.Locked, "direct-claiming": making.Hidden | making.Locked,
	"direct-hidden-pair": making.Hidden | making.Pairs, "direct-hidden-triplet": making.Hidden | making.Triples,
	"locked-pair": making.Pairs | making.Locked, "locked-triple": making.Triples | making.Locked,
	"pointing": making.Locked, "claiming": making.Locked,
	"naked-pair": making.Pairs, "naked-triple": making.Pairs | making.Triples, "hidden-pair": making.Pairs, "hidden-triple": making.Pairs | making.Triples,
}

// isPlain reports whether rules are exactly what techniques do.
func isPlain(techniques []*technique.Technique) bool {
	r := newRules(techniques)
	has := func(key string) bool {
		return slices.ContainsFunc(techniques, func(t *technique.Technique) bool { return t.Key == key })
	}
	return r == making.Naked && has("naked-single") || r == making.Hidden && has("hidden-single-box") && has("hidden-single-line") ||
		r == making.Singles && has("naked-single") && has("hidden-single-box") && has("hidden-single-line")
}
