package command

import (
	words "sudoku/app/text/words/command"
)

// Generation holds what the command says, on standard error, if it cannot make the
// requested puzzle. {range} is a range or a number, such as "24-26" or "24", {symmetry} a
// key such as "half-turn", and {time} a duration such as "30s". {technique} is a name, or
// the text typed instead of one.
var Generation = words.Generation{
	FewGivens:        "There is no such puzzle: fewer than 17 givens always leave several solutions.",
	ManyGivens:       "There is no such puzzle: with 81 givens nothing is left to solve.",
	EmptyRange:       "The first value of a range cannot be above the second.",
	SymmetryCount:    "There is no such puzzle: the symmetry {symmetry} does not allow {range} givens.",
	PatternCount:     "There is no such puzzle: the pattern has {count:one cell|{count} cells}, not {range}.",
	PatternSymmetry:  "There is no such puzzle: the pattern does not have the symmetry {symmetry}.",
	PatternLines:     "There is no such puzzle: two rows or two columns that the pattern leaves empty can be swapped, which leaves several solutions.",
	UnknownTechnique: "Unknown technique “{technique}”. “sudoku steps --json” prints the keys, such as x-wing.",
	NeverNeeded:      "There is no such puzzle: wherever {technique} applies, a simpler technique does too.",
	GradeOfOnly:      "There is no such puzzle: puzzles that these techniques solve have a lower grade.",
	NotFound:         "No such puzzle in {count:one attempt|{count} attempts} within {time}. Raise --limit, or relax the requirements.",
	BadPattern:       "A pattern has 81 cells, not {count}: “.” or “0” for an empty one, anything else for a given.",
	Made:             "{count:One puzzle|{count} puzzles} of {all}",
}
