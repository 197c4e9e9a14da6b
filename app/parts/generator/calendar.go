package generator

import (
	"sudoku/app/calendar"
	"sudoku/app/desk"
)

// First is the first day with puzzles in the calendar.
const First calendar.Day = 20454 // 1 January 2026

// openCalendar opens the calendar, at the given day if it has puzzles.
func (f *Generator) openCalendar(d *desk.Desk, at calendar.Day) []desk.Cmd {
	d.Dialog, d.Notice = desk.DailyDialog, desk.Notice{}
	f.Calendar = Calendar{Day: at, asked: f.Calendar.asked}
	return []desk.Cmd{AskDate{}}
}

// date updates the current date. If the day that has ended was shown, it shows the new
// one.
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

// move moves by some days, within those that have puzzles.
func (c *Calendar) move(by int) []desk.Cmd {
	c.Day = min(max(c.Day+calendar.Day(by), First), c.Today)
	c.Month = c.Day.Month()
	return []desk.Cmd{desk.FocusElement{ID: DayID(c.Day)}}
}

// DayID returns the ID of a day's element.
func DayID(d calendar.Day) string { return "day-" + d.String() }

// turn moves by some months, within those that have puzzles.
func (c *Calendar) turn(by int) {
	c.Month = min(max(c.Month+calendar.Month(by), First.Month()), c.Today.Month())
}
