package main

// The locals of the function that writes the records.
const (
	localNumber = iota
	localRecord
	localEntryOf // address of the function's entry in the index
	localName
	localBucket
	localValue
	localColumn // address of the function's byte in the first column
	localList
	localMarks
	localMaps
	localDepths
	localSize
	localScratch // by kind: where the offset of the next new data is written
	localBlob    = localScratch + placedData
	localsOfBody = localBlob + placedData
)

// body returns the body of the function that writes the records, and the data that they
// refer to, into memory.
func (n numbering) body() []byte {
	var w writer
	begin := func(local, address int) {
		w.constant(address)
		w.set(local)
	}
	begin(localRecord, n.records)
	begin(localEntryOf, n.index)
	begin(localName, n.names)
	begin(localBucket, n.buckets)
	begin(localColumn, n.columns)
	begin(localList, n.list)
	begin(localMaps, n.maps)
	begin(localDepths, n.depths)
	for kind := range placedData {
		begin(localScratch+kind, n.scratch[kind])
		begin(localBlob+kind, n.blobs[kind])
	}
	w.do(makeBlock(opLoop))
	n.column(&w, columnMarks)
	w.set(localMarks)
	for _, number := range []int{localEntryOf, localRecord} { // both entries start with the function's address
		w.get(number)
		w.get(localNumber)
		w.with(opI32Add, n.first)
		w.at(opI32Store, n.fn.entry)
	}
	w.get(localEntryOf)
	w.get(localRecord)
	w.with(opI32Sub, n.index)
	w.at(opI32Store, 4)
	n.writeName(&w)
	n.writeBuckets(&w)
	n.writeNumbers(&w)
	n.writeTables(&w)
	n.writeData(&w)

	w.add(localEntryOf, n.pcHeader.entrySize)
	w.add(localName, nameSize)
	w.add(localColumn, 1)
	w.add(localNumber, 1)
	w.get(localNumber)
	w.with(opI32Lower, n.count)
	w.do(make1(opBranchIf, 0), make0(opEnd), make0(opEnd))
	return writeCode([]byte{1, localsOfBody, typeI32}, w.code)
}

// column adds code that reads a function's byte from a column.
func (n numbering) column(w *writer, column int) {
	w.get(localColumn)
	w.at(opI32Load8U, column*n.count)
}

// columns2 adds code that reads a number from two columns.
func (n numbering) columns2(w *writer, column int) {
	n.column(w, column)
	n.column(w, column+1)
	w.with(opI32ShiftLeft, 8)
	w.plain(opI32Or)
}

// marked starts a block of code that runs only for functions with the given mark.
func (w *writer) marked(mark int) {
	w.get(localMarks)
	w.with(opI32And, mark)
	w.do(makeBlock(opIf))
}

// fromList adds code that copies the next word of the list to a field of the record.
func (w *writer) fromList(field int) {
	w.get(localRecord)
	w.get(localList)
	w.at(opI32Load, 0)
	w.at(opI32Store, field)
	w.add(localList, 4)
}

// writeNumbers adds code that writes the numbers in the record.
func (n numbering) writeNumbers(w *writer) {
	w.get(localRecord)
	n.columns2(w, columnArguments)
	w.at(opI32Store, n.fn.args)
	w.marked(markArgs)
	w.fromList(n.fn.args)
	w.plain(opEnd)
	w.get(localRecord)
	n.columns2(w, columnDeferred)
	w.at(opI32Store, n.fn.deferred)
	w.get(localRecord)
	w.constant(tablesWritten)
	w.at(opI32Store, n.fn.tables)
	w.get(localRecord)
	n.columns2(w, columnID) // and the flag, which follows
	w.at(opI32Store, n.fn.id)
}

