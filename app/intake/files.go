// Package intake decides how to treat files that are chosen, pasted or dropped: as the
// text of a puzzle, or as a list, which it splits into parts for the workers.
package intake

import "strings"

// MostBytes limits the size of files, both compressed and decompressed.
const MostBytes = 1 << 30

// maxText is the size in bytes above which a file can only be a list.
const maxText = 64 << 10

// Use is how files are treated.
type Use uint8

const (
	Nothing  Use = iota // no files
	TooLarge            // too large to read
	Text                // a text in any format of package format
	List                // a list of puzzles
)

// ChooseUse decides how to treat files of the given sizes in bytes. Several files make
// one list.
func ChooseUse(sizes []int) Use {
	total := 0
	for _, size := range sizes {
		total += size
	}
	switch {
	case len(sizes) == 0:
		return Nothing
	case total > MostBytes:
		return TooLarge
	case len(sizes) == 1 && total <= maxText:
		return Text
	}
	return List
}

// ListName returns a name for a list, made of the names of its first files.
func ListName(names []string) string {
	const most = 3
	if len(names) > most {
		return strings.Join(names[:most], ", ") + ", …"
	}
	return strings.Join(names, ", ")
}

// SavedName returns a name for the file in which the results for a list are saved.
func SavedName(list, extension string) string {
	name, _, _ := strings.Cut(list, ".")
	if name == "" {
		name = "puzzles"
	}
	return name + "-rated" + extension
}

// EverythingMark is the beginning of a file written by package archive.
const EverythingMark = `[{"format":"sudoku-everything"`

// IsEverything reports whether a text is a file written by package archive, or the beginning
// of one.
func IsEverything(text string) bool {
	return strings.HasPrefix(strings.TrimLeft(text, " \t\r\n\ufeff"), EverythingMark)
}
