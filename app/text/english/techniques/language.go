// Package techniques holds the English texts about techniques and steps: names, sentences
// and lessons, in one file per kind of technique.
package techniques

import (
	"sudoku/solver/explain"
	"sudoku/solver/phrase"
)

// Sentences, and beginnings of sentences, that several techniques share.
const (
	absurdSentence = "{start?If {start} were true, everything the links lead to would be true too, and that contradicts itself. So it is false|If {without} were false, everything the links lead to would be true, and that contradicts itself. So it is true}: {effects}."
	veritySentence = "{start:Whether {start} is true or false|One of {start} is true, and whichever it is}, the links lead to the same result: {effects}."
)

// Language holds the phrases that explanations of steps are composed of, and the table of
// contents of the lessons. Captions describe a step link by link; explain.Captions lists
// the placeholders.
var Language = explain.Language{
	Code:   "en",
	Plural: phrase.OneOther,
	And:    " and ",
	Marks:  explain.Marks{Comma: ", ", Semicolon: "; ", Colon: ": ", Space: " ", Stop: "."},
	Words: explain.Words{Cells: "{first}, {second}", Placed: "{digit} in {cells}", Excluded: "no {digits} in {cells}", Or: " or ",
		Loses: "{cells} {count:loses|lose} {digits}", Must: "{cell} must be {digit}"},
	Lines:     lines,
	PartNames: partNames,
	PartLine:  "{name}: {cells}{count? with {digits}|}",
	Houses:    [3]string{"{count:row|rows} {numbers}", "{count:column|columns} {numbers}", "{count:box|boxes} {numbers}"},
	Captions: explain.Captions{
		Brief:         "{effects}.",
		StrongInHouse: "If {digit} is not in {from}, it is in {to}: {house} has no other place{without? now that these are ruled out: {without}|}.",
		StrongInCell:  "If {from} is not {digit}, it is {other}, the only other candidate{without? now that these are ruled out: {without}|}.",
		StrongInSet:   "If {digit} is not in {from}, then {other} is in {to}: {set} have just {size} digits left{without?, without {without}|}, and need them all.",
		WeakInHouse:   "If {digit} is in {from}, it is not in {to}: {house} has it only once.",
		WeakBySight:   "If {digit} is in {from}, it is not in {to}: they see each other.",
		WeakInCell:    "If {from} is {digit}, it is not {other}.",
		Implied:       "Then {other} is not in {to}, by {technique}.",
		Branch:        "Suppose: {assumption}. After {count:one link|{count} links}: {result}.",
		Therefore:     "So: {effects}.",
	},
	Groups: []explain.Group{
		{Name: "Singles", Lessons: singles},
		{Name: "Locked candidates and subsets", Lessons: subsets},
		{Name: "Fish", Lessons: fish},
		{Name: "Single-digit patterns", Lessons: singleDigit},
		{Name: "Wings", Lessons: wings},
		{Name: "Patterns that rely on one solution", Lessons: uniqueness},
		{Name: "Colouring and chains", Lessons: chains},
		{Name: "Almost locked sets and more", Lessons: sets},
		{Name: "Forcing chains and last resorts", Lessons: lastResorts},
	},
	Untaught: []explain.Technique{
		{Key: "table-chain-contradiction", Name: "Forcing Chain Contradiction", Sentence: absurdSentence},
		{Key: "table-chain-verity", Name: "Forcing Chain Verity", Sentence: veritySentence},
		{Key: "table-net-contradiction", Name: "Forcing Net Contradiction", Sentence: absurdSentence},
		{Key: "table-net-verity", Name: "Forcing Net Verity", Sentence: veritySentence},
		{Key: "brute-force", Name: "Brute Force", Sentence: "No technique continues from here. The solution has {digit} in {cell}: {placements}."},
	},
}
