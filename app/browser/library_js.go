package browser

import (
	"encoding/json"
	"fmt"
	"sort"
	"syscall/js"
	"time"

	"sudoku/app/model"
	"sudoku/app/store"
)

// The library's database: what the list shows of each puzzle lies apart from
// the puzzle with its history, so that the list is read fast. Both are keyed by
// the puzzle's ID.
const (
	libraryName = "sudoku"
	entryStore  = "entries" // JSON of model.LibraryEntry
	textStore   = "texts"   // what store.Encode wrote
)

// library keeps puzzles in the browser's database.
type library struct {
	send    func(model.Msg)
	current func() *model.Model
	db      js.Value
	kept    string               // the text that was written last
	written map[string]time.Time // when this page wrote a puzzle last
}

// run carries out a command of the library; ok is false for any other.
func (l *library) run(cmd model.Cmd) (ok bool) {
	switch cmd := cmd.(type) {
	case model.ListLibrary:
		l.keep(false, l.list)
	case model.KeepLeft:
		l.keepModel(&cmd.Was, func() {})
	case model.KeepEntry:
		l.keep(true, l.list)
	case model.LoadEntry:
		l.keep(true, func() { l.load(cmd.ID) })
	case model.DropEntry:
		l.edit(cmd.ID, func(e *model.LibraryEntry) { e.Deleted = time.Now() })
	case model.RestoreEntry:
		l.edit(cmd.ID, func(e *model.LibraryEntry) { e.Deleted = time.Time{} })
	case model.TitleEntry:
		l.edit(cmd.ID, func(e *model.LibraryEntry) { e.Title = cmd.Title })
	default:
		return false
	}
	return true
}

// stores calls f with the two stores, of a transaction that reads and writes.
// Where there is no database it says so.
func (l *library) stores(f func(entries, texts js.Value)) {
	defer func() {
		if p := recover(); p != nil {
			l.fail(fmt.Sprint(p))
		}
	}()
	if !l.db.Truthy() {
		l.open(func() { l.stores(f) })
		return
	}
	transaction := l.db.Call("transaction", []any{entryStore, textStore}, "readwrite")
	f(transaction.Call("objectStore", entryStore), transaction.Call("objectStore", textStore))
}

// open opens the database. A browser that forbids it throws from the property.
func (l *library) open(then func()) {
	request := js.Global().Get("Reflect").Call("get", js.Global(), "indexedDB").Call("open", libraryName, 1)
	request.Set("onupgradeneeded", once(func(js.Value) {
		db := request.Get("result")
		db.Call("createObjectStore", entryStore)
		db.Call("createObjectStore", textStore)
	}))
	l.after(request, func(db js.Value) {
		l.db = db
		then()
	})
}

// after calls f with what a request of the database came to.
func (l *library) after(request js.Value, f func(result js.Value)) {
	var succeeded, failed js.Func
	release := func() {
		succeeded.Release()
		failed.Release()
	}
	succeeded = js.FuncOf(func(js.Value, []js.Value) any {
		release()
		f(request.Get("result"))
		return nil
	})
	failed = js.FuncOf(func(js.Value, []js.Value) any {
		release()
		l.fail(request.Get("error").Call("toString").String())
		return nil
	})
	request.Set("onsuccess", succeeded)
	request.Set("onerror", failed)
}

// once is a callback that is called at most once.
func once(f func(event js.Value)) js.Func {
	var callback js.Func
	callback = js.FuncOf(func(_ js.Value, args []js.Value) any {
		callback.Release()
		f(args[0])
		return nil
	})
	return callback
}

func (l *library) fail(reason string) { l.send(model.LibraryFailed{Reason: reason}) }

// keep writes the present puzzle, if it is to be kept or that is asked for,
// and goes on then.
func (l *library) keep(asked bool, then func()) {
	if !asked && !l.current().KeepsEntry() {
		then()
		return
	}
	l.keepModel(l.current(), then)
}

