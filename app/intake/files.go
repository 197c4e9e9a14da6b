// Package intake decides what becomes of files that are chosen, pasted or
// dropped: a puzzle's text, or a list that is cut into parts for the workers.
package intake

import "strings"

// MostBytes is the size above which files are not read, nor unpacked any further.
const MostBytes = 1 << 30

// maxText is the size in bytes above which a file can only be a list of puzzles.
const maxText = 64 << 10

// Use is what files are taken for.
type Use uint8

const (
	Nothing  Use = iota // there are none
	TooLarge            // to be read
	Text                // of a puzzle, or of whatever package format recognises
	List                // of puzzles
)

// ChooseUse is what files of these sizes in bytes are taken for. Several make one
// list.
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

// ListName names the first few files of a list.
func ListName(names []string) string {
	const most = 3
	if len(names) > most {
		return strings.Join(names[:most], ", ") + ", …"
	}
	return strings.Join(names, ", ")
}

// SavedName is the name of a file with what was found out of a list.
func SavedName(list, extension string) string {
	name, _, _ := strings.Cut(list, ".")
	if name == "" {
		name = "puzzles"
	}
	return name + "-rated" + extension
}

// EverythingMark is what a file of everything on a device begins with; package
// everything writes and reads them.
const EverythingMark = `[{"format":"sudoku-everything"`

// IsEverything reports whether a text is such a file, or begins as one.
func IsEverything(text string) bool {
	return strings.HasPrefix(strings.TrimLeft(text, " \t\r\n\ufeff"), EverythingMark)
}
