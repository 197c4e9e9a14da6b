package english

import (
	"sudoku/app/text/words"
)

// The panel “Check”: what is wrong with a puzzle, and repairs. Offer… are in the
// status line and open the panel. Shift… to Drop are repairs: {digits} are digits with
// spaces, {from} and {to} cells, {was} and {now} digits. Layer selects what the cells
// show if there are several solutions. Compare to AdditionsListed compare all solutions:
// a group is a set of cells whose digits can be exchanged. The last ten are what a screen
// reader says about a marked cell; Share… are items of the list {shares}.
var check = words.Check{
	Start:        "Check the puzzle",
	Intro:        "Finds what is wrong with a puzzle: digits that contradict each other, likely typing mistakes, cells in which solutions differ, and digits that are not needed.",
	OfferNone:    "Perhaps a digit is mistyped or in the wrong cell.",
	OfferSeveral: "A proper puzzle has one solution. Perhaps a digit is missing or mistyped.",
	Stages: [6]string{
		"Counting the solutions…", "Looking for the contradiction…", "Trying repairs…",
		"Comparing the solutions…", "Looking for the missing givens…", "Looking for givens that are not needed…",
	},
	Progress:  "{done} of {total}",
	Undecided: "The number of solutions is unknown because the search reached its limit.",
	Effort:    "Checked in {time}.",

	ContradictionTitle:      "Contradiction",
	Contradiction:           "These {count} givens contradict each other; remove any one, and the rest do not.",
	ContradictionUnfinished: "These {count} givens contradict each other. A smaller set may be enough, but the search reached its limit.",

	RepairsTitle:      "Repairs",
	Repairs:           "Each leaves exactly one solution. The likeliest come first.",
	NoRepairs:         "No single slip explains this: no change, move, swap or removal of a given, and no shift of a run of givens by one cell, leaves exactly one solution.",
	RepairsUnfinished: "The search reached its limit: there may be more repairs.",
	MoreRepairs:       "{count:One more repair|{count} more repairs}",
	Try:               "Try",
	Apply:             "Apply",
	ShiftRight:        "Row {index}: move {digits} one cell to the right",
	ShiftLeft:         "Row {index}: move {digits} one cell to the left",
	ShiftDown:         "Column {index}: move {digits} one cell down",
	ShiftUp:           "Column {index}: move {digits} one cell up",
	Move:              "Move {was} from {from} to {to}",
	Swap:              "Swap {from} and {to}",
	Change:            "{from}: {now} instead of {was}",
	Drop:              "Remove {candidate}",

	LayerTitle:        "Where the solutions differ",
	Same:              "{count:One of the {empty} empty cells holds|{count} of the {empty} empty cells hold} the same digit in every solution.",
	Layer:             "Shown in the cells",
	Layers:            [3]string{"Digits", "How many", "Nothing"},
	Legend:            "Possible digits in a cell",
	ListingUnfinished: "The search reached its limit: cells may have more digits than shown.",

	Compare:     "Compare the solutions",
	Mapped:      "{count} solutions. {differ} of the {empty} empty cells differ.",
	MappedPart:  "At least {count} solutions (counting stopped there). {differ} of the {empty} empty cells differ.",
	SharesShown: "The larger a digit, the more of the counted solutions have it in that cell.",
	GroupsTitle: "Groups without a given",
	Groups:      "These groups of cells have no given; for each, two solutions differ only there. Choose a group to mark it.",
	Group:       "{count} cells: {cells}",
	MoreGroups:  "{count:One more group|{count} more groups}",

	OneIsEnough:     "One more given is enough. There {count:is one way|are {count} ways} to add it.",
	TwoAreEnough:    "Two more givens are enough; one is not. There {count:is one way|are {count} ways} to add them.",
	Add:             "Add",
	MoreAdditions:   "{count:One more way|{count} more ways}",
	AdditionsListed: "{count} of them are listed.",

	CompletedTitle:       "Missing givens",
	Completed:            "With {count:this given|these {count} givens}, one solution remains.",
	CompletedFewest:      "With {count:this given|these {count} givens}, one solution remains; fewer are not enough.",
	Complete:             "Add these givens",
	CompletingUnfinished: "The search for missing givens reached its limit.",

	MinimalTitle:         "Givens",
	Minimal:              "The puzzle is minimal: every given is needed.",
	Redundant:            "Not minimal: {count:one of {givens} givens is redundant|{count} of {givens} givens are redundant, each on its own}.",
	MinimalInside:        "A minimal puzzle within it has {count} givens.",
	TakeMinimal:          "Use the minimal puzzle",
	MinimizingUnfinished: "The search reached its limit: more givens may be redundant.",

	Contradicting: "part of the contradiction",
	Unneeded:      "redundant",
	Takes:         "{count:one possible digit|{count} possible digits}",
	Becomes:       "would become {digit}",
	BecomesEmpty:  "would become empty",
	Shares:        "solutions: {shares}",
	Share:         "{digit} in {percent}%",
	ShareLess:     "{digit} in under 1%",
	ShareNone:     "{digit} in none of those counted",
	Grouped:       "in the marked group",
}
