package main

import (
	"bytes"
	"encoding/binary"
	"slices"
)

// Of the runtime's description of the program: see moduledata in runtime/symtab.go.
const (
	moduleTypes     = 37 // where types begin, and end
	moduleTypeLinks = 45 // places of types that are found by what they are called, and how many
	moduleTables    = 48 // addresses of tables of methods, and how many
	moduleTypeWords = 51
)

// A type as the runtime has it: see Type in internal/abi/type.go.
const (
	typeHash    = 16
	typeFlags   = 20
	typeKind    = 23
	typeName    = 40
	typePointer = 44 // the place of the type of pointers to it
	typeOwn     = 48 // what only some kinds have

	flagUncommon = 1      // there are methods
	flagStar     = 2      // the name has a star before it
	flagNoMask   = 1 << 4 // where pointers are in it is asked of its fields

	kindMask      = 31
	kindArray     = 17
	kindChannel   = 18
	kindFunction  = 19
	kindInterface = 20
	kindMap       = 21
	kindPointer   = 22
	kindSlice     = 23
	kindStruct    = 25
	kindLast      = 26

	mapGroup      = 64 // the address of a map's type of groups
	structFields  = 56 // an address and a length
	structSize    = 80
	fieldSize     = 24 // the name's address, that of the type, and where it lies
	tableType     = 8  // of a table of methods
	tableHash     = 16
	closurePrefix = "*struct { F uintptr"
)

// typeTable is the types of a program.
type typeTable struct {
	data       []byte
	address    int // where data lies in memory
	begin, end int // addresses of types
	seen       map[int]bool
	linked     map[int]bool // types that are found by what they are called
	queue      []int
	failed     bool
}

// clearTypes sets to zero what nobody asks a type for: what variables a function
// literal has kept, which the compiler makes a type of and nothing else has, with
// names for all of them; and of each type the number by which it is found in a
// type switch, unless it is one of constants, those of the code. Data lies at the address
// in memory. It reports false, and changes nothing, where types are laid out in another way.
func clearTypes(address int, data []byte, table int, constants map[uint32]bool) bool {
	module, ok := findModule(address, data, table)
	if !ok || len(data)-module < 8*moduleTypeWords {
		return false
	}
	word := func(n int) int { return int(binary.LittleEndian.Uint64(data[module+8*n:])) }
	t := &typeTable{data: data, address: address, begin: word(moduleTypes), end: word(moduleTypes + 1), seen: map[int]bool{}, linked: map[int]bool{}}
	links, linkCount := word(moduleTypeLinks), word(moduleTypeLinks+1)
	tables, tableCount := word(moduleTables), word(moduleTables+1)
	if t.begin >= t.end || !t.holds(t.end, 0) || !t.holds(links, 4*linkCount) || !t.holds(tables, 8*tableCount) {
		return false
	}
	for i := range linkCount {
		of := t.begin + int(int32(t.word4(links+4*i)))
		t.linked[of] = true
		t.add(of)
	}
	inTables := map[int][]int{}
	for i := range tableCount {
		methods := t.word8(tables + 8*i)
		if !t.holds(methods, tableHash+4) {
			return false
		}
		of := t.word8(methods + tableType)
		inTables[of] = append(inTables[of], methods)
		t.add(t.word8(methods))
		t.add(of)
	}
	closures := t.closures()
	for _, c := range closures {
		t.add(c)
	}
	for len(t.queue) > 0 && !t.failed {
		next := t.queue[0]
		t.queue = t.queue[1:]
		t.follow(next)
	}
	if t.failed {
		return false
	}

	number := uint32(0)
	all := make([]int, 0, len(t.seen))
	for of := range t.seen {
		all = append(all, of)
	}
	slices.Sort(all)
	for _, of := range all {
		if constants[t.word4(of+typeHash)] {
			continue
		}
		hash := uint32(0)
		if len(inTables[of]) > 0 { // they are kept by this number
			number++
			hash = number
		}
		t.put4(of+typeHash, hash)
		for _, methods := range inTables[of] {
			t.put4(methods+tableHash, hash)
		}
	}
	t.clearInner(closures, all)
	return true
}

// at returns data from an address on.
func (t *typeTable) at(address int) []byte { return t.data[address-t.address:] }

func (t *typeTable) word4(address int) uint32 { return binary.LittleEndian.Uint32(t.at(address)) }

func (t *typeTable) word8(address int) int { return int(binary.LittleEndian.Uint64(t.at(address))) }

func (t *typeTable) put4(address int, value uint32) {
	binary.LittleEndian.PutUint32(t.at(address), value)
}

// holds reports whether so many bytes at an address are in data.
func (t *typeTable) holds(address, length int) bool {
	return address >= t.address && length >= 0 && address-t.address <= len(t.data)-length
}

// add takes a type into account that lies at an address.
func (t *typeTable) add(address int) {
	if t.seen[address] {
		return
	}
	if address < t.begin || address > t.end-typeOwn || address%8 != 0 || !t.holds(address, typeOwn) ||
		t.kind(address) == 0 || t.kind(address) > kindLast {
		t.failed = true
		return
	}
	if _, ok := t.name(t.begin + int(int32(t.word4(address+typeName)))); !ok {
		t.failed = true
		return
	}
	t.seen[address] = true
	t.queue = append(t.queue, address)
}

