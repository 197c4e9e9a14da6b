package browser

import (
	"errors"
	"fmt"
	"syscall/js"

	"sudoku/app/shelf"
)

// The databases and their tables. A version has the tables of the versions before,
// and what is in them.
const (
	entryTable  = "entries"
	textTable   = "texts"
	resultTable = "results"
	slotTable   = "slots"
)

// newLibraryBase is the database of the library; its version 1 had no results.
func newLibraryBase() *connection {
	return &connection{name: "sudoku", version: 2, tables: []string{entryTable, textTable, resultTable}}
}

// newSlotBase is the database of the tabs' slots. It is one of its own, so that a
// key that is noted waits for nothing that the library does, nor for a page of
// another version.
func newSlotBase() *connection {
	return &connection{name: "sudoku slots", version: 1, tables: []string{slotTable}}
}

// connection is the page's connection to one of the browser's databases, opened
// when it is first used.
type connection struct {
	name    string
	version int
	tables  []string
	db      js.Value
}

// database is the connection as one of those who use it sees it.
type database struct {
	connection *connection
	fail       func(error)
}

// Begin begins a transaction of the library. Where there is no database it says so.
func (d *database) Begin(use func(shelf.Tables)) {
	d.begin(func(of func(name string) table) {
		use(shelf.Tables{Entries: of(entryTable), Texts: of(textTable), Results: of(resultTable)})
	}, func() {})
}

// begin begins a transaction, and calls done when all of it is written.
func (d *database) begin(use func(of func(name string) table), done func()) {
	defer func() {
		if p := recover(); p != nil {
			d.fail(fmt.Errorf("%v", p))
		}
	}()
	c := d.connection
	if !c.db.Truthy() {
		d.open(func() { d.begin(use, done) })
		return
	}
	var names []any
	for _, name := range c.tables {
		names = append(names, name)
	}
	transaction := c.db.Call("transaction", names, "readwrite")
	d.hear(transaction, "oncomplete", "onabort", done)
	use(func(name string) table { return table{d, transaction.Call("objectStore", name)} })
}

// open opens the database. A browser that forbids it throws from the property.
func (d *database) open(then func()) {
	c := d.connection
	request := js.Global().Get("Reflect").Call("get", js.Global(), "indexedDB").Call("open", c.name, c.version)
	upgrade, blocked := js.FuncOf(func(js.Value, []js.Value) any {
		c.makeTables(request.Get("result"))
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
		c.hold(db)
		then()
	})
}

// makeTables makes the tables that are not there yet.
func (c *connection) makeTables(db js.Value) {
	for _, name := range c.tables {
		if !db.Get("objectStoreNames").Call("contains", name).Bool() {
			db.Call("createObjectStore", name)
		}
	}
}

// hold takes an open connection over. It is closed when a page of another version
// wants to change the database, or somebody to delete it, which would wait for it,
// and may be closed by the browser; what is wanted of the database then opens it
// again, or says that this page is too old for it.
func (c *connection) hold(db js.Value) {
	c.db = db
	let := once(func(js.Value) {
		c.db = js.Undefined()
		db.Call("close")
	})
	db.Set("onversionchange", let)
	db.Set("onclose", let)
}

// after calls f with what a request of the database came to.
func (d *database) after(request js.Value, f func(result js.Value)) {
	d.hear(request, "onsuccess", "onerror", func() { f(request.Get("result")) })
}

// hear calls succeeded or reports a failure, by the events of a request or a
// transaction.
func (d *database) hear(of js.Value, success, failure string, succeeded func()) {
	var good, bad js.Func
	release := func() {
		good.Release()
		bad.Release()
	}
	good = js.FuncOf(func(js.Value, []js.Value) any {
		release()
		succeeded()
		return nil
	})
	bad = js.FuncOf(func(js.Value, []js.Value) any {
		release()
		d.fail(reasonOf(of.Get("error")))
		return nil
	})
	of.Set(success, good)
	of.Set(failure, bad)
}

// reasonOf is the error of a request or a transaction.
func reasonOf(err js.Value) error {
	if !err.Truthy() {
		return errors.New("aborted")
	}
	if err.Get("name").String() == "VersionError" {
		return shelf.ErrNewer
	}
	return errors.New(err.Call("toString").String())
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

// commit lets the transaction be written without another word of the page, which
// may be about to go.
func (t table) commit() {
	if transaction := t.store.Get("transaction"); transaction.Get("commit").Truthy() {
		transaction.Call("commit")
	}
}
