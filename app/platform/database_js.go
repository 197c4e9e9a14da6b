package platform

import (
	"errors"
	"fmt"
	"syscall/js"

	"sudoku/app/shelf"
)

// Tables of the library and slot databases. A new version keeps all earlier tables and
// their contents.
const (
	entryTable  = "entries"
	textTable   = "texts"
	resultTable = "results"
	slotTable   = "slots"
)

// LibraryDatabase returns the library's database. Its version 1 had no results.
func LibraryDatabase() *Database {
	return NewDatabase("sudoku", 2, entryTable, textTable, resultTable)
}

// slotDatabase returns the database of the tabs' slots. It is separate, so that saving an
// entry waits neither for the library nor for a page of another version.
func slotDatabase() *Database {
	return NewDatabase("sudoku slots", 1, slotTable)
}

// Database is a connection to one of the browser's databases, opened on first use.
type Database struct {
	name    string
	version int
	tables  []string
	db      js.Value
}

// NewDatabase returns a database with this name, version and these tables.
func NewDatabase(name string, version int, tables ...string) *Database {
	return &Database{name: name, version: version, tables: tables}
}

// Access is a database with a handler for failures.
type Access struct {
	connection *Database
	fail       func(error)
}

// With returns access to the database that reports failures to fail.
func (c *Database) With(fail func(error)) *Access { return &Access{c, fail} }

// Begin begins a transaction on the library's tables. It reports a failure if there is no
// database.
func (d *Access) Begin(use func(shelf.Tables)) {
	d.Transact(func(of func(name string) Table) {
		use(shelf.Tables{Entries: of(entryTable), Texts: of(textTable), Results: of(resultTable)})
	}, func() {})
}

// Transact begins a transaction, and calls done once it is completely written.
func (d *Access) Transact(use func(of func(name string) Table), done func()) {
	defer func() {
		if p := recover(); p != nil {
			d.fail(fmt.Errorf("%v", p))
		}
	}()
	c := d.connection
	if !c.db.Truthy() {
		d.open(func() { d.Transact(use, done) })
		return
	}
	var names []any
	for _, name := range c.tables {
		names = append(names, name)
	}
	transaction := c.db.Call("transaction", names, "readwrite")
	d.hear(transaction, "oncomplete", "onabort", done)
	use(func(name string) Table { return Table{d, transaction.Call("objectStore", name)} })
}

// open opens the database. In a browser that forbids databases, reading indexedDB throws.
func (d *Access) open(then func()) {
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
	d.WhenDone(request, func(db js.Value) {
		upgrade.Release()
		blocked.Release()
		c.hold(db)
		then()
	})
}

// makeTables creates missing tables.
func (c *Database) makeTables(db js.Value) {
	for _, name := range c.tables {
		if !db.Get("objectStoreNames").Call("contains", name).Bool() {
			db.Call("createObjectStore", name)
		}
	}
}

// hold stores an open connection. The connection is closed when a page of another version
// wants to upgrade the database, or when the database is to be deleted, since both would
// wait. The browser may close the connection as well. The next access opens the database
// again, or fails because this page is too old for it.
func (c *Database) hold(db js.Value) {
	c.db = db
	let := Once(func(js.Value) {
		c.db = js.Undefined()
		db.Call("close")
	})
	db.Set("onversionchange", let)
	db.Set("onclose", let)
}

// WhenDone calls f with the result of a database request.
func (d *Access) WhenDone(request js.Value, f func(result js.Value)) {
	d.hear(request, "onsuccess", "onerror", func() { f(request.Get("result")) })
}

// hear waits for an event of a request or a transaction, and calls succeeded or reports
// the failure.
func (d *Access) hear(of js.Value, success, failure string, succeeded func()) {
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
		d.fail(toError(of.Get("error")))
		return nil
	})
	of.Set(success, good)
	of.Set(failure, bad)
}

// toError returns the error of a request or a transaction.
func toError(err js.Value) error {
	if !err.Truthy() {
		return errors.New("aborted")
	}
	if err.Get("name").String() == "VersionError" {
		return shelf.ErrNewer
	}
	return errors.New(err.Call("toString").String())
}

// Table is a table within a transaction.
type Table struct {
	Database *Access
	Store    js.Value
}

// Get calls then with the text stored under id.
func (t Table) Get(id string, then func(text string, ok bool)) {
	t.Database.WhenDone(t.Store.Call("get", id), func(text js.Value) { then(String(text)) })
}

// All calls then with all texts.
func (t Table) All(then func(texts []string)) {
	t.Database.WhenDone(t.Store.Call("getAll"), func(all js.Value) {
		var texts []string
		for i := range all.Length() {
			if text, ok := String(all.Index(i)); ok {
				texts = append(texts, text)
			}
		}
		then(texts)
	})
}

// Put stores a text and calls then, if it is not nil.
func (t Table) Put(id, text string, then func()) {
	request := t.Store.Call("put", text, id)
	if then != nil {
		t.Database.WhenDone(request, func(js.Value) { then() })
	}
}

// Delete deletes the text stored under id.
func (t Table) Delete(id string) { t.Store.Call("delete", id) }

// commit lets the transaction finish without the page, which may be closing.
func (t Table) commit() {
	if transaction := t.Store.Get("transaction"); transaction.Get("commit").Truthy() {
		transaction.Call("commit")
	}
}
