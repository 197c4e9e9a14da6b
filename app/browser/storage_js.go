package browser

import (
	"errors"
	"fmt"
	"sort"
	"strconv"
	"strings"
	"syscall/js"
	"time"

	"sudoku/app/model"
	"sudoku/app/store"
)

// Each tab keeps its state in a slot of its own, so that two tabs do not write
// over each other. The slot's name lives in sessionStorage, which survives a
// reload but not the tab. A new tab begins with a copy of the slot that was
// written last.
const (
	slotPrefix = "sudoku/slot/"
	slotKey    = "sudoku/slot"
	brokenKey  = "sudoku/broken"
	maxSlots   = 8
	saveDelay  = 300 * time.Millisecond
)

// storage saves the model in the browser.
type storage struct {
	slot    string
	current func() *model.Model
	send    func(model.Msg)
	saved   func(text string) // called with each text that was made
	waiting bool
	full    bool
}

// load is the model of the last visit, or m if there is none, and banners for
// what went wrong.
func (s *storage) load(m model.Model) (model.Model, model.BannerSet) {
	s.slot = item("sessionStorage", slotKey)
	text := item("localStorage", s.slot)
	if s.slot == "" || text == "" {
		others := slots()
		if len(others) > 0 {
			text = item("localStorage", others[0])
		}
		prune(others)
		s.slot = slotPrefix + strconv.FormatInt(time.Now().UnixMicro(), 36)
		_ = setItem("sessionStorage", slotKey, s.slot)
	}
	_, text, _ = strings.Cut(text, " ")
	if text == "" {
		return m, 0
	}
	loaded, err := store.Decode(text, m)
	if err != nil {
		_ = setItem("localStorage", brokenKey, text)
		return m, model.StorageCorrupt
	}
	return loaded, 0
}

// soon saves the model after a short while, once for many changes.
func (s *storage) soon() {
	if s.waiting {
		return
	}
	s.waiting = true
	after(saveDelay, s.now)
}

// now saves the model if a change waits for it.
func (s *storage) now() {
	if !s.waiting {
		return
	}
	s.waiting = false
	text, err := store.Encode(s.current())
	if err == nil {
		err = setItem("localStorage", s.slot, fmt.Sprintf("%d %s", time.Now().UnixMilli(), text))
	}
	s.saved(text)
	if full := err != nil; full != s.full {
		s.full = full
		if full {
			s.send(model.BannerRaised{Banners: model.StorageFull})
		} else {
			s.send(model.BannerDismissed{Banners: model.StorageFull})
		}
	}
}

// prune forgets the slots that were written longest ago, to make room for a new
// one.
func prune(slots []string) {
	for _, name := range slots[min(len(slots), maxSlots-1):] {
		js.Global().Get("localStorage").Call("removeItem", name)
	}
}

// slots are the names of all slots, the one written last first.
func slots() []string {
	local := js.Global().Get("localStorage")
	written := map[string]int{}
	var names []string
	for i := range local.Get("length").Int() {
		name := local.Call("key", i)
		if name.Type() != js.TypeString || !strings.HasPrefix(name.String(), slotPrefix) {
			continue
		}
		stamp, _, _ := strings.Cut(item("localStorage", name.String()), " ")
		names = append(names, name.String())
		written[name.String()], _ = strconv.Atoi(stamp)
	}
	sort.Slice(names, func(i, j int) bool { return written[names[i]] > written[names[j]] })
	return names
}

// item reads a storage; "" stands for nothing there.
func item(storage, key string) string {
	if v := js.Global().Get(storage).Call("getItem", key); v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}

// setItem writes to a storage; the error tells that it is full or refuses.
func setItem(storage, key, value string) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = errors.New("storage refuses")
			if e, ok := p.(js.Error); ok {
				err = e
			}
		}
	}()
	js.Global().Get(storage).Call("setItem", key, value)
	return nil
}
