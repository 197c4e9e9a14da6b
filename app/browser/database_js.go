package browser

import (
	"errors"
	"fmt"
	"syscall/js"

	"sudoku/app/shelf"
)

// The database and its tables. A version has the tables of the versions before,
// and what is in them.
const (
	databaseName    = "sudoku"
	databaseVersion = 2 // 1 had no results
	entryTable      = "entries"
	textTable       = "texts"
	resultTable     = "results"
)

var tableNames = []string{entryTable, textTable, resultTable}

// connection is the page's connection to the browser's IndexedDB, opened when it
// is first used.
type connection struct {
	db js.Value
}

// database is the connection as one of those who use it sees it.
type database struct {
	connection *connection
	fail       func(error)
}

// Begin begins a transaction. Where there is no database it says so.
func (d *database) Begin(use func(shelf.Tables)) {
	defer func() {
		if p := recover(); p != nil {
			d.fail(fmt.Errorf("%v", p))
		}
	}()
	if !d.connection.db.Truthy() {
		d.open(func() { d.Begin(use) })
		return
	}
	var names []any
	for _, name := range tableNames {
		names = append(names, name)
	}
	transaction := d.connection.db.Call("transaction", names, "readwrite")
	of := func(name string) shelf.Table { return table{d, transaction.Call("objectStore", name)} }
	use(shelf.Tables{Entries: of(entryTable), Texts: of(textTable), Results: of(resultTable)})
}

// open opens the database. A browser that forbids it throws from the property.
func (d *database) open(then func()) {
	request := js.Global().Get("Reflect").Call("get", js.Global(), "indexedDB").Call("open", databaseName, databaseVersion)
	upgrade, blocked := js.FuncOf(func(js.Value, []js.Value) any {
		makeTables(request.Get("result"))
		return nil
	}), js.FuncOf(func(js.Value, []js.Value) any {
		d.fail(shelf.ErrBlocked)
		return nil
	})
	request.Set("onupgradeneeded", upgrade)
	request.Set("onblocked", blocked)
	d.after(request, func(db js.Value) {
		upgrade.Release()
		blocked.Release()
		d.connection.hold(db)
		then()
	})
}

// makeTables makes the tables that are not there yet.
func makeTables(db js.Value) {
	for _, name := range tableNames {
		if !db.Get("objectStoreNames").Call("contains", name).Bool() {
			db.Call("createObjectStore", name)
		}
	}
}

// hold takes an open connection over. It is closed when a page of another version
// wants to change the database, which would wait for it; what is wanted of the
// database then opens it again, or says that this page is too old for it.
func (c *connection) hold(db js.Value) {
	c.db = db
	let := once(func(js.Value) {
		c.db = js.Undefined()
		db.Call("close")
	})
	db.Set("onversionchange", let)
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
		d.fail(reasonOf(request.Get("error")))
		return nil
	})
	request.Set("onsuccess", succeeded)
	request.Set("onerror", failed)
}

// reasonOf is the error of a request.
func reasonOf(err js.Value) error {
	if err.Get("name").String() == "VersionError" {
		return shelf.ErrNewer
	}
	return errors.New(err.Call("toString").String())
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
