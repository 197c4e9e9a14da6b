package main

import (
	"encoding/binary"
	"reflect"
)

// place returns a key that orders the puzzles of all files by the name of the file, then
// by their number in it.
func place(file string, number int64) []byte {
	key := append([]byte(file), 0)
	return binary.BigEndian.AppendUint64(key, uint64(number))
}

// sortKey returns a key that orders the values of a column as listing.Compare does,
// compared byte by byte. No key is a prefix of another.
func sortKey(value any, descending bool) (key []byte) {
	switch v := reflect.ValueOf(value); v.Kind() {
	case reflect.Invalid: // a missing value comes first
		key = []byte{0}
	case reflect.Int:
		key = binary.BigEndian.AppendUint64([]byte{1}, uint64(v.Int())^1<<63)
	case reflect.Bool:
		key = []byte{1, 0}
		if v.Bool() {
			key[1] = 1
		}
	case reflect.String:
		key = append(append([]byte{1}, v.String()...), 0)
	default:
		panic("a column has values of type " + v.Type().String())
	}
	if descending {
		for i := range key {
			key[i] = ^key[i]
		}
	}
	return key
}
