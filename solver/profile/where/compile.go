package where

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"sudoku/solver/generate"
	"sudoku/solver/profile"
)

// An Error says where and why a source is not an expression.
type Error struct {
	Kind Kind
	At   int    // byte offset in the source
	Word string // the word concerned, "" at the end of the source
}

// Kind is the kind of an error.
type Kind uint8

// The kinds of errors.
const (
	Missing          Kind = iota // an operand is missing
	Unexpected                   // Word is not allowed here
	Unclosed                     // Word, a quotation mark or bracket, is never closed
	UnknownColumn                // there is no column Word
	UnknownTechnique             // no key of a technique is or contains Word
	UnknownSymmetry              // no symmetry has the key Word
	NoKey                        // Word, which is technique or symmetry, needs a key in quotes
	NoCondition                  // the operand is neither true nor false
	NoNumber                     // the operand is not a number
	Mixed                        // a number, a text or a condition is compared with another kind
	TooLong                      // the source is too long or too deeply nested
	Kinds            = iota
)

// Error returns the kind and the offset. The messages for users are in app/text.
func (e *Error) Error() string {
	return "where: error " + strconv.Itoa(int(e.Kind)) + " at " + strconv.Itoa(e.At)
}

// mostSource and mostDepth limit sources, so that none exhausts the stack.
const (
	mostSource = 10_000
	mostDepth  = 200
)

// Compile parses an expression. The columns in lacks are treated as unknown. An error is
// an *Error.
func Compile(source string, lacks ...string) (_ *Expression, err error) {
	c := &compiler{source: source, lacks: lacks, layers: profile.Read}
	defer func() {
		if wrong, ok := recover().(*Error); ok {
			err = wrong
		}
	}()
	if len(source) > mostSource {
		c.fail(TooLong, 0, "")
	}
	c.next()
	root := c.parse(1)
	if !c.atEnd() {
		c.unexpected()
	}
	c.need(root, condition)
	return &Expression{root, c.layers}, nil
}

// compiler parses a source by precedence climbing. It panics with an *Error.
type compiler struct {
	source string
	lacks  []string
	layers profile.Layer
	token  token
	end    int // offset after token
	depth  int
}

func (c *compiler) fail(kind Kind, at int, word string) { panic(&Error{kind, at, word}) }

// need fails unless n is of kind k.
func (c *compiler) need(n *node, k kind) {
	if n.kind == k {
		return
	}
	switch k {
	case condition:
		c.fail(NoCondition, n.at, "")
	case number:
		c.fail(NoNumber, n.at, "")
	}
	c.fail(Mixed, n.at, "")
}

// binary lists the binary operators by precedence, loosest first. A map would need more
// code.
var binary = [...][]string{
	1: {"or"},
	2: {"and"},
	4: {"==", "!=", "<", "<=", ">", ">=", "in", "not", "contains", "startsWith", "endsWith"},
	5: {"+", "-"},
	6: {"*", "/", "%"},
}

// precedence returns the precedence of a binary operator, or 0 if op is not one.
func precedence(op string) int {
	for binds, ops := range binary {
		if slices.Contains(ops, op) {
			return binds
		}
	}
	return 0
}

// sumPrecedence is the precedence of + and -.
const sumPrecedence = 5

// notPrecedence is the precedence of the prefix operator not. The prefix ! binds tighter
// than any other operator.
const notPrecedence = 3

// parse parses operators that bind at least as tightly as least.
func (c *compiler) parse(least int) *node {
	if c.depth++; c.depth > mostDepth {
		c.fail(TooLong, c.token.at, "")
	}
	left := c.operand()
	for {
		op := c.token
		binds := precedence(op.text)
		if op.quoted || binds < least || binds == 0 {
			break
		}
		c.next()
		switch op.text {
		case "in":
			left = c.within(left)
		case "not": // as in "er not in 1..2"
			if c.token.text != "in" {
				c.fail(Unexpected, op.at, op.text)
			}
			c.next()
			left = &node{op: "not", at: left.at, operands: []*node{c.within(left)}}
		default:
			left = c.join(op, left, c.parse(binds+1))
		}
	}
	c.depth--
	return left
}

// join returns the node of an operator with two operands.
func (c *compiler) join(op token, a, b *node) *node {
	n := &node{op: op.text, at: a.at, operands: []*node{a, b}}
	switch op.text {
	case "and", "or":
		c.need(a, condition)
		c.need(b, condition)
	case "+", "-", "*", "/", "%":
		c.need(a, number)
		c.need(b, number)
		n.kind = number
	case "contains", "startsWith", "endsWith":
		c.need(a, text)
		c.need(b, text)
	default:
		c.need(b, a.kind)
		if a.kind == condition && op.text != "==" && op.text != "!=" {
			c.fail(NoNumber, a.at, "")
		}
	}
	return n
}

// within parses the right side of in.
func (c *compiler) within(a *node) *node {
	if open := c.token; c.accept(list) {
		n := &node{op: list, at: a.at, operands: []*node{a}}
		for !c.accept("]") {
			if c.atEnd() {
				c.fail(Unclosed, open.at, open.text)
			}
			if len(n.operands) > 1 && !c.accept(",") {
				c.unexpected()
			}
			x := c.parse(sumPrecedence)
			c.need(x, a.kind)
			n.operands = append(n.operands, x)
		}
		return n
	}
	from := c.parse(sumPrecedence)
	if !c.accept("..") {
		c.unexpected()
	}
	to := c.parse(sumPrecedence)
	for _, x := range []*node{a, from, to} {
		c.need(x, number)
	}
	return &node{op: "..", at: a.at, operands: []*node{a, from, to}}
}

