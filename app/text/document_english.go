package text

var englishDocuments = Documents{
	Solver: "Solver", Learn: "Learn", Beginners: "For beginners", About: "About", Stories: "Stories",
	Navigation: "Pages",

	LearnIntro: "What human solvers know, from the first digit to puzzles that nobody solves by hand. Each page says what a technique is, why it holds and how to find it, shows it on a board, and opens a position to try it on.",
	Groups: [9]string{
		"Singles", "Locked candidates and subsets", "Fish", "Single-digit patterns", "Wings",
		"Patterns that rely on one solution", "Colouring and chains", "Almost locked sets and more", "Forcing chains and last resorts",
	},
	What: "What it is", Why: "Why it holds", Look: "How to find it",
	Example:      "Example",
	ExampleSays:  "The step on this board",
	Practise:     "Practise",
	PractiseHelp: "Opens this position in the solver.",
	Siblings:     "Forms of this idea",
	RatedSE:      "Sudoku Explainer rates it {rating}.",
	RatedHoDoKu:  "HoDoKu counts {score:one point|{score} points} for it (code {code}).",
	Unrated:      "Neither Sudoku Explainer nor HoDoKu rates it.",
	Previous:     "Before: {name}",
	Next:         "Next: {name}",

	BeginnersIntro: [5]string{
		"A sudoku has nine rows, nine columns and nine boxes of three by three cells. Each of these 27 houses holds the digits 1 to 9 once. Some digits are given, and they fix all the others: a proper puzzle has exactly one solution.",
		"A cell has a name: r4c7 is in row 4, counted from the top, and in column 7, counted from the left. The boxes are counted as one reads: box 1 is at the top left, box 9 at the bottom right.",
		"The candidates of a cell are the digits that it may still hold: those that stand nowhere in its row, its column and its box. Players note them in small in the cell; in this solver they can be shown at any time.",
		"Solving goes in two ways: a digit can be placed, when nothing else is possible for its cell or its house; and a candidate can be ruled out, until placing becomes possible. A good puzzle never needs a guess.",
		"These three techniques solve every easy puzzle.",
	},
	BeginnersMore: "All techniques",

	Product: [4]string{
		"Sudoku Solver solves any sudoku at once and then tells how a person could: step by step, each with its reason, its name and its place on the board. It rates puzzles, finds what is wrong with a mistyped one, plays, teaches, and compares the methods by which programs solve.",
		"It reads what other programs write, and a link carries a whole position to somebody else.",
		"It can be installed as an app and works without a network once it was opened.",
		"The same engine is a command for the terminal and a library for Go programs.",
	},
	PrivacyHead: "What leaves your device",
	Privacy: [2]string{
		"Nothing. The whole program runs in your browser; puzzles, files and marks are not sent anywhere. There are no accounts, no cookies, no counters and no advertisements.",
		"What you work on is kept in this browser's storage until you delete it. The position in a link stands behind the # sign, which browsers do not send to servers.",
	},
	RatingHead: "Ratings",
	Rating: [2]string{
		"The ratings follow the rules of Sudoku Explainer 1.2.1 and of HoDoKu 2.2, written anew and checked against their results. Where they may differ is listed in the program's documentation.",
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
}
