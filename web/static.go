//go:build !js

package web

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// WriteTo writes the site as plain files for a static host, to be served under the site's
// base path. Compressible files get .br and .gz versions for hosts that serve them.
// 404.html, _headers and .nojekyll are for hosts that support them. WriteTo creates the
// folder if necessary and keeps other files in it.
func (s *Site) WriteTo(dir string) error {
	write := func(path string, body []byte) error {
		target := filepath.Join(dir, filepath.FromSlash(path))
		if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
			return err
		}
		return os.WriteFile(target, body, 0o644)
	}
	files := s.byName()
	compress(files)
	for name, f := range files {
		for _, coding := range codings {
			if body := f.in(coding); body != nil {
				if err := write(name+suffixes[coding], body); err != nil {
					return err
				}
			}
		}
	}
	if err := write(".nojekyll", nil); err != nil {
		return err
	}
	return write("_headers", s.headersFile())
}

// suffixes maps each content coding to the suffix of its files.
var suffixes = map[string]string{"br": ".br", "gzip": ".gz", "identity": ""}

// byName returns all files by their slash-separated path on a static host.
func (s *Site) byName() map[string]*file {
	files := map[string]*file{notFoundPath: s.notFound}
	for path, f := range s.files {
		path = strings.TrimPrefix(path, s.Base)
		if path == "" || strings.HasSuffix(path, "/") {
			path += indexName
		}
		files[path] = f
	}
	return files
}

const indexName = "index.html"

// headersFile returns a _headers file, which several static hosts read.
func (s *Site) headersFile() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s*\n", s.Base)
	for _, field := range securityHeaders {
		fmt.Fprintf(&b, "  %s: %s\n", field.name, field.value)
	}
	return b.Bytes()
}
