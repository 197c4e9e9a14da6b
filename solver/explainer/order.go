package explainer

import (
	"slices"
	"strings"
)

// order lists the techniques in the order in which Sudoku Explainer 1.2.1 tries them,
// which differs slightly from the order of their ratings. Techniques of one line are
// searched together. Techniques that the program does not know are left out.
//
// HoDoKu distinguishes more techniques. Here, locked pairs and triples are naked subsets,
// BUG+1 is a BUG of type 1, and unique rectangles of type 5 count as type 2. The line of
// unique rectangles and loops is ordered by type before length, as in the program.
// Techniques in one string share a position.
//
// Source: Sudoku Explainer 1.2.1, "Solver", "UniqueLoops" and "Chaining".
var order = [][]string{
	{"full-house", "hidden-single-box", "hidden-single-line"},
	{"direct-pointing", "direct-claiming"},
	{"direct-hidden-pair"},
	{"naked-single"},
	{"direct-hidden-triplet"},
	{"pointing", "claiming"},
	{"locked-pair", "naked-pair"},
	{"x-wing"},
	{"hidden-pair"},
	{"locked-triple", "naked-triple"},
	{"swordfish"},
	{"hidden-triple"},
	{"xy-wing"},
	{"xyz-wing"},
	{
		"unique-rectangle-1", "unique-loop-1",
		"unique-rectangle-2", "unique-rectangle-5", "unique-loop-2",
		"unique-rectangle-3", "unique-loop-3",
		"unique-rectangle-4", "unique-loop-4",
	},
	{"naked-quad"},
	{"jellyfish"},
	{"hidden-quad"},
	{"bug-plus-1"},
	{"bug-type-1"},
	{"bug-type-2"},
	{"bug-type-4"},
	{"bug-type-3"},
	{"aligned-pair-exclusion"},
	{"bidirectional-x-cycle", "forcing-x-chain", "bidirectional-y-cycle", "bidirectional-cycle forcing-chain"},
	{"aligned-triplet-exclusion"},
	{"nishio-forcing-chain"},
	{"cell-forcing-chain", "house-forcing-chain"},
	{"dynamic-forcing-chain"},
	{"dynamic-plus-forcing-chain"},
	{"nested-forcing-chain-2"},
	{"nested-forcing-chain-3"},
	{"nested-forcing-chain-4"},
	{"nested-forcing-chain-5"},
}

// Recipe returns Sudoku Explainer's techniques line by line.
func Recipe() []Line { return slices.Clone(recipe) }

var recipe = func() (all []Line) {
	for _, places := range order {
		var l Line
		for at, keys := range places {
			for key := range strings.SplitSeq(keys, " ") {
				l.Techniques = append(l.Techniques, Form(key))
				l.at = append(l.at, at)
			}
		}
		all = append(all, l)
	}
	return all
}()
