//go:build !js

package e2e

import (
	"flag"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"

	"sudoku/app/text/english"
	"sudoku/app/text/languages"
)

// spoken is the browser's language. Tests name the page's controls in English, and those
// that can run in other languages find them with inLanguage.
var spoken = english.Catalog

func init() {
	flag.Func("language", "the browser's language, such as ja (the default is en)", func(tag string) error {
		if c, ok := languages.Find(tag); ok {
			spoken = c
			return nil
		}
		return fmt.Errorf("the page has no language %q", tag)
	})
}

// A saying is a sentence of the page in English and in the browser's language.
type saying struct {
	english, spoken string
	pattern         *regexp.Regexp // matches the English sentence with its holes filled
	holes           []string       // in the order of the pattern's groups
}

var hole = regexp.MustCompile(`\{[a-z]+\}`)

// sayings pairs the lines of the two catalogs. It leaves out sentences with plurals, and
// with forms of cells and houses.
var sayings = sync.OnceValue(func() (all []saying) {
	theirs := strings.Split(spoken.File(), "\n")
	for i, line := range strings.Split(english.Catalog.File(), "\n") {
		if fixed := hole.ReplaceAllString(line, ""); strings.Contains(fixed, "{") || !strings.ContainsFunc(fixed, unicode.IsLetter) {
			continue
		}
		s := saying{english: line, spoken: theirs[i], holes: hole.FindAllString(line, -1)}
		var parts []string
		for _, part := range hole.Split(line, -1) {
			parts = append(parts, regexp.QuoteMeta(part))
		}
		s.pattern = regexp.MustCompile("^" + strings.Join(parts, "(.+?)") + "$")
		all = append(all, s)
	}
	return all
})

// inLanguage returns what an English text of the page can be in the browser's language:
// the page may use a word in two senses. A text that the catalogs do not have is the same
// in all languages, such as a digit.
func inLanguage(words string) (all []string) {
	if spoken == english.Catalog {
		return []string{words}
	}
	for _, whole := range []bool{true, false} {
		for _, s := range sayings() {
			found := s.pattern.FindStringSubmatch(words)
			if found == nil || whole != (s.english == words) {
				continue
			}
			filled := s.spoken
			for i, name := range s.holes {
				filled = strings.ReplaceAll(filled, name, inLanguage(found[i+1])[0])
			}
			if !slices.Contains(all, filled) {
				all = append(all, filled)
			}
		}
		if len(all) > 0 {
			return all
		}
	}
	return []string{words}
}
