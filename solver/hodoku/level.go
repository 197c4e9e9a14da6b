package hodoku

import (
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// Level is one of HoDoKu's five levels of difficulty. The level of a technique is called
// its class.
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

// String returns HoDoKu's name for the level.
func (l Level) String() string { return levelNames[l] }

// Highest returns the highest score that the level allows, or 0 for Extreme, which has no
// limit.
func (l Level) Highest() int { return highest[l] }

var highest = [...]int{Easy: 800, Medium: 1000, Hard: 1600, Unfair: 1800, Extreme: 0}

// TechniqueLevel returns the class of a technique in HoDoKu's default configuration. It
// returns Extreme for techniques that HoDoKu does not list.
func TechniqueLevel(t *technique.Technique) Level {
	if t.Level == entry.Unlisted {
		return Extreme
	}
	return Level(t.Level - entry.Easy)
}
