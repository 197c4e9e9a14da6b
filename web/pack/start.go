package main

import (
	"encoding/binary"
	"slices"
)

// added is a function that the packer adds.
type added struct {
	parameters, results []byte // types of the values
	body                []byte
}

// addFunctions adds functions after all others. The last function, which has no
// parameters or results, runs when the module starts.
func addFunctions(sections []section, functions []added) ([]section, error) {
	imported, firstType, first, written := 0, -1, -1, false
	out := slices.Clone(sections)
	for i, s := range out {
		count, rest, err := number(s.body)
		if err != nil {
			continue // another kind of section
		}
		body := slices.Concat(binary.AppendUvarint(nil, uint64(count+len(functions))), rest)
		switch s.kind {
		case typeSection:
			for _, f := range functions {
				body = appendCounted(appendCounted(append(body, typeFunction), f.parameters), f.results)
			}
			out[i].body, firstType = body, count
		case importSection:
			if imported, err = importedFunctions(count, rest); err != nil {
				return nil, err
			}
		case functionSection:
			if firstType < 0 {
				return nil, errWasm
			}
			for n := range functions {
				body = binary.AppendUvarint(body, uint64(firstType+n))
			}
			out[i].body, first = body, imported+count
		case codeSection:
			for _, f := range functions {
				body = appendCounted(body, f.body)
			}
			out[i].body, written = body, true
		}
	}
	place := slices.IndexFunc(out, func(s section) bool { return s.kind >= elementSection })
	if place < 0 || first < 0 || !written || slices.ContainsFunc(out, func(s section) bool { return s.kind == startSection }) {
		return nil, errWasm
	}
	last := binary.AppendUvarint(nil, uint64(first+len(functions)-1))
	return slices.Insert(out, place, section{startSection, last}), nil
}

// importedFunctions counts the imported functions. It returns an error if anything else
// is imported.
func importedFunctions(count int, imports []byte) (int, error) {
	for range count {
		for range 2 { // names of the module and the import
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
