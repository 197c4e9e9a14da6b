package app

import (
	"encoding/json"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// root is the top of the repository, seen from this package.
const root = ".."

// floors is the floor of each package; a package imports only packages on
// lower floors. A package that is not listed fails the test.
var floors = map[string]int{
	"sudoku/solver/board":  0,
	"sudoku/solver/phrase": 0,
	"sudoku/solver/search": 1,
	// What package format reads programs' texts with.
	"sudoku/solver/format/internal/literal": 1,

	"sudoku/solver/step":             1,
	"sudoku/solver/format":           2,
	"sudoku/solver/share":            1,
	"sudoku/solver/link":             2,
	"sudoku/solver/forcing":          2,
	"sudoku/solver/classic":          2,
	"sudoku/solver/repair":           2,
	"sudoku/solver/scan":             2,
	"sudoku/solver/scan/weights":     2,
	"sudoku/solver/technique/als":    3,
	"sudoku/solver/technique/basic":  3,
	"sudoku/solver/technique/chain":  3,
	"sudoku/solver/technique/expert": 3,
	"sudoku/solver/technique/fish":   3,
	"sudoku/solver/technique/unique": 3,
	"sudoku/solver/technique/wing":   3,
	"sudoku/solver/technique/force":  4,
	"sudoku/solver/technique":        5,
	"sudoku/solver/hodoku":           6,
	"sudoku/solver/explainer":        6,
	"sudoku/solver/explain":          6,
	"sudoku/solver/proof":            6,
	"sudoku/solver/path":             7,
	"sudoku/solver/rate":             8,
	"sudoku/solver/generate":         9,
	"sudoku/solver":                  9,
	"sudoku/solver/minlex":           1,
	"sudoku/solver/profile":          10,
	"sudoku/app/calendar":            9,
	"sudoku/app/game":                12,
	"sudoku/app/daily":               10,
	"sudoku/app/work":                11,
	"sudoku/app/qr":                  10,
	"sudoku/app/drill":               10,
	"sudoku/app/course":              10,
	"sudoku/app/clock":               10,
	"sudoku/app/crew":                12,
	"sudoku/app/gesture":             12,
	"sudoku/app/intake":              12,
	"sudoku/app/wish":                12,
	"sudoku/app/offline":             12,
	"sudoku/app/shelf":               13,
	"sudoku/app/slot":                12,
	"sudoku/app/table":               12,
	"sudoku/app/model/desk":          13,
	"sudoku/app/text":                13,

	"sudoku/app/model/transport": 14,
	// The parts stand beside each other: none imports another.
	"sudoku/app/model/backup":     15,
	"sudoku/app/model/check":      15,
	"sudoku/app/model/enter":      15,
	"sudoku/app/model/frame":      15,
	"sudoku/app/model/fresh":      15,
	"sudoku/app/model/grade":      15,
	"sudoku/app/model/grid":       14,
	"sudoku/app/model/library":    15,
	"sudoku/app/model/list":       15,
	"sudoku/app/model/methods":    15,
	"sudoku/app/model/photo":      15,
	"sudoku/app/model/play":       15,
	"sudoku/app/model/practise":   15,
	"sudoku/app/model/printing":   15,
	"sudoku/app/model/sharing":    15,
	"sudoku/app/model/solve":      15,
	"sudoku/app/model/statistics": 15,
	"sudoku/app/model/steps":      15,
	"sudoku/app/model/transfer":   15,

	"sudoku/app/model":          16,
	"sudoku/app/text/languages": 16,
	"sudoku/app/keys":           17,
	"sudoku/app/early":          18,
	"sudoku/app/everything":     18,
	"sudoku/app/view":           18,
	"sudoku/app/paint":          19,
	"sudoku/app/picture":        19,
	"sudoku/app/loop":           19,
	"sudoku/app/ui":             20,
	"sudoku/app/browser":        21,
	"sudoku/web":                22,
	"sudoku/web/server":         22,
	"sudoku/app/cli/terminal":   22,
	"sudoku/app/cli/listing":    12,
	"sudoku/app/cli/shell":      22,
	"sudoku/app/cli":            23,
	"sudoku/app":                24,
	"sudoku":                    25,
}

// languageFloor is where the folders of the languages stand.
const languageFloor = 15

// floorOf is the floor of a package.
func floorOf(path string) (floor int, known bool) {
	floor, known = floors[path]
	if !known && strings.HasPrefix(path, "sudoku/app/text/") {
		return languageFloor, true
	}
	return floor, known
}

// leaves are packages that no other imports but tests: what tests share, and
// programs that build the site.
var leaves = []string{"sudoku/solver/internal/", "sudoku/solver/golden", "sudoku/app/internal/", "sudoku/web/"}

func isLeaf(path string) bool {
	_, listed := floors[path]
	return !listed && slices.ContainsFunc(leaves, func(leaf string) bool { return strings.HasPrefix(path, leaf) })
}

// browserFloor is the lowest floor that may know of go-app or syscall/js.
const browserFloor = 20

type goPackage struct {
	ImportPath string
	Imports    []string
	Doc        string // the first sentence
}

func listPackages(t *testing.T, env ...string) []goPackage {
	t.Helper()
	cmd := exec.Command("go", "list", "-json=ImportPath,Imports,Doc", "./...")
	cmd.Dir = root
	cmd.Env = append(os.Environ(), env...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	var all []goPackage
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p goPackage
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
}

func TestFloors(t *testing.T) {
	for _, env := range [][]string{nil, {"GOOS=js", "GOARCH=wasm"}} {
		for _, p := range listPackages(t, env...) {
			floor, known := floorOf(p.ImportPath)
			if isLeaf(p.ImportPath) {
				continue
			}
			if !known {
				t.Errorf("%s has no floor", p.ImportPath)
			}
			for _, imported := range p.Imports {
				if isLeaf(imported) {
					t.Errorf("%s imports %s, which is for tests and builds", p.ImportPath, imported)
				}
				below, ours := floorOf(imported)
				switch {
				case ours && below >= floor:
					t.Errorf("%s (floor %d) imports %s (floor %d)", p.ImportPath, floor, imported, below)
				case floor < browserFloor && (imported == "syscall/js" || strings.Contains(imported, "/go-app/")):
					t.Errorf("%s imports %s", p.ImportPath, imported)
				}
			}
		}
	}
}

// The components draw views: what a click means is a message of a part, and what
// the model makes of it is not their business. Stories play messages.
func TestComponentsDoNotReadTheModel(t *testing.T) {
	files, err := filepath.Glob("ui/*.go")
	if err != nil || len(files) == 0 {
		t.Fatalf("no components: %v", err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") || strings.Contains(file, "stories") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		for _, imported := range f.Imports {
			switch imported.Path.Value {
			case `"sudoku/app/model"`, `"sudoku/app/loop"`:
				t.Errorf("%s imports %s", file, imported.Path.Value)
			}
		}
	}
}

// topLevel is all that may lie at the top of the repository.
var topLevel = []string{
	"app", "solver", "web", "wasm_exec.js", "main.go", "go.mod", "go.sum", "Makefile",
	"README.md", "CHANGELOG.md", "LICENSE", ".gitignore", ".gitattributes", ".ci", ".git", ".github",
	"bin", "public", // built, not kept
}

// TestTheProgramHasNoSentences: the page's program holds no catalog, and nothing in it
// reads the part that the files of the catalogs leave out.
func TestTheProgramHasNoSentences(t *testing.T) {
	cmd := exec.Command("go", "list", "-deps", ".")
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	for path := range strings.Lines(string(out)) {
		path = strings.TrimSpace(path)
		if rest, is := strings.CutPrefix(path, "sudoku/app/text/"); is && rest != "languages" {
			t.Errorf("the page's program has package %s", path)
		}
		dir, is := strings.CutPrefix(path, "sudoku/app/")
		if !is || strings.HasPrefix(dir, "text") {
			continue
		}
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: no files (%v)", dir, err)
		}
		for _, file := range files {
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if found := commandsOwn.Find(source); found != nil && !strings.HasSuffix(file, "_test.go") {
				t.Errorf("%s: %q is not in the page's texts", file, found)
			}
		}
	}
}

// commandsOwn are the fields of a catalog that are tagged so in package text.
var commandsOwn = regexp.MustCompile(`\.(CommandLine|Commands|Generation)\.[A-Z]|\.NotProper\(`)

func TestTopLevel(t *testing.T) {
	entries, err := os.ReadDir(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !slices.Contains(topLevel, e.Name()) {
			t.Errorf("%s does not belong at the top level", e.Name())
		}
	}
	source, err := os.ReadFile(filepath.Join(root, "main.go"))
	if err != nil {
		t.Fatal(err)
	}
	if lines := strings.Count(string(source), "\n"); lines >= 60 {
		t.Errorf("main.go has %d lines, 60 are too many", lines)
	}
}

// banned are words with a standard term in the field that is used instead.
var banned = map[string]string{
	"square": "cell", "unit": "house", "units": "house", "region": "house",
	"clue": "given", "clues": "given", "possibility": "candidate", "possibilities": "candidate",
	"removal": "elimination", "strategy": "technique", "strategies": "technique", "deduction": "step",
	"buddy": "peer", "buddies": "peers", "neighbour": "peer", "neighbor": "peer", "neighbours": "peers",
	"tower": "stack", "hinge": "pivot", "triplet": "triple", "quadruple": "quad",
	"batch": "list", "sheeted": "printed", "sought": "picked",
}

// allowed are the places where a banned word is no synonym.
var allowed = []*regexp.Regexp{
	regexp.MustCompile(`17-clue`),
	regexp.MustCompile(`(?i)live region|hidden triplet|aligned triplet|in batch mode`), // ARIA's, SE's and HoDoKu's own words
}

// elsewhere are the folders where a banned word means something else.
var elsewhere = map[string]string{"batch": "app/cli"} // of puzzles for one goroutine

var word = regexp.MustCompile(`[A-Za-z][a-z]*`)

func TestWords(t *testing.T) {
	for _, dir := range []string{"solver", "app"} {
		err := filepath.WalkDir(filepath.Join(root, dir), func(path string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "structure_test.go") {
				return err
			}
			checkWords(t, path)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// checkWords looks for banned words in the identifiers of a file.
func checkWords(t *testing.T, path string) {
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, path, nil, 0)
	if err != nil {
		t.Error(err)
		return
	}
	check := func(pos token.Pos, text string) {
		text = strings.Join(strings.Fields(text), " ")
		for _, re := range allowed {
			text = re.ReplaceAllString(text, "")
		}
		for _, w := range word.FindAllString(text, -1) {
			w = strings.ToLower(w)
			if there, ok := elsewhere[w]; ok && strings.Contains(filepath.ToSlash(path), there) {
				continue
			}
			if use, no := banned[w]; no {
				t.Errorf("%s: say %q, not %q", files.Position(pos), use, w)
			}
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			check(id.Pos(), splitWords(id.Name))
		}
		return true
	})
}

// splitWords puts a space before each capital that follows a small letter.
func splitWords(identifier string) string {
	var b strings.Builder
	last := ' '
	for _, r := range identifier {
		if unicode.IsUpper(r) && unicode.IsLower(last) {
			b.WriteByte(' ')
		}
		b.WriteRune(r)
		last = r
	}
	return b.String()
}

// colour finds colours as CSS writes them.
var colour = regexp.MustCompile(`#[0-9a-fA-F]{3,8}\b|\brgba?\(|\bhsla?\(`)

func TestColoursAreInTheStyleSheet(t *testing.T) {
	for _, dir := range []string{"solver", "app"} {
		err := filepath.WalkDir(filepath.Join(root, dir), func(path string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
				return err
			}
			source, err := os.ReadFile(path)
			for i, line := range strings.Split(string(source), "\n") {
				if c := colour.FindString(line); c != "" {
					t.Errorf("%s:%d: the colour %s belongs in the style sheet", path, i+1, c)
				}
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}
