package page_test

import (
	"go/ast"
	"path/filepath"
	"strings"
	"testing"
)

// TestViewsAreDrawn checks that a drawing, the page or the browser code reads each field
// of the structs in the parts' view files. It compares names only.
func TestViewsAreDrawn(t *testing.T) {
	declared, read := map[string]string{}, map[string]bool{}
	eachSource(t, "..", func(path string, f *ast.File) {
		switch dir := filepath.Dir(path); {
		case strings.HasSuffix(path, "_test.go"):
		case filepath.Dir(dir) != "../parts":
			fieldsRead(f, read)
		case strings.HasPrefix(filepath.Base(path), "view"):
			fieldsDeclared(f, declared)
		}
	})
	if len(declared) == 0 {
		t.Fatal("no views")
	}
	for field, of := range declared {
		if !read[field] {
			t.Errorf("nothing draws %s.%s", of, field)
		}
	}
}

// fieldsDeclared adds the exported fields of a file's structs, with their types.
func fieldsDeclared(f *ast.File, to map[string]string) {
	ast.Inspect(f, func(n ast.Node) bool {
		spec, ok := n.(*ast.TypeSpec)
		if !ok {
			return true
		}
		if s, ok := spec.Type.(*ast.StructType); ok && spec.Name.IsExported() {
			for _, field := range s.Fields.List {
				for _, name := range field.Names {
					if name.IsExported() {
						to[name.Name] = f.Name.Name + "." + spec.Name.Name
					}
				}
			}
		}
		return true
	})
}

// fieldsRead adds the fields that a file reads.
func fieldsRead(f *ast.File, to map[string]bool) {
	var visit func(n ast.Node) bool
	visit = func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for _, e := range n.Rhs {
				ast.Inspect(e, visit)
			}
			for _, e := range n.Lhs {
				if field, ok := e.(*ast.SelectorExpr); ok {
					e = field.X // the assignment writes the field and reads only X
				}
				ast.Inspect(e, visit)
			}
			return false
		case *ast.SelectorExpr:
			to[n.Sel.Name] = true
		}
		return true
	}
	ast.Inspect(f, visit)
}
