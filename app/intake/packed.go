package intake

import (
	"bytes"
	"errors"
	"strings"
)

// ErrTooLarge is for files of more than MostBytes, or with more in them.
var ErrTooLarge = errors.New("too large")

// ErrPacking is for a packed file of a kind that the browser does not unpack.
var ErrPacking = errors.New("this browser cannot unpack it")

// packings are the kinds of packed files, as browsers call them, by what they begin
// with.
var packings = []struct{ kind, mark, extension string }{
	{"gzip", "\x1f\x8b", ".gz"},
	{"zstd", "\x28\xb5\x2f\xfd", ".zst"},
}

// Packing is how a file is packed, by its first four bytes; "" if it is not.
func Packing(head []byte) string {
	for _, p := range packings {
		if bytes.HasPrefix(head, []byte(p.mark)) {
			return p.kind
		}
	}
	return ""
}

// IsPacked reports whether a file is packed, by its name.
func IsPacked(name string) bool {
	for _, p := range packings {
		if strings.HasSuffix(strings.ToLower(name), p.extension) {
			return true
		}
	}
	return false
}