func (t *typeTable) kind(address int) int { return int(t.at(address)[typeKind]) & kindMask }

// name returns the bytes of a name: flags, its length and itself.
func (t *typeTable) name(address int) ([]byte, bool) {
	if !t.holds(address, 8) {
		return nil, false
	}
	text := t.at(address)
	length, n := binary.Uvarint(text[1:])
	if n <= 0 || length > 1<<16 || int(length) > len(text)-1-n {
		return nil, false
	}
	return text[:1+n+int(length)], true
}

// follow adds the types that a type is made of.
func (t *typeTable) follow(of int) {
	if pointer := int(int32(t.word4(of + typePointer))); pointer != 0 {
		t.add(t.begin + pointer)
	}
	own := of + typeOwn
	if !t.holds(own, structSize) {
		t.failed = true
		return
	}
	switch t.kind(of) {
	case kindArray:
		t.add(t.word8(own))
		t.add(t.word8(own + 8))
	case kindChannel, kindPointer, kindSlice:
		t.add(t.word8(own))
	case kindMap:
		t.add(t.word8(own))
		t.add(t.word8(own + 8))
		t.add(t.word8(own + 16))
	case kindFunction:
		counts := t.word4(own)
		types := own + 8
		if t.at(of)[typeFlags]&flagUncommon != 0 {
			types += 16
		}
		t.each(types, 8, int(counts&0xffff+counts>>16&0x7fff), func(at int) { t.add(t.word8(at)) })
	case kindInterface:
		t.each(t.word8(own+8), 8, t.word8(own+16), func(at int) { t.add(t.begin + int(int32(t.word4(at+4)))) })
	case kindStruct:
		t.each(t.word8(of+structFields), fieldSize, t.word8(of+structFields+8), func(at int) { t.add(t.word8(at + 8)) })
	}
}

func (t *typeTable) each(address, size, count int, do func(at int)) {
	if count > 1<<16 || count > 0 && !t.holds(address, size*count) {
		t.failed = true
		return
	}
	for i := range count {
		do(address + size*i)
	}
}

// closures finds the types of what function literals keep: a struct the fields
// of which follow it, and the first of which is F.
func (t *typeTable) closures() []int {
	var found []int
	for of := (max(t.begin, t.address) + 7) &^ 7; of+structSize+fieldSize <= t.end; of += 8 {
		fields, count := t.word8(of+structFields), t.word8(of+structFields+8)
		if t.kind(of) != kindStruct || fields != of+structSize || count < 1 || count > 1<<10 ||
			count != t.word8(of+structFields+16) || !t.holds(fields, fieldSize*count) {
			continue
		}
		if first, ok := t.name(t.word8(fields)); ok && string(first[1:]) == "\x01F" && bytes.Contains(t.called(of), []byte(closurePrefix)) {
			found = append(found, of)
		}
	}
	return found
}

// clearInner clears types that are never found by what they are called, nor taken
// apart, but for what the collector needs: those of closures, and of all types
// those that maps consist of and that types with the same shape have in common.
func (t *typeTable) clearInner(closures, all []int) {
	inner := map[int]bool{}
	for _, of := range closures {
		inner[of] = true
	}
	for _, of := range all {
		switch {
		case t.kind(of) == kindMap:
			for _, part := range t.group(t.word8(of + mapGroup)) {
				inner[part] = true
			}
		case bytes.Contains(t.called(of), []byte("go.shape.")):
			inner[of] = true
		}
	}
	names := map[uint32]bool{0: true}
	for _, of := range all {
		if t.linked[of] || t.at(of)[typeFlags]&(flagNoMask|flagUncommon) != 0 {
			delete(inner, of)
		}
		if !inner[of] {
			names[t.word4(of+typeName)] = true
		}
	}
	for _, of := range all {
		if !inner[of] {
			continue
		}
		if place := t.word4(of + typeName); !names[place] {
			names[place] = true
			clear(t.called(of))
		}
		t.at(of)[typeFlags] &^= flagStar
		t.put4(of+typeName, 0)
		if fields := t.word8(of + structFields); t.kind(of) == kindStruct {
			clear(t.at(fields)[:fieldSize*t.word8(of+structFields+8)])
			clear(t.at(of)[typeOwn:structSize])
		}
	}
}

// called returns the name of a type, as it is in data.
func (t *typeTable) called(of int) []byte {
	name, _ := t.name(t.begin + int(int32(t.word4(of+typeName))))
	return name
}

// group returns the types of what a map consists of: the group of entries, of which this
// is the address, the array of them, and the entry.
func (t *typeTable) group(group int) []int {
	fields := t.word8(group + structFields)
	if t.kind(group) != kindStruct || t.word8(group+structFields+8) != 2 {
		return nil
	}
	entries := t.word8(fields + fieldSize + 8)
	if t.kind(entries) != kindArray {
		return nil
	}
	return []int{group, entries, t.word8(entries + typeOwn)}
}
