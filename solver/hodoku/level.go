package hodoku

import (
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

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

// TechniqueLevel is the class of a technique in HoDoKu's default configuration, Extreme
// for those that it does not list.
func TechniqueLevel(t *technique.Technique) Level {
	if t.Level == entry.Unlisted {
		return Extreme
	}
	return Level(t.Level - entry.Easy)
}
