package browser

import (
	"encoding/json"
	"syscall/js"
	"time"

	lists "sudoku/app/parts/list"
	tables "sudoku/app/table"
	"sudoku/app/work"
	"sudoku/solver/profile"
)

// keepPause is how long what was found out of a list may be lost with the page.
const keepPause = 5 * time.Second

// The tables of the database of the list that is being worked on, and the one key of
// the first.
const (
	listTable = "lists"
	rowTable  = "rows"
	keptKey   = "list"
)

// keptList is what is kept of a list beside its rows, as JSON.
type keptList struct {
	Name        string
	Parts       []lists.Part
	RowSize     int
	Fingerprint uint32 // of the techniques
	Done, Total int    // rows that are rated, of how many
}

// keeper keeps the rows of one list over visits, part by part.
type keeper struct {
	e       *listEffects
	base    *connection
	on      bool         // the present list is kept
	changed map[int]bool // parts that are not written yet
	waiting bool         // they will be
}

func newKeeper(e *listEffects) keeper {
	return keeper{e: e, base: &connection{name: "sudoku lists", version: 1, tables: []string{listTable, rowTable}}, changed: map[int]bool{}}
}

func (k *keeper) database() *database {
	return &database{connection: k.base, fail: func(err error) {
		k.on = false
		k.e.Send(lists.KeepFailed{Err: err.Error()})
	}}
}

// begin keeps the present list from now on, in the place of any other.
func (k *keeper) begin() {
	k.on = true
	clear(k.changed)
	for i := range k.e.list.parts {
		k.changed[i] = true
	}
	k.empty(k.write)
}

// touch notes that rows of a part have changed.
func (k *keeper) touch(part int) {
	if !k.on {
		return
	}
	k.changed[part] = true
	if !k.waiting {
		k.waiting = true
		after(keepPause, func() {
			k.waiting = false
			if k.on {
				k.write()
			}
		})
	}
}

// partsAtOnce is how many parts are written at once: the browser copies them on the
// page's thread.
const partsAtOnce = 2

// write writes what has changed, a few parts at a time.
func (k *keeper) write() {
	m := k.e.State()
	done, total := m.Rated()
	kept := keptList{Name: m.Name, Parts: m.Parts, RowSize: work.RowSize, Fingerprint: profile.Fingerprint, Done: done, Total: total}
	text, _ := json.Marshal(kept)
	rows, written := k.e.list.table.Parts(), 0
	k.database().begin(func(of func(string) table) {
		of(listTable).Put(keptKey, string(text), nil)
		for part := range k.changed {
			if written == partsAtOnce || !k.on {
				break
			}
			written++
			delete(k.changed, part)
			if part < len(rows) {
				of(rowTable).store.Call("put", jsBytes(rows[part]), part)
			}
		}
	}, func() {
		if k.on && len(k.changed) > 0 && written == partsAtOnce {
			k.write()
		}
	})
}

// forget keeps no list any more.
func (k *keeper) forget() {
	k.on = false
	k.empty(func() {})
}

// empty removes what is kept of any list, and calls then.
func (k *keeper) empty(then func()) {
	k.database().begin(func(of func(string) table) {
		of(listTable).store.Call("clear")
		of(rowTable).store.Call("clear")
	}, then)
}

// find reports which list is kept from a visit before, if one is.
func (k *keeper) find() {
	k.read(func(kept *keptList, _ table) {
		k.e.Send(lists.KeptFound{Kept: lists.Kept{Name: kept.Name, Done: kept.Done, Total: kept.Total}})
	})
}

// read reads what is kept of a list, if this version can.
func (k *keeper) read(use func(kept *keptList, rows table)) {
	d := &database{connection: k.base, fail: func(error) {}}
	d.begin(func(of func(string) table) {
		of(listTable).Get(keptKey, func(text string, ok bool) {
			var kept keptList
			if ok && json.Unmarshal([]byte(text), &kept) == nil && kept.RowSize == work.RowSize && kept.Total > 0 {
				use(&kept, of(rowTable))
			}
		})
	}, func() {})
}

// restore makes the list that is kept the present one.
func (k *keeper) restore() {
	k.read(func(kept *keptList, stored table) {
		stored.database.after(stored.store.Call("getAll"), func(all js.Value) {
			t := tables.New(work.RowSize)
			for i := range kept.Parts {
				if i >= all.Length() {
					return // it was not written as a whole
				}
				rows := goBytes(all.Index(i))
				work.Mend(rows, kept.Fingerprint == profile.Fingerprint)
				t.Add(rows)
			}
			k.e.before, k.e.list = k.e.list, list{blob: newBlob("text/plain"), parts: kept.Parts, table: t, waiting: map[int][]byte{}}
			k.on = true
			k.e.Send(lists.Restored{Name: kept.Name, Parts: kept.Parts, Rows: work.Survey(t.Parts()), Workers: k.e.Pool.Size(), Narrow: isNarrow()})
		})
	})
}
