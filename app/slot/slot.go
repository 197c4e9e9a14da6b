// Package slot keeps the state of each tab in its own slot, so that two tabs do
// not overwrite each other. The slot's name lives in the session's storage,
// which survives a reload but not the tab. A new tab begins with a copy of the
// slot that was written last.
package slot

import (
	"fmt"
	"sort"
	"strconv"
	"strings"
	"time"

	"sudoku/app/clock"
)

const (
	prefix    = "sudoku/slot/"
	nameKey   = "sudoku/slot"
	brokenKey = "sudoku/broken"
	maxSlots  = 8
	saveDelay = 300 * time.Millisecond
)

// Storage holds texts by their keys.
type Storage interface {
	Get(key string) string // "" for nothing there
	Set(key, value string) error
	Remove(key string)
	Keys() []string
}

// Tab is what the slot belongs to.
type Tab struct {
	Local   Storage // of all tabs
	Session Storage // of this tab
	Clock   clock.Clock

	Text func() (string, error) // the tab's present state
	Made func(text string)      // is called with each text that was made
	Full func(full bool)        // is called when there is no room to save, and when there is again
}

// Slot is where a tab keeps its state.
type Slot struct {
	tab     Tab
	name    string
	waiting bool // a change is not saved yet
	full    bool
}

// Open finds the tab's slot, or makes one. text is what the last visit left; ""
// for nothing.
func Open(tab Tab) (s *Slot, text string) {
	s = &Slot{tab: tab, name: tab.Session.Get(nameKey)}
	if s.name != "" {
		text = tab.Local.Get(s.name)
	}
	if text == "" {
		others := s.others()
		if len(others) > 0 {
			text = tab.Local.Get(others[0])
		}
		for _, name := range others[min(len(others), maxSlots-1):] { // to make room for a new one
			tab.Local.Remove(name)
		}
		s.name = prefix + strconv.FormatInt(tab.Clock.Now().UnixMicro(), 36)
		_ = tab.Session.Set(nameKey, s.name) // refused: a reload begins with the slot written last
	}
	_, text, _ = strings.Cut(text, " ")
	return s, text
}

// others are the names of all slots, the one written last first.
func (s *Slot) others() []string {
	written := map[string]int{}
	var names []string
	for _, name := range s.tab.Local.Keys() {
		if !strings.HasPrefix(name, prefix) {
			continue
		}
		stamp, _, _ := strings.Cut(s.tab.Local.Get(name), " ")
		names = append(names, name)
		written[name], _ = strconv.Atoi(stamp)
	}
	sort.Slice(names, func(i, j int) bool { return written[names[i]] > written[names[j]] })
	return names
}

// SetAside keeps a text of the last visit that cannot be read, for whoever can.
func (s *Slot) SetAside(text string) { _ = s.tab.Local.Set(brokenKey, text) }

// Soon saves the state after a short while, once for many changes.
func (s *Slot) Soon() {
	if s.waiting {
		return
	}
	s.waiting = true
	s.tab.Clock.After(saveDelay, s.Now)
}

// Now saves the state if a change waits for it.
func (s *Slot) Now() {
	if !s.waiting {
		return
	}
	s.waiting = false
	text, err := s.tab.Text()
	if err == nil {
		err = s.tab.Local.Set(s.name, fmt.Sprintf("%d %s", s.tab.Clock.Now().UnixMilli(), text))
		s.tab.Made(text)
	}
	if full := err != nil; full != s.full {
		s.full = full
		s.tab.Full(full)
	}
}

// Leave saves the state as the page goes away, if a change waits for that or
// changed says that there is one.
func (s *Slot) Leave(changed bool) {
	s.waiting = s.waiting || changed
	s.Now()
}
