package main

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// errWasm reports that a file is not a module as Go's linker writes it.
var errWasm = errors.New("not a WebAssembly module from Go's linker")

// Sizes and IDs in the binary format,
// https://webassembly.github.io/spec/core/binary/modules.html
const (
	wasmHeader      = "\x00asm\x01\x00\x00\x00"
	customSection   = 0
	typeSection     = 1
	importSection   = 2
	functionSection = 3
	startSection    = 8
	elementSection  = 9
	codeSection     = 10
	dataSection     = 11
	activeData      = 0x00
	i32Const        = 0x41
	end             = 0x0b
)

// largestGap is the maximum number of zero bytes that are inserted to join two data
// segments: a page of WebAssembly's memory.
const largestGap = 64 << 10

// manyZeros is the minimum length of a run of zero bytes at which a segment is split.
const manyZeros = 16 << 10

// segment is a part of the memory's initial data.
type segment struct {
	offset int
	data   []byte
}

// module is a WebAssembly module as written by Go's linker.
type module struct {
	sections []section
	segments []segment // joined data
}

// readModule reads a module and joins its data segments. Go's linker starts a new segment
// after every dozen zeros, which makes a hundred thousand segments. Leaving out the zeros
// shortens the data but not its compressed form, since all offsets differ.
func readModule(from []byte) (m module, err error) {
	if m.sections, err = readSections(from); err != nil {
		return m, err
	}
	for _, s := range m.sections {
		if s.kind == dataSection {
			if m.segments, err = readData(s.body); err != nil {
				return m, err
			}
			if m.segments, err = join(m.segments); err != nil {
				return m, err
			}
		}
	}
	return m, nil
}

// section returns the first section of a kind, or nil if there is none.
func (m module) section(kind byte) *section {
	for i := range m.sections {
		if m.sections[i].kind == kind {
			return &m.sections[i]
		}
	}
	return nil
}

// shortened describes what was removed from or renumbered in a module.
type shortened struct {
	names   []string        // names of the functions
	list    string          // names and positions of the functions, for decoding traces
	layouts map[int]*layout // layouts of functions whose points have new numbers
}

// shorten removes parts of the module that are unused or can be computed at startup. mark
// is the build mark in short function names. If the Go release is not supported or the
// tables have another layout, shorten returns an error and leaves the module unusable.
func (m *module) shorten(mark string) (short shortened, err error) {
	version, err := m.goVersion()
	if err != nil {
		return short, err
	}
	r, err := findRelease(version)
	if err != nil {
		return short, err
	}
	for _, s := range m.segments {
		linked := slices.Clone(s.data)
		if table, ok := r.clearLines(s.offset, s.data); ok {
			if short, err = m.shortenWith(r, s, linked, table, mark); err != nil {
				err = fmt.Errorf("%s: %w", version, err)
			}
			return short, err
		}
	}
	return short, fmt.Errorf("%s: %w: no function table", version, errLayout)
}

// shortenWith shortens the module, given its release and the function table in a segment.
// linked holds the segment's data as linked.
func (m *module) shortenWith(release *release, s segment, linked []byte, table int, mark string) (short shortened, err error) {
	imported, err := m.imported()
	if err != nil {
		return short, err
	}
	code := m.section(codeSection)
	if code == nil {
		return short, errWasm
	}
	n, ok := release.findNumbers(s.offset, s.data, table)
	if !ok {
		return short, fmt.Errorf("%w: names, records or buckets of functions", errLayout)
	}
	lines, ok := release.readPositions(s.offset, linked, table)
	if !ok {
		return short, fmt.Errorf("%w: files and lines", errLayout)
	}
	r := readRuntime(n.table, n.called, imported)
	count, _, err := number(code.body)
	if err != nil {
		return short, err
	}
	r.makeHelpers(imported + count)
	body, layouts, err := shortenCode(code.body, r)
	if err != nil {
		return short, err
	}
	if !release.clearTypes(s.offset, s.data, table, r.constants) {
		return short, fmt.Errorf("%w: types", errLayout)
	}
	if !n.takeRecords(s.data, layouts) {
		return short, fmt.Errorf("%w: records of functions", errLayout)
	}
	code.body = body
	n.mark = mark
	n.take(s.data)
	if m.sections, err = addFunctions(m.sections, append(r.helpers.written, added{body: n.body()})); err != nil {
		return short, err
	}
	short = shortened{names: n.called, layouts: layouts}
	short.list = lines.list(mark, n.first, short)
	return short, nil
}

