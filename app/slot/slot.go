// Package slot keeps the state of each tab in its own slot, so that two tabs do not
// overwrite each other. sessionStorage holds the slot's name; it survives a reload, but
// not the closing of the tab. A new tab begins with a copy of the slot written last. A
// tab duplicated with its session finds its slot claimed by the original and moves to its
// own.
//
// A slot is stored twice. A journal receives each change immediately and survives if the
// browser is killed. localStorage follows a little later, and when the page closes, since
// nothing asynchronous finishes then. The newer copy counts. Stamps grow even if the
// clock is set back.
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
	noteDelay = 20 * time.Millisecond // shorter than the time between two keystrokes
)

// Storage holds texts by their keys.
type Storage interface {
	Get(key string) string // returns "" if the key is not set
	Set(key, value string) error
	Remove(key string)
	Keys() []string
}

// Journal stores texts by key, asynchronously.
type Journal interface {
	// Put calls done once, when the text is stored or storing it has failed.
	Put(key, value string, done func(ok bool))
	Delete(key string)
}

// Reading is the result of reading a text from an earlier visit.
type Reading uint8

const (
	Read    Reading = iota // read successfully
	Damaged                // not a text that this page wrote
	Newer                  // written by a newer version
	readings
)

// Tab is the environment of a slot.
type Tab struct {
	Local   Storage // shared by all tabs
	Session Storage // for this tab
	Clock   clock.Clock
	Journal Journal
	Noted   map[string]string // contents of the journal when the page started

	// Claim claims a name that only one tab at a time may hold. After Open has returned, it
	// calls then with whether this tab holds the name.
	Claim func(name string, then func(mine bool))

	Read func(text string) Reading // restores an earlier state if possible
	Text func() (string, error)    // returns the tab's current state
	Made func(text string)         // called with each text for localStorage
	Full func(full bool)           // called when storage runs out, and when it becomes available again
}

// Slot stores the state of a tab.
type Slot struct {
	tab     Tab
	name    string
	claimed bool  // whether the slot is claimed, so that no other tab writes to it
	turns   int   // number of claims and releases
	past    bool  // whether a later page of the tab has taken over, so that this one must not write
	stamp   int64 // stamp of the last write; grows even if the clock is set back
	seen    int64 // newest stamp when the page started

	waiting bool // whether a change waits to be written to localStorage
	overdue bool // whether the change waits only for the claim
	noting  bool // whether a journal write is scheduled or in progress
	unnoted bool // whether a change has not been passed to the journal yet

	lost, unnotable bool // whether the last write to localStorage, or to the journal, failed
	full            bool
}

// Open finds or creates the tab's slot and reads the state of the last visit. It tries
// the newer copy of each slot first, and other slots if neither copy of the tab's own is
// readable. Unreadable texts are set aside; found reports the readings that occurred.
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
			own = false // leave the text of a newer version where it is
		}
		if reading == Read {
			break
		}
	}
	if !own {
		for _, name := range others[min(len(others), maxSlots-1):] { // make room for a new slot
			tab.Local.Remove(name)
			tab.Journal.Delete(name)
		}
		s.rename()
	}
	s.seen = s.stamp
	s.claim()
	return s, found
}

// Late handles the initial contents of the journal if they arrive after Open. It sets
// aside a text that is newer than everything that Open saw, and reports whether there was
// one.
func (s *Slot) Late(noted map[string]string) (late bool) {
	newest := stamped{stamp: s.seen}
	for name, whole := range noted {
		if t := parse(whole); strings.HasPrefix(name, prefix) && t.stamp > newest.stamp {
			newest = t
		}
	}
	return newest.stamp > s.seen && s.SetAside(newest.text)
}

// read reads the texts of a slot, newer first.
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

// drop deletes a text that is stored elsewhere.
func (s *Slot) drop(name string, text stamped) {
	if s.tab.Local.Get(name) == text.whole {
		s.tab.Local.Remove(name)
	}
	if s.tab.Noted[name] == text.whole {
		s.tab.Journal.Delete(name)
	}
}

// stamped is a text with the time when it was written.
type stamped struct {
	stamp       int64
	text, whole string
}

// parse splits a text into stamp and content. A text without a stamp counts as the
// oldest.
func parse(whole string) stamped {
	head, text, _ := strings.Cut(whole, " ")
	stamp, _ := strconv.ParseInt(head, 10, 64)
	return stamped{stamp, text, whole}
}

// texts returns the texts of all slots from localStorage and the journal, newer first.
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

// rename moves the tab to a new slot.
func (s *Slot) rename() {
	s.name = prefix + strconv.FormatInt(max(s.tab.Clock.Now().UnixMicro(), s.stamp*1000), 36)
	for s.tab.Local.Get(s.name) != "" || s.tab.Noted[s.name] != "" {
		s.name += "0"
	}
	_ = s.tab.Session.Set(nameKey, s.name) // on failure, a reload begins with the slot written last
}

// claim ensures that no other tab uses the slot. Nothing is written until the claim is
// decided. A tab whose slot belongs to another moves to a new slot.
func (s *Slot) claim() {
	s.claimed = false
	s.turns++
	turn := s.turns
	s.tab.Claim(s.name, func(mine bool) {
		if s.turns != turn {
			return // released in the meantime
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

// Soon saves the state after a short delay, which combines many changes. The journal is
// written earlier.
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
			return // Now reports the error
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

// put writes a text to the journal and then calls done.
func (s *Slot) put(text string, done func()) {
	s.tab.Journal.Put(s.name, s.stamped(text), func(ok bool) {
		s.unnotable = !ok
		s.tell()
		done()
	})
}

// stamped prefixes a text with a stamp.
func (s *Slot) stamped(text string) string {
	s.stamp = max(s.tab.Clock.Now().UnixMilli(), s.stamp+1)
	return fmt.Sprintf("%d %s", s.stamp, text)
}

// Now saves the state if a change is waiting.
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
		s.put(text, func() {}) // nothing to do when done, since the page may be closing
	}
	s.tab.Made(text)
	s.tell()
}

// tell calls Tab.Full when storage runs out and when it is available again.
func (s *Slot) tell() {
	if full := s.lost && s.unnotable; full != s.full {
		s.full = full
		s.tab.Full(full)
	}
}

// Leave saves the state when the page closes, if a change is waiting or changed is set.
// If the claim is still undecided, the tab moves to a new slot. Nothing is written
// afterwards: if the page is shown again, its state may be outdated.
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

// Return must be called when a page that was left is shown again in its old state. It
// returns false if another page of the tab has since written the slot. The old page then
// stops writing, since the slot includes all of its changes.
func (s *Slot) Return() bool {
	if parse(s.tab.Local.Get(s.name)).stamp > s.stamp {
		s.past = true
		return false
	}
	s.claim()
	return true
}
