package als

import (
	"slices"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/step"
)

// Death blossom: a stem cell and a petal for each of its candidates. A petal is an almost
// locked set in which all places for this digit see the stem. Whatever digit the stem
// holds, the petal for it lacks that digit and contains all its other digits. If all
// petals have a digit z that the stem lacks, one of them contains it, so z is eliminated
// from cells that see all places for z in all petals.
//
// Petals may share cells. Unlike in HoDoKu, no set may be the petal for two digits,
// because the step would be a simpler one in disguise (see testdata/reglib_ledger.txt in
// package technique). If several blossoms of a stem have the same effects, only the first
// is yielded.
//
// Source: HoDoKu's technique pages, "Almost Locked Sets"; Sudopedia, "Death Blossom".

const deathBlossomKey = "death-blossom"

func DeathBlossom(b *board.Board, yield func(step.Step) bool) {
	s := blossomPool.Get().(*blossoms)
	defer blossomPool.Put(s)
	sets := link.AcquireSets(b, 1)
	defer sets.Release()
	s.sets = sets.List
	for n := 2; n <= 9; n++ {
		for c := range b.Empty().All() {
			if b.Candidates(c).Len() == n && !s.on(b, c, yield) {
				return
			}
		}
	}
}

var blossomPool = sync.Pool{New: func() any { return &blossoms{seen: make(map[board.CandidateSet]bool)} }}

// blossoms holds the state of a search for death blossoms.
type blossoms struct {
	sets []link.ALS
	seen map[board.CandidateSet]bool
	stem board.Cell
	// digits holds the candidates of the stem, and petals the indexes of the possible
	// petals for each of them.
	digits board.DigitSet
	petals [10][]int32
	// targets[z-1] holds the places for z that, for each candidate of the stem, see all
	// places for z in some possible petal.
	targets [9]board.CellSet
	chosen  [10]int32
	tries   int
}

// blossomTries limits the number of petal combinations tried for a stem. Boards with many
// sets have far more combinations, but with the same few effects.
const blossomTries = 2000

// on yields the blossoms with the given stem. It returns false if yield did.
func (s *blossoms) on(b *board.Board, stem board.Cell, yield func(step.Step) bool) bool {
	s.stem, s.digits, s.tries = stem, b.Candidates(stem), 0
	if !s.collect() {
		return true
	}
	clear(s.seen)
	return s.choose(b, s.digits, &s.targets, yield)
}

// collect finds the possible petals and the targets, and reports whether it found any
// targets.
func (s *blossoms) collect() bool {
	for i := range s.targets {
		s.targets[i] = board.AllCells.Without(s.stem)
	}
	for d := range s.digits.All() {
		s.petals[d] = s.petals[d][:0]
		var reach [9]board.CellSet
		for i := range s.sets {
			a := &s.sets[i]
			if !a.Seen(d).Has(s.stem) {
				continue
			}
			s.petals[d] = append(s.petals[d], int32(i))
			for z := range (a.Digits &^ s.digits).All() {
				reach[z-1] = reach[z-1].Or(a.Seen(z))
			}
		}
		if !s.narrow(&s.targets, &reach) {
			return false
		}
	}
	return true
}

// narrow intersects targets with reach and reports whether anything is left.
func (s *blossoms) narrow(targets, reach *[9]board.CellSet) bool {
	left := false
	for i := range targets {
		targets[i] = targets[i].And(reach[i])
		left = left || !targets[i].IsEmpty()
	}
	return left
}

// choose chooses petals for the remaining digits. targets holds the places that the
// petals chosen so far may eliminate. It returns false if yield did.
func (s *blossoms) choose(b *board.Board, digits board.DigitSet, targets *[9]board.CellSet, yield func(step.Step) bool) bool {
	if digits == 0 {
		return s.hit(b, targets, yield)
	}
	d := digits.First()
	for _, i := range s.petals[d] {
		if s.tries >= blossomTries {
			return true
		}
		if s.isChosen(i, digits) {
			continue
		}
		var left [9]board.CellSet
		any := false
		for z := range (s.sets[i].Digits &^ s.digits).All() {
			left[z-1] = targets[z-1].And(s.sets[i].Seen(z))
			any = any || !left[z-1].IsEmpty()
		}
		if !any {
			continue
		}
		s.tries++
		s.chosen[d] = i
		if !s.choose(b, digits.Without(d), &left, yield) {
			return false
		}
	}
	return true
}

// isChosen reports whether a set is already the petal for a digit of the stem that is not
// in left.
func (s *blossoms) isChosen(set int32, left board.DigitSet) bool {
	for d := range (s.digits &^ left).All() {
		if s.chosen[d] == set {
			return true
		}
	}
	return false
}

// hit yields the blossom if its effects are new. It returns false if yield did.
func (s *blossoms) hit(b *board.Board, targets *[9]board.CellSet, yield func(step.Step) bool) bool {
	var effects board.CandidateSet
	var digits board.DigitSet
	for i, cells := range targets {
		if d := board.Digit(i + 1); !cells.IsEmpty() {
			effects.AddCells(cells, d)
			digits = digits.With(d)
		}
	}
	if s.seen[effects] {
		return true
	}
	s.seen[effects] = true
	return yield(s.step(b, digits, slices.Collect(effects.All())))
}

func (s *blossoms) step(b *board.Board, digits board.DigitSet, effects []board.Candidate) step.Step {
	x := step.Step{
		Technique:    deathBlossomKey,
		Eliminations: effects,
		Args: []step.Arg{
			step.CellArg("stem", s.stem), step.DigitsArg("stem-digits", s.digits), step.DigitsArg("digits", digits),
		},
		Views: make([]step.View, 1),
	}
	v := &x.Views[0]
	v.MarkCells(board.NewCellSet(s.stem), step.Pivot)
	v.MarkCandidates(b, board.NewCellSet(s.stem), s.digits, step.Pivot)
	i := 0
	for d := range s.digits.All() {
		petal := &s.sets[s.chosen[d]]
		x.Args = append(x.Args, step.CellsArg("petal-"+string('0'+rune(d)), petal.Cells))
		v.MarkCells(petal.Cells, step.SetRole(i))
		v.MarkCandidates(b, petal.Cells, petal.Digits, step.SetRole(i))
		v.MarkCandidates(b, petal.Cells, digits, step.Pincer)
		stem := step.NewNode(board.NewCandidate(s.stem, d))
		v.Links = append(v.Links, step.WeakLink(stem, node(petal, d)))
		for z := range digits.All() {
			v.Links = append(v.Links, Inside(petal, d, z))
		}
		i++
	}
	return x
}
