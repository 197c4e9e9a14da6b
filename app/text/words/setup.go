package words

// Setup is what the page says to those who begin: the ways to begin, the status
// line while a puzzle is typed in, and the keys for that.
type Setup struct {
	_ incomparable

	Lead, Type, TypeHelp, New, NewHelp, Continue, Another, Back string

	Start, Typed, One, Several, None string
	StartPlaying, FindMistake        string
	Question, KeepTyping, MyAnswers  string
	Rows, Skip                       string
	Left, GradeLeft, SeveralLeft     string
}

// Tools is the dialog with what experts need: what each tool is for. Their names
// are those of the panels and dialogs.
type Tools struct {
	_ incomparable

	Title                                                               string
	New, Check, Steps, Techniques, Methods, List, Library, Export, Keys string
}
