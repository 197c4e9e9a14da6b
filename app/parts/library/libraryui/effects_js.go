package libraryui

import (
	"strings"
	"time"

	"sudoku/app/desk"
	"sudoku/app/game"
	lib "sudoku/app/parts/library"
	"sudoku/app/platform"
	"sudoku/app/shelf"
	"sudoku/solver/rate"
	"sudoku/solver/share"
)

// Effects stores the model's puzzles on a shelf.
type Effects struct {
	send    func(desk.Msg)
	current func() *desk.Desk
	name    string // name of the exported file
	base    *platform.Database
	asked   bool // the browser was asked for persistent storage
	Shelf   *shelf.Shelf
}

// NewEffects returns the effects of the library in a database. name is the name of
// exported files.
func NewEffects(c *platform.Database, name string, current func() *desk.Desk, send func(desk.Msg)) Effects {
	l := Effects{current: current, name: name, base: c, send: send}
	l.Shelf = shelf.New(c.With(l.fail), platform.Clock{}, lib.KeepDeleted)
	return l
}

// Do carries out a command.
func (l *Effects) Do(cmd lib.Cmd) {
	switch cmd := cmd.(type) {
	case lib.List:
		l.Keep(false, l.List)
	case lib.Keep:
		l.Keep(true, l.List)
	case lib.Load:
		l.Keep(true, func() { l.load(cmd.ID) })
	case lib.Find:
		l.Keep(false, func() { l.find(cmd.ID, cmd.Else) })
	case lib.KeepLeft:
		l.keepText(&cmd.Kept, cmd.Kept.Game.Encode(), func() {})
	case lib.Drop:
		l.Shelf.Delete(cmd.IDs, func() { l.send(lib.Dropped{IDs: cmd.IDs}) })
	case lib.Restore:
		l.Shelf.Restore(cmd.IDs, func() { l.send(lib.Restored{IDs: cmd.IDs}) })
	case lib.Export:
		l.export(cmd.IDs)
	case lib.Title:
		l.Shelf.Title(cmd.ID, cmd.Title)
	}
}

func (l *Effects) fail(err error) {
	l.Shelf.Lost()
	l.send(lib.Failed{Err: err})
}

// Keep stores the current puzzle if necessary or if wanted is set, and then calls then.
func (l *Effects) Keep(wanted bool, then func()) {
	d := l.current()
	kept, ok := lib.NewKept(d)
	if !ok || !wanted && !lib.Keeps(d) {
		then()
		return
	}
	l.keepText(&kept, kept.Game.Encode(), then)
}

// Saved stores the current puzzle if necessary. text is its encoded game.
func (l *Effects) Saved(text string) {
	d := l.current()
	if kept, ok := lib.NewKept(d); ok && lib.Keeps(d) {
		l.keepText(&kept, text, func() {})
	}
}

// keepText stores a game. The first time, it asks the browser to keep the site's data.
func (l *Effects) keepText(kept *lib.Kept, text string, then func()) {
	if !l.asked {
		l.asked = true
		platform.Persist(l.persistence)
	}
	history := kept.Game.History
	l.Shelf.Keep(shelf.Game{
		Entry: kept.Entry,
		Text:  text,
		Holds: func(text string) bool {
			earlier, err := game.Decode(text)
			return err == nil && history.Holds(earlier.History)
		},
	}, then)
}

func (l *Effects) persistence(persistent bool) {
	l.send(lib.PersistenceKnown{Persistent: persistent})
}

// List sends the contents of the shelf.
func (l *Effects) List() {
	platform.Persisted(l.persistence)
	l.Shelf.List(func(kept []shelf.Entry) {
		var list []lib.Entry
		for _, e := range kept {
			list = append(list, lib.Entry{
				ID: e.ID, Title: e.Title, Entries: e.Entries, Filled: e.Filled, Empty: e.Empty, Solved: e.Solved,
				Grade: rate.GradeNamed(e.Grade), Millis: e.Millis, Changed: e.Changed.Local(), Deleted: e.Deleted,
			})
		}
		l.send(lib.Listed{Entries: list, Now: time.Now()})
	})
}

// export saves games as text, one share code per line. Codes include digits and marks.
func (l *Effects) export(ids []string) {
	l.Shelf.Texts(ids, func(texts []string) {
		var lines strings.Builder
		count := 0
		for _, text := range texts {
			if g, err := game.Decode(text); err == nil {
				sheet := g.History.Sheet()
				state := sheet.Annotated()
				lines.WriteString(share.EncodeState(&state) + "\n")
				count++
			}
		}
		platform.Download(l.name+".txt", platform.NewBlob("text/plain", lines.String()))
		l.send(lib.Exported{Count: count})
	})
}

// find loads a game that may not exist.
func (l *Effects) find(id string, missed desk.Msg) {
	l.Shelf.Load(id, func(text string, ok bool) {
		if ok {
			l.loaded(id, text)
		} else {
			l.send(missed)
		}
	})
}

func (l *Effects) load(id string) {
	l.Shelf.Load(id, func(text string, _ bool) {
		l.loaded(id, text)
	})
}

// loaded decodes a game and sends it.
func (l *Effects) loaded(id, text string) {
	g, err := game.Decode(text)
	switch err {
	case nil:
	case game.ErrVersion:
		l.send(lib.Failed{Err: shelf.ErrNewer})
		return
	default:
		l.send(lib.Unreadable{ID: id})
		return
	}
	l.send(lib.Loaded{ID: id, Game: g})
}
