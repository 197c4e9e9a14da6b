package browser

import (
	"fmt"
	"syscall/js"

	"sudoku/app/shelf"
)

// The library's database and its two tables.
const (
	libraryName = "sudoku"
	entryTable  = "entries"
	textTable   = "texts"
)

// database is the browser's IndexedDB, opened when it is first used.
type database struct {
	fail func(reason string)
	db   js.Value
}

// Begin begins a transaction. Where there is no database it says so.
func (d *database) Begin(use func(entries, texts shelf.Table)) {
	defer func() {
		if p := recover(); p != nil {
			d.fail(fmt.Sprint(p))
		}
	}()
	if !d.db.Truthy() {
		d.open(func() { d.Begin(use) })
		return
	}
	transaction := d.db.Call("transaction", []any{entryTable, textTable}, "readwrite")
	use(table{d, transaction.Call("objectStore", entryTable)}, table{d, transaction.Call("objectStore", textTable)})
}

// open opens the database. A browser that forbids it throws from the property.
func (d *database) open(then func()) {
	request := js.Global().Get("Reflect").Call("get", js.Global(), "indexedDB").Call("open", libraryName, 1)
	request.Set("onupgradeneeded", once(func(js.Value) {
		db := request.Get("result")
		db.Call("createObjectStore", entryTable)
		db.Call("createObjectStore", textTable)
	}))
	d.after(request, func(db js.Value) {
		d.db = db
		then()
	})
}

// after calls f with what a request of the database came to.
func (d *database) after(request js.Value, f func(result js.Value)) {
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
		d.fail(request.Get("error").Call("toString").String())
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

// table is one of the tables in a transaction.
type table struct {
	database *database
	store    js.Value
}

func (t table) Get(id string, then func(text string, ok bool)) {
	t.database.after(t.store.Call("get", id), func(text js.Value) { then(stringOf(text)) })
}

func (t table) All(then func(texts []string)) {
	t.database.after(t.store.Call("getAll"), func(all js.Value) {
		var texts []string
		for i := range all.Length() {
			if text, ok := stringOf(all.Index(i)); ok {
				texts = append(texts, text)
			}
		}
		then(texts)
	})
}

func (t table) Put(id, text string, then func()) {
	request := t.store.Call("put", text, id)
	if then != nil {
		t.database.after(request, func(js.Value) { then() })
	}
}

func (t table) Delete(id string) { t.store.Call("delete", id) }

func stringOf(v js.Value) (text string, ok bool) {
	if v.Type() != js.TypeString {
		return "", false
	}
	return v.String(), true
}
