// Package languages lists the languages of the page and the command. Each language has a
// folder next to this one. The command includes all of them. The page's program includes
// only their names and fetches the file of the current language.
package languages

import (
	"strings"

	"sudoku/app/text"
)

// For returns the catalog for the most preferred language that has one, or the first
// catalog in All if none does. wanted holds BCP 47 tags in order of preference. Only
// their languages count, not scripts or regions: a reader of zh-Hant or pt-PT understands
// zh-Hans or pt-BR better than the next language in the list, or would have listed that
// language first.
func For(wanted ...string) *text.Catalog {
	for _, tag := range wanted {
		if c, ok := Find(tag); ok {
			return c
		}
	}
	return All[0]
}

// Find returns the catalog for a BCP 47 tag. Only the language of the tag counts, not its
// script or region.
func Find(tag string) (c *text.Catalog, ok bool) {
	for _, c := range All {
		if Primary(c.Code) == Primary(tag) {
			return c, true
		}
	}
	return nil, false
}

// Primary returns the language of a BCP 47 tag, without script and region, in lower case.
func Primary(tag string) string {
	language, _, _ := strings.Cut(tag, "-")
	return strings.ToLower(language)
}
