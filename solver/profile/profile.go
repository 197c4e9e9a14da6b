// Package profile summarises the puzzles of a list. The profile of a puzzle holds its
// number of solutions, its symmetries, its canonical form and its ratings, and records
// whether the puzzle is minimal. The layers of a profile are computed on demand. A
// profile packs into a row of fixed size, so that a million rows can be filtered and
// sorted without unpacking.
package profile

import (
	"time"

	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// A Profile holds the known properties of a puzzle. The fields of a layer that is not in
// Layers are zero.
type Profile struct {
	// Puzzle holds the givens. A row does not include them; its owner keeps the text from
	// which they were read.
	Puzzle board.Grid
	// Layers holds the layers that have been computed.
	Layers Layer
	// Time is the total time spent on the profile so far.
	Time time.Duration

	// Layer Read. Unreadable is set if the text contains no puzzle. Such a profile has no
	// other layer.
	Unreadable bool
	Givens     int

	// Layer Solved. Solutions is at most 2, which stands for several. Solution is the
	// first solution found.
	Solutions int
	Solution  board.Grid

	// Layer Properties. A puzzle is minimal if it is proper and needs all of its givens.
	Minimal    bool
	Symmetries Symmetries

	// Layer Canonical. Canonical and Automorphisms are the results of minlex.Of.
	// Duplicate is set if an earlier row has the same form.
	Canonical     board.Grid
	Automorphisms int
	Duplicate     bool

	// Layer Rated. All fields are zero for an improper puzzle. The ratings of Sudoku
	// Explainer are in tenths. Techniques holds the techniques of HoDoKu's path. Hardest
	// is the technique that sets the level, or NoTechnique for a full grid. Setter is the
	// technique that sets ER.
	Grade      rate.Grade
	ER, EP, ED int
	Score      int
	Level      rate.Level
	Hardest    Technique
	Setter     Technique
	Techniques TechniqueSet
}

// A Layer is a set of parts of a profile. Each part is computed separately on demand.
type Layer uint8

// The layers. Properties and Rated depend on Solved.
const (
	Read Layer = 1 << iota
	Solved
	Properties
	Canonical
	Rated

	AllLayers = Read | Solved | Properties | Canonical | Rated
)

// inOrder lists the layers in the order in which they are computed.
var inOrder = [...]Layer{Read, Solved, Properties, Canonical, Rated}

// Has reports whether l includes all of the given layers.
func (l Layer) Has(some Layer) bool { return l&some == some }

// With returns l with other layers and their dependencies.
func (l Layer) With(others Layer) Layer {
	l |= others
	if l&(Properties|Rated) != 0 {
		l |= Solved
	}
	return l | Read
}

// Of returns the profile of a puzzle with only the layer Read.
func Of(puzzle *board.Grid) Profile {
	return Profile{Puzzle: *puzzle, Layers: Read, Givens: puzzle.Filled().Len()}
}

// Unread returns the profile of an unreadable text.
func Unread() Profile { return Profile{Layers: Read, Unreadable: true} }

// ClassSize returns the number of puzzles with the same canonical form, or 0 if it is
// unknown.
func (p *Profile) ClassSize() int { return classSize(p.Automorphisms, countDigits(&p.Canonical)) }

// classSize returns the class size of a puzzle with the given number of distinct digits.
func classSize(automorphisms, digits int) int {
	if automorphisms == 0 {
		return 0
	}
	size := changes
	for n := range digits {
		size *= 9 - n
	}
	return size / automorphisms
}
