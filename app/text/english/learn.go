package english

import (
	"sudoku/app/text/words"
)

// The page “Learn”: the lessons from the first digit to forcing chains. A stage says
// what it teaches. Often and Hard are below the name of a technique: how many random
// puzzles need it, and Sudoku Explainer's rating. Next is the button to {name}, the lesson
// to read next. Day is the heading of three things to do today, and Plan the button to
// them at the end of the course. Links to other lessons follow Related.
//
// Course is the page “For beginners”: one task after the other, each on a board.
// Right is shown when the task is complete. CourseOpen is what a screen reader says for a
// cell that can be chosen.
var learn = words.Learn{
	Stages: [words.Stages]words.Stage{
		{Name: "Scanning",
			Gives: "Find the only place for a digit, or the only digit for a cell, without writing anything down. This solves every easy puzzle."},
		{Name: "Boxes and lines",
			Gives: "A digit tied to one line of a box is ruled out in the rest of that line. Here pencil marks begin to help."},
		{Name: "Pairs, triples and quads",
			Gives: "Two cells with the same two candidates keep those digits out of the other cells. This solves most newspaper puzzles."},
		{Name: "One digit on the whole board",
			Gives: "Watch a single digit: its places in a few rows and columns decide where it cannot be. This solves hard puzzles."},
		{Name: "Wings and rectangles",
			Gives: "A few cells with two or three candidates decide another cell. And a puzzle has only one solution, which is an argument in itself."},
		{Name: "Colours and chains",
			Gives: "If one thing is false, another is true: follow such links as far as they lead. Most expert puzzles need no more."},
		{Name: "Almost locked sets",
			Gives: "Groups of cells with one digit too many, and rare patterns with famous names. For the hardest puzzles, and for the pleasure of it."},
		{Name: "Forcing chains",
			Gives: "Try every case, and keep what all of them agree on. This solves what nothing else does."},
	},
	StageDone: "{count} of {total} done",
	Often:     "needed in {count} of {total} puzzles",
	Hard:      "rated {rating}",
	Done:      "Found {count:once|{count} times}",
	Rare:      "{count:One rare form|{count} rare forms}",
	Next:      "Go on with {name}",
	Beginners: "New to sudoku? Begin here, and solve your first puzzle in ten minutes.",
	Class:     "For a class", Handout: "Print a handout", Handouts: "Print {count} handouts", OnPaper: "Where it says “choose”, use a pen.", ThisLesson: "This lesson", CopyLink: "Copy a link to:", LinkCopied: "Copied:",
	Day: "Today", Due: "{count:one technique is|{count} techniques are} due", Practise: "Practise {name}",
	DailyPuzzle: "Puzzle of the day", DayDone: "Done today", Plan: "What comes next", Related: "Related lessons",

	Near:      "Nearly, but not quite",
	NearPlace: "Here {digit} has another place in {house}: {cell}. That breaks the pattern, and nothing follows from it.",
	NearDigit: "Here {cell} can also be {digit}. That breaks the pattern, and nothing follows from it.",
	Exercises: "Exercises",
	Exercise:  "Position {number}",

	Course: [words.CourseTasks]words.CourseTask{
		{Title: "The rule", Text: "A sudoku has nine rows, nine columns and nine boxes of three by three cells. Each holds the digits 1 to 9, once each. That is the whole rule.",
			Right: "A row, a column and a box are marked here. All 27 rows, columns and boxes are called houses."},
		{Title: "One digit is missing", Text: "Eight cells of this row are filled. Which digit is missing? Press it below, or type it.",
			Right: "Right: now the row has all digits from 1 to 9."},
		{Title: "The same in a box", Text: "Which digit is missing in this box?",
			Right: "Right. Look for houses that are nearly full: they are gifts."},
		{Title: "Where does the 8 go?", Text: "Find the place for 8 in the middle box. The 8s in the rows and columns that cross it rule out most cells. Press the one that is left.",
			Right: "Right: two rows and two columns have their 8, so one cell is left. Most digits of an easy puzzle are found like this."},
		{Title: "Where does the 7 go?", Text: "Now the box at the bottom left. Filled cells are ruled out as well. Which cell is left for the 7?",
			Right: "Right: rows 7 and 9 have their 7, and the other cells of row 8 are filled."},
		{Title: "Rows and columns, too", Text: "A row needs every digit as well. Where does the 6 go in row 4?",
			Right: "Right: columns 7 and 8 have their 6."},
		{Title: "Which digit fits?", Text: "Now look at a cell. The row, the column and the box of the marked cell hold eight different digits. Which digit is left for it?",
			Right: "Right: the cell sees all other digits."},
		{Title: "Pencil marks", Text: "When scanning finds nothing, people note in small digits what each cell can still be: its candidates. The solver does this for you when you press “Notes”.",
			Right: "A cell with one candidate is as good as filled. You will rarely need notes for an easy puzzle."},
		{Title: "The last cells", Text: "Eight cells are empty. Press one of them, then its digit. Begin where a house lacks only one digit.",
			Right: "Solved! Every row, column and box has the digits 1 to 9."},
		{Title: "Your first puzzle", Text: "You now know everything that an easy puzzle needs. Take your time. If you are stuck, press “Hint”: at first it says only where to look.",
			Right: "You never need to guess."},
	},
	CourseStep:  "Step {index} of {total}",
	CourseWrong: "Not {digit}: {house} has one already.",
	CourseLeft:  "Right. {count:One digit is|{count} digits are} left.",
	CourseOpen:  "{cell}, empty",
	CourseNext:  "Go on",
	ShowMe:      "Show me", Closing: "Play a puzzle that needs it",
	Foundation: "foundation", Minutes: "{count:one minute|{count} minutes}", LessonDone: "Read", ClosingDone: "Puzzle solved",
	Way: "Your way", Here: "You are here",
	PlacementHelp: "Ten positions show where to begin.",
	NotFound:      "I do not see it",
	PlacedAt:      "You are at stage {number}: {name}",
	PlacedFound:   "You found {count} of {total} positions.",
	PlacedNote:    "Every lesson stays open, and none is marked as done.",
	PlaceAgain:    "Begin again",
	CourseBack:    "Back",
	CoursePlay:    "Play my first puzzle",
	CourseDigits:  "Digits",
}
