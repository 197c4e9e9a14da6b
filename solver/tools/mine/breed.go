package main

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/internal/making"
)

// A breeder makes walks. Its results depend only on the bank.
type breeder struct {
	bank  *making.Bank
	known map[board.Grid]bool
	// litter counts the puzzles bred for a key from a parent.
	litter map[litter]int
	// ends lists the results of earlier searches.
	ends []end
}

type litter struct {
	parent int
	key    string
}

// extreme is the key of the grade that random search finds too rarely.
const extreme = "Extreme"

// The length of a walk, the size of families, and the number of disguises that must
// preserve the key of a puzzle.
const (
	children    = 60 // children tried in a walk
	siblings    = 4  // siblings kept with the same key
	generations = 40
	aimless     = 4 // maximum number of consecutive steps that find nothing
	looks       = 4
)

func newBreeder(b *making.Bank) *breeder {
	r := &breeder{b, map[board.Grid]bool{}, map[litter]int{}, nil}
	for place := range b.Births {
		made := b.Puzzle(place)
		r.known[made.Givens] = true
		if b.Births[place].Search != "" {
			r.ends = append(r.ends, end{place, making.Toughness(&made.Givens)})
		}
	}
	for key, places := range b.Bred {
		for _, place := range places {
			if b.Births[place].Search == "" {
				r.litter[litter{b.Births[place].Parent, key}]++
			}
		}
	}
	return r
}

// wanted reports whether the bank has too few puzzles for a key.
func (r *breeder) wanted(key string) bool { return len(r.bank.Places(key)) < enough(key) }

// turns is the number of walks in a cycle that includes one climb and, while a tridagon
// is wanted, one forge.
const turns = 5

// walk breeds puzzles from one of the bank's puzzles and keeps the wanted ones. It starts
// from a puzzle that has a wanted key, to find others with this key, or from one with a
// hard technique. It moves to any puzzle that is no easier. In some turns it runs a
// search of another kind instead.
func (r *breeder) walk() {
	switch r.bank.Walks % turns {
	case 0:
		r.climb()
		return
	case 1:
		if r.wanted("tridagon") {
			r.forge()
			return
		}
	}
	n := uint64(r.bank.Walks)
	r.bank.Walks++
	random := rand.New(rand.NewPCG(making.MiningSeed, n))
	goal, from := r.begin(random)
	if len(from) == 0 {
		return
	}
	place := from[random.IntN(len(from))]
	if r.depth(place) >= generations {
		return
	}
	w := walker{breeder: r, goal: goal, place: place, made: r.bank.Puzzle(place)}
	s := look(&w.made.Givens, r.wanted, goal == extreme)
	w.rank = s.rank
	if place < 0 {
		w.note(s.keys)
	}
	for range children {
		w.child(uint64(random.IntN(1000)))
	}
}

// begin chooses the goal of a walk, or "" for none, and its possible starting points.
func (r *breeder) begin(random *rand.Rand) (goal string, from []int) {
	var goals, late []string
	for _, t := range catalog {
		if r.wanted(t.Key) && len(r.bank.Places(t.Key)) > 0 {
			goals = append(goals, t.Key)
		}
	}
	if r.wanted(extreme) {
		goals = append(goals, extreme)
	}
	for _, t := range catalog[len(catalog)*2/3:] {
		if len(r.bank.Places(t.Key)) > 0 {
			late = append(late, t.Key)
		}
	}
	if len(goals) > 0 && random.IntN(3) > 0 {
		goal = goals[random.IntN(len(goals))]
		return goal, r.bank.Places(goal)
	}
	if len(late) == 0 {
		return "", nil
	}
	// Prefer harder techniques.
	at := max(random.IntN(len(late)), random.IntN(len(late)))
	return "", r.bank.Places(late[at])
}

func (r *breeder) depth(place int) (n int) {
	for ; place >= 0 && r.bank.Births[place].Search == ""; place = r.bank.Births[place].Parent {
		n++
	}
	return n
}

// A walker holds the state of a walk.
type walker struct {
	*breeder
	goal string
	made making.Puzzle
	rank int
	// place is the index of the last puzzle on the walk that is in the bank. seeds lists
	// the seeds of the puzzles bred since then.
	place int
	seeds []uint64
}

// note adds the attempt that the walk is at to the lists for the given keys, unless they
// already contain it.
func (w *walker) note(keys []string) {
	for _, key := range keys {
		at, has := slices.BinarySearch(w.bank.Attempts[key], ^w.place)
		if !has && w.keeps(key, &w.made.Givens) {
			w.bank.Attempts[key] = slices.Insert(w.bank.Attempts[key], at, ^w.place)
		}
	}
}

// child breeds a puzzle, adds it to the bank if it has a wanted key, and moves to it if
// it leads to the goal.
func (w *walker) child(seed uint64) {
	if w.depth(w.place)+len(w.seeds) >= generations {
		return
	}
	made, ok := making.Bred(&w.made, seed)
	if !ok || w.known[made.Givens] {
		return
	}
	s := look(&made.Givens, w.wanted, w.goal == extreme)
	keys := slices.DeleteFunc(s.keys, func(key string) bool { return !w.keeps(key, &made.Givens) })
	if len(keys) > 0 {
		keys = w.take(&made, seed, keys)
	}
	better := cmp.Compare(s.rank, w.rank)
	leads := better > 0 || slices.Contains(keys, w.goal) || w.goal == "" && better == 0 && len(w.seeds) < aimless
	switch {
	case leads && len(keys) > 0:
		w.made, w.rank = made, s.rank
		w.place, w.seeds = len(w.bank.Births)-1, nil
	case leads:
		w.made, w.rank = made, s.rank
		w.seeds = append(w.seeds, seed)
	}
}

// keeps reports whether each of a few disguises preserves a puzzle's key.
func (w *walker) keeps(key string, g *board.Grid) bool {
	s, _ := parseOrder(key)
	for seed := range uint64(looks) {
		d := generate.RandomDisguise(seed, false)
		other := d.Of(g)
		if ok, err := generate.Holds(context.Background(), s, &other); !ok || err != nil {
			return false
		}
	}
	return true
}

// take adds a puzzle to the bank, with the puzzles on the way to it. It returns the keys
// used, leaving out those for which the parent has already given enough puzzles.
func (w *walker) take(made *making.Puzzle, seed uint64, keys []string) []string {
	keys = slices.DeleteFunc(keys, func(key string) bool {
		return len(w.seeds) == 0 && w.litter[litter{w.place, key}] >= siblings
	})
	if len(keys) == 0 {
		return nil
	}
	for _, step := range w.seeds {
		w.bank.Births = append(w.bank.Births, making.Birth{Parent: w.place, Seed: step})
		w.place = len(w.bank.Births) - 1
	}
	w.seeds = nil
	at := len(w.bank.Births)
	w.bank.Births = append(w.bank.Births, making.Birth{Parent: w.place, Seed: seed})
	w.known[made.Givens] = true
	for _, key := range keys {
		w.bank.Bred[key] = append(w.bank.Bred[key], at)
		w.litter[litter{w.place, key}]++
	}
	return keys
}
