package script

import (
	"slices"
	"time"
)

// Clock is a clock.Clock that a test sets by hand.
type Clock struct {
	now    time.Time
	timers []timer
}

type timer struct {
	due time.Time
	do  func()
}

// Now returns the current time of the test.
func (c *Clock) Now() time.Time { return c.now }

// After calls f once the clock has moved by d.
func (c *Clock) After(d time.Duration, f func()) {
	c.timers = append(c.timers, timer{c.now.Add(d), f})
}

// Move advances the clock. Each timer that is due, including those set in the meantime,
// runs at its own time.
func (c *Clock) Move(d time.Duration) {
	end := c.now.Add(d)
	for {
		next := -1
		for i, t := range c.timers {
			if !t.due.After(end) && (next < 0 || t.due.Before(c.timers[next].due)) {
				next = i
			}
		}
		if next < 0 {
			break
		}
		t := c.timers[next]
		c.timers = slices.Delete(c.timers, next, next+1)
		c.now = t.due
		t.do()
	}
	c.now = end
}
