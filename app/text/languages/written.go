//go:build !js

package languages

import (
	"strings"

	"sudoku/app/text"
	"sudoku/app/text/english"
	"sudoku/app/text/german"
)

// All are the catalogs of all languages. The first is for visitors who speak
// none of them.
var All = []*text.Catalog{
	english.Catalog,
	german.Catalog,
}

// Listing is what Know reads, with the addresses of their files.
func Listing(address func(code string) string) string {
	var lines []string
	for _, c := range All {
		lines = append(lines, c.Code+"\t"+c.Name+"\t"+address(c.Code))
	}
	return strings.Join(lines, "\n")
}
