//go:build !js

package languages_test

import (
	"testing"

	"sudoku/app/desk"
	. "sudoku/app/text/languages"
)

// TestSettingsHaveNames checks that each option has a text, and that no text is unused.
func TestSettingsHaveNames(t *testing.T) {
	for _, c := range All {
		listed := 0
		for _, o := range desk.Options {
			if o.Hidden {
				continue
			}
			listed++
			if c.Play.Settings[o.Name] == "" {
				t.Errorf("%s: the option %s has no name", c.Code, o.Name)
			}
		}
		if got := len(c.Play.Settings); got != listed {
			t.Errorf("%s: %d names for %d options", c.Code, got, listed)
		}
		for name := range c.Play.SettingHelp {
			if c.Play.Settings[name] == "" {
				t.Errorf("%s: help for an option %s, which does not exist", c.Code, name)
			}
		}
	}
}
