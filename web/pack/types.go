package main

import (
	"bytes"
	"encoding/binary"
	"slices"
)

// typeTable holds the types of a program.
type typeTable struct {
	*release
	data       []byte
	address    int // address of data in memory
	begin, end int // addresses of types
	seen       map[int]bool
	linked     map[int]bool // types that are found by name
	literals   []int        // types of closures
	queue      []int
	failed     bool
}

// clearTypes zeroes parts of types that are never used: the contents of the closure types
// that the compiler creates, such as the names of captured variables, and the hash of
// each type. A type switch finds a type by its hash, so a hash is kept if the code
// contains it as a constant. address is the address of data in memory. If the types have
// another layout, clearTypes changes nothing and returns false.
func (r *release) clearTypes(address int, data []byte, table int, constants map[uint32]bool) bool {
	t, itabs, ok := r.readTypes(address, data, table)
	if !ok {
		return false
	}
	inTables := map[int][]int{}
	for _, methods := range itabs {
		of := t.word8(methods + t.itab.typ)
		inTables[of] = append(inTables[of], methods)
	}
	number := uint32(0)
	all := make([]int, 0, len(t.seen))
	for of := range t.seen {
		all = append(all, of)
	}
	slices.Sort(all)
	for _, of := range all {
		if constants[t.word4(of+t.typ.hash)] {
			continue
		}
		hash := uint32(0)
		if len(inTables[of]) > 0 { // distinct, since the runtime stores method tables by hash
			number++
			hash = number
		}
		t.put4(of+t.typ.hash, hash)
		for _, methods := range inTables[of] {
			t.put4(methods+t.itab.hash, hash)
		}
	}
	t.clearInner(all)
	return true
}

// readTypes reads the types of a program and returns the addresses of its method tables.
// It returns false if the types have another layout.
func (r *release) readTypes(address int, data []byte, table int) (t *typeTable, itabs []int, ok bool) {
	module, ok := r.findModule(address, data, table)
	if !ok {
		return nil, nil, false
	}
	t = &typeTable{release: r, data: data, address: address, seen: map[int]bool{}, linked: map[int]bool{}}
	t.begin, t.end = t.word(module, r.moduledata.types), t.word(module, r.moduledata.etypes)
	if t.begin >= t.end || !t.holds(t.end, 0) {
		return nil, nil, false
	}
	types, itabs, ok := r.lists(t, module)
	if !ok {
		return nil, nil, false
	}
	for _, of := range types {
		t.linked[of] = true
		t.add(of)
	}
	for _, methods := range itabs {
		if !t.holds(methods, r.itab.hash+4) {
			return nil, nil, false
		}
		t.add(t.word8(methods + r.itab.inter))
		t.add(t.word8(methods + r.itab.typ))
	}
	t.literals = t.closures()
	for _, c := range t.literals {
		t.add(c)
	}
	for len(t.queue) > 0 && !t.failed {
		next := t.queue[0]
		t.queue = t.queue[1:]
		t.follow(next)
	}
	return t, itabs, !t.failed
}

// word returns a word of the moduledata.
func (t *typeTable) word(module, n int) int {
	return int(binary.LittleEndian.Uint64(t.data[module+8*n:]))
}

// at returns the data starting at an address.
func (t *typeTable) at(address int) []byte { return t.data[address-t.address:] }

func (t *typeTable) word4(address int) uint32 { return binary.LittleEndian.Uint32(t.at(address)) }

func (t *typeTable) word8(address int) int { return int(binary.LittleEndian.Uint64(t.at(address))) }

func (t *typeTable) put4(address int, value uint32) {
	binary.LittleEndian.PutUint32(t.at(address), value)
}

// holds reports whether data contains length bytes at an address.
func (t *typeTable) holds(address, length int) bool {
	return address >= t.address && length >= 0 && address-t.address <= len(t.data)-length
}

// add adds the type at an address unless it was added before.
func (t *typeTable) add(address int) {
	if t.seen[address] {
		return
	}
	if address < t.begin || address > t.end-t.typ.size || address%8 != 0 || !t.holds(address, t.typ.size) ||
		t.kind(address) == 0 || t.kind(address) > t.kinds.last {
		t.failed = true
		return
	}
	if _, ok := t.name(t.begin + int(int32(t.word4(address+t.typ.name)))); !ok {
		t.failed = true
		return
	}
	t.seen[address] = true
	t.queue = append(t.queue, address)
}

func (t *typeTable) kind(address int) int { return int(t.at(address)[t.typ.kind]) & t.kinds.mask }

// name returns the bytes of a name: flags, length and text.
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

