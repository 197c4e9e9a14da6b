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

// floors says how high each package stands; a package imports only packages on
// lower floors. A package that is not listed fails the test.
var floors = map[string]int{
	"sudoku/solver/board":     0,
	"sudoku/solver/search":    1,
	"sudoku/solver/step":      1,
	"sudoku/solver/format":    2,
	"sudoku/solver/share":     1,
	"sudoku/solver/link":      2,
	"sudoku/solver/forcing":   2,
	"sudoku/solver/classic":   2,
	"sudoku/solver/repair":    2,
	"sudoku/solver/technique": 3,
	"sudoku/solver/path":      4,
	"sudoku/solver/explain":   4,
	"sudoku/solver/rate":      5,
	"sudoku/solver":           9,
	"sudoku/app/work":         10,
	"sudoku/app/qr":           10,
	"sudoku/app/model":        11,
	"sudoku/app/text":         12,
	"sudoku/app/store":        12,
	"sudoku/app/keys":         13,
	"sudoku/app/view":         14,
	"sudoku/app/picture":      15,
	"sudoku/app/ui":           15,
	"sudoku/app/browser":      16,
	"sudoku/web":              17,
	"sudoku/app/cli":          18,
	"sudoku/app":              19,
	"sudoku":                  20,
}

// leaves are packages that no other imports but tests: what tests share, and
// programs that build the site.
var leaves = []string{"sudoku/solver/internal/", "sudoku/web/"}

func isLeaf(path string) bool {
	return slices.ContainsFunc(leaves, func(leaf string) bool { return strings.HasPrefix(path, leaf) })
}

// browserFloor is the lowest floor that may know of go-app or syscall/js.
const browserFloor = 15

type goPackage struct {
	ImportPath string
	Imports    []string
}

func listPackages(t *testing.T, env ...string) []goPackage {
	t.Helper()
	cmd := exec.Command("go", "list", "-json=ImportPath,Imports", "./...")
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
			floor, known := floors[p.ImportPath]
			if isLeaf(p.ImportPath) {
				continue
			}
			if !known {
				t.Errorf("%s stands on no floor", p.ImportPath)
			}
			for _, imported := range p.Imports {
				if isLeaf(imported) {
					t.Errorf("%s imports %s, which is for tests and builds", p.ImportPath, imported)
				}
				below, ours := floors[imported]
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

// topLevel is all that may lie at the top of the repository.
var topLevel = []string{
	"app", "solver", "web", "wasm_exec.js", "main.go", "go.mod", "go.sum", "Makefile",
	"README.md", "CHANGELOG.md", "LICENSE", ".gitignore", ".gitattributes", ".ci", ".git",
	"bin", "public", // built, not kept
}

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
}

// allowed are the places where a banned word is no synonym.
var allowed = []*regexp.Regexp{
	regexp.MustCompile(`17-clue`),
	regexp.MustCompile(`(?i)live region|hidden triplet|aligned triplet`), // ARIA's and SE's own words
}

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

// checkWords looks for banned words in the identifiers and comments of a file.
func checkWords(t *testing.T, path string) {
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, path, nil, parser.ParseComments)
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
			if use, no := banned[strings.ToLower(w)]; no {
				t.Errorf("%s: say %q, not %q", files.Position(pos), use, strings.ToLower(w))
			}
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			check(id.Pos(), splitWords(id.Name))
		}
		return true
	})
	for _, group := range f.Comments {
		check(group.Pos(), group.Text())
	}
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

func TestColoursStandInTheStyleSheet(t *testing.T) {
	for _, dir := range []string{"solver", "app"} {
		err := filepath.WalkDir(filepath.Join(root, dir), func(path string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
				return err
			}
			source, err := os.ReadFile(path)
			for i, line := range strings.Split(string(source), "\n") {
				if c := colour.FindString(line); c != "" {
					t.Errorf("%s:%d: the colour %s belongs into the style sheet", path, i+1, c)
				}
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}
