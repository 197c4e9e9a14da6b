package main

import (
	"math/rand/v2"

	"sudoku/solver/internal/making"
)

// The number of steps of a climb, and the reciprocal of the relative drop in toughness
// that is allowed at first.
const (
	climbSteps = 1500
	slack      = 16
)

// climb makes a puzzle tougher by small changes and adds the result to the bank. It
// starts from an attempt or from one of the tougher ends of earlier climbs. Tough
// puzzles, on which trying candidates achieves little, tend to need rare techniques.
func (r *breeder) climb() {
	n := r.bank.Walks
	r.bank.Walks++
	random := rand.New(rand.NewPCG(making.MiningSeed, uint64(n)))
	made, tough := r.foot(random)
	start := tough
	for i := range climbSteps {
		next, ok := making.Bred(&made, uint64(random.IntN(1<<20)))
		if !ok {
			continue
		}
		down := tough * (climbSteps - i) / (climbSteps * slack)
		if t := making.Toughness(&next.Givens); t >= tough-random.IntN(2+down) {
			made, tough = next, t
		}
	}
	if tough < start || r.known[made.Givens] {
		return
	}
	r.hold("climb", n, &made, tough)
}

// foot returns the start of a climb: the toughest of a few random puzzles. These are
// ends of earlier climbs or, if there are few ends or in one of eight cases, attempts.
func (r *breeder) foot(random *rand.Rand) (made making.Puzzle, tough int) {
	tough = -1
	ends := len(r.ends)
	fresh := ends < 6 || random.IntN(8) == 0
	for range 4 {
		var other making.Puzzle
		if fresh {
			other = making.Mined(random.IntN(1 << 30))
		} else {
			other = r.bank.Puzzle(r.ends[random.IntN(ends)].place)
		}
		if t := making.Toughness(&other.Givens); t > tough {
			made, tough = other, t
		}
	}
	return made, tough
}

// An end is the result of a search.
type end struct{ place, tough int }

// hold adds the end of a search to the bank under its wanted keys.
func (r *breeder) hold(search string, n int, made *making.Puzzle, tough int) {
	place := len(r.bank.Births)
	r.bank.Births = append(r.bank.Births, making.Birth{Search: search, Seed: uint64(n), Givens: made.Givens})
	r.known[made.Givens] = true
	r.ends = append(r.ends, end{place, tough})
	w := walker{breeder: r}
	for _, key := range look(&made.Givens, r.wanted, true).keys {
		if w.keeps(key, &made.Givens) {
			r.bank.Bred[key] = append(r.bank.Bred[key], place)
		}
	}
}
