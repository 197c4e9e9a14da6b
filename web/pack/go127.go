package main

// go127 describes Go 1.27. In this release, the types that are found by name come first
// among all types, and the method tables last. The moduledata therefore holds the lengths
// of these ranges instead of lists.
func go127() *release {
	r := go126()
	r.version = "go1.27"
	r.moduledata.etypes = 39
	r.moduledata.gofunc = 43
	r.moduledata.epclntab = 44
	r.moduledata.words = 48
	r.lists = typeRanges127.read
	return r
}

// typeRanges holds word indexes in the moduledata, and describes the entries in the
// address ranges found there.
type typeRanges struct {
	typesLength int // length of the types found by name
	itabs       int // offset of the method tables from the first type
	itabsLength int

	itabSize, itabMethods, itabMethod int // size with one method, and offset and size of that method
	interfaceMethods                  int // offset of the method count of an interface
	sizes                             map[int]size
	uncommon, methods, method         int // size of abi.UncommonType, offset of the method count, size of abi.Method
}

// size gives the size in bytes of the type descriptors of one kind.
type size struct {
	fixed int
	each  int // additional size per element
	count int // offset of the number of elements; a function has two counts of 2 bytes
}

// typeRanges127 follows moduledata in runtime/symtab.go, ITab in internal/abi/iface.go,
// and Type.DescriptorSize in internal/abi/type.go.
var typeRanges127 = func() typeRanges {
	k := go126().kinds
	return typeRanges{
		typesLength: 38, itabs: 40, itabsLength: 41,
		itabSize: 32, itabMethods: 24, itabMethod: 8, interfaceMethods: 64,
		sizes: map[int]size{
			k.array: {fixed: 72}, k.channel: {fixed: 64}, k.function: {56, 8, 48}, k.interfaces: {80, 8, 64},
			k.maps: {fixed: 136}, k.pointer: {fixed: 56}, k.slice: {fixed: 56}, k.structs: {80, 24, 64},
		},
		uncommon: 16, methods: 4, method: 16,
	}
}()

// read returns the addresses of the entries in both ranges. It walks them like
// moduleTypelinks in runtime/type.go and addModuleItabs in runtime/iface.go.
func (g typeRanges) read(t *typeTable, module int) (types, itabs []int, ok bool) {
	at := t.begin + 8 // no type has offset 0
	for end := t.begin + t.word(module, g.typesLength); at < end; at = align8(at) {
		if !t.holds(at, t.typ.structSize) {
			return nil, nil, false
		}
		types = append(types, at)
		at += g.descriptorSize(t, at)
	}
	at = t.begin + t.word(module, g.itabs)
	for end := at + t.word(module, g.itabsLength); at < end; {
		if !t.holds(at, g.itabSize) {
			return nil, nil, false
		}
		itabs = append(itabs, at)
		inter := t.word8(at + t.itab.inter)
		if !t.holds(inter, g.interfaceMethods+8) {
			return nil, nil, false
		}
		methods := 1
		if t.word8(at+g.itabMethods) != 0 {
			methods = t.word8(inter + g.interfaceMethods)
		}
		if methods < 1 || methods > 1<<16 {
			return nil, nil, false
		}
		at += g.itabSize + g.itabMethod*(methods-1)
	}
	return types, itabs, at <= t.end
}

// descriptorSize returns the size of the type at an address.
func (g typeRanges) descriptorSize(t *typeTable, at int) int {
	kind := t.kind(at)
	s, ok := g.sizes[kind]
	if !ok {
		s.fixed = t.typ.size
	}
	size := s.fixed
	if t.at(at)[t.typ.flags]&t.typ.uncommon != 0 {
		methods := t.word4(at+size+g.methods) & 0xffff
		size += g.uncommon + g.method*int(methods)
	}
	switch {
	case kind == t.kinds.function:
		counts := t.word4(at + s.count)
		size += s.each * int(counts&0xffff+counts>>16&0x7fff)
	case s.each > 0:
		size += s.each * min(t.word8(at+s.count), 1<<16)
	}
	return size
}

func align8(n int) int { return (n + 7) &^ 7 }
