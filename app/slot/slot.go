// Package slot keeps the state of each tab in its own slot, so that two tabs do
// not overwrite each other. The slot's name lives in the session's storage,
// which survives a reload but not the tab. A new tab begins with a copy of the
// slot that was written last. A tab that was copied, with its session, finds its
// slot claimed by the first one and goes on in a slot of its own.
//
// A slot is kept twice: in a journal, right after each change, where it survives
// a browser that is killed; and in the local storage a little later, and as the
// page goes away, when nothing else can be waited for. The newer one counts.
package slot

import (
	"fmt"
	"sort"
	"strconv"
	"strings"
	"time"

	"sudoku/app/clock"
)

const (
	prefix    = "sudoku/slot/"
	nameKey   = "sudoku/slot"
	maxSlots  = 8
	saveDelay = 300 * time.Millisecond
	noteDelay = 20 * time.Millisecond // less than between two keys of a person
)

// Storage holds texts by their keys.
type Storage interface {
	Get(key string) string // "" for nothing there
	Set(key, value string) error
	Remove(key string)
	Keys() []string
}

// Journal holds texts by their keys, too, but takes its time.
type Journal interface {
	// Put calls done, once, when the text is safe, or when it is known that it
	// cannot be kept.
	Put(key, value string, done func(ok bool))
	Delete(key string)
}

// Reading is what a text of an earlier visit came to.
type Reading uint8

// The readings.
const (
	Read    Reading = iota // and taken over
	Damaged                // no text of this page
	Newer                  // a newer version of the page wrote it
	readings
)

// Tab is what the slot belongs to.
type Tab struct {
	Local   Storage // of all tabs
	Session Storage // of this tab
	Clock   clock.Clock
	Journal Journal
	Noted   map[string]string // what the journal held as the page began

	// Claim asks for a name that one tab at a time has, and calls then, after Open
	// has returned, with whether this tab has it from now on.
	Claim func(name string, then func(mine bool))

	Read func(text string) Reading // takes a state of an earlier visit over, if it can
	Text func() (string, error)    // the tab's present state
	Made func(text string)         // is called with each text that was made for the local storage
	Full func(full bool)           // is called when there is no room to save, and when there is again
}

// Slot is where a tab keeps its state.
type Slot struct {
	tab     Tab
	name    string
	claimed bool  // nobody else writes there
	turns   int   // how many times it was claimed or given up
	past    bool  // another page of the tab has gone on: this one writes no more
	stamp   int64 // of what was written last; grows even where the clock goes back
	seen    int64 // the newest stamp as the page began

	waiting bool // for the local storage: a change is not saved yet
	overdue bool // only because the slot is not claimed yet
	noting  bool // the journal is about to be written, or is being written
	unnoted bool // a change is not in the journal, and not on its way there

	lost, unnotable bool // the local storage, and the journal, took nothing the last time
	full            bool
}

// Open finds the tab's slot, or makes one, and has what the last visit left read.
// Of each slot the newer text is tried first, and where none of the tab's own can
// be read, those of the others. What cannot be read is set aside; found are the
// readings that there were.
func Open(tab Tab) (s *Slot, found [readings]bool) {
	s = &Slot{tab: tab, name: tab.Session.Get(nameKey)}
	all := s.texts()
	own := s.name != "" && len(all[s.name]) > 0
	var others []string
	for name := range all {
		others = append(others, name)
	}
	sort.Slice(others, func(i, j int) bool {
		a, b := all[others[i]][0].stamp, all[others[j]][0].stamp
		return a > b || a == b && others[i] > others[j]
	})
	order := others
	if own {
		order = append([]string{s.name}, others...)
	}
	for _, name := range order {
		reading := s.read(name, all[name], &found)
		if name == s.name && found[Newer] {
			own = false // what a newer version wrote stays where it is
		}
		if reading == Read {
			break
		}
	}
	if !own {
		for _, name := range others[min(len(others), maxSlots-1):] { // to make room for a new one
			tab.Local.Remove(name)
			tab.Journal.Delete(name)
		}
		s.rename()
	}
	s.seen = s.stamp
	s.claim()
	return s, found
}

// Late takes what the journal held as the page began when that is known only
// after Open. What is newer than all that Open saw is set aside; late is whether
// there is such a text.
func (s *Slot) Late(noted map[string]string) (late bool) {
	newest := stamped{stamp: s.seen}
	for name, whole := range noted {
		if t := parse(whole); strings.HasPrefix(name, prefix) && t.stamp > newest.stamp {
			newest = t
		}
	}
	return newest.stamp > s.seen && s.SetAside(newest.text)
}

// read has the texts of a slot read, the newer one first.
func (s *Slot) read(name string, texts []stamped, found *[readings]bool) (reading Reading) {
	for i := range texts {
		reading = s.tab.Read(texts[i].text)
		found[reading] = true
		if reading == Read {
			break
		}
		if s.SetAside(texts[i].text) && reading == Damaged {
			s.drop(name, texts[i])
		}
	}
	return reading
}

// drop removes a text that is in another place.
func (s *Slot) drop(name string, text stamped) {
	if s.tab.Local.Get(name) == text.whole {
		s.tab.Local.Remove(name)
	}
	if s.tab.Noted[name] == text.whole {
		s.tab.Journal.Delete(name)
	}
}