func (l *library) keepModel(m *model.Model, then func()) {
	text, err := store.Encode(m)
	if err != nil {
		then()
		return
	}
	l.keepText(m, text, then)
}

// saved keeps the present puzzle, of which a text was just made, if it is to be
// kept.
func (l *library) saved(text string) {
	if l.current().KeepsEntry() {
		l.keepText(l.current(), text, func() {})
	}
}

func (l *library) keepText(m *model.Model, text string, then func()) {
	entry, ok := m.LibraryEntry()
	if !ok || text == l.kept {
		then()
		return
	}
	entry.Changed = time.Now()
	history := m.History
	// All in one transaction, so that what is read next finds it written.
	write := func(entries, texts js.Value) {
		if l.written == nil {
			l.written = map[string]time.Time{}
		}
		l.kept, l.written[entry.ID] = text, entry.Changed
		entries.Call("put", entryJSON(&entry), entry.ID)
		l.after(texts.Call("put", text, entry.ID), func(js.Value) { then() })
	}
	l.stores(func(entries, texts js.Value) {
		l.after(entries.Call("get", entry.ID), func(before js.Value) {
			was, there := readEntry(before)
			if !there {
				write(entries, texts)
				return
			}
			entry.Title = was.Title
			if was.Changed.Equal(l.written[entry.ID]) {
				write(entries, texts)
				return
			}
			// Another visit or tab wrote it: perhaps the same game, perhaps not.
			l.after(texts.Call("get", entry.ID), func(kept js.Value) {
				if kept.Type() == js.TypeString {
					if earlier, err := store.Decode(kept.String(), model.New()); err != nil || !history.Holds(earlier.History) {
						was.ID = was.Aside()
						entries.Call("put", entryJSON(&was), was.ID)
						texts.Call("put", kept.String(), was.ID)
					}
				}
				write(entries, texts)
			})
		})
	})
}

func entryJSON(e *model.LibraryEntry) string {
	text, err := json.Marshal(e)
	if err != nil {
		panic(err) // strings and numbers have a JSON form
	}
	return string(text)
}

func readEntry(kept js.Value) (e model.LibraryEntry, ok bool) {
	if kept.Type() != js.TypeString {
		return e, false
	}
	err := json.Unmarshal([]byte(kept.String()), &e)
	return e, err == nil
}

func (l *library) list() {
	l.stores(func(entries, texts js.Value) {
		l.after(entries.Call("getAll"), func(all js.Value) {
			var list []model.LibraryEntry
			for i := range all.Length() {
				e, ok := readEntry(all.Index(i))
				if ok && !e.Deleted.IsZero() && time.Since(e.Deleted) > model.KeepDeleted {
					entries.Call("delete", e.ID)
					texts.Call("delete", e.ID)
				} else if ok {
					e.Changed = e.Changed.Local()
					list = append(list, e)
				}
			}
			sort.Slice(list, func(i, j int) bool { return list[i].Changed.After(list[j].Changed) })
			l.send(model.LibraryListed{Entries: list})
		})
	})
}

func (l *library) load(id string) {
	l.stores(func(_, texts js.Value) {
		l.after(texts.Call("get", id), func(text js.Value) {
			if text.Type() != js.TypeString {
				l.list()
				return
			}
			loaded, err := store.Decode(text.String(), model.New())
			if err != nil {
				l.fail(err.Error())
				return
			}
			l.send(model.EntryLoaded{ID: id, Model: loaded})
		})
	})
}

// edit changes what the list says of a puzzle.
func (l *library) edit(id string, change func(*model.LibraryEntry)) {
	l.stores(func(entries, _ js.Value) {
		l.after(entries.Call("get", id), func(kept js.Value) {
			if e, ok := readEntry(kept); ok {
				change(&e)
				entries.Call("put", entryJSON(&e), id)
			}
		})
	})
}
