package text

import "strconv"

// Ratings say how hard a puzzle is.
type Ratings struct {
	Grades               [6]string // by rate.Grade
	Levels               [5]string // by rate.Level
	Rated, Open, AtLeast string
}

// NotProper says that a puzzle has no solution, for 0, or several.
func (c *Catalog) NotProper(solutions int) string {
	if solutions == 0 {
		return c.Commands.None
	}
	return c.Commands.Several
}

// Tenths prints a number given in tenths with one decimal.
func (c *Catalog) Tenths(n int) string {
	return strconv.Itoa(n/10) + c.Decimal + strconv.Itoa(n%10)
}
