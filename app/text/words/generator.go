package words

// Generator is what the page says of new puzzles, and of those of a day.
type Generator struct {
	_ incomparable

	Title                           string
	Help                            [6]string // what a grade takes, by grade; nothing for none
	Options                         string
	Symmetry                        string
	Symmetries                      [10]string // generate.Symmetries, in order
	Givens, UsualGivens             string
	GivensFrom                      string
	Minimal                         string
	Making, Attempts, Stop          string
	Impossible                      string
	Made, MadeDaily                 string
	Daily, DailyHelp                string
	Famous, FamousHelp, BookletHelp string
	Months                          [12]string
	Weekdays                        [7]Weekday // Monday first
	Date, MonthOfYear               string
	Earlier, Later                  string
	DayLabel, TodayLabel            string
	Solved, Unsolved                string
	CopyLink, LinkHelp, LinkCopied  string
}

// Weekday is a day of the week, whole and as short as above the column of a
// calendar.
type Weekday struct{ Name, Short string }

// Practise is what the page says while a technique is practised.
type Practise struct {
	_ incomparable

	Button, Help               string // in a lesson
	Find, Place                string // the task
	Looking, Missed            string
	Right, Elsewhere, OwedTo   string
	WrongDigit, WrongCandidate string
	Next, Found                string
	Mixed, MixedNone           string
}
