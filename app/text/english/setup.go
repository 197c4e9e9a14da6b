package english

import (
	"sudoku/app/text/words"
)

// Lead to Games are on the start page: the ways to begin (Bring and Play are headings),
// today's puzzles, and the last games, beside a button for all of them; Another leads
// there from a puzzle. Yours to Done are for a puzzle from outside the page. Start to
// MyAnswers are the status line and its buttons while a puzzle is typed in; {grade} is
// one of Ratings.Grades. Question appears if typing continues although the puzzle has one
// solution; KeepTyping and MyAnswers are the answers. Rows is a switch, Skip a key. Left
// to SeveralLeft are the status line during play; {takes} is Statistics.Estimate or "".
var enter = words.Setup{
	Lead:     "Type a puzzle, paste it, or open a file.",
	Bring:    "Solve a puzzle",
	Type:     "Type in",
	Play:     "Play",
	New:      "New puzzle",
	Continue: "Continue",
	Another:  "New",

	Slogan:      "Bring any sudoku.",
	Promise:     "See it solved or explained step by step, or play it yourself.",
	Paste:       "Paste",
	Today:       "Today",
	Each:        "One of each grade",
	Streak:      "{count:One day|{count} days}",
	Mine:        "Mine",
	More:        "More",
	Daily:       "{grade}, today's puzzle",
	DailySolved: "{grade}, today's puzzle, solved",
	Lately:      "Recently solved",
	Games:       "All games",

	Yours:  "Your puzzle",
	GoBack: "Back",
	Edit:   "Edit",
	Done:   "Done",

	Start:        "Type row by row. “Empty” skips a cell.",
	Typed:        "{count:One digit|{count} digits} so far.",
	One:          "One solution. {grade}.",
	Several:      "Several solutions so far.",
	None:         "No solution: a digit must be wrong.",
	StartPlaying: "Start playing",
	FindMistake:  "Find the mistake",
	Question:     "The puzzle was complete. Are you solving it now?",
	KeepTyping:   "No, still typing",
	MyAnswers:    "Yes, play",
	Rows:         "Move to the next cell after each digit",
	Skip:         "Empty",

	Left:        "{count:One cell|{count} cells} left.",
	GradeLeft:   "{grade}. {takes?{takes}. |}{count:One cell|{count} cells} left.",
	SeveralLeft: "Several solutions. {count:One cell|{count} cells} left.",
}

// The dialog “Tools”: a button for each tool, with its purpose below it.
var tools = words.Tools{
	Title:      "Tools",
	New:        "Made for you, of any grade.",
	Check:      "Is the puzzle right? Finds typing mistakes and unnecessary digits.",
	Steps:      "Solve it like a person, one step at a time, and see how hard it is.",
	Techniques: "Choose which techniques hints and explanations may use.",
	Methods:    "Compare how computers solve puzzles, and watch them search.",
	List:       "Solve a file of many puzzles at once.",
	Library:    "Your games on this device, with their whole history.",
	Export:     "Copy or save as text for other programs and sites.",
	Keys:       "All keys, and what mouse and touch do.",
}
