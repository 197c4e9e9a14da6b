package text

// Library is the dialog with the puzzles that the browser keeps.
type Library struct {
	Button, Title, Help, Search, Keep                  string
	Untitled, Label, Progress, Solved, Here, Changed   string
	Open, OpenThis, Drop, DropThis, Restore            string
	RestoreThis, Dropped, Empty, NothingFound, Failure string
	Opened, OpenedTitled, KeptBefore                   string
	DroppedUntil, Deleted, DeletedHelp                 string
	Newer, Blocked                                     string // in place of Failure
}
