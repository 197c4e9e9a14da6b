package lesson

import (
	"maps"

	"sudoku/app/calendar"
)

// PlacementKey is the key of the placement: ten positions that determine a player's
// stage. It is read like a lesson, but each position is answered only once.
const PlacementKey = "placement"

// Placement lists the techniques of the placement's positions, easiest first.
var Placement = [...]string{
	"hidden-single-box", "naked-single", "pointing", "claiming", "naked-pair",
	"hidden-pair", "x-wing", "skyscraper", "xy-wing", "xy-chain",
}

// mostSlips is the maximum number of wrong tries in a position that counts as found.
const mostSlips = 1

// enough is the number of consecutive misses that end the placement.
const enough = 2

// Level returns the index in Placement of the first of two consecutive misses, or of a miss
// in the last position. Any other single miss may be a slip. If there are no such misses,
// Level returns len(Placement).
func (b Bookmark) Level() int {
	missed := 0
	for i := range Placement {
		if b.Found&(1<<i) != 0 {
			missed = 0
		} else if missed++; missed == enough || i+1 == len(Placement) {
			return i + 1 - missed
		}
	}
	return len(Placement)
}

// Count returns the number of positions found.
func (b Bookmark) Count() (n int) {
	for i := range Placement {
		n += int(b.Found >> i & 1)
	}
	return n
}

// placed returns the progress after a position of the placement.
func (p Progress) placed(r *Reading, today calendar.Day) Progress {
	at := Bookmark{Screen: r.Screen, Found: p[PlacementKey].Found &^ (1 << r.Screen)}
	if r.Answered {
		if !r.Shown && r.Tries <= mostSlips {
			at.Found |= 1 << r.Screen
		}
		if r.Screen+1 == len(Placement) || at.Level()+enough == r.Screen+1 {
			at.Done, at.Day = true, today
		}
	}
	return p.with(PlacementKey, at)
}

// PlacedAgain returns the progress without the placement, so that it can be taken again.
func (p Progress) PlacedAgain() Progress {
	next := maps.Clone(p)
	delete(next, PlacementKey)
	return next
}
