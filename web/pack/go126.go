package main

import "strings"

// go126 describes Go 1.26.
func go126() *release {
	return &release{
		version: "go1.26",
		// moduledata in runtime/symtab.go, written by symtab in cmd/link/internal/ld/symtab.go
		moduledata: moduledata{
			pcHeader: 0, names: 1, units: 4, files: 7, find: 19,
			types: 37, etypes: 38, gofunc: 40, epclntab: 41,
			words: typeLists126.words,
		},
		// pcHeader in runtime/symtab.go. The magic number is abi.CurrentPCLnTabMagic with
		// the sizes of an instruction and a pointer.
		pcHeader: pcHeader{
			magic: "\xf1\xff\xff\xff\x00\x00\x01\x08",
			count: 0, names: 3, units: 4, byPC: 6, functions: 7,
			words: 8, entrySize: 8,
		},
		// findfuncbucket in runtime/symtab.go. A function spans 1<<16 addresses, and a
		// bucket covers 1<<12 of them.
		find: findTable{size: 20, perFunction: 16},
		// _func in runtime/runtime2.go
		fn: funcRecord{
			entry: 0, name: 4, args: 8, deferred: 12,
			depth: 16, file: 20, line: 24,
			tables: 28, unit: 32, startLine: 36, id: 40, funcdata: 43,
			size: 44, align: 8,
		},
		// PCDATA_ and FUNCDATA_ in internal/abi/symtab.go
		pcdata:   pcdata{unsafePoint: 0, stackMap: 1, inlined: 2, argLive: 3},
		funcdata: funcdata{argsMaps: 0, localsMaps: 1, objects: 2, inlined: 3, defers: 4, argInfo: 5, argLive: 6, wrapped: 7, kinds: 8},
		// internal/abi/type.go, map.go and iface.go
		typ: typeRecord{
			hash: 16, flags: 20, kind: 23, name: 40, pointer: 44, size: 48,
			uncommon: 1 << 0, extraStar: 1 << 1, maskOnDemand: 1 << 4,
			mapGroup: 64, structFields: 56, structSize: 80, fieldSize: 24,
			closurePrefix: "*struct { F uintptr",
		},
		kinds: kinds{
			mask: 1<<5 - 1, last: 26,
			array: 17, channel: 18, function: 19, interfaces: 20, maps: 21, pointer: 22, slice: 23, structs: 25,
		},
		itab: itabRecord{inter: 0, typ: 8, hash: 16},
		special: special{
			// runtime/traceback.go and symtab.go; for reflect, the functions around
			// moduledataverify1
			keep: []string{"reflect.makeFuncStub", "reflect.methodValueCall", "runtime.gopanic"},
			exit: "runtime.goexit",
			nils: []string{"runtime.sigpanic"},
			grow: []string{"runtime.morestack", "runtime.morestack_noctxt"},
			// callees of rtcall that do not return, and BlockExit, in
			// cmd/compile/internal/ssagen/ssa.go
			never: inRuntime(`sigpanic
				throw gopanic panicwrap block panicrangestate panicnildottype panicdottypeE panicdottypeI
				panicdivide panicshift panicoverflow panicfloat panicmakeslicelen panicmakeslicecap
				panicunsafeslicelen panicunsafeslicenilptr panicunsafestringlen panicunsafestringnilptr
				goPanicIndex goPanicIndexU goPanicSliceAlen goPanicSliceAlenU goPanicSliceAcap goPanicSliceAcapU
				goPanicSliceB goPanicSliceBU goPanicSlice3Alen goPanicSlice3AlenU goPanicSlice3Acap goPanicSlice3AcapU
				goPanicSlice3B goPanicSlice3BU goPanicSlice3C goPanicSlice3CU goPanicSliceConvert`),
		},
		// funcValueOffset in cmd/link/internal/wasm/asm.go
		firstFunction: 0x1000,
		lists:         typeLists126.read,
	}
}

// inRuntime adds the package name to the names of functions of the runtime.
func inRuntime(names string) []string {
	all := strings.Fields(names)
	for i := range all {
		all[i] = "runtime." + all[i]
	}
	return all
}

// typeLists holds the word indexes of two slices in the moduledata.
type typeLists struct {
	types int // offsets of types from the first type, 4 bytes each
	itabs int // addresses of method tables
	words int
}

var typeLists126 = typeLists{types: 45, itabs: 48, words: 51}

// read returns the contents of typelinks and itablinks in the moduledata.
func (l typeLists) read(t *typeTable, module int) (types, itabs []int, ok bool) {
	typesAt, typeCount := t.word(module, l.types), t.word(module, l.types+1)
	itabsAt, itabCount := t.word(module, l.itabs), t.word(module, l.itabs+1)
	if !t.holds(typesAt, 4*typeCount) || !t.holds(itabsAt, 8*itabCount) {
		return nil, nil, false
	}
	for i := range typeCount {
		types = append(types, t.begin+int(int32(t.word4(typesAt+4*i))))
	}
	for i := range itabCount {
		itabs = append(itabs, t.word8(itabsAt+8*i))
	}
	return types, itabs, true
}
