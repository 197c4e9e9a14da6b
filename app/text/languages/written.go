//go:build !js

package languages

import (
	"io/fs"
	"strings"

	"sudoku/app/text"
	"sudoku/app/text/english"
	englishlessons "sudoku/app/text/english/lessons"
	"sudoku/app/text/german"
	germanlessons "sudoku/app/text/german/lessons"
	"sudoku/app/text/japanese"
	japaneselessons "sudoku/app/text/japanese/lessons"
)

// All lists the catalogs of all languages. The first is the default.
var All = []*text.Catalog{
	english.Catalog,
	german.Catalog,
	japanese.Catalog,
}

// Lessons returns the words of the interactive lessons in a language, one file per
// lesson.
func Lessons(code string) fs.FS {
	return map[string]fs.FS{
		english.Catalog.Code:  englishlessons.Files,
		german.Catalog.Code:   germanlessons.Files,
		japanese.Catalog.Code: japaneselessons.Files,
	}[code]
}

// Listing returns the input of Know, with the addresses of the files.
func Listing(address func(code string) string) string {
	var lines []string
	for _, c := range All {
		lines = append(lines, c.Code+"\t"+c.Name+"\t"+address(c.Code))
	}
	return strings.Join(lines, "\n")
}
