// Package command holds the command's sentences that the page does not need.
package command

import (
	words "sudoku/app/text/words/command"
)

// Commands is the output of the command other than its help.
var Commands = words.Commands{
	None:          "No solution.",
	Several:       "Several solutions.",
	Serving:       "Serving {url} until Ctrl-C",
	CutOff:        "Stopped with {count:one download|{count} downloads} in progress: {paths}.",
	LogFails:      "The log cannot be written: {error}",
	LogWorks:      "The log is being written again; {count:one line is|{count} lines are} missing.",
	Written:       "Wrote the site for {base} to {dir}",
	NoMethod:      "Unknown method “{method}”. The methods are {methods}.",
	UseHelp:       "Try “{command} --help”.",
	StepsNone:     "No technique finds a step.",
	StepsAre:      "{count:One step|{count} steps}:",
	Explained:     "Solved in {count:one step|{count} steps}.",
	Stuck:         "After {count:one step|{count} steps}, no technique finds another.",
	OwnPath:       "The path of “explain” has {count:one step|{count} steps}: {techniques}.",
	HoDoKuPath:    "HoDoKu's has {count:one step|{count} steps}: {techniques}.",
	UniquenessOff: "The puzzle has several solutions, so techniques that assume one are off.",
	Complete:      "The puzzle is solved.",
	Proved:        "The proof has {count:one line|{count} lines} and was checked. It is in {file}, its formula in {formula}.",
	ProofNone:     "There is no step to prove.",
	ProofOfOne:    "--proof works on one puzzle at a time.",
	ProofFails:    "Step {number} cannot be proved: it does not follow from the position.",
	HintTechnique: "Try this technique: {technique}.",
	HintHouses:    "Look in {houses}.",
	HintCells:     "Look at {cells}.",
	ScanNoGrid:    "No sudoku found. Take the photo straight from above, with the whole grid in it.",
	ScanNoDigits:  "Found a grid, but hardly any digits. Variants such as killer sudoku cannot be read.",
	ScanDoubtful:  "Please check {count:this cell|these cells}: {cells}.",
	ScanNoPicture: "This is not a JPEG or PNG picture.",
	ScanBroken:    "The picture is damaged.",
	ScanTooLarge:  "The picture is too large: {size} megapixels. The limit is {limit}.",
}

// CommandLine holds what the command says about faulty puzzles, on standard error and in
// the error field of --json, and about its progress. {house} is a name such as "row 3".
// {cells}, {digits} and {candidates} are lists such as "r1c1, r1c2". {repair} is a sentence
// of the panel “Check”.
var CommandLine = words.CommandLine{
	Clash:                   "{digit} appears {count} times in {house}: {cells}.",
	ClashTwice:              "{digit} appears twice in {house}: {cells}.",
	AtLines:                 "Lines {lines}: {sentence}",
	Contradiction:           "These {count} digits contradict each other: {digits}.",
	ContradictionUnfinished: "These {count} digits contradict each other; fewer of them may be enough: {digits}.",
	LikelyRepair:            "A likely correction: {repair}.",
	WrongEntries:            "{count:The entry {digits} contradicts|The entries {digits} contradict} the solution.",
	WrongEliminations:       "{count:The candidate {candidates} was ruled out, but it belongs|The candidates {candidates} were ruled out, but they belong} to the solution.",
	NoneFits:                "No solution has all the entries and none of the ruled-out candidates.",
	MethodsNotRun:           "The methods were not run.",
	Running:                 "Running {method}, {at} of {count}",
	Puzzles:                 "{count:One puzzle|{count} puzzles}, {rate} a second",
	MoreUnread:              "{count:One more puzzle|{count} more puzzles} cannot be read:",
	MapCells:                "For each cell, how many of the {count} solutions have each digit:",
	MapCellsCut:             "For each cell, how many of the first {count} solutions have each digit (there are more):",
	MapCell:                 "{cell}: {counts}",
	MapDigit:                "{digit} in {count}",
	MapSets:                 "{count:This set of cells needs|Each of these {count} sets of cells needs} a given, or there are several solutions:",
	MapFirst:                "The first {count} are shown.",
	MapWays:                 "{count:One way|{count} ways} to exactly one solution with {number:one more given|{number} more givens}:",
	MapNoWays:               "Two more givens never leave exactly one solution.",
	Alike:                   "{count:One is this|{count} are like this}: {sentence}",
}
