//go:build !js

package web

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"io"
	"io/fs"
	"path"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/andybalholm/brotli"
)

// file is a served file with all its content codings.
type file struct {
	size int    // length of the body
	kind string // the Content-Type
	sum  [sha256.Size]byte

	// The body uncompressed, and in the codings "br" and "gzip". The latter two are nil if
	// the file is not available in that coding.
	identity, brotli, gzip func() []byte
	quality                int // of brotli; see brotliQuality

	// The same page in every language, in the order of languages.All, if its address has
	// no language. Only responses at such addresses depend on Accept-Language.
	translations []*file
	negotiated   bool

	// The served variants, in the order of codings, each created on first use.
	variants [len(codings)]atomic.Pointer[variant]
}

// brotliQuality is the quality of files compressed when they are requested, or for a
// static host. The best quality makes pages a tenth smaller but takes seven times as
// long, so only sites made by the build have it.
const brotliQuality = 9

// newFile returns a file with the given body and the content type for name.
func newFile(name string, body []byte) *file {
	f := &file{size: len(body), kind: contentType(name), sum: sha256.Sum256(body), identity: func() []byte { return body }, quality: brotliQuality}
	if compressible(f.kind) {
		f.brotli = sync.OnceValue(func() []byte {
			return encode(body, func(w io.Writer) io.WriteCloser { return brotli.NewWriterLevel(w, f.quality) })
		})
		f.gzip = sync.OnceValue(func() []byte {
			return encode(body, func(w io.Writer) io.WriteCloser {
				z, _ := gzip.NewWriterLevel(w, gzip.BestCompression)
				return z
			})
		})
	}
	return f
}

// stored returns a function that reads a source file on first use.
func stored(sources fs.FS, name string) func() []byte {
	return sync.OnceValue(func() []byte {
		body, err := fs.ReadFile(sources, name)
		if err != nil {
			panic(err) // the file is embedded
		}
		return body
	})
}

// unzipped returns a function that decodes a body in the coding "gzip" on first use.
func unzipped(zipped func() []byte) func() []byte {
	return sync.OnceValue(func() []byte {
		z, err := gzip.NewReader(bytes.NewReader(zipped()))
		if err != nil {
			panic(err) // the build wrote it
		}
		body, err := io.ReadAll(z)
		if err != nil {
			panic(err)
		}
		return body
	})
}

// hash returns the hash used in URLs and ETags: 64 bits in hexadecimal.
func (f *file) hash() string { return hex.EncodeToString(f.sum[:8]) }

// integrity returns the content's hash in Subresource Integrity syntax.
func (f *file) integrity() string {
	return "sha256-" + base64.StdEncoding.EncodeToString(f.sum[:])
}

// in returns the body in the coding "br", "gzip" or "identity", or nil if the file is not
// available in that coding.
func (f *file) in(coding string) []byte {
	switch {
	case coding == "br" && f.brotli != nil:
		return f.brotli()
	case coding == "gzip" && f.gzip != nil:
		return f.gzip()
	case coding == "identity":
		return f.identity()
	}
	return nil
}

// contentTypes maps file extensions to content types. It replaces package mime, which
// also reads the machine's tables.
var contentTypes = map[string]string{
	".css":         "text/css; charset=utf-8",
	".html":        "text/html; charset=utf-8",
	".ico":         "image/x-icon",
	".js":          "text/javascript; charset=utf-8",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".txt":         "text/plain; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
	".woff2":       "font/woff2",
}

func contentType(name string) string {
	return cmp.Or(contentTypes[path.Ext(name)], "application/octet-stream")
}

func compressible(kind string) bool {
	kind, _, _ = strings.Cut(kind, ";")
	return strings.HasPrefix(kind, "text/") || kind == "application/manifest+json" ||
		kind == "image/svg+xml" || kind == "application/wasm"
}

func encode(body []byte, writer func(io.Writer) io.WriteCloser) []byte {
	var coded bytes.Buffer
	w := writer(&coded)
	w.Write(body) // writing to memory cannot fail
	w.Close()
	return coded.Bytes()
}
