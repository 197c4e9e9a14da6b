// Package shelf stores games for later visits. It decides the ID of a game, what happens
// to an earlier game of the same puzzle, and how long deleted games are kept. Tabs share
// the store without communicating. A puzzle is stored under its givens, with its history
// and time, from its first entry or mark on, or while its givens are being set up. If
// another tab or visit wrote a game of the same puzzle that the new one does not include,
// that game is set aside under its time.
package shelf

import (
	"cmp"
	"errors"
	"sort"
	"strings"
	"time"

	"sudoku/app/clock"
)

// Known reasons why a store cannot be used.
var (
	// ErrNewer reports that a newer version of the page has upgraded the store.
	ErrNewer = errors.New("shelf: changed by a newer version")
	// ErrBlocked reports that a page of an earlier version is open and prevents an
	// upgrade of the store.
	ErrBlocked = errors.New("shelf: in use by an earlier version")
)

// Store is a database.
type Store interface {
	// Begin calls use with the tables. All requests made by use and its callbacks form
	// one transaction: they are executed completely or not at all, and exclude other
	// access. A callback is called once its request has succeeded, even if the
	// transaction fails later.
	Begin(use func(Tables))
}

// Tables holds the tables of a store, keyed by ID. Entries are separate from the games
// with their histories, so that the library loads quickly.
type Tables struct{ Entries, Texts, Results Table }

// Table stores texts by ID.
type Table interface {
	Get(id string, then func(text string, ok bool))
	All(then func(texts []string))
	// Put calls then, if not nil, once the text is written.
	Put(id, text string, then func())
	Delete(id string)
}

// Game is a puzzle with its history.
type Game struct {
	Entry Entry // lacks the times and the title, which the shelf adds
	Text  string
	// Holds reports whether this game includes everything in an earlier text of the
	// puzzle. It returns false for unreadable text.
	Holds func(text string) bool
}

// Shelf stores games.
type Shelf struct {
	store       Store
	clock       clock.Clock
	keepDeleted time.Duration

	keptID  string               // ID of the game written last
	kept    string               // text of that game
	graded  string               // grade of that game
	setup   bool                 // whether the givens of that game are being set up
	looked  bool                 // whether an earlier page's entry of the first game was looked up
	written map[string]time.Time // time when this page last wrote each game, by ID
}

// New returns a shelf that keeps deleted games for the time keepDeleted.
func New(store Store, c clock.Clock, keepDeleted time.Duration) *Shelf {
	return &Shelf{store: store, clock: c, keepDeleted: keepDeleted, written: map[string]time.Time{}}
}

// Keep stores a game and calls then. A game of the same puzzle that this page did not
// write, and that this game does not include, is set aside. While a puzzle is being set
// up, its stored game moves to the ID of the new givens.
func (s *Shelf) Keep(g Game, then func()) {
	if g.Entry.ID == s.keptID && g.Text == s.kept {
		s.grade(&g.Entry, then)
		return
	}
	g.Entry.Changed = s.clock.Now()
	s.store.Begin(func(t Tables) {
		s.move(&g, t, func() { s.place(&g, t, then) })
	})
}

// Lost forgets what was written. It must be called when the store has failed, since the last
// write may be missing.
func (s *Shelf) Lost() {
	s.keptID, s.kept, s.graded, s.setup, s.looked = "", "", "", false, false
	clear(s.written)
}

// place stores a game.
func (s *Shelf) place(g *Game, t Tables, then func()) {
	t.Entries.Get(g.Entry.ID, func(text string, _ bool) {
		was, there := decode(text)
		if there {
			g.Entry.Title, g.Entry.Grade = was.Title, cmp.Or(g.Entry.Grade, was.Grade)
		}
		if !there || was.Changed.Equal(s.written[g.Entry.ID]) {
			s.write(g, t, then)
			return
		}
		t.Texts.Get(g.Entry.ID, func(text string, ok bool) {
			if !ok || g.Holds(text) {
				s.write(g, t, then)
				return
			}
			was.ID = was.earlierID()
			t.Entries.Put(was.ID, was.encode(), nil)
			t.Texts.Put(was.ID, text, nil)
			// Two tabs that continue the same game overwrite it in turn. A game that one
			// of them set aside is soon included in a newer one.
			t.Entries.All(func(all []string) {
				g.absorb(all, func(e *Entry) bool {
					return strings.HasPrefix(e.ID, g.Entry.ID+"@") && (e.Title == "" || e.Title == g.Entry.Title)
				}, t, func() { s.write(g, t, then) })
			})
		})
	})
}

