// Package languages lists the languages of the page and the command. Each language has a
// folder next to this one. The command includes all of them. The page's program includes
// only their names and fetches the file of the current language.
package languages

import (
	"strings"

	"sudoku/app/text"
)

// For returns the first catalog for one of the wanted languages, which are BCP 47 tags in
// order of preference. If there is none, it returns the first catalog of All.
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
