package words

// Statistics holds the sentences for the statistics dialog.
type Statistics struct {
	_ incomparable

	Button, Title, Empty, Help          string
	Streak, Longest, Total              string
	Table, Solved, Best, Median, Nobody string
	Chart, ChartText, Today             string
	Estimate, Minutes                   string // shown beside a grade; Minutes where there is little room
	TooFew, Pace, PaceWithin            string
	Forget                              string
	Progress, ProgressHelp              string
	Technique, Moves, PerMove, Change   string
	Took                                string
	Faster, Slower, New                 string
}

// Backup holds the sentences for the dialog that saves everything to a file and loads it.
type Backup struct {
	_ incomparable

	Button, Title, Help, Settings, FileName    string
	Save, Load                                 string
	Working, Stop, Stopped, Saved              string
	Loaded, Known, Results, SettingsTaken      string
	Foreign, Newer, Damaged, CutShort, NotDone string
}
