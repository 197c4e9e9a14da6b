//go:build !js

package pipeline

import (
	"bufio"
	"bytes"
	"io"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
)

// Magic numbers of packed files.
var (
	gzipMagic = []byte{0x1f, 0x8b}
	zstdMagic = []byte{0x28, 0xb5, 0x2f, 0xfd}
)

// unpacked decompresses gzip and Zstandard, which it recognises by their first bytes, and
// passes everything else through.
func unpacked(r io.Reader) io.Reader { return &unpacking{packed: bufio.NewReader(r)} }

type unpacking struct {
	packed  *bufio.Reader
	plain   io.Reader // nil before the first read
	failure error     // the decompression error
}

func (u *unpacking) Read(b []byte) (int, error) {
	if u.plain == nil && u.failure == nil {
		u.failure = u.begin()
	}
	if u.failure != nil {
		return 0, u.failure
	}
	return u.plain.Read(b)
}

func (u *unpacking) begin() (err error) {
	switch {
	case u.begins(gzipMagic):
		u.plain, err = gzip.NewReader(u.packed)
	case u.begins(zstdMagic):
		// A single goroutine, so that none is left when the command ends early.
		u.plain, err = zstd.NewReader(u.packed, zstd.WithDecoderConcurrency(1))
	default:
		u.plain = u.packed
	}
	return err
}

// begins compares byte by byte, so that it does not block on a short text.
func (u *unpacking) begins(magic []byte) bool {
	for n := range magic {
		head, err := u.packed.Peek(n + 1)
		if err != nil || !bytes.HasPrefix(magic, head) {
			return false
		}
	}
	return true
}
