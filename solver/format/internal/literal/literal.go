// Package literal reads the lists, strings and numbers in a text of JSON or of
// any programming language. It knows what these languages have in common,
// brackets, quotes, commas and comments, and passes over the rest.
package literal

import "strings"

// MaxDepth bounds how deep brackets may be nested.
const MaxDepth = 32

// Kind is what a node is.
type Kind uint8

// The kinds of node.
const (
	List   Kind = iota // what is between two brackets
	String             // what is between two quotes
	Word               // a number or a name
)

// Node is a part of a text.
type Node struct {
	Kind  Kind
	Text  string // of a String or a Word, escapes resolved
	Name  string // the key or the variable that it is the value of, if any
	Call  string // of a List: the word right before the bracket, as in Some(5)
	Line  int    // where it begins, from 1
	Items []Node // of a List
}

// TooDeep is the error for brackets that are nested deeper than MaxDepth.
type TooDeep struct{ Line int }

func (e TooDeep) Error() string { return "too many brackets in brackets" }

// Parse reads a text. The root is a List of what is outside all brackets.
// Brackets need not match: one that is never closed ends with the text. The
// comments are those of the language, without their marks. The only error is
// TooDeep.
func Parse(text string) (root Node, comments []string, err error) {
	p := parser{scanner: scanner{text: text, line: 1}}
	root = Node{Kind: List, Line: 1}
	err = p.list(&root, 0)
	return root, p.comments, err
}

type parser struct{ scanner }

// list reads the items of a list up to its closing bracket.
func (p *parser) list(into *Node, depth int) error {
	if depth > MaxDepth {
		return TooDeep{into.Line}
	}
	s := statement{list: into}
	for {
		t := p.next()
		switch t.kind {
		case end, closing:
			if t.kind == closing && depth == 0 {
				continue
			}
			return nil
		case opening:
			child := Node{Kind: List, Line: t.line, Name: s.name, Call: s.takeCall(t)}
			if err := p.list(&child, depth+1); err != nil {
				return err
			}
			s.add(child, t)
		case quoted, word:
			kind := Word
			if t.kind == quoted {
				kind = String
			}
			s.add(Node{Kind: kind, Text: t.text, Name: s.name, Line: t.line}, t)
		case assigning:
			s.assign()
		case separating:
			s.end()
		case lineEnd:
			if depth == 0 {
				s.endLine()
			}
		case joining:
			s.joins = true
		}
	}
}

// statement is what has been read since the last comma, semicolon or, outside
// all brackets, line end.
type statement struct {
	list  *Node
	start int    // index of its first item in the list
	name  string // what is being assigned to
	joins bool   // an operator follows the last item
	ended bool   // outside brackets a line has ended, which may go on

	joined strings.Builder // the text of the last item, if it was joined
}

// add appends an item; strings that an operator or nothing but space separates
// become one.
func (s *statement) add(n Node, t token) {
	items := s.list.Items
	if last := len(items) - 1; last >= s.start && n.Kind == String && items[last].Kind == String &&
		(s.joins || len(items[last].Text) >= 9 && len(n.Text) >= 9 && !t.glued) {
		s.join(&items[last], n.Text)
		s.joins, s.ended = false, false
		return
	}
	if s.ended && (!s.joins || n.Kind != String) {
		s.end()
		n.Name = ""
	}
	s.list.Items = append(s.list.Items, n)
	s.joins, s.ended = false, false
}

// join adds to the text of the last item. Any number of strings may be joined, so
// that what is there already is not copied each time.
func (s *statement) join(last *Node, text string) {
	if s.joined.Len() == 0 || s.joined.String() != last.Text {
		s.joined = strings.Builder{}
		s.joined.WriteString(last.Text)
	}
	s.joined.WriteString(text)
	last.Text = s.joined.String()
}

// assign makes the last word of the statement the name of what follows.
func (s *statement) assign() {
	items := s.list.Items
	for i := len(items) - 1; i >= s.start && s.name == ""; i-- {
		if s.name = items[i].Call; items[i].Kind != List {
			s.name = items[i].Text
		}
	}
	s.list.Items = items[:min(s.start, len(items))]
	s.ended = false
}

// takeCall removes the word right before a bracket, which is a function or a
// type, and is that word.
func (s *statement) takeCall(t token) string {
	items := s.list.Items
	last := len(items) - 1
	if last < s.start || items[last].Kind != Word || !t.glued || isCell(items[last].Text) {
		return ""
	}
	s.list.Items = items[:last]
	return items[last].Text
}

// isCell reports whether a word before a bracket is a cell: a number or a sign of an
// empty cell that is no name in any language.
func isCell(text string) bool { return strings.Trim(text, "-.?*0123456789") == "" }

func (s *statement) end() {
	s.start, s.name, s.joins, s.ended = len(s.list.Items), "", false, false
}

// endLine ends a statement unless its line may go on: an operator or a name is
// the last thing in it, or the next line begins with a string or a bracket.
func (s *statement) endLine() {
	if !s.joins && (s.name == "" || len(s.list.Items) > s.start) {
		s.ended = true
	}
}
