package practise

import (
	"encoding/json"

	"sudoku/app/desk"
	"sudoku/app/work"
)

// kept is an exercise as saved between visits.
type kept struct {
	Technique string     `json:"technique"`
	Mixed     bool       `json:"mixed,omitempty"`
	Found     int        `json:"found,omitempty"`
	Counted   bool       `json:"counted,omitempty"`
	Noted     bool       `json:"noted,omitempty"`
	Posed     work.Posed `json:"posed"`
}

// SaveKey returns the key of the saved exercise.
func (p *Practise) SaveKey() string { return "practise" }

// Saved returns the current exercise, or nil.
func (p *Practise) Saved(d *desk.Desk) any {
	if !p.On(d) {
		return nil
	}
	return &kept{p.Technique, p.Mixed, p.Found, p.counted, p.noted, p.posed}
}

// Restore continues a saved exercise if its puzzle is the current one. The player's
// changes are judged again.
func (p *Practise) Restore(d *desk.Desk, saved json.RawMessage) {
	var k kept
	if json.Unmarshal(saved, &k) != nil {
		return
	}
	*p = Practise{Technique: k.Technique, Mixed: k.Mixed, Found: max(k.Found, 0), posed: k.Posed, counted: k.Counted, noted: k.Noted}
	p.before = p.Start()
	if !p.On(d) {
		*p = Practise{}
		return
	}
	counted, found, noted := p.counted, p.Found, p.noted
	_ = p.SheetChanged(d, d) // its commands were executed in the earlier visit
	p.counted, p.Found, p.noted, p.request = counted, found, noted, 0
}
