package show

import (
	"sudoku/app/calendar"
	"sudoku/app/text"
)

// DateText returns a date in words.
func DateText(d calendar.Day, t *text.Catalog) string {
	date := d.Date()
	return t.Fill(t.Generator.Date, "day", date.Day(), "month", t.Generator.Months[date.Month()-1], "year", FormatYear(d))
}

// FormatYear returns the year without a thousands separator.
func FormatYear(d calendar.Day) string { return d.Date().Format("2006") }

// ISO 8601 layouts, which suit every language.
const (
	TimeOfDay = "2006-01-02 15:04"
	DateOnly  = "2006-01-02"
)
