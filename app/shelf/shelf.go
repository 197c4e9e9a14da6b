// Package shelf keeps games for later visits: which game is kept under which ID,
// what becomes of an earlier game of the same puzzle, and for how long deleted
// ones are there. Tabs share the store and know nothing of each other.
package shelf

import (
	"cmp"
	"errors"
	"sort"
	"strings"
	"time"

	"sudoku/app/clock"
)

// What keeps a store from being used, where it is known.
var (
	// ErrNewer: a newer version of the page has changed the store.
	ErrNewer = errors.New("shelf: changed by a newer version")
	// ErrBlocked: a page of an earlier version is open and has to be closed
	// before the store can be changed.
	ErrBlocked = errors.New("shelf: in use by an earlier version")
)

// Store is a database.
type Store interface {
	// Begin calls use with its tables. Everything that use, and what it waits
	// for, asks of them is one transaction: all of it is done or nothing, and
	// nobody else reads or writes meanwhile. Where that fails, what waits is
	// not called.
	Begin(use func(Tables))
}

// Tables are the tables of a store, keyed by ID. What the list shows of each
// game is kept apart from the game with its history, so that the list is read
// fast.
type Tables struct{ Entries, Texts, Results Table }

// Table holds texts by their IDs.
type Table interface {
	Get(id string, then func(text string, ok bool))
	All(then func(texts []string))
	// Put calls then, which may be nil, when the text is written.
	Put(id, text string, then func())
	Delete(id string)
}

// Game is a puzzle with its history.
type Game struct {
	Entry Entry // but for its times and its title, which the shelf knows
	Text  string
	// Holds reports whether everything in an earlier text of the puzzle is in
	// this game; false for a text that cannot be read.
	Holds func(text string) bool
}

// Shelf keeps games in a store.
type Shelf struct {
	store       Store
	clock       clock.Clock
	keepDeleted time.Duration

	keptID  string               // of the game that was written last
	kept    string               // its text
	graded  string               // and its grade
	setup   bool                 // and its givens are being set up
	looked  bool                 // for what an earlier page kept of the first game
	written map[string]time.Time // when this page wrote a game last, by ID
}

// New is a shelf that keeps deleted games for a while.
func New(store Store, c clock.Clock, keepDeleted time.Duration) *Shelf {
	return &Shelf{store: store, clock: c, keepDeleted: keepDeleted, written: map[string]time.Time{}}
}

// Keep writes a game and calls then. A game of the same puzzle that this page
// did not write, and that is not a part of this game, is set aside. What was kept
// of a puzzle that was being set up moves on with its givens.
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

// Lost is called when the store has failed: what was written last may not be there.
func (s *Shelf) Lost() {
	s.keptID, s.kept, s.graded, s.setup, s.looked = "", "", "", false, false
	clear(s.written)
}

// place writes a game where it belongs.
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
			// Two tabs that play on take turns here: what one has set aside of the
			// other's game is soon a part of it.
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

// grade adds the grade of the game that was written last, if it was found out
// since, and calls then.
func (s *Shelf) grade(e *Entry, then func()) {
	if e.Grade == "" || e.Grade == s.graded {
		then()
		return
	}
	s.graded = e.Grade
	s.edit([]string{e.ID}, func(kept *Entry) { kept.Grade = e.Grade }, then)
}

// List calls then with what is kept, the game changed last first, and drops what
// was deleted long ago.
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

// Load calls then with the text of a game; ok is false if there is none.
func (s *Shelf) Load(id string, then func(text string, ok bool)) {
	s.store.Begin(func(t Tables) { t.Texts.Get(id, then) })
}

// Texts calls then with the texts of games; "" for one that is not there.
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

// Delete marks games as deleted and calls then when that is written.
func (s *Shelf) Delete(ids []string, then func()) {
	s.edit(ids, func(e *Entry) { e.Deleted = s.clock.Now() }, then)
}

// Restore takes that back.
func (s *Shelf) Restore(ids []string, then func()) {
	s.edit(ids, func(e *Entry) { e.Deleted = time.Time{} }, then)
}

// Title gives a game a title.
func (s *Shelf) Title(id, title string) {
	s.edit([]string{id}, func(e *Entry) { e.Title = title }, func() {})
}

// edit changes the entries of games, and calls then when they are written; it
// does not if there is none of them.
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
