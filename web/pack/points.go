//go:build !js

package main

// Points are where a function can be entered, or be found while it waits for another.
// Go's compiler numbers them with gaps wherever one of the runtime's tables has
// an entry, and each number is somewhere in the code. Here those to which calls
// return are numbered one by one, so that the next is one more than the last
// wherever there is no jump between; and calls that never return have no
// point of their own, but the last one passed and pointLost, so that they
// all look alike.

const (
	pointMask = 1<<16 - 1 // the part of an address that is a point in its function

	// pointLost marks points of calls that never return.
	pointLost = 1 << 15

	// pointLimit is where numbers of points must end.
	pointLimit = 1 << 13
)

// anyMap is written where it does not count which map holds.
const anyMap int32 = -2

// callKind is what follows a call.
type callKind int

const (
	callReturns callKind = iota
	callNever            // returns, so that what follows it is never reached
	callGrows            // the stack: the function begins anew
)

// call is a place where a function puts on the stack where it waits.
type call struct {
	kind    callKind
	at      int // where its address is in code
	segment int
	callee  int // where the instruction that calls is, if the call never returns
	old     int // the point that the compiler gave it
	point   int // the new one, if it returns
}

// layout is a function with its calls and jumps, and new numbers of its points.
type layout struct {
	function
	here     int64   // the address of the function
	waits    []call  // in the order of the code
	ahead    []bool  // whether a segment is jumped to from before
	back     []bool  // whether it is from behind or from itself
	numbers  []int   // of the points at the beginnings of segments, or 0 if nothing leads there
	last     int     // the highest number
	deferred int     // the segment that calls deferred functions, or 0
	table    []int32 // which map of pointers holds before each numbered point, from 1
	loses    bool    // whether there are calls that never return, for which a map counts
	lost     int32   // which one holds where a call never returns
	depth    int32   // of the stack at all points but 0
	helpers  helpers
}

// oldPoint returns the compiler's number for the beginning of a segment.
func (f function) oldPoint(segment int) int {
	for point, s := range f.entries {
		if s == segment {
			return point
		}
	}
	return 0
}

// lay finds calls and jumps in a function of the form, the code of which lies at an address,
// and numbers its points. It reports whether it understands all of it.
// Of the runtime it is told which functions never return.
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

// findCalls does so, and finds jumps.
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
				return false // it knows its own points
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

// findCall finds out of what kind the call is whose address is at this place.
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

// directCall returns where the instruction of a call is, if these do that:
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

// isEmpty reports whether a segment ends at this place and nothing is in the next one.
func (l *layout) isEmpty(at int) bool {
	return at+1 < len(l.code) && l.code[at].op == opEnd && (l.code[at+1].op == opEnd || l.code[at+1].op == opUnreachable)
}

// number gives points new numbers: first those to which calls return and where
// deferred functions are called, as they follow in the code, and then those that are jumped back
// to.
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
	deep := func(point int) bool { // reports whether the stack is as deep as elsewhere
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
				c.kind = callReturns // at least it has a point of its own
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

// callee returns the number of the function that is called.
func (l *layout) callee(c call) int { return int(l.code[c.callee].operand) }
