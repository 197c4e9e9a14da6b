package page

import (
	"encoding/json"

	"sudoku/app/desk"
	"sudoku/app/game"
)

// A visit is saved as a JSON object with the fields of the game, the settings, and each
// part's state under its key.

const settingsKey = "settings"

// earlierKeys lists the settings keys of earlier versions.
var earlierKeys = []string{"play", "techniques", "explained"}

// Encoder encodes successive states of a visit; see game.Encoder.
type Encoder struct {
	game game.Encoder
	// Game is the game's text in the last output.
	Game string
}

// Encode returns the text of the visit.
func (e *Encoder) Encode(m *Model) string {
	g := m.Game()
	e.Game = e.game.Encode(&g)
	rest := map[string]any{}
	if s := m.Settings(); len(s) > 0 {
		rest[settingsKey] = s
	}
	for _, p := range m.parts() {
		if s, ok := p.(desk.Saver); ok {
			if state := s.Saved(&m.Desk); state != nil {
				rest[s.SaveKey()] = state
			}
		}
	}
	if len(rest) == 0 {
		return e.Game
	}
	return e.Game[:len(e.Game)-1] + "," + string(marshal(rest)[1:])
}

// Restored returns a model with the visit restored from a text. If the text is not a
// visit, it returns the model unchanged and an error, which is game.ErrVersion for a
// visit saved by a newer version.
func Restored(text string, m Model) (Model, error) {
	g, err := game.Decode(text)
	if err != nil {
		return m, err
	}
	next := m
	next.Desk.Restore(&g)
	var rest Settings
	if err := json.Unmarshal([]byte(text), &rest); err != nil {
		return m, err
	}
	settings := Settings{}
	if own, ok := rest[settingsKey]; ok {
		if err := json.Unmarshal(own, &settings); err != nil {
			return m, err
		}
	} else {
		for _, key := range earlierKeys {
			if own, ok := rest[key]; ok {
				settings[key] = own
			}
		}
	}
	if settings, err = settings.upgraded(); err != nil {
		return m, err
	}
	next.configure(settings)
	for _, p := range next.parts() {
		if s, ok := p.(desk.Saver); ok {
			if state, kept := rest[s.SaveKey()]; kept {
				s.Restore(&next.Desk, state)
			}
		}
	}
	return next, nil
}
