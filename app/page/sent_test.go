package page_test

import (
	"go/ast"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestMessagesAreSent checks that each message of a part is sent somewhere, and that a test
// in this folder sends at least one message of each part.
func TestMessagesAreSent(t *testing.T) {
	sent, tested := map[string]bool{}, map[string]bool{}
	eachSource(t, "..", func(path string, f *ast.File) {
		isTest := strings.HasSuffix(path, "_test.go")
		if isTest && filepath.Dir(path) != "../page" || strings.HasSuffix(path, "stories_panels.go") {
			return
		}
		to := sent
		if isTest {
			to = tested
		}
		for _, name := range named(path, f) {
			to[name] = true
		}
	})
	for dir, files := range sources(t, "../parts") {
		all := messageTypes(dir, files)
		for _, m := range all {
			if !sent[m] {
				t.Errorf("nothing sends %s", m)
			}
		}
		if len(all) > 0 && !slices.ContainsFunc(all, func(m string) bool { return tested[m] }) {
			t.Errorf("no script sends a message of %s", dir)
		}
	}
}

// messageTypes returns the types that embed desk.To, such as "sudoku/app/parts/play.KeyPressed".
func messageTypes(dir string, files []*ast.File) (all []string) {
	path := "sudoku/app/" + strings.TrimPrefix(dir, "../")
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			if spec, ok := n.(*ast.TypeSpec); ok {
				if s, ok := spec.Type.(*ast.StructType); ok && slices.ContainsFunc(s.Fields.List, func(field *ast.Field) bool { return typeArgument(field.Type, "To") != "" }) {
					all = append(all, path+"."+spec.Name.Name)
				}
			}
			return true
		})
	}
	return all
}

// named returns the types that a file may create: all names in expressions except in
// switch cases, with the paths of their packages.
func named(path string, f *ast.File) (all []string) {
	paths := map[string]string{}
	for _, i := range f.Imports {
		imported := strings.Trim(i.Path.Value, `"`)
		paths[filepath.Base(imported)] = imported
		if i.Name != nil {
			paths[i.Name.Name] = imported
		}
	}
	own := "sudoku/app/" + strings.TrimPrefix(filepath.Dir(path), "../")
	var visit func(n ast.Node) bool
	visit = func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CaseClause:
			for _, s := range n.Body {
				ast.Inspect(s, visit)
			}
			return false
		case *ast.SelectorExpr:
			if x, ok := n.X.(*ast.Ident); ok {
				all = append(all, paths[x.Name]+"."+n.Sel.Name)
			}
		case *ast.CompositeLit:
			if x, ok := n.Type.(*ast.Ident); ok {
				all = append(all, own+"."+x.Name)
			}
		}
		return true
	}
	ast.Inspect(f, visit)
	return all
}
