//go:build !js

package main

import (
	"bytes"
	"encoding/binary"
)

// moduleFind is the word of the runtime's description of the program that is the
// address of the table by which functions are found: see findfuncbucket in
// runtime/symtab.go.
const (
	moduleFind  = 19
	bucketSize  = 20 // a function, and how many more for each 16th of the bucket
	bucketsEach = 16 // a function takes 1 << 16 addresses, a bucket 1 << 12

	recordAlign = 8
	fieldEntry  = 0
	fieldName   = 4
)

// numbering is where the runtime's tables say in which place a function is: what
// follows from how many there are.
type numbering struct {
	count   int // of functions
	first   int // the number of the first
	names   int // addresses: of their names,
	index   int // of the index of functions, from which records are counted,
	records int // of the records,
	buckets int // and of the table by which they are found
}

// takeNumbers takes out of the tables what can be computed, for the table of
// functions that is found in data, which lies at the address in memory: the numbers
// of the functions, the places of their records and names, and the table by which
// they are found, but for the last function. Names are put in the order of
// functions, without those of none. It reports false, and changes nothing, where
// the tables are laid out in another way.
func takeNumbers(address int, data []byte, table int) (n numbering, ok bool) {
	t, ok := findFunctions(data[table:])
	if !ok {
		return n, false
	}
	module, ok := findModule(address, data, table)
	if !ok {
		return n, false
	}
	word := func(i int) int {
		return table + int(binary.LittleEndian.Uint64(data[table+len(tableMark)+8*i:]))
	}
	namesAt, namesEnd, indexAt := word(tableNames), word(4), word(7)
	bucketsAt := int(binary.LittleEndian.Uint64(data[module+8*moduleFind:])) - address
	count := len(t.records)
	recordsAt := indexAt + int(binary.LittleEndian.Uint32(data[indexAt+4:]))
	if namesEnd < namesAt || bucketsAt < 0 || bucketsAt+(count-1)*bucketsEach*bucketSize > len(data) {
		return n, false
	}

	// What the body will write must be what is there.
	var names []byte
	first, at := binary.LittleEndian.Uint32(data[indexAt:]), recordsAt
	for i, record := range t.records {
		entry := data[indexAt+i*entrySize:]
		name := data[namesAt+int(binary.LittleEndian.Uint32(record[fieldName:])) : namesEnd]
		length := bytes.IndexByte(name, 0)
		if length < 0 || binary.LittleEndian.Uint32(entry) != first+uint32(i) || indexAt+int(binary.LittleEndian.Uint32(entry[4:])) != at {
			return n, false
		}
		names = append(names, name[:length+1]...)
		at += (len(record) + len(t.data[i]) + recordAlign - 1) &^ (recordAlign - 1)
		if i == count-1 {
			break // the last has as many as it needs
		}
		for k := range bucketsEach {
			bucket := data[bucketsAt+(i*bucketsEach+k)*bucketSize:][:bucketSize]
			if binary.LittleEndian.Uint32(bucket) != uint32(i) || bytes.Count(bucket[4:], []byte{0}) != bucketSize-4 {
				return n, false
			}
		}
	}
	if len(names) > namesEnd-namesAt {
		return n, false
	}

	clear(data[namesAt+copy(data[namesAt:], names) : namesEnd])
	clear(data[bucketsAt:][:(count-1)*bucketsEach*bucketSize])
	clear(data[indexAt:][:count*entrySize])
	for _, record := range t.records {
		clear(record[fieldEntry : fieldName+4])
	}
	return numbering{count, int(first), address + namesAt, address + indexAt, address + recordsAt, address + bucketsAt}, true
}

// body returns a function that writes the numbers into memory.
func (n numbering) body() []byte {
	const number, record, entry, name, bucket, buckets = 0, 1, 2, 3, 4, 5
	var code []instruction
	do := func(instructions ...instruction) { code = append(code, instructions...) }
	get := func(local int) instruction { return make1(opLocalGet, local) }
	set := func(local int) instruction { return make1(opLocalSet, local) }
	constant := func(value int) instruction { return makeConst(opI32Const, int64(value)) }
	add := func(local, value int) { do(get(local), constant(value), make0(opI32Add), set(local)) }
	again := make1(opBranchIf, 0)
	store, load, loadByte := instruction{text: []byte{opI32Store, 2, 0}}, instruction{text: []byte{opI32Load, 2, 0}}, instruction{text: []byte{opI32Load8U, 0, 0}}
	store.op, load.op, loadByte.op = opI32Store, opI32Load, opI32Load8U

	do(constant(n.records), set(record), constant(n.index), set(entry), constant(n.names), set(name), constant(n.buckets), set(bucket))
	do(makeBlock(opLoop))
	do(get(entry), get(number), constant(n.first), make0(opI32Add), store)
	do(get(entry), get(record), constant(n.index), make0(opI32Sub), store.makeAt(4))
	do(get(record), get(number), constant(n.first), make0(opI32Add), store.makeAt(fieldEntry))
	do(get(record), get(name), constant(n.names), make0(opI32Sub), store.makeAt(fieldName))

	do(get(number), constant(n.count-1), make0(opI32Lower), makeBlock(opIf))
	do(constant(bucketsEach), set(buckets), makeBlock(opLoop))
	do(get(bucket), get(number), store)
	add(bucket, bucketSize)
	do(get(buckets), constant(1), make0(opI32Sub), make1(opLocalTee, buckets), again, make0(opEnd), make0(opEnd))

	do(makeBlock(opLoop)) // to the end of the name
	add(name, 1)
	do(get(name), constant(1), make0(opI32Sub), loadByte, again, make0(opEnd))

	do(get(record), load.makeAt(fieldTables), get(record), loadByte.makeAt(fieldData), make0(opI32Add))
	do(constant(4), make0(opI32Mul), constant(recordSize+recordAlign-1), make0(opI32Add), constant(-recordAlign), make0(opI32And), get(record), make0(opI32Add), set(record))
	add(entry, entrySize)
	add(number, 1)
	do(get(number), constant(n.count), make0(opI32Lower), again, make0(opEnd), make0(opEnd))
	return writeCode([]byte{1, 6, typeI32}, code)
}
