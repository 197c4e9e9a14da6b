package practise

import (
	"sudoku/app/model/desk"
	"sudoku/app/work"
)

// Kept is an exercise as it survives the visit.
type Kept struct {
	Technique string     `json:"technique"`
	Mixed     bool       `json:"mixed,omitempty"`
	Found     int        `json:"found,omitempty"`
	Counted   bool       `json:"counted,omitempty"`
	Noted     bool       `json:"noted,omitempty"`
	Posed     work.Posed `json:"posed"`
}

// Kept is the present exercise, nil if there is none.
func (p *Practise) Kept(d *desk.Desk) *Kept {
	if !p.On(d) {
		return nil
	}
	return &Kept{p.Technique, p.Mixed, p.Found, p.counted, p.noted, p.posed}
}

// Restore goes on with an exercise that was kept, if it is the present puzzle. What
// the player did is judged again when it changes.
func (p *Practise) Restore(k *Kept, d *desk.Desk) {
	*p = Practise{Technique: k.Technique, Mixed: k.Mixed, Found: max(k.Found, 0), posed: k.Posed, counted: k.Counted, noted: k.Noted}
	p.before = p.Start()
	if !p.On(d) {
		*p = Practise{}
		return
	}
	counted, found, noted := p.counted, p.Found, p.noted
	_ = p.SheetChanged(d) // it was noted before
	p.counted, p.Found, p.noted, p.request = counted, found, noted, 0
}
