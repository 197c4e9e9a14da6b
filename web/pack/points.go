package main

// A point is a place where a function can be entered, or where it waits for a callee.
// Go's compiler numbers points with gaps wherever one of the runtime's tables has an
// entry, and each number occurs in the code. The packer gives consecutive numbers to the
// points to which calls return, so each number is one more than the last unless there is
// a jump in between. Calls that never return have no points of their own. Each uses the
// last point passed plus pointLost, so that all of them look alike.

const (
	pointMask = 1<<16 - 1 // bits of an address that are a point in its function

	// pointLost is added to the last point passed before a call that never returns.
	pointLost = 1 << 15

	// pointLimit is an exclusive upper bound on point numbers.
	pointLimit = 1 << 13
)

// anyMap is stored for points at which any pointer map will do.
const anyMap int32 = -2

// callKind describes how a function continues after a call.
type callKind int

const (
	callReturns callKind = iota
	callNever            // never returns
	callGrows            // grows the stack; the function restarts
)

// call is a place where a function pushes a return address.
type call struct {
	kind    callKind
	at      int // index of the address in code
	segment int
	callee  int // index of the call instruction, if the call never returns
	old     int // the compiler's point
	point   int // the new point, if the call returns
}

// layout is a function with its calls and jumps, and the new numbers of its points.
type layout struct {
	function
	here     int64   // address of the function
	waits    []call  // in code order
	ahead    []bool  // by segment: whether a forward jump leads to it
	back     []bool  // by segment: whether a backward jump leads to it
	numbers  []int   // by segment: number of the point at its start, or 0 if nothing leads there
	last     int     // highest number
	deferred int     // the segment that calls deferred functions, or 0
	table    []int32 // the pointer map before each numbered point, from 1
	loses    bool    // whether some calls never return and need a pointer map
	lost     int32   // the pointer map at those calls
	depth    int32   // depth of the stack at all points except 0
	helpers  helpers
}

// oldPoint returns the compiler's number for the point at the start of a segment.
func (f function) oldPoint(segment int) int {
	for point, s := range f.entries {
		if s == segment {
			return point
		}
	}
	return 0
}

// lay finds the calls and jumps in a function whose code is at address here, and numbers
// its points. It reports whether it recognised the whole function.
func (f function) lay(here int64, r *runtimeTables) (*layout, bool) {
	l := &layout{
		function: f, here: here, helpers: r.helpers,
		ahead: make([]bool, f.segments+1), back: make([]bool, f.segments+1), numbers: make([]int, f.segments+1),
	}
	for _, i := range f.code[:f.outer] {
		if i.op >= opLocalGet && i.op <= opLocalTee && i.operand > localStack {
			return nil, false
		}
	}
	if !l.findCalls(r) {
		return nil, false
	}
	return l, l.number(r)
}

// findCalls finds the calls and jumps. It returns false if it does not recognise one of
// them.
func (l *layout) findCalls(r *runtimeTables) bool {
	segment, depth := 0, l.outside+l.segments
	last := len(l.code) - len(l.tailCode())
	for at := l.first; at < last; at++ {
		i := l.code[at]
		if target, ok := l.jump(at, depth); ok {
			if target > segment {
				l.ahead[target] = true
			} else {
				l.back[target] = true
			}
			at += 2
			continue
		}
		switch i.op {
		case opBlock, opLoop, opIf:
			depth++
		case opEnd:
			if depth--; depth < l.label(segment) {
				segment++
			}
		case opI64Const:
			if storesReturn(l.code, at) {
				if !l.findCall(at, segment, depth, r) {
					return false
				}
			} else if i.operand&^pointMask == l.here && i.operand != l.here {
				return false // the function uses its own points as values
			}
		case opBranchIf:
			if l.calls && int(i.operand) == depth-1 {
				continue
			}
			fallthrough
		case opBranch:
			if depth-1-int(i.operand) < l.label(segment) {
				return false
			}
		case opBranchTable:
			return false
		case opLocalGet, opLocalSet, opLocalTee:
			if i.operand == localEntry && i.op == opLocalGet && at+1 < len(l.code) && l.code[at+1].op != opCallIndirect {
				return false
			}
		}
	}
	return true
}

