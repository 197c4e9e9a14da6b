package shelf

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/app/internal/script"
)

// TestShelf checks sequences of saves by several tabs. The text of a game has a letter
// for each action, so that a game includes another if it has all of the other's letters.
func TestShelf(t *testing.T) {
	script.Run(t, []script.Case{
		{Name: "kept, listed, opened", Script: `
			A keeps p ab     => A goes on
			A lists          => p ab
			A loads p        => ab
			A loads q        => nothing`},
		{Name: "the game changed last is listed first", Script: `
			A keeps p a      => A goes on
			1s               =>
			A keeps q a      => A goes on
			A lists          => q a, p a
			1s               =>
			A keeps p ab     => A goes on
			A lists          => p ab, q a`},
		{Name: "the same game again and again takes one place, undone or not", Script: `
			A keeps p a      => A goes on
			A keeps p ab     => A goes on
			A keeps p c      => A goes on
			A lists          => p c`},
		{Name: "what was just written is not written again", Script: `
			A keeps p a      => A goes on
			1s               =>
			A keeps p a      => A goes on
			changed p        => 0s`},
		{Name: "a later visit goes on with the same game", Script: `
			A keeps p ab     => A goes on
			1s               =>
			B keeps p abc    => B goes on
			B lists          => p abc`},
		{Name: "another game of the same puzzle: the earlier one is set aside", Script: `
			A keeps p ab     => A goes on
			2s               =>
			B keeps p c      => B goes on
			B lists          => p c, p@20240229T120000.000 ab
			B loads p@20240229T120000.000 => ab
			1s               =>
			B keeps p cd     => B goes on
			B lists          => p cd, p@20240229T120000.000 ab`},
		{Name: "two tabs play the same puzzle: neither game is lost", Script: `
			A keeps p ab     => A goes on
			1s               =>
			B keeps p c      => B goes on
			1s               =>
			A keeps p abx    => A goes on
			A lists          => p abx, p@20240229T120001.000 c
			1s               =>
			B keeps p cd     => B goes on
			1s               =>
			A keeps p abxy   => A goes on
			1s               =>
			B keeps p cde    => B goes on
			B lists          => p cde, p@20240229T120004.000 abxy`},
		{Name: "a game that was set aside and got a title stays, whatever it is a part of", Script: `
			A keeps p ab     => A goes on
			1s               =>
			B keeps p c      => B goes on
			A titles p@20240229T120000.000 First =>
			1s               =>
			A keeps p abx    => A goes on
			A lists          => p abx, p@20240229T120001.000 c, p@20240229T120000.000 ab "First"`},
		{Name: "two tabs write at the same moment", Script: `
			A keeps p ab later =>
			1ms              =>
			B keeps p c later =>
			settle           => A goes on; B goes on
			A lists          => p c, p@20240229T120000.000 ab`},
		{Name: "a write between a tab's question and its answer waits", Script: `
			A keeps p ab     => A goes on
			1s               =>
			B keeps p cd later =>
			A keeps p abx later =>
			step             =>
			step             =>
			settle           => B goes on; A goes on
			A lists          => p abx, p@20240229T120001.000 cd`},
		{Name: "one game is written twice before the first is there", Script: `
			A keeps p a later =>
			A keeps p b later =>
			settle           => A goes on; A goes on
			A lists          => p b`},
		{Name: "a puzzle that is set up takes one place", Script: `
			A keeps 1.... a setup    => A goes on
			A keeps 12... ab setup   => A goes on
			A titles 12... Mine      =>
			A keeps 123.. abc setup  => A goes on
			A lists                  => 123.. abc "Mine"
			A keeps 124.. abcd setup => A goes on
			A lists                  => 124.. abcd "Mine"
			A keeps 124.. abcde      => A goes on
			A lists                  => 124.. abcde "Mine"
			stored                   => 124.. and 124..`},
		{Name: "it is set up on a later visit", Script: `
			A keeps q x              => A goes on
			A keeps 12... ab setup   => A goes on
			1s                       =>
			B keeps 123.. abc setup  => B goes on
			B lists                  => 123.. abc, q x`},
		{Name: "another puzzle is set up over it: both stay", Script: `
			A keeps 123.. abc setup  => A goes on
			1s                       =>
			A keeps 4.... abcd setup => A goes on
			A lists                  => 4.... abcd, 123.. abc`},
		{Name: "two tabs set the same puzzle up: both stay", Script: `
			A keeps 123.. abc setup  => A goes on
			1s                       =>
			B keeps 1234. abx setup  => B goes on
			B lists                  => 1234. abx, 123.. abc`},
		{Name: "two tabs, one a copy of the other", Script: `
			A keeps 123.. abc setup  => A goes on
			1s                       =>
			B keeps 1234. abcx setup => B goes on
			1s                       =>
			A keeps 123.5 abcy setup => A goes on
			A lists                  => 123.5 abcy, 1234. abcx`},
		{Name: "a game that was played stays when its givens are changed", Script: `
			A keeps 123.. abc        => A goes on
			1s                       =>
			A keeps 1234. abcd setup => A goes on
			A lists                  => 1234. abcd, 123.. abc`},
		{Name: "a set-up that was deleted stays deleted", Script: `
			A keeps 123.. abc setup  => A goes on
			A drops 123..            => 123.. deleted
			1s                       =>
			A keeps 1234. abcd setup => A goes on
			A lists                  => 1234. abcd, 123.. abc deleted`},
		{Name: "the store has failed: what was written is written again", Script: `
			A keeps p ab             => A goes on
			lose p                   =>
			A fails                  =>
			A keeps p ab             => A goes on
			A lists                  => p ab`},
		{Name: "a text that cannot be read is set aside", Script: `
			A keeps p ?      => A goes on
			1s               =>
			B keeps p ab     => B goes on
			B lists          => p ab, p@20240229T120000.000 ?`},
		{Name: "an entry without its text is written over", Script: `
			A keeps p ab     => A goes on
			lose p           =>
			1s               =>
			B keeps p c      => B goes on
			B lists          => p c`},
		{Name: "a damaged entry is not listed, and written over", Script: `
			A keeps p a      => A goes on
			damage p         =>
			A lists          =>
			A drops p        =>
			B keeps p b      => B goes on
			B lists          => p b
			damage p         =>
			B keeps p c      => B goes on
			B lists          => p c`},
		{Name: "a tab is closed while it writes: all or nothing", Script: `
			A keeps p ab     => A goes on
			1s               =>
			B keeps p c later =>
			step             =>
			step             =>
			step             =>
			step             =>
			step             =>
			B closes         =>
			settle           =>
			C lists          => p ab
			1s               =>
			A keeps p abx    => A goes on
			A lists          => p abx`},
		{Name: "a tab is closed before its turn", Script: `
			A keeps p ab later =>
			B keeps q c later =>
			B closes         =>
			settle           => A goes on
			C lists          => p ab`},
		{Name: "no room: nothing is lost, and it is tried again", Script: `
			A keeps p ab     => A goes on
			1s               =>
			full             =>
			A keeps p abc    =>
			room             =>
			A lists          => p ab
			A keeps p abc    => A goes on
			A lists          => p abc`},
		{Name: "titles stay with the puzzle, and with what is set aside", Script: `
			A keeps p a      => A goes on
			A titles p Mine  =>
			A keeps p ab     => A goes on
			A lists          => p ab "Mine"
			1s               =>
			B keeps p c      => B goes on
			B lists          => p c "Mine", p@20240229T120000.000 ab "Mine"
			B titles q Lost  =>
			B lists          => p c "Mine", p@20240229T120000.000 ab "Mine"`},
		{Name: "a game that was set aside is set aside under its own time", Script: `
			A keeps p@20240101T000000.000 a => A goes on
			1s               =>
			B keeps p@20240101T000000.000 b => B goes on
			B lists          => p@20240101T000000.000 b, p@20240229T120000.000 a`},
		{Name: "deleted and brought back", Script: `
			A keeps p a      => A goes on
			A drops p        => p deleted
			A lists          => p a deleted
			A restores p     => p back
			A lists          => p a
			A restores q     =>
			A drops q        =>
			A lists          => p a`},
		{Name: "to play on brings back what was deleted", Script: `
			A keeps p a      => A goes on
			A drops p        => p deleted
			A keeps p ab     => A goes on
			A lists          => p ab`},
		{Name: "several are deleted and brought back at once", Script: `
			A keeps p a      => A goes on
			A keeps q b      => A goes on
			1s               =>
			A keeps r c      => A goes on
			A reads p r x    => ["a" "c" ""]
			A drops p r x    => p and r and x deleted
			A lists          => r c deleted, p a deleted, q b
			A drops x        =>
			A restores p r   => p and r back
			A lists          => r c, p a, q b`},
		{Name: "a grade stays with the puzzle, and is added when it is found", Script: `
			A keeps p a      => A goes on
			1s               =>
			A keeps p a Hard => A goes on
			changed p        => 0s
			A keeps p a      => A goes on
			A keeps p ab     => A goes on
			A lists          => p ab, Hard
			1s               =>
			B keeps p c      => B goes on
			B lists          => p c, Hard, p@20240229T120001.000 ab, Hard`},
		{Name: "what another browser kept is taken in, nothing is written over", Script: `
			A keeps p ab     => A goes on
			A keeps q abc    => A goes on
			A keeps r a      => A goes on
			1s               =>
			A merges p xy q ab r ab s a => 3 added, 1 known
			A lists          => p@20240229T120000.500 xy, r ab, s a, p ab, q abc
			A merges p xy q ab r ab s a => 0 added, 4 known
			A merges p z     => 1 added, 0 known
			A reads p p@20240229T120000.500 p@20240229T120000.501 => ["ab" "xy" "z"]`},
		{Name: "a merger brings titles and grades, and games that were deleted here", Script: `
			A keeps p ab     => A goes on
			A keeps q ab Hard => A goes on
			A titles p Mine  =>
			A drops p q      => p and q deleted
			A merges p abc q a => 1 added, 1 known
			A lists          => p abc "Mine", q ab, Hard`},
		{Name: "a merger without room changes nothing", Script: `
			A keeps p ab     => A goes on
			full             =>
			A merges p xy q a =>
			room             =>
			A lists          => p ab`},
		{Name: "deleting is not playing: no game is set aside for it", Script: `
			A keeps p a      => A goes on
			1s               =>
			B drops p        => p deleted
			A keeps p b      => A goes on
			A lists          => p b`},
		{Name: "deleted games are there for the time set, then they go with their texts", Script: `
			A keeps p a      => A goes on
			A keeps q a      => A goes on
			A drops p        => p deleted
			720h             =>
			A lists          => p a deleted, q a
			1ms              =>
			stored           => p q and p q
			A lists          => q a
			stored           => q and q
			A loads p        => nothing`},
	}, func(t *testing.T, s *script.Stage) func([]string) {
		store, tabs, began := newFakeStore(), map[string]*Shelf{}, s.Now()
		settle := func() {
			for store.step() {
			}
		}
		return func(event []string) {
			switch event[0] {
			case "settle":
				settle()
			case "step":
				store.step()
			case "full", "room":
				store.full = event[0] == "full"
			case "lose":
				delete(store.texts, event[1])
			case "damage":
				store.entries[event[1]] = `{"title":"half","filled":"none"}`
			case "stored":
				s.Say("%s and %s", keys(store.entries), keys(store.texts))
			case "changed":
				e, _ := decode(store.entries[event[1]])
				s.Say("%s", e.Changed.Sub(began))
			default:
				name := event[0]
				if tabs[name] == nil {
					tabs[name] = New(store.of(name), s, 30*24*time.Hour)
				}
				if event[1] == "closes" {
					store.closeTab(name)
					return
				}
				tab{s, store, tabs[name], name, began}.act(t, event[1], event[2:])
				if event[len(event)-1] != "later" {
					settle()
				}
			}
		}
	})
}

