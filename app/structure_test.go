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

// root is the top of the repository, relative to this package.
const root = ".."

// floor is a layer of packages. A package may import packages on lower floors, and those
// on its own floor unless the floor is set apart.
type floor struct {
	name     string
	apart    bool // set if packages on this floor import each other only within their own folder
	packages []string
}

// floors lists the floors, lowest first. A pattern that ends in /... matches a package
// and everything below it, and * matches any one name. The longest matching pattern
// counts.
var floors = []floor{
	{name: "board", packages: []string{
		"solver/board", "solver/phrase", "solver/sorting", "solver/search", "solver/step", "solver/share", "solver/minlex",
		"solver/format/...", "solver/link", "solver/forcing", "solver/classic", "solver/repair", "solver/scan/...", "solver/internal/digitnet",
		"solver/technique/entry",
	}},
	{name: "families", apart: true, packages: []string{"solver/technique/*"}},
	{name: "engine", packages: []string{"solver/...", "solver/technique/force"}},
	{name: "base", packages: []string{
		"app/calendar", "app/clock", "app/course", "app/workers", "app/daily", "app/drill", "app/game", "app/gesture", "app/lesson",
		"app/intake", "app/offline", "app/qr", "app/shelf", "app/slot", "app/table", "app/text/...", "app/deeplink", "app/work/...",
		"app/cli/listing",
	}},
	{name: "desk", packages: []string{
		"app/desk", "app/show", "app/judgement", "app/notice", "app/learn", "app/transport", "app/paint", "app/picture",
		"app/parts/grid",  // selection and history, used by other parts
		"app/parts/frame", // opens panels and dialogs
		"app/draw", "app/platform",
	}},
	{name: "parts", apart: true, packages: []string{"app/parts/*"}},
	{name: "drawings", apart: true, packages: []string{"app/parts/*/*", "app/learn/learnui"}},
	{name: "page", packages: []string{"app/page/...", "app/archive", "app/browser"}},
	{name: "command", packages: []string{"app", "app/cli/...", "web/...", ""}},
}

// touchBrowser lists the packages that may import go-app or syscall/js.
var touchBrowser = []string{
	"app/draw", "app/platform", "app/internal/fake", "app/parts/*/*", "app/learn/learnui", "app/page/pageui", "app/browser", "web", "web/e2e", "web/dev", "app", "",
}

func touchesBrowser(path string) bool {
	path = strings.TrimPrefix(strings.TrimPrefix(path, "sudoku"), "/")
	return slices.ContainsFunc(touchBrowser, func(pattern string) bool { return fits(pattern, path) })
}

// findFloor returns the floor of a package.
func findFloor(path string) (number int, known bool) {
	path, ours := strings.CutPrefix(path+"/", "sudoku/")
	if !ours {
		return 0, false
	}
	path = strings.TrimSuffix(path, "/")
	longest := -1
	for i := range floors {
		for _, pattern := range floors[i].packages {
			if fits(pattern, path) && len(pattern) > longest {
				longest, number = len(pattern), i
			}
		}
	}
	return number, longest >= 0
}

// fits reports whether a pattern matches a package.
func fits(pattern, path string) bool {
	if below, ok := strings.CutSuffix(pattern, "/..."); ok {
		return path == below || strings.HasPrefix(path, below+"/")
	}
	ok, err := filepath.Match(pattern, path)
	return ok && err == nil
}

// mayImport reports whether a package may import another package in this module.
func mayImport(path, imported string) bool {
	from, _ := findFloor(path)
	to, _ := findFloor(imported)
	if from != to {
		return to < from
	}
	return !floors[from].apart || strings.HasPrefix(imported, path+"/") || strings.HasPrefix(path, imported+"/")
}

// leaves lists packages that only tests may import: test helpers, and programs that build
// the site.
var leaves = []string{"sudoku/solver/internal/", "sudoku/solver/golden", "sudoku/app/internal/", "sudoku/web/"}

// noLeaves lists packages in these folders that are part of the product.
var noLeaves = []string{"sudoku/web/server", "sudoku/solver/internal/making", "sudoku/solver/internal/digitnet"}

func isLeaf(path string) bool {
	return !slices.Contains(noLeaves, path) && slices.ContainsFunc(leaves, func(leaf string) bool { return strings.HasPrefix(path, leaf) })
}

