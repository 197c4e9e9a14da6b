package main

// simplify removes instructions that are not needed.
func simplify(code []instruction) []instruction {
	out := code[:0:0]
	for at := 0; at < len(code); at++ {
		i := code[at]
		switch {
		case i.op == opNop:
			continue
		case i.op == opI32Wrap && len(out) > 0 && out[len(out)-1].op == opI64Const:
			last := &out[len(out)-1]
			*last = makeConst(opI32Const, int64(int32(last.operand)))
			continue
		case i.op == opI32Wrap && len(out) > 0 && out[len(out)-1].op == opI64ExtendU:
			out = out[:len(out)-1]
			continue
		case i.op == opI64ExtendU && at+2 < len(code) && len(out) > 0 && out[len(out)-1].decides() &&
			code[at+1].op == opI64Eqz && code[at+2].op == opI32Eqz:
			at += 2 // a double negation
			continue
		}
		out = append(out, i)
	}
	return out
}

// shortenReturns merges the two additions with which a function frees its stack frame and
// its return address:
//
//	local.get 1
//	i32.const SIZE
//	i32.add
//	local.tee 1
//	global.set 0
//	local.get 1
//	i32.const 8
//	i32.add
//	local.tee 1
//	global.set 0
//	i32.const 0
//	return
func shortenReturns(code []instruction) []instruction {
	out := code[:0:0]
	for at := 0; at < len(code); at++ {
		if at+11 < len(code) && givesBack(code[at:]) && givesBack(code[at+5:]) &&
			code[at+10].op == opI32Const && code[at+11].op == opReturn {
			size := makeConst(opI32Const, code[at+1].operand+code[at+6].operand)
			out = append(out, code[at], size, code[at+2], code[at+4])
			at += 9
			continue
		}
		out = append(out, code[at])
	}
	return out
}

// givesBack reports whether code begins by moving the stack pointer up.
func givesBack(code []instruction) bool {
	return code[0].op == opLocalGet && code[0].operand == localStack &&
		code[1].op == opI32Const && code[1].operand > 0 && code[2].op == opI32Add &&
		code[3].op == opLocalTee && code[3].operand == localStack &&
		code[4].op == opGlobalSet && code[4].operand == 0
}

// addressStack replaces the computation of stack addresses with offsets in the memory
// instructions.
func addressStack(code []instruction) []instruction {
	code = append([]instruction{}, code...)
	gone := make([]bool, len(code))
	for at := 0; at+4 < len(code); at++ {
		offset := code[at+2].operand
		if code[at].op != opLocalGet || code[at].operand != localStack || code[at+1].op != opI64ExtendU ||
			code[at+2].op != opI64Const || offset < 0 || offset > 1<<20 ||
			code[at+3].op != opI64Add || code[at+4].op != opI32Wrap {
			continue
		}
		if user, ok := addressUser(code[at+5:]); ok {
			user += at + 5
			code[user] = code[user].makeAt(code[user].operand + offset)
			for k := at + 1; k <= at+4; k++ {
				gone[k] = true
			}
		}
	}
	out := code[:0]
	for at, i := range code {
		if !gone[at] {
			out = append(out, i)
		}
	}
	return out
}

// addressUser returns the index of the instruction that accesses memory through the
// address on top of the value stack at the start of code.
func addressUser(code []instruction) (int, bool) {
	above := 0
	for at, i := range code {
		switch {
		case above == 0 && i.loads(), above == 1 && i.stores():
			return at, true
		}
		takes, puts, plain := i.effect()
		if !plain || takes > above {
			return 0, false
		}
		above += puts - takes
	}
	return 0, false
}