// writeTables adds code that writes a table of stack depths, and the offsets of this
// table and of the table of pointer maps.
func (n numbering) writeTables(w *writer) {
	w.marked(markListed)
	w.fromList(n.fn.depth)
	w.fromList(n.mapsField())
	w.plain(opElse)
	w.get(localRecord)
	w.get(localDepths)
	w.with(opI32Sub, n.byPC)
	w.at(opI32Store, n.fn.depth)
	n.columns2(w, columnDepth)
	w.do(make1(opLocalTee, localValue), makeBlock(opIf))
	// The depth is 0 at the first address and constant at all others; see depthTable. The
	// column holds an eighth of it. Tables hold deltas, which are doubled because they
	// are signed, with seven bits per byte.
	w.get(localDepths)
	w.constant(0x01_02)
	w.at(opI32Store, 0)
	for place, shift := range []int{-4, 3, 10} {
		w.get(localDepths)
		w.get(localValue)
		if shift < 0 {
			w.with(opI32ShiftLeft, -shift)
		} else {
			w.with(opI32ShiftRight, shift)
		}
		if place < 2 {
			w.with(opI32Or, 0x80)
		}
		w.at(opI32Store8, 2+place)
	}
	w.get(localDepths)
	w.constant(0x00_04_80_80)
	w.at(opI32Store, 5)
	w.plain(opElse)
	w.get(localDepths)
	w.constant(0x04_80_80_02)
	w.at(opI32Store, 0)
	w.plain(opEnd)
	w.add(localDepths, depthSize)

	w.marked(markMaps)
	w.get(localRecord)
	w.get(localMaps)
	w.with(opI32Sub, n.byPC)
	w.at(opI32Store, n.mapsField())
	n.skipTable(w)
	w.plain(opEnd)
	w.plain(opEnd)
}

// skipTable adds code that advances to the next table of pointer maps. A zero in place of
// a pair ends the current one.
func (n numbering) skipTable(w *writer) {
	w.do(makeBlock(opLoop))
	for range 2 {
		w.do(makeBlock(opLoop))
		w.add(localMaps, 1)
		w.get(localMaps)
		w.with(opI32Sub, 1)
		w.at(opI32Load8U, 0)
		w.with(opI32And, 0x80)
		w.do(make1(opBranchIf, 0), make0(opEnd))
	}
	w.get(localMaps)
	w.at(opI32Load8U, 0)
	w.do(make1(opBranchIf, 0), make0(opEnd))
	w.add(localMaps, 1)
}

// writeData adds code that writes the offsets of a function's data and advances to the
// next record.
func (n numbering) writeData(w *writer) {
	for kind := range placedData {
		w.get(localRecord)
		n.columns2(w, columnPlaces+2*kind)
		w.do(make1(opLocalTee, localValue))
		w.plain(opI32Eqz)
		w.do(makeBlock(opIf))
		w.get(localScratch + kind)
		w.get(localBlob + kind)
		w.with(opI32Sub, n.gofunc)
		w.at(opI32Store, 0)
		n.skipData(w, kind)
		w.add(localScratch+kind, 4)
		w.get(localScratch + kind)
		w.with(opI32Sub, n.scratch[kind])
		w.with(opI32ShiftRight, 2)
		w.set(localValue)
		w.plain(opEnd)
		w.get(localValue)
		w.with(opI32Mul, 4)
		w.with(opI32Add, n.scratch[kind]-4)
		w.at(opI32Load, 0)
		w.at(opI32Store, n.placesField()+4*kind)
		w.get(localValue)
		w.with(opI32Equal, numberNone)
		w.do(makeBlock(opIf))
		w.get(localRecord)
		w.constant(-1)
		w.at(opI32Store, n.placesField()+4*kind)
		w.plain(opEnd)
	}
	w.get(localRecord)
	w.constant(placedData)
	w.at(opI32Store8, n.fn.funcdata)
	w.constant(n.recordLength(placedData))
	w.set(localSize)
	w.marked(markData)
	w.get(localRecord)
	w.constant(n.funcdata.kinds)
	w.at(opI32Store8, n.fn.funcdata)
	for kind := placedData; kind < n.funcdata.kinds; kind++ {
		if kind == n.funcdata.defers || kind == n.funcdata.wrapped {
			w.fromList(n.placesField() + 4*kind)
			continue
		}
		w.get(localRecord)
		w.constant(-1)
		w.at(opI32Store, n.placesField()+4*kind)
	}
	w.constant(n.recordLength(n.funcdata.kinds))
	w.set(localSize)
	w.plain(opEnd)
	w.get(localRecord)
	w.get(localSize)
	w.plain(opI32Add)
	w.set(localRecord)
}

// skipData adds code that advances to the next data of a kind.
func (n numbering) skipData(w *writer, kind int) {
	blob := localBlob + kind
	w.get(blob)
	w.at(opI32Load, 0)
	if kind == n.funcdata.objects {
		w.with(opI32Mul, 16)
	} else {
		w.get(blob)
		w.at(opI32Load, 4)
		w.with(opI32Add, 7)
		w.with(opI32ShiftRight, 3)
		w.plain(opI32Mul)
	}
	w.with(opI32Add, 8)
	w.get(blob)
	w.plain(opI32Add)
	w.set(blob)
}
