// Package literal parses the lists, strings and numbers in JSON or in any programming
// language. It recognises the brackets, quotes, commas and comments that these languages
// share, and skips everything else.
package literal

import "strings"

// MaxDepth limits the nesting of brackets.
const MaxDepth = 32

// A Kind is the kind of a node.
type Kind uint8

// The kinds of node.
const (
	List   Kind = iota // text between two brackets
	String             // text between two quotes
	Word               // number or name
)

// A Node is a part of a text.
type Node struct {
	Kind  Kind
	Text  string // text of a String or a Word, with escapes decoded
	Name  string // key or variable to which the node is assigned, if any
	Call  string // word directly before the bracket of a List, as in Some(5)
	Line  int    // line on which the node begins, from 1
	Items []Node // items of a List
}

// TooDeep is the error for brackets nested deeper than MaxDepth.
type TooDeep struct{ Line int }

func (e TooDeep) Error() string { return "too many brackets in brackets" }

// Parse parses a text. The root is a List of everything outside all brackets. Brackets
// need not match; an unclosed list ends with the text. Parse also returns the comments in
// the text, without their delimiters. The only error is TooDeep.
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

// A statement is the text since the last comma or semicolon. Outside all brackets, a line
// end also begins a new statement.
type statement struct {
	list  *Node
	start int    // index of the statement's first item in the list
	name  string // name to which a value is assigned
	joins bool   // an operator follows the last item
	ended bool   // a line outside brackets has ended, but the statement may continue

	joined strings.Builder // text of the last item, if it was joined
}

// add appends an item. It joins strings that are separated by an operator, and long
// strings that are separated only by spaces.
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

// join appends to the text of the last item. It uses a builder, since a statement may
// join many strings.
func (s *statement) join(last *Node, text string) {
	if s.joined.Len() == 0 || s.joined.String() != last.Text {
		s.joined = strings.Builder{}
		s.joined.WriteString(last.Text)
	}
	s.joined.WriteString(text)
	last.Text = s.joined.String()
}

// assign makes the last word of the statement the name of the next item.
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

// takeCall removes and returns the word directly before a bracket, the name of a function
// or a type.
func (s *statement) takeCall(t token) string {
	items := s.list.Items
	last := len(items) - 1
	if last < s.start || items[last].Kind != Word || !t.glued || isCell(items[last].Text) {
		return ""
	}
	s.list.Items = items[:last]
	return items[last].Text
}

// isCell reports whether a word before a bracket is a cell: a number or a symbol of an
// empty cell that is not a name in any language.
func isCell(text string) bool { return strings.Trim(text, "-.?*0123456789") == "" }

func (s *statement) end() {
	s.start, s.name, s.joins, s.ended = len(s.list.Items), "", false, false
}

// endLine ends the statement unless it continues on the next line. It continues if its
// last token is an operator or a name, or if the next line begins with a string or a
// bracket.
func (s *statement) endLine() {
	if !s.joins && (s.name == "" || len(s.list.Items) > s.start) {
		s.ended = true
	}
}
