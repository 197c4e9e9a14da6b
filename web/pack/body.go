//go:build !js

package main

import (
	"encoding/binary"
	"slices"
)

// shorten returns the same functions, written so that they are more alike: what
// differs in each of Go's calls and jumps, where they are, is a seventh of the
// download. They compute the same in the same order.
func shorten(section []byte) ([]byte, error) {
	count, section, err := number(section)
	if err != nil {
		return nil, err
	}
	out := binary.AppendUvarint(nil, uint64(count))
	for range count {
		var body []byte
		if body, section, err = counted(section); err != nil {
			return nil, err
		}
		if body, err = shortenBody(body); err != nil {
			return nil, err
		}
		out = appendCounted(out, body)
	}
	return out, nil
}

func shortenBody(body []byte) ([]byte, error) {
	locals, code, err := splitBody(body)
	if err != nil {
		return nil, err
	}
	code = addressStack(simplify(code))
	if f, ok := readFunction(code); ok {
		code = f.straighten()
	}
	locals, code = returnAddresses(locals, code)
	return writeCode(slices.Clone(locals), code), nil
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
