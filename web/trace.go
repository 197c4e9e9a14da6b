//go:build !js

package web

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"regexp"
	"strconv"
	"strings"
)

// namesPath is the list of the names of the program's functions, by number, that
// is no part of the site. The program itself has short names, see web/pack.
const namesPath = "bundle/app.names.gz"

// numberedName is a name as the program has them, with the number of the function.
var numberedName = regexp.MustCompile(`runtime\.f\.([0-9a-f]{4})\b|p\.\(\*f\.([0-9a-f]{4})\)\.m\b|\bf\.([0-9a-f]{4})\b`)

// Trace returns a stack trace of the page with the names of functions. The page
// must be the one in sources; what is built in a hurry has the names in it, and its
// traces stay as they are.
func Trace(sources fs.FS, trace string) (string, error) {
	names, err := readNames(sources)
	if err != nil {
		return "", err
	}
	return numberedName.ReplaceAllStringFunc(trace, func(short string) string {
		digits := strings.Join(numberedName.FindStringSubmatch(short)[1:], "")
		if number, err := strconv.ParseUint(digits, 16, 32); err == nil && number < uint64(len(names)) {
			return names[number]
		}
		return short
	}), nil
}

func readNames(sources fs.FS) ([]string, error) {
	zipped, err := fs.ReadFile(sources, namesPath)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	z, err := gzip.NewReader(bytes.NewReader(zipped))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", namesPath, err)
	}
	names, err := io.ReadAll(z)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", namesPath, err)
	}
	return strings.Split(string(names), "\n"), nil
}
