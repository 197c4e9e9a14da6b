//go:build !js

package languages_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	. "sudoku/app/text/languages"
)

// A glossary, GLOSSARY.md in the folder of a language, lists the community's terms in a
// table: the English word, the word to use, and others. A column with the heading "not"
// lists words not to use, separated by commas.

// avoided returns the words that a glossary rejects, with the ones to use instead.
func avoided(glossary string) map[string]string {
	words := make(map[string]string)
	column := -1 // index of the column of words not to use
	for line := range strings.Lines(glossary) {
		if !strings.HasPrefix(line, "|") {
			column = -1
			continue
		}
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		if at := slices.IndexFunc(cells, func(c string) bool { return strings.EqualFold(strings.TrimSpace(c), "not") }); at > 1 {
			column = at
			continue
		}
		if column < 0 || column >= len(cells) || strings.Contains(cells[0], "--") {
			continue
		}
		for word := range strings.SplitSeq(cells[column], ",") {
			if word = strings.TrimSpace(word); word != "" {
				words[word] = strings.TrimSpace(cells[1])
			}
		}
	}
	return words
}

// has reports whether a sentence has a word, by itself if the script separates words. In
// Japanese, a word in katakana ends where the script changes.
func has(sentence, word string) bool {
	switch {
	case regexp.MustCompile(`^[\p{Katakana}ー]+$`).MatchString(word):
		return regexp.MustCompile(`(^|[^\p{Katakana}ー])` + word + `($|[^\p{Katakana}ー])`).MatchString(sentence)
	case regexp.MustCompile(`[\p{Han}\p{Hiragana}\p{Katakana}]`).MatchString(word):
		return strings.Contains(sentence, word)
	}
	return regexp.MustCompile(`(?i)(^|\PL)` + regexp.QuoteMeta(word) + `($|\PL)`).MatchString(sentence)
}

// TestTerms checks that sentences use the words of the language's glossary.
func TestTerms(t *testing.T) {
	for i := range Translations {
		w := &Translations[i]
		glossary, err := os.ReadFile(filepath.Join("..", languageFolder(w.Catalog), "GLOSSARY.md"))
		if err != nil {
			continue // not every language needs one
		}
		words := avoided(string(glossary))
		for path, s := range sentences(t, w.Catalog) {
			for word, better := range words {
				if has(withoutNames(s), word) && !slices.ContainsFunc(sameEverywhere, func(prefix string) bool { return strings.HasPrefix(path, prefix) }) {
					t.Errorf("%s: %s says %q, want %q, in %s", w.Code, path, word, better, place(w.Catalog, path))
				}
			}
		}
	}
}

func TestGlossary(t *testing.T) {
	words := avoided("# Terms\n\n| English | use | not |\n|---|---|---|\n| cell | Zelle | Feld, Kästchen |\n| row | 行 | 横行 |\n")
	if len(words) != 3 || words["Feld"] != "Zelle" || words["横行"] != "行" {
		t.Errorf("the glossary rejects %v", words)
	}
	for _, tt := range []struct {
		sentence, word string
		want           bool
	}{
		{"Ein Feld.", "Feld", true}, {"Ein Feldweg", "Feld", false}, {"das feld", "Feld", true},
		{"空きセルです", "セル", true}, {"キャンセル", "セル", false}, {"横行の数字", "横行", true},
	} {
		if has(tt.sentence, tt.word) != tt.want {
			t.Errorf("%q in %q: want %v", tt.word, tt.sentence, tt.want)
		}
	}
	if !has("その横行に", "横行") {
		t.Error("a word in a script without spaces is not found")
	}
}
