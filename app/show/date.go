package show

import (
	"sudoku/app/calendar"
	"sudoku/app/text"
)

// dateText is a day in words.
func DateText(d calendar.Day, t *text.Catalog) string {
	date := d.Date()
	return t.Fill(t.Generator.Date, "day", date.Day(), "month", t.Generator.Months[date.Month()-1], "year", FormatYear(d))
}

// yearOf is the year of a day, without the separator that numbers have.
func FormatYear(d calendar.Day) string { return d.Date().Format("2006") }

// Dates are written as ISO 8601 has them, which needs no language.
const (
	TimeOfDay = "2006-01-02 15:04"
	DateOnly  = "2006-01-02"
)
