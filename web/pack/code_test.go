//go:build !js

package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// TestShorten runs a program before and after its functions are written in
// another way.
func TestShorten(t *testing.T) {
	dir := t.TempDir()
	linked, packed := filepath.Join(dir, "linked.wasm"), filepath.Join(dir, "packed.wasm")
	build := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", linked, "./testdata/flow")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	module, err := os.ReadFile(linked)
	if err != nil {
		t.Fatal(err)
	}
	short, err := repack(module, func(int, []byte) []byte { return nil })
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(packed, short, 0o666); err != nil {
		t.Fatal(err)
	}
	if got, want := node(t, packed), node(t, linked); got != want {
		t.Errorf("it prints\n%s\nwant\n%s", got, want)
	}

	changed := map[string]int{}
	section := codeOf(t, module)
	count, section, _ := number(section)
	for range count {
		var body []byte
		body, section, _ = counted(section)
		locals, code, err := splitBody(body)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(writeCode(slices.Clone(locals), code), body) {
			t.Fatal("a function is not what was read")
		}
		if len(addressStack(code)) < len(code) {
			changed["address"]++
		}
		if f, ok := readFunction(code); ok && !bytes.Equal(writeCode(nil, f.straighten()), writeCode(nil, code)) {
			changed["flow"]++
		}
		if with, _ := returnAddresses(locals, code); !bytes.Equal(with, locals) {
			changed["return"]++
		}
	}
	for _, what := range []string{"address", "flow", "return"} {
		if changed[what] < count/2 {
			t.Errorf("%s: %d of %d functions are changed: Go's compiler writes them in another way now", what, changed[what], count)
		}
	}
}

func codeOf(t *testing.T, module []byte) []byte {
	t.Helper()
	for rest := module[len(wasmHeader):]; len(rest) > 0; {
		section, after, err := counted(rest[1:])
		if err != nil {
			t.Fatal(err)
		}
		if rest[0] == codeSection {
			return section
		}
		rest = after
	}
	t.Fatal("no code")
	return nil
}

var operations = map[string]byte{
	"unreachable": opUnreachable, "nop": opNop, "block": opBlock, "loop": opLoop, "if": opIf, "end": opEnd,
	"br": opBranch, "br_if": opBranchIf, "return": opReturn, "call": opCall,
	"local.get": opLocalGet, "local.set": opLocalSet, "local.tee": opLocalTee, "global.set": opGlobalSet,
	"i32.const": opI32Const, "i64.const": opI64Const, "i32.eqz": opI32Eqz, "i64.eqz": opI64Eqz, "i32.sub": opI32Sub,
	"i64.add": opI64Add, "i64.or": opI64Or, "i32.wrap": opI32Wrap, "i64.extend": opI64ExtendU,
	"i64.load": 0x29, "i64.store": opI64Store,
}

// assemble reads instructions, separated by semicolons; after br_table come all its labels.
func assemble(t *testing.T, text string) []instruction {
	t.Helper()
	var code []instruction
	for part := range strings.SplitSeq(text, ";") {
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
			t.Fatalf("what is %q?", name)
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
		{"another pointer", "local.get 2; i64.const 16; i64.add; i32.wrap; i64.load 8", "local.get 2; i64.const 16; i64.add; i32.wrap; i64.load 8"},
	}
	for _, test := range tests {
		got, want := writeCode(nil, addressStack(simplify(assemble(t, test.from)))), writeCode(nil, assemble(t, test.to))
		if !bytes.Equal(got, want) {
			t.Errorf("%s: %x, want %x", test.name, got, want)
		}
	}
}

// Three segments: entries 0 and 1 are the first, 2 the second, 3 the third, as are
// all others.
const (
	calls      = "block; loop; "
	dispatch   = "block; block; block; local.get 0; br_table 0 0 1 2 2; end; "
	backCalls  = "; end; unreachable; end; i32.const 1; end"
	backLoop   = "; end; unreachable; end"
	backNeeded = "; unreachable; end"
)