// tab is a page with its shelf.
type tab struct {
	stage *script.Stage
	store *fakeStore
	shelf *Shelf
	name  string
	began time.Time
}

func (b tab) act(t *testing.T, does string, words []string) {
	switch does {
	case "keeps":
		text := words[1]
		e := Entry{ID: words[0]}
		switch {
		case len(words) < 3 || words[2] == "later":
		case words[2] == "setup":
			e.Setup = true
		default:
			e.Grade = words[2]
		}
		b.shelf.Keep(Game{Entry: e, Text: text, Holds: func(earlier string) bool {
			return earlier != "" && earlier != "?" && strings.Trim(earlier, text) == ""
		}}, func() { b.stage.Say("%s goes on", b.name) })
	case "lists":
		b.shelf.List(func(list []Entry) {
			if len(list) > 0 {
				b.stage.Say("%s", b.words(list))
			}
		})
	case "loads":
		b.shelf.Load(words[0], func(text string, ok bool) {
			if !ok {
				text = "nothing"
			}
			b.stage.Say("%s", text)
		})
	case "drops":
		b.shelf.Delete(words, func() { b.stage.Say("%s deleted", strings.Join(words, " and ")) })
	case "restores":
		b.shelf.Restore(words, func() { b.stage.Say("%s back", strings.Join(words, " and ")) })
	case "reads":
		b.shelf.Texts(words, func(texts []string) { b.stage.Say("%q", texts) })
	case "merges":
		var games []Kept
		for i := 0; i < len(words); i += 2 {
			games = append(games, Kept{Entry{ID: words[i], Changed: b.began.Add(500 * time.Millisecond)}, words[i+1]})
		}
		b.shelf.Merge(games, map[string]string{"r": "result"}, func(text, part string) bool {
			return strings.Trim(part, text) == ""
		}, func(m Merged) { b.stage.Say("%d added, %d known", m.Added, m.Known) })
	case "fails":
		b.shelf.Lost()
	case "titles":
		b.shelf.Title(words[0], words[1])
	default:
		t.Fatalf("nobody %s", does)
	}
}

