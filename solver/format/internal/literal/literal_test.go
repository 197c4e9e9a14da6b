package literal

import (
	"fmt"
	"strings"
	"testing"
)

// show formats a node in brackets, with names before a colon and calls before the
// bracket.
func show(n *Node) string {
	text := n.Text
	if n.Kind == String {
		text = fmt.Sprintf("%q", n.Text)
	}
	if n.Kind == List {
		var items []string
		for i := range n.Items {
			items = append(items, show(&n.Items[i]))
		}
		text = n.Call + "[" + strings.Join(items, " ") + "]"
	}
	if n.Name != "" {
		text = n.Name + ":" + text
	}
	return text
}

func TestParse(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"lists", "[1, [2, 3], []]", "[[1 [2 3] []]]"},
		{"name", "grid = [1]", "[grid:[1]]"},
		{"type before the name", "int grid[9][9] = {1};", "[grid:[1]]"},
		{"type after the name", "let g: [[u8; 9]; 9] = [1];", "[g:[1]]"},
		{"keys", `{"a": [1], "b": "x"}`, `[[a:[1] b:"x"]]`},
		{"call", "np.array([1])", "[np.array[[1]]]"},
		{"no call", "[1 [2]]", "[[1 [2]]]"},
		{"options", "[Some(5), None]", "[[Some[5] None]]"},
		{"strings joined", "a = 'x' +\n 'y'", `[a:"xy"]`},
		{"long strings beside each other", "('530070000'\n'600195000')", `[["530070000600195000"]]`},
		{"short strings beside each other", "('5' '3')", `[["5" "3"]]`},
		{"escapes", `"a\nb\"c\u0041"`, `["a\nb\"cA"]`},
		{"three quotes", "s = \"\"\"a\nb\"\"\"", `[s:"a\nb"]`},
		{"apostrophe", "it's [1]", "[s [1]]"},
		{"raw string", `r#"a"# [1]`, `["a" [1]]`},
		{"comments", "// x\n/* y\n */ # z\n-- w\n1", "[1]"},
		{"never closed", "[1, [2", "[[1 [2]]]"},
		{"closed twice", "1] 2", "[1 2]"},
	} {
		root, _, err := Parse(c.text)
		if got := show(&root); err != nil || got != c.want {
			t.Errorf("%s: %s, %v; want %s", c.name, got, err, c.want)
		}
	}
}

func TestParseComments(t *testing.T) {
	_, comments, _ := Parse("# one\n[1] // two\n/* three */")
	if got := strings.Join(comments, ","); got != "one,two,three" {
		t.Error(got)
	}
}

func TestParseTooDeep(t *testing.T) {
	_, _, err := Parse("\n" + strings.Repeat("[", MaxDepth+2))
	if err != (TooDeep{2}) {
		t.Error(err)
	}
}

func TestLines(t *testing.T) {
	root, _, _ := Parse("x = [\n 1,\n \"a\nb\",\n 2]")
	for i, want := range []int{2, 3, 5} {
		if got := root.Items[0].Items[i].Line; got != want {
			t.Errorf("item %d is on line %d, want %d", i, got, want)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(`{"a": [1, "x", 'y'], /* z */ b: f(2)}`)
	f.Fuzz(func(t *testing.T, text string) {
		root, _, err := Parse(text)
		if err != nil {
			return
		}
		lines := strings.Count(text, "\n") + 1
		var walk func(n *Node)
		walk = func(n *Node) {
			if n.Line < 1 || n.Line > lines {
				t.Errorf("got line %d of %d", n.Line, lines)
			}
			for i := range n.Items {
				walk(&n.Items[i])
			}
		}
		walk(&root)
	})
}
