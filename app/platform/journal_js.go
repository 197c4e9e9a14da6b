package platform

import (
	"strings"
	"time"

	"sudoku/app/slot"
)

// Journal keeps the slots of all tabs in a database. Its contents survive if the browser
// is killed, unlike the last seconds of localStorage.
type Journal struct {
	base   *Database
	held   map[string]string // contents when the page started
	known  bool
	signal chan struct{}                // closed when held is known or the wait has timed out
	Late   func(held map[string]string) // receives a late answer; set once the page runs
}

// patience limits how long a page waits for its database.
const patience = 2 * time.Second

// ReadJournal starts reading the journal.
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

// Noted waits for the contents that the journal had when the page started, and returns
// them. It returns nil if the wait takes longer than patience.
func (j *Journal) Noted() map[string]string {
	<-j.signal
	if !j.known {
		return nil
	}
	return j.held
}

// Put stores a text. A failure needs no retry, since the next change writes it again.
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
