//go:build !js

package languages

import (
	"io/fs"
	"strings"

	"sudoku/app/text"
	"sudoku/app/text/chinese"
	chineselessons "sudoku/app/text/chinese/lessons"
	"sudoku/app/text/english"
	englishlessons "sudoku/app/text/english/lessons"
	"sudoku/app/text/french"
	frenchlessons "sudoku/app/text/french/lessons"
	"sudoku/app/text/german"
	germanlessons "sudoku/app/text/german/lessons"
	"sudoku/app/text/italian"
	italianlessons "sudoku/app/text/italian/lessons"
	"sudoku/app/text/japanese"
	japaneselessons "sudoku/app/text/japanese/lessons"
	"sudoku/app/text/portuguese"
	portugueselessons "sudoku/app/text/portuguese/lessons"
	"sudoku/app/text/spanish"
	spanishlessons "sudoku/app/text/spanish/lessons"
)

// Written is a language as its translators left it, with any gaps.
type Written struct {
	*text.Catalog
	Lessons fs.FS
	// Complete is set once every sentence is translated. A test checks that none is
	// missing.
	Complete bool
}

// Translations lists the languages. The first is the default, and the others are ordered
// by their own names.
var Translations = []Written{
	{english.Catalog, englishlessons.Files, true},
	{german.Catalog, germanlessons.Files, true},
	{spanish.Catalog, spanishlessons.Files, true},
	{french.Catalog, frenchlessons.Files, true},
	{italian.Catalog, italianlessons.Files, true},
	{portuguese.Catalog, portugueselessons.Files, true},
	{japanese.Catalog, japaneselessons.Files, true},
	{chinese.Catalog, chineselessons.Files, true},
}

// All lists the catalogs of all languages, without gaps.
var All = func() (all []*text.Catalog) {
	for _, w := range Translations {
		c := w.Catalog
		if !w.Complete {
			c = completed(c, Translations[0].Catalog)
		}
		all = append(all, c)
	}
	return all
}()

// Lessons returns the words of the interactive lessons in a language, one file per
// lesson.
func Lessons(code string) fs.FS {
	first := Translations[0]
	for _, w := range Translations {
		switch {
		case w.Code != code:
		case w.Complete:
			return w.Lessons
		default:
			return completedLessons{w.Lessons, first.Lessons, first.Code}
		}
	}
	return nil
}

// Listing returns the input of Know, with the addresses of the files.
func Listing(address func(code string) string) string {
	var lines []string
	for _, c := range All {
		lines = append(lines, c.Code+"\t"+c.Name+"\t"+address(c.Code))
	}
	return strings.Join(lines, "\n")
}
