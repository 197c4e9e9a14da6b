package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"strconv"
	"strings"
)

// buildMark returns a mark that identifies a build of the program: the letter f and three
// base-36 digits of a hash.
func buildMark(linked []byte) string {
	sum := sha256.Sum256(linked)
	digits := strconv.FormatUint(binary.LittleEndian.Uint64(sum[:]), 36)
	return "f" + ("000" + digits)[len(digits):]
}

// positions holds the source positions of functions, as linked.
type positions struct {
	table        functionTable
	units, files []byte
}

// readPositions finds the source positions in data, whose address in memory is address.
// It must be called before clearLines.
func (r *release) readPositions(address int, data []byte, table int) (p positions, ok bool) {
	module, ok := r.findModule(address, data, table)
	if !ok {
		return p, false
	}
	if p.table, ok = r.findFunctions(data[table:]); !ok {
		return p, false
	}
	part := func(n int, size uint64) []byte {
		word := data[module+8*n:]
		begin, length := binary.LittleEndian.Uint64(word)-uint64(address), size*binary.LittleEndian.Uint64(word[8:])
		if all := uint64(len(data)); begin > all || length > all-begin {
			return nil
		}
		return data[begin : begin+length]
	}
	p.files, p.units = part(r.moduledata.files, 1), part(r.moduledata.units, 4)
	return p, p.files != nil && p.units != nil
}

// at returns the source position of one of the compiler's points in the function with the
// given index.
func (p positions) at(function, point int) (file string, line int) {
	record := p.table.records[function]
	number := valueAt(p.table.byPC, record[p.table.fn.file:], point)
	line = int(valueAt(p.table.byPC, record[p.table.fn.line:], point))
	unit := 4 * (int(binary.LittleEndian.Uint32(record[p.table.fn.unit:])) + int(number))
	if number < 0 || unit+4 > len(p.units) {
		return "", 0
	}
	place := binary.LittleEndian.Uint32(p.units[unit:])
	if place == noData || int(place) >= len(p.files) {
		return "", 0
	}
	name, _, _ := bytes.Cut(p.files[place:], []byte{0})
	return string(name), line
}

// list returns the text used to decode stack traces. Its first line is the mark of the
// build. Each further line describes a function: its name and, after tabs, the positions
// of its points, from 0. A position is a file and a line, or only a line if the file is
// the same as in the previous position. The position is empty if no trace contains its
// point.
func (p positions) list(mark string, first int, short shortened) string {
	var b strings.Builder
	b.WriteString(mark)
	for i, name := range short.names {
		b.WriteString("\n" + name)
		old := []int{0}
		if l := short.layouts[first+i]; l != nil {
			old = make([]int, l.last+1)
			for _, c := range l.waits {
				if c.kind == callReturns {
					old[c.point] = c.old
				}
			}
		}
		last := ""
		for point, before := range old {
			b.WriteByte('\t')
			if point > 0 && before == 0 {
				continue
			}
			file, line := p.at(i, max(before-1, 0))
			if file == "" {
				continue
			}
			if file != last {
				b.WriteString(file)
				last = file
			}
			fmt.Fprintf(&b, ":%d", line)
		}
	}
	return b.String()
}
