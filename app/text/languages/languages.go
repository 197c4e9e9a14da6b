// Package languages lists the languages of the page and of the command. Each is
// a folder beside this one. The command has them all in its program; the page
// knows their names and fetches the file of the one that it speaks, so that a
// sentence that changes is no other program.
package languages

import (
	"strings"

	"sudoku/app/text"
)

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
