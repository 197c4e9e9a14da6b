package program

import (
	"slices"
	"strings"

	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
	"sudoku/solver/format/internal/literal"
)

// Markup is HTML or XML. Nine elements hold nine cells or a row each, 81 elements hold
// one cell each, or each element has a row, a column and a value. A table copied from a
// page has this form.
var Markup = core.Format{
	Key:    "markup",
	Within: core.InList,
	May:    func(g *core.Glance) bool { return g.Has('<') },
	Look: func(s core.Source) bool {
		found, wrong := markupGrids(s)
		return len(found) > 0 || wrong != nil
	},
	Reads:   func(s core.Source) (core.Reading, *core.Error) { return onlyOne(markupGrids(s)) },
	Several: markupGrids,
}

// markupGrids returns the puzzles in a text with tags.
func markupGrids(s core.Source) ([]core.Entry, *core.Error) {
	if strings.Count(s.Text, "<") < 9 || isOpenSudoku(s.Text) && strings.Contains(s.Text, "<opensudoku") {
		return nil, nil
	}
	t := tagTree{text: s.Text, line: 1}
	root, err := t.read()
	if err != nil {
		return nil, err
	}
	if len(t.facts.list) > 0 || t.facts.wrong != nil {
		return t.facts.puzzle(s)
	}
	all, wrong := gridsIn(s, root)
	for i := range all {
		if g := all[i].Values(); basic.HoldsHeader(&g) {
			return nil, &core.Error{Kind: core.Ambiguous} // column labels, and a missing row
		}
	}
	return all, wrong
}

// A tagTree parses tags as leniently as a browser. An unclosed element ends with its
// parent, and an invalid tag is text. Declarations, comments, scripts and styles are
// skipped. Only the entities that withoutEntities knows are replaced.
type tagTree struct {
	text  string
	line  int
	open  []openTag
	facts facts

	missing []string // closing tags that do not occur in the rest of the text
}

// An openTag is an element that has not been closed yet.
type openTag struct {
	name string
	node literal.Node
}

// endsWith lists the elements that end where another element begins. HTML allows their
// closing tags to be omitted.
var endsWith = map[string][]string{
	"td": {"td", "th"}, "th": {"td", "th"}, "tr": {"td", "th", "tr"}, "li": {"li"}, "p": {"p"},
}

func (t *tagTree) read() (*literal.Node, *core.Error) {
	s, isCut := t.text, false
	t.open = []openTag{{node: literal.Node{Kind: literal.List, Line: 1}}}
	for t.text != "" {
		before, rest, found := strings.Cut(t.text, "<")
		t.addText(before)
		if !found {
			break
		}
		t.pass(before)
		switch {
		case strings.HasPrefix(rest, "!--"):
			inside, after, _ := strings.Cut(rest, "-->")
			t.pass(inside)
			t.text = after
		default:
			tag, after, closed := strings.Cut(rest, ">")
			if !closed {
				t.text = ""
				isCut = len(t.facts.list) > 0
				break
			}
			t.text = after
			if err := t.addTag(tag); err != nil {
				return nil, err
			}
			t.pass(tag)
		}
	}
	if isCut || len(t.facts.list) > 0 && len(t.open) > 1 {
		return nil, &core.Error{Kind: core.CutOff}
	}
	if name := t.open[len(t.open)-1].name; isCellName(name) && strings.Contains(strings.ToLower(s), "</"+name+">") {
		return nil, &core.Error{Kind: core.CutOff} // the last element is open, but others with its name are closed
	}
	t.closeTo(0)
	return &t.open[0].node, nil
}

func (t *tagTree) pass(text string) { t.line += strings.Count(text, "\n") }

func (t *tagTree) addText(text string) {
	text = strings.TrimSpace(core.Clean(withoutEntities(text)))
	if text != "" {
		t.add(literal.Node{Kind: literal.String, Text: text, Line: t.line})
	}
}

func (t *tagTree) add(n literal.Node) {
	top := &t.open[len(t.open)-1].node
	top.Items = append(top.Items, n)
}

func (t *tagTree) addTag(text string) *core.Error {
	name, attributes := core.FirstWord(strings.Join(strings.Fields(strings.TrimSuffix(text, "/")), " "))
	name = strings.ToLower(name)
	switch {
	case name == "" || name[0] == '!' || name[0] == '?':
		return nil
	case name[0] == '/':
		for i := len(t.open) - 1; i > 0; i-- {
			if t.open[i].name == name[1:] {
				t.closeTo(i)
				break
			}
		}
		return nil
	case name == "script" || name == "style":
		t.skipTo("</" + name + ">")
		return nil
	}
	for len(t.open) > 1 && slices.Contains(endsWith[name], t.open[len(t.open)-1].name) {
		t.closeTo(len(t.open) - 1)
	}
	t.open = append(t.open, openTag{name, literal.Node{Kind: literal.List, Line: t.line}})
	if len(t.open) > core.MaxNesting*2 {
		return &core.Error{Kind: core.TooNested, Line: t.line}
	}
	t.addAttributes(attributes)
	if strings.HasSuffix(text, "/") || name == "br" || name == "input" || name == "img" || name == "hr" || name == "col" || name == "meta" {
		t.closeTo(len(t.open) - 1)
	}
	return nil
}

// skipTo skips the text up to and including a tag, ignoring case. If it does not find the
// tag, it does not search for it again.
func (t *tagTree) skipTo(tag string) {
	if slices.Contains(t.missing, tag) {
		return
	}
	for at := 0; ; at++ {
		next := strings.IndexByte(t.text[at:], '<')
		if next < 0 || len(t.text)-at-next < len(tag) {
			t.missing = append(t.missing, tag)
			return
		}
		at += next
		if strings.EqualFold(t.text[at:at+len(tag)], tag) {
			t.pass(t.text[:at])
			t.text = t.text[at+len(tag):]
			return
		}
	}
}

// addAttributes adds the digit in an element's attributes: as a fact if they also hold
// its row and column, and otherwise as an item.
func (t *tagTree) addAttributes(text string) {
	var parsed tag
	if text == "" || parsed.fill("x "+text) != nil {
		return
	}
	find := func(names ...string) string {
		for _, name := range names {
			for _, as := range []string{name, strings.ToUpper(name)} {
				if value, ok := parsed.attributes[as]; ok {
					return value
				}
			}
		}
		return ""
	}
	row, column := find("row", "r", "y", "data-row"), find("col", "column", "c", "x", "data-col", "data-column")
	value := find("value", "v", "digit", "number", "data-value")
	switch {
	case row != "" && column != "" && value != "":
		t.facts.add(row, column, value, t.line)
	case value != "":
		t.add(literal.Node{Kind: literal.String, Text: value, Line: t.line})
	}
}

// closeTo ends the elements from the given index on. An element with a single item
// becomes that item.
func (t *tagTree) closeTo(index int) {
	for len(t.open) > max(index, 1) {
		last := t.open[len(t.open)-1]
		t.open = t.open[:len(t.open)-1]
		n := last.node
		switch {
		case len(n.Items) == 1:
			n = n.Items[0]
		case len(n.Items) == 0 && !isCellName(last.name):
			continue
		}
		t.add(n)
	}
}

// isCellName reports whether an element without content can be an empty cell.
func isCellName(name string) bool {
	switch name {
	case "td", "th", "cell", "span", "div", "c", "value", "i", "b", "p", "li", "input":
		return true
	}
	return false
}
