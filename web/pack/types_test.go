package main

import (
	"maps"
	"path/filepath"
	"slices"
	"testing"
)

// TestTypes runs a program that inspects types in many ways, before and after unused
// parts are cleared.
func TestTypes(t *testing.T) { withEachGo(t, testTypes) }

func testTypes(t *testing.T, g toolchain) {
	dir := t.TempDir()
	linked, packed := g.build(t, dir, "./testdata/types"), filepath.Join(dir, "packed.wasm")
	m := readLinked(t, linked)
	shortenLinked(t, &m, packed)
	for _, collector := range []string{"GOGC=100", "GOGC=1"} {
		if got, want := g.node(t, packed, collector), g.node(t, linked, collector); got != want {
			t.Errorf("%s: the program prints\n%s\nwant\n%s", collector, got, want)
		}
	}
}

// TestClearTypes checks how many types are cleared.
func TestClearTypes(t *testing.T) { withEachGo(t, testClearTypes) }

func testClearTypes(t *testing.T, g toolchain) {
	m := readLinked(t, g.build(t, t.TempDir(), "./testdata/types"))
	for _, s := range m.segments {
		table, ok := g.clearLines(s.offset, s.data)
		if !ok {
			continue
		}
		before, after := slices.Clone(s.data), s.data
		r := &runtimeTables{release: g.release, constants: map[uint32]bool{}}
		if _, _, err := shortenCode(m.section(codeSection).body, r); err != nil {
			t.Fatal(err)
		}
		if len(r.constants) < 1000 {
			t.Fatalf("only %d constants in the code", len(r.constants))
		}
		if !g.clearTypes(s.offset, after, table, r.constants) {
			t.Fatal("the types have another layout")
		}
		old, _, _ := g.readTypes(s.offset, before, table)
		fresh := *old
		fresh.data = after
		var zero, kept, inner int
		for of := range old.seen {
			was, is := old.word4(of+g.typ.hash), fresh.word4(of+g.typ.hash)
			switch {
			case is == was && r.constants[was]:
				kept++
			case r.constants[was]:
				t.Errorf("%s had the hash %x, which the code uses, and has %x", old.called(of), was, is)
			case is == 0:
				zero++
			}
			if was, is := old.word4(of+g.typ.name), fresh.word4(of+g.typ.name); is == 0 && was != 0 {
				inner++
			} else if string(old.called(of)) != string(fresh.called(of)) {
				t.Errorf("%s is called %s", old.called(of), fresh.called(of))
			}
		}
		if zero < len(old.seen)/2 || kept < 10 || inner < 50 {
			t.Errorf("of %d types %d have no hash, %d keep theirs and %d have no name", len(old.seen), zero, kept, inner)
		}
		broken := slices.Clone(before)
		first := slices.Min(slices.Collect(maps.Keys(old.linked)))
		broken[first-s.offset+g.typ.kind] = byte(g.kinds.last + 1)
		unchanged := slices.Clone(broken)
		if g.clearTypes(s.offset, broken, table, r.constants) || !slices.Equal(broken, unchanged) {
			t.Error("data without a type was taken for one")
		}
		return
	}
	t.Fatal("no table of functions")
}
