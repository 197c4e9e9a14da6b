package text

// List is the panel for a list of many puzzles.
type List struct {
	_ incomparable

	Empty, Name, Pasted, Size, Running, Done, DoneAll, Cancelled, Save, Solve string
	Puzzles, Unique, Several, None, Unreadable, Throughput                    string
	Reading, Contents, Skipped, InFile, More                                  string
	Loaded, Number, Open, Back                                                string
}