// words prints the ID, the text and the other properties of each entry.
func (b tab) words(list []Entry) string {
	var all []string
	for _, e := range list {
		words := e.ID + " " + b.store.texts[e.ID]
		if e.Title != "" {
			words += ` "` + e.Title + `"`
		}
		if e.Grade != "" {
			words += ", " + e.Grade
		}
		if !e.Deleted.IsZero() {
			words += " deleted"
		}
		all = append(all, words)
	}
	return strings.Join(all, ", ")
}

func keys(table map[string]string) string {
	return strings.Join(slices.Sorted(maps.Keys(table)), " ")
}

// TestEntryBytes checks that entries of earlier versions stay readable.
func TestEntryBytes(t *testing.T) {
	changed := time.Date(2024, 2, 29, 12, 30, 0, 123456789, time.FixedZone("", 3600))
	for _, c := range []struct {
		entry Entry
		want  string
	}{
		{
			Entry{ID: "53..7....", Title: "Mine", Filled: 2, Empty: 51, Millis: 61000, Changed: changed},
			`{"id":"53..7....","title":"Mine","filled":2,"empty":51,"solved":false,"millis":61000,"changed":"2024-02-29T12:30:00.123456789+01:00"}`,
		},
		{
			Entry{ID: "53..7....", Filled: 51, Empty: 51, Solved: true, Changed: changed.UTC(), Deleted: changed.UTC()},
			`{"id":"53..7....","title":"","filled":51,"empty":51,"solved":true,"millis":0,"changed":"2024-02-29T11:30:00.123456789Z","deleted":"2024-02-29T11:30:00.123456789Z"}`,
		},
		{
			Entry{ID: "53..7....", Filled: 1, Empty: 51, Changed: changed.UTC(), Entries: "..4......", Grade: "Easy"},
			`{"id":"53..7....","title":"","filled":1,"empty":51,"solved":false,"millis":0,"changed":"2024-02-29T11:30:00.123456789Z","entries":"..4......","grade":"Easy"}`,
		},
	} {
		if got := c.entry.encode(); got != c.want {
			t.Errorf("got  %s\nwant %s", got, c.want)
		}
		got, ok := decode(c.want)
		if !ok || !got.Changed.Equal(c.entry.Changed) || !got.Deleted.Equal(c.entry.Deleted) {
			t.Errorf("%s was restored as %+v", c.want, got)
		}
		got.Changed, got.Deleted = c.entry.Changed, c.entry.Deleted
		if got != c.entry {
			t.Errorf("%s was restored as %+v", c.want, got)
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add(`{"id":"53..7....","title":"Mine","filled":2,"empty":51,"solved":false,"millis":61000,"changed":"2024-02-29T12:30:00Z"}`)
	f.Add(`{"id":"","deleted":"2024-02-29T12:30:00Z"}`)
	f.Add(`{`)
	f.Fuzz(func(t *testing.T, text string) {
		e, ok := decode(text)
		if !ok {
			return
		}
		again, ok := decode(e.encode())
		if !ok || !again.Changed.Equal(e.Changed) || !again.Deleted.Equal(e.Deleted) || again.ID != e.ID || again.Title != e.Title {
			t.Errorf("%s was restored as %+v", e.encode(), again)
		}
	})
}
