//go:build !js

package languages_test

import (
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sudoku/app/text"
	. "sudoku/app/text/languages"
	"sudoku/solver/board"
	"sudoku/solver/explain"
)

// whole returns the catalogs that are declared complete.
func whole() (all []*text.Catalog) {
	for i, w := range Translations {
		if w.Complete {
			all = append(all, All[i])
		}
	}
	return all
}

// missing lists the sentences of a language that are empty or only copied from the first
// one, by file. Lessons count as one sentence each.
func missing(t *testing.T, w *Written) map[string][]string {
	t.Helper()
	list := make(map[string][]string)
	first, said := sentences(t, Translations[0].Catalog), sentences(t, w.Catalog)
	same := func(s, path string) bool {
		return s == first[path] && len(splitWords(s)) >= 4 &&
			!slices.ContainsFunc(sameEverywhere, func(prefix string) bool { return strings.HasPrefix(path, prefix) })
	}
	for _, path := range slices.Sorted(maps.Keys(first)) {
		if s := said[path]; s == "" && first[path] != "" && !strings.HasSuffix(path, ", sentence") || same(s, path) {
			file := filepath.Base(place(w.Catalog, path))
			list[file] = append(list[file], path)
		}
	}
	names, err := fs.Glob(Translations[0].Lessons, "*.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		text, err := fs.ReadFile(w.Lessons, name)
		if original, _ := fs.ReadFile(Translations[0].Lessons, name); err != nil || string(text) == string(original) {
			list[path.Join("lessons", name)] = append(list[path.Join("lessons", name)], "the whole lesson")
		}
	}
	return list
}

var of = flag.String("of", "", "list what the language with this `code` lacks")

// TestNothingIsMissing checks that a language that is declared complete has every
// sentence. With -of it prints what a language lacks; see `make missing`.
func TestNothingIsMissing(t *testing.T) {
	for i := range Translations[1:] {
		w := &Translations[i+1]
		lacks := missing(t, w)
		count := 0
		for _, file := range slices.Sorted(maps.Keys(lacks)) {
			count += len(lacks[file])
			if w.Code == *of {
				fmt.Printf("%s: %d\n", file, len(lacks[file]))
				for _, path := range lacks[file] {
					fmt.Println("\t" + path)
				}
			}
			if w.Complete {
				t.Errorf("%s is declared complete, but lacks, in %s: %v", w.Code, file, lacks[file])
			}
		}
		if w.Code == *of {
			fmt.Printf("%s lacks %d\n", w.Code, count)
		}
	}
}

// TestGapsAreFilled checks that a language with ten sentences and one lesson shows all
// others in the first language, and says which lessons these are.
func TestGapsAreFilled(t *testing.T) {
	first := Translations[0].Catalog
	few := Few()
	if got := few.Fill(few.Explain.KindSteps, "count", 1) + " " + few.Fill(few.Explain.KindSteps, "count", 2); got != "one step 2 steps" {
		t.Errorf("a borrowed plural says %q", got)
	}
	if few.Page.Title != "数独" || few.Actions.Solve != first.Actions.Solve {
		t.Errorf("the title is %q, a missing sentence %q", few.Page.Title, few.Actions.Solve)
	}
	said := sentences(t, few)
	for path, s := range sentences(t, first) {
		if s != "" && said[path] == "" {
			t.Errorf("%s is empty", path)
		}
	}
	for key, want := range map[string]string{"naked-single": "", "x-wing": "en"} {
		if got := few.Techniques.Lesson(key); got == nil || got.Lang != want || got.What == "" {
			t.Errorf("the lesson of %s is %+v, want the language %q", key, got, want)
		}
	}
	if got := few.Techniques.Name("naked-single") + few.Techniques.Name("x-wing"); got != "裸X-Wing" {
		t.Errorf("techniques are called %q", got)
	}
	short := few.Named(explain.Short).Techniques
	if got := short.Cells(board.NewCellSet(1, 2)); got != "r1c2、r1c3" {
		t.Errorf("cells are listed as %q", got)
	}
}
