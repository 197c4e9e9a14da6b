package main

import (
	"bytes"
	"encoding/binary"
)

// functionTable is the runtime's table of functions.
type functionTable struct {
	*release
	names   []byte   // of files, and where each unit of compilation has its own
	byPC    []byte   // tables that give a number for each address within a function
	records [][]byte // one a function, with its places in byPC
	data    [][]byte // one a function: its places in the data of functions, see inlined.go
}

// clearLines sets to zero what the runtime reads for nothing but the details of
// a stack trace: a tenth of the download. A trace then has "?:0" in place of a
// file and a line, with the function's number before and the point within it
// after, from which the list of positions tells them, see positions.go.
// A function that was compiled into another is not named, only the other one,
// and arguments are not printed. Where a goroutine may
// not be interrupted goes as well, since in a browser none is. It returns the place
// of the table of functions, and whether data, which lies at the address in
// memory, holds it.
func (r *release) clearLines(address int, data []byte) (table int, ok bool) {
	for from := 0; ; {
		at := bytes.Index(data[from:], []byte(r.pcHeader.magic))
		if at < 0 {
			return 0, false
		}
		from += at
		if t, ok := r.findFunctions(data[from:]); ok {
			if module, ok := r.findModule(address, data, from); ok && t.clearLines() {
				base := int(binary.LittleEndian.Uint64(data[module+8*r.moduledata.gofunc:])) - address
				t.clearInlined(data[base:])
				return from, true
			}
		}
		from++
	}
}

// findFunctions reads the table that data may begin with.
func (r *release) findFunctions(data []byte) (t functionTable, ok bool) {
	t.release = r
	header := data[len(t.pcHeader.magic):]
	if len(header) < 8*t.pcHeader.words {
		return t, false
	}
	word := make([]uint64, t.pcHeader.words)
	for i := range word {
		word[i] = binary.LittleEndian.Uint64(header[8*i:])
	}
	count, units, byPC, index := word[r.pcHeader.count], word[r.pcHeader.units], word[r.pcHeader.byPC], word[r.pcHeader.functions]
	size := uint64(len(data))
	if count == 0 || units > byPC || byPC > index || index > size || count >= (size-index)/uint64(t.pcHeader.entrySize) {
		return t, false
	}
	t.names, t.byPC = data[units:byPC], data[byPC:index]
	for i := range count {
		entry := data[index+i*uint64(t.pcHeader.entrySize):]
		at := index + uint64(binary.LittleEndian.Uint32(entry[4:]))
		if at+uint64(t.fn.size) > size {
			return t, false
		}
		record := data[at:]
		tables, places := uint64(binary.LittleEndian.Uint32(record[t.fn.tables:])), uint64(record[t.fn.funcdata])
		if !bytes.Equal(record[:4], entry[:4]) || at+uint64(t.fn.size)+4*(tables+places) > size {
			return t, false
		}
		t.records = append(t.records, record[:uint64(t.fn.size)+4*tables])
		t.data = append(t.data, record[uint64(t.fn.size)+4*tables:][:4*places])
	}
	return t, true
}

// clearLines does so unless a record leads astray; then nothing is changed.
func (t functionTable) clearLines() bool {
	kept := make([]bool, len(t.byPC))
	for _, record := range t.records {
		if !keep(kept, t.byPC, record[t.fn.depth:]) {
			return false
		}
		for table := t.tableField(0); table < len(record); table += 4 {
			if !t.forTraces(table) && !keep(kept, t.byPC, record[table:]) {
				return false
			}
		}
	}
	for i := range t.byPC {
		if !kept[i] {
			t.byPC[i] = 0
		}
	}
	clear(t.names)
	for _, record := range t.records {
		for _, field := range []int{t.fn.file, t.fn.line, t.fn.unit, t.fn.startLine} {
			clear(record[field : field+4])
		}
		for table := t.tableField(0); table < len(record); table += 4 {
			if t.forTraces(table) {
				clear(record[table : table+4])
			}
		}
	}
	return true
}

// keep marks the table whose place in byPC the field begins with, and reports
// whether there is one. A table is pairs of numbers, the differences of value
// and address; a value that does not differ ends it, but for the first.
func keep(kept []bool, byPC, field []byte) bool {
	start := int(binary.LittleEndian.Uint32(field))
	if start == 0 { // none
		return true
	}
	for at := start; at < len(byPC); {
		value, n := binary.Uvarint(byPC[at:])
		if n <= 0 {
			return false
		}
		next := at + n
		if value != 0 || at == start {
			_, m := binary.Uvarint(byPC[next:])
			if m <= 0 {
				return false
			}
			next += m
		}
		for i := at; i < next; i++ {
			kept[i] = true
		}
		if value == 0 && at != start {
			return true
		}
		at = next
	}
	return false
}
