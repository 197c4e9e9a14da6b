//go:build !js

package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"strconv"
	"strings"
)

const (
	moduleUnits = 4 // the address of the list of files of each unit of compilation,
	moduleFiles = 7 // and that of their names
)

// buildMark returns a mark by which a build of the program is told from others: a letter
// and three that depend on the whole of it.
func buildMark(linked []byte) string {
	sum := sha256.Sum256(linked)
	digits := strconv.FormatUint(binary.LittleEndian.Uint64(sum[:]), 36)
	return "f" + ("000" + digits)[len(digits):]
}

// positions says where in the sources functions are, as the linker wrote it.
type positions struct {
	table        functionTable
	units, files []byte
}

// readPositions reads data, which lies at the address in memory, before lines are cleared.
func readPositions(address int, data []byte, table int) (p positions, ok bool) {
	module, ok := findModule(address, data, table)
	if !ok {
		return p, false
	}
	if p.table, ok = findFunctions(data[table:]); !ok {
		return p, false
	}
	part := func(n, size uint64) []byte {
		word := data[uint64(module)+8*n:]
		begin, length := binary.LittleEndian.Uint64(word)-uint64(address), size*binary.LittleEndian.Uint64(word[8:])
		if all := uint64(len(data)); begin > all || length > all-begin {
			return nil
		}
		return data[begin : begin+length]
	}
	p.files, p.units = part(moduleFiles, 1), part(moduleUnits, 4)
	return p, p.files != nil && p.units != nil
}

// at returns where a function is, by its place among all, at one of the
// compiler's points.
func (p positions) at(function, point int) (file string, line int) {
	record := p.table.records[function]
	number := valueAt(p.table.byPC, record[fieldFile:], point)
	line = int(valueAt(p.table.byPC, record[fieldLine:], point))
	unit := 4 * (int(binary.LittleEndian.Uint32(record[fieldUnit:])) + int(number))
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

// list returns what is told of a program's functions to whoever reads a stack trace: first the
// mark of the build, then a line for each function. It has the name and after tabs
// where each of its points is, from 0: a file and a line, the line alone if the
// file is the one before, or nothing where no trace ends.
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