// findCall determines the kind of the call whose return address is at this index.
func (l *layout) findCall(at, segment, depth int, r *runtimeTables) bool {
	c := call{at: at, segment: segment, old: int(l.code[at].operand & pointMask)}
	if l.code[at].operand&^pointMask != l.here {
		return false
	}
	returns := segment < l.segments && c.old == l.oldPoint(segment+1)
	callee, direct := l.directCall(at+2, depth)
	switch {
	case c.old == 0 && direct && r.grows[int(l.code[callee].operand)]:
		c.kind, c.callee = callGrows, callee
	case direct && !returns && r.panics[int(l.code[callee].operand)],
		direct && returns && r.never[int(l.code[callee].operand)] && l.isEmpty(callee+4):
		c.kind, c.callee = callNever, callee
	case !returns:
		return false
	}
	l.waits = append(l.waits, c)
	return true
}

// directCall returns the index of the call instruction, if the instructions are a direct
// call:
//
//	i32.const 0
//	call FUNCTION
//	global.get 0
//	local.set 1
//	br_if CALLS
func (l *layout) directCall(at, depth int) (int, bool) {
	if !l.calls || at+4 >= len(l.code) {
		return 0, false
	}
	c := l.code[at : at+5]
	return at + 1, c[0].op == opI32Const && c[0].operand == 0 && c[1].op == opCall &&
		c[2].op == opGlobalGet && c[2].operand == 0 && c[3].op == opLocalSet && c[3].operand == localStack &&
		c[4].op == opBranchIf && int(c[4].operand) == depth-1
}

// isEmpty reports whether a segment ends at this index and the next one is empty.
func (l *layout) isEmpty(at int) bool {
	return at+1 < len(l.code) && l.code[at].op == opEnd && (l.code[at+1].op == opEnd || l.code[at+1].op == opUnreachable)
}

// number numbers three kinds of points in code order: those to which calls return, those
// where deferred functions are called, and the targets of jumps.
func (l *layout) number(r *runtimeTables) bool {
	old := r.tables[int(l.here>>16)]
	if old == nil {
		return false
	}
	// Calls of deferred functions return to the point after this one.
	if old.deferred != 0 {
		if old.deferred >= len(l.entries) {
			return false
		}
		l.deferred = l.entries[old.deferred]
		if l.deferred == 0 || l.oldPoint(l.deferred+1) != old.deferred+1 {
			return false
		}
	}
	wanted := make([]bool, l.segments+1)
	wanted[l.deferred] = l.deferred != 0
	known := false
	deep := func(point int) bool { // reports whether the stack is as deep at this point as at all points so far
		depth := old.depth(point)
		if !known {
			known, l.depth = true, depth
		}
		return l.depth == depth
	}
	for n := range l.waits {
		c := &l.waits[n]
		if c.kind == callNever && !r.panics[l.callee(*c)] {
			which := old.maps(c.old - 1)
			if l.loses && which != l.lost {
				c.kind = callReturns // the call needs its own point
			} else {
				l.loses, l.lost = true, which
			}
		}
		if c.kind == callReturns {
			wanted[c.segment+1] = true
		}
		if c.kind != callGrows && !deep(c.old) {
			return false
		}
	}
	for segment := 1; segment <= l.segments; segment++ {
		if !wanted[segment] && !l.ahead[segment] && !l.back[segment] {
			continue
		}
		l.last++
		l.numbers[segment] = l.last
		which := anyMap
		if wanted[segment] {
			point := l.oldPoint(segment)
			if !deep(point) {
				return false
			}
			which = old.maps(point - 1)
		}
		l.table = append(l.table, which)
	}
	for n := range l.waits {
		if c := &l.waits[n]; c.kind == callReturns {
			c.point = l.numbers[c.segment+1]
		}
	}
	if old.deferred != 0 && l.numbers[l.deferred+1] != l.numbers[l.deferred]+1 {
		return false
	}
	return l.last < pointLimit && old.depth(0) == 0
}

// callee returns the number of the called function.
func (l *layout) callee(c call) int { return int(l.code[c.callee].operand) }
