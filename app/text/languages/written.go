//go:build !js

package languages

import (
	"embed"
	"io/fs"
	"strings"

	"sudoku/app/text"
	"sudoku/app/text/english"
	"sudoku/app/text/german"
)

// All lists the catalogs of all languages. The first is the default.
var All = []*text.Catalog{
	english.Catalog,
	german.Catalog,
}

// Lessons returns the words of the interactive lessons in a language, a file each.
func Lessons(code string) fs.FS {
	folder, err := fs.Sub(map[string]embed.FS{
		english.Catalog.Code: english.Lessons,
		german.Catalog.Code:  german.Lessons,
	}[code], "lessons")
	if err != nil {
		panic(err) // the path is constant and valid
	}
	return folder
}

// Listing returns the input of Know, with the addresses of the files.
func Listing(address func(code string) string) string {
	var lines []string
	for _, c := range All {
		lines = append(lines, c.Code+"\t"+c.Name+"\t"+address(c.Code))
	}
	return strings.Join(lines, "\n")
}
