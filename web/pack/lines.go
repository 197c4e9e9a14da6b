package main

import (
	"bytes"
	"encoding/binary"
)

// functionTable is the runtime's table of functions.
type functionTable struct {
	*release
	names   []byte   // file names, and their offsets for each compilation unit
	byPC    []byte   // pcvalue tables, which map each address in a function to a number
	records [][]byte // one record per function, with offsets in byPC
	data    [][]byte // one per function, with offsets in the functions' data; see inlined.go
}

// clearLines zeroes data that the runtime reads only for the details of a stack trace.
// This data is a tenth of the download. Without it, a trace has "?:0" instead of a file
// and a line, next to the number of the function and of the point in it. The list of
// positions maps these numbers back; see positions.go. Inlined calls and arguments are
// missing from traces.
//
// clearLines also clears the tables of points where a goroutine must not be preempted,
// since WebAssembly has no preemption.
//
// address is the address of data in memory. clearLines returns the offset of the function
// table in data, and reports whether it found one.
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

// findFunctions parses the function table at the start of data, if there is one.
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

// clearLines clears the lines in the table. If a record is invalid, it changes nothing
// and returns false.
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

// keep marks the bytes of the pcvalue table at the offset in field as kept, and reports
// whether the table is valid. A table consists of pairs, a value delta and an address
// delta. Except in the first pair, a zero value delta ends the table.
func keep(kept []bool, byPC, field []byte) bool {
	start := int(binary.LittleEndian.Uint32(field))
	if start == 0 { // no table
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
