package english

import (
	"sudoku/app/text/words"
)

// The review of a game. {move} is a placement or an elimination, such as r1c2=3.
var review = words.Review{
	Title:    "Review",
	Help:     "Look back at your game: why each move was right, and where you were stuck.",
	Working:  "Looking for the reason for each move…",
	None:     "A review shows why your moves were right, and where you were stuck. There are no moves yet.",
	Several:  "This puzzle does not have exactly one solution, so no move can be judged.",
	InTheWay: "The grid shows a move of your game. Choose “Play from here” to continue there.",
	Resumed:  "{count?The position before this move, without {count:one mistake|{count} mistakes}.|The position before this move.}",
	Position: "Move {at} of {count}: {event}",
	Whole:    "The whole game",
	Line:     "Moves of the game",
	Forward:  "Next move",
	Backward: "Previous move",

	Move:      "Move {index}: {move}",
	TakenBack: "{move} taken back",

	Shown:          "{name} shows it.",
	ShownBy:        "{count} steps show it. The hardest is {name}.",
	Marks:          "It follows from the notes.",
	Guessed:        "Right, but a guess: nothing easy shows it here.",
	WrongDigit:     "Wrong: {cell} is {digit}.",
	WrongCandidate: "Wrong: {cell} is {digit}, which must not be ruled out.",
	Misled:         "It follows from the mistake in move {since}.",
	Repaired:       "This took back the mistake in move {since}.",
	Restored:       "It was right.",
	Tidied:         "Tidying up: the digits in the grid rule it out.",
	Took:           "after {time}",

	Reason:    "The steps",
	Seen:      "What could be seen here",
	Resume:    "Play from here",
	Next:      "Next moment",
	Practise:  "Practise {name}",
	Share:     "Share this game",
	Moments:   "Moments of the game",
	AtWrong:   "Wrong: {move}",
	AtGuess:   "Guess: {move}",
	AtHint:    "Hint before {move}",
	AtPause:   "Longest pause: {time}",
	AtHardest: "Hardest move: {name}",

	Placed:     "{found} of {count:one move|{count} moves} followed from the grid.",
	Found:      "{found} of {count:one move|{count} moves} followed from the grid, the hardest by {name}.",
	Paused:     "The longest pause, {time}, came before move {index}.",
	PausedSeen: "The longest pause, {time}, came before move {index}, where {name} could be seen.",
	Flawless:   "No guess and no mistake.",
	Wrong:      "{wrong:One move was|{wrong} moves were} wrong{guesses?, and {guesses:one right move was a guess|{guesses} right moves were guesses}}.",
	Guesses:    "{guesses:One move was a guess, and it was right|{guesses} moves were guesses, and they were right}.",

	Difficulty: "difficulty, up to {rating}",
	Time:       "time, up to {time}",
	WrongMark:  "wrong",
	GuessMark:  "guess",
	HintMark:   "hint",
	Stop:       "longest pause",
}
