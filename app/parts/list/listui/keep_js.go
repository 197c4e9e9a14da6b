package listui

import (
	"encoding/json"
	"syscall/js"
	"time"

	"sudoku/app/parts/list"
	"sudoku/app/platform"
	tables "sudoku/app/table"
	"sudoku/app/work/rowset"
	"sudoku/solver/profile"
)

// keepPause is the longest time that results remain unsaved.
const keepPause = 5 * time.Second

// The tables of the stored list's database, and the only key in the first.
const (
	listTable = "lists"
	rowTable  = "rows"
	keptKey   = "list"
)

// keptList is the stored data of a list apart from its rows, as JSON.
type keptList struct {
	Name        string
	Parts       []list.Part
	RowSize     int
	Fingerprint uint32 // fingerprint of the techniques
	Done, Total int    // number of rated rows, and of all rows
}

// keeper stores the rows of one list between visits, part by part.
type keeper struct {
	e       *Effects
	base    *platform.Database
	on      bool         // the current list is being stored
	changed map[int]bool // parts with unsaved changes
	waiting bool         // a write is scheduled
}

func newKeeper(e *Effects) keeper {
	return keeper{e: e, base: platform.NewDatabase("sudoku lists", 1, listTable, rowTable), changed: map[int]bool{}}
}

func (k *keeper) database() *platform.Access {
	return k.base.With(func(err error) {
		k.on = false
		k.e.Send(list.KeepFailed{Err: err.Error()})
	})
}

// begin starts storing the current list instead of any other.
func (k *keeper) begin() {
	k.on = true
	clear(k.changed)
	for i := range k.e.list.parts {
		k.changed[i] = true
	}
	k.empty(k.write)
}

// touch marks a part whose rows have changed.
func (k *keeper) touch(part int) {
	if !k.on {
		return
	}
	k.changed[part] = true
	if !k.waiting {
		k.waiting = true
		platform.After(keepPause, func() {
			k.waiting = false
			if k.on {
				k.write()
			}
		})
	}
}

// partsAtOnce limits how many parts are written in one transaction, since the browser
// copies them on the main thread.
const partsAtOnce = 2

// write writes changed parts, a few at a time.
func (k *keeper) write() {
	m := k.e.State()
	done, total := m.Rated()
	kept := keptList{Name: m.Name, Parts: m.Parts, RowSize: rowset.Size, Fingerprint: profile.Fingerprint, Done: done, Total: total}
	text, _ := json.Marshal(kept)
	rows, written := k.e.list.table.Parts(), 0
	k.database().Transact(func(of func(string) platform.Table) {
		of(listTable).Put(keptKey, string(text), nil)
		for part := range k.changed {
			if written == partsAtOnce || !k.on {
				break
			}
			written++
			delete(k.changed, part)
			if part < len(rows) {
				of(rowTable).Store.Call("put", platform.ToJS(rows[part]), part)
			}
		}
	}, func() {
		if k.on && len(k.changed) > 0 && written == partsAtOnce {
			k.write()
		}
	})
}

// forget deletes the stored list and stops storing.
func (k *keeper) forget() {
	k.on = false
	k.empty(func() {})
}

// empty deletes the data of any stored list, and then calls then.
func (k *keeper) empty(then func()) {
	k.database().Transact(func(of func(string) platform.Table) {
		of(listTable).Store.Call("clear")
		of(rowTable).Store.Call("clear")
	}, then)
}

// find reports the list stored in an earlier visit, if there is one.
func (k *keeper) find() {
	k.read(func(kept *keptList, _ platform.Table) {
		k.e.Send(list.KeptFound{Kept: list.Kept{Name: kept.Name, Done: kept.Done, Total: kept.Total}})
	})
}

// read reads the stored list, if this version supports its format.
func (k *keeper) read(use func(kept *keptList, rows platform.Table)) {
	d := k.base.With(func(error) {})
	d.Transact(func(of func(string) platform.Table) {
		of(listTable).Get(keptKey, func(text string, ok bool) {
			var kept keptList
			if ok && json.Unmarshal([]byte(text), &kept) == nil && kept.RowSize == rowset.Size && kept.Total > 0 {
				use(&kept, of(rowTable))
			}
		})
	}, func() {})
}

// restore makes the stored list the current one.
func (k *keeper) restore() {
	k.read(func(kept *keptList, stored platform.Table) {
		stored.Database.WhenDone(stored.Store.Call("getAll"), func(all js.Value) {
			t := tables.New(rowset.Size)
			for i := range kept.Parts {
				if i >= all.Length() {
					return // it was not written completely
				}
				rows := platform.ToGo(all.Index(i))
				rowset.Mend(rows, kept.Fingerprint == profile.Fingerprint)
				t.Add(rows)
			}
			k.e.before, k.e.list = k.e.list, opened{blob: platform.NewBlob("text/plain"), parts: kept.Parts, table: t, waiting: map[int][]byte{}}
			k.on = true
			k.e.Send(list.Restored{Name: kept.Name, Parts: kept.Parts, Rows: rowset.Survey(t.Parts()), Workers: k.e.Pool.Size(), Narrow: isNarrow()})
		})
	})
}
