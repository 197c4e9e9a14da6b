package main

import (
	"bytes"
	"encoding/binary"
	"strings"
)

// Function names are needed only to read stack traces, so the program gets short names
// made from numbers and a mark of the build, such as f3k9.01af. The list of names stays
// on the server; see web/trace.go. The runtime itself needs the names of a few functions,
// checks for all functions whether they are its own, and parses the names of methods
// called on a nil pointer. The program therefore writes this text for each function
//
//	runtime.f3k9.01af      or without "runtime."
//	    p.(*f3k9.01af).m   for a method
//
// and the name starts at one of three offsets in it.
const (
	nameOwn    = 0 // for functions of the runtime
	nameMethod = 4
	nameShort  = 8
	nameDot    = 12
	nameDigits = 13
	nameEnd    = 17
	nameSize   = 21
	nameLimit  = 1 << 16 // limit on the number of functions; a function's number has four hexadecimal digits
)

// shortName returns the offset of a function's short name in the text written for it, or
// false if the function keeps its name.
func (r *release) shortName(name string) (place int, ok bool) {
	own, isOwn := strings.CutPrefix(name, "runtime.")
	switch {
	case r.keepsName(name):
		return 0, false
	case isOwn && own != "" && own[0] >= 'A' && own[0] <= 'Z': // shown in traces
		return 0, false
	case isOwn:
		return nameOwn, true
	case strings.Contains(name, ".(*") && strings.Contains(name, ")."):
		return nameMethod, true
	}
	return nameShort, true
}

// numbering describes the parts of the function table that the program computes at
// startup from the functions' numbers.
type numbering struct {
	*release
	count   int // number of functions
	first   int // number of the first function
	names   int // address of the names
	index   int // address of the index of functions, to which record offsets are relative
	records int // address of the records
	buckets int // address of the buckets for finding functions

	called []string // names of functions, by number
	mark   string   // mark of the build, for short names
	kept   []byte   // the names that are not shortened
	places []uint32 // offset of each name

	address    int // address of data
	namesEnd   int // end of the names
	byPC       int // address of the pcvalue tables
	recordsEnd int // end of the records
	gofunc     int // address of the functions' data
	dataEnd    int // end of the functions' data
	table      functionTable
	recording
}

// findNumbers finds the parts of the function table that can be computed: the numbers of
// the functions, the offsets of their records and names, and the buckets for finding
// them. The last function's buckets are not included. table is the offset of the function
// table in data, and address is the address of data in memory. findNumbers returns false
// if the layout is different.
func (r *release) findNumbers(address int, data []byte, table int) (n numbering, ok bool) {
	n.release = r
	t, ok := r.findFunctions(data[table:])
	if !ok {
		return n, false
	}
	module, ok := r.findModule(address, data, table)
	if !ok {
		return n, false
	}
	word := func(i int) int {
		return table + int(binary.LittleEndian.Uint64(data[table+len(n.pcHeader.magic)+8*i:]))
	}
	namesAt, namesEnd, indexAt := word(n.pcHeader.names), word(n.pcHeader.units), word(n.pcHeader.functions)
	bucketsAt := int(binary.LittleEndian.Uint64(data[module+8*n.moduledata.find:])) - address
	count := len(t.records)
	recordsAt := indexAt + int(binary.LittleEndian.Uint32(data[indexAt+4:]))
	if namesEnd < namesAt || bucketsAt < 0 || bucketsAt+(count-1)*n.find.perFunction*n.find.size > len(data) {
		return n, false
	}

	// The function that the packer adds must write exactly what is here.
	first, at := binary.LittleEndian.Uint32(data[indexAt:]), recordsAt
	n.places = make([]uint32, count)
	for i, record := range t.records {
		entry := data[indexAt+i*n.pcHeader.entrySize:]
		name := data[namesAt+int(binary.LittleEndian.Uint32(record[n.fn.name:])) : namesEnd]
		length := bytes.IndexByte(name, 0)
		if length < 0 || binary.LittleEndian.Uint32(entry) != first+uint32(i) || indexAt+int(binary.LittleEndian.Uint32(entry[4:])) != at {
			return n, false
		}
		n.called = append(n.called, string(name[:length]))
		if place, ok := r.shortName(n.called[i]); ok {
			n.places[i] = uint32(place)
		} else {
			n.places[i] = uint32(count*nameSize + len(n.kept))
			n.kept = append(n.kept, name[:length+1]...)
		}
		at += n.aligned(len(record) + len(t.data[i]))
		if i == count-1 {
			break // the last function has only as many buckets as it needs
		}
		for k := range n.find.perFunction {
			bucket := data[bucketsAt+(i*n.find.perFunction+k)*n.find.size:][:n.find.size]
			if binary.LittleEndian.Uint32(bucket) != uint32(i) || bytes.Count(bucket[4:], []byte{0}) != n.find.size-4 {
				return n, false
			}
		}
	}
	if count > nameLimit || count*nameSize+len(n.kept) > namesEnd-namesAt {
		return n, false
	}
	n.count, n.first, n.address, n.names, n.namesEnd = count, int(first), address, address+namesAt, address+namesEnd
	n.byPC, n.recordsEnd = address+word(n.pcHeader.byPC), address+at
	n.gofunc, n.dataEnd = int(binary.LittleEndian.Uint64(data[module+8*n.moduledata.gofunc:])), int(binary.LittleEndian.Uint64(data[module+8*n.moduledata.epclntab:]))
	n.index, n.records, n.buckets, n.table = address+indexAt, address+recordsAt, address+bucketsAt, t
	return n, true
}