// stamped is a text with the time of its writing.
type stamped struct {
	stamp       int64
	text, whole string
}

// parse takes a text and its stamp apart; one without a stamp is the oldest.
func parse(whole string) stamped {
	head, text, _ := strings.Cut(whole, " ")
	stamp, _ := strconv.ParseInt(head, 10, 64)
	return stamped{stamp, text, whole}
}

// texts are those of all slots, in the local storage and in the journal, the newer
// one first.
func (s *Slot) texts() map[string][]stamped {
	all := map[string][]stamped{}
	add := func(name, whole string) {
		t := parse(whole)
		if t.text == "" || !strings.HasPrefix(name, prefix) {
			return
		}
		s.stamp = max(s.stamp, t.stamp)
		switch was := all[name]; {
		case len(was) > 0 && was[0].stamp >= t.stamp:
			if was[0].text != t.text {
				all[name] = append(was, t)
			}
		default:
			all[name] = append([]stamped{t}, was...)
		}
	}
	for _, name := range s.tab.Local.Keys() {
		add(name, s.tab.Local.Get(name))
	}
	for name, whole := range s.tab.Noted {
		add(name, whole)
	}
	return all
}

// rename gives the tab a slot that no other has.
func (s *Slot) rename() {
	s.name = prefix + strconv.FormatInt(max(s.tab.Clock.Now().UnixMicro(), s.stamp*1000), 36)
	for s.tab.Local.Get(s.name) != "" || s.tab.Noted[s.name] != "" {
		s.name += "0"
	}
	_ = s.tab.Session.Set(nameKey, s.name) // refused: a reload begins with the slot written last
}

// claim makes sure that no other tab has the slot. Until that is known nothing is
// written; a tab whose slot is another's leaves it and keeps its state elsewhere.
func (s *Slot) claim() {
	s.claimed = false
	s.turns++
	turn := s.turns
	s.tab.Claim(s.name, func(mine bool) {
		if s.turns != turn {
			return // left meanwhile
		}
		if !mine {
			s.rename()
			s.tab.Claim(s.name, func(bool) {})
			s.waiting, s.overdue, s.unnoted = true, true, true
		}
		s.claimed = true
		if s.overdue {
			s.Now()
		}
		if s.unnoted {
			s.note()
		}
	})
}

// Soon saves the state after a short while, once for many changes, and notes it in
// the journal before that.
func (s *Slot) Soon() {
	s.note()
	if s.waiting {
		return
	}
	s.waiting = true
	s.tab.Clock.After(saveDelay, s.Now)
}

// note schedules a journal write. If one is in progress, another follows it.
func (s *Slot) note() {
	s.unnoted = true
	if s.noting || !s.claimed {
		return
	}
	s.noting = true
	s.tab.Clock.After(noteDelay, func() {
		text, err := s.tab.Text()
		if err != nil {
			s.noting, s.unnoted = false, false
			return // Now says so
		}
		s.unnoted = false
		s.put(text, func() {
			s.noting = false
			if s.unnoted {
				s.note()
			}
		})
	})
}

// put writes a text to the journal, and then calls done.
func (s *Slot) put(text string, done func()) {
	s.tab.Journal.Put(s.name, s.stamped(text), func(ok bool) {
		s.unnotable = !ok
		s.tell()
		done()
	})
}

// stamped puts a stamp in front of a text.
func (s *Slot) stamped(text string) string {
	s.stamp = max(s.tab.Clock.Now().UnixMilli(), s.stamp+1)
	return fmt.Sprintf("%d %s", s.stamp, text)
}

// Now saves the state if a change waits for it.
func (s *Slot) Now() {
	if !s.waiting || !s.claimed {
		s.overdue = s.waiting
		return
	}
	s.waiting, s.overdue = false, false
	text, err := s.tab.Text()
	if err != nil {
		s.lost, s.unnotable = true, true
		s.tell()
		return
	}
	if s.lost = s.tab.Local.Set(s.name, s.stamped(text)) != nil; s.lost {
		s.put(text, func() {}) // the page may be about to go
	}
	s.tab.Made(text)
	s.tell()
}

// tell reports whether there is room, when that changes.
func (s *Slot) tell() {
	if full := s.lost && s.unnotable; full != s.full {
		s.full = full
		s.tab.Full(full)
	}
}

// Leave saves the state as the page goes away, if a change waits for that or
// changed says that there is one. A page that goes before it is known whose the
// slot is leaves it alone. Afterwards nothing is written: if the page is shown again,
// it may be the one that knows least.
func (s *Slot) Leave(changed bool) {
	s.waiting = s.waiting || changed
	if s.waiting && !s.claimed && !s.past {
		s.rename()
		s.claimed = true
	}
	s.Now()
	s.claimed = false
	s.turns++
}

// Return is called as a page that went away is shown again, as it was. It reports
// false if its slot was written since by another page of the tab: that one goes on,
// and this one writes no more, and has nothing that is not there.
func (s *Slot) Return() bool {
	if parse(s.tab.Local.Get(s.name)).stamp > s.stamp {
		s.past = true
		return false
	}
	s.claim()
	return true
}
