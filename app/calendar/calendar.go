// Package calendar counts days and lays out months. It uses no clock: callers supply the
// time.
package calendar

import (
	"strconv"
	"strings"
	"time"
)

// Day is a calendar day, as the number of days since 1 January 1970.
type Day int

// layout is the format of a day, as in ISO 8601.
const layout = time.DateOnly

// NewDay returns the day of a time in its own time zone.
func NewDay(t time.Time) Day {
	y, m, d := t.Date()
	return Day(time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix() / (24 * 60 * 60))
}

// ParseDay parses the output of String, such as 2026-11-22. ok is false for anything
// else.
func ParseDay(s string) (d Day, ok bool) {
	part := strings.Split(s, "-")
	if len(part) != 3 {
		return 0, false
	}
	year, err1 := strconv.Atoi(part[0])
	month, err2 := strconv.Atoi(part[1])
	day, err3 := strconv.Atoi(part[2])
	if err1 != nil || err2 != nil || err3 != nil {
		return 0, false
	}
	d = NewDay(time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.UTC))
	return d, d.String() == s // reject dates such as 31 June, and missing zeros
}

// Date returns the start of the day in UTC.
func (d Day) Date() time.Time { return time.Unix(int64(d)*24*60*60, 0).UTC() }

// String formats the day as in ISO 8601.
func (d Day) String() string { return d.Date().Format(layout) }

// Weekday returns the day of the week, 0 for Monday.
func (d Day) Weekday() int { return (int(d.Date().Weekday()) + 6) % 7 }

// Month is a month of a year, as the number of months since January 1970.
type Month int

// Month returns the month of a day.
func (d Day) Month() Month {
	t := d.Date()
	return Month(12*(t.Year()-1970) + int(t.Month()) - 1)
}

// First returns the month's first day.
func (m Month) First() Day {
	return NewDay(time.Date(1970, time.Month(1+int(m)), 1, 0, 0, 0, 0, time.UTC))
}

// Days returns the number of days in the month.
func (m Month) Days() int { return int((m + 1).First() - m.First()) }

// Before returns the number of days between the Monday of the month's first week and the
// month's first day.
func (m Month) Before() int { return m.First().Weekday() }
