package main

import "encoding/binary"

// WebAssembly opcodes that the packer recognises or emits,
// https://webassembly.github.io/spec/core/binary/instructions.html
const (
	opUnreachable   = 0x00
	opNop           = 0x01
	opBlock         = 0x02
	opLoop          = 0x03
	opIf            = 0x04
	opElse          = 0x05
	opEnd           = 0x0b
	opBranch        = 0x0c
	opBranchIf      = 0x0d
	opBranchTable   = 0x0e
	opReturn        = 0x0f
	opCall          = 0x10
	opCallIndirect  = 0x11
	opLocalGet      = 0x20
	opLocalSet      = 0x21
	opLocalTee      = 0x22
	opGlobalGet     = 0x23
	opGlobalSet     = 0x24
	opFirstLoad     = 0x28
	opI32Load       = 0x28
	opI32Load8U     = 0x2d
	opLastLoad      = 0x35
	opFirstStore    = 0x36
	opI32Store      = 0x36
	opI64Store      = 0x37
	opI32Store8     = 0x3a
	opLastStore     = 0x3e
	opI32Const      = 0x41
	opI64Const      = 0x42
	opI32Eqz        = 0x45
	opI64Eqz        = 0x50
	opLastCompare   = 0x66
	opI32Equal      = 0x46
	opI32Lower      = 0x49
	opI32Higher     = 0x4b
	opI32Add        = 0x6a
	opI32Sub        = 0x6b
	opI32Mul        = 0x6c
	opI32And        = 0x71
	opI32Or         = 0x72
	opI32ShiftLeft  = 0x74
	opI32ShiftRight = 0x76
	opI64Add        = 0x7c
	opI64Or         = 0x84
	opI32Wrap       = 0xa7
	opI64ExtendU    = 0xad
	opPrefix        = 0xfc // begins two-byte opcodes
)

// Types of values and blocks.
const (
	typeNone = 0x40
	typeI32  = 0x7f
	typeI64  = 0x7e

	typeFunction   = 0x60
	importFunction = 0x00
)

// instruction is an instruction in a function's body. If it has two operands, operand is
// the second one, such as the offset of a memory access.
type instruction struct {
	op      byte
	operand int64
	text    []byte // the encoded instruction
}

// make1 returns an instruction with one unsigned operand.
func make1(op byte, operand int) instruction {
	return instruction{op, int64(operand), binary.AppendUvarint([]byte{op}, uint64(operand))}
}

// make0 returns an instruction without operands.
func make0(op byte) instruction { return instruction{op: op, text: []byte{op}} }

// makeBlock returns the start of a block, loop or if without parameters or results.
func makeBlock(op byte) instruction { return instruction{op: op, text: []byte{op, typeNone}} }

// makeConst returns an instruction that pushes a constant.
func makeConst(op byte, value int64) instruction {
	return instruction{op, value, appendSigned([]byte{op}, value)}
}

// makeAt returns a copy of a memory instruction with another offset.
func (i instruction) makeAt(offset int64) instruction {
	_, alignment := binary.Uvarint(i.text[1:])
	text := append([]byte{}, i.text[:1+alignment]...)
	return instruction{i.op, offset, binary.AppendUvarint(text, uint64(offset))}
}

func (i instruction) loads() bool  { return i.op >= opFirstLoad && i.op <= opLastLoad }
func (i instruction) stores() bool { return i.op >= opFirstStore && i.op <= opLastStore }

// decides reports whether the instruction is a test or comparison, whose result is always
// 0 or 1.
func (i instruction) decides() bool { return i.op >= opI32Eqz && i.op <= opLastCompare }

// readCode decodes the instructions in a body from which the locals have been removed.
func readCode(body []byte) ([]instruction, error) {
	code := make([]instruction, 0, len(body)/2)
	for len(body) > 0 {
		i, err := readInstruction(body)
		if err != nil {
			return nil, err
		}
		code = append(code, i)
		body = body[len(i.text):]
	}
	return code, nil
}

