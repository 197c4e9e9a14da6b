package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestTracesWithoutLines runs a program before and after it is packed.
func TestTracesWithoutLines(t *testing.T) { withEachGo(t, testTracesWithoutLines) }

func testTracesWithoutLines(t *testing.T, g toolchain) {
	dir := t.TempDir()
	linked, packed := g.build(t, dir, "./testdata/trace"), filepath.Join(dir, "packed.wasm")
	m := readLinked(t, linked)
	found := 0
	for _, s := range m.segments {
		original, data := slices.Clone(s.data), slices.Clone(s.data)
		at, ok := g.clearLines(s.offset, data)
		if !ok {
			continue
		}
		found++
		before, _ := g.findFunctions(original[at:])
		after, _ := g.findFunctions(data[at:])
		for i, record := range before.records {
			if !slices.Equal(g.stackTables(before.byPC, record), g.stackTables(after.byPC, after.records[i])) {
				t.Errorf("function %d has lost tables needed to walk the stack", i)
			}
			for _, field := range []int{g.fn.file, g.fn.line} {
				if got := binary.LittleEndian.Uint32(after.records[i][field:]); got != 0 {
					t.Errorf("function %d still has a line table at %d", i, got)
				}
			}
		}
	}
	if found != 1 {
		t.Errorf("%d tables of functions were found, not 1", found)
	}
	shortened := shortenLinked(t, &m, packed)
	called := shortened.names

	before, after := g.node(t, linked), g.node(t, packed)
	if strings.Contains(after, "main.") {
		t.Errorf("a function still has its name:\n%s", after)
	}
	placed := 0
	for _, frame := range regexp.MustCompile(`f0t9\.([0-9a-f]{4})\b.*\n\t\?:0 \+0x([0-9a-f]{1,3})\n`).FindAllStringSubmatch(after, -1) {
		number, _ := strconv.ParseUint(frame[1], 16, 32)
		point, _ := strconv.ParseUint(frame[2], 16, 32)
		fields := strings.Split(strings.Split(shortened.list, "\n")[1+number], "\t")
		file := ""
		for _, f := range fields[1 : 2+point] {
			if name, _, _ := strings.Cut(f, ":"); name != "" {
				file = name
			}
		}
		_, line, _ := strings.Cut(fields[1+point], ":")
		if position := file + ":" + line; fields[0] != called[number] || !strings.Contains(before, position) {
			t.Errorf("%s has the name %s and the position %s", called[number], fields[0], position)
		}
		placed++
	}
	lines := strings.Split(shortened.list, "\n")
	if lines[0] != "f0t9" || len(lines) != len(called)+1 {
		t.Errorf("the list has %d functions and begins with %q", len(lines)-1, lines[0])
	}
	for _, line := range lines[1:] {
		if name, points, _ := strings.Cut(line, "\t"); points != "" && points[0] == '\t' || points == "" && strings.HasPrefix(name, "main.") {
			t.Errorf("the list has no position for %q", line)
		}
	}
	if placed < 3 {
		t.Errorf("%d functions are at a place in\n%s", placed, after)
	}
	short := regexp.MustCompile(`\bf0t9\.([0-9a-f]{4})\b`)
	after = short.ReplaceAllStringFunc(after, func(name string) string {
		number, _ := strconv.ParseUint(name[5:], 16, 32)
		return called[number]
	})
	for _, name := range []string{"main.fails(", "main.main()", "runtime/debug.Stack()"} {
		if !strings.Contains(after, name) {
			t.Errorf("the trace lacks %s", name)
		}
	}
	positions := regexp.MustCompile(`(?m)^\t\S+:\d+`)
	inlined := regexp.MustCompile(`(?m)^.*\(\.\.\.\)\n.*\n`)
	arguments := regexp.MustCompile(`(?m)^([a-z].*)\([^()]+\)$`)
	points := regexp.MustCompile(` \+0x[0-9a-f]+`)
	before, after = points.ReplaceAllString(before, ""), points.ReplaceAllString(after, "")
	want := positions.ReplaceAllString(inlined.ReplaceAllString(before, ""), "\t?:0")
	if want = arguments.ReplaceAllString(want, "$1()"); after != want {
		t.Errorf("got\n%s\nwant\n%s", after, want)
	}
	if !inlined.MatchString(before) || !arguments.MatchString(before) {
		t.Errorf("no inlined calls or arguments in\n%s", before)
	}
	if !positions.MatchString(before) || strings.Contains(after, "main.go") {
		t.Errorf("lines before:\n%s\nand after:\n%s", before, after)
	}
}

