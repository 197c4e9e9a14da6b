package browser

import (
	"sudoku/app/game"
	"sudoku/app/page"
	"sudoku/app/parts/frame"
	"sudoku/app/platform"
	"sudoku/app/slot"
)

// restore opens the tab's slot. It returns the model of the last visit, or m if there was
// no visit, and banners for failures.
func (e *effects) restore(m page.Model) (page.Model, frame.BannerSet) {
	var encoder page.Encoder
	s, found := slot.Open(slot.Tab{
		Local: platform.Storage("localStorage"), Session: platform.Storage("sessionStorage"), Clock: platform.Clock{},
		Journal: e.journal, Noted: e.journal.Noted(), Claim: e.claims.Claim,
		Read: func(text string) slot.Reading {
			loaded, err := page.Restored(text, m)
			switch err {
			case nil:
				m = loaded
				return slot.Read
			case game.ErrVersion:
				return slot.Newer
			}
			return slot.Damaged
		},
		Text: func() (string, error) { return encoder.Encode(e.program.Model()), nil },
		Made: func(string) { e.library.Saved(encoder.Game) },
		Full: func(full bool) {
			e.full = full
			if full {
				e.program.Send(frame.BannerRaised{Banners: frame.StorageFull})
			} else {
				e.program.Send(frame.BannerDismissed{Banners: frame.StorageFull})
			}
		},
	})
	e.slot = s
	e.journal.Late = func(held map[string]string) {
		if s.Late(held) {
			e.bringBack()
		}
	}
	var banners frame.BannerSet
	if found[slot.Damaged] {
		banners |= frame.StorageCorrupt
	}
	if found[slot.Newer] {
		banners |= frame.StorageNewer
	}
	return m, banners
}
