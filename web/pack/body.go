package main

import (
	"encoding/binary"
	"slices"
)

// shortenCode returns the same functions, written so that they are more alike: what
// differs in each of Go's calls and jumps, where they are, is a seventh of the
// download. They compute the same in the same order. It also returns those whose points
// have new numbers, by the part of addresses that is the function; of these,
// the runtime's tables must be written anew.
func shortenCode(section []byte, r *runtimeTables) (short []byte, layouts map[int]*layout, err error) {
	count, section, err := number(section)
	if err != nil {
		return nil, nil, err
	}
	out := binary.AppendUvarint(nil, uint64(count))
	layouts = map[int]*layout{}
	for n := range count {
		var body []byte
		if body, section, err = counted(section); err != nil {
			return nil, nil, err
		}
		body, l, err := shortenBody(body, r.firstFunction+n, r)
		if err != nil {
			return nil, nil, err
		}
		if l != nil {
			layouts[r.firstFunction+n] = l
		}
		out = appendCounted(out, body)
	}
	return out, layouts, nil
}

// shortenBody returns a function's body, and its layout if that is new.
func shortenBody(body []byte, here int, r *runtimeTables) ([]byte, *layout, error) {
	locals, code, err := splitBody(body)
	if err != nil {
		return nil, nil, err
	}
	for _, i := range code {
		if i.op == opI32Const || i.op == opI64Const {
			r.constants[uint32(i.operand)] = true
		}
	}
	code = shortenReturns(addressStack(simplify(code)))
	if with, ok := withAdded(locals); ok {
		framed, frame := frameAddresses(code)
		if f, ok := readFunction(framed); ok {
			f.frame = frame
			if l, ok := f.lay(int64(here)<<16, r); ok {
				return writeCode(with, l.rewrite()), l, nil
			}
		}
	}
	return writeCode(slices.Clone(locals), code), nil, nil
}

// splitBody returns a function's declarations of locals, as they are written, and
// its code.
func splitBody(body []byte) (locals []byte, code []instruction, err error) {
	groups, rest, err := number(body)
	if err != nil {
		return nil, nil, err
	}
	for range groups {
		if _, rest, err = number(rest); err != nil || len(rest) == 0 {
			return nil, nil, errWasm
		}
		rest = rest[1:] // the type
	}
	code, err = readCode(rest)
	return body[:len(body)-len(rest)], code, err
}
