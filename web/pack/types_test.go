//go:build !js

package main

import (
	"encoding/binary"
	"path/filepath"
	"slices"
	"testing"
)

// TestTypes runs a program that asks types all kinds of things, before and after what
// nobody asks is cleared.
func TestTypes(t *testing.T) {
	dir := t.TempDir()
	linked, packed := build(t, dir, "./testdata/types"), filepath.Join(dir, "packed.wasm")
	m := readLinked(t, linked)
	shortenLinked(t, &m, packed)
	for _, collector := range []string{"GOGC=100", "GOGC=1"} {
		if got, want := node(t, packed, collector), node(t, linked, collector); got != want {
			t.Errorf("%s: it prints\n%s\nwant\n%s", collector, got, want)
		}
	}
}

// TestClearTypes counts what is cleared.
func TestClearTypes(t *testing.T) {
	m := readLinked(t, build(t, t.TempDir(), "./testdata/types"))
	for _, s := range m.segments {
		table, ok := clearLines(s.offset, s.data)
		if !ok {
			continue
		}
		before, after := slices.Clone(s.data), s.data
		r := &runtimeTables{constants: map[uint32]bool{}}
		if _, _, err := shortenCode(m.section(codeSection).body, r); err != nil {
			t.Fatal(err)
		}
		if len(r.constants) < 1000 {
			t.Fatalf("only %d constants in the code", len(r.constants))
		}
		if !clearTypes(s.offset, after, table, r.constants) {
			t.Fatal("types are laid out in another way")
		}
		module, _ := findModule(s.offset, before, table)
		old, fresh := parseTypes(before, s.offset, module), parseTypes(after, s.offset, module)
		var zero, kept, inner int
		for of := range old.seen {
			was, is := old.word4(of+typeHash), fresh.word4(of+typeHash)
			switch {
			case is == was && r.constants[was]:
				kept++
			case r.constants[was]:
				t.Errorf("%s had the number %x, which the code asks for, and has %x", old.called(of), was, is)
			case is == 0:
				zero++
			}
			if was, is := old.word4(of+typeName), fresh.word4(of+typeName); is == 0 && was != 0 {
				inner++
			} else if string(old.called(of)) != string(fresh.called(of)) {
				t.Errorf("%s is called %s", old.called(of), fresh.called(of))
			}
		}
		if zero < len(old.seen)/2 || kept < 10 || inner < 50 {
			t.Errorf("of %d types %d have no number, %d keep theirs and %d are called nothing", len(old.seen), zero, kept, inner)
		}
		broken := slices.Clone(before)
		links := int(binary.LittleEndian.Uint64(broken[module+8*moduleTypeLinks:])) - s.offset
		binary.LittleEndian.PutUint32(broken[links:], 12345)
		unchanged := slices.Clone(broken)
		if clearTypes(s.offset, broken, table, r.constants) || !slices.Equal(broken, unchanged) {
			t.Error("a place without a type was taken for one")
		}
		return
	}
	t.Fatal("no table of functions")
}

// parseTypes reads the types of a program.
func parseTypes(data []byte, address, module int) *typeTable {
	word := func(n int) int { return int(binary.LittleEndian.Uint64(data[module+8*n:])) }
	t := &typeTable{data: data, address: address, begin: word(moduleTypes), end: word(moduleTypes + 1), seen: map[int]bool{}, linked: map[int]bool{}}
	for i := range word(moduleTypeLinks + 1) {
		t.add(t.begin + int(int32(t.word4(word(moduleTypeLinks)+4*i))))
	}
	for _, c := range t.closures() {
		t.add(c)
	}
	for len(t.queue) > 0 && !t.failed {
		next := t.queue[0]
		t.queue = t.queue[1:]
		t.follow(next)
	}
	return t
}
