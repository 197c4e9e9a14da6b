package app

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// TestOptionsHaveAnEffect checks that the page reads each option that it offers.
func TestOptionsHaveAnEffect(t *testing.T) {
	files := token.NewFileSet()
	unread := map[string]bool{}
	declared, err := parser.ParseFile(files, "desk/options.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(declared, func(n ast.Node) bool {
		line, ok := n.(*ast.CompositeLit) // {Set: ShowTimer, Name: "timer"}
		if !ok || len(line.Elts) == 0 {
			return true
		}
		if set, ok := line.Elts[0].(*ast.KeyValueExpr); ok {
			if name, ok := set.Value.(*ast.Ident); ok && !strings.HasPrefix(name.Name, "Old") { // kept for saved settings
				unread[name.Name] = true
			}
		}
		return true
	})
	if len(unread) == 0 {
		t.Fatal("no options in desk/options.go")
	}
	err = filepath.WalkDir(".", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") || path == "desk/options.go" {
			return err
		}
		f, err := parser.ParseFile(files, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr) // d.Options.Has(desk.ShowTimer)
			if !ok || len(call.Args) != 1 {
				return true
			}
			if f, ok := call.Fun.(*ast.SelectorExpr); !ok || f.Sel.Name != "Has" {
				return true
			}
			switch option := call.Args[0].(type) {
			case *ast.SelectorExpr:
				delete(unread, option.Sel.Name)
			case *ast.Ident:
				delete(unread, option.Name)
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for name := range unread {
		t.Errorf("nothing reads the option %s", name)
	}
}
