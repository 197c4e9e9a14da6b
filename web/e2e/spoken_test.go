//go:build !js

package e2e

import (
	"flag"
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strconv"
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

// sayings pairs the sentences of the two catalogs. It leaves out those with plurals, and
// with forms of cells and houses.
var sayings = sync.OnceValue(func() (all []saying) {
	pair(reflect.ValueOf(english.Catalog).Elem(), reflect.ValueOf(spoken).Elem(), func(english, spoken string) {
		if fixed := hole.ReplaceAllString(english, ""); strings.Contains(fixed, "{") || !strings.ContainsFunc(fixed, unicode.IsLetter) {
			return
		}
		s := saying{english: english, spoken: spoken, holes: hole.FindAllString(english, -1)}
		var parts []string
		for _, part := range hole.Split(english, -1) {
			parts = append(parts, regexp.QuoteMeta(part))
		}
		s.pattern = regexp.MustCompile("^" + strings.Join(parts, "(.+?)") + "$")
		all = append(all, s)
	})
	return all
})

// pair calls yield with each string of a value and its counterpart in another value of
// the same type. It leaves out strings without a counterpart: languages differ in the
// forms of names that they need.
func pair(a, b reflect.Value, yield func(a, b string)) {
	switch a.Kind() {
	case reflect.String:
		yield(a.String(), b.String())
	case reflect.Struct:
		for i := range a.NumField() {
			pair(a.Field(i), b.Field(i), yield)
		}
	case reflect.Array, reflect.Slice:
		for i := range min(a.Len(), b.Len()) {
			pair(a.Index(i), b.Index(i), yield)
		}
	case reflect.Map:
		for _, key := range a.MapKeys() {
			if other := b.MapIndex(key); other.IsValid() {
				pair(a.MapIndex(key), other, yield)
			}
		}
	}
}

// inLanguage returns what an English text of the page can be in the browser's language:
// the page may use a word in two senses. A text that the catalogs do not have is the same
// in all languages, such as a digit.
func inLanguage(words string) (all []string) {
	if spoken == english.Catalog {
		return []string{words}
	}
	if n, err := strconv.Atoi(strings.ReplaceAll(words, ",", "")); err == nil {
		return []string{spoken.Integer(n)}
	}
	for _, whole := range []bool{true, false} {
		for _, s := range sayings() {
			found := s.pattern.FindStringSubmatch(words)
			if found == nil || whole != (s.english == words) {
				continue
			}
			filled := []string{s.spoken}
			for i, name := range s.holes {
				var more []string
				for _, sentence := range filled {
					for _, value := range inLanguage(found[i+1]) {
						more = append(more, strings.ReplaceAll(sentence, name, value))
					}
				}
				filled = more
			}
			for _, sentence := range filled {
				if !slices.Contains(all, sentence) {
					all = append(all, sentence)
				}
			}
		}
		if len(all) > 0 {
			return all
		}
	}
	return []string{words}
}
