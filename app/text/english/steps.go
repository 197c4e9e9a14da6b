package english

import (
	"sudoku/app/text/words"
)

// The panel “Steps” with its Tabs. Intro to Add are for the path. StepOf to AppliedMany
// are for the current step, with Roles and the names of links and houses in the legend of
// its drawing. Finding to FoundTitles are for all steps in a position, Rating to Counts
// for the rating, Choice to OnRequest for the choice of techniques, and from AskIntro on
// for questions about candidates. {name} is a technique, {rating} a number or “300 points
// in HoDoKu”, {path} a kind of path, {claim} one or more of r1c2=5 and r1c2≠5. {conflict}
// is NoPlace, NoDigit or Twice, which therefore begin in lower case.
var steps = words.Explain{
	Panel: "Steps", Label: "Solving step by step",
	Tabs:    [5]string{"Path", "All steps here", "Ask", "Techniques", "Rating"},
	Intro:   "Solves the puzzle as a person would, step by step from here. Each step says what to do and why.",
	Solved:  "Solved in {count:one step|{count} steps} by the path “{path}”.",
	Stuck:   "After {count:one step|{count} steps} of the path “{path}”, no technique finds another step.",
	NoSteps: "No technique finds a step here.",

	Left:           "{filled} of {empty} empty cells are filled; {cells:one remains|{cells} remain}.",
	LeftCandidates: "{filled} of {empty} empty cells are filled; {cells:one cell|{cells} cells} with {candidates} candidates {cells:remains|remain}.",
	ShowEnd:        "Show where it gets stuck",
	Missing:        "{count:A technique that is switched off can|Techniques that are switched off can} continue from there:",
	Add:            "Switch on {name}",

	SolvedAlready: "The puzzle is solved: there is nothing left to explain.",
	HardestStep:   "Its hardest step: {name}.",
	Hardest:       "Its hardest step: {name}, {rating}.",
	Score:         "{score} points in HoDoKu",
	Mistakes:      "Something on the board is wrong, so the path starts from the givens alone.",
	NoSolution:    "The puzzle has no solution, so it has no path.",
	Several:       "The puzzle has several solutions; the path shows how far logic goes.",
	Uniqueness:    "Techniques that assume one solution are off.",

	StepOf: "Step {index} of {count}", Rated: "{rating} in Sudoku Explainer", NotRated: "no rating", IsHardest: "hardest",
	List: "Steps", Before: "Before", After: "After", Side: "Board", Picture: "Picture", SceneOf: "{index} of {count}",
	GoneIn: "Step {index}, {name}: {candidates}.", GoneBefore: "Ruled out before the path begins: {candidates}.",
	Others: "Other steps here", OthersHelp: "Shows all the steps available here. The path continues from the one you choose.",
	DepthOf: "Level of detail", Depths: [3]string{"Normal", "Short", "Thorough"}, More: "Display",
	First: "To the first step", Previous: "One step back", Play: "Play the steps", Pause: "Pause", Next: "One step forward", Last: "To the last step",
	Speed: "Speed", SpeedValue: "{rate} steps per second", Take: "Use this board", Legend: "What the marks mean",
	Assuming:      "Assuming {candidate}:",
	Contradiction: "That is a contradiction: {conflict}",
	NoPlace:       "there is no place for {digit} in {house}.",
	NoDigit:       "no digit fits in {cell}.",
	Twice:         "{digit} appears twice in {house}.",
	Applied:       "Done: {effects}.",
	AppliedMany:   "{count:One step|{count} steps} applied.",
	Roles: [22]string{
		"pattern", "base", "cover", "fin", "endo-fin", "pivot", "pincer",
		"colour A", "colour B", "colour C", "colour D",
		"set A", "set B", "set C", "set D", "set E", "true in the chain", "false in the chain", "blocks", "blocked", "placed", "eliminated",
	},
	StrongLink: "strong link (not both false)", WeakLink: "weak link (not both true)", ImpliedLink: "ruled out by an earlier step",
	Group: "one of these", Asked: "asked about", BaseHouse: "house of the pattern", CoverHouse: "affected house",

	Kind: "Path", Kinds: [5]string{"Easiest to follow", "With what I know", "Fewest steps", "As Sudoku Explainer", "As HoDoKu"},
	KindSteps: "{count:one step|{count} steps}", KindHardest: "{count:one step|{count} steps}, hardest {name}", KindStuck: "stuck after {count:one step|{count} steps}",
	Patterns: "Use expert patterns early", PatternsHelp: "Tridagons, SK loops, exocets and multi-sector locked sets come before forcing chains.",
	WithinReach: "You know every technique it needs.", Beyond: "New to you: {names}.", IsBeyond: "new to you", Lesson: "Lesson: {name}",
	Know: "What I know…", KnowTitle: "What do you know?",
	KnowHelp:    "Tick the techniques you use. The path “With what I know” tries these first and shows where they are not enough. A finished game ticks those you found without a hint.",
	KnowShown:   "from a game you solved",
	ForkHelp:    "Choose a step: the path continues from there.",
	ForkCost:    "Your own way: {longer?{longer:one step|{longer} steps} longer|{shorter?{shorter:one step|{shorter} steps} shorter|as long as before}}.",
	ForkHardest: "Its hardest step is {name} instead of {before}.", Unfork: "Back to the previous path",

	Proof:     "Formal proof",
	ProofHelp: "Writes the puzzle as a formula in DIMACS and the derivation in LRAT, and checks the derivation here. Other programs can check it too.",
	ProveStep: "Prove this step", ProvePath: "Prove the whole path", Proving: "Proving…", ProofChecking: "Checking the proof…",
	ProvedStep: "Step {index} is proved and checked: {lines:one line|{lines} lines}, {size} kB.",
	ProvedPath: "The whole path is proved and checked: {lines:one line|{lines} lines}, {size} kB.",
	Unproved:   "Step {index} does not follow from the board: a digit on it is wrong, or the puzzle has several solutions.",
	ProofWrong: "The checker rejects the proof: {reason}.", SaveFormula: "Save the formula", SaveProof: "Save the proof",

	Finding: "Looking for steps…", FoundCount: "{count:One step|{count} steps} here, by {techniques:one technique|{techniques} techniques}.",
	FoundNone: "No technique finds a step here.",
	FoundMore: "Some techniques have more steps than are shown.",
	Apply:     "Apply", LeftSolved: "solved", FoundExtend: "Show more ({count})",
	FoundColumns: [4]string{"Technique", "Rating", "Effect", "Left"},
	FoundTitles: [4]string{
		"In the order in which techniques are tried", "Sudoku Explainer, or points in HoDoKu", "What the step places or rules out",
		"Candidates left after the step and the singles that it opens",
	},

	Rating:      "Rating the puzzle…",
	RatingStart: "Rate the puzzle",
	Grade:       "Grade", ER: "Sudoku Explainer, hardest step (ER)", EP: "Hardest step to the first digit (EP)", ED: "First step (ED)",
	HoDoKu: "HoDoKu", BySteps: "{score:one point|{score} points}, {level}", Unsolved: "not solved by its techniques",
	GradeNeeds:     "HoDoKu would need {name}",
	Profile:        "Sudoku Explainer's path: its rating of each step",
	ProfileText:    "{count:One step.|{count} steps. The hardest is step {index}.}",
	ProfileFigures: "From {low} to {high}; {easy:one is|{easy} are} below 2.0.",
	Counts:         "How often HoDoKu's path uses each technique",
	RatingHelp:     "Each program takes its own path and has its own scale. Sudoku Explainer rates each step from 1.0, the easiest, to about 12. HoDoKu gives points for every step and adds them up.",
	RatingMore:     "“Expert” under “Settings” shows the ratings by Sudoku Explainer and HoDoKu.",

	Choice: "The techniques, in the order in which they are tried. The path takes the first that finds a step.",
	Search: "Search by name or group", AllOn: "All on", AllOff: "All off",
	AsText: "The list as text", AsTextHelp: "One technique per line, with “-” in front if it is off. Copy the text to keep the list, or paste another one here.",
	WrongKey: "Line {line}: no technique is called “{word}”.",
	Recipe:   "Order", Own: "My own", Recipes: [3]string{"As people find them", "HoDoKu", "Sudoku Explainer"},
	OneSolution: "Assume a single solution", OneSolutionHelp: "Without it, unique rectangles and similar techniques are not used.",
	Up: "Move up: {name}", Down: "Move down: {name}", Used: "Used techniques", OnRequest: "slow",

	AskIntro:  "Select an empty cell and mark candidates, in as many cells as you like. Then ask. Or paste a deduction in Eureka notation.",
	AskCell:   "Candidates of {cell}",
	AskFilled: "{cell} holds {digit}: choose an empty cell.",
	AskMarked: "Marked: {candidates}", AskDrop: "Clear the marks",
	WhyNot: "Why not {digit} in {cell}?", DoTheyGo: "Does this follow: {candidates}?", DoTheyBelong: "Does this follow: {candidates}?",
	WhyNotNone: "Why not?",
	Seen:       "{cell} sees {digit} in {other}.",
	Possible:   "{digit} is possible in {cell}: the puzzle has several solutions, and one has it there.",
	IsAnswer:   "{digit} is the answer in {cell}.",
	IsAnswerBy: "{digit} is the answer in {cell}; {count:one step shows|{count} steps show} it.",
	Follows:    "Correct: {claim}. It follows directly.",
	FollowsBy:  "Correct: {claim}. It follows by {name}{count:|, in {count} steps}.",

	FollowsWithout: "Correct: {claim}. But none of the chosen techniques proves it.",
	FollowsNot:     "Incorrect: {claim}. It does not follow.",
	Refuted:        "{digit} is false in {cell}: assuming it leads to a contradiction in {count:one step|{count} steps}.",
	RefutedAtOnce:  "{digit} is false in {cell}. Otherwise {conflict}",
	FalseBy:        "{digit} is false in {cell} by {name}{count:|, in {count} steps}.",
	FalseWithout:   "{digit} is false in {cell}, but none of the chosen techniques proves it.",
}

