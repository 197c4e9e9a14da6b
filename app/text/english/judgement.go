package english

import "sudoku/app/text/words"

// judgement holds the sentences about an argument and its links. {effects} is a list such
// as r1c2<>5, {link} a link such as (5)r1c2 = (5)r1c7, {term} one of its ends, and
// {terms} part of a chain.
var judgement = words.Judgement{
	Holds:    "The deduction holds: {effects}.",
	Named:    "The deduction holds. It is {name}: {effects}.",
	HoldsNot: "The deduction does not hold.",

	OneOfTwo: "At least one end of the chain is true, so whatever sees both ends is false.", Loop: "The chain is a loop: one end of each weak link is true.",
	StartTrue: "If {term} were false, the chain would make it true. So it is true.", StartFalse: "If {term} were true, the chain would make it false. So it is false.",

	HouseStrong:  "{link}: {house} has no other place for {digit}.",
	CellStrong:   "{link}: {cells} has no other candidate.",
	SetStrong:    "{link}: {cells} have one more digit than cells, so only one digit is missing.",
	LockedStrong: "{link}: {cells} have only as many digits as cells, so none is missing.",
	HouseWeak:    "{link}: {house} has only one {digit}.",
	SightWeak:    "{link}: every place of one end sees every place of the other.",
	CellWeak:     "{link}: {cells} holds only one digit.",
	FilledWeak:   "{link}: the digits of one end fill {cells}.",
	NotHouse:     "{link} does not hold: {house} has other places for {digit}, {cells}.",
	NotCell:      "{link} does not hold: {cells} may also be {digits}.",
	NotSet:       "{link} does not hold: {cells} may hold {digits}, but an almost locked set has only one more digit than cells.",
	Missing:      "Missing in between: {terms}",
	Between:      "This would hold: {terms}",
	After:        "After “{text}”: {fault}",
	Shown:        "{claim} is shown by {name}.",
	Already:      "{claim} is on the board already.",
	Truths: [4]string{
		"{claim} is true in the solution, but no technique shows it in one step here.",
		"{claim} is true in some solutions and false in others.",
		"{claim} is false in the solution.",
		"The position has no solution, so nothing can be shown.",
	},
	Faults: [10]string{
		"{candidate} is not a candidate on this board.", "{link} does not hold: no line, box, cell or set keeps both from being false.", "{link} does not hold: neither end rules out the other.",
		"Strong and weak links must alternate, but two of the same kind meet here.", "Nothing follows from this chain: no candidate sees both of its ends, and it does not return to its start.",
		"No candidate of this set is left.", "{candidate} is in too few of the cover sets.",
		"Nothing follows: there are more cover sets than base sets.", "{claim} does not follow.", "It holds, but everything that it rules out is already gone.",
	},
	Syntax: [11]string{
		"There is no deduction.", "A term such as (5)r1c2 is needed here.", "A digit from 1 to 9 is needed here.", "Cells such as r1c2 are needed here.",
		"A closing bracket is needed here.", "= or - is needed here.", "A conclusion such as r1c2<>5 is needed here.", "A set such as 7r2 or r1c2 is needed here.",
		"The cover sets are needed here.", "A chain needs two terms.", "The text is too long.",
	},
}
