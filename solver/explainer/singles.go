package explainer

import (
	"sudoku/solver/board"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// The ratings of the singles.
var (
	fullRating  = technique.ByKey("full-house").SE
	boxRating   = technique.ByKey("hidden-single-box").SE
	lineRating  = technique.ByKey("hidden-single-line").SE
	nakedRating = technique.ByKey("naked-single").SE
)

// Singles places full houses and hidden singles until none is left. hardest is the rating
// of the hardest step so far; if naked singles are rated no higher, Singles places them
// too. It returns the rating of the first digit placed, or 0 if there is none, and the
// rating of the hardest step including the new ones. The ratings are those of a path that
// takes the cheapest step each time.
//
// Singles lead to the same board in any order. A kind with a higher rating is therefore
// tried only when those with lower ratings are exhausted, and all kinds are mixed once
// their ratings no longer matter.
func Singles(b *board.Board, hardest int) (first, highest int) {
	took := func(rating int) {
		hardest = max(hardest, rating)
		if first == 0 {
			first = rating
		}
	}
	for cheap := hardest < lineRating; cheap; {
		switch {
		case placeFull(b):
			took(fullRating)
		case placeHidden(b, boxesOnly):
			took(boxRating)
		default:
			cheap = false
		}
	}
	for {
		switch {
		case placeHidden(b, allHouses):
			took(lineRating)
		case hardest >= nakedRating && placeNaked(b):
			took(nakedRating)
		default:
			return first, hardest
		}
	}
}

// Single returns the technique of the singles with the given rating, or nil.
func Single(rating int) *technique.Technique {
	for _, t := range technique.OfClass(entry.Single) {
		if t.SE == rating {
			return t
		}
	}
	return nil
}

// The houses in which to look for hidden singles.
var (
	houses    = board.BoxesFirst()
	boxesOnly = houses[:9]
	allHouses = houses[:]
)

// placeFull fills houses with one empty cell and reports whether it found any.
func placeFull(b *board.Board) (placed bool) {
	empty := b.Empty()
	for _, h := range houses {
		last := h.Cells().And(empty)
		if last.Len() != 1 {
			continue
		}
		if c := last.First(); b.Candidates(c).Len() == 1 {
			b.Place(c, b.Candidates(c).First())
			empty, placed = empty.Without(c), true
		}
	}
	return placed
}

// placeHidden places digits that have one place in a house and reports whether it found
// any.
func placeHidden(b *board.Board, in []board.House) (placed bool) {
	for d := range board.AllDigits.All() {
		places := b.Places(d)
		if places.IsEmpty() {
			continue
		}
		for _, h := range in {
			one := places.And(h.Cells())
			if one.Len() == 1 {
				b.Place(one.First(), d)
				places, placed = b.Places(d), true
			}
		}
	}
	return placed
}

// placeNaked fills cells with one candidate and reports whether it found any.
func placeNaked(b *board.Board) (placed bool) {
	for c := range b.Empty().All() {
		if left := b.Candidates(c); left.Len() == 1 {
			b.Place(c, left.First())
			placed = true
		}
	}
	return placed
}
