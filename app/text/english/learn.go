package english

import "sudoku/app/text"

// The page “Learn”: the way from the first digit to forcing chains. A stage says what
// it gives and about how long it takes. Often, Never and Hard stand below the name of
// a technique: in how many random puzzles it is needed, and how hard Sudoku Explainer
// rates it. Next is the button that leads to the first technique {name} that was not
// practised, Mixed explains the button for mixed practice.
var learn = text.Learn{
	Stages: [text.Stages]text.Stage{
		{Name: "Scanning", Time: "Ten minutes",
			Gives: "Find the one place for a digit, or the one digit for a cell, without writing anything down. This solves every easy puzzle."},
		{Name: "Boxes and lines", Time: "Half an hour",
			Gives: "A digit that is tied to one line of a box leaves the rest of that line. Here pencil marks begin to help."},
		{Name: "Pairs, triples and quads", Time: "Half an hour",
			Gives: "Two cells that share two digits keep them from everyone else. With this you solve most puzzles of a newspaper."},
		{Name: "One digit on the whole board", Time: "An evening",
			Gives: "Watch a single digit: its places in a few rows and columns decide where it cannot be. This opens hard puzzles."},
		{Name: "Wings and rectangles", Time: "An evening",
			Gives: "A few cells with two or three candidates decide about another one. And a puzzle has only one solution, which is a reason by itself."},
		{Name: "Colours and chains", Time: "Several evenings",
			Gives: "If this is not so, then that is: follow such links as far as they lead. Most expert puzzles need no more."},
		{Name: "Almost locked sets", Time: "As long as you like",
			Gives: "Groups of cells that are one digit short, and rare patterns with famous names. For the hardest puzzles, and for the pleasure of it."},
		{Name: "Forcing chains", Time: "As long as you like",
			Gives: "Try every case, and keep what all of them agree on. This solves what nothing else does."},
	},
	StageDone: "{count} of {total} found",
	Often:     "needed in {count} of {total} puzzles",
	Never:     "needed in none of {total} puzzles",
	Hard:      "rated {rating}",
	Done:      "Found {count:once|{count} times}",
	Rare:      "{count:One rare form|{count} rare forms}",
	Next:      "Go on with {name}",
	Mixed:     "Positions of all that you practised. What you missed comes back soon, what you know later.",
	Beginners: "New to sudoku? Begin here. In ten minutes you solve your first one.",
}
