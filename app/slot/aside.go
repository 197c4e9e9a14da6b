package slot

import (
	"strconv"
	"strings"
)

// What cannot be read is set aside under this key, and under keys that begin with it.
const (
	brokenKey = "sudoku/broken"
	maxBroken = 8
)

// SetAside keeps a text of an earlier visit that cannot be read, for whoever can.
// It reports whether it is kept.
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

// Aside are the texts that are set aside, by their keys in the local storage.
func (s *Slot) Aside() map[string]string {
	kept := map[string]string{}
	for _, key := range s.tab.Local.Keys() {
		if strings.HasPrefix(key, brokenKey) {
			kept[key] = s.tab.Local.Get(key)
		}
	}
	return kept
}
