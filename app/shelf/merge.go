package shelf

import (
	"cmp"
	"time"
)

// Kept is a stored game.
type Kept struct {
	Entry Entry
	Text  string
}

// Merged counts the results of a merge.
type Merged struct {
	Added int // games that were new or more complete
	Known int // games already present
}

// All calls then with all stored games, including deleted ones, and all results.
func (s *Shelf) All(then func(games []Kept, results []string)) {
	s.List(func(list []Entry) {
		var ids []string
		for i := range list {
			ids = append(ids, list[i].ID)
		}
		s.Texts(ids, func(texts []string) {
			var games []Kept
			for i := range list {
				if texts[i] != "" {
					games = append(games, Kept{list[i], texts[i]})
				}
			}
			Results{s.store}.List(func(all []string) { then(games, all) })
		})
	})
}

// Merge adds games and results stored elsewhere, all or none, and calls then. It never
// overwrites a game: if neither of two games of the same puzzle includes the other, it
// stores the new one under an ID that includes its time. holds reports whether text
// includes everything in part. results maps IDs to texts.
func (s *Shelf) Merge(games []Kept, results map[string]string, holds func(text, part string) bool, then func(Merged)) {
	s.store.Begin(func(t Tables) {
		m := merger{t: t, holds: holds}
		m.games(games, func() {
			left := len(results)
			if left == 0 {
				then(m.merged)
			}
			for id, text := range results {
				t.Results.Put(id, text, func() {
					if left--; left == 0 {
						then(m.merged)
					}
				})
			}
		})
	})
}

// merger adds games one by one in a transaction.
type merger struct {
	t      Tables
	holds  func(text, part string) bool
	merged Merged
}

func (m *merger) games(games []Kept, then func()) {
	if len(games) == 0 {
		then()
		return
	}
	m.place(games[0], func() { m.games(games[1:], then) })
}

// place stores a game and calls then.
func (m *merger) place(g Kept, then func()) {
	m.t.Entries.Get(g.Entry.ID, func(text string, _ bool) {
		was, there := decode(text)
		if !there {
			m.put(g, then)
			return
		}
		m.t.Texts.Get(g.Entry.ID, func(text string, ok bool) {
			here := ok && (text == g.Text || m.holds(text, g.Text))
			switch {
			case here:
				m.merged.Known++
				m.t.Entries.Put(was.ID, with(was, &g.Entry), then)
			case !ok || m.holds(g.Text, text):
				both := g
				both.Entry.Title = cmp.Or(was.Title, g.Entry.Title)
				if was.Deleted.IsZero() {
					both.Entry.Deleted = time.Time{}
				}
				m.put(both, then)
			default:
				if g.Entry.earlierID() == g.Entry.ID {
					g.Entry.Changed = g.Entry.Changed.Add(time.Millisecond)
				}
				g.Entry.ID = g.Entry.earlierID()
				m.place(g, then)
			}
		})
	})
}

func (m *merger) put(g Kept, then func()) {
	m.merged.Added++
	m.t.Texts.Put(g.Entry.ID, g.Text, nil)
	m.t.Entries.Put(g.Entry.ID, g.Entry.encode(), then)
}

// with encodes an entry, with a missing title and grade taken from another entry of the
// same game. The result is marked as deleted only if both are.
func with(e Entry, other *Entry) string {
	e.Title, e.Grade = cmp.Or(e.Title, other.Title), cmp.Or(e.Grade, other.Grade)
	if other.Deleted.IsZero() {
		e.Deleted = time.Time{}
	}
	return e.encode()
}
