package slot

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/app/internal/script"
)

// fakeStorage is a storage in memory.
type fakeStorage struct {
	held map[string]string
	full bool
}

func (s *fakeStorage) Get(key string) string { return s.held[key] }
func (s *fakeStorage) Remove(key string)     { delete(s.held, key) }
func (s *fakeStorage) Keys() []string        { return slices.Sorted(maps.Keys(s.held)) }

func (s *fakeStorage) Set(key, value string) error {
	if s.full {
		return errors.New("full")
	}
	s.held[key] = value
	return nil
}

// fakeTab is a tab of the browser, which outlives its page.
type fakeTab struct {
	session fakeStorage
	slot    *Slot
	before  *Slot // slot of the previous page
	state   string
}

func TestSlots(t *testing.T) {
	script.Run(t, []script.Case{
		{Name: "a first visit, and a reload", Script: `
			A opens        => A has nothing
			A becomes ab   =>
			300ms          => A made ab
			A opens        => A has ab`},
		{Name: "many changes are saved once", Script: `
			A opens        => A has nothing
			A becomes a    =>
			200ms          =>
			A becomes ab   =>
			99ms           =>
			1ms            => A made ab
			50ms           =>
			A becomes abc  =>
			299ms          =>
			1ms            => A made abc
			10s            =>`},
		{Name: "a new tab begins with the slot written last", Script: `
			A opens        => A has nothing
			A becomes a    =>
			1s             => A made a
			B opens        => B has a
			B becomes b    =>
			1s             => B made b
			A becomes aa   =>
			1s             => A made aa
			C opens        => C has aa`},
		{Name: "two tabs do not write over each other", Script: `
			A opens        => A has nothing
			A becomes a    =>
			1s             => A made a
			B opens        => B has a
			B becomes b    =>
			A becomes aa   =>
			1s             => B made b; A made aa
			A opens        => A has aa
			B opens        => B has b`},
		{Name: "a tab that is closed mid-save leaves what it wrote before", Script: `
			A opens        => A has nothing
			A becomes a    =>
			1s             => A made a
			A becomes ab   =>
			B opens        => B has a`},
		{Name: "a page that goes away saves at once", Script: `
			A opens        => A has nothing
			A becomes a    =>
			A leaves       => A made a
			10s            =>
			A opens        => A has a`},
		{Name: "a page that goes away with nothing to save", Script: `
			A opens        => A has nothing
			A leaves       =>
			A leaves changed => A made nothing`},
		{Name: "saved at once, then again after the next change", Script: `
			A opens        => A has nothing
			A becomes a    =>
			100ms          =>
			A saves        => A made a
			A saves        =>
			100ms          =>
			A becomes ab   =>
			1s             => A made ab
			1s             =>`},
		{Name: "no room: said once, and once when there is room again", Script: `
			A opens        => A has nothing
			full           =>
			journal full   =>
			A becomes a    =>
			1s             => A full true; A made a
			A becomes ab   =>
			1s             => A made ab
			room           =>
			A becomes abc  =>
			1s             => A full false; A made abc
			A becomes abcd =>
			1s             => A made abcd
			A opens        => A has abcd`},
		{Name: "no room but in the journal: nothing is lost, so nothing is said", Script: `
			full           =>
			A opens        => A has nothing
			A becomes a    =>
			1s             => A made a
			A becomes ab   =>
			1s             => A made ab
			B opens        => B has ab
			A opens        => A has ab`},
		{Name: "no room but in the journal, and the page goes away", Script: `
			A opens        => A has nothing
			1ms            =>
			full           =>
			A becomes a    =>
			A leaves       => A made a
			B opens        => B has a`},
		{Name: "no journal: the local storage is enough", Script: `
			journal full   =>
			A opens        => A has nothing
			A becomes a    =>
			1s             => A made a
			A opens        => A has a`},
		{Name: "the browser is killed: at most the last action is missing", Script: `
			A opens        => A has nothing
			A becomes a    =>
			20ms           =>
			A becomes ab   =>
			20ms           =>
			A becomes abc  =>
			19ms           =>
			killed         =>
			B opens        => B has ab
			A opens        => A has ab`},
		{Name: "a journal that is slow is written once for what happens meanwhile", Script: `
			journal slow   =>
			A opens        => A has nothing
			A becomes a    =>
			20ms           =>
			A becomes ab   =>
			20ms           =>
			A becomes abc  =>
			20ms           =>
			journal writes => 1 text
			20ms           =>
			journal writes => 1 text
			20ms           =>
			journal writes => 0 texts
			killed         =>
			B opens        => B has abc`},
		{Name: "the newer of journal and local storage counts", Script: `
			notes sudoku/slot/a 3 journal =>
			holds sudoku/slot/a 2 local   =>
			notes sudoku/slot/b 4 other   =>
			holds sudoku/slot/b 5 newest  =>
			A opens        => A has newest
			B resumes a    => B has journal`},
		{Name: "the clock goes back: what comes later counts", Script: `
			A opens        => A has nothing
			A becomes a    =>
			1s             => A made a
			back           =>
			A becomes ab   =>
			1s             => A made ab
			B opens        => B has ab
			B becomes b    =>
			1s             => B made b
			killed         =>
			C opens        => C has b
			A opens        => A has ab`},
		{Name: "a copied tab has a slot of its own, with the state", Script: `
			A opens        => A has nothing
			A becomes a    =>
			1s             => A made a
			B copies A     => B has a
			1ms            => B made a
			B becomes b    =>
			A becomes aa   =>
			1s             => B made b; A made aa
			A opens        => A has aa
			B opens        => B has b`},
		{Name: "a copy of a copy, while all change", Script: `
			A opens        => A has nothing
			A becomes a    =>
			1s             => A made a
			B copies A     => B has a
			C copies B     => C has a
			B becomes b    =>
			C becomes c    =>
			A becomes aa   =>
			1s             => B made b; C made c; A made aa
			A opens        => A has aa
			B opens        => B has b
			C opens        => C has c`},
		{Name: "a copied tab that goes away before it knows", Script: `
			A opens        => A has nothing
			A becomes a    =>
			1s             => A made a
			B copies A     => B has a
			B becomes b    =>
			B leaves       => B made b
			A opens        => A has a
			B opens        => B has b`},
		{Name: "a tab that is copied after the first was closed keeps the slot", Script: `
			A opens        => A has nothing
			A becomes a    =>
			1s             => A made a
			A closes       =>
			B copies A     => B has a
			1s             =>
			B becomes b    =>
			1s             => B made b
			slots          => b`},
		{Name: "back to a page that was kept as it was", Script: `
			A opens        => A has nothing
			A becomes a    =>
			A leaves       => A made a
			A returns      => A goes on
			1ms            =>
			A becomes ab   =>
			1s             => A made ab
			A opens        => A has ab`},
		{Name: "back to a page whose slot another page of the tab wrote", Script: `
			A opens        => A has nothing
			A becomes a    =>
			A leaves       => A made a
			A opens beside => A has a
			1ms            =>
			A becomes ab   =>
			A leaves       => A made ab
			A changes before it returns =>
			1s             =>
			A returns      => A begins again
			A leaves changed =>
			B opens        => B has ab`},
		{Name: "a state of a newer version is left alone and set aside; others are tried", Script: `
			holds sudoku/slot/a 3 newer =>
			holds sudoku/slot/b 2 b =>
			A resumes a    => A has b, found a newer
			stored sudoku/broken => newer
			A becomes aa   =>
			1s             => A made aa
			slots          => aa b newer`},
		{Name: "a damaged text: the older one of the slot is taken", Script: `
			holds sudoku/slot/a 3 {broken =>
			notes sudoku/slot/a 2 older =>
			holds sudoku/slot/b 9 b =>
			A resumes a    => A has older, found a damaged
			stored sudoku/broken => {broken
			stored sudoku/slot/a => `},
		{Name: "all damaged", Script: `
			holds sudoku/slot/a 3 {a =>
			notes sudoku/slot/a 2 {b =>
			holds sudoku/slot/b 9 {c =>
			A resumes a    => A has nothing, found a damaged
			1ms            =>
			aside          => {a {b {c
			A opens        => A has nothing
			aside          => {a {b {c`},
		{Name: "no more than eight are set aside", Script: `
			holds sudoku/slot/1 1 {1 =>
			holds sudoku/slot/2 2 {2 =>
			holds sudoku/slot/3 3 {3 =>
			holds sudoku/slot/4 4 {4 =>
			holds sudoku/slot/5 5 {5 =>
			holds sudoku/slot/6 6 {6 =>
			holds sudoku/slot/7 7 {7 =>
			holds sudoku/slot/8 8 {8 =>
			notes sudoku/slot/8 7 {9 =>
			A opens        => A has nothing, found a damaged
			aside          => {2 {3 {4 {5 {6 {7 {8 {9`},
		{Name: "no room to set aside: what is damaged stays where it is", Script: `
			holds sudoku/slot/a 3 {a =>
			full           =>
			A resumes a    => A has nothing, found a damaged
			stored sudoku/slot/a => 3 {a`},
		{Name: "the journal is known late: what was newer in it is set aside", Script: `
			holds sudoku/slot/a 3 a =>
			notes sudoku/slot/a 5 newest =>
			notes sudoku/slot/b 4 newer =>
			A resumes a late => A has a
			A hears late   => late
			aside          => newest`},
		{Name: "the journal is known late, and holds nothing new", Script: `
			holds sudoku/slot/a 3 a =>
			notes sudoku/slot/a 3 a =>
			A resumes a late => A has a
			A hears late   =>
			aside          =>`},
		{Name: "a state that cannot be written", Script: `
			A opens        => A has nothing
			A becomes a    =>
			1s             => A made a
			A becomes !    =>
			1s             => A full true
			A opens        => A has a`},
		{Name: "eight slots at most: those written longest ago go", Script: `
			A opens        => A has nothing
			A becomes a    =>
			1s             => A made a
			B opens        => B has a
			B becomes b    =>
			1s             => B made b
			C opens        => C has b
			C becomes c    =>
			1s             => C made c
			D opens        => D has c
			D becomes d    =>
			1s             => D made d
			E opens        => E has d
			E becomes e    =>
			1s             => E made e
			F opens        => F has e
			F becomes f    =>
			1s             => F made f
			G opens        => G has f
			G becomes g    =>
			1s             => G made g
			B becomes bb   =>
			1s             => B made bb
			H opens        => H has bb
			H becomes h    =>
			1s             => H made h
			slots          => a bb c d e f g h
			I opens        => I has h
			slots          => bb c d e f g h
			B opens        => B has bb
			1s             =>
			A opens        => A has h`},
		{Name: "other keys are none of its business", Script: `
			holds other 9999999999999 x =>
			A opens        => A has nothing
			A becomes a    =>
			1s             => A made a
			B opens        => B has a
			stored other   => 9999999999999 x`},
		{Name: "nor is a text without a key", Script: `
			holds '' 1 x   =>
			A opens        => A has nothing`},
		{Name: "a slot without a stamp is the oldest", Script: `
			holds sudoku/slot/zz nonsense x =>
			A opens        => A has x
			A becomes a    =>
			1s             => A made a
			B opens        => B has a`},
		{Name: "what cannot be read is set aside", Script: `
			holds sudoku/slot/zz 1 {broken =>
			A opens        => A has nothing, found a damaged
			stored sudoku/broken => {broken`},
		{Name: "a session that forgets: a reload begins with the slot written last", Script: `
			A opens forgetful => A has nothing
			A becomes a    =>
			1s             => A made a
			A opens        => A has a`},
	}, func(t *testing.T, s *script.Stage) func([]string) {
		b := newFakeBrowser(s)
		return func(event []string) { b.act(t, event) }
	})
}

