//go:build !js

package main

import "encoding/binary"

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

// withAdded puts the locals for addresses in front of those of the same type, after the
// pointer to the stack.
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
			with := append(binary.AppendUvarint(nil, uint64(groups)), 1, typeI32)
			return append(binary.AppendUvarint(with, uint64(count+localsAdded)), after...), true
		}
	}
	with := append(binary.AppendUvarint(nil, uint64(groups+1)), 1, typeI32, localsAdded, typeI64)
	return append(with, rest...), true
}
