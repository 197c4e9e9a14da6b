package steps

import (
	"encoding/json"

	"sudoku/app/desk"
)

type settings struct {
	Techniques *techniques `json:"techniques,omitempty"`
	Explained  *explained  `json:"explained,omitempty"`
}

// SettingsKey returns the key for the saved settings.
func (s *Steps) SettingsKey() string { return "steps" }

// Settings returns the choice of techniques, the level of explanation, and the known
// techniques.
func (s *Steps) Settings(*desk.Desk) any {
	kept := settings{packTechniques(&s.Choice), packExplained(s)}
	if kept == (settings{}) {
		return nil
	}
	return kept
}

// Configure restores saved settings.
func (s *Steps) Configure(_ *desk.Desk, saved json.RawMessage) []desk.Cmd {
	var kept settings
	if json.Unmarshal(saved, &kept) != nil {
		return nil
	}
	s.Choice = unpackTechniques(kept.Techniques, s.Choice)
	unpackExplained(kept.Explained, s)
	return nil
}
