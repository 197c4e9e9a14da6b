package main

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// TestShorten runs programs before and after their functions are rewritten, with normal
// and with constant garbage collection.
func TestShorten(t *testing.T) { withEachGo(t, testShorten) }

func testShorten(t *testing.T, g toolchain) {
	dir := t.TempDir()
	linked, packed := g.build(t, dir, "./testdata/flow"), filepath.Join(dir, "packed.wasm")
	m := readLinked(t, linked)
	count, _, _ := number(m.section(codeSection).body)
	changed := map[string]int{}
	walk(t, m, func(locals []byte, code []instruction) {
		if len(addressStack(code)) < len(code) {
			changed["address"]++
		}
		if _, ok := readFunction(code); ok {
			changed["form"]++
		}
	})
	layouts := shortenLinked(t, &m, packed).layouts
	changed["layout"] = len(layouts)
	for _, l := range layouts {
		for _, c := range l.waits {
			changed[[]string{"returns", "never", "grows"}[c.kind]]++
		}
	}
	for what, least := range map[string]int{"address": 2, "form": 1, "layout": 1, "returns": 0, "never": 1, "grows": 1} {
		if least > 0 && changed[what] < count/2 || changed[what] == 0 {
			t.Errorf("%s: %d of %d functions: Go's compiler now writes them differently", what, changed[what], count)
		}
	}
	if form := changed["form"]; changed["layout"] < form-form/50 {
		t.Errorf("%d of %d functions have new points", changed["layout"], form)
	}
	for _, collector := range []string{"GOGC=100", "GOGC=1"} {
		if got, want := g.node(t, packed, collector), g.node(t, linked, collector); got != want {
			t.Errorf("%s: the program prints\n%s\nwant\n%s", collector, got, want)
		}
	}
}

