package intake

import (
	"bytes"
	"errors"
	"strings"
)

// ErrTooLarge reports a file larger than MostBytes, possibly after decompression.
var ErrTooLarge = errors.New("too large")

// ErrPacking reports a compression format that the browser does not support.
var ErrPacking = errors.New("this browser cannot unpack it")

// packings lists the compression formats: the name in browsers, the first bytes, and the
// file extension.
var packings = []struct{ kind, mark, extension string }{
	{"gzip", "\x1f\x8b", ".gz"},
	{"zstd", "\x28\xb5\x2f\xfd", ".zst"},
}

// Packing returns the compression format of a file from its first four bytes, or "".
func Packing(head []byte) string {
	for _, p := range packings {
		if bytes.HasPrefix(head, []byte(p.mark)) {
			return p.kind
		}
	}
	return ""
}

// IsPacked reports whether a file name has the extension of a compression format.
func IsPacked(name string) bool {
	for _, p := range packings {
		if strings.HasSuffix(strings.ToLower(name), p.extension) {
			return true
		}
	}
	return false
}
