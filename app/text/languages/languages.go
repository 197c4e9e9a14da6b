// Package languages lists the languages of the page and the command. Each language has a
// folder next to this one. The command includes all of them. The page's program includes
// only their names and fetches the file of the current language.
package languages

import (
	"strings"

	"sudoku/app/text"
)

// For returns the catalog for the most preferred language that has one. wanted holds BCP
// 47 tags in order of preference. If none has a catalog, For returns the first catalog in
// All.
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
