package english

import (
	"sudoku/app/text/words"
)

// Lead to Back are next to an empty grid: the ways to begin (Bring, Play and Continue are
// headings), and Back to the existing puzzle; Another shows them again during a puzzle. Start to MyAnswers are the status line and
// its buttons while a puzzle is typed in; {grade} is one of Ratings.Grades. Question
// appears if typing continues although the puzzle has one solution; KeepTyping and
// MyAnswers are the answers. Rows is a switch, Skip a key. Left to SeveralLeft are the
// status line during play.
var enter = words.Setup{
	Lead:     "Type or paste a puzzle, or choose:",
	Bring:    "Solve a puzzle",
	Type:     "Enter my puzzle",
	Play:     "Play",
	New:      "New puzzle",
	Continue: "Continue",
	Another:  "New",
	Back:     "Back to my puzzle",

	Start:        "Type row by row. Space or 0 is an empty cell.",
	Typed:        "{count:One digit|{count} digits} so far.",
	One:          "One solution. {grade}.",
	Several:      "Several solutions so far.",
	None:         "No solution: a digit must be wrong.",
	StartPlaying: "Start playing",
	FindMistake:  "Find the mistake",
	Question:     "The puzzle was complete. Are you solving it now?",
	KeepTyping:   "No, still typing",
	MyAnswers:    "Yes, play",
	Rows:         "Go on to the next cell after each digit",
	Skip:         "Empty",

	Left:        "{count:One cell|{count} cells} left.",
	GradeLeft:   "{grade}. {count:One cell|{count} cells} left.",
	SeveralLeft: "Several solutions. {count:One cell|{count} cells} left.",
}

// The dialog “Tools”: a button for each tool, with its purpose below it.
var tools = words.Tools{
	Title:      "Tools",
	New:        "Made for you, of any grade.",
	Check:      "Is the puzzle right? Finds typing mistakes and unnecessary digits.",
	Steps:      "Solve it like a person, one step at a time, and see how hard it is.",
	Techniques: "Choose which techniques hints and explanations may use.",
	Methods:    "Compare the ways computers solve, and watch them search.",
	List:       "Solve a file with many puzzles at once.",
	Library:    "Your games on this device, with their whole history.",
	Export:     "Copy or save as text for other programs and sites.",
	Keys:       "All keys, and what mouse and touch do.",
}
