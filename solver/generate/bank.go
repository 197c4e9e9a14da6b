package generate

import (
	"context"
	"io"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/internal/making"
	"sudoku/solver/rate"
)

// Bank holds puzzles for rare specs: a grade alone, a technique alone, or a technique
// that is also the hardest on the path.
type Bank struct{ kept *making.Bank }

// ReadBank reads a bank in the format of BankFile.
func ReadBank(r io.Reader) (*Bank, error) {
	kept, err := making.ReadBank(r)
	if err != nil {
		return nil, err
	}
	return &Bank{kept}, nil
}

// key returns the key of a spec in a bank. ok is false if the spec sets anything besides
// one technique or a grade.
func (s *Spec) key() (key string, ok bool) {
	plain := Spec{Grade: s.Grade, UpTo: s.UpTo, Techniques: s.Techniques, Hardest: s.Hardest, Attempts: s.Attempts}
	from, to := s.grades()
	switch {
	case !plain.equal(s) || len(s.Techniques) > 1:
		return "", false
	case len(s.Techniques) == 1:
		return making.BankKey(s.Techniques[0], s.Hardest), to == rate.None
	}
	return from.String(), from == to && from != rate.None
}

// equal reports whether two specs are equal.
func (s *Spec) equal(o *Spec) bool {
	return s.Grade == o.Grade && s.UpTo == o.UpTo && s.ER == o.ER && s.Score == o.Score &&
		slices.Equal(s.Techniques, o.Techniques) && s.Hardest == o.Hardest && slices.Equal(s.Only, o.Only) &&
		s.Symmetry == o.Symmetry && s.Givens == o.Givens && s.Minimal == o.Minimal && s.Pattern == o.Pattern
}

// Has reports whether the bank contains puzzles for a spec.
func (b *Bank) Has(s *Spec) bool {
	key, ok := s.key()
	return ok && len(b.kept.Attempts[key])+len(b.kept.Bred[key]) > 0
}

// disguises is the maximum number of disguises tried. A path may choose another step when
// the cells are rearranged, so the path of a disguise may differ.
const disguises = 200

// Generate makes the puzzle for a spec and a seed: it disguises a puzzle from the bank so
// that the result meets the spec. It returns the same errors as the package function
// Generate, or a *NotFound if the bank does not cover the spec.
func (b *Bank) Generate(ctx context.Context, s Spec, seed uint64) (Puzzle, error) {
	p, err := newPlan(&s)
	if err != nil {
		return Puzzle{}, err
	}
	if !b.Has(&s) {
		return Puzzle{}, &NotFound{}
	}
	key, _ := s.key()
	places := b.kept.Places(key)
	for n := range disguises {
		r := making.NewRandom(seed, n)
		found := b.kept.Puzzle(places[r.Below(len(places))])
		if found.Solution == (board.Grid{}) {
			continue // damaged bank: this puzzle's seed yields nothing
		}
		d := randomDisguise(r, false)
		made := Puzzle{Givens: d.Of(&found.Givens), Solution: d.Of(&found.Solution), Seed: seed, Attempt: n}
		ok, err := p.fits(ctx, &made.Givens)
		if ok && p.guide != 0 {
			ok = p.guide.Solves(&made.Givens)
		}
		switch {
		case err != nil:
			return Puzzle{}, &NotFound{n, err}
		case ok:
			return made, nil
		}
	}
	return Puzzle{}, &NotFound{disguises, nil}
}
