package english

import (
	"sudoku/app/text/words"
)

// The card at the end of a puzzle, and the pause. {grade} is a word such as "Hard".
// Result and Helped are for players to share; Helped is also below the picture.
var finish = words.Finish{
	Title:       "Solved!",
	Time:        "Time",
	Grade:       "Grade",
	Hints:       "Hints",
	Mistakes:    "Mistakes",
	Best:        "Your best time without hints for {grade}: {time}",
	NewBest:     "Your best time for {grade} so far!",
	Another:     "Another {grade} puzzle",
	AnyOther:    "Another puzzle",
	Harder:      "One step harder",
	Explain:     "Explain this puzzle",
	AsText:      "Share as text",
	Picture:     "Share as picture",
	Result:      "Sudoku, {grade}, solved in {time}",
	Puzzle:      "Sudoku solved in {time}",
	Helped:      "{hints:one hint|{hints} hints}, {mistakes:one mistake|{mistakes} mistakes}",
	PictureName: "A solved Sudoku, without its digits",
	FileName:    "sudoku-result",
	Copied:      "The result is copied. Paste it where you like.",
	NotCopied:   "The browser blocked copying.",

	Pause:      "Pause",
	GoOn:       "Go on",
	Paused:     "Paused",
	GamePaused: "The game is paused. Press “Go on” first.",
}
