package main

import "encoding/binary"

// pushLength is the number of instructions before the constant in the code that pushes a
// return address; see storesReturn.
const pushLength = 6

// storesReturn reports whether the constant at this index is a return address being
// pushed:
//
//	local.get 1
//	i32.const 8
//	i32.sub
//	local.tee 1
//	global.set 0
//	local.get 1
//	i64.const ADDRESS
//	i64.store
func storesReturn(code []instruction, at int) bool {
	if code[at].op != opI64Const || at < pushLength || at+1 == len(code) {
		return false
	}
	first, before, store := code[at-pushLength], code[at-5:at], code[at+1]
	return first.op == opLocalGet && first.operand == localStack &&
		before[0].op == opI32Const && before[0].operand == 8 &&
		before[1].op == opI32Sub &&
		before[2].op == opLocalTee && before[2].operand == localStack &&
		before[3].op == opGlobalSet && before[3].operand == 0 &&
		before[4].op == opLocalGet && before[4].operand == localStack &&
		store.op == opI64Store && store.operand == 0
}

// withAdded adds the packer's locals to a function's declarations, between the stack
// pointer and the function's own locals. It rounds the number of locals up to one of a
// few values, so that more functions have equal declarations.
func withAdded(locals []byte) ([]byte, bool) {
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
			count += localsAdded - 1
			if groups == 2 { // no further groups can follow
				count = (count+1)&^3 + 2
			}
			with := append(binary.AppendUvarint(nil, uint64(groups)), 2, typeI32)
			return append(binary.AppendUvarint(with, uint64(count)), after...), true
		}
	}
	with := append(binary.AppendUvarint(nil, uint64(groups+1)), 2, typeI32, localsAdded-1, typeI64)
	return append(with, rest...), true
}
