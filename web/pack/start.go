//go:build !js

package main

import (
	"encoding/binary"
	"slices"
)

// addStart adds a function without parameters and results, which is run when the
// module starts.
func addStart(sections []section, body []byte) ([]section, error) {
	imported, function, added := 0, -1, false
	out := slices.Clone(sections)
	for i, s := range out {
		count, rest, err := number(s.body)
		if err != nil {
			continue // a section of another kind
		}
		more := binary.AppendUvarint(nil, uint64(count+1))
		switch s.kind {
		case typeSection:
			out[i].body = slices.Concat(more, rest, []byte{typeFunction, 0, 0})
			function = count
		case importSection:
			if imported, err = importedFunctions(count, rest); err != nil {
				return nil, err
			}
		case functionSection:
			if function < 0 {
				return nil, errWasm
			}
			out[i].body = binary.AppendUvarint(slices.Concat(more, rest), uint64(function))
			function, added = imported+count, true
		case codeSection:
			out[i].body = appendCounted(slices.Concat(more, rest), body)
		}
	}
	place := slices.IndexFunc(out, func(s section) bool { return s.kind >= elementSection })
	if place < 0 || !added || slices.ContainsFunc(out, func(s section) bool { return s.kind == startSection }) {
		return nil, errWasm
	}
	return slices.Insert(out, place, section{startSection, binary.AppendUvarint(nil, uint64(function))}), nil
}

// importedFunctions counts them, where nothing else is imported.
func importedFunctions(count int, imports []byte) (int, error) {
	for range count {
		for range 2 { // the names of a module and of what is in it
			var err error
			if _, imports, err = counted(imports); err != nil {
				return 0, err
			}
		}
		if len(imports) == 0 || imports[0] != importFunction {
			return 0, errWasm
		}
		var err error
		if _, imports, err = number(imports[1:]); err != nil {
			return 0, err
		}
	}
	return count, nil
}
