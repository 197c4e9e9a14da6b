package page

import (
	"encoding/json"
	"fmt"

	"sudoku/app/desk"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/play"
)

// Settings holds the settings of each part under the part's key, such as the options, the
// techniques, the look and the language.
type Settings map[string]json.RawMessage

// Settings returns the settings to save.
func (m *Model) Settings() Settings {
	s := Settings{}
	for _, c := range m.configurables() {
		if own := c.Settings(&m.Desk); own != nil {
			s[c.SettingsKey()] = marshal(own)
		}
	}
	return s
}

// String returns the settings as JSON.
func (s Settings) String() string { return string(marshal(s)) }

// ReadSettings parses the output of String, including that of earlier versions.
func ReadSettings(text string) (Settings, error) {
	var s Settings
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		return nil, fmt.Errorf("settings: %w", err)
	}
	return s.upgraded()
}

func (m *Model) configurables() []desk.Configurable {
	all := []desk.Configurable{&m.Desk}
	for _, p := range m.parts() {
		if c, ok := p.(desk.Configurable); ok {
			all = append(all, c)
		}
	}
	return all
}

// configure applies settings.
func (m *Model) configure(s Settings) (cmds []desk.Cmd) {
	for _, c := range m.configurables() {
		if own, ok := s[c.SettingsKey()]; ok {
			cmds = append(cmds, c.Configure(&m.Desk, own)...)
		}
	}
	return cmds
}

// earlier holds settings in the form of earlier versions: bit sets, numbers, and the
// steps' settings in two parts.
type earlier struct {
	Play *struct {
		Mode    play.Mode      `json:"mode"`
		Options desk.OptionSet `json:"options"`
		Naming  desk.Naming    `json:"naming"`
	} `json:"play"`
	Techniques json.RawMessage `json:"techniques"`
	Explained  json.RawMessage `json:"explained"`
	Theme      frame.Theme     `json:"theme"`
	Safe       bool            `json:"safe"`
	Language   string          `json:"language"`
}

// upgraded converts settings to the current form.
func (s Settings) upgraded() (Settings, error) {
	var was earlier
	for key, to := range map[string]any{
		"play": &was.Play, "techniques": &was.Techniques, "explained": &was.Explained,
		"theme": &was.Theme, "safe": &was.Safe, "language": &was.Language,
	} {
		if own, ok := s[key]; ok {
			if err := json.Unmarshal(own, to); err != nil {
				return nil, fmt.Errorf("settings: %s: %w", key, err)
			}
			delete(s, key)
		}
	}
	steps := map[string]json.RawMessage{}
	if was.Techniques != nil {
		steps["techniques"] = was.Techniques
	}
	if was.Explained != nil {
		steps["explained"] = was.Explained
	}
	if len(steps) > 0 {
		s["steps"] = marshal(steps)
	}
	if p := was.Play; p != nil && p.Mode < play.Modes {
		m := New()
		m.Options, m.Play.Mode = p.Options, p.Mode
		if p.Naming < desk.Namings {
			m.Naming = p.Naming
		}
		for key, own := range m.Settings() {
			if key == m.Desk.SettingsKey() || key == m.Play.SettingsKey() {
				s[key] = own
			}
		}
	}
	if was.Language != "" || was.Theme != frame.SystemTheme || was.Safe {
		f := frame.Frame{Look: frame.Look{Theme: min(was.Theme, frame.Themes-1), Safe: was.Safe}, Language: was.Language}
		s[f.SettingsKey()] = marshal(f.Settings(nil))
	}
	return s, nil
}

func marshal(v any) json.RawMessage {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // saved values can always be encoded as JSON
	}
	return text
}
