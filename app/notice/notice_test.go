package notice

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sudoku/app/desk"
	"sudoku/app/text/languages"
	"sudoku/solver/phrase"
)

// inFiles parses the files that match a pattern and calls visit for each syntax node.
func inFiles(t *testing.T, pattern string, visit func(ast.Node)) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			visit(n)
			return true
		})
	}
}

func isName(x ast.Expr, name string) bool {
	ident, ok := x.(*ast.Ident)
	return ok && ident.Name == name
}

// noticeKinds returns the names of the constants of desk.NoticeKind.
func noticeKinds(t *testing.T) (names []string) {
	t.Helper()
	inFiles(t, "../desk/notice.go", func(n ast.Node) {
		d, ok := n.(*ast.GenDecl)
		if !ok || d.Tok != token.CONST || len(d.Specs) == 0 {
			return
		}
		if first, ok := d.Specs[0].(*ast.ValueSpec).Type.(*ast.Ident); !ok || first.Name != "NoticeKind" {
			return
		}
		for _, spec := range d.Specs {
			for _, name := range spec.(*ast.ValueSpec).Names {
				names = append(names, name.Name)
			}
		}
	})
	return names
}

// TestEachNoticeHasARow checks that each kind has a row, without which it would have no
// text.
func TestEachNoticeHasARow(t *testing.T) {
	rows := make(map[string]int)
	inFiles(t, "notice.go", func(n ast.Node) {
		if pair, ok := n.(*ast.KeyValueExpr); ok {
			if key, ok := pair.Key.(*ast.Ident); ok && key.Name == "kind" {
				rows[pair.Value.(*ast.SelectorExpr).Sel.Name]++
			}
		}
	})
	names := noticeKinds(t)
	if len(names) < 50 {
		t.Fatalf("found only %d kinds of notices", len(names))
	}
	for _, name := range names {
		want := 1
		if name == "NoNotice" {
			want = 0
		}
		if rows[name] != want {
			t.Errorf("%s has %d rows in noticeRows, want %d", name, rows[name], want)
		}
	}
	for i := range noticeRows {
		if row := &noticeRows[i]; (row.says == nil) == (row.composed == nil) || row.composed != nil && (row.holes != nil || row.undo != noUndo) {
			t.Errorf("row %d of noticeRows (kind %d) is neither a sentence nor composed, or both", i, row.kind)
		}
	}
}

// TestEachNoticeIsSet checks that each kind is set somewhere.
func TestEachNoticeIsSet(t *testing.T) {
	set := map[string]bool{"NoNotice": true}
	for _, pattern := range []string{"../parts/*/*.go", "../page/*.go"} {
		inFiles(t, pattern, func(n ast.Node) {
			if kind, ok := n.(*ast.SelectorExpr); ok && isName(kind.X, "desk") {
				set[kind.Sel.Name] = true
			}
		})
	}
	inFiles(t, "../desk/*.go", func(n ast.Node) {
		if pair, ok := n.(*ast.KeyValueExpr); ok {
			if kind, ok := pair.Value.(*ast.Ident); ok {
				set[kind.Name] = true
			}
		}
	})
	for _, name := range noticeKinds(t) {
		if !set[name] {
			t.Errorf("nothing sets the notice %s", name)
		}
	}
}

// TestNoticesFillTheirHoles checks that each row fills exactly the holes of its sentence,
// and that each notice has a text in every language.
func TestNoticesFillTheirHoles(t *testing.T) {
	for i := range noticeRows {
		row := &noticeRows[i]
		for _, c := range languages.All {
			n := desk.Notice{Kind: row.kind, Name: "name", Count: 2, Err: errors.New("reason"), Over: true}
			if said := Text(n, c); said == "" || strings.ContainsAny(said, "{}") {
				t.Errorf("%s: notice %d says %q", c.Code, row.kind, said)
			}
			if row.says == nil {
				continue
			}
			var filled, open []string
			for _, h := range row.holes {
				filled = append(filled, h.name)
			}
			for _, h := range phrase.Holes(row.says(c)) {
				name, _, _ := strings.Cut(h.Name, "/")
				open = append(open, name)
			}
			slices.Sort(open)
			if slices.Sort(filled); !slices.Equal(filled, slices.Compact(open)) {
				t.Errorf("%s: notice %d fills %v, the holes of %q are %v", c.Code, row.kind, filled, row.says(c), open)
			}
		}
	}
}
