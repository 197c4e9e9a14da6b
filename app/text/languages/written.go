//go:build !js

package languages

import (
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

// Listing returns the input of Know, with the addresses of the files.
func Listing(address func(code string) string) string {
	var lines []string
	for _, c := range All {
		lines = append(lines, c.Code+"\t"+c.Name+"\t"+address(c.Code))
	}
	return strings.Join(lines, "\n")
}