// fakeBrowser is shared by the tabs.
type fakeBrowser struct {
	stage   *script.Stage
	local   *fakeStorage
	journal *fakeJournal
	holders map[string]*fakeTab // tabs that hold names
	tabs    map[string]*fakeTab
}

func newFakeBrowser(s *script.Stage) *fakeBrowser {
	return &fakeBrowser{s, &fakeStorage{held: map[string]string{}}, &fakeJournal{held: map[string]string{}}, map[string]*fakeTab{}, map[string]*fakeTab{}}
}

// fakeJournal is a journal in memory, which writes immediately or when the script tells
// it to.
type fakeJournal struct {
	held    map[string]string
	full    bool
	slow    bool
	waiting []func()
}

func (j *fakeJournal) Put(key, value string, done func(ok bool)) {
	put := func() {
		if !j.full {
			j.held[key] = value
		}
		done(!j.full)
	}
	if j.slow {
		j.waiting = append(j.waiting, put)
		return
	}
	put()
}

func (j *fakeJournal) Delete(key string) { delete(j.held, key) }

// claim gives a name to the first tab that claims it.
func (b *fakeBrowser) claim(tab *fakeTab) func(name string, then func(bool)) {
	return func(name string, then func(bool)) {
		b.stage.After(time.Millisecond, func() {
			holder := b.holders[name]
			mine := holder == nil || holder == tab
			if mine {
				b.holders[name] = tab
			}
			then(mine)
		})
	}
}

