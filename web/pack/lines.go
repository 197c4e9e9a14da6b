package main

import (
	"bytes"
	"encoding/binary"
)

// The runtime's table of functions, as Go 1.20 and later lay it out: see
// pcHeader in runtime/symtab.go and _func in runtime/runtime2.go, and for the
// kinds of tables internal/abi/symtab.go. Its header
// begins with tableMark, which changes with the layout.
const (
	tableMark   = "\xf1\xff\xff\xff\x00\x00\x01\x08"
	headerWords = 8 // of 8 bytes, after the mark
	entrySize   = 8 // of the index of functions: a function's address and its record

	fieldStackDepth = 16
	fieldFile       = 20
	fieldLine       = 24
	fieldTables     = 28 // how many tables by address follow the record
	fieldUnit       = 32
	fieldStart      = 36
	fieldData       = 43 // a byte: how many references to data follow the tables
	recordSize      = 44
	fieldUnsafe     = recordSize // the first of the tables by address
	fieldInlined    = recordSize + 4*2
	fieldLiveArgs   = recordSize + 4*3
)

// functionTable is the runtime's table of functions.
type functionTable struct {
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
func clearLines(address int, data []byte) (table int, ok bool) {
	for from := 0; ; {
		at := bytes.Index(data[from:], []byte(tableMark))
		if at < 0 {
			return 0, false
		}
		from += at
		if t, ok := findFunctions(data[from:]); ok {
			if module, ok := findModule(address, data, from); ok && t.clearLines() {
				base := int(binary.LittleEndian.Uint64(data[module+8*moduleData:])) - address
				t.clearInlined(data[base:])
				return from, true
			}
		}
		from++
	}
}

// findFunctions reads the table that data may begin with.
func findFunctions(data []byte) (t functionTable, ok bool) {
	header := data[len(tableMark):]
	if len(header) < 8*headerWords {
		return t, false
	}
	var word [headerWords]uint64
	for i := range word {
		word[i] = binary.LittleEndian.Uint64(header[8*i:])
	}
	count, units, byPC, index := word[0], word[4], word[6], word[7]
	size := uint64(len(data))
	if count == 0 || units > byPC || byPC > index || index > size || count >= (size-index)/entrySize {
		return t, false
	}
	t.names, t.byPC = data[units:byPC], data[byPC:index]
	for i := range count {
		entry := data[index+i*entrySize:]
		at := index + uint64(binary.LittleEndian.Uint32(entry[4:]))
		if at+recordSize > size {
			return t, false
		}
		record := data[at:]
		tables, places := uint64(binary.LittleEndian.Uint32(record[fieldTables:])), uint64(record[fieldData])
		if !bytes.Equal(record[:4], entry[:4]) || at+recordSize+4*(tables+places) > size {
			return t, false
		}
		t.records = append(t.records, record[:recordSize+4*tables])
		t.data = append(t.data, record[recordSize+4*tables:][:4*places])
	}
	return t, true
}

// clearLines does so unless a record leads astray; then nothing is changed.
func (t functionTable) clearLines() bool {
	kept := make([]bool, len(t.byPC))
	for _, record := range t.records {
		if !keep(kept, t.byPC, record[fieldStackDepth:]) {
			return false
		}
		for table := fieldUnsafe; table < len(record); table += 4 {
			if !forTraces(table) && !keep(kept, t.byPC, record[table:]) {
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
		for _, field := range []int{fieldFile, fieldLine, fieldUnit, fieldStart} {
			clear(record[field : field+4])
		}
		for table := fieldUnsafe; table < len(record); table += 4 {
			if forTraces(table) {
				clear(record[table : table+4])
			}
		}
	}
	return true
}

// forTraces reports whether the table by address at this field of a record is
// read for traces only, or for interrupts.
func forTraces(field int) bool {
	return field == fieldUnsafe || field == fieldInlined || field == fieldLiveArgs
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