func (s *Shelf) write(g *Game, t Tables, then func()) {
	t.Entries.Put(g.Entry.ID, g.Entry.encode(), nil)
	t.Texts.Put(g.Entry.ID, g.Text, func() {
		s.keptID, s.kept, s.graded, s.setup, s.looked = g.Entry.ID, g.Text, g.Entry.Grade, g.Entry.Setup, true
		s.written[g.Entry.ID] = g.Entry.Changed
		then()
	})
}

// grade adds the grade of the last game written, if it became known after the game was
// written, and then calls then.
func (s *Shelf) grade(e *Entry, then func()) {
	if e.Grade == "" || e.Grade == s.graded {
		then()
		return
	}
	s.graded = e.Grade
	s.edit([]string{e.ID}, func(kept *Entry) { kept.Grade = e.Grade }, then)
}

// List calls then with the stored games, latest change first. It removes games that were
// deleted long ago.
func (s *Shelf) List(then func([]Entry)) {
	s.store.Begin(func(t Tables) {
		t.Entries.All(func(all []string) {
			var list []Entry
			for _, text := range all {
				e, ok := decode(text)
				switch {
				case !ok:
				case !e.Deleted.IsZero() && s.clock.Now().Sub(e.Deleted) > s.keepDeleted:
					t.Entries.Delete(e.ID)
					t.Texts.Delete(e.ID)
				default:
					list = append(list, e)
				}
			}
			sort.Slice(list, func(i, j int) bool { return list[i].Changed.After(list[j].Changed) })
			then(list)
		})
	})
}

// Load calls then with the text of a game; ok is false if it does not exist.
func (s *Shelf) Load(id string, then func(text string, ok bool)) {
	s.store.Begin(func(t Tables) { t.Texts.Get(id, then) })
}

// Texts calls then with the texts of games, "" for those that do not exist.
func (s *Shelf) Texts(ids []string, then func(texts []string)) {
	if len(ids) == 0 {
		then(nil)
		return
	}
	s.store.Begin(func(t Tables) {
		var texts []string
		for _, id := range ids {
			t.Texts.Get(id, func(text string, _ bool) {
				if texts = append(texts, text); len(texts) == len(ids) {
					then(texts)
				}
			})
		}
	})
}

// Delete marks games as deleted and then calls then.
func (s *Shelf) Delete(ids []string, then func()) {
	s.edit(ids, func(e *Entry) { e.Deleted = s.clock.Now() }, then)
}

// Restore undoes Delete.
func (s *Shelf) Restore(ids []string, then func()) {
	s.edit(ids, func(e *Entry) { e.Deleted = time.Time{} }, then)
}

// Title sets the title of a game.
func (s *Shelf) Title(id, title string) {
	s.edit([]string{id}, func(e *Entry) { e.Title = title }, func() {})
}

// edit changes the entries of games and calls then once they are written. If none of the
// games exists, it does not call then.
func (s *Shelf) edit(ids []string, change func(*Entry), then func()) {
	s.store.Begin(func(t Tables) {
		asked, found := len(ids), []Entry(nil)
		for _, id := range ids {
			t.Entries.Get(id, func(text string, _ bool) {
				asked--
				if e, ok := decode(text); ok {
					found = append(found, e)
				}
				if asked > 0 {
					return
				}
				for i := range found {
					change(&found[i])
					written := then
					if i < len(found)-1 {
						written = nil
					}
					t.Entries.Put(found[i].ID, found[i].encode(), written)
				}
			})
		}
	})
}
