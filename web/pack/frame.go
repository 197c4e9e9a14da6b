package main

// frameMark stands for localFrame until the function's locals are renumbered.
const frameMark = 1 << 20

// frameAddresses makes a function keep the size of its stack frame in a local. It also
// makes the function address its arguments and results, which lie above the frame,
// relative to the end of the frame. These offsets do not depend on the frame's size, so
// functions become more alike. If frameAddresses finds no frame, it returns the code
// unchanged.
func frameAddresses(code []instruction) (with []instruction, frame int64) {
	begin := -1
	for at := range code {
		if !takesStack(code, at) || storesReturn(code, at+pushLength) {
			continue
		}
		if begin >= 0 {
			return code, 0
		}
		begin, frame = at, code[at+1].operand
	}
	if begin < 0 {
		return code, 0
	}
	code = append([]instruction{}, code...)
	above := make([]bool, len(code)) // by instruction: whether it pushes an address above the frame
	for at := begin + pushLength - 1; at < len(code); at++ {
		if code[at].op != opLocalGet || code[at].operand != localStack {
			continue
		}
		if user, ok := addressUser(code[at+1:]); ok {
			if user += at + 1; code[user].operand >= frame {
				code[user] = code[user].makeAt(code[user].operand - frame)
				above[at] = true
			}
		}
	}
	size := make1(opLocalGet, frameMark)
	for at, i := range code {
		switch {
		case at == begin+1:
			i = size
		case at > begin+1 && i.op == opI32Const && i.operand == frame+8 && returnsAt(code, at-1):
			with = append(with, size, make0(opI32Add))
			i = makeConst(opI32Const, 8)
		}
		with = append(with, i)
		if above[at] {
			with = append(with, size, make0(opI32Add))
		}
	}
	return with, frame
}

// takesStack reports whether code at an index moves the stack pointer down.
func takesStack(code []instruction, at int) bool {
	return at+pushLength <= len(code) && code[at].op == opLocalGet && code[at].operand == localStack &&
		code[at+1].op == opI32Const && code[at+1].operand > 0 && code[at+2].op == opI32Sub &&
		code[at+3].op == opLocalTee && code[at+3].operand == localStack &&
		code[at+4].op == opGlobalSet && code[at+4].operand == 0
}

// returnsAt reports whether a function frees its stack frame at an index, in the form
// that shortenReturns emits.
func returnsAt(code []instruction, at int) bool {
	return at+5 < len(code) && code[at].op == opLocalGet && code[at].operand == localStack &&
		code[at+2].op == opI32Add && code[at+3].op == opGlobalSet && code[at+3].operand == 0 &&
		code[at+4].op == opI32Const && code[at+5].op == opReturn
}