func (b *fakeBrowser) release(tab *fakeTab) {
	maps.DeleteFunc(b.holders, func(_ string, holder *fakeTab) bool { return holder == tab })
}

func (b *fakeBrowser) act(t *testing.T, event []string) {
	s := b.stage
	switch event[0] {
	case "full", "room":
		b.local.full = event[0] == "full"
		if event[0] == "room" {
			b.journal.full = false
		}
	case "back":
		s.Clock.Move(-time.Hour)
	case "holds":
		b.local.held[strings.Trim(event[1], "'")] = strings.Join(event[2:], " ")
	case "notes":
		b.journal.held[event[1]] = strings.Join(event[2:], " ")
	case "journal":
		b.setJournal(event[1])
	case "killed": // localStorage loses its contents
		clear(b.local.held)
		clear(b.holders)
	case "stored":
		s.Say("%s", b.local.held[event[1]])
	case "aside":
		s.Say("%s", strings.Join(slices.Sorted(maps.Values((&Slot{tab: Tab{Local: b.local}}).Aside())), " "))
	case "slots":
		var texts []string
		for key, text := range b.local.held {
			if strings.HasPrefix(key, "sudoku/slot/") {
				texts = append(texts, strings.Fields(text)[1])
			}
		}
		slices.Sort(texts)
		s.Say("%s", strings.Join(texts, " "))
	default:
		b.actTab(t, event[0], event[1:])
	}
}

