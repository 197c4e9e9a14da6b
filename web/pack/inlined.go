package main

import (
	"bytes"
	"encoding/binary"
	"slices"
)

// noData is the offset that stands for missing data in a function's record.
const noData = ^uint32(0)

// findModule returns the offset of the moduledata in data, given the offset of the
// function table. address is the address of data in memory.
func (r *release) findModule(address int, data []byte, table int) (int, bool) {
	word := func(at, n int) uint64 { return binary.LittleEndian.Uint64(data[at+8*n:]) }
	begin := uint64(address + table)
	names := begin + word(table+len(r.pcHeader.magic), r.pcHeader.names)
	head := binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, begin), names)
	for from := 0; ; from++ {
		at := bytes.Index(data[from:], head)
		if at < 0 || len(data)-from-at < 8*r.moduledata.words {
			return 0, false
		}
		from += at
		base, end := word(from, r.moduledata.gofunc), word(from, r.moduledata.epclntab)
		if begin < base && base < end && end <= uint64(address+len(data)) {
			return from, true
		}
	}
}

// clearInlined removes each function's references to data needed only for traces. It also
// zeroes the inlining trees. They make up most of data, which holds the functions' data.
func (t functionTable) clearInlined(data []byte) {
	var trees, all []uint32
	needed := make(map[uint32]bool)
	for _, places := range t.data {
		for kind := range len(places) / 4 {
			field := places[4*kind:][:4]
			place := binary.LittleEndian.Uint32(field)
			if place == noData {
				continue
			}
			all = append(all, place)
			switch kind {
			case t.funcdata.inlined:
				trees = append(trees, place)
			case t.funcdata.argInfo, t.funcdata.argLive:
			default:
				needed[place] = true
				continue
			}
			binary.LittleEndian.PutUint32(field, noData)
		}
	}
	slices.Sort(all)
	for _, tree := range trees {
		next, _ := slices.BinarySearch(all, tree+1)
		if next < len(all) && !needed[tree] { // the end of the last tree is unknown
			clear(data[tree:all[next]])
		}
	}
}