// follow adds the types that a type consists of.
func (t *typeTable) follow(of int) {
	if pointer := int(int32(t.word4(of + t.typ.pointer))); pointer != 0 {
		t.add(t.begin + pointer)
	}
	own := of + t.typ.size
	if !t.holds(own, t.typ.structSize) {
		t.failed = true
		return
	}
	switch t.kind(of) {
	case t.kinds.array:
		t.add(t.word8(own))
		t.add(t.word8(own + 8))
	case t.kinds.channel, t.kinds.pointer, t.kinds.slice:
		t.add(t.word8(own))
	case t.kinds.maps:
		t.add(t.word8(own))
		t.add(t.word8(own + 8))
		t.add(t.word8(own + 16))
	case t.kinds.function:
		counts := t.word4(own)
		types := own + 8
		if t.at(of)[t.typ.flags]&t.typ.uncommon != 0 {
			types += 16
		}
		t.each(types, 8, int(counts&0xffff+counts>>16&0x7fff), func(at int) { t.add(t.word8(at)) })
	case t.kinds.interfaces:
		t.each(t.word8(own+8), 8, t.word8(own+16), func(at int) { t.add(t.begin + int(int32(t.word4(at+4)))) })
	case t.kinds.structs:
		t.each(t.word8(of+t.typ.structFields), t.typ.fieldSize, t.word8(of+t.typ.structFields+8), func(at int) { t.add(t.word8(at + 8)) })
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

// closures returns the addresses of closure types. Each is a struct type followed by its
// fields, the first of which is named F.
func (t *typeTable) closures() []int {
	var found []int
	for of := (max(t.begin, t.address) + 7) &^ 7; of+t.typ.structSize+t.typ.fieldSize <= t.end; of += 8 {
		fields, count := t.word8(of+t.typ.structFields), t.word8(of+t.typ.structFields+8)
		if t.kind(of) != t.kinds.structs || fields != of+t.typ.structSize || count < 1 || count > 1<<10 ||
			count != t.word8(of+t.typ.structFields+16) || !t.holds(fields, t.typ.fieldSize*count) {
			continue
		}
		if first, ok := t.name(t.word8(fields)); ok && string(first[1:]) == "\x01F" && bytes.Contains(t.called(of), []byte(t.typ.closurePrefix)) {
			found = append(found, of)
		}
	}
	return found
}

// clearInner clears types that are never found by name or inspected: closure types, the
// internal types of maps, and the shape types of generic code. It keeps what the garbage
// collector needs.
func (t *typeTable) clearInner(all []int) {
	inner := map[int]bool{}
	for _, of := range t.literals {
		inner[of] = true
	}
	for _, of := range all {
		switch {
		case t.kind(of) == t.kinds.maps:
			for _, part := range t.group(t.word8(of + t.typ.mapGroup)) {
				inner[part] = true
			}
		case bytes.Contains(t.called(of), []byte("go.shape.")):
			inner[of] = true
		}
	}
	names := map[uint32]bool{0: true}
	for _, of := range all {
		if t.linked[of] || t.at(of)[t.typ.flags]&(t.typ.maskOnDemand|t.typ.uncommon) != 0 {
			delete(inner, of)
		}
		if !inner[of] {
			names[t.word4(of+t.typ.name)] = true
		}
	}
	for _, of := range all {
		if !inner[of] {
			continue
		}
		if place := t.word4(of + t.typ.name); !names[place] {
			names[place] = true
			clear(t.called(of))
		}
		t.at(of)[t.typ.flags] &^= t.typ.extraStar
		t.put4(of+t.typ.name, 0)
		if fields := t.word8(of + t.typ.structFields); t.kind(of) == t.kinds.structs {
			clear(t.at(fields)[:t.typ.fieldSize*t.word8(of+t.typ.structFields+8)])
			clear(t.at(of)[t.typ.size:t.typ.structSize])
		}
	}
}

// called returns the name of a type as a slice of data.
func (t *typeTable) called(of int) []byte {
	name, _ := t.name(t.begin + int(int32(t.word4(of+t.typ.name))))
	return name
}

// group returns the internal types of a map: the group at the given address, its array of
// entries, and the entry.
func (t *typeTable) group(group int) []int {
	fields := t.word8(group + t.typ.structFields)
	if t.kind(group) != t.kinds.structs || t.word8(group+t.typ.structFields+8) != 2 {
		return nil
	}
	entries := t.word8(fields + t.typ.fieldSize + 8)
	if t.kind(entries) != t.kinds.array {
		return nil
	}
	return []int{group, entries, t.word8(entries + t.typ.size)}
}
