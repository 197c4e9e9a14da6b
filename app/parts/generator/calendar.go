package generator

import (
	"sudoku/app/calendar"
	"sudoku/app/desk"
)

// First is the first day with daily puzzles.
const First calendar.Day = 20454 // 1 January 2026

// openCalendar opens the calendar, at the given day if it already has puzzles.
func (f *Generator) openCalendar(d *desk.Desk, at calendar.Day) []desk.Cmd {
	d.Dialog, d.Notice = desk.DailyDialog, desk.Notice{}
	f.Calendar = Calendar{Day: at, asked: f.Calendar.asked}
	return []desk.Cmd{AskDate{}}
}

// date sets today's date. If the day that just ended was shown, the new day is shown.
func (c *Calendar) date(now Dated) []desk.Cmd {
	today := calendar.NewDay(now.Now)
	if c.Day < First || c.Day > today || c.Day == c.Today {
		c.Day = today
	}
	if c.Today != today || c.Month == 0 {
		c.Month = c.Day.Month()
	}
	c.Today = today
	c.asked++
	return []desk.Cmd{desk.Wait{Time: now.Left, Then: DayEnded{Nth: c.asked}}}
}

// move shows a later or earlier day, limited to days that have puzzles.
func (c *Calendar) move(by int) []desk.Cmd {
	c.Day = min(max(c.Day+calendar.Day(by), First), c.Today)
	c.Month = c.Day.Month()
	return []desk.Cmd{desk.FocusElement{ID: DayID(c.Day)}}
}

// DayID returns the ID of a day's element.
func DayID(d calendar.Day) string { return "day-" + d.String() }

// turn shows a later or earlier month, limited to months that have puzzles.
func (c *Calendar) turn(by int) {
	c.Month = min(max(c.Month+calendar.Month(by), First.Month()), c.Today.Month())
}