type goPackage struct {
	ImportPath string
	Imports    []string
	Doc        string // first sentence
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
			floor, known := findFloor(p.ImportPath)
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
				switch _, ours := findFloor(imported); {
				case ours && !mayImport(p.ImportPath, imported):
					t.Errorf("%s (floor %s) imports %s", p.ImportPath, floors[floor].name, imported)
				case !touchesBrowser(p.ImportPath) && (imported == "syscall/js" || strings.Contains(imported, "/go-app/")):
					t.Errorf("%s imports %s", p.ImportPath, imported)
				}
			}
		}
	}
}

// TestComponentsDoNotReadTheModel checks that components draw views and send messages
// without using the model. Only stories apply messages to it.
func TestComponentsDoNotReadTheModel(t *testing.T) {
	files, err := filepath.Glob("page/pageui/*.go")
	if err != nil || len(files) == 0 {
		t.Fatalf("no components: %v", err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") || strings.Contains(file, "stories") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		pages := "page"
		for _, imported := range f.Imports {
			switch imported.Path.Value {
			case `"sudoku/app/page/loop"`:
				t.Errorf("%s imports %s", file, imported.Path.Value)
			case `"sudoku/app/page"`:
				if imported.Name != nil {
					pages = imported.Name.Name
				}
			}
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if s, ok := n.(*ast.SelectorExpr); ok {
				if x, ok := s.X.(*ast.Ident); ok && x.Name == pages && slices.Contains([]string{"Model", "New", "Update"}, s.Sel.Name) {
					t.Errorf("%s reads %s.%s", file, pages, s.Sel.Name)
				}
			}
			return true
		})
	}
}

// topLevel lists everything allowed at the top of the repository.
var topLevel = []string{
	"app", "solver", "web", "wasm_exec.js", "main.go", "go.mod", "go.sum", "Makefile",
	"README.md", "CHANGELOG.md", "LICENSE", ".gitignore", ".gitattributes", ".ci", ".git", ".github",
	"bin", "public", // build output
}

// TestTheProgramHasNoSentences checks that the page's program contains no catalog, and
// does not read sentences that the catalogs' files omit.
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
		if rest, is := strings.CutPrefix(path, "sudoku/app/text/"); is && rest != "languages" && !strings.HasPrefix(rest, "words") {
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

// commandsOwn matches catalog fields that package text tags as for the command only.
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

// mostFiles limits the source files per folder.
const mostFiles = 25

// TestRooms checks that no folder has more than mostFiles source files, not counting
// tests. A larger folder holds two ideas.
func TestRooms(t *testing.T) {
	files := map[string]int{}
	err := filepath.WalkDir(root, func(path string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && (e.Name() == "testdata" || e.Name() == ".git" || e.Name() == "bin"):
			return filepath.SkipDir
		case filepath.Ext(path) == ".go" && !strings.HasSuffix(path, "_test.go"):
			folder, _ := filepath.Rel(root, filepath.Dir(path))
			files[filepath.ToSlash(folder)]++
		}
		return nil
	})
	if err != nil || len(files) == 0 {
		t.Fatalf("%d folders (%v)", len(files), err)
	}
	for folder, n := range files {
		if n > mostFiles {
			t.Errorf("%s has %d Go files, %d is the most", folder, n, mostFiles)
		}
	}
}

// banned maps words to the standard term that replaces them.
var banned = map[string]string{
	"square": "cell", "unit": "house", "units": "house", "region": "house",
	"clue": "given", "clues": "given", "possibility": "candidate", "possibilities": "candidate",
	"removal": "elimination", "strategy": "technique", "strategies": "technique", "deduction": "step",
	"buddy": "peer", "buddies": "peers", "neighbour": "peer", "neighbor": "peer", "neighbours": "peers",
	"tower": "stack", "hinge": "pivot", "triplet": "triple", "quadruple": "quad",
	"batch": "list", "sheeted": "printed", "sought": "picked",
}

// allowed matches places where a banned word is correct.
var allowed = []*regexp.Regexp{
	regexp.MustCompile(`17-clue`),
	regexp.MustCompile(`(?i)live region|hidden triplet|aligned triplet|in batch mode`), // terms of ARIA, SE and HoDoKu
}

// elsewhere maps banned words to folders where they have another meaning.
var elsewhere = map[string]string{"batch": "app/cli"} // puzzles for one goroutine

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

// checkWords reports banned words in the identifiers of a file.
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
				t.Errorf("%s: say %q, want %q", files.Position(pos), use, w)
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

// splitWords inserts a space before each capital that follows a lower-case letter.
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

// colour matches CSS colours.
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
