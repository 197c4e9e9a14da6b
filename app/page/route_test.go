package page_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestRoutes checks that no message is lost, beyond what the compiler and
// go-check-sumtype can check. A message embeds desk.To with its part, and the part's Msg
// is the sum of these types. The model routes each Msg to its part, and go-check-sumtype
// reports messages that a part does not handle. Commands work the same way, with
// desk.From, Cmd and the browser.
func TestRoutes(t *testing.T) {
	parts := sources(t, "..")
	for _, kind := range []struct{ sum, set, member, file, function string }{
		{"Msg", "MsgTo", "To", "update.go", "route"},
		{"Cmd", "CmdFrom", "From", "../browser/do_js.go", "Do"},
		{"Common", "CmdFrom", "From", "../browser/do_js.go", "Do"},
	} {
		var declared []string
		for dir, files := range parts {
			about := embeddedPart(files, kind.sum, kind.set)
			if about != "" {
				declared = append(declared, "sudoku/app/"+strings.TrimPrefix(dir, "../")+"."+kind.sum)
			}
			for _, member := range embedders(files, kind.member) {
				if of := embeddedPart(files, kind.sum, kind.set); member != of && kind.sum != "Common" && dir != "../desk" {
					t.Errorf("%s: a type embeds %s[%s], but %s has the part of %q", dir, kind.member, member, kind.sum, of)
				}
			}
		}
		cases := switchCases(t, kind.file, kind.function)
		if kind.sum == "Msg" {
			for _, path := range partPackages(t) {
				if declares(parts["../"+strings.TrimPrefix(path, "sudoku/app/")], "Receive") {
					cases = append(cases, path+".Msg")
				}
			}
		}
		routed := slices.DeleteFunc(cases, func(c string) bool {
			return !strings.HasSuffix(c, "."+kind.sum)
		})
		slices.Sort(declared)
		slices.Sort(routed)
		if len(declared) == 0 || !slices.Equal(declared, routed) {
			t.Errorf("%s in %s has the cases\n%s\nfor\n%s", kind.function, kind.file,
				strings.Join(routed, "\n"), strings.Join(declared, "\n"))
		}
	}
}

// sources parses the files below a folder, without tests, and returns them by folder.
func sources(t *testing.T, root string) map[string][]*ast.File {
	t.Helper()
	all := map[string][]*ast.File{}
	eachSource(t, root, func(path string, f *ast.File) {
		if !strings.HasSuffix(path, "_test.go") {
			all[filepath.Dir(path)] = append(all[filepath.Dir(path)], f)
		}
	})
	return all
}

// eachSource parses the files below a folder, including tests, and passes each to visit.
func eachSource(t *testing.T, root string, visit func(path string, f *ast.File)) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err == nil {
			visit(path, f)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// embeddedPart returns P if the named type is declared as an interface that embeds only
// desk.MsgTo[P], or whichever type set names, and "" otherwise.
func embeddedPart(files []*ast.File, name, set string) (p string) {
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			if spec, ok := n.(*ast.TypeSpec); ok && spec.Name.Name == name {
				if i, ok := spec.Type.(*ast.InterfaceType); ok && len(i.Methods.List) == 1 {
					p = typeArgument(i.Methods.List[0].Type, set)
				}
			}
			return true
		})
	}
	return p
}

// embedders returns the P of each struct that embeds desk.To[P], or whichever type member
// names.
func embedders(files []*ast.File, member string) (all []string) {
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			if s, ok := n.(*ast.StructType); ok {
				for _, field := range s.Fields.List {
					if p := typeArgument(field.Type, member); p != "" {
						all = append(all, p)
					}
				}
			}
			return true
		})
	}
	return all
}

// typeArgument returns the P of desk.To[P] or To[P], where generic is "To", and "" for
// any other expression.
func typeArgument(e ast.Expr, generic string) string {
	index, ok := e.(*ast.IndexExpr)
	if !ok {
		return ""
	}
	name := ""
	switch x := index.X.(type) {
	case *ast.Ident:
		name = x.Name
	case *ast.SelectorExpr:
		name = x.Sel.Name
	}
	if name != generic {
		return ""
	}
	if p, ok := index.Index.(*ast.Ident); ok {
		return p.Name
	}
	return "a type of another package"
}

// switchCases returns the cases of the type switch in a function, with their package
// paths.
func switchCases(t *testing.T, file, function string) (cases []string) {
	t.Helper()
	f, paths := parse(t, file)
	ast.Inspect(findFunction(f, function), func(n ast.Node) bool {
		if n, ok := n.(*ast.CaseClause); ok {
			for _, e := range n.List {
				switch e := e.(type) {
				case *ast.SelectorExpr:
					cases = append(cases, paths[e.X.(*ast.Ident).Name]+"."+e.Sel.Name)
				case *ast.Ident:
					cases = append(cases, "sudoku/app/page."+e.Name)
				}
			}
		}
		return true
	})
	return cases
}

// partPackages returns the packages of the model's parts. It reports parts missing from
// the list of parts.
func partPackages(t *testing.T) (packages []string) {
	t.Helper()
	f, paths := parse(t, "parts.go")
	listed := map[string]bool{}
	ast.Inspect(findFunction(f, "parts"), func(n ast.Node) bool {
		if n, ok := n.(*ast.SelectorExpr); ok {
			listed[n.Sel.Name] = true
		}
		return true
	})
	ast.Inspect(f, func(n ast.Node) bool {
		if n, ok := n.(*ast.TypeSpec); ok && n.Name.Name == "Model" {
			for _, field := range n.Type.(*ast.StructType).Fields.List {
				if len(field.Names) == 0 {
					continue // the desk is not a part
				}
				if !listed[field.Names[0].Name] {
					t.Errorf("%s is a part of the model, but not in the list of parts", field.Names[0].Name)
				}
				packages = append(packages, paths[field.Type.(*ast.SelectorExpr).X.(*ast.Ident).Name])
			}
		}
		return true
	})
	return packages
}

// parse returns a file and its imports: package name to path.
func parse(t *testing.T, file string) (f *ast.File, paths map[string]string) {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	paths = map[string]string{}
	for _, i := range f.Imports {
		path := strings.Trim(i.Path.Value, `"`)
		paths[filepath.Base(path)] = path
		if i.Name != nil {
			paths[i.Name.Name] = path
		}
	}
	return f, paths
}

// findFunction returns the function with the given name, or nil.
func findFunction(f *ast.File, name string) ast.Node {
	for _, d := range f.Decls {
		if d, ok := d.(*ast.FuncDecl); ok && d.Name.Name == name {
			return d
		}
	}
	return nil
}

// declares reports whether one of the files declares a function.
func declares(files []*ast.File, name string) bool {
	return slices.ContainsFunc(files, func(f *ast.File) bool { return findFunction(f, name) != nil })
}
