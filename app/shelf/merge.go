package shelf

import (
	"cmp"
	"time"
)

// Kept is a game as it is kept.
type Kept struct {
	Entry Entry
	Text  string
}

// Merged is what became of the games of a merger.
type Merged struct {
	Added int // that were not here, or of which only a part was
	Known int // that were here
}

// All calls then with everything that is kept, deleted games and results too.
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

// Merge takes in games and results that were kept elsewhere, all or none, and
// calls then. Nothing that is here is written over: of two games of a puzzle
// where neither holds the other, the one that comes is set aside under its time.
// holds reports whether everything in part is in text. Results are by their IDs.
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

// merger places games in one transaction, one after the other.
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

// place puts a game where it belongs and calls then.
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

// with is an entry with what another of the same game knows: a title, a grade,
// and that it is not deleted.
func with(e Entry, other *Entry) string {
	e.Title, e.Grade = cmp.Or(e.Title, other.Title), cmp.Or(e.Grade, other.Grade)
	if other.Deleted.IsZero() {
		e.Deleted = time.Time{}
	}
	return e.encode()
}
