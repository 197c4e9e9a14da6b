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

// namesPath is the file that lists the program's functions by number: their names and
// call sites. It is not part of the site. The program itself has short names; see
// web/pack.
const namesPath = "bundle/app.names.gz"

// numberedName matches a short function name in the program, which consists of the mark
// of the build and the number of the function.
var numberedName = regexp.MustCompile(`runtime\.(f[0-9a-z]{3})\.([0-9a-f]{4})\b|p\.\(\*(f[0-9a-z]{3})\.([0-9a-f]{4})\)\.m\b|\b(f[0-9a-z]{3})\.([0-9a-f]{4})\b`)

// numberedPlace matches a trace line with a point in the function named on the line
// before.
var numberedPlace = regexp.MustCompile(`^(\s*)\?:0( \+0x([0-9a-f]+).*)$`)

// pointLost is added to the points of calls that never return; see web/pack/points.go.
const pointLost = 1 << 15

// ErrOtherBuild is returned for a stack trace from another build of the page.
var ErrOtherBuild = errors.New("the trace is of another build of the page")

// Trace returns a stack trace of the page with function names, files and lines restored.
// The trace must come from the page in sources. Quick builds keep their names, and their
// traces are returned unchanged.
func Trace(sources fs.FS, trace string) (string, error) {
	mark, functions, err := readNames(sources)
	if err != nil || functions == nil {
		return trace, err
	}
	var other error
	last := -1 // the last function named
	lines := strings.SplitAfter(trace, "\n")
	for i, line := range lines {
		if place := numberedPlace.FindStringSubmatch(strings.TrimRight(line, "\r\n")); place != nil && last >= 0 {
			if position := functions[last].at(place[3]); position != "" {
				lines[i] = place[1] + position + place[2] + line[len(place[0]):]
			}
			last = -1
			continue
		}
		last = -1
		lines[i] = numberedName.ReplaceAllStringFunc(line, func(short string) string {
			parts := strings.Join(numberedName.FindStringSubmatch(short)[1:], "")
			if parts[:4] != mark {
				other = fmt.Errorf("%w: its mark is %s, that of this one is %s", ErrOtherBuild, parts[:4], mark)
				return short
			}
			if number, err := strconv.ParseUint(parts[4:], 16, 32); err == nil && number < uint64(len(functions)) {
				last = int(number)
				return functions[number].name
			}
			return short
		})
	}
	if other != nil {
		return "", other
	}
	return strings.Join(lines, ""), nil
}

// function holds a function's name and call sites.
type function struct {
	name   string
	points []string // source positions by point; without the file if it is that of the previous position
}

// at returns the source position of a point given in hexadecimal. For a call that never
// returns, it returns "behind" and the position of the last point before the call.
func (f function) at(digits string) string {
	point, err := strconv.ParseUint(digits, 16, 32)
	if err != nil {
		return ""
	}
	behind := ""
	if point >= pointLost {
		point, behind = point-pointLost, "behind "
	}
	if point >= uint64(len(f.points)) || f.points[point] == "" {
		return ""
	}
	for at := int(point); at >= 0; at-- {
		if file, _, _ := strings.Cut(f.points[at], ":"); file != "" {
			return behind + file + f.points[point][strings.LastIndexByte(f.points[point], ':'):]
		}
	}
	return ""
}

// readNames returns the mark of the build and its functions.
func readNames(sources fs.FS) (mark string, functions []function, err error) {
	zipped, err := fs.ReadFile(sources, namesPath)
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil, nil
	}
	if err != nil {
		return "", nil, err
	}
	z, err := gzip.NewReader(bytes.NewReader(zipped))
	if err != nil {
		return "", nil, fmt.Errorf("%s: %w", namesPath, err)
	}
	list, err := io.ReadAll(z)
	if err != nil {
		return "", nil, fmt.Errorf("%s: %w", namesPath, err)
	}
	mark, rest, _ := strings.Cut(string(list), "\n")
	for line := range strings.SplitSeq(rest, "\n") {
		fields := strings.Split(line, "\t")
		functions = append(functions, function{fields[0], fields[1:]})
	}
	return mark, functions, nil
}
