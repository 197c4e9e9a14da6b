package main

import (
	"bytes"
	"encoding/binary"
	"slices"
)

// A goroutine can be suspended and resumed wherever a function calls another. Go's
// compiler for WebAssembly (preprocess in cmd/internal/obj/wasm/wasmobj.go) therefore
// divides a function into segments. Each starts at a point where the function may be
// entered. Each segment is nested in the blocks of those that follow, and a branch table
// leads to the segment that local 0 selects:
//
//	block                  ; if there are calls
//	  loop                 ; if there are jumps
//	    block ... block
//	      local.get 0
//	      br_table ...
//	    end
//	    the first segment
//	    end
//	    the second segment
//	    ...
//	  end
//	  unreachable
//	end
//	i32.const 1            ; the goroutine is suspended
//	end
//
// A jump sets local 0 and restarts the loop. A call that suspends the goroutine leaves
// the outer block.

const (
	localEntry = 0 // the parameter: the number of the entry point
	localStack = 1 // the stack pointer
)

// function is a parsed function of the form described above.
type function struct {
	code     []instruction
	outer    int   // index of the outer block or loop in code
	calls    bool  // whether the function starts with the block for calls
	jumps    bool  // whether the function has a loop
	first    int   // index of the first segment in code
	outside  int   // number of blocks and loops that enclose the segments' blocks
	segments int   // number of segments, minus one
	frame    int64 // size of the function's stack frame, or 0 if no local holds it
	entries  []int // segment of each point; the last entry applies to all higher points
}

// readFunction parses code and reports whether it has this form.
func readFunction(code []instruction) (f function, ok bool) {
	f.code = code
	for f.outer < len(code) {
		if _, _, plain := code[f.outer].effect(); !plain {
			break
		}
		f.outer++
	}
	at := f.outer
	var around []byte
	for ; at < len(code) && (code[at].op == opBlock || code[at].op == opLoop); at++ {
		if code[at].text[1] != typeNone {
			return f, false
		}
		around = append(around, code[at].op)
	}
	if at+2 >= len(code) || code[at].op != opLocalGet || code[at].operand != localEntry ||
		code[at+1].op != opBranchTable || code[at+2].op != opEnd {
		return f, false
	}
	f.first = at + 3
	r := reader{rest: code[at+1].text[1:]}
	for range r.unsigned() + 1 {
		f.entries = append(f.entries, int(r.unsigned()))
	}
	f.segments = f.entries[len(f.entries)-1]
	f.outside = len(around) - f.segments - 1
	switch {
	case f.outside < 0 || f.outside > 2 || slices.Max(f.entries) > f.segments:
		return f, false
	case f.outside > 0:
		f.calls = around[0] == opBlock
		f.jumps = around[f.outside-1] == opLoop
	}
	return f, bytes.Count(around, []byte{opLoop}) == count(f.jumps) && count(f.calls)+count(f.jumps) == f.outside &&
		bytes.HasSuffix(writeCode(nil, code), f.tail())
}

// tail returns the code after the last segment.
func (f function) tail() []byte {
	var tail []byte
	if f.jumps {
		tail = append(tail, opEnd)
	}
	tail = append(tail, opUnreachable)
	if f.calls {
		tail = append(tail, opEnd, opI32Const, 1)
	}
	return append(tail, opEnd)
}

// The locals that the packer inserts before the function's own.
const (
	localFrame    = 2 // size of the stack frame
	localFunction = 3 // address of the function, which is unique
	localPoint    = 4 // address of the last point passed, unless a jump has intervened
	localsAdded   = 3
)

// rewrite returns the function's code with renumbered points. A jump to a later segment
// leaves the blocks that end before it instead of going through the table. Calls that
// suspend the goroutine return from the function. These instructions do not depend on
// their location, so the code is more uniform and the browser's compiler has less to
// analyse.
func (l *layout) rewrite() []instruction {
	w := rewriter{layout: l, depth: l.outside + l.segments, point: 0}
	if l.back[0] {
		w.point = unknown
	}
	last := len(l.code) - len(l.tailCode())
	for w.at = l.first; w.at < last; w.at++ {
		w.instruction()
	}
	return slices.Concat(w.head(), w.out, w.foot())
}

// rewriter rewrites the segments of a function.
type rewriter struct {
	*layout
	out      []instruction
	at       int
	segment  int
	depth    int // number of enclosing blocks in the old code
	passed   int // number of the last point
	point    int // number of the point in localPoint, or unknown
	nextCall int
	needs    struct{ function, point bool }
}

const unknown = -1

func (w *rewriter) do(instructions ...instruction) { w.out = append(w.out, instructions...) }

// inner returns the number of enclosing blocks that start within the segment.
func (w *rewriter) inner() int { return w.depth - w.label(w.segment) }

func (w *rewriter) instruction() {
	i := w.code[w.at]
	switch i.op {
	case opBlock, opLoop:
		w.depth++
	case opIf:
		if target, ok := w.jump(w.at+1, w.depth+1); ok && target > w.segment && i.text[1] == typeNone && w.code[w.at+4].op == opEnd {
			w.do(make1(opBranchIf, w.inner()+w.numbers[target]-w.passed-1))
			w.at += 4
			return
		}
		w.depth++
	case opEnd:
		if w.depth--; w.depth < w.label(w.segment) {
			w.next()
			return
		}
	case opI32Const:
		if target, ok := w.jump(w.at, w.depth); ok {
			w.jumpTo(target)
			w.at += 2
			return
		}
	case opI64Const:
		if w.nextCall < len(w.waits) && w.waits[w.nextCall].at == w.at {
			w.call(w.waits[w.nextCall])
			w.nextCall++
			return
		}
	case opBranchIf:
		if w.calls && int(i.operand) == w.depth-1 {
			w.do(makeBlock(opIf), makeConst(opI32Const, 1), make0(opReturn), make0(opEnd))
			return
		}
	case opLocalGet, opLocalSet, opLocalTee:
		switch {
		case i.operand == frameMark:
			i = make1(i.op, localFrame)
		case i.operand > localStack:
			i = make1(i.op, int(i.operand)+localsAdded)
		}
	}
	w.do(i)
}

