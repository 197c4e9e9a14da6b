package words

// Documents holds the sentences for the pages other than the solver.
type Documents struct {
	_ incomparable

	Solver, Learn, Beginners, About string // names of the pages
	Navigation                      string

	LearnIntro   string
	What, Why    string
	Look         string
	Example      string
	Practise     string
	PractiseHelp string
	Siblings     string
	RatedSE      string
	RatedHoDoKu  string
	Unrated      string
	Previous     string
	Next         string

	BeginnersMore string

	Product     [4]string
	PrivacyHead string
	Privacy     [2]string
	RatingHead  string
	Rating      [2]string
	ThanksHead  string
	Thanks      [3]string
	LicenceHead string
	Licence     [2]string
	Licences    string
}
