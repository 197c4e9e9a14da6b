package english

import (
	"sudoku/app/text/words"
)

// Why something could not be read: a pasted text, a file, or a line in a list, in which
// case AtLine precedes the reason. From LinkEmpty on the sentences are about a link and
// continue “The link could not be read:”. {text} is what was found or the name of a site,
// {got} is the number found, {want} the number expected.
var errors = words.Errors{
	Unknown:          "This could not be read: {reason}",
	AtLine:           "Line {line}: {sentence}",
	Empty:            "It contains no puzzle.",
	TooLong:          "It is too long to be a puzzle.",
	Unrecognized:     "Unrecognised puzzle format.",
	NotADigit:        "Row {row}, column {column}: “{text}” is not a digit.",
	WrongCellCount:   "{got:One cell was|{got} cells were} found instead of {want}.",
	WrongRowCount:    "{got:One row was|{got} rows were} found instead of {want}.",
	WrongRowLength:   "Row {row} has {got:one cell|{got} cells} instead of {want}.",
	SeveralPuzzles:   "{got} puzzles were found instead of one.",
	NotACandidate:    "“{text}” is not a candidate (digit, row, column).",
	OtherSize:        "The grid has {got} rows; only grids of {want} rows are supported.",
	Damaged:          "The code is damaged or incomplete.",
	TooNested:        "Too many nested brackets.",
	Unsafe:           "“{text}” is not allowed in a file.",
	NeedsServer:      "Only {text} knows which puzzle this short address stands for. Open it there and copy the puzzle itself.",
	NotACell:         "Row {row}, column {column}: “{text}” is not a cell in this format.",
	NoPuzzle:         "This is a log from {text}: it has moves but no puzzle. Copy the puzzle itself from there.",
	Ambiguous:        "This could be read as different puzzles.",
	CutOff:           "The text is cut off, so part of the puzzle is missing.",
	Picture:          "This is a picture, but it cannot be opened. It may be damaged.",
	Packed:           "This file is packed as {text}. Unpack it first.",
	LinkEmpty:        "It contains no position.",
	LinkUnrecognized: "It is neither a code from this page nor 81 characters.",
	LinkLength:       "It has {got:one cell|{got} cells} instead of {want}.",
	LinkVersion:      "It comes from a newer version of this page (“{text}”). Reload the page to get that version.",
	LinkCharacter:    "Character {column}, “{text}”, is not allowed here.",
	LinkDamaged:      "It is damaged or incomplete.",
	FileTooLarge:     "It is larger than {want} MB.",
	CannotUnpack:     "This browser cannot unpack it.",
}
