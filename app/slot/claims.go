package slot

import (
	"strconv"
	"strings"
	"time"

	"sudoku/app/clock"
)

// answerTime is how long a tab waits for others to object to a claim.
const answerTime = 250 * time.Millisecond

// Claims gives a name to one tab at a time without the browser's locks: the tabs exchange
// messages.
type Claims struct {
	Clock clock.Clock
	Post  func(text string) // sends a text to all other tabs
	ID    uint64            // unique among all tabs

	name  string // the name held or claimed by this tab
	held  bool   // whether this tab holds the name
	lost  bool   // whether another tab holds the name
	turns int    // number of claims and releases
}

// Claim claims a name instead of the previous one. It calls then with the result, unless
// the name is released first.
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

// Release gives up the name.
func (c *Claims) Release() {
	c.turns++
	c.name = ""
}

func (c *Claims) post(kind string) { c.Post(kind + " " + strconv.FormatUint(c.ID, 36) + " " + c.name) }

// Heard handles a message from another tab. The holder of a name keeps it. Of two
// simultaneous claims, the one with the smaller ID wins.
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
