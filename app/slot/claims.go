package slot

import (
	"strconv"
	"strings"
	"time"

	"sudoku/app/clock"
)

// answerTime is how long a tab waits for another one to say that a name is taken.
const answerTime = 250 * time.Millisecond

// Claims gives names to one tab at a time where the browser has no locks: tabs
// tell each other what they have.
type Claims struct {
	Clock clock.Clock
	Post  func(text string) // to all other tabs
	ID    uint64            // a number that no other tab has

	name  string // that this tab has, or wants
	held  bool   // it has it
	lost  bool   // somebody else has it
	turns int    // how many times a name was claimed or given up
}

// Claim asks for a name, in the place of the one before, and calls then with
// whether it is this tab's, unless that is given up before it is known.
func (c *Claims) Claim(name string, then func(mine bool)) {
	c.turns++
	c.name, c.held, c.lost = name, false, false
	turn := c.turns
	c.post("?")
	c.Clock.After(answerTime, func() {
		if c.turns == turn {
			c.held = !c.lost
			then(c.held)
		}
	})
}

// Release gives the name up.
func (c *Claims) Release() {
	c.turns++
	c.name = ""
}

func (c *Claims) post(kind string) { c.Post(kind + " " + strconv.FormatUint(c.ID, 36) + " " + c.name) }

// Heard takes in what another tab posted. Of two that want a name at once the one
// with the smaller number gets it; one that has it has it.
func (c *Claims) Heard(text string) {
	parts := strings.SplitN(text, " ", 3)
	if len(parts) < 3 || parts[2] != c.name {
		return
	}
	switch id, _ := strconv.ParseUint(parts[1], 36, 64); {
	case parts[0] == "!":
		c.lost = !c.held
	case parts[0] != "?" || c.lost:
	case c.held || id > c.ID:
		c.post("!")
	default:
		c.lost = true
	}
}
