//go:build !js

package e2e

import (
	"context"
	"strings"
	"sync"
	"time"

	"github.com/chromedp/chromedp"
)

// console collects a page's warnings, errors, uncaught exceptions and violations of its
// Content-Security-Policy.
type console struct {
	mu         sync.Mutex
	complaints []string
	expected   []string
	ended      bool
}

// listen collects messages until the context ends.
func (c *console) listen(ctx context.Context) error {
	messages := chromedp.Console(ctx)
	go func() {
		for message, err := range messages {
			if err != nil {
				return
			}
			c.take(message)
		}
	}()
	return chromedp.Do(ctx)
}

func (c *console) take(message chromedp.ConsoleMessage) {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch message.Type {
	case chromedp.ConsoleWarning, chromedp.ConsoleError, chromedp.ConsoleException, "assert":
		c.complaints = append(c.complaints, message.String()+" ("+message.URL+")")
	case chromedp.ConsoleDebug:
		c.ended = c.ended || message.Text == endOfTest
	}
}

// endOfTest is the last message written to the console. Messages arrive in order, but
// some time after their cause.
const endOfTest = "the test ends"

// expect marks complaints that contain any of these strings as expected.
func (p *player) expect(words ...string) {
	p.console.mu.Lock()
	defer p.console.mu.Unlock()
	p.console.expected = append(p.console.expected, words...)
}

// checkConsole fails the test for each unexpected complaint.
func (p *player) checkConsole() {
	c := p.console
	if _, err := tryEval[chromedp.Void](p, "console.debug("+quote(endOfTest)+")"); err == nil {
		for deadline := time.Now().Add(stepTime); !c.isEnded() && time.Now().Before(deadline); {
			time.Sleep(time.Millisecond)
		}
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, complaint := range c.complaints {
		if !containsAny(complaint, c.expected) {
			p.t.Errorf("in the console: %s", complaint)
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