// next starts the next segment.
func (w *rewriter) next() {
	w.segment++
	if number := w.numbers[w.segment]; number != 0 {
		w.passed = number
		w.do(make0(opEnd))
	}
	switch {
	case w.ahead[w.segment] || w.back[w.segment] || w.segment == w.deferred:
		w.point = unknown
	case w.numbers[w.segment] != 0:
		w.point = w.numbers[w.segment]
	}
}

func (w *rewriter) jumpTo(target int) {
	if target > w.segment {
		w.do(make1(opBranch, w.inner()+w.numbers[target]-w.passed-1))
		return
	}
	w.do(makeConst(opI32Const, int64(w.numbers[target])), make1(opLocalSet, localEntry))
	w.do(make1(opBranch, w.inner()+w.last-w.passed))
}

// call emits the code that pushes the return address of a call.
func (w *rewriter) call(c call) {
	switch {
	case c.kind != callReturns:
		w.wait(c)
	case w.point != unknown && w.point == c.point-1:
		w.needs.point = true
		w.do(make1(opLocalGet, localPoint), makeConst(opI64Const, 1), make0(opI64Add), make1(opLocalTee, localPoint))
	default:
		w.needs.function = true
		w.do(make1(opLocalGet, localFunction), makeConst(opI64Const, int64(c.point)), make0(opI64Add), make1(opLocalTee, localPoint))
	}
}

// wait emits a call that does not return here but may suspend the goroutine.
func (w *rewriter) wait(c call) {
	w.out = w.out[:len(w.out)-pushLength]
	if c.kind == callGrows {
		w.needs.function = true
		w.do(make1(opLocalGet, localFunction))
	} else {
		w.needs.point = true
		w.do(make1(opLocalGet, localPoint))
	}
	if helper, ok := w.helpers.calls[w.callee(c)]; ok {
		w.do(make1(opCall, helper))
	} else {
		w.do(make1(opCall, w.helpers.wait))
		w.do(w.code[w.at+2 : c.callee+1]...)
	}
	w.do(make0(opReturn))
	w.at = c.callee + 3
}

// head returns the code before the first segment.
func (w *rewriter) head() []instruction {
	head := slices.Clone(w.code[:w.outer])
	if w.frame > 0 {
		head = append(head, makeConst(opI32Const, w.frame), make1(opLocalSet, localFrame))
	}
	if w.needs.function || w.needs.point {
		head = append(head, makeConst(opI64Const, w.here))
		switch {
		case !w.needs.point:
			head = append(head, make1(opLocalSet, localFunction))
		default:
			head = append(head, make1(opLocalTee, localFunction),
				make1(opLocalGet, localEntry), make0(opI64ExtendU), make0(opI64Add), make1(opLocalSet, localPoint))
		}
	}
	if w.loops() {
		head = append(head, makeBlock(opLoop))
	}
	if w.last > 0 {
		for range w.last + 1 {
			head = append(head, makeBlock(opBlock))
		}
		head = append(head, make1(opLocalGet, localEntry), branchTable(w.last), make0(opEnd))
	}
	return head
}

// branchTable returns a table that leads to the segment of each point, from 0 to last.
func branchTable(last int) instruction {
	table := binary.AppendUvarint([]byte{opBranchTable}, uint64(last))
	for label := range last + 1 {
		table = binary.AppendUvarint(table, uint64(label))
	}
	return instruction{opBranchTable, int64(last), table}
}

// loops reports whether the function has backward jumps.
func (w *rewriter) loops() bool { return slices.Contains(w.back, true) }

func (w *rewriter) foot() []instruction {
	if w.loops() {
		return []instruction{make0(opEnd), make0(opUnreachable), make0(opEnd)}
	}
	return []instruction{make0(opUnreachable), make0(opEnd)}
}

func (f function) tailCode() []instruction {
	tail, _ := readCode(f.tail())
	return tail
}

// label returns the index, counted from the outermost block, of the block whose end leads
// to a segment. For the current segment, it returns the number of blocks around its code.
func (f function) label(segment int) int { return f.outside + f.segments - segment }

// jump returns the target segment if the instructions at this index, with depth blocks
// around them, are a jump:
//
//	i32.const ENTRY
//	local.set 0
//	br LOOP
func (f function) jump(at, depth int) (segment int, ok bool) {
	if !f.jumps || at+3 >= len(f.code) {
		return 0, false
	}
	entry, set, branch := f.code[at], f.code[at+1], f.code[at+2]
	if entry.op != opI32Const || entry.operand < 0 || set.op != opLocalSet || set.operand != localEntry ||
		branch.op != opBranch || int(branch.operand) != depth-f.outside {
		return 0, false
	}
	return f.entries[min(int(entry.operand), len(f.entries)-1)], true
}

func count(there bool) int {
	if there {
		return 1
	}
	return 0
}
