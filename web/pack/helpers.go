package main

import (
	"maps"
	"slices"
)

// helpers holds added functions that replace code repeated in thousands of places: calls
// of functions that never return.
type helpers struct {
	wait    int         // number of the helper that pushes a return address, for calls that never return
	calls   map[int]int // numbers of the helpers that also call a function without arguments, by the callee's number
	written []added
}

// makeHelpers creates the helpers for functions that never return and have no arguments.
// first is the number of the first helper.
func (r *runtimeTables) makeHelpers(first int) {
	r.helpers = helpers{wait: first, calls: map[int]int{}, written: []added{{[]byte{typeI64}, nil, waitBody(pointLost, -1)}}}
	add := func(callee, point int) {
		r.helpers.calls[callee] = first + len(r.helpers.written)
		r.helpers.written = append(r.helpers.written, added{[]byte{typeI64}, []byte{typeI32}, waitBody(point, callee)})
	}
	for _, callee := range slices.Sorted(maps.Keys(r.panics)) {
		add(callee, pointLost)
	}
	for _, callee := range slices.Sorted(maps.Keys(r.grows)) {
		add(callee, 0)
	}
}

// waitBody returns the body of a helper that pushes its parameter plus point as a return
// address and then, unless callee is negative, calls callee.
func waitBody(point, callee int) []byte {
	const global = 0 // the stack pointer
	code := []instruction{
		make1(opGlobalGet, global), makeConst(opI32Const, 8), make0(opI32Sub), make1(opGlobalSet, global),
		make1(opGlobalGet, global), make1(opLocalGet, 0),
	}
	if point != 0 {
		code = append(code, makeConst(opI64Const, int64(point)), make0(opI64Add))
	}
	code = append(code, instruction{op: opI64Store, text: []byte{opI64Store, 3, 0}})
	if callee >= 0 {
		code = append(code, makeConst(opI32Const, 0), make1(opCall, callee))
	}
	return writeCode([]byte{0}, append(code, make0(opEnd)))
}
