package english

import (
	"sudoku/app/text/words"
)

// The dialog “New puzzle”: a button for each grade with its requirements (Help), then
// the ways to get other puzzles, and the options. Making and Attempts appear while a
// puzzle is being made. Made and MadeDaily are notices; {date} is formatted by Date. In
// the calendar of daily puzzles, DayLabel is what a screen reader says for a day, and
// TodayLabel for today.
var fresh = words.Generator{
	Title: "New puzzle",
	Help: [6]string{
		"–",
		"There is always a cell with only one possible digit.",
		"Also needs pairs, triples and digits confined to one line.",
		"Fish, wings and other patterns across the board.",
		"Chains of implications.",
		"The longest chains. Take your time.",
	},
	Options:  "Options",
	Symmetry: "Symmetry of the digits",
	Symmetries: [10]string{
		"None", "Half turn", "Quarter turn", "Left and right", "Top and bottom", "Left and right, top and bottom",
		"Along the diagonal", "Along the other diagonal", "Along both diagonals", "All of these",
	},
	Givens:       "Digits at the start",
	UsualGivens:  "The usual number",
	GivensFrom:   "{min} to {max}",
	Minimal:      "No redundant digits",
	Wishes:       "More criteria",
	WishesHelp:   "Choose as many as you like. The rarer the puzzle, the longer it takes. The same choices and seed give the same puzzles.",
	Grade:        "Grade",
	UpTo:         "up to",
	Technique:    "Needs these techniques",
	Hardest:      "Nothing harder than these techniques",
	SolvedBy:     "Solved by these techniques",
	SolvedByHelp: "None chosen means any.",
	OnBoard:      "In the cells that are filled now ({count:one digit|{count} digits})",
	Count:        "How many",
	Seed:         "Seed",
	Make:         "Make",
	Several:      "{done} of {total} made. {count:One|{count}} rejected since.",
	Making:       "Making a puzzle…",
	Attempts:     "Making a puzzle… {count:One|{count}} rejected so far.",
	Stop:         "Stop",
	Impossible:   "There is no such puzzle. Change the options.",
	Made:         "A new puzzle. Good luck!",
	MadeDaily:    "The puzzle of {date}.",
	Daily:        "Daily puzzles",
	DailyHelp:    "One of each grade every day, the same for everyone.",
	Famous:       "Examples",
	BookletHelp:  "New puzzles on paper, with solutions and QR codes.",
	FamousHelp:   "Well-known puzzles, up to the world's hardest.",
	Months: [12]string{"January", "February", "March", "April", "May", "June", "July", "August", "September",
		"October", "November", "December"},
	Weekdays: [7]words.Weekday{{Name: "Monday", Short: "Mo"}, {Name: "Tuesday", Short: "Tu"}, {Name: "Wednesday", Short: "We"},
		{Name: "Thursday", Short: "Th"}, {Name: "Friday", Short: "Fr"}, {Name: "Saturday", Short: "Sa"}, {Name: "Sunday", Short: "Su"}},
	Date:        "{day} {month} {year}",
	MonthOfYear: "{month} {year}",
	Earlier:     "Earlier",
	Later:       "Later",
	DayLabel:    "{weekday}, {date}, {count} of 5 solved",
	TodayLabel:  "Today, {weekday}, {date}, {count} of 5 solved",
	Solved:      "Solved in {time}",
	Unsolved:    "Not solved yet",
	CopyLink:    "Copy link",
	LinkCopied:  "Link copied.",
	LinkHelp:    "Play the same puzzles with friends.",
}

// Practise: the status line during an exercise, which is a position for the technique
// {name}. Find asks for candidates, Place for a digit. The verdicts judge the player's
// move: OwedTo names the technique {other} that justifies it, and Elsewhere is for an
// unknown technique. Mixed is the button for positions of all techniques practised
// before; Found counts the positions.
var practise = words.Practise{
	Button:         "Practise",
	Help:           "New positions for this technique, made for you.",
	Find:           "Find the {name}: rule out at least one candidate.",
	Place:          "Find the {name}: enter the digit.",
	Looking:        "Looking for a position to practise on…",
	Missed:         "No position for {name} was found this time: it is very rare.",
	Right:          "Right, that follows from {name}.",
	Elsewhere:      "True, but it does not follow from {name}. Look at {house}.",
	OwedTo:         "True, but it follows from {other}. For {name}, look at {house}.",
	WrongDigit:     "No: {cell} can also be {digits}, so {digit} is not certain.",
	WrongCandidate: "No: {digit} is the answer in {cell}, so it has to stay.",
	Next:           "Next position",
	Found:          "{count:One found.|{count} found.}",
	Mixed:          "Mixed practice",
	MixedNone:      "There is nothing to review yet. Practise a technique first.",
}
