package main

import (
	"bytes"
	"encoding/binary"
	"slices"
)

// The runtime has a record for each function (_func in runtime/runtime2.go). It consists
// mostly of table offsets, which compress badly. The program therefore writes the records
// at startup, from columns: the first byte of every function, then the second byte of
// every function, and so on. The offsets follow from the order, since the tables are in
// the order of the functions that use them.
const (
	columnMarks     = iota
	columnID        // identifies the runtime's own functions
	columnFlag      // how to treat the function when walking a stack
	columnArguments // length of the arguments; two columns, like all that follow
	_
	columnDeferred // the point that calls deferred functions
	_
	columnDepth // depth of the stack at all points except the first, in words
	_
	columnPlaces // by kind: number of the function's data, from 1; 0 for the next new data
	columns      = columnPlaces + 2*placedData
)

// The bits of columnMarks. Values that do not fit into the columns are in a list of
// words, in this order.
const (
	markName   = 3  // mask: offset of the name, in words, or nameInList
	markListed = 4  // the offsets of the tables of stack depths and pointer maps are in the list
	markMaps   = 8  // the function has a table of pointer maps
	markData   = 16 // the function has further kinds of data, two of which are in the list
	markArgs   = 32 // the length of the arguments is in the list, since it is large or unknown

	nameInList = 3
	numberNone = 1<<16 - 1 // stands for missing data
	depthLimit = 8 << 16   // limit of stack depths in columns
)

const (
	placedData    = 3 // number of kinds of data that most functions have; they come first
	tablesWritten = 2 // number of pcvalue tables: unsafe points, which is empty, and pointer maps
	depthSize     = 9 // size of the table of stack depths written for a function
)

// recordLength returns the length of a record with both pcvalue tables and the given
// number of references.
func (r *release) recordLength(references int) int {
	return r.aligned(r.placesField() + 4*references)
}

// aligned returns a record's length, rounded up to the alignment of records.
func (r *release) aligned(length int) int { return (length + r.fn.align - 1) &^ (r.fn.align - 1) }

// placesField returns the offset of the references in a written record.
func (r *release) placesField() int { return r.tableField(tablesWritten) }

// mapsField returns the offset of the table of pointer maps.
func (r *release) mapsField() int { return r.tableField(r.pcdata.stackMap) }

// recording holds the addresses of the data from which the program writes the records,
// and of scratch space.
type recording struct {
	maps    int // tables of pointer maps
	columns int
	list    int
	depths  int             // where tables of stack depths are written
	scratch [placedData]int // where the offsets of data of each kind are written
	blobs   [placedData]int // data of each kind
}

// takeRecords replaces the function records in data with the columns from which the
// program writes them. If it cannot express the records in columns, it changes nothing
// and returns false.
func (n *numbering) takeRecords(data []byte, layouts map[int]*layout) bool {
	c := collector{n: n, data: data, layouts: layouts, tables: []byte{0}, columns: make([]byte, columns*n.count)}
	for kind := range c.numbers {
		c.numbers[kind] = map[string]int{}
	}
	size := 0
	for i := range n.table.records {
		if !c.add(i) {
			return false
		}
		size += n.recordLength(placedData)
		if c.columns[columnMarks*n.count+i]&markData != 0 {
			size += n.recordLength(n.funcdata.kinds) - n.recordLength(placedData)
		}
	}
	r := &n.recording
	r.maps = n.byPC + len(c.tables)
	r.columns = r.maps + len(c.maps)
	r.list = r.columns + len(c.columns)
	at := r.list + len(c.list)
	for kind := range r.scratch {
		r.scratch[kind] = at
		at += 4 * len(c.numbers[kind])
	}
	r.depths = at
	blobs := append([]byte{}, c.rare...)
	for kind := range r.blobs {
		r.blobs[kind] = n.gofunc + len(blobs)
		blobs = append(blobs, c.blobs[kind]...)
	}
	byPC := n.table.byPC
	if at+depthSize*n.count > n.byPC+len(byPC) || n.gofunc+len(blobs) > n.dataEnd || n.records+size > n.recordsEnd {
		return false
	}
	for i, record := range n.table.records {
		clear(record)
		clear(n.table.data[i])
	}
	clear(byPC)
	copy(byPC, bytes.Join([][]byte{c.tables, c.maps, c.columns, c.list}, nil))
	clear(data[n.gofunc-n.address : n.dataEnd-n.address])
	copy(data[n.gofunc-n.address:], blobs)
	return true
}

// collector gathers the contents of the records in columns and lists.
type collector struct {
	n       *numbering
	data    []byte
	layouts map[int]*layout

	tables  []byte // rare pcvalue tables
	maps    []byte // tables of pointer maps
	columns []byte
	list    []byte
	numbers [placedData]map[string]int // by contents: number of the data
	blobs   [placedData][]byte
	rare    []byte // data of other kinds
}

