// Package profile is what lists of puzzles say of each of them: how many
// solutions it has, whether it is minimal and symmetric, its canonical form, its
// ratings. A profile is filled layer by layer, as far as somebody asks, and
// packs into a row of fixed size, so that a million of them can be filtered and
// sorted without unpacking.
package profile

import (
	"time"

	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// Profile is what is known of one puzzle. What belongs to a layer that is not in
// Layers has its zero value.
type Profile struct {
	// Puzzle are the givens. A row does not keep them: whoever keeps rows keeps
	// the text that they were read from.
	Puzzle board.Grid
	// Layers are those that are there.
	Layers Layer
	// Time is how long all the work on the profile has taken so far.
	Time time.Duration

	// Of the layer Read: Unreadable says that there is no puzzle, since its text
	// makes no sense. Such a profile has no other layer.
	Unreadable bool
	Givens     int

	// Of the layer Solved: the number of solutions, 2 for several, and the first
	// one found.
	Solutions int
	Solution  board.Grid

	// Of the layer Properties: Minimal says that the puzzle is proper and that
	// no given can be taken out.
	Minimal    bool
	Symmetries Symmetries

	// Of the layer Canonical: the least of all strings that stand for the same
	// puzzle, 0 before 1, and the number of changes of rows, columns, bands,
	// stacks and diagonal that give the puzzle back, but for the names of its
	// digits; 1 if only leaving it alone does, 0 if a digit stands twice in a row
	// or column, when the form is the puzzle itself. Duplicate says that a row before
	// has the same form; Table.MarkDuplicates finds that.
	Canonical     board.Grid
	Automorphisms int
	Duplicate     bool

	// Of the layer Rated: nothing but zero for a puzzle that is not proper. SE
	// ratings are in tenths. Techniques are those of HoDoKu's path, and Hardest
	// is the one that sets the level, NoTechnique if there is nothing to do;
	// Setter is the one that sets ER.
	Grade      rate.Grade
	ER, EP, ED int
	Score      int
	Level      rate.Level
	Hardest    Technique
	Setter     Technique
	Techniques TechniqueSet
}

// Layer is a set of parts of a profile. Each is worked out by itself when it is
// asked for.
type Layer uint8

// The layers. Properties and Rated begin with Solved.
const (
	Read Layer = 1 << iota
	Solved
	Properties
	Canonical
	Rated

	AllLayers = Read | Solved | Properties | Canonical | Rated
)

// inOrder lists the layers in the order in which they are worked out.
var inOrder = [...]Layer{Read, Solved, Properties, Canonical, Rated}

// Has reports whether all of some layers are there.
func (l Layer) Has(some Layer) bool { return l&some == some }

// With are the layers with others and with those that they begin with.
func (l Layer) With(others Layer) Layer {
	l |= others
	if l&(Properties|Rated) != 0 {
		l |= Solved
	}
	return l | Read
}

// Of is the profile of a puzzle with the layer Read.
func Of(puzzle *board.Grid) Profile {
	return Profile{Puzzle: *puzzle, Layers: Read, Givens: puzzle.Filled().Len()}
}

// Unread is the profile of a text that makes no sense.
func Unread() Profile { return Profile{Layers: Read, Unreadable: true} }

// ClassSize is how many puzzles have the same canonical form, 0 while it is not
// known.
func (p *Profile) ClassSize() int { return classSize(p.Automorphisms, countDigits(&p.Canonical)) }

// classSize is that of a puzzle with so many different digits.
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
