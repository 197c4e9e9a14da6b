package page

import (
	"encoding/json"
	"fmt"
	"testing"

	"sudoku/app/desk"
)

// TestSaveKeys checks that each part saves its state under its own key.
func TestSaveKeys(t *testing.T) {
	m := New()
	taken := map[string]bool{settingsKey: true}
	for _, key := range earlierKeys {
		taken[key] = true
	}
	for _, p := range m.parts() {
		s, ok := p.(desk.Saver)
		if !ok {
			continue
		}
		key := s.SaveKey()
		if taken[key] {
			t.Errorf("%T saves its state under %q, which is taken", p, key)
		}
		taken[key] = true
		// No field of a game has an object as its value.
		text := fmt.Sprintf(`{"version":2,"nodes":[{"p":-1}],"path":[0],"depth":0,"selected":"r1c1",%q:{}}`, key)
		if _, err := Restored(text, m); err != nil {
			t.Errorf("%T saves its state under %q, a field of the game: %v", p, key, err)
		}
	}
}

// TestSettingsKeys checks that settings keys are unique and differ from those of earlier
// versions.
func TestSettingsKeys(t *testing.T) {
	m := New()
	taken := map[string]bool{}
	for _, c := range m.configurables() {
		key := c.SettingsKey()
		if taken[key] {
			t.Errorf("%T keeps its settings under %q, which is taken", c, key)
		}
		taken[key] = true
		s, err := Settings{key: json.RawMessage("{}")}.upgraded()
		if _, kept := s[key]; err != nil || !kept {
			t.Errorf("%T keeps its settings under %q, which earlier versions used: %v", c, key, err)
		}
	}
}
