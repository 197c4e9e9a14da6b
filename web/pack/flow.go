//go:build !js

package main

import (
	"bytes"
	"slices"
)

// A goroutine can be left and entered again wherever a function calls another.
// So Go's compiler for WebAssembly, see preprocess in
// cmd/internal/obj/wasm/wasmobj.go, makes a function a row of segments, which
// begin where it may be entered, each within the blocks of those that follow,
// and a table of branches that leads to the segment that local 0 asks for:
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
//	i32.const 1            ; the goroutine is left
//	end
//
// A jump sets local 0 and begins the loop anew; a call that leaves the goroutine
// leaves the first block.

const (
	localEntry = 0 // the parameter: the number of the point to enter at
	localStack = 1 // the pointer to the stack
)

// function is a function of that form.
type function struct {
	code     []instruction
	outer    int   // where the block or loop around everything is in code
	calls    bool  // whether the first of these is the one of calls
	jumps    bool  // whether there is a loop
	first    int   // where the first segment is in code
	outside  int   // how many blocks and loops are around those of segments
	segments int   // how many there are, less one
	entries  []int // segments by number of the point; the last is that of all higher ones
}

// readFunction reports whether code has the form.
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

// tail is what follows the last segment.
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

// straighten returns the function's code with jumps to later segments that leave
// the blocks before them, instead of leading through the table, and with
// calls that return from it where they leave the goroutine. Both say the same
// wherever they are, so there is more that is alike; and the browser's compiler has
// less to see through.
func (f function) straighten() []instruction {
	out := slices.Clone(f.code[f.outer+f.outside : f.first])
	used := f // what is still branched to
	used.calls, used.jumps = false, false
	segment, depth := 0, f.outside+f.segments // the number of blocks around
	last := len(f.code) - len(f.tailCode())
	for at := f.first; at < last; at++ {
		i := f.code[at]
		switch i.op {
		case opBlock, opLoop:
			depth++
		case opIf:
			if target, ok := f.jump(at+1, depth+1); ok && target > segment && i.text[1] == typeNone && f.code[at+4].op == opEnd {
				out = append(out, make1(opBranchIf, depth-1-f.label(target)))
				at += 4
				continue
			}
			depth++
		case opEnd:
			if depth--; depth < f.label(segment) {
				segment++
			}
		case opI32Const:
			if target, ok := f.jump(at, depth); ok && target > segment {
				out = append(out, make1(opBranch, depth-1-f.label(target)))
				at += 2
				continue
			}
		case opBranchIf:
			if f.calls && int(i.operand) == depth-1 {
				out = append(out, makeBlock(opIf), makeConst(opI32Const, 1), make0(opReturn), make0(opEnd))
				continue
			}
		}
		if i.op == opBranch || i.op == opBranchIf {
			label := depth - 1 - int(i.operand)
			used.calls = used.calls || f.calls && label == 0
			used.jumps = used.jumps || f.jumps && label == f.outside-1
		}
		out = append(out, i)
	}
	if used.calls { // its depth, seen from within, counts the loop
		used.jumps = f.jumps
	}
	head := slices.Clone(f.code[:f.outer])
	if used.calls {
		head = append(head, makeBlock(opBlock))
	}
	if used.jumps {
		head = append(head, makeBlock(opLoop))
	}
	tail, _ := readCode(used.tail())
	return slices.Concat(head, out, tail)
}

func (f function) tailCode() []instruction {
	tail, _ := readCode(f.tail())
	return tail
}

// label is the place, counted from the outermost block, of the block that is
// left to come to a segment; or for the present one, the number of blocks around
// its code.
func (f function) label(segment int) int { return f.outside + f.segments - segment }

// jump returns the segment that is jumped to, if the instructions at this place do that,
// with so many blocks around:
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
