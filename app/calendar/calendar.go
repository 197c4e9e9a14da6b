// Package calendar counts days and lays out months, without clocks: what day it
// is somewhere is asked where there is a clock.
package calendar

import "time"

// Day is a day of the calendar, counted from 1 January 1970.
type Day int

// layout is how a day is written, as ISO 8601 does.
const layout = time.DateOnly

// NewDay is the day of a time where it was measured.
func NewDay(t time.Time) Day {
	y, m, d := t.Date()
	return Day(time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix() / (24 * 60 * 60))
}

// ParseDay reads a day as String writes it: 2026-11-22. ok is false for anything
// else.
func ParseDay(s string) (d Day, ok bool) {
	t, err := time.Parse(layout, s)
	return NewDay(t), err == nil
}

// Date is the day's midnight in UTC, for its year, month and weekday.
func (d Day) Date() time.Time { return time.Unix(int64(d)*24*60*60, 0).UTC() }

// String is the day as ISO 8601 writes it.
func (d Day) String() string { return d.Date().Format(layout) }

// Month is a month of a year, counted from January 1970.
type Month int

// Month is the one that a day is in.
func (d Day) Month() Month {
	t := d.Date()
	return Month(12*(t.Year()-1970) + int(t.Month()) - 1)
}

// First is the month's first day.
func (m Month) First() Day {
	return NewDay(time.Date(1970, time.Month(1+int(m)), 1, 0, 0, 0, 0, time.UTC))
}

// Days is how many days the month has.
func (m Month) Days() int { return int((m + 1).First() - m.First()) }

// Before is how many days of a week that begins with a Monday come before the
// month's first.
func (m Month) Before() int { return (int(m.First().Date().Weekday()) + 6) % 7 }
