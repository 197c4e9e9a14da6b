package main

import (
	"cmp"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/internal/making"
)

// keptEnds is the number of the toughest ends that the bank keeps for later searches even
// if no list needs them.
const keptEnds = 16

// tidy merges equal puzzles, and keeps only the toughest ends, the puzzles of the lists,
// and their ancestors.
func (r *breeder) tidy() {
	b := r.bank
	first := make(map[board.Grid]int, len(b.Births))
	same := make([]int, len(b.Births)) // first index of the same puzzle
	for place := range b.Births {
		made := b.Puzzle(place)
		if _, has := first[made.Givens]; !has {
			first[made.Givens] = place
		}
		same[place] = first[made.Givens]
	}
	needed := make([]bool, len(b.Births))
	need := func(place int) {
		for place >= 0 && !needed[same[place]] {
			place = same[place]
			needed[place] = true
			if b.Births[place].Search != "" {
				return
			}
			place = b.Births[place].Parent
		}
	}
	for _, places := range b.Bred {
		for _, place := range places {
			need(place)
		}
	}
	slices.SortStableFunc(r.ends, func(x, y end) int { return cmp.Compare(y.tough, x.tough) })
	r.ends = r.ends[:min(len(r.ends), keptEnds)]
	for _, e := range r.ends {
		need(e.place)
	}
	var births []making.Birth
	to := make([]int, len(b.Births)) // new index
	for place, birth := range b.Births {
		if !needed[place] {
			continue
		}
		to[place] = len(births)
		if birth.Search == "" && birth.Parent >= 0 {
			birth.Parent = to[same[birth.Parent]]
		}
		births = append(births, birth)
	}
	for key, places := range b.Bred {
		for i, place := range places {
			places[i] = to[same[place]]
		}
		slices.Sort(places)
		b.Bred[key] = slices.Compact(places)
	}
	for i := range r.ends {
		r.ends[i].place = to[same[r.ends[i].place]]
	}
	b.Births = births
}

// markHardest lists, for each technique, those of its puzzles whose path needs no later
// technique of the catalog.
func (r *breeder) markHardest() {
	for _, t := range catalog {
		key := t.Key + ".hardest"
		for _, place := range r.bank.Places(t.Key) {
			if !r.wanted(key) {
				break
			}
			lists, n := r.bank.Bred, place
			if place < 0 {
				lists, n = r.bank.Attempts, ^place
			}
			at, has := slices.BinarySearch(lists[key], n)
			if has {
				continue
			}
			made := r.bank.Puzzle(place)
			if (&walker{breeder: r}).keeps(key, &made.Givens) {
				lists[key] = slices.Insert(lists[key], at, n)
			}
		}
	}
}
