package main

import (
	"bytes"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
)

// TestRecords makes a packed program write its records and compares them with the
// linker's.
func TestRecords(t *testing.T) { withEachGo(t, testRecords) }

func testRecords(t *testing.T, g toolchain) {
	dir := t.TempDir()
	m := readLinked(t, g.build(t, dir, "./testdata/trace"))
	var linked []byte
	var table, address int
	for _, s := range m.segments {
		data := slices.Clone(s.data)
		if at, ok := g.clearLines(s.offset, data); ok {
			linked, table, address = data, at, s.offset
		}
	}
	short := shortenLinked(t, &m, filepath.Join(dir, "packed.wasm"))
	memory := started(t, filepath.Join(dir, "packed.wasm"))
	data := memory[address:][:len(linked)]

	before, _ := g.findFunctions(linked[table:])
	after, ok := g.findFunctions(data[table:])
	if !ok || len(before.records) != len(after.records) {
		t.Fatalf("%d records, want %d", len(after.records), len(before.records))
	}
	module, _ := g.findModule(address, data, table)
	begin := int(binary.LittleEndian.Uint64(data[module+8*g.moduledata.gofunc:])) - address
	end := int(binary.LittleEndian.Uint64(data[module+8*g.moduledata.epclntab:])) - address
	blobs := func(data []byte) *collector {
		return &collector{n: &numbering{release: g.release, gofunc: begin, dataEnd: end}, data: data}
	}
	seen := map[int]int{}
	for i, record := range after.records {
		name, old := short.names[i], before.records[i]
		l := short.layouts[int(binary.LittleEndian.Uint32(record[g.fn.entry:]))]
		for _, field := range []int{g.fn.entry, g.fn.args} {
			if got, want := record[field:field+4], old[field:field+4]; !bytes.Equal(got, want) {
				t.Errorf("%s has %x at %d, want %x", name, got, field, want)
			}
		}
		if got, want := record[g.fn.id:g.fn.funcdata], old[g.fn.id:g.fn.funcdata]; !bytes.Equal(got, want) {
			t.Errorf("%s has the kind %x, want %x", name, got, want)
		}
		fresh, want := &oldTables{g.release, record, after.byPC, 0}, &oldTables{g.release, old, before.byPC, 0}
		deferred := binary.LittleEndian.Uint32(old[g.fn.deferred:])
		if l != nil {
			want = &oldTables{g.release, packedTables(g.release, l), nil, 0}
			want.byPC = want.record[g.mapsField()+4:]
			if deferred != 0 {
				deferred = uint32(l.numbers[l.deferred])
			}
		}
		for _, point := range []int{0, 1, 2, 3, 7, 20, 300, pointLost, pointLost + 5} {
			if got, want := fresh.depth(point), want.depth(point); got != want {
				t.Errorf("%s: depth %d at %d, want %d", name, got, point, want)
			}
			if got, want := fresh.maps(point), want.maps(point); got != want {
				t.Errorf("%s: map %d at %d, want %d", name, got, point, want)
			}
		}
		if got := binary.LittleEndian.Uint32(record[g.fn.deferred:]); got != deferred {
			t.Errorf("%s calls deferred functions at %d, want %d", name, got, deferred)
		}
		for kind := range g.funcdata.kinds {
			got, want := funcData(t, blobs(data), kind, after.data[i]), funcData(t, blobs(linked), kind, before.data[i])
			if !bytes.Equal(got, want) {
				t.Errorf("%s has data %x of kind %d, want %x", name, got, kind, want)
			}
			if got != nil {
				seen[kind]++
			}
		}
	}
	for _, kind := range []int{g.funcdata.argsMaps, g.funcdata.localsMaps, g.funcdata.objects, g.funcdata.defers, g.funcdata.wrapped} {
		if seen[kind] == 0 {
			t.Errorf("no function has data of kind %d", kind)
		}
	}
}

// packedTables returns the part of a function's record that refers to pcvalue tables,
// with these tables.
func packedTables(r *release, l *layout) []byte {
	record := make([]byte, r.mapsField()+4)
	depths, maps := l.depthTable(), l.mapTable()
	binary.LittleEndian.PutUint32(record[r.fn.depth:], 1)
	if maps != nil {
		binary.LittleEndian.PutUint32(record[r.mapsField():], uint32(1+len(depths)))
	}
	return slices.Concat(record, []byte{0}, depths, maps)
}

// funcData returns a function's data of the given kind, or nil.
func funcData(t *testing.T, c *collector, kind int, places []byte) []byte {
	t.Helper()
	if 4*kind >= len(places) {
		return nil
	}
	place := binary.LittleEndian.Uint32(places[4*kind:])
	if place == noData {
		return nil
	}
	blob, ok := c.blob(kind, place)
	if !ok {
		t.Fatalf("data of kind %d at %x", kind, place)
	}
	return blob
}

// started returns a program's memory at startup, before it runs.
func started(t *testing.T, program string) []byte {
	t.Helper()
	const script = `
		const fs = require("fs"), module = new WebAssembly.Module(fs.readFileSync(process.argv[1])), imports = {};
		for (const i of WebAssembly.Module.imports(module)) (imports[i.module] ??= {})[i.name] = () => {};
		fs.writeFileSync(process.argv[2], Buffer.from(new WebAssembly.Instance(module, imports).exports.mem.buffer));`
	to := program + ".memory"
	if out, err := exec.Command("node", "-e", script, program, to).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	memory, err := os.ReadFile(to)
	if err != nil {
		t.Fatal(err)
	}
	return memory
}
