package words

// Setup holds the sentences for starting: the ways to begin, and the status line and keys
// while a puzzle is typed in.
type Setup struct {
	_ incomparable

	Lead, Bring, Type, Play, New, Continue, Another                             string
	Slogan, Promise, Paste, Today, Each, Streak, Mine, More, Daily, DailySolved string
	Lately, Games                                                               string
	Yours, GoBack, Edit, Done                                                   string

	Start, Typed, One, Several, None string
	StartPlaying, FindMistake        string
	Question, KeepTyping, MyAnswers  string
	Rows, Skip                       string
	Left, GradeLeft, SeveralLeft     string
}

// Tools describes each tool in the tools dialog. The names are those of the panels and
// dialogs.
type Tools struct {
	_ incomparable

	Title                                                               string
	New, Check, Steps, Techniques, Methods, List, Library, Export, Keys string
}
