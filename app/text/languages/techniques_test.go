//go:build !js

package languages_test

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sudoku/app/text"
	. "sudoku/app/text/languages"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/format"
	"sudoku/solver/hodoku"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// languageFolder returns the folder of a language.
func languageFolder(c *text.Catalog) string {
	return filepath.Base(filepath.Dir(fileWith("*", `Code: "`+c.Code+`"`)))
}

// place returns the file that contains a sentence, or that should contain it.
func place(c *text.Catalog, path string) string {
	folder := languageFolder(c)
	key, _, _ := strings.Cut(strings.TrimPrefix(path, "the lesson of "), ",")
	if file := fileWith(folder, `"`+key+`"`); file != "" {
		return file
	}
	if technique.ByKey(key) != nil {
		// Use the file of another language, or that of the preceding technique.
		if file := fileWith(languageFolder(All[0]), `"`+key+`"`); file != "" {
			return filepath.Join("..", folder, "techniques", filepath.Base(file))
		}
		catalog := technique.Catalog()
		for i := range catalog {
			if i > 0 && catalog[i].Key == key {
				return fileWith(folder, `"`+catalog[i-1].Key+`"`)
			}
		}
	}
	field := path[:strings.IndexAny(path+".", ".[")]
	catalog := filepath.Join("..", folder, "catalog.go")
	if field == "Techniques" {
		return filepath.Join("..", folder, "techniques", "language.go")
	}
	if source, err := os.ReadFile(catalog); err == nil {
		if names := regexp.MustCompile(`\b` + field + `:\s+(\w+),`).FindSubmatch(source); names != nil {
			return fileWith(folder, "var "+string(names[1])+" = ")
		}
	}
	return catalog
}

// goFiles returns the files of a language, with those about techniques last.
func goFiles(folder string) []string {
	own, _ := filepath.Glob(filepath.Join("..", folder, "*.go"))
	techniques, _ := filepath.Glob(filepath.Join("..", folder, "techniques", "*.go"))
	return append(own, techniques...)
}

// fileWith returns the file in a folder that contains a text.
func fileWith(folder, words string) string {
	for _, file := range goFiles(folder) {
		if source, err := os.ReadFile(file); err == nil && strings.Contains(string(source), words) {
			return file
		}
	}
	return ""
}

// loadTechniques returns the entries of a language by key.
func loadTechniques(t *testing.T, c *text.Catalog) map[string]explain.Technique {
	t.Helper()
	all := make(map[string]explain.Technique)
	for _, x := range c.Techniques.Untaught {
		all[x.Key] = x
	}
	add := func(x explain.Technique) {
		if _, twice := all[x.Key]; twice {
			t.Errorf("%s: %s has two entries, one of them in %s", c.Code, x.Key, place(c, x.Key))
		}
		all[x.Key] = x
	}
	for _, g := range c.Techniques.Groups {
		for _, lesson := range g.Lessons {
			for _, x := range lesson.Techniques {
				add(x)
			}
		}
	}
	return all
}

// TestEachTechniqueIsExplained checks that each technique has a name and a lesson in every
// language, and that no other entry exists.
func TestEachTechniqueIsExplained(t *testing.T) {
	for _, c := range All {
		entries := loadTechniques(t, c)
		for _, x := range technique.Catalog() {
			e, ok := entries[x.Key]
			switch {
			case !ok:
				t.Errorf("%s: the technique %s has no entry; add it in %s", c.Code, x.Key, place(c, x.Key))
			case e.Name == "":
				t.Errorf("%s: the technique %s has no name, in %s", c.Code, x.Key, place(c, x.Key))
			case c.Techniques.Lesson(x.Key) == nil:
				t.Errorf("%s: the technique %s has no lesson, in %s", c.Code, x.Key, place(c, x.Key))
			}
		}
		for key := range entries {
			if technique.ByKey(key) == nil {
				t.Errorf("%s: there is no technique %s, in %s", c.Code, key, place(c, key))
			}
		}
	}
}

// TestLessonsAreTheSame checks that all languages have the same lessons in the same
// order.
func TestLessonsAreTheSame(t *testing.T) {
	order := func(c *text.Catalog) (all []string) {
		for i, g := range c.Techniques.Groups {
			for j, lesson := range g.Lessons {
				for _, x := range lesson.Techniques {
					all = append(all, fmt.Sprintf("%s in lesson %d of group %d", x.Key, j+1, i+1))
				}
			}
		}
		return all
	}
	first := order(All[0])
	for _, c := range All[1:] {
		all := order(c)
		for i := range max(len(all), len(first)) {
			if i >= len(all) || i >= len(first) || all[i] != first[i] {
				t.Errorf("%s and %s differ from here on: %v, %v", c.Code, All[0].Code, all[min(i, len(all)):], first[min(i, len(first)):])
				break
			}
		}
	}
}

