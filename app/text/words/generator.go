package words

// Generator holds the sentences about new and daily puzzles.
type Generator struct {
	_ incomparable

	Title                           string
	Help                            [6]string // what each grade requires, or ""
	Options                         string
	Symmetry                        string
	Symmetries                      [10]string // indexed like generate.Symmetries
	Givens, UsualGivens             string
	GivensFrom                      string
	Minimal                         string
	Wishes, WishesHelp              string
	Grade, UpTo                     string
	Technique, Hardest              string
	SolvedBy, SolvedByHelp          string
	OnBoard, Count, Seed, Make      string
	Several                         string
	Making, Attempts, Stop          string
	Impossible                      string
	Made, MadeDaily                 string
	Daily, DailyHelp                string
	Famous, FamousHelp, BookletHelp string
	Months                          [12]string
	Weekdays                        [7]Weekday // starting with Monday
	Date, MonthOfYear               string
	Earlier, Later                  string
	DayLabel, TodayLabel            string
	Solved, Unsolved                string
	CopyLink, LinkHelp, LinkCopied  string
}

// Weekday is the name of a weekday, in full and abbreviated for the calendar.
type Weekday struct{ Name, Short string }

// Practise holds the sentences for exercises.
type Practise struct {
	_ incomparable

	Button, Help               string // button in a lesson, and its help
	Find, Place                string // the task of an exercise
	Looking, Missed            string
	Right, Elsewhere, OwedTo   string
	WrongDigit, WrongCandidate string
	Next, Found                string
	Mixed, MixedNone           string
}
