//go:build !js

package web

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// WriteTo writes the site as plain files for a static host, to be served under
// the site's base path. Next to each file that compresses are its .br and .gz,
// for hosts that look for them; 404.html, _headers and .nojekyll are for hosts
// that know them. The folder is made if it is not there; what else is in it
// stays.
func (s *Site) WriteTo(dir string) error {
	write := func(path string, body []byte) error {
		target := filepath.Join(dir, filepath.FromSlash(path))
		if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
			return err
		}
		return os.WriteFile(target, body, 0o644)
	}

	files := map[string]*file{notFoundPath: s.notFound}
	for path, f := range s.files {
		path = strings.TrimPrefix(path, s.Base)
		if path == "" || strings.HasSuffix(path, "/") {
			path += "index.html"
		}
		files[path] = f
	}
	for path, f := range files {
		for suffix, body := range map[string][]byte{"": f.body, ".br": f.in("br"), ".gz": f.in("gzip")} {
			if body == nil {
				continue
			}
			if err := write(path+suffix, body); err != nil {
				return err
			}
		}
	}
	if err := write(".nojekyll", nil); err != nil {
		return err
	}
	return write("_headers", s.headersFile())
}

// headersFile is a _headers file, as several static hosts read it.
func (s *Site) headersFile() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s*\n", s.Base)
	for _, field := range securityHeaders {
		fmt.Fprintf(&b, "  %s: %s\n", field.name, field.value)
	}
	return b.Bytes()
}
