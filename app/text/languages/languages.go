// Package languages lists the languages of the page and of the command. Each is
// a folder beside this one.
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

// For is the first catalog that speaks one of the languages (BCP 47 tags, the
// most wanted first), or the first of All.
func For(wanted ...string) *text.Catalog {
	for _, tag := range wanted {
		primary, _, _ := strings.Cut(strings.ToLower(tag), "-")
		for _, c := range All {
			if c.Code == primary {
				return c
			}
		}
	}
	return All[0]
}
