package words

// Menu holds the sentences for the bar above the board and for its menu.
type Menu struct {
	_ incomparable

	Title, Back, PausedAt, Resume, Restart, Restarted string
	AskSolve, AskClear, GoOn                          string
	PencilOn                                          string
}
