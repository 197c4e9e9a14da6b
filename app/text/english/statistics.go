package english

import (
	"sudoku/app/text/words"
)

// The dialog with statistics. Streak, Longest and Total are below a large number. Nobody
// appears for a grade without a time. ChartText describes the chart. Estimate is beside
// the grade of a puzzle.
var statistics = words.Statistics{
	Button:    "Statistics",
	Title:     "Statistics",
	Empty:     "Nothing solved yet. Puzzles you solve yourself are counted here.",
	Help:      "Best times are without hints. Best and median times count only the first time you solve a puzzle; the other numbers count every time.",
	Streak:    "{count:day|days} in a row",
	Longest:   "{count:day|days}, longest streak",
	Total:     "{count:puzzle|puzzles} solved",
	Table:     "Solved puzzles and times by grade",
	Solved:    "Solved",
	Best:      "Best",
	Median:    "Median",
	Nobody:    "–",
	Chart:     "The last four weeks",
	ChartText: "{count:One puzzle|{count} puzzles} solved on {days:one day|{days} days}, at most {most} on one day.",
	Today:     "today",

	Estimate:   "{from}–{to} min for you",
	Minutes:    "{from}–{to} min",
	TooFew:     "After {left:one more game|{left} more games} without hints, the page estimates how long a puzzle will take you.",
	Pace:       "The range of minutes beside a grade is estimated from your last {count} games. Four out of five games should fall within it.",
	PaceWithin: "The range of minutes beside a grade is estimated from your last {count} games. Four out of five games should fall within it. The middle of the range was usually right to within {percent}%.",
	Forget:     "Forget my pace",

	Progress:     "What takes you longest",
	ProgressHelp: "Moves without a hint, by the easiest technique that shows them. The times are from your last ten games, compared with the games before those.",
	Technique:    "Technique",
	Moves:        "Moves",
	PerMove:      "Time per move",
	Change:       "Change",
	Took:         "{time} s",
	Faster:       "{percent}% faster",
	Slower:       "{percent}% slower",
	New:          "new",
}

// The dialog that saves everything to a file and loads it. Loaded, Known, Results and
// SettingsTaken follow each other.
var backup = words.Backup{
	Button:        "Save or load everything",
	Title:         "Save or load everything",
	Help:          "One file holds your library with all histories, your statistics and your settings. Load it in another browser: what is already there stays.",
	Settings:      "Settings are taken from the file only if you have changed none here.",
	FileName:      "sudoku-everything",
	Save:          "Save everything to a file",
	Load:          "Load everything from a file",
	Working:       "Working… {done} of {total}",
	Stop:          "Stop",
	Stopped:       "Stopped. Nothing has changed.",
	Saved:         "{count:One puzzle is|{count} puzzles are} in the downloaded file, with your statistics and settings.",
	Loaded:        "{count:One puzzle added.|{count} puzzles added.}",
	Known:         "{count:One was|{count} were} already here.",
	Results:       "The statistics in the file count {count:one solved puzzle|{count} solved puzzles}.",
	SettingsTaken: "Its settings are now in use.",
	Foreign:       "This file was not written by “Save everything”. Nothing has changed.",
	Newer:         "This file was written by a newer version of this page. Reload the page and try again. Nothing has changed.",
	Damaged:       "The file is damaged in line {line}. Nothing has changed.",
	CutShort:      "The file is incomplete: it stops after line {line}. Nothing has changed.",
	NotDone:       "That did not work ({reason}). Nothing has changed.",
}
