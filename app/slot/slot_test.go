package slot

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

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

// fakeTab is a tab of the browser, which lives longer than the page in it.
type fakeTab struct {
	session fakeStorage
	slot    *Slot
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
			A becomes a    =>
			1s             => A made a; A full true
			A becomes ab   =>
			1s             => A made ab
			room           =>
			A becomes abc  =>
			1s             => A made abc; A full false
			A becomes abcd =>
			1s             => A made abcd
			A opens        => A has abcd`},
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
			A opens        => A has {broken
			A sets it aside =>
			stored sudoku/broken => {broken`},
		{Name: "a session that forgets: a reload begins with the slot written last", Script: `
			A opens forgetful => A has nothing
			A becomes a    =>
			1s             => A made a
			A opens        => A has a`},
	}, func(t *testing.T, s *script.Stage) func([]string) {
		local, tabs := &fakeStorage{held: map[string]string{}}, map[string]*fakeTab{}
		return func(event []string) {
			switch event[0] {
			case "full", "room":
				local.full = event[0] == "full"
			case "holds":
				local.held[strings.Trim(event[1], "'")] = strings.Join(event[2:], " ")
			case "stored":
				s.Say("%s", local.held[event[1]])
			case "slots":
				var texts []string
				for key, text := range local.held {
					if strings.HasPrefix(key, "sudoku/slot/") {
						texts = append(texts, strings.Fields(text)[1])
					}
				}
				slices.Sort(texts)
				s.Say("%s", strings.Join(texts, " "))
			default:
				name := event[0]
				if tabs[name] == nil {
					tabs[name] = &fakeTab{session: fakeStorage{held: map[string]string{}}}
				}
				tabs[name].act(t, s, local, name, event[1:])
			}
		}
	})
}

func (b *fakeTab) act(t *testing.T, s *script.Stage, local Storage, name string, event []string) {
	switch event[0] {
	case "opens":
		b.session.full = len(event) > 1
		b.slot, b.state = Open(Tab{
			Local: local, Session: &b.session, Clock: s,
			Text: func() (string, error) {
				if b.state == "!" {
					return "", errors.New("no form")
				}
				return b.state, nil
			},
			Made: func(text string) { s.Say("%s made %s", name, orNothing(text)) },
			Full: func(full bool) { s.Say("%s full %v", name, full) },
		})
		s.Say("%s has %s", name, orNothing(b.state))
	case "becomes":
		b.state = event[1]
		b.slot.Soon()
	case "saves":
		b.slot.Now()
	case "leaves":
		b.slot.Leave(len(event) > 1)
	case "sets":
		b.slot.SetAside(b.state)
	default:
		t.Fatalf("no event %q", event)
	}
}

func orNothing(text string) string {
	if text == "" {
		return "nothing"
	}
	return text
}

// What a visit leaves must be found by every later one.
func TestBytes(t *testing.T) {
	s := script.NewStage()
	local, session := &fakeStorage{held: map[string]string{}}, &fakeStorage{held: map[string]string{}}
	slot, _ := Open(Tab{
		Local: local, Session: session, Clock: s,
		Text: func() (string, error) { return `{"version":2}`, nil },
		Made: func(string) {}, Full: func(bool) {},
	})
	slot.Leave(true)
	slot.SetAside("{")
	if got, want := fmt.Sprint(session.held), "map[sudoku/slot:sudoku/slot/gtv3bcr9c0]"; got != want {
		t.Errorf("the session holds %s, want %s", got, want)
	}
	if got, want := fmt.Sprint(local.held), `map[sudoku/broken:{ sudoku/slot/gtv3bcr9c0:1709208000000 {"version":2}]`; got != want {
		t.Errorf("the browser holds %s, want %s", got, want)
	}
}
