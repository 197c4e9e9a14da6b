package view

import (
	"sudoku/app/calendar"
	"sudoku/app/text"
)

// dateText is a day in words.
func dateText(d calendar.Day, t *text.Catalog) string {
	date := d.Date()
	return t.Fill(t.Fresh.Date, "day", date.Day(), "month", t.Fresh.Months[date.Month()-1], "year", yearOf(d))
}

// yearOf is the year of a day, without the separator that numbers have.
func yearOf(d calendar.Day) string { return d.Date().Format("2006") }

// Dates are written as ISO 8601 has them, which needs no language.
const (
	timeOfDay = "2006-01-02 15:04"
	dateOnly  = "2006-01-02"
)