// take zeroes the parts of data that the program computes, and keeps the names that must
// not be shortened.
func (n numbering) take(data []byte) {
	at := func(address int) []byte { return data[address-n.address:] }
	clear(at(n.names)[:n.namesEnd-n.names])
	copy(at(n.names)[n.count*nameSize:], n.kept)
	clear(at(n.buckets)[:(n.count-1)*n.find.perFunction*n.find.size])
	clear(at(n.index)[:n.count*n.pcHeader.entrySize])
}

// writer assembles the code of a function.
type writer struct{ code []instruction }

func (w *writer) do(instructions ...instruction) { w.code = append(w.code, instructions...) }

func (w *writer) get(local int)      { w.do(make1(opLocalGet, local)) }
func (w *writer) set(local int)      { w.do(make1(opLocalSet, local)) }
func (w *writer) constant(value int) { w.do(makeConst(opI32Const, int64(value))) }
func (w *writer) plain(op byte)      { w.do(make0(op)) }
func (w *writer) with(op byte, value int) {
	w.constant(value)
	w.plain(op)
}

// at adds an unaligned memory access.
func (w *writer) at(op byte, offset int) {
	w.do(instruction{op: op, text: []byte{op, 0, 0}}.makeAt(int64(offset)))
}

func (w *writer) add(local, value int) {
	w.get(local)
	w.with(opI32Add, value)
	w.set(local)
}

// writeName adds code that writes the name of a function unless it is kept.
func (n numbering) writeName(w *writer) {
	number := func(text string) int { return int(int32(binary.LittleEndian.Uint32([]byte(text)))) }
	put := func(offset int, text string) {
		w.get(localName)
		w.constant(number(text))
		w.at(opI32Store, offset)
	}
	w.get(localMarks)
	w.with(opI32And, markName)
	w.do(make1(opLocalTee, localValue))
	w.with(opI32Equal, nameInList)
	w.do(makeBlock(opIf))
	w.fromList(n.fn.name)
	w.plain(opElse)

	w.get(localRecord)
	w.get(localValue)
	w.with(opI32Mul, 4)
	w.do(make1(opLocalTee, localValue))
	w.get(localName)
	w.plain(opI32Add)
	w.with(opI32Sub, n.names)
	w.at(opI32Store, n.fn.name)
	put(nameOwn, "runt")
	put(nameMethod, "ime.")
	w.get(localValue)
	w.with(opI32Equal, nameMethod)
	w.do(makeBlock(opIf))
	put(nameMethod, "p.(*")
	put(nameEnd, ").m\x00")
	w.plain(opEnd)
	put(nameShort, n.mark)
	put(nameDot, ".\x00\x00\x00")
	for digit := range nameEnd - nameDigits {
		w.get(localName)
		w.get(localNumber)
		w.with(opI32ShiftRight, 4*(nameEnd-nameDigits-1-digit))
		w.with(opI32And, 0xf)
		w.do(make1(opLocalTee, localValue))
		w.with(opI32Add, '0')
		w.get(localValue)
		w.with(opI32Higher, 9)
		w.with(opI32Mul, 'a'-'0'-10)
		w.plain(opI32Add)
		w.at(opI32Store8, nameDigits+digit)
	}
	w.plain(opEnd)
}

// writeBuckets adds code that writes the buckets of a function unless it is the last one.
func (n numbering) writeBuckets(w *writer) {
	w.get(localNumber)
	w.with(opI32Lower, n.count-1)
	w.do(makeBlock(opIf))
	w.constant(n.find.perFunction)
	w.set(localValue)
	w.do(makeBlock(opLoop))
	w.get(localBucket)
	w.get(localNumber)
	w.at(opI32Store, 0)
	w.add(localBucket, n.find.size)
	w.get(localValue)
	w.with(opI32Sub, 1)
	w.do(make1(opLocalTee, localValue), make1(opBranchIf, 0), make0(opEnd), make0(opEnd))
}
