package browser

import (
	"strings"
	"time"

	"sudoku/app/slot"
)

// journal keeps the slots of all tabs in a database: what is written there
// outlives a browser that is killed, which the local storage's last seconds do not.
type journal struct {
	base   *connection
	held   map[string]string // as the page began
	known  bool
	signal chan struct{}                // closed when it is known, or waited for long enough
	late   func(held map[string]string) // for what is known later; set once the page runs
}

// patience is how long a page waits for what its database holds.
const patience = 2 * time.Second

// readJournal begins to read what the journal holds.
func readJournal() *journal {
	j := &journal{base: newSlotBase(), held: map[string]string{}, signal: make(chan struct{})}
	over := false
	end := func() {
		if !over {
			over = true
			close(j.signal)
		}
	}
	after(patience, end)
	known := func() {
		if !j.known && over && j.late != nil {
			j.late(j.held)
		}
		j.known = true
		end()
	}
	d := &database{j.base, func(error) { known() }}
	d.begin(func(of func(name string) table) {
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

// noted waits for what the journal held as the page began; nil if that takes long.
func (j *journal) noted() map[string]string {
	<-j.signal
	if !j.known {
		return nil
	}
	return j.held
}

// Put writes a text. What cannot be kept is tried again with the next change.
func (j *journal) Put(key, value string, done func(ok bool)) {
	answered := false
	answer := func(ok bool) {
		if !answered {
			answered = true
			done(ok)
		}
	}
	d := &database{j.base, func(error) { answer(false) }}
	d.begin(func(of func(name string) table) {
		slots := of(slotTable)
		slots.Put(key, key+" "+value, nil)
		slots.commit()
	}, func() { answer(true) })
}

// Delete removes a text.
func (j *journal) Delete(key string) {
	d := &database{j.base, func(error) {}}
	d.begin(func(of func(name string) table) { of(slotTable).Delete(key) }, func() {})
}

var _ slot.Journal = (*journal)(nil)
