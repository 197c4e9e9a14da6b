package main

import (
	"encoding/binary"
	"slices"
)

// shortenCode rewrites the functions of a code section to make them more alike, so that
// they compress better. Their behaviour does not change. shortenCode removes the
// locations from Go's calls and jumps, which make up a seventh of the download. It also
// returns the layouts of the functions whose points have new numbers, keyed by the
// function part of their addresses. The runtime's tables for these functions must be
// rewritten.
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

// shortenBody rewrites a function's body. It also returns the layout if it is new.
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

// splitBody splits a function's body into its encoded declarations of locals and its
// code.
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
