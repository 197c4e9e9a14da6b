package main

import (
	"encoding/binary"
	"slices"
)

// runtimeTables holds information about functions from the runtime's tables, as linked.
type runtimeTables struct {
	*release
	tables map[int]*oldTables // by the function part of an address
	never  map[int]bool       // functions that never return, by number; imported functions count first
	panics map[int]bool       // functions called for a nil pointer
	grows  map[int]bool       // functions that grow the stack and restart the caller

	constants map[uint32]bool // lower halves of all constants in the code
	helpers   helpers
}

// oldTables holds the tables of a function.
type oldTables struct {
	*release
	record, byPC []byte
	deferred     int
}

// readRuntime extracts what the packer needs from the function table.
func readRuntime(t functionTable, names []string, imported int) *runtimeTables {
	r := &runtimeTables{
		release: t.release, tables: map[int]*oldTables{},
		never: map[int]bool{}, panics: map[int]bool{}, grows: map[int]bool{}, constants: map[uint32]bool{},
	}
	for i, record := range t.records {
		number := int(binary.LittleEndian.Uint32(record[t.fn.entry:]))
		mark := func(set map[int]bool, special []string) {
			if slices.Contains(special, names[i]) {
				set[imported+number-t.firstFunction] = true
			}
		}
		mark(r.never, t.special.never)
		mark(r.panics, t.special.nils)
		mark(r.grows, t.special.grow)
		if names[i] == t.special.exit || i == len(t.records)-1 { // the last function has fewer addresses than the others
			continue
		}
		r.tables[number] = &oldTables{t.release, record, t.byPC, int(binary.LittleEndian.Uint32(record[t.fn.deferred:]))}
	}
	return r
}

// depth returns the depth of the stack at a point, without the return address.
func (o *oldTables) depth(point int) int32 { return valueAt(o.byPC, o.record[o.fn.depth:], point) }

// maps returns the number of the pointer map that applies at a point, or -1 if there is
// none.
func (o *oldTables) maps(point int) int32 {
	if len(o.record) < o.mapsField()+4 {
		return -1
	}
	return valueAt(o.byPC, o.record[o.mapsField():], point)
}

// valueAt looks up a point in the pcvalue table at the offset in field, as step in
// runtime/symtab.go does.
func valueAt(byPC, field []byte, point int) int32 {
	table := byPC[binary.LittleEndian.Uint32(field):]
	if &table[0] == &byPC[0] {
		return -1
	}
	value, pc := int32(-1), 0
	for first := true; ; first = false {
		difference, n := binary.Uvarint(table)
		if n <= 0 || difference == 0 && !first {
			return -1
		}
		value += int32(difference>>1) ^ -int32(difference&1)
		length, m := binary.Uvarint(table[n:])
		if pc += int(length); point < pc {
			return value
		}
		table = table[n+m:]
	}
}

// appendRun appends a value that applies to length addresses to a pcvalue table. last is
// the last value in the table.
func appendRun(to []byte, last, value int32, length int) []byte {
	difference := value - last
	to = binary.AppendUvarint(to, uint64(uint32(difference<<1^difference>>31)))
	return binary.AppendUvarint(to, uint64(length))
}

// depthTable returns the table of stack depths of a function.
func (l *layout) depthTable() []byte {
	if l.depth == 0 {
		return append(appendRun(nil, -1, 0, 2*pointLost), 0)
	}
	// At its first address, the function has not pushed anything yet.
	table := appendRun(nil, -1, 0, 1)
	return append(appendRun(table, 0, l.depth, 2*pointLost), 0)
}

// mapTable returns the table of pointer maps of a function. Each point has the map that
// applied before it.
func (l *layout) mapTable() []byte {
	type run struct {
		value  int32
		length int
	}
	var runs []run
	add := func(value int32, length int) {
		if len(runs) == 0 || runs[len(runs)-1].value != value && value != anyMap {
			runs = append(runs, run{value, 0})
		}
		runs[len(runs)-1].length += length
	}
	for n, value := range l.table {
		if n == 0 && value == anyMap {
			value = -1
		}
		add(value, 1)
	}
	if l.loses {
		if len(runs) > 0 {
			runs[len(runs)-1].length += pointLost / 2
		}
		add(l.lost, 2*pointLost)
	}
	if len(runs) == 0 {
		return nil
	}
	if !l.loses {
		runs[len(runs)-1].length += pointLost / 2
	}
	var table []byte
	last := int32(-1)
	for _, r := range runs {
		table = appendRun(table, last, r.value, r.length)
		last = r.value
	}
	return append(table, 0)
}

// tableAt returns the pcvalue table whose offset is in field.
func tableAt(byPC, field []byte) []byte {
	start := int(binary.LittleEndian.Uint32(field))
	if start == 0 {
		return nil
	}
	at := start
	for first := true; ; first = false {
		difference, n := binary.Uvarint(byPC[at:])
		if n <= 0 {
			return nil
		}
		at += n
		if difference == 0 && !first {
			return byPC[start:at]
		}
		_, n = binary.Uvarint(byPC[at:])
		at += n
	}
}