// operand parses an operand with its prefix operators.
func (c *compiler) operand() *node {
	t := c.token
	c.next()
	switch {
	case t.quoted:
		return &node{kind: text, at: t.at, value: value{s: t.text}}
	case t.text == "(":
		n := c.parse(1)
		if !c.accept(")") {
			if c.atEnd() {
				c.fail(Unclosed, t.at, t.text)
			}
			c.unexpected()
		}
		return n
	case t.text == "!" || t.text == "not":
		n := &node{op: "not", at: t.at}
		if t.text == "!" {
			n.operands = []*node{c.operand()}
		} else {
			n.operands = []*node{c.parse(notPrecedence)}
		}
		c.need(n.operands[0], condition)
		return n
	case t.text == "-":
		n := &node{op: negative, kind: number, at: t.at, operands: []*node{c.operand()}}
		c.need(n.operands[0], number)
		return n
	case t.text != "" && isDigit(t.text[0]):
		x, err := strconv.ParseFloat(t.text, 64)
		if err != nil {
			c.fail(Unexpected, t.at, t.text)
		}
		return &node{kind: number, at: t.at, value: value{n: x}}
	case t.text != "" && isLetter(t.text[0]) && precedence(t.text) == 0:
		return c.word(t)
	case t.text == "":
		c.fail(Missing, t.at, "")
	}
	c.fail(Unexpected, t.at, t.text)
	return nil
}

// word returns the node of a column, a constant or a call.
func (c *compiler) word(t token) *node {
	if t.text == hasTechnique || t.text == hasSymmetry {
		return c.call(t)
	}
	for _, w := range words {
		if w.text == t.text {
			return &node{kind: w.kind, at: t.at, value: value{n: w.n}}
		}
	}
	x := find(t.text)
	if x == nil || slices.Contains(c.lacks, x.key) {
		c.fail(UnknownColumn, t.at, t.text)
	}
	c.layers = c.layers.With(x.layer)
	return &node{op: column, kind: x.kind, at: t.at, of: x.of}
}

// call parses the key after technique or symmetry.
func (c *compiler) call(t token) *node {
	n := &node{op: t.text, at: t.at}
	open := c.token
	if !c.accept("(") || !c.token.quoted {
		c.fail(NoKey, t.at, t.text)
	}
	key := c.token
	c.next()
	if !c.accept(")") {
		c.fail(Unclosed, open.at, open.text)
	}
	if t.text == hasTechnique {
		c.layers = c.layers.With(profile.Rated)
		if n.used = profile.Named(key.text); n.used.IsEmpty() {
			c.fail(UnknownTechnique, key.at, key.text)
		}
		return n
	}
	c.layers = c.layers.With(profile.Properties)
	var ok bool
	if n.symmetry, ok = generate.SymmetryByKey(key.text); !ok {
		c.fail(UnknownSymmetry, key.at, key.text)
	}
	return n
}

// accept skips the token if it is an operator or bracket with the given text.
func (c *compiler) accept(text string) bool {
	if c.token.quoted || c.token.text != text {
		return false
	}
	c.next()
	return true
}

// atEnd reports whether the token is the last one.
func (c *compiler) atEnd() bool { return c.token.text == "" && !c.token.quoted }

// unexpected fails at the token.
func (c *compiler) unexpected() {
	if c.atEnd() {
		c.fail(Missing, c.token.at, "")
	}
	c.fail(Unexpected, c.token.at, c.token.text)
}

// A token is a word, a number, a quoted text or an operator. The last token is "" and not
// quoted.
type token struct {
	text   string
	at     int
	quoted bool
}

// operators lists the operators that are not words. Those of two characters come first.
var operators = []string{"&&", "||", "==", "!=", "<=", ">=", "..", "<", ">", "!", "+", "-", "*", "/", "%", "(", ")", "[", "]", ","}

// next reads the next token.
func (c *compiler) next() {
	rest := strings.TrimLeft(c.source[c.end:], " \t\r\n")
	at := len(c.source) - len(rest)
	length := 0
	switch {
	case rest == "":
	case rest[0] == '"' || rest[0] == '\'':
		end := strings.IndexByte(rest[1:], rest[0])
		if end < 0 {
			c.fail(Unclosed, at, rest[:1])
		}
		c.token, c.end = token{rest[1 : 1+end], at, true}, at+end+2
		return
	case isLetter(rest[0]):
		for length < len(rest) && (isLetter(rest[length]) || isDigit(rest[length])) {
			length++
		}
	case isDigit(rest[0]):
		for length < len(rest) && (isDigit(rest[length]) || rest[length] == '.' && !strings.HasPrefix(rest[length:], "..")) {
			length++
		}
	default:
		for _, op := range operators {
			if strings.HasPrefix(rest, op) {
				length = len(op)
				break
			}
		}
		if length == 0 {
			_, size := utf8.DecodeRuneInString(rest)
			c.fail(Unexpected, at, rest[:size])
		}
	}
	word := rest[:length]
	c.end = at + length
	switch word {
	case "&&":
		word = "and"
	case "||":
		word = "or"
	}
	c.token = token{text: word, at: at}
}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }

func isLetter(b byte) bool { return 'a' <= b|0x20 && b|0x20 <= 'z' || b == '_' }