// The hint in the status line, in five levels, and its buttons. {houses} and {cells} are
// lists. {mistakes} is EntriesWrong, EliminationsWrong or both; in Show… it is a list
// of cells or candidates.
var hint = words.Hint{
	Houses:    "Look at {houses}.",
	Cells:     "Look at {cells}.",
	Nothing:   "No technique helps here. “Solve” shows the answer.",
	EmptyGrid: "Enter a puzzle first: type it, paste it or open a file.",
	Several:   "The puzzle has several solutions, so nothing is certain here. Perhaps a digit is missing.",
	Done:      "The puzzle is solved: there is nothing left to do.",

	Assumption:        "No technique helps here, but an assumption does.",
	AssumptionHouses:  "An assumption in {houses} leads to a contradiction.",
	AssumptionCells:   "An assumption about {cells} leads to a contradiction.",
	AssumptionPattern: "If {cell} were {digit}, {count:one simple step|{count} simple steps} would lead to a contradiction. So it is not {digit}.",

	More: "Tell me more", Apply: "Apply the step", Close: "Close the hint", Steps: "Show the steps", Learn: "Learn it", Level: "Hint {level} of {count}",
	Mistake:           "First, a mistake: something on the board does not fit the solution.",
	Mistakes:          "Wrong so far: {mistakes}.",
	EntriesWrong:      "{count:one digit|{count} digits}",
	EliminationsWrong: "{count:one candidate ruled out|{count} candidates ruled out}",
	ShowEntries:       "Wrong: {mistakes}.",
	ShowEliminations:  "Ruled out, but needed: {mistakes}.",
	NoSolution:        "The puzzle has no solution. “Check” shows why.",
	NoneFits:          "The puzzle has several solutions, but none fits all of your digits.",
	Back:              "Undo the mistakes",
	WentBack:          "{count:Went back one change|Went back {count} changes}. Redo brings them back.",
	TookOut:           "Every earlier state has a mistake, so {count:the mistake was|{count} mistakes were} removed. Undo brings back what was here.",
}

// The difficulty of puzzles: Grades in a word, Levels in HoDoKu's terms. In Rated, which
// is for experts, {er}, {ep} and {ed} are Sudoku Explainer's numbers. AtLeast is on the
// command line while a rating is in progress.
var ratings = words.Ratings{
	Grades:   [6]string{"Not rated", "Easy", "Medium", "Hard", "Expert", "Extreme"},
	Levels:   [5]string{"Easy", "Medium", "Hard", "Unfair", "Extreme"},
	Rated:    "{grade}. Sudoku Explainer {er} ({ep} to the first digit, {ed} for the first step). HoDoKu {score}, {level}.",
	Graded:   "Grade: {grade}.",
	GradedBy: "Grade: {grade}. HoDoKu would need {name}.",
	Open:     "These techniques do not solve it.",
	AtLeast:  "Sudoku Explainer: {er} or more …",
}
