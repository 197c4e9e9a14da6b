package generate

import (
	"context"
	"slices"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/rate"
	"sudoku/solver/technique"
)

// Bank has puzzles for orders that are rare. It holds none of them, only how each
// came about: as an attempt of MiningSeed at the empty Spec, or bred, step by step,
// from such a puzzle. Both give the same puzzle for ever.
type Bank struct {
	// Mined is the number of attempts that have been looked at.
	Mined int
	// Attempts are the numbers in rising order, by the key of an order.
	Attempts map[string][]int
	// Walks is the number of walks that have been made to breed puzzles.
	Walks int
	// Births are the puzzles that were bred, and those on the way to them.
	Births []Birth
	// Bred are places in Births in rising order, by the key of an order.
	Bred map[string][]int
	// Seen are puzzles by the key of a technique that has a step there, though
	// something easier may have one too: the decimal number of an attempt, or the
	// puzzle itself as SeenEntry writes it.
	Seen map[string][]string
}

// MiningSeed is the seed of the attempts in a bank.
const MiningSeed = 0

// mined is what a bank's attempts are made by.
var mined = plan{orbits: NoSymmetry.orbits()}

// Mined is the puzzle of an attempt as a bank has it.
func Mined(number int) Puzzle {
	made, _, _ := mined.attempt(context.Background(), MiningSeed, number)
	return made
}

// Birth is how a puzzle of a bank came about.
type Birth struct {
	// Parent is the place of the puzzle that it was bred from; below 0 that is an
	// attempt, ^Parent its number.
	Parent int
	// Seed is what it was bred by.
	Seed uint64
	// Search is the name of a search of thousands of such steps, the one with the
	// number Seed, whose result is held itself: Givens. It has no parent. Search is ""
	// for what was bred.
	Search string
	Givens board.Grid
}

// Puzzle is the puzzle at a place in Births, or an attempt as in a Parent.
func (b *Bank) Puzzle(place int) Puzzle {
	var seeds []uint64
	for ; place >= 0 && b.Births[place].Search == ""; place = b.Births[place].Parent {
		seeds = append(seeds, b.Births[place].Seed)
	}
	var made Puzzle
	if place < 0 {
		made = Mined(^place)
	} else {
		made.Givens = b.Births[place].Givens
		made.Solution, _ = isProper(&made.Givens)
	}
	for _, seed := range slices.Backward(seeds) {
		made, _ = Bred(&made, seed)
	}
	return made
}

// Places are where the puzzles for a key are, in the sense of Puzzle.
func (b *Bank) Places(key string) []int {
	places := make([]int, 0, len(b.Attempts[key])+len(b.Bred[key]))
	for _, number := range b.Attempts[key] {
		places = append(places, ^number)
	}
	return append(places, b.Bred[key]...)
}

// hardestKey is what the key of a technique ends in where the technique is
// also the hardest of the path.
const hardestKey = ".hardest"

// key is that of an order in a bank; ok is false for an order that asks for more
// than a technique or a grade.
func (s *Spec) key() (key string, ok bool) {
	plain := Spec{Grade: s.Grade, UpTo: s.UpTo, Technique: s.Technique, Hardest: s.Hardest, Attempts: s.Attempts}
	from, to := s.grades()
	switch {
	case !plain.equal(s):
		return "", false
	case s.Technique != "" && s.Hardest:
		return s.Technique + hardestKey, to == rate.None
	case s.Technique != "":
		return s.Technique, to == rate.None
	}
	return from.String(), from == to && from != rate.None
}

// OrderOf is the order of a key; ok is false where no order has that key.
func OrderOf(key string) (s Spec, ok bool) {
	for g := rate.GradeEasy; g <= rate.GradeExtreme; g++ {
		if g.String() == key {
			return Spec{Grade: g}, true
		}
	}
	of, hardest := strings.CutSuffix(key, hardestKey)
	return Spec{Technique: of, Hardest: hardest}, technique.ByKey(of) != nil
}

// equal reports whether two orders ask for the same.
func (s *Spec) equal(o *Spec) bool {
	return s.Grade == o.Grade && s.UpTo == o.UpTo && s.ER == o.ER && s.Score == o.Score &&
		s.Technique == o.Technique && s.Hardest == o.Hardest && slices.Equal(s.Only, o.Only) &&
		s.Symmetry == o.Symmetry && s.Givens == o.Givens && s.Minimal == o.Minimal && s.Pattern == o.Pattern
}

// Has reports whether the bank has puzzles for an order.
func (b *Bank) Has(s *Spec) bool {
	key, ok := s.key()
	return ok && len(b.Attempts[key])+len(b.Bred[key]) > 0
}

// disguises is how many are tried at the most: which of several steps a path takes
// depends on where they lie, so that in some disguises a puzzle that could be solved
// in two ways is solved in the other.
const disguises = 200

// Generate makes the puzzle of an order and a seed out of one of the bank, in a
// disguise in which it is as wanted. The error is that of package function Generate,
// a NotFound for an order that the bank does not have.
func (b *Bank) Generate(ctx context.Context, s Spec, seed uint64) (Puzzle, error) {
	p, err := newPlan(&s)
	if err != nil {
		return Puzzle{}, err
	}
	if !b.Has(&s) {
		return Puzzle{}, &NotFound{}
	}
	key, _ := s.key()
	places := b.Places(key)
	for n := range disguises {
		r := newRandom(seed, n)
		made := b.Puzzle(places[r.below(len(places))])
		if made.Solution == (board.Grid{}) {
			continue // a damaged bank: nothing is bred by that seed
		}
		d := randomDisguise(r, false)
		made.Givens, made.Solution = d.Of(&made.Givens), d.Of(&made.Solution)
		made.Seed, made.Attempt = seed, n
		ok, err := p.fits(ctx, &made.Givens)
		if ok && p.guide != 0 {
			ok = p.guide.solves(&made.Givens)
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
