package generate

import (
	"fmt"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/internal/making"
	"sudoku/solver/rate"
	"sudoku/solver/technique"
)

// Reason is the reason why no puzzle meets a spec.
type Reason uint8

const (
	// FewGivens: no proper puzzle has fewer than 17 givens (McGuire, Tugemann and
	// Civario, 2012).
	FewGivens Reason = iota + 1
	// ManyGivens: more than 80 givens leave nothing to solve.
	ManyGivens
	// EmptyRange: the minimum exceeds the maximum.
	EmptyRange
	// SymmetryCount: no symmetric set of cells has a number of givens in the range.
	SymmetryCount
	// PatternCount: the number of cells in the pattern is not in the range.
	PatternCount
	// PatternSymmetry: the pattern does not have the symmetry.
	PatternSymmetry
	// PatternLines: two rows of a band, or two columns of a stack, are empty and can be
	// exchanged.
	PatternLines
	// UnknownTechnique: the catalog has no such technique.
	UnknownTechnique
	// NeverNeeded: whenever the technique has a step, an earlier technique has one too.
	NeverNeeded
	// GradeOfOnly: puzzles solved by the allowed techniques have a lower grade.
	GradeOfOnly
)

// sentences holds messages for programmers. The page and the command have their own.
var sentences = map[Reason]string{
	FewGivens:        "fewer than 17 givens never have one solution",
	ManyGivens:       "with more than 80 givens there is nothing to solve",
	EmptyRange:       "the lowest value is above the highest",
	SymmetryCount:    "no cells with this symmetry are as many",
	PatternCount:     "the pattern has another number of cells",
	PatternSymmetry:  "the pattern does not have the symmetry",
	PatternLines:     "two empty rows of a band, or columns of a stack, may change places",
	UnknownTechnique: "no such technique",
	NeverNeeded:      "an earlier technique is there wherever this one is",
	GradeOfOnly:      "what these techniques solve has a lower grade",
}

// Impossible reports that no puzzle meets a spec.
type Impossible struct {
	Reason Reason
	// Technique is the key of the technique that the reason refers to, if any.
	Technique string
}

// Error returns a message for programmers.
func (e *Impossible) Error() string {
	if e.Technique != "" {
		return "no such puzzle: " + e.Technique + ": " + sentences[e.Reason]
	}
	return "no such puzzle: " + sentences[e.Reason]
}

// NotFound reports that a search ended without a puzzle, either because all attempts were
// made or because the context was done.
type NotFound struct {
	Attempts int
	// Err is the error of the context, or nil if all attempts were made.
	Err error
}

// Error returns a message for programmers.
func (e *NotFound) Error() string {
	return fmt.Sprintf("no such puzzle found in %d attempts", e.Attempts)
}

// Unwrap returns the error of the context.
func (e *NotFound) Unwrap() error { return e.Err }

// neverNeeded maps the techniques that no path uses to the reasons.
var neverNeeded = map[string]string{
	"squirmbag":            crossFish,
	"whale":                crossFish,
	"leviathan":            crossFish,
	"dual-two-string-kite": halfOfIt,
	"dual-empty-rectangle": halfOfIt,

	"aic":                   sameLoop,
	"grouped-aic":           sameLoop,
	"bidirectional-x-cycle": sameLoop,
	"bidirectional-y-cycle": sameLoop,
	"forcing-x-chain":       sameLoop,
	"bidirectional-cycle":   sameLoop,
	"forcing-chain":         sameLoop,
}

const (
	crossFish = "the lines that a fish of five or more leaves open hold one of four or less, the other way round"
	halfOfIt  = "each of the two patterns that it consists of comes earlier"
	sameLoop  = "with the candidate that goes, the chain is a continuous or a discontinuous loop, which comes earlier"
)

// check returns an *Impossible if it is known that no puzzle meets the spec.
func (p *plan) check() error {
	for _, look := range []func() *Impossible{p.checkRanges, p.checkTechniques, p.checkGivens, p.checkPattern} {
		if wrong := look(); wrong != nil {
			return wrong
		}
	}
	return nil
}

func impossible(r Reason) *Impossible { return &Impossible{Reason: r} }

func (p *plan) checkRanges() *Impossible {
	for _, r := range []Range{p.ER, p.Score, p.Givens} {
		if r.Min > r.Max {
			return impossible(EmptyRange)
		}
	}
	if p.UpTo != rate.None && p.UpTo < p.Grade {
		return impossible(EmptyRange)
	}
	return nil
}

func (p *plan) checkTechniques() *Impossible {
	for _, key := range slices.Concat(p.Only, p.Techniques) {
		if !slices.ContainsFunc(technique.Catalog(), func(t *technique.Technique) bool { return t.Key == key }) {
			return &Impossible{UnknownTechnique, key}
		}
	}
	for _, key := range p.Techniques {
		if _, never := neverNeeded[key]; never {
			return &Impossible{NeverNeeded, key}
		}
	}
	if len(p.Only) > 0 {
		var only []*technique.Technique
		for _, key := range p.Only {
			only = append(only, technique.ByKey(key))
		}
		r := newRules(only)
		if r != 0 && p.from >= rate.GradeHard || r != 0 && r&^making.Singles == 0 && p.from >= rate.GradeMedium {
			return impossible(GradeOfOnly)
		}
	}
	return nil
}

func (p *plan) checkGivens() *Impossible {
	if p.Givens == (Range{}) {
		return nil
	}
	if p.Givens.Max < board.FewestGivens {
		return impossible(FewGivens)
	}
	if p.Givens.Min >= board.Cells {
		return impossible(ManyGivens)
	}
	counts := p.Symmetry.counts()
	if !slices.Contains(counts[max(p.Givens.Min, board.FewestGivens):min(p.Givens.Max, board.Cells-1)+1], true) {
		return impossible(SymmetryCount)
	}
	return nil
}

func (p *plan) checkPattern() *Impossible {
	n := p.Pattern.Len()
	switch {
	case n == 0:
		return nil
	case n < board.FewestGivens:
		return impossible(FewGivens)
	case n == board.Cells:
		return impossible(ManyGivens)
	case !p.Givens.Has(n):
		return impossible(PatternCount)
	case !p.Symmetry.Holds(p.Pattern):
		return impossible(PatternSymmetry)
	}
	for first := board.House(0); first < 18; first += 3 {
		empty := 0
		for line := first; line < first+3; line++ {
			if !p.Pattern.Meets(line.Cells()) {
				empty++
			}
		}
		if empty > 1 {
			return impossible(PatternLines)
		}
	}
	return nil
}