func TestStraighten(t *testing.T) {
	tests := []struct{ name, from, to string }{
		{"a call that leaves",
			calls + dispatch + "call 7; br_if 3; end; end; return" + backCalls,
			dispatch + "call 7; if; i32.const 1; return; end; end; end; return" + backNeeded},
		{"a jump to the next segment",
			"loop; " + dispatch + "i32.const 2; local.set 0; br 2; end; end; return" + backLoop,
			dispatch + "br 0; end; end; return" + backNeeded},
		{"a jump to the last one, under a condition",
			"loop; " + dispatch + "local.get 2; if; i32.const 9; local.set 0; br 3; end; end; end; return" + backLoop,
			dispatch + "local.get 2; br_if 1; end; end; return" + backNeeded},
		{"a jump from within a condition",
			"loop; " + dispatch + "local.get 2; if; nop; i32.const 2; local.set 0; br 3; end; end; end; return" + backLoop,
			dispatch + "local.get 2; if; nop; br 1; end; end; end; return" + backNeeded},
		{"a jump back",
			"loop; " + dispatch + "end; i32.const 0; local.set 0; br 1; end; return" + backLoop,
			"loop; " + dispatch + "end; i32.const 0; local.set 0; br 1; end; return" + backLoop},
		{"a jump to where it is",
			calls + dispatch + "end; i32.const 2; local.set 0; br 1; end; return" + backCalls,
			"loop; " + dispatch + "end; i32.const 2; local.set 0; br 1; end; return" + backLoop},
	}
	for _, test := range tests {
		f, ok := readFunction(assemble(t, test.from))
		if !ok {
			t.Errorf("%s: not read", test.name)
			continue
		}
		got, want := writeCode(nil, f.straighten()), writeCode(nil, assemble(t, test.to))
		if !bytes.Equal(got, want) {
			t.Errorf("%s: %x, want %x", test.name, got, want)
		}
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
}

func TestReturnAddresses(t *testing.T) {
	const store = "local.get 1; i32.const 8; i32.sub; local.tee 1; global.set 0; local.get 1; "
	locals := []byte{2, 1, typeI32, 3, typeI64}
	tests := []struct{ name, from, to string }{
		{"two calls", store + "i64.const 65537; i64.store 0; local.get 2; " + store + "i64.const 65540; i64.store 0",
			"i64.const 65536; local.set 2; " + store + "local.get 2; i64.const 1; i64.or; i64.store 0; local.get 3; " +
				store + "local.get 2; i64.const 4; i64.or; i64.store 0"},
		{"another function's address", store + "i64.const 65537; i64.store 0; " + store + "i64.const 131073; i64.store 0", ""},
		{"another number", "local.get 1; i64.const 65537; i64.store 0", ""},
	}
	for _, test := range tests {
		with, code := returnAddresses(locals, assemble(t, test.from))
		wantLocals, want := []byte{2, 1, typeI32, 4, typeI64}, test.to
		if want == "" {
			wantLocals, want = locals, test.from
		}
		if !bytes.Equal(with, wantLocals) || !bytes.Equal(writeCode(nil, code), writeCode(nil, assemble(t, want))) {
			t.Errorf("%s: locals %x, code %x", test.name, with, writeCode(nil, code))
		}
	}
	for from, to := range map[string]string{
		"\x01\x01\x7f":         "\x02\x01\x7f\x01\x7e",
		"\x02\x01\x7f\x02\x7c": "\x03\x01\x7f\x01\x7e\x02\x7c",
		"\x00":                 "",
		"\x01\x02\x7f":         "",
	} {
		if got, ok := withHere([]byte(from)); string(got) != to || ok != (to != "") {
			t.Errorf("locals %x became %x", from, got)
		}
	}
}

// TestAddStart gives modules of which some have no place for a start.
func TestAddStart(t *testing.T) {
	imports := section{importSection, []byte("\x01\x04gojs\x04wasm\x00\x00")}
	types, functions, code := section{typeSection, []byte{1, typeFunction, 0, 0}}, section{functionSection, []byte{1, 0}}, section{codeSection, []byte{1, 2, 0, opEnd}}
	got, err := addStart([]section{types, imports, functions, code}, []byte{0, opEnd})
	want := []section{
		{typeSection, []byte{2, typeFunction, 0, 0, typeFunction, 0, 0}}, imports, {functionSection, []byte{2, 0, 1}},
		{startSection, []byte{2}}, {codeSection, []byte{2, 2, 0, opEnd, 2, 0, opEnd}},
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("it has %v, %v, want %v", got, err, want)
	}
	for name, sections := range map[string][]section{
		"no types":        {functions, code},
		"no functions":    {types, code},
		"a start":         {types, functions, {startSection, []byte{0}}, code},
		"no code":         {types, functions},
		"another import":  {types, {importSection, []byte("\x01\x01a\x01b\x02\x00\x01")}, functions, code},
		"a broken import": {types, {importSection, []byte("\x01\x09a")}, functions, code},
	} {
		if got, err := addStart(sections, []byte{0, opEnd}); err == nil {
			t.Errorf("%s: %v", name, got)
		}
	}
}