// stackTables returns the pcvalue tables of a function that the runtime needs for more
// than stack traces. A table is a zero-terminated string.
func (r *release) stackTables(byPC, record []byte) []string {
	var tables []string
	for _, field := range append([]int{r.fn.depth}, r.tableFields(record)...) {
		start := int(binary.LittleEndian.Uint32(record[field:]))
		length := 1 + bytes.IndexByte(byPC[start+1:], 0)
		tables = append(tables, string(byPC[start:start+length]))
	}
	return tables
}

func (r *release) tableFields(record []byte) []int {
	var fields []int
	for field := r.tableField(0); field < len(record); field += 4 {
		if !r.forTraces(field) {
			fields = append(fields, field)
		}
	}
	return fields
}

func TestModule(t *testing.T) {
	far := 5*largestGap + 0x40 // its last seven bits look like a sign
	file := func(segments ...segment) []byte {
		const other = "\x01\x04\x01\x60\x00\x00" // a type section
		section := appendData(nil, segments)
		return appendCounted([]byte(wasmHeader+other+string(rune(dataSection))), section)
	}
	zeros := strings.Repeat("\x00", manyZeros+1000)
	tests := []struct {
		name     string
		from, to []segment
	}{
		{"none", nil, nil},
		{"one", []segment{{8, []byte("a")}}, []segment{{8, []byte("a")}}},
		{"neighbours", []segment{{8, []byte("ab")}, {10, []byte("c")}}, []segment{{8, []byte("abc")}}},
		{"a small gap", []segment{{8, []byte("ab")}, {12, []byte("c")}}, []segment{{8, []byte("ab\x00\x00c")}}},
		{"a large gap", []segment{{8, []byte("ab")}, {far, []byte("c")}}, []segment{{8, []byte("ab")}, {far, []byte("c")}}},
		{"many zeros", []segment{{8, []byte(zeros + "a\x00\x00b" + zeros + "c" + zeros)}},
			[]segment{{8 + manyZeros + 1000, []byte("a\x00\x00b")}, {8 + 2*(manyZeros+1000) + 4, []byte("c")}}},
		{"zeros only", []segment{{8, []byte(zeros)}}, nil},
		{"not in order", []segment{{far, []byte("c")}, {12, []byte("b")}, {8, []byte("a")}},
			[]segment{{8, []byte("a\x00\x00\x00b")}, {far, []byte("c")}}},
	}
	for _, test := range tests {
		m, err := readModule(file(test.from...))
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if got, want := m.write(), file(test.to...); !bytes.Equal(got, want) {
			t.Errorf("%s: %q, want %q", test.name, got, want)
		}
		if read, err := readData(appendData(nil, test.to)); err != nil || !reflect.DeepEqual(read, test.to) {
			t.Errorf("%s: read %v (%v), want %v", test.name, read, err, test.to)
		}
	}

	whole := file(segment{8, []byte("ab")}, segment{12, []byte("c")})
	for n := range whole {
		if _, err := readModule(whole[:n]); n != len(wasmHeader) && n != len(wasmHeader)+6 && !errors.Is(err, errWasm) {
			t.Errorf("the first %d bytes of a module: %v, want %v", n, err, errWasm)
		}
	}
	if _, err := readModule(file(segment{8, []byte("ab")}, segment{9, []byte("c")})); err == nil {
		t.Error("segments that overlap were joined")
	}
}

// TestClearLinesLeavesOther checks that data without a complete function table does not
// change.
func TestClearLinesLeavesOther(t *testing.T) {
	for _, data := range []string{
		"",
		"no table",
		go126().pcHeader.magic,
		"before" + go126().pcHeader.magic + strings.Repeat("\x00", 8*go126().pcHeader.words),
		go126().pcHeader.magic + "\x01" + strings.Repeat("\x00", 8*go126().pcHeader.words+100),
		go126().pcHeader.magic + strings.Repeat("\xff", 8*go126().pcHeader.words+100),
	} {
		got := slices.Clone([]byte(data))
		for _, r := range releases {
			if _, ok := r.clearLines(8, got); ok || string(got) != data {
				t.Errorf("%s: %q became %q", r.version, data, got)
			}
		}
	}
}
