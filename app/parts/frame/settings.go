package frame

import (
	"encoding/json"
	"slices"

	"sudoku/app/desk"
)

// themeNames are the saved names of the themes. They never change.
var themeNames = [Themes]string{"system", "light", "dark", "contrast"}

type settings struct {
	Theme    string `json:"theme,omitempty"`
	Safe     bool   `json:"safe,omitempty"` // hues safe for colour blindness
	Bare     bool   `json:"bare,omitempty"` // boards without labels
	Language string `json:"language,omitempty"`
}

// SettingsKey returns the key for the settings.
func (f *Frame) SettingsKey() string { return "look" }

// Settings returns the look and the language.
func (f *Frame) Settings(*desk.Desk) any {
	return settings{themeNames[f.Look.Theme], f.Look.Safe, f.Look.Bare, f.Language}
}

// Configure applies a saved look, and the language unless the player has chosen one on
// this device.
func (f *Frame) Configure(_ *desk.Desk, saved json.RawMessage) []desk.Cmd {
	var s settings
	if json.Unmarshal(saved, &s) != nil {
		return nil
	}
	if i := slices.Index(themeNames[:], s.Theme); i >= 0 {
		f.Look = Look{Theme: Theme(i), Safe: s.Safe, Bare: s.Bare}
	}
	cmds := []desk.Cmd{KeepLook{Look: f.Look}}
	if s.Language != "" && s.Language != f.Language && !f.LanguageChosen {
		cmds = append(cmds, FetchLanguage{Code: s.Language})
	}
	return cmds
}
