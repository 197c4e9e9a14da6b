package english

import (
	"sudoku/app/text/words"
)

// The page around the parts: the browser's tab and the header (Title, Tagline), the
// footer (Privacy), the page for unknown addresses (NotFound…), and the banner above
// the grid for a new version or an offer to install the page.
var page = words.Page{
	Title:         "Sudoku Solver",
	Tagline:       "Type, paste or open a puzzle and get the answer. Everything happens on your device.",
	Loading:       "Getting the solver ready…",
	Privacy:       "Nothing you enter leaves this device.",
	NotFoundTitle: "Page not found",
	NotFoundText:  "The address may be mistyped, or the page may have moved.",
	Home:          "Go to the solver",
	UpdateReady:   "A new version is ready. Your grid stays as it is.",
	Reload:        "Reload",
	Install:       "Install",
	InstallApple:  "To install, open the browser's Share menu and choose “Add to Home Screen” or “Add to Dock”.",
	Dismiss:       "Dismiss",
}

// While the program loads: Loading names the progress bar, and Progress is next to it
// ({done} and {all} are megabytes with one decimal). Failed, Unable and Ended appear if
// the program cannot be loaded, cannot run or has stopped, with the button Again.
// NoScript appears if scripts are disabled. NotApplied appears if the program has opened a
// different puzzle from the one that the visitor was already typing into.
var start = words.Start{
	Loading:    "Loading the solver",
	Progress:   "{done} of {all} MB",
	Failed:     "The solver could not be loaded. What you typed is kept.",
	Unable:     "The solver needs WebAssembly, which is off in this browser. What you typed is kept.",
	Ended:      "The solver has stopped. Your puzzle is kept.",
	Again:      "Reload",
	NoScript:   "This page solves sudokus in your browser. Please allow JavaScript and WebAssembly.",
	NotApplied: "{count:One action|{count} actions} from before the page was ready did not fit this puzzle.",
}

// The choice of colours under “Settings”.
var look = words.Look{
	Theme:  "Theme",
	Themes: [4]string{"System", "Light", "Dark", "High contrast"},
	Safe:   "Colours for colour blindness",
	Labels: "Row and column numbers",

	Language: "Language",
}

// The buttons below the grid and the switch above them. Mode is the label of the switch
// between Setting and Playing; SettingHelp and PlayingHelp are its tooltips. The four
// …Solution buttons step through several solutions. History, Toolbar and Errands name
// groups of buttons for screen readers.
var actions = words.Actions{
	Solve: "Solve", Hint: "Hint", Explain: "Explain", Cancel: "Cancel", Clear: "Clear",
	Undo: "Undo", Redo: "Redo", Share: "Share", Import: "Import", Example: "Example",
	Close: "Close", Erase: "Erase", Keypad: "Keypad", Copy: "Copy",
	OpenFile: "Open a file", Load: "Load",
	Mode: "What you type", Setting: "Set up", Playing: "Play",
	SettingHelp:   "Digits you type belong to the puzzle.",
	PlayingHelp:   "Digits you type are your answers; those of the puzzle are locked.",
	FirstSolution: "First solution", PreviousSolution: "Previous solution",
	NextSolution: "Next solution", LastSolution: "Last solution",
	History: "History", Toolbar: "Actions", Errands: "The puzzle", Help: "Keyboard",
}

// The tabs next to the grid.
var panels = words.Panels{Solve: "Puzzle", Check: "Check", Methods: "Methods", List: "List",
	Places: "Places", Home: "Home", Play: "Play"}

// Titles, help and labels of the dialogs that open over the page. ImportExample is the
// grey text in the empty field.
var dialogs = words.Dialogs{
	ImportTitle:   "Import a puzzle",
	ImportHelp:    "Almost anything works: 81 digits, nine lines of nine, a file, code or link from another program or site, or a list of puzzles. An empty cell is 0, a dot or a space.",
	ImportLabel:   "Puzzle",
	ImportExample: "530070000\n600195000\n098000060\n…",
	ShareTitle:    "Share this grid",
	ShareHelp:     "The link itself holds the whole grid. Nothing is uploaded.",
	ShareLabel:    "Link",
	ExampleTitle:  "Examples",
	KeysTitle:     "Keyboard",
}

// The list under “Example”, in the order of grid.Examples. Help is the second line:
// the publication that the puzzle comes from.
var examples = [8]words.Example{
	{Name: "Fewest givens", Help: "17 digits, one of them misprinted: 9,734 solutions. From a write-up on speeding up Python."},
	{Name: "Wikipedia", Help: "From its sudoku article; a three-line program takes 48 seconds."},
	{Name: "The one that broke the three-liner", Help: "That program printed a wrong answer."},
	{Name: "Easy", Help: "Solved by looking at one cell at a time."},
	{Name: "Medium", Help: "Look at whole rows, columns and boxes, too."},
	{Name: "Hard", Help: "The same, with fewer digits to start from."},
	{Name: "Expert", Help: "Too hard for the notebook it comes from, which had to guess."},
	{Name: "World's hardest", Help: "So called by newspapers in 2012. A trial-and-error program guessed 90 times."},
}