func writeCode(to []byte, code []instruction) []byte {
	for _, i := range code {
		to = append(to, i.text...)
	}
	return to
}

func readInstruction(from []byte) (instruction, error) {
	op := from[0]
	r := reader{rest: from[1:]}
	var operand int64
	switch {
	case op == opBlock || op == opLoop || op == opIf || op == 0x3f || op == 0x40: // with a type; memory.size and memory.grow
		r.skip(1)
	case op == opBranch || op == opBranchIf || op == opCall || op >= opLocalGet && op <= 0x26:
		operand = r.unsigned()
	case op == opI32Const || op == opI64Const:
		operand = r.signed()
	case op == opBranchTable:
		operand = r.unsigned()
		for range operand + 1 {
			r.unsigned()
		}
	case op == opCallIndirect || op >= opFirstLoad && op <= opLastStore:
		r.unsigned()
		operand = r.unsigned()
	case op == 0x43: // f32.const
		r.skip(4)
	case op == 0x44: // f64.const
		r.skip(8)
	case op == opPrefix:
		switch operand = r.unsigned(); {
		case operand == 10: // memory.copy
			r.skip(2)
		case operand == 11: // memory.fill
			r.skip(1)
		case operand > 7:
			return instruction{}, errWasm
		}
	case op <= opNop, op == opElse, op == opEnd, op == opReturn, op == 0x1a, op == 0x1b, op >= opI32Eqz && op <= 0xc4:
	default:
		return instruction{}, errWasm
	}
	if r.failed {
		return instruction{}, errWasm
	}
	return instruction{op, operand, from[:len(from)-len(r.rest)]}, nil
}

// reader decodes numbers. failed is set if the input ends early or is invalid.
type reader struct {
	rest   []byte
	failed bool
}

func (r *reader) skip(n int) {
	if n > len(r.rest) {
		r.failed, n = true, len(r.rest)
	}
	r.rest = r.rest[n:]
}

func (r *reader) unsigned() int64 {
	value, length := binary.Uvarint(r.rest)
	if length <= 0 || value > 1<<32 {
		r.failed = true
		return 0
	}
	r.rest = r.rest[length:]
	return int64(value)
}

func (r *reader) signed() int64 {
	var value int64
	for at, b := range r.rest {
		if at == 10 {
			break
		}
		value |= int64(b&0x7f) << (7 * at)
		if b&0x80 == 0 {
			if b&0x40 != 0 && at < 9 {
				value |= -1 << (7 * (at + 1))
			}
			r.rest = r.rest[at+1:]
			return value
		}
	}
	r.failed = true
	return 0
}

func appendSigned(to []byte, value int64) []byte {
	for {
		low := byte(value & 0x7f)
		value >>= 7
		if value == 0 && low&0x40 == 0 || value == -1 && low&0x40 != 0 {
			return append(to, low)
		}
		to = append(to, low|0x80)
	}
}

// effect returns the numbers of values that an instruction pops and pushes. plain is
// false for instructions that it does not cover, such as branches and calls.
func (i instruction) effect() (takes, puts int, plain bool) {
	switch op := i.op; {
	case op == opLocalGet || op == opGlobalGet || op >= opI32Const && op <= 0x44:
		return 0, 1, true
	case op == opLocalSet || op == opGlobalSet || op == 0x1a: // drop
		return 1, 0, true
	case i.stores():
		return 2, 0, true
	case op == 0x1b: // select
		return 3, 1, true
	case op == opLocalTee, i.loads(),
		op == opI32Eqz, op == opI64Eqz,
		op >= 0x67 && op <= 0x69, op >= 0x79 && op <= 0x7b, // bit counts
		op >= 0x8b && op <= 0x91, op >= 0x99 && op <= 0x9f, // floating point
		op >= opI32Wrap && op <= 0xc4, // conversions
		op == opPrefix && i.operand <= 7:
		return 1, 1, true
	case op > opI32Eqz && op < opI32Wrap:
		return 2, 1, true
	}
	return 0, 0, false
}