func readLinked(t *testing.T, linked string) module {
	t.Helper()
	file, err := os.ReadFile(linked)
	if err != nil {
		t.Fatal(err)
	}
	m, err := readModule(file)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// shortenLinked writes the shortened program to a file.
func shortenLinked(t *testing.T, m *module, to string) shortened {
	t.Helper()
	short, err := m.shorten("f0t9")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(to, m.write(), 0o666); err != nil {
		t.Fatal(err)
	}
	return short
}

// walk calls see with the locals and the code of each function.
func walk(t *testing.T, m module, see func(locals []byte, code []instruction)) {
	t.Helper()
	count, section, _ := number(m.section(codeSection).body)
	for range count {
		var body []byte
		body, section, _ = counted(section)
		locals, code, err := splitBody(body)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(writeCode(slices.Clone(locals), code), body) {
			t.Fatal("a function does not encode to what was read")
		}
		see(locals, code)
	}
}

var operations = map[string]byte{
	"unreachable": opUnreachable, "nop": opNop, "block": opBlock, "loop": opLoop, "if": opIf, "end": opEnd,
	"br": opBranch, "br_if": opBranchIf, "return": opReturn, "call": opCall,
	"local.get": opLocalGet, "local.set": opLocalSet, "local.tee": opLocalTee, "global.get": opGlobalGet, "global.set": opGlobalSet,
	"i32.const": opI32Const, "i64.const": opI64Const, "i32.eqz": opI32Eqz, "i64.eqz": opI64Eqz, "i32.sub": opI32Sub, "i32.add": opI32Add,
	"i64.add": opI64Add, "i64.or": opI64Or, "i32.wrap": opI32Wrap, "i64.extend": opI64ExtendU,
	"i64.load": 0x29, "i64.store": opI64Store,
}

// assemble encodes instructions separated by semicolons. The operands of br_table are its
// labels.
func assemble(t *testing.T, text string) []instruction {
	t.Helper()
	var code []instruction
	for part := range strings.SplitSeq(text, ";") {
		if strings.TrimSpace(part) == "" {
			continue
		}
		name, operands, _ := strings.Cut(strings.TrimSpace(part), " ")
		op, known := operations[name]
		n := 0
		for _, digit := range operands {
			n = 10*n + int(digit-'0')
		}
		switch {
		case name == "br_table":
			table := []byte{opBranchTable, byte(len(operands) / 2)}
			for label := range strings.FieldsSeq(operands) {
				table = append(table, label[0]-'0')
			}
			code = append(code, instruction{opBranchTable, int64(len(operands) / 2), table})
		case !known:
			t.Fatalf("unknown instruction %q", name)
		case op == opBlock || op == opLoop || op == opIf:
			code = append(code, makeBlock(op))
		case op == opI32Const || op == opI64Const:
			code = append(code, makeConst(op, int64(n)))
		case op == 0x29 || op == opI64Store:
			code = append(code, instruction{op, 0, []byte{op, 3, 0}}.makeAt(int64(n)))
		case operands == "":
			code = append(code, make0(op))
		default:
			code = append(code, make1(op, n))
		}
	}
	return code
}

func TestPeep(t *testing.T) {
	tests := []struct{ name, from, to string }{
		{"a wrapped constant", "i64.const 70000; i32.wrap; i64.load 8", "i32.const 70000; i64.load 8"},
		{"there and back", "local.get 1; i64.extend; i32.wrap", "local.get 1"},
		{"no and no again", "i64.eqz; i64.extend; i64.eqz; i32.eqz; nop; if; end", "i64.eqz; if; end"},
		{"no to a number", "local.get 2; i64.eqz; i32.eqz", "local.get 2; i64.eqz; i32.eqz"},
		{"a load", "local.get 1; i64.extend; i64.const 16; i64.add; i32.wrap; i64.load 8", "local.get 1; i64.load 24"},
		{"a store of what is computed", "local.get 1; i64.extend; i64.const 16; i64.add; i32.wrap; local.get 3; i64.const 2; i64.add; i64.store 0",
			"local.get 1; local.get 3; i64.const 2; i64.add; i64.store 16"},
		{"a store of what is loaded", "local.get 1; i64.extend; i64.const 16; i64.add; i32.wrap; local.get 1; i64.load 40; i64.store 0",
			"local.get 1; local.get 1; i64.load 40; i64.store 16"},
		{"an address that is passed on", "local.get 1; i64.extend; i64.const 16; i64.add; i32.wrap; local.set 2; i64.load 8",
			"local.get 1; i64.extend; i64.const 16; i64.add; i32.wrap; local.set 2; i64.load 8"},
		{"an address that is computed with", "local.get 1; i64.extend; i64.const 16; i64.add; i32.wrap; i32.const 4; i32.sub; i64.load 8",
			"local.get 1; i64.extend; i64.const 16; i64.add; i32.wrap; i32.const 4; i32.sub; i64.load 8"},
		{"a call between", "local.get 1; i64.extend; i64.const 16; i64.add; i32.wrap; call 9; i64.store 0",
			"local.get 1; i64.extend; i64.const 16; i64.add; i32.wrap; call 9; i64.store 0"},
		{"returning", "local.get 1; i32.const 40; i32.add; local.tee 1; global.set 0; local.get 1; i32.const 8; i32.add; local.tee 1; global.set 0; i32.const 0; return",
			"local.get 1; i32.const 48; i32.add; global.set 0; i32.const 0; return"},
		{"going on", "local.get 1; i32.const 40; i32.add; local.tee 1; global.set 0; local.get 1; i32.const 8; i32.add; local.tee 1; global.set 0; i32.const 0; call 5",
			"local.get 1; i32.const 40; i32.add; local.tee 1; global.set 0; local.get 1; i32.const 8; i32.add; local.tee 1; global.set 0; i32.const 0; call 5"},
		{"another pointer", "local.get 2; i64.const 16; i64.add; i32.wrap; i64.load 8", "local.get 2; i64.const 16; i64.add; i32.wrap; i64.load 8"},
	}
	for _, test := range tests {
		got, want := writeCode(nil, shortenReturns(addressStack(simplify(assemble(t, test.from))))), writeCode(nil, assemble(t, test.to))
		if !bytes.Equal(got, want) {
			t.Errorf("%s: %x, want %x", test.name, got, want)
		}
	}
}

// Parts of a function with three segments. The compiler's points 0 and 1 belong to the
// first segment, 2 to the second and 3 to the third. The function's address is 65536.
const (
	calls      = "block; loop; "
	dispatch   = "block; block; block; local.get 0; br_table 0 0 1 2 2; end; "
	backCalls  = "; end; unreachable; end; i32.const 1; end"
	backLoop   = "; end; unreachable; end"
	backNeeded = "; unreachable; end"

	push      = "local.get 1; i32.const 8; i32.sub; local.tee 1; global.set 0; local.get 1; "
	back      = "; global.get 0; local.set 1; "
	leave     = "if; i32.const 1; return; end"
	resume    = "i64.const 65536; local.tee 3; local.get 0; i64.extend; i64.add; local.set 4; "
	dispatch1 = "block; block; local.get 0; br_table 0 1; end; "
	dispatch2 = "block; block; block; local.get 0; br_table 0 1 2; end; "
)

// testTables returns the runtime's tables for the function above. Of the functions that
// it may call, 7 returns, 8 never returns, 9 is called for a nil pointer, and 10 grows
// the stack.
func testTables(deferred int) *runtimeTables {
	release := go126()
	record := make([]byte, release.fn.size+8)
	record[release.fn.depth], record[release.mapsField()] = 1, 7
	// The stack has depth 0 at first, and 16 from point 1 on. The pointer map changes
	// before each point.
	byPC := []byte{0, 2, 1, 32, 9, 0, 0, 1, 1, 2, 1, 2, 1, 2, 1, 2, 9, 0}
	r := &runtimeTables{
		release: release, tables: map[int]*oldTables{1: {release, record, byPC, deferred}},
		never: map[int]bool{8: true, 9: true}, panics: map[int]bool{9: true}, grows: map[int]bool{10: true},
	}
	r.makeHelpers(20)
	return r
}

func TestRewrite(t *testing.T) {
	tests := []struct{ name, from, to string }{
		{"a jump to the next segment",
			"loop; " + dispatch + "i32.const 2; local.set 0; br 2; end; end; return" + backLoop,
			dispatch1 + "br 0; end; return" + backNeeded},
		{"a jump to the last one, under a condition",
			"loop; " + dispatch + "local.get 2; if; i32.const 9; local.set 0; br 3; end; end; end; return" + backLoop,
			dispatch1 + "local.get 5; br_if 0; end; return" + backNeeded},
		{"jumps to both",
			"loop; " + dispatch + "local.get 2; if; i32.const 9; local.set 0; br 3; end; i32.const 2; local.set 0; br 2; end; nop; end; return" + backLoop,
			dispatch2 + "local.get 5; br_if 1; br 0; end; nop; end; return" + backNeeded},
		{"a jump from within a condition",
			"loop; " + dispatch + "local.get 2; if; nop; i32.const 2; local.set 0; br 3; end; end; end; return" + backLoop,
			dispatch1 + "local.get 5; if; nop; br 1; end; end; return" + backNeeded},
		{"a jump back to the beginning",
			"loop; " + dispatch + "end; i32.const 0; local.set 0; br 1; end; return" + backLoop,
			"loop; i32.const 0; local.set 0; br 0; return; end; unreachable; end"},
		{"a jump to where it is",
			calls + dispatch + "end; i32.const 2; local.set 0; br 1; end; return" + backCalls,
			"loop; " + dispatch1 + "end; i32.const 1; local.set 0; br 0; return" + backLoop},
		{"two calls",
			calls + dispatch + push + "i64.const 65538; i64.store 0; i32.const 0; call 7" + back + "br_if 3; end; " +
				push + "i64.const 65539; i64.store 0; i32.const 0; call 7" + back + "br_if 2; end; return" + backCalls,
			resume + dispatch2 + push + "local.get 4; i64.const 1; i64.add; local.tee 4; i64.store 0; i32.const 0; call 7" + back + leave + "; end; " +
				push + "local.get 4; i64.const 1; i64.add; local.tee 4; i64.store 0; i32.const 0; call 7" + back + leave + "; end; return" + backNeeded},
		{"a call after a jump",
			calls + dispatch + "local.get 2; if; i32.const 2; local.set 0; br 3; end; local.get 3; local.set 2; end; " +
				push + "i64.const 65539; i64.store 0; i32.const 0; call 7" + back + "br_if 2; end; return" + backCalls,
			"i64.const 65536; local.set 3; " + dispatch2 + "local.get 5; br_if 0; local.get 6; local.set 5; end; " +
				push + "local.get 3; i64.const 2; i64.add; local.tee 4; i64.store 0; i32.const 0; call 7" + back + leave + "; end; return" + backNeeded},
		{"a call that never returns",
			calls + dispatch + push + "i64.const 65538; i64.store 0; i32.const 0; call 8" + back + "br_if 3; end; end; return" + backCalls,
			resume + "local.get 4; call 20; i32.const 0; call 8; return; return" + backNeeded},
		{"a pointer that leads nowhere",
			calls + dispatch + "local.get 2; i64.eqz; if; " + push + "i64.const 65537; i64.store 0; i32.const 0; call 9" + back + "br_if 4; end; end; end; return" + backCalls,
			resume + "local.get 5; i64.eqz; if; local.get 4; call 21; return; end; return" + backNeeded},
		{"more stack",
			calls + dispatch + "local.get 2; if; " + push + "i64.const 65536; i64.store 0; i32.const 0; call 10" + back + "br_if 4; end; end; end; return" + backCalls,
			"i64.const 65536; local.set 3; local.get 5; if; local.get 3; call 22; return; end; return" + backNeeded},
	}
	for _, test := range tests {
		f, ok := readFunction(assemble(t, test.from))
		if !ok {
			t.Errorf("%s: cannot be read", test.name)
			continue
		}
		l, ok := f.lay(1<<16, testTables(0))
		if !ok {
			t.Errorf("%s: not recognised", test.name)
			continue
		}
		got, want := writeCode(nil, l.rewrite()), writeCode(nil, assemble(t, test.to))
		if !bytes.Equal(got, want) {
			t.Errorf("%s: %x, want %x", test.name, got, want)
		}
	}
	f, _ := readFunction(assemble(t, "loop; "+dispatch+"i32.const 2; local.set 0; br 2; end; end; return"+backLoop))
	f.frame = 48
	f.code[f.first+3] = make1(opLocalGet, frameMark) // instead of the end of the segment
	f.code = slices.Insert(f.code, f.first+4, make0(opNop), make0(opEnd))
	if l, ok := f.lay(1<<16, testTables(0)); !ok {
		t.Error("a frame was not recognised")
	} else if got, want := writeCode(nil, l.rewrite()), writeCode(nil, assemble(t, "i32.const 48; local.set 2; "+dispatch1+"br 0; local.get 2; nop; end; return"+backNeeded)); !bytes.Equal(got, want) {
		t.Errorf("a frame: %x, want %x", got, want)
	}
	for _, other := range []string{
		"return; end",
		"block; block; block; local.get 1; br_table 0 0 1 2 2; end; end; end; unreachable; end",
		"loop; loop; block; block; block; local.get 0; br_table 0 0 1 2 2; end; end; end; end; end; unreachable; end",
		"block; local.get 0; br_table 0 5; end; unreachable; end",
	} {
		if _, ok := readFunction(assemble(t, other)); ok {
			t.Errorf("%q was taken for a function of Go's compiler", other)
		}
	}
	for name, other := range map[string]string{
		"an address of itself":     dispatch + "i64.const 65537; local.set 2; end; end; return" + backNeeded,
		"another's address":        calls + dispatch + push + "i64.const 131074; i64.store 0; i32.const 0; call 7" + back + "br_if 3; end; end; return" + backCalls,
		"a point in between":       calls + dispatch + push + "i64.const 65537; i64.store 0; i32.const 0; call 7" + back + "br_if 3; end; end; return" + backCalls,
		"its entry":                dispatch + "local.get 0; local.set 2; end; end; return" + backNeeded,
		"a branch to a segment":    dispatch + "br 0; end; end; return" + backNeeded,
		"a branch out of it":       calls + dispatch + "br 3; end; end; return" + backCalls,
		"another table":            dispatch + "block; local.get 2; br_table 0 0; end; end; end; return" + backNeeded,
		"the stack is not as deep": "loop; block; block; block; local.get 0; br_table 0 1 2 2; end; " + push + "i64.const 65537; i64.store 0; i32.const 0; call 7" + back + "br_if 3; end; end; return" + backLoop,
	} {
		f, ok := readFunction(assemble(t, other))
		if !ok {
			t.Errorf("%s: cannot be read", name)
		} else if _, ok := f.lay(1<<16, testTables(0)); ok {
			t.Errorf("%s was recognised", name)
		}
	}
}

// TestPoints compares what the runtime's tables contain for each point before and after
// it is renumbered.
func TestPoints(t *testing.T) { withEachGo(t, testPoints) }

func testPoints(t *testing.T, g toolchain) {
	m := readLinked(t, g.build(t, t.TempDir(), "./testdata/trace"))
	imported, _ := m.imported()
	for _, s := range m.segments {
		table, ok := g.clearLines(s.offset, s.data)
		if !ok {
			continue
		}
		before, _ := g.findFunctions(s.data[table:])
		n, ok := g.findNumbers(s.offset, s.data, table)
		if !ok {
			t.Fatal("the numbers of functions are not in the expected place")
		}
		r := readRuntime(before, n.called, imported)
		_, layouts, err := shortenCode(m.section(codeSection).body, r)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[callKind]int{}
		for i := range n.table.records {
			number := n.first + i
			l, old := layouts[number], r.tables[number]
			if l == nil {
				continue
			}
			fresh := &oldTables{release: g.release, record: packedTables(g.release, l)}
			fresh.byPC = fresh.record[g.mapsField()+4:]
			if l.deferred != 0 {
				fresh.deferred = l.numbers[l.deferred]
			}
			if got, want := fresh.depth(0), old.depth(0); got != want {
				t.Errorf("%s: depth %d at its entry, want %d", n.called[i], got, want)
			}
			for _, c := range l.waits {
				seen[c.kind]++
				point := c.point
				switch c.kind {
				case callGrows:
					continue
				case callNever:
					point = pointLost + l.last
				}
				if got, want := fresh.depth(point), old.depth(c.old); got != want {
					t.Errorf("%s: depth %d at %d, want %d", n.called[i], got, point, want)
				}
				if got, want := fresh.maps(point-1), old.maps(c.old-1); got != want && !r.panics[l.callee(c)] {
					t.Errorf("%s: map %d before %d, want %d", n.called[i], got, point, want)
				}
			}
			if (fresh.deferred == 0) != (old.deferred == 0) || fresh.deferred > 0 && fresh.maps(fresh.deferred) != old.maps(old.deferred) {
				t.Errorf("%s calls deferred functions at %d, formerly at %d", n.called[i], fresh.deferred, old.deferred)
			}
		}
		if seen[callReturns] < 1000 || seen[callNever] < 1000 || seen[callGrows] < 500 {
			t.Errorf("calls by kind: %v", seen)
		}
		return
	}
	t.Fatal("no table of functions")
}

func TestFrameAddresses(t *testing.T) {
	const (
		take = "local.get 1; i32.const 48; i32.sub; local.tee 1; global.set 0; "
		give = "local.get 1; i32.const 56; i32.add; global.set 0; i32.const 0; return"
	)
	code := append(assemble(t, take), assemble(t, "local.get 1; i64.load 40; local.set 2; local.get 1; i64.load 64; local.set 2; "+
		"local.get 1; local.get 1; i64.load 56; i64.const 1; i64.add; i64.store 72; local.get 1; i64.extend; i64.const 80; i64.add; "+
		push+"i64.const 65537; i64.store 0; i32.const 56; local.set 3; "+give)...)
	with, frame := frameAddresses(code)
	size := []instruction{make1(opLocalGet, frameMark)}
	above := append(size[:1:1], make0(opI32Add))
	want := slices.Concat(
		assemble(t, "local.get 1"), size, assemble(t, "i32.sub; local.tee 1; global.set 0; local.get 1; i64.load 40; local.set 2; local.get 1"), above,
		assemble(t, "i64.load 16; local.set 2; local.get 1"), above, assemble(t, "local.get 1"), above,
		assemble(t, "i64.load 8; i64.const 1; i64.add; i64.store 24; local.get 1; i64.extend; i64.const 80; i64.add; "+
			push+"i64.const 65537; i64.store 0; i32.const 56; local.set 3; local.get 1"), above,
		assemble(t, "i32.const 8; i32.add; global.set 0; i32.const 0; return"),
	)
	if !bytes.Equal(writeCode(nil, with), writeCode(nil, want)) || frame != 48 {
		t.Errorf("%x with %d, want %x with 48", writeCode(nil, with), frame, writeCode(nil, want))
	}
	for name, other := range map[string]string{
		"no frame": "local.get 1; i64.load 64; " + push + "i64.const 65537; i64.store 0",
		"two":      take + take + "local.get 1; i64.load 64",
	} {
		code := assemble(t, other)
		if got, frame := frameAddresses(code); frame != 0 || !bytes.Equal(writeCode(nil, got), writeCode(nil, code)) {
			t.Errorf("%s: %x with %d", name, writeCode(nil, got), frame)
		}
	}
}

func TestWithAdded(t *testing.T) {
	for from, to := range map[string]string{
		"\x01\x01\x7f":                 "\x02\x02\x7f\x02\x7e",
		"\x02\x01\x7f\x03\x7e":         "\x02\x02\x7f\x06\x7e",
		"\x02\x01\x7f\x04\x7e":         "\x02\x02\x7f\x06\x7e",
		"\x02\x01\x7f\x05\x7e":         "\x02\x02\x7f\x0a\x7e",
		"\x02\x01\x7f\x10\x7e":         "\x02\x02\x7f\x12\x7e",
		"\x03\x01\x7f\x03\x7e\x01\x7c": "\x03\x02\x7f\x05\x7e\x01\x7c",
		"\x02\x01\x7f\x02\x7c":         "\x03\x02\x7f\x02\x7e\x02\x7c",
		"\x00":                         "",
		"\x01\x02\x7f":                 "",
	} {
		if got, ok := withAdded([]byte(from)); string(got) != to || ok != (to != "") {
			t.Errorf("locals %x became %x", from, got)
		}
	}
}

// TestAddFunctions adds functions to modules, some of which lack a section that this
// requires.
func TestAddFunctions(t *testing.T) {
	imports := section{importSection, []byte("\x01\x04gojs\x04wasm\x00\x00")}
	types, functions, code := section{typeSection, []byte{1, typeFunction, 0, 0}}, section{functionSection, []byte{1, 0}}, section{codeSection, []byte{1, 2, 0, opEnd}}
	more := []added{{[]byte{typeI64}, []byte{typeI32}, []byte{0, opUnreachable, opEnd}}, {body: []byte{0, opEnd}}}
	got, err := addFunctions([]section{types, imports, functions, code}, more)
	want := []section{
		{typeSection, []byte{3, typeFunction, 0, 0, typeFunction, 1, typeI64, 1, typeI32, typeFunction, 0, 0}}, imports, {functionSection, []byte{3, 0, 1, 2}},
		{startSection, []byte{3}}, {codeSection, []byte{3, 2, 0, opEnd, 3, 0, opUnreachable, opEnd, 2, 0, opEnd}},
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, %v, want %v", got, err, want)
	}
	for name, sections := range map[string][]section{
		"no types":        {functions, code},
		"no functions":    {types, code},
		"a start":         {types, functions, {startSection, []byte{0}}, code},
		"no code":         {types, functions},
		"another import":  {types, {importSection, []byte("\x01\x01a\x01b\x02\x00\x01")}, functions, code},
		"a broken import": {types, {importSection, []byte("\x01\x09a")}, functions, code},
	} {
		if got, err := addFunctions(sections, more); err == nil {
			t.Errorf("%s: %v", name, got)
		}
	}
}
