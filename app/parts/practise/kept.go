package practise

import (
	"encoding/json"

	"sudoku/app/desk"
	"sudoku/app/work"
)

// kept is an exercise as it survives the visit.
type kept struct {
	Technique string     `json:"technique"`
	Mixed     bool       `json:"mixed,omitempty"`
	Found     int        `json:"found,omitempty"`
	Counted   bool       `json:"counted,omitempty"`
	Noted     bool       `json:"noted,omitempty"`
	Posed     work.Posed `json:"posed"`
}

// SaveKey is the key of the exercise in what is saved.
func (p *Practise) SaveKey() string { return "practise" }

// Saved returns the present exercise, nil if there is none.
func (p *Practise) Saved(d *desk.Desk) any {
	if !p.On(d) {
		return nil
	}
	return &kept{p.Technique, p.Mixed, p.Found, p.counted, p.noted, p.posed}
}

// Restore goes on with an exercise that was kept, if it is the present puzzle. What
// the player did is judged again when it changes.
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
	_ = p.SheetChanged(d, d) // it was noted before
	p.counted, p.Found, p.noted, p.request = counted, found, noted, 0
}