func (b *fakeBrowser) setJournal(event string) {
	switch event {
	case "full":
		b.journal.full = true
	case "slow":
		b.journal.slow = true
	case "writes":
		waiting := b.journal.waiting
		b.journal.waiting = nil
		for _, put := range waiting {
			put()
		}
		noun := "texts"
		if len(waiting) == 1 {
			noun = "text"
		}
		b.stage.Say("%d %s", len(waiting), noun)
	}
}

func (b *fakeBrowser) actTab(t *testing.T, name string, event []string) {
	tab := b.tabs[name]
	if tab == nil {
		tab = &fakeTab{session: fakeStorage{held: map[string]string{}}}
		b.tabs[name] = tab
	}
	switch event[0] {
	case "copies":
		tab.session.held = maps.Clone(b.tabs[event[1]].session.held)
		b.open(tab, name, false)
	case "resumes":
		tab.session.held["sudoku/slot"] = "sudoku/slot/" + event[1]
		b.open(tab, name, len(event) > 2)
	case "opens":
		if len(event) == 1 || event[1] != "beside" {
			b.release(tab)
		} else {
			tab.before = tab.slot
		}
		tab.session.full = len(event) > 1 && event[1] == "forgetful"
		b.open(tab, name, false)
	case "closes":
		b.release(tab)
	case "hears":
		if tab.slot.Late(b.journal.held) {
			b.stage.Say("late")
		}
	case "becomes":
		tab.state = event[1]
		tab.slot.Soon()
	case "changes":
		tab.before.Soon()
		tab.before.Now()
	case "saves":
		tab.slot.Now()
	case "leaves":
		tab.slot.Leave(len(event) > 1)
		b.release(tab)
	case "returns":
		if tab.before != nil {
			tab.slot = tab.before
		}
		if tab.slot.Return() {
			b.stage.Say("%s goes on", name)
		} else {
			b.stage.Say("%s begins again", name)
		}
	default:
		t.Fatalf("no event %q", event)
	}
}

func (b *fakeBrowser) open(tab *fakeTab, name string, late bool) {
	s := b.stage
	tab.state = ""
	noted := maps.Clone(b.journal.held)
	if late {
		noted = nil
	}
	var found [readings]bool
	tab.slot, found = Open(Tab{
		Local: b.local, Session: &tab.session, Clock: s, Journal: b.journal, Noted: noted, Claim: b.claim(tab),
		Read: func(text string) Reading {
			switch {
			case strings.HasPrefix(text, "{"):
				return Damaged
			case text == "newer":
				return Newer
			}
			tab.state = text
			return Read
		},
		Text: func() (string, error) {
			if tab.state == "!" {
				return "", errors.New("no form")
			}
			return tab.state, nil
		},
		Made: func(text string) { s.Say("%s made %s", name, orNothing(text)) },
		Full: func(full bool) { s.Say("%s full %v", name, full) },
	})
	said := ""
	for reading, word := range map[Reading]string{Damaged: ", found a damaged", Newer: ", found a newer"} {
		if found[reading] {
			said += word
		}
	}
	s.Say("%s has %s%s", name, orNothing(tab.state), said)
}

func orNothing(text string) string {
	if text == "" {
		return "nothing"
	}
	return text
}

// TestBytes checks that the stored bytes stay the same, so that later versions can read
// them.
func TestBytes(t *testing.T) {
	b := newFakeBrowser(script.NewStage())
	for _, event := range []string{"A opens", "1ms", "A becomes {}", "A leaves"} {
		if event == "1ms" {
			b.stage.Move(time.Millisecond)
			continue
		}
		b.act(t, strings.Fields(event))
	}
	b.tabs["A"].slot.SetAside("{")
	b.stage.Move(time.Second)
	if got, want := fmt.Sprint(b.tabs["A"].session.held), "map[sudoku/slot:sudoku/slot/gtv3bcr9c0]"; got != want {
		t.Errorf("the session holds %s, want %s", got, want)
	}
	if got, want := fmt.Sprint(b.local.held), `map[sudoku/broken:{ sudoku/slot/gtv3bcr9c0:1709208000001 {}]`; got != want {
		t.Errorf("the browser holds %s, want %s", got, want)
	}
	if got, want := fmt.Sprint(b.journal.held), `map[sudoku/slot/gtv3bcr9c0:1709208000021 {}]`; got != want {
		t.Errorf("the journal holds %s, want %s", got, want)
	}
}
