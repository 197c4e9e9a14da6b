package english

import (
	"sudoku/app/text/words"
)

// The end of a puzzle, and the pause. {grade} is a word such as "Hard". Result and Helped
// are for players to share; Helped is also below the picture.
var finish = words.Finish{
	Done:      "Solved",
	DoneIn:    "Solved in {time}",
	Daily:     "Daily puzzle of {date}, {grade}",
	Days:      "{count:day|days}",
	Week:      "The last seven days",
	DaySolved: "{day}: solved",
	Another:   "Another {grade} puzzle",
	AnyOther:  "Another puzzle",
	NextDaily: "Next daily puzzle: {grade}",
	Details:   "About this game",
	Time:      "Time",
	Grade:     "Grade",
	Hints:     "Hints",
	Mistakes:  "Mistakes",
	Best:      "Your best time without hints for {grade}: {time}",
	Harder:    "One step harder",
	Explain:   "Explain this puzzle",
	Picture:   "Share as picture",
	Board:     "Back to the grid",

	First:          "Your first {grade} puzzle.",
	Fastest:        "Your fastest {grade} puzzle so far, by {time}.",
	FasterThanLast: "Faster than your last three {grade} puzzles.",
	AgainFaster:    "Solved again, {time} faster than the first time.",
	Again:          "You have solved this one before.",
	Flawless:       "No hints and no mistakes.",
	WithoutHints:   "Solved without hints.",
	Nth:            "That makes {count} {grade} puzzles.",
	Seconds:        "{count:one second|{count} seconds}",
	Minutes:        "{time} minutes",
	Hours:          "{time} hours",

	Result:      "Sudoku, {grade}, solved in {time}",
	Puzzle:      "Sudoku solved in {time}",
	Helped:      "{hints:one hint|{hints} hints}, {mistakes:one mistake|{mistakes} mistakes}",
	PictureName: "A solved sudoku, without its digits",
	FileName:    "sudoku-result",
	Copied:      "Result copied. Paste it wherever you like.",
	NotCopied:   "The browser blocked copying.",

	Pause:      "Pause",
	GoOn:       "Go on",
	Paused:     "Paused",
	GamePaused: "The game is paused. Press “Go on” first.",
}