// cases returns the files with boards of techniques, by key.
func cases(t *testing.T) map[string]string {
	t.Helper()
	files := make(map[string]string)
	err := filepath.WalkDir("../../../solver", func(path string, e fs.DirEntry, err error) error {
		if key, isText := strings.CutSuffix(filepath.Base(path), ".txt"); isText && technique.ByKey(key) != nil {
			files[key] = path
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// stepOn is a step with its board.
type stepOn struct {
	step  step.Step
	board board.Board
}

// stepsOn returns the steps of a technique on the boards of its cases.
func stepsOn(t *testing.T, x *technique.Technique, file string) []stepOn {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var all []stepOn
	for line := range strings.Lines(string(data)) {
		text, isBoard := strings.CutPrefix(strings.TrimSpace(line), "board ")
		if !isBoard {
			continue
		}
		givens, deleted, _ := strings.Cut(text, ":")
		read, err := format.Read(":0000:x:" + givens + ":" + deleted + "::")
		if err != nil {
			t.Fatal(file, err)
		}
		b := board.New(&read.Position)
		for s := range x.Find(&b) {
			all = append(all, stepOn{s, b})
		}
	}
	if len(all) == 0 {
		t.Fatalf("no step on the boards of %s", x.Key)
	}
	return all
}

// TestTabled renders steps of techniques that are not in the catalog.
func TestTabled(t *testing.T) {
	read, err := format.Read(".....2......7....8.3..16...4..1...27.6.....81..7.34.5.2.45.3.......7.....5.....4.")
	if err != nil {
		t.Fatal(err)
	}
	b := board.New(&read.Position)
	for _, x := range technique.Tabled() {
		steps := 0
		for s := range hodoku.Form(x.Key).Find(&b) {
			for _, c := range All {
				checkSentence(t, c, &s)
			}
			if steps++; steps == 20 {
				break
			}
		}
		if steps == 0 {
			t.Errorf("%s has no step", x.Key)
		}
	}
}

var doubled = regexp.MustCompile(`  |\.\.|: ?\.|,,| ,| \.|; ?\.`)

func checkSentence(t *testing.T, c *text.Catalog, s *step.Step) {
	t.Helper()
	tokens := c.Techniques.Explain(s)
	sentence := explain.String(tokens)
	if strings.ContainsAny(sentence, "{}|?") || doubled.MatchString(sentence) || !strings.HasSuffix(sentence, ".") && !strings.HasSuffix(sentence, "。") {
		t.Errorf("%s: %s\nfrom %s", c.Code, sentence, s.Text())
	}
	for hole, list := range map[string][]board.Candidate{"placements": s.Placements, "eliminations": s.Eliminations} {
		shown := slices.ContainsFunc(tokens, func(x explain.Token) bool { return x.Hole == hole && x.Candidates == step.NewCandidateSet(list) })
		if shown != (len(list) > 0) && !namesPlacement(tokens, s) {
			t.Errorf("%s: the %s of %s are not in: %s", c.Code, hole, s.Text(), sentence)
		}
	}
}

// namesPlacement reports whether a sentence names the only placement, so that its end
// need not repeat it.
func namesPlacement(tokens []explain.Token, s *step.Step) bool {
	if len(s.Placements) != 1 || len(s.Eliminations) > 0 {
		return false
	}
	c, d := board.NewCellSet(s.Placements[0].Cell()), board.NewDigitSet(s.Placements[0].Digit())
	return slices.ContainsFunc(tokens, func(x explain.Token) bool { return x.Cells == c }) &&
		slices.ContainsFunc(tokens, func(x explain.Token) bool { return x.Digits == d })
}

// TestNames checks that names of techniques are unique in every language, including those
// that are not in the catalog.
func TestNames(t *testing.T) {
	for _, c := range All {
		of := make(map[string]string)
		for _, x := range slices.Concat(technique.Catalog(), technique.Tabled(), []*technique.Technique{technique.BruteForce}) {
			name := c.Techniques.Name(x.Key)
			if name == x.Key {
				t.Errorf("%s: the technique %s has no name, in %s", c.Code, x.Key, place(c, x.Key))
			}
			if of[name] != "" {
				t.Errorf("%s: the techniques %s and %s are both called %q, in %s", c.Code, of[name], x.Key, name, place(c, x.Key))
			}
			of[name] = x.Key
		}
	}
}
