package english

import "sudoku/app/text"

// The panel “List” for many puzzles in one file or several. {name} is a file's
// name, {size} a Size, {sentence} one of the other sentences about a file.
// Skipped comes before a list of reasons.
var list = text.List{
	Empty:      "Drop one or more files of puzzles on the page, or open them with “Import”. You can solve them all, save the answers and put any puzzle on the board.",
	Name:       "{name}, {size}",
	Pasted:     "List, {size}",
	Size:       "{count} KB",
	Running:    "{count:One puzzle|{count} puzzles} solved, {percent} % of the list.",
	Done:       "{count:One puzzle|{count} puzzles} solved in {time}.",
	DoneAll:    "{count:One puzzle|{count} puzzles} solved.",
	Cancelled:  "Cancelled after {count:one puzzle|{count} puzzles}.",
	Save:       "Save the answers",
	Back:       "Back to {name}",
	Solve:      "Solve all",
	Puzzles:    "Puzzles",
	Unique:     "With one solution",
	Several:    "With several solutions",
	None:       "Without a solution",
	Unreadable: "Unreadable lines",
	Throughput: "Puzzles per second",
	Reading:    "Reading the list…",
	Contents:   "{count:One puzzle|{count} puzzles} in the list.",
	Loaded:     "{count:One puzzle|{count} puzzles} loaded. Solve {count:it|them all}, or put {count:it|one} on the board.",
	Skipped:    "Skipped: {count}",
	InFile:     "{name}: {sentence}",
	More:       "And {count:one more|{count} more}.",
	Number:     "Number",
	Open:       "Put on the board",
}
