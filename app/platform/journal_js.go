package platform

import (
	"strings"
	"time"

	"sudoku/app/slot"
)

// Journal keeps the slots of all tabs in a database: what is written there
// outlives a browser that is killed, which the local storage's last seconds do not.
type Journal struct {
	base   *Database
	held   map[string]string // as the page began
	known  bool
	signal chan struct{}                // closed when it is known, or waited for long enough
	Late   func(held map[string]string) // for what is known later; set once the page runs
}

// patience is how long a page waits for what its database holds.
const patience = 2 * time.Second

// ReadJournal begins to read what the journal holds.
func ReadJournal() *Journal {
	j := &Journal{base: slotDatabase(), held: map[string]string{}, signal: make(chan struct{})}
	over := false
	end := func() {
		if !over {
			over = true
			close(j.signal)
		}
	}
	After(patience, end)
	known := func() {
		if !j.known && over && j.Late != nil {
			j.Late(j.held)
		}
		j.known = true
		end()
	}
	d := j.base.With(func(error) { known() })
	d.Transact(func(of func(name string) Table) {
		of(slotTable).All(func(texts []string) {
			for _, text := range texts {
				key, whole, _ := strings.Cut(text, " ")
				j.held[key] = whole
			}
			known()
		})
	}, func() {})
	return j
}

// Noted waits for what the journal held as the page began; nil if that takes long.
func (j *Journal) Noted() map[string]string {
	<-j.signal
	if !j.known {
		return nil
	}
	return j.held
}

// Put writes a text. What cannot be kept is tried again with the next change.
func (j *Journal) Put(key, value string, done func(ok bool)) {
	answered := false
	answer := func(ok bool) {
		if !answered {
			answered = true
			done(ok)
		}
	}
	d := j.base.With(func(error) { answer(false) })
	d.Transact(func(of func(name string) Table) {
		slots := of(slotTable)
		slots.Put(key, key+" "+value, nil)
		slots.commit()
	}, func() { answer(true) })
}

// Delete removes a text.
func (j *Journal) Delete(key string) {
	d := j.base.With(func(error) {})
	d.Transact(func(of func(name string) Table) { of(slotTable).Delete(key) }, func() {})
}

var _ slot.Journal = (*Journal)(nil)
