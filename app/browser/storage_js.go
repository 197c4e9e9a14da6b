package browser

import (
	"errors"
	"syscall/js"

	"sudoku/app/game"
	"sudoku/app/page"
	"sudoku/app/parts/frame"
	"sudoku/app/slot"
)

// restore opens the tab's slot. It returns the model of the last visit, or m if
// there is none, and banners for what went wrong.
func (e *effects) restore(m page.Model) (page.Model, frame.BannerSet) {
	var encoder page.Encoder
	s, found := slot.Open(slot.Tab{
		Local: storage("localStorage"), Session: storage("sessionStorage"), Clock: browserClock{},
		Journal: e.journal, Noted: e.journal.noted(), Claim: e.claims.claim,
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
		Made: func(string) { e.library.saved(encoder.Game) },
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
	e.journal.late = func(held map[string]string) {
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

// storage is the browser's storage with that name.
type storage string

func (s storage) value() js.Value { return js.Global().Get(string(s)) }

func (s storage) Get(key string) string {
	text, _ := stringOf(s.value().Call("getItem", key))
	return text
}

// Set writes a text; the error says that the storage is full or refuses.
func (s storage) Set(key, value string) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = errors.New("storage refuses")
			if e, ok := p.(js.Error); ok {
				err = e
			}
		}
	}()
	s.value().Call("setItem", key, value)
	return nil
}

func (s storage) Remove(key string) { s.value().Call("removeItem", key) }

func (s storage) Keys() (keys []string) {
	for i := range s.value().Get("length").Int() {
		if key, ok := stringOf(s.value().Call("key", i)); ok {
			keys = append(keys, key)
		}
	}
	return keys
}
