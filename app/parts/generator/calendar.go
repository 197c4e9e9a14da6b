package generator

import (
	"sudoku/app/calendar"
	"sudoku/app/desk"
)

// First is the first day that has puzzles in the calendar.
const First calendar.Day = 20454 // 1 January 2026

// openCalendar opens the calendar, at a day if it is one that has puzzles by now.
func (f *Generator) openCalendar(d *desk.Desk, at calendar.Day) []desk.Cmd {
	d.Dialog, d.Notice = desk.DailyDialog, desk.Notice{}
	f.Calendar = Calendar{Day: at, asked: f.Calendar.asked}
	return []desk.Cmd{AskDate{}}
}

// date takes in what day it is. Who looked at the day that has ended looks at the
// next one.
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

// move goes on by some days, as far as there are puzzles.
func (c *Calendar) move(by int) []desk.Cmd {
	c.Day = min(max(c.Day+calendar.Day(by), First), c.Today)
	c.Month = c.Day.Month()
	return []desk.Cmd{desk.FocusElement{ID: DayID(c.Day)}}
}

// DayID is the id of a day's element.
func DayID(d calendar.Day) string { return "day-" + d.String() }

// turn turns the leaf, to months that have puzzles.
func (c *Calendar) turn(by int) {
	c.Month = min(max(c.Month+calendar.Month(by), First.Month()), c.Today.Month())
}
