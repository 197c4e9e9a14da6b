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
	"path"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/andybalholm/brotli"
)

// file is one thing the site serves, in every content coding.
type file struct {
	body []byte
	kind string // the Content-Type
	sum  [sha256.Size]byte

	// The body in the coding "br" or "gzip". Nil where coding is of no use.
	brotli, gzip func() []byte

	// The file as it is served, in the order of codings. Nil until it is asked for.
	variants [len(codings)]atomic.Pointer[variant]
}

// newFile describes body, served with the content type of name.
func newFile(name string, body []byte) *file {
	f := &file{body: body, kind: contentType(name), sum: sha256.Sum256(body)}
	if compressible(f.kind) {
		f.brotli = sync.OnceValue(func() []byte {
			return encode(body, func(w io.Writer) io.WriteCloser { return brotli.NewWriterLevel(w, brotli.BestCompression) })
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

// hash names the content in URLs and ETags: 64 bits in hexadecimal.
func (f *file) hash() string { return hex.EncodeToString(f.sum[:8]) }

// integrity is the content's hash in the syntax of Subresource Integrity.
func (f *file) integrity() string {
	return "sha256-" + base64.StdEncoding.EncodeToString(f.sum[:])
}

// in returns the body in one of the codings "br", "gzip" and "identity", or nil
// if the file does not come in it.
func (f *file) in(coding string) []byte {
	switch {
	case coding == "br" && f.brotli != nil:
		return f.brotli()
	case coding == "gzip" && f.gzip != nil:
		return f.gzip()
	case coding == "identity":
		return f.body
	}
	return nil
}

// contentTypes are fixed here, because the mime package also reads the tables
// of the machine it runs on.
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
	w.Write(body) // into memory: cannot fail
	w.Close()
	return coded.Bytes()
}
