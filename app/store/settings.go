package store

import (
	"encoding/json"
	"fmt"

	"sudoku/app/model"
	"sudoku/app/model/frame"
	"sudoku/app/text/languages"
)

// settings are how the player wants the page to be, in a text of their own.
type settings struct {
	Play       *entry      `json:"play"`
	Techniques *techniques `json:"techniques,omitempty"`
	Explained  *explained  `json:"explained,omitempty"`
	Theme      frame.Theme `json:"theme,omitempty"`
	Safe       bool        `json:"safe,omitempty"` // hues for any colour blindness
	Language   string      `json:"language,omitempty"`
}

// Settings is the text to keep of the player's settings: options, the choice of
// techniques, the look, the language.
func Settings(m *model.Model) string {
	text, err := json.Marshal(settings{packEntry(m), packTechniques(&m.Steps.Choice), packExplained(&m.Steps), m.Frame.Look.Theme, m.Frame.Look.Safe, m.Frame.Language})
	if err != nil {
		panic(err) // strings and numbers have a JSON form
	}
	return string(text)
}

// WithSettings is a model with the settings in a text that Settings made. The
// model comes back unchanged with an error for anything else.
func WithSettings(text string, m model.Model) (model.Model, error) {
	var in settings
	if err := json.Unmarshal([]byte(text), &in); err != nil {
		return m, fmt.Errorf("store: settings: %w", err)
	}
	unpackEntry(in.Play, &m)
	m.Steps.Choice = unpackTechniques(in.Techniques, m.Steps.Choice)
	unpackExplained(in.Explained, &m)
	if in.Theme < frame.Themes {
		m.Frame.Look = frame.Look{Theme: in.Theme, Safe: in.Safe}
	}
	if in.Language != "" { // those of a first version have none
		m.Frame.Language = languages.For(in.Language).Code
	}
	return m, nil
}
