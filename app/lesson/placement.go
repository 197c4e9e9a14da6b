package lesson

import (
	"maps"

	"sudoku/app/calendar"
)

// PlacementKey is the key of the placement: ten positions that find out at which stage a
// player stands. It is read like a lesson, but each position is answered only once.
const PlacementKey = "placement"

// Placement lists the techniques of its positions, easiest first.
var Placement = [...]string{
	"hidden-single-box", "naked-single", "pointing", "claiming", "naked-pair",
	"hidden-pair", "x-wing", "skyscraper", "xy-wing", "xy-chain",
}

// mostSlips is the maximum number of wrong tries in a position that counts as found.
const mostSlips = 1

// enough is the number of consecutive positions, not found, that end the placement.
const enough = 2

// Level returns the index in Placement of the first of two consecutive positions that the
// player did not find. A single one may be a slip, unless it is the last. If the player
// found enough of them, Level returns len(Placement).
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

// PlacedAgain returns the progress without a placement.
func (p Progress) PlacedAgain() Progress {
	next := maps.Clone(p)
	delete(next, PlacementKey)
	return next
}
