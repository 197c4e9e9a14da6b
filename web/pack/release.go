package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// release describes what the packer needs to know about a Go release: how its linker lays
// out the tables that the runtime reads, and which functions of the runtime are special.
// Offsets are in bytes unless noted. Each release has a file, such as go126.go, which
// names the relevant places in Go's sources.
type release struct {
	version string // as in "go1.26"

	moduledata moduledata
	pcHeader   pcHeader
	find       findTable
	fn         funcRecord
	pcdata     pcdata
	funcdata   funcdata
	typ        typeRecord
	kinds      kinds
	itab       itabRecord
	special    special

	// firstFunction is the upper half of the first function's address.
	firstFunction int

	// lists returns the addresses of the types that the runtime finds by name, and of the
	// linker's method tables. It returns false if they are not where this release puts them.
	// module is the offset of the moduledata in data.
	lists func(t *typeTable, module int) (types, itabs []int, ok bool)
}

// moduledata holds indexes of 8-byte words in runtime.moduledata.
type moduledata struct {
	pcHeader int
	names    int // address of the function names
	units    int // address and length of each compilation unit's files
	files    int // address and length of the file names
	find     int // address of the buckets for finding functions
	types    int // address of the first type
	etypes   int // end of the types
	gofunc   int // address of the functions' data
	epclntab int // end of the function table, and of the functions' data
	words    int // number of words read
}

// pcHeader describes runtime.pcHeader, the header of the function table. All fields
// except the first and the last are indexes of 8-byte words after the magic number.
type pcHeader struct {
	magic     string
	count     int // number of functions
	names     int // offset of the function names
	units     int // offset of the compilation units
	byPC      int // offset of the pcvalue tables
	functions int // offset of the index of functions
	words     int // number of words read
	entrySize int // size of a runtime.functab: the address and the record of a function
}

// findTable describes runtime.findfuncbucket.
type findTable struct {
	size        int
	perFunction int // buckets for the addresses of one function
}

// funcRecord holds the offsets of fields in runtime._func.
type funcRecord struct {
	entry, name, args, deferred int
	depth, file, line           int // offsets of pcvalue tables
	tables                      int // number of further pcvalue tables
	unit, startLine             int
	id                          int // followed by the flag
	funcdata                    int // number of references to functions' data
	size                        int // followed by the tables and references
	align                       int
}

// pcdata holds the indexes of the pcvalue tables referred to after a _func.
type pcdata struct{ unsafePoint, stackMap, inlined, argLive int }

// funcdata holds the indexes of the references to functions' data after a _func.
type funcdata struct {
	argsMaps, localsMaps, objects              int // must be 0, 1 and 2
	inlined, defers, argInfo, argLive, wrapped int
	kinds                                      int // number of kinds
}

// typeRecord describes abi.Type and the data after it.
type typeRecord struct {
	hash, flags, kind, name, pointer int
	size                             int // followed by data for some kinds

	uncommon, extraStar, maskOnDemand byte // flags

	mapGroup      int // the group type of an abi.MapType
	structFields  int // the slice of an abi.StructType
	structSize    int
	fieldSize     int    // size of an abi.StructField
	closurePrefix string // prefix of the names of closure types
}

// kinds holds the values of abi.Kind that are treated specially.
type kinds struct {
	mask, last                                                          int
	array, channel, function, interfaces, maps, pointer, slice, structs int
}

// itabRecord holds the offsets of fields in abi.ITab.
type itabRecord struct{ inter, typ, hash int }

// special names functions that the runtime or the compiler treats specially.
type special struct {
	keep  []string // functions whose names the runtime looks up
	exit  string   // the function whose second point the runtime uses by its number
	nils  []string // functions called for nil pointers
	grow  []string // functions that grow the stack and restart the caller
	never []string // functions whose calls the compiler treats as the end of a path
}

// releases lists the supported releases, oldest first.
var releases = []*release{go126(), go127()}

// errLayout is returned if the tables are not laid out as in the release.
var errLayout = errors.New("the runtime's tables are not laid out as in this Go release")

// unknownGo is the error for a program built with an unsupported release.
type unknownGo struct{ version string }

func (e unknownGo) Error() string {
	return fmt.Sprintf("the program was built with %s, but the packer knows only %s: build with one of these, "+
		"or leave the program unpacked (make build PACK=off, or the flag -off), which makes the download four fifths larger",
		e.version, supported())
}

// supported lists the supported releases, as in "Go 1.26 and Go 1.27".
func supported() string {
	var names []string
	for _, r := range releases {
		names = append(names, "Go "+strings.TrimPrefix(r.version, "go"))
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " and " + names[last]
}

// findRelease returns the release of a Go version in the form of runtime.Version, such as
// go1.26.8 or "go1.27.3 X:nojsonv2".
func findRelease(version string) (*release, error) {
	number, _, _ := strings.Cut(version, " ")
	for _, r := range releases {
		rest, ok := strings.CutPrefix(number, r.version)
		if ok && (rest == "" || strings.HasPrefix(rest, ".") || strings.HasPrefix(rest, "rc")) {
			return r, nil
		}
	}
	return nil, unknownGo{version}
}

// goVersion returns the Go version that the linker wrote into the producers section:
// https://github.com/WebAssembly/tool-conventions/blob/main/ProducersSection.md
func (m module) goVersion() (string, error) {
	for _, s := range m.sections {
		if s.kind != customSection {
			continue
		}
		name, fields, err := counted(s.body)
		if err != nil || string(name) != "producers" {
			continue
		}
		version, err := producer(fields, "language", "Go")
		if err != nil || version != "" {
			return version, err
		}
	}
	return "", errors.New("the program does not say which Go built it")
}

// producer returns the version of a producer in a field of the producers section, or ""
// if it is not there.
func producer(fields []byte, field, producer string) (version string, err error) {
	count, rest, err := number(fields)
	for range count {
		var name, value []byte
		var values int
		if name, rest, err = counted(rest); err != nil {
			return "", err
		}
		if values, rest, err = number(rest); err != nil {
			return "", err
		}
		isField := string(name) == field
		for range values {
			if name, rest, err = counted(rest); err != nil {
				return "", err
			}
			if value, rest, err = counted(rest); err != nil {
				return "", err
			}
			if isField && string(name) == producer {
				return string(value), nil
			}
		}
	}
	return "", err
}

// tableField returns the offset, within a function's record, of the reference to its
// pcvalue table of the given kind.
func (r *release) tableField(kind int) int { return r.fn.size + 4*kind }

// forTraces reports whether the pcvalue table referred to at this offset in a record is
// read only for traces or preemption.
func (r *release) forTraces(field int) bool {
	kind := (field - r.fn.size) / 4
	return kind == r.pcdata.unsafePoint || kind == r.pcdata.inlined || kind == r.pcdata.argLive
}

// keepsName reports whether the runtime needs a function's name.
func (r *release) keepsName(name string) bool { return slices.Contains(r.special.keep, name) }
