//go:build !js

package main

import "encoding/binary"

// localHere is a local that is put in front of a function's own: the part of
// addresses that is the function.
const localHere = 2

// pointMask is the part of an address that is a point in its function.
const pointMask = 1<<16 - 1

// returnAddresses makes a function take its own part of the addresses to which
// calls return from a local: otherwise each call would hold it, which no other
// function has. It returns the new locals and code.
func returnAddresses(locals []byte, code []instruction) ([]byte, []instruction) {
	here := int64(-1)
	for at := range code {
		if !storesReturn(code, at) {
			continue
		}
		if function := code[at].operand &^ pointMask; here >= 0 && function != here {
			return locals, code
		} else {
			here = function
		}
	}
	if here < 0 {
		return locals, code
	}
	with, ok := withHere(locals)
	if !ok {
		return locals, code
	}
	out := []instruction{makeConst(opI64Const, here), make1(opLocalSet, localHere)}
	for at, i := range code {
		switch {
		case i.op >= opLocalGet && i.op <= opLocalTee && i.operand >= localHere:
			i = make1(i.op, int(i.operand)+1)
		case storesReturn(code, at):
			out = append(out, make1(opLocalGet, localHere), makeConst(opI64Const, i.operand&pointMask))
			i = make0(opI64Or)
		}
		out = append(out, i)
	}
	return with, out
}

// storesReturn reports whether the constant at this place is an address to
// return to, being put on the stack:
//
//	i32.const 8
//	i32.sub
//	local.tee 1
//	global.set 0
//	local.get 1
//	i64.const ADDRESS
//	i64.store
func storesReturn(code []instruction, at int) bool {
	if code[at].op != opI64Const || at < 5 || at+1 == len(code) {
		return false
	}
	before, store := code[at-5:at], code[at+1]
	return before[0].op == opI32Const && before[0].operand == 8 &&
		before[1].op == opI32Sub &&
		before[2].op == opLocalTee && before[2].operand == localStack &&
		before[3].op == opGlobalSet && before[3].operand == 0 &&
		before[4].op == opLocalGet && before[4].operand == localStack &&
		store.op == opI64Store && store.operand == 0
}

// withHere puts the local in front of those of the same type, after the pointer
// to the stack.
func withHere(locals []byte) ([]byte, bool) {
	groups, rest, err := number(locals)
	if err != nil || groups == 0 || len(rest) < 2 || rest[0] != 1 || rest[1] != typeI32 {
		return nil, false
	}
	rest = rest[2:]
	if groups > 1 {
		count, after, err := number(rest)
		if err != nil || len(after) == 0 {
			return nil, false
		}
		if after[0] == typeI64 {
			with := append(binary.AppendUvarint(nil, uint64(groups)), 1, typeI32)
			return append(binary.AppendUvarint(with, uint64(count+1)), after...), true
		}
	}
	with := append(binary.AppendUvarint(nil, uint64(groups+1)), 1, typeI32, 1, typeI64)
	return append(with, rest...), true
}