func (c *collector) inList(value uint32) { c.list = binary.LittleEndian.AppendUint32(c.list, value) }

// listTable adds a pcvalue table to tables and its offset to the list.
func (c *collector) listTable(table []byte) {
	if table == nil {
		c.inList(0)
		return
	}
	c.inList(uint32(len(c.tables)))
	c.tables = append(c.tables, table...)
}

// put writes a value into its column, or into two columns from columnArguments on. It
// reports whether the value fits.
func (c *collector) put(column, i, value int) bool {
	c.columns[column*c.n.count+i] = byte(value)
	if column >= columnArguments {
		c.columns[(column+1)*c.n.count+i] = byte(value >> 8)
	}
	return value>>16 == 0
}

func (c *collector) add(i int) bool {
	record, places := c.n.table.records[i], c.n.table.data[i]
	word := func(field int) int { return int(int32(binary.LittleEndian.Uint32(record[field:]))) }
	marks := 0
	if place := c.n.places[i]; place < nameSize {
		marks = int(place) / 4
	} else {
		marks = nameInList
		c.inList(place)
	}
	arguments, deferred := word(c.n.fn.args), word(c.n.fn.deferred)
	if arguments>>16 != 0 {
		marks |= markArgs
		c.inList(uint32(arguments))
		arguments = 0
	}
	depth := 0
	l := c.layouts[word(c.n.fn.entry)]
	switch {
	case l == nil:
		marks |= markListed
		for _, field := range []int{c.n.fn.depth, c.n.mapsField()} {
			var table []byte
			if field < len(record) {
				table = tableAt(c.n.table.byPC, record[field:])
			}
			c.listTable(table)
		}
	case l.depth >= depthLimit:
		marks |= markListed
		c.listTable(l.depthTable())
		c.listTable(l.mapTable())
	default:
		depth = int(l.depth)
		if table := l.mapTable(); table != nil {
			marks |= markMaps
			c.maps = append(c.maps, table...)
		}
	}
	if l != nil && l.deferred != 0 {
		deferred = l.numbers[l.deferred]
	}
	more, ok := c.addData(i, places)
	if more {
		marks |= markData
	}
	return ok && depth%8 == 0 && depth >= 0 && c.put(columnMarks, i, marks) && c.put(columnID, i, int(record[c.n.fn.id])) &&
		c.put(columnFlag, i, int(record[c.n.fn.id+1])) && c.put(columnArguments, i, arguments) &&
		c.put(columnDeferred, i, deferred) && c.put(columnDepth, i, depth/8)
}

// addData numbers the data of a function. more reports whether the function has data of
// kinds beyond the first placedData.
func (c *collector) addData(i int, places []byte) (more, ok bool) {
	rare := slices.Repeat([]uint32{noData}, c.n.funcdata.kinds)
	for kind := range max(placedData, len(places)/4) {
		place := noData
		if 4*kind < len(places) {
			place = binary.LittleEndian.Uint32(places[4*kind:])
		}
		if kind < placedData {
			number := numberNone
			if place != noData {
				blob, ok := c.blob(kind, place)
				if !ok {
					return false, false
				}
				if number, ok = c.numbers[kind][string(blob)]; !ok {
					c.numbers[kind][string(blob)] = len(c.numbers[kind]) + 1
					c.blobs[kind] = append(c.blobs[kind], blob...)
				}
			}
			if number > numberNone || !c.put(columnPlaces+2*kind, i, number) {
				return false, false
			}
			continue
		}
		if place == noData {
			continue
		}
		blob, ok := c.blob(kind, place)
		if !ok {
			return false, false
		}
		more = true
		rare[kind] = uint32(len(c.rare))
		c.rare = append(c.rare, blob...)
	}
	if more {
		c.inList(rare[c.n.funcdata.defers])
		c.inList(rare[c.n.funcdata.wrapped])
	}
	return more, true
}

// blob returns a function's data of the given kind at an offset.
func (c *collector) blob(kind int, place uint32) ([]byte, bool) {
	data := c.data[c.n.gofunc-c.n.address : c.n.dataEnd-c.n.address]
	if int(place)+8 > len(data) {
		return nil, false
	}
	data = data[place:]
	size := 0
	switch kind {
	case c.n.funcdata.argsMaps, c.n.funcdata.localsMaps: // number of maps and of bits in each
		size = 8 + int(binary.LittleEndian.Uint32(data))*((int(binary.LittleEndian.Uint32(data[4:]))+7)/8)
	case c.n.funcdata.objects: // a count, and 16 bytes for each
		size = 8 + 16*int(binary.LittleEndian.Uint32(data))
	case c.n.funcdata.defers: // two numbers
		_, first := binary.Uvarint(data)
		_, second := binary.Uvarint(data[first:])
		size = first + second
	case c.n.funcdata.wrapped: // a function number
		size = 4
	default:
		return nil, false
	}
	if size < 0 || size > len(data) {
		return nil, false
	}
	return data[:size], true
}
