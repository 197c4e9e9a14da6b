package page

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
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
			t.Errorf("%T saves its state under %q, which is already used", p, key)
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
			t.Errorf("%T saves its settings under %q, which is already used", c, key)
		}
		taken[key] = true
		s, err := Settings{key: json.RawMessage("{}")}.upgraded()
		if _, kept := s[key]; err != nil || !kept {
			t.Errorf("%T saves its settings under %q, which earlier versions used: %v", c, key, err)
		}
	}
}

// savedStates holds a visit with the saved state of each part. Never change these texts:
// players have saved such visits.
var savedStates = []string{
	`{"version":2,"nodes":[{"p":-1},{"p":0,"d":"g407","m":true}],"path":[0,1],"depth":1,"selected":"r1c1","exercise":true,` +
		`"practise":{"technique":"x-wing","mixed":true,"found":2,"counted":true,"noted":true,"posed":{"found":true,"position":{` +
		`"givens":"........................................7........................................",` +
		`"entries":"................................................................................."},` +
		`"solution":"........................................7........................................","eliminations":[5],"steps":"AA"}}}`,
}

// savedSettings holds the saved settings of each part. Never change these texts.
var savedSettings = []string{
	`{"entry":{"mode":"centre","naming":"short"}}`,
	`{"look":{"theme":"dark","safe":true}}`,
	`{"options":["candidates","-digit-first","-mark-wrong","-tidy","peers","-bivalue","timer","-labels","all-tools","left-hand","-vibrate","expert","in-place"]}`,
	`{"steps":{"explained":{"depth":1,"known":["full-house","hidden-single-box"]}}}`,
}

// TestSavedStates checks that each part restores what it has saved. A new part needs a
// line in savedStates.
func TestSavedStates(t *testing.T) {
	var keys []string
	for _, p := range new(Model).parts() {
		if s, ok := p.(desk.Saver); ok {
			keys = append(keys, s.SaveKey())
		}
	}
	for _, text := range savedStates {
		m, err := Restored(text, New())
		if err != nil {
			t.Fatal(err)
		}
		keys = sameUnderKey(t, text, new(Encoder).Encode(&m), keys)
	}
	for _, key := range keys {
		t.Errorf("savedStates has no state for %q", key)
	}
}

// TestSavedSettings checks that each part restores the settings that it has saved. A new
// part needs a line in savedSettings.
func TestSavedSettings(t *testing.T) {
	var keys []string
	for _, c := range new(Model).configurables() {
		keys = append(keys, c.SettingsKey())
	}
	for _, text := range savedSettings {
		s, err := ReadSettings(text)
		if err != nil {
			t.Fatal(err)
		}
		m := New()
		m.configure(s)
		keys = sameUnderKey(t, text, m.Settings().String(), keys)
	}
	for _, key := range keys {
		t.Errorf("savedSettings has no settings for %q", key)
	}
}

// sameUnderKey checks that the objects before and after have the same values under keys. It
// returns the keys that before lacks. A list of names, such as the options, may be longer
// in after.
func sameUnderKey(t *testing.T, before, after string, keys []string) []string {
	t.Helper()
	var was, is map[string]json.RawMessage
	if err := json.Unmarshal([]byte(before), &was); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal([]byte(after), &is); err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(keys, func(key string) bool {
		if was[key] == nil {
			return false
		}
		if !bytes.Equal(was[key], is[key]) && !extends(is[key], was[key]) {
			t.Errorf("%s\nwas saved as\n%s\nwant\n%s", key, is[key], was[key])
		}
		return true
	})
}

// extends reports whether both texts are lists of names, and list contains the names in
// earlier in the same order.
func extends(list, earlier json.RawMessage) bool {
	var all, some []string
	if json.Unmarshal(list, &all) != nil || json.Unmarshal(earlier, &some) != nil {
		return false
	}
	all = slices.DeleteFunc(all, func(name string) bool { return !slices.Contains(some, name) })
	return slices.Equal(all, some)
}
