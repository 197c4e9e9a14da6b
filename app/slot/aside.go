package slot

import (
	"strconv"
	"strings"
)

// The prefix of the keys under which unreadable texts are set aside, and their maximum
// number.
const (
	brokenKey = "sudoku/broken"
	maxBroken = 8
)

// SetAside keeps an unreadable text from an earlier visit for a version that can read it.
// It reports whether the text was stored.
func (s *Slot) SetAside(text string) bool {
	kept := s.Aside()
	for key := range kept {
		if kept[key] == text {
			return true
		}
	}
	key := brokenKey
	for n := 2; kept[key] != ""; n++ {
		key = brokenKey + "/" + strconv.Itoa(n)
	}
	return len(kept) < maxBroken && s.tab.Local.Set(key, text) == nil
}

// Aside returns the texts that were set aside, by their keys in localStorage.
func (s *Slot) Aside() map[string]string {
	kept := map[string]string{}
	for _, key := range s.tab.Local.Keys() {
		if strings.HasPrefix(key, brokenKey) {
			kept[key] = s.tab.Local.Get(key)
		}
	}
	return kept
}
