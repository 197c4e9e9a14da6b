package hodoku

import "sudoku/solver/technique"

// Level is one of HoDoKu's five, also the class of a technique.
type Level uint8

// The levels.
const (
	Easy Level = iota
	Medium
	Hard
	Unfair
	Extreme
)

var levelNames = [...]string{"Easy", "Medium", "Hard", "Unfair", "Extreme"}

// String is the level's name in HoDoKu.
func (l Level) String() string { return levelNames[l] }

// Highest is the highest score that the level allows, 0 for Extreme, which allows
// any.
func (l Level) Highest() int { return highest[l] }

var highest = [...]int{Easy: 800, Medium: 1000, Hard: 1600, Unfair: 1800, Extreme: 0}

// ClassOf is the class of a technique in HoDoKu's default configuration, Extreme
// for those that it does not list.
func ClassOf(t *technique.Technique) Level {
	if level, ok := classes[t.Key]; ok {
		return level
	}
	return Extreme
}

// classes are those of the techniques by their keys.
var classes = func() map[string]Level {
	all := make(map[string]Level)
	for level, keys := range [...][]string{
		Easy: {"full-house", "hidden-single-box", "hidden-single-line", "naked-single"},
		Medium: {
			"locked-pair", "locked-triple", "pointing", "claiming",
			"naked-pair", "naked-triple", "hidden-pair", "hidden-triple",
		},
		Hard: {
			"naked-quad", "hidden-quad", "x-wing", "swordfish", "jellyfish", "remote-pair", "bug-plus-1",
			"skyscraper", "two-string-kite", "turbot-fish", "empty-rectangle", "w-wing", "xy-wing", "xyz-wing",
			"unique-rectangle-1", "unique-rectangle-2", "unique-rectangle-3", "unique-rectangle-4",
			"unique-rectangle-5", "unique-rectangle-6", "hidden-rectangle",
			"avoidable-rectangle-1", "avoidable-rectangle-2", "finned-x-wing", "sashimi-x-wing",
			"simple-colours-trap", "simple-colours-wrap", "multi-colours-1", "multi-colours-2",
		},
		Unfair: {
			"finned-swordfish", "sashimi-swordfish", "finned-jellyfish", "sashimi-jellyfish", "sue-de-coq",
			"x-chain", "xy-chain", "continuous-nice-loop", "discontinuous-nice-loop", "aic",
			"grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop", "grouped-aic",
			"als-xz", "als-xy-wing", "als-chain",
			"franken-x-wing", "franken-swordfish", "finned-franken-x-wing", "finned-franken-swordfish",
		},
	} {
		for _, key := range keys {
			all[key] = Level(level)
		}
	}
	return all
}()
