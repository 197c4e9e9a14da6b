package english

import (
	"sudoku/app/text/words"
)

// The pages “Learn”, “For beginners” and “About”. Solver to Stories are their
// names; What to Next are headings and links on the page of a technique.
var documents = words.Documents{
	Solver: "Solver", Learn: "Learn", Beginners: "For beginners", About: "About",
	Navigation: "Pages",

	LearnIntro: "Solving techniques, from the first digit to puzzles that nobody solves by hand. Each page explains a technique, why it works and how to find it, and offers a position to practise on.",
	What:       "What it is", Why: "Why it works", Look: "How to find it",
	Example:      "Example",
	Practise:     "Open this position",
	PractiseHelp: "In the solver, to try it out.",
	Siblings:     "Variants of this idea",
	RatedSE:      "Sudoku Explainer rates it {rating}.",
	RatedHoDoKu:  "HoDoKu counts {score:one point|{score} points} for it (code {code}).",
	Unrated:      "Neither Sudoku Explainer nor HoDoKu rates it.",
	Previous:     "Previous: {name}",
	Next:         "Next: {name}",

	BeginnersMore: "All techniques",

	Product: [4]string{
		"Sudoku Solver solves any sudoku at once, then shows how a person could do it: step by step, each step with its reason, its name and its place on the board. It rates puzzles, finds the mistake in a mistyped one, helps you play and learn, and compares the methods that programs use.",
		"It reads the formats of other programs, and a link can share a whole position.",
		"It can be installed as an app and, once opened, works without a network.",
		"The same engine is also a terminal command and a Go library.",
	},
	PrivacyHead: "What leaves your device",
	Privacy: [2]string{
		"Nothing. The whole program runs in your browser; puzzles, files and marks are not sent anywhere. There are no accounts, no cookies, no tracking and no advertisements.",
		"Your work stays in this browser's storage until you delete it. In a link, the position comes after the # sign; browsers do not send that part to servers.",
	},
	RatingHead: "Ratings",
	Rating: [2]string{
		"The ratings reimplement the rules of Sudoku Explainer 1.2.1 and HoDoKu 2.2 and are checked against their results. The program's documentation lists where they may differ.",
		"The grade (Easy to Extreme) is derived from them.",
	},
	ThanksHead: "Thanks",
	Thanks: [3]string{
		"Nicolas Juillerat for Sudoku Explainer, Bernhard Hobiger for HoDoKu, Andrew Stuart for SudokuWiki, Tom Dillon for tdoku, and the Players' Forum, where most of these techniques were found and named.",
		"The page is built with go-app by Maxence Charriere (MIT licence).",
		"QR codes are made with rsc.io/qr by Russ Cox (BSD licence).",
	},
	LicenceHead: "Licence",
	Licence: [2]string{
		"Sudoku Solver is free software under the MIT licence.",
		"Version {version}",
	},
	Licences: "Licences of all components",
}