// imported counts the imported functions.
func (m module) imported() (int, error) {
	s := m.section(importSection)
	if s == nil {
		return 0, nil
	}
	count, rest, err := number(s.body)
	if err != nil {
		return 0, err
	}
	return importedFunctions(count, rest)
}

// write encodes the module.
func (m module) write() []byte {
	if data := m.section(dataSection); data != nil {
		data.body = appendData(nil, split(m.segments))
	}
	out := []byte(wasmHeader)
	for _, s := range m.sections {
		out = appendCounted(append(out, s.kind), s.body)
	}
	return out
}

// section is a section of a module.
type section struct {
	kind byte
	body []byte
}

func readSections(module []byte) ([]section, error) {
	if !bytes.HasPrefix(module, []byte(wasmHeader)) {
		return nil, errWasm
	}
	var sections []section
	for rest := module[len(wasmHeader):]; len(rest) > 0; {
		kind := rest[0]
		body, after, err := counted(rest[1:])
		if err != nil {
			return nil, err
		}
		sections = append(sections, section{kind, body})
		rest = after
	}
	return sections, nil
}

func readData(section []byte) ([]segment, error) {
	count, section, err := number(section)
	if err != nil {
		return nil, err
	}
	var segments []segment
	for range count {
		var s segment
		if len(section) < 2 || section[0] != activeData || section[1] != i32Const {
			return nil, errWasm
		}
		// The offset is signed, but a non-negative one is encoded like an unsigned number.
		if s.offset, section, err = number(section[2:]); err != nil {
			return nil, err
		}
		if len(section) == 0 || section[0] != end {
			return nil, errWasm
		}
		if s.data, section, err = counted(section[1:]); err != nil {
			return nil, err
		}
		segments = append(segments, s)
	}
	return segments, nil
}

func appendData(to []byte, segments []segment) []byte {
	to = binary.AppendUvarint(to, uint64(len(segments)))
	for _, s := range segments {
		to = append(to, activeData, i32Const)
		to = binary.AppendUvarint(to, uint64(s.offset))
		if last := &to[len(to)-1]; *last&0x40 != 0 { // this bit would be the sign
			*last |= 0x80
			to = append(to, 0)
		}
		to = appendCounted(append(to, end), s.data)
	}
	return to
}

// join sorts segments, and joins those with a small gap between them.
func join(segments []segment) ([]segment, error) {
	segments = slices.SortedFunc(slices.Values(segments), func(a, b segment) int {
		return cmp.Compare(a.offset, b.offset)
	})
	var joined []segment
	for _, s := range segments {
		if len(joined) > 0 {
			last := &joined[len(joined)-1]
			gap := s.offset - last.offset - len(last.data)
			if gap < 0 {
				return nil, errors.New("data segments overlap")
			}
			if gap <= largestGap {
				last.data = append(last.data, make([]byte, gap)...)
				last.data = append(last.data, s.data...)
				continue
			}
		}
		joined = append(joined, segment{s.offset, bytes.Clone(s.data)})
	}
	return joined, nil
}

// split splits segments at long runs of zeros. Memory starts as zeros anyway, and writing
// them takes time at startup.
func split(segments []segment) []segment {
	var out []segment
	zeros := make([]byte, manyZeros)
	for _, s := range segments {
		for {
			gap := bytes.Index(s.data, zeros)
			if gap < 0 {
				break
			}
			after := gap + len(zeros)
			for after < len(s.data) && s.data[after] == 0 {
				after++
			}
			if gap > 0 {
				out = append(out, segment{s.offset, s.data[:gap]})
			}
			s = segment{s.offset + after, s.data[after:]}
		}
		if len(s.data) > 0 {
			out = append(out, s)
		}
	}
	return out
}

// number reads an unsigned LEB128 number.
func number(from []byte) (int, []byte, error) {
	n, length := binary.Uvarint(from)
	if length <= 0 || n > 1<<31 {
		return 0, nil, errWasm
	}
	return int(n), from[length:], nil
}

// counted reads a length and that many bytes.
func counted(from []byte) (data, rest []byte, err error) {
	n, rest, err := number(from)
	if err != nil || n > len(rest) {
		return nil, nil, errWasm
	}
	return rest[:n], rest[n:], nil
}

func appendCounted(to, data []byte) []byte {
	return append(binary.AppendUvarint(to, uint64(len(data))), data...)
}
