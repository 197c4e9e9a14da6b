//go:build !js

package pipeline

import (
	"archive/zip"
	"bufio"
	"bytes"
	"compress/bzip2"
	"io"
	"strings"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
)

// Magic numbers of compressed files.
var (
	gzipMagic  = []byte{0x1f, 0x8b}
	zstdMagic  = []byte{0x28, 0xb5, 0x2f, 0xfd}
	bzip2Magic = []byte("BZh")
	zipMagic   = []byte("PK\x03\x04")
)

// Unpacked decompresses gzip, Zstandard, bzip2 and all files in a zip archive, and passes
// everything else through. It recognises these formats by their first bytes.
func Unpacked(r io.Reader) io.Reader { return &unpacking{packed: bufio.NewReader(r)} }

type unpacking struct {
	packed  *bufio.Reader
	plain   io.Reader // nil before the first read
	failure error     // why decompression could not begin
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
		// Use a single goroutine, so that none leaks if the command ends early.
		u.plain, err = zstd.NewReader(u.packed, zstd.WithDecoderConcurrency(1))
	case u.begins(bzip2Magic) && u.hasBlock():
		u.plain = bzip2.NewReader(u.packed)
	case u.begins(zipMagic):
		u.plain, err = unzipped(u.packed)
	default:
		u.plain = u.packed
	}
	return err
}

// hasBlock reports whether a block's magic number follows the header of a bzip2 file.
func (u *unpacking) hasBlock() bool {
	const header = 4 // including the block size
	head, _ := u.packed.Peek(header + len("1AY&SY"))
	return bytes.HasSuffix(head, []byte("1AY&SY"))
}

// begins reports whether the input starts with magic. It compares byte by byte, so that a
// short text does not block it.
func (u *unpacking) begins(magic []byte) bool {
	for n := range magic {
		head, err := u.packed.Peek(n + 1)
		if err != nil || !bytes.HasPrefix(magic, head) {
			return false
		}
	}
	return true
}

// unzipped returns the texts of all files in an archive, one after another. The
// compressed archive must fit into memory.
func unzipped(packed io.Reader) (io.Reader, error) {
	all, err := io.ReadAll(io.LimitReader(packed, mostZip))
	if err != nil {
		return nil, err
	}
	archive, err := zip.NewReader(bytes.NewReader(all), int64(len(all)))
	if err != nil {
		return nil, err
	}
	var texts []io.Reader
	for _, f := range archive.File {
		if !f.FileInfo().IsDir() {
			texts = append(texts, &zipped{file: f}, strings.NewReader("\n"))
		}
	}
	return io.MultiReader(texts...), nil
}

// mostZip limits the size of an archive in bytes.
const mostZip = 1 << 30

// zipped opens a file in an archive on the first read.
type zipped struct {
	file  *zip.File
	plain io.Reader
}

func (z *zipped) Read(b []byte) (n int, err error) {
	if z.plain == nil {
		if z.plain, err = z.file.Open(); err != nil {
			return 0, err
		}
	}
	return z.plain.Read(b)
}
