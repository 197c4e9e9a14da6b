package play

import (
	"encoding/json"
	"slices"

	"sudoku/app/desk"
)

// The names of modes and namings in saved settings. They never change.
var (
	modeNames   = [Modes]string{"digit", "corner", "centre", "colour"}
	namingNames = [desk.Namings]string{"", "words", "short", "letters", "letters-j", "letters-k", "local"}
)

type settings struct {
	Mode   string `json:"mode,omitempty"`
	Naming string `json:"naming,omitempty"`
}

// SettingsKey returns the key of the saved settings.
func (p *Play) SettingsKey() string { return "entry" }

// Settings returns the settings for entering digits and naming cells.
func (p *Play) Settings(d *desk.Desk) any {
	if p.Mode == DigitMode && d.Naming == desk.UsualNaming {
		return nil
	}
	return settings{modeNames[p.Mode], namingNames[d.Naming]}
}

// Configure restores saved settings.
func (p *Play) Configure(d *desk.Desk, saved json.RawMessage) []desk.Cmd {
	var s settings
	if json.Unmarshal(saved, &s) != nil {
		return nil
	}
	if i := slices.Index(modeNames[:], s.Mode); i >= 0 {
		p.Mode = Mode(i)
	}
	if i := slices.Index(namingNames[:], s.Naming); i >= 0 {
		d.Naming = desk.Naming(i)
	}
	return nil
}
