//go:build !js

package e2e

import (
	"slices"
	"strings"
	"sync"
	"time"

	"sudoku/web/e2e/driver"
)

// console collects a page's warnings, errors, uncaught exceptions and violations of its
// Content-Security-Policy.
type console struct {
	mu         sync.Mutex
	complaints []string
	said       []string // other output, such as the trace of a panic
	expected   []string
	ended      bool
}

func (c *console) take(message driver.Message) {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch message.Level {
	case driver.Warning, driver.Error:
		if !containsAny(message.Text, remarks[engine]) {
			c.complaints = append(c.complaints, message.Text)
		}
	case driver.Info:
		c.said = append(c.said, message.Text)
	case driver.Debug:
		c.ended = c.ended || message.Text == endOfTest
	}
}

// endOfTest is the last message written to the console. Messages arrive in order, but
// with a delay.
const endOfTest = "the test ends"

// expect makes checkConsole ignore warnings and errors that contain any of these strings,
// which are those of Chromium.
func (p *player) expect(words ...string) {
	p.console.mu.Lock()
	defer p.console.mu.Unlock()
	p.console.expected = append(p.console.expected, words...)
	if engine == driver.Firefox && (slices.Contains(words, "Failed to load resource") || slices.Contains(words, "ERR_CONNECTION_REFUSED")) {
		p.console.expected = append(p.console.expected, "Failed to load ‘", "NetworkError", "Loading failed for")
	}
}

// checkConsole fails the test for each unexpected warning or error.
func (p *player) checkConsole() {
	c := p.console
	if _, err := tryEval[void](p, "console.debug("+quote(endOfTest)+")"); err == nil {
		for deadline := time.Now().Add(stepTime); !c.isEnded() && time.Now().Before(deadline); {
			time.Sleep(time.Millisecond)
		}
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, complaint := range c.complaints {
		if !containsAny(complaint, c.expected) {
			p.t.Errorf("in the console: %s\n%s", complaint, strings.Join(c.said, "\n"))
		}
	}
}

func (c *console) isEnded() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.ended
}

func (c *console) String() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return strings.Join(c.complaints, "\n")
}

func containsAny(text string, parts []string) bool {
	for _, part := range parts {
		if strings.Contains(text, part) {
			return true
		}
	}
	return false
}
