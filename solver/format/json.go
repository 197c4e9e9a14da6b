package format

import (
	"strconv"
	"strings"

	"sudoku/solver/board"
)

// jsonValue reads JSON, if it is zipped as SudokuPad's PuzzleZipper shortens it:
// names without quotes, single quotes for double ones, f and t for false and
// true, colours without quotes, and nothing at all for {}. A value is a string,
// a bool, a float64, nil, a []any or a map[string]any.
func jsonValue(text string, isZipped bool) (any, *Error) {
	r := jsonReader{text, isZipped}
	v, err := r.value(0)
	if err != nil {
		return nil, err
	}
	if r.peek() != 0 {
		return nil, &Error{Kind: Damaged}
	}
	return v, nil
}

// jsonReader reads from the head of a text.
type jsonReader struct {
	text     string
	isZipped bool
}

// peek is the next character that is no space, 0 at the end.
func (r *jsonReader) peek() byte {
	r.text = strings.TrimLeft(r.text, " \t\r\n")
	if r.text == "" {
		return 0
	}
	return r.text[0]
}

// take passes over the next character if it is ch.
func (r *jsonReader) take(ch byte) bool {
	if r.peek() != ch {
		return false
	}
	r.text = r.text[1:]
	return true
}

func (r *jsonReader) value(depth int) (any, *Error) {
	if depth > maxNesting {
		return nil, &Error{Kind: TooNested}
	}
	switch ch := r.peek(); {
	case ch == '{':
		return r.object(depth + 1)
	case ch == '[':
		return r.array(depth + 1)
	case r.isQuote(ch):
		return r.quoted()
	case r.isZipped && (ch == ',' || ch == ']' || ch == '}'):
		return map[string]any{}, nil
	}
	return r.plain(r.bare())
}

func (r *jsonReader) isQuote(ch byte) bool { return ch == '"' || r.isZipped && ch == '\'' }

func (r *jsonReader) object(depth int) (any, *Error) {
	fields := make(map[string]any)
	r.take('{')
	for !r.take('}') {
		name, err := r.name()
		if err != nil {
			return nil, err
		}
		if !r.take(':') {
			return nil, &Error{Kind: Damaged}
		}
		v, err := r.value(depth)
		if err != nil {
			return nil, err
		}
		fields[name] = v
		if !r.take(',') && r.peek() != '}' {
			return nil, &Error{Kind: Damaged}
		}
	}
	return fields, nil
}

func (r *jsonReader) name() (string, *Error) {
	switch {
	case r.isQuote(r.peek()):
		return r.quoted()
	case r.isZipped:
		return r.bare(), nil
	}
	return "", &Error{Kind: Damaged}
}

func (r *jsonReader) array(depth int) (any, *Error) {
	var items []any
	r.take('[')
	if r.take(']') {
		return items, nil
	}
	for {
		v, err := r.value(depth)
		if err != nil {
			return nil, err
		}
		items = append(items, v)
		if r.take(']') {
			return items, nil
		}
		if !r.take(',') {
			return nil, &Error{Kind: Damaged}
		}
	}
}

// quoted reads a string up to the quote that it begins with.
func (r *jsonReader) quoted() (string, *Error) {
	quote := r.text[0]
	var b strings.Builder
	for i := 1; i < len(r.text); i++ {
		switch ch := r.text[i]; {
		case ch == quote:
			r.text = r.text[i+1:]
			return b.String(), nil
		case ch != '\\':
			b.WriteByte(ch)
		case i+1 < len(r.text):
			i++
			switch escaped := r.text[i]; escaped {
			case 'n':
				b.WriteByte('\n')
			case 't':
				b.WriteByte('\t')
			case 'b', 'f', 'r':
			case 'u':
				if n, err := strconv.ParseUint(r.text[i+1:min(i+5, len(r.text))], 16, 16); err == nil {
					b.WriteRune(rune(n))
					i += 4
				}
			default:
				b.WriteByte(escaped)
			}
		}
	}
	return "", &Error{Kind: Damaged}
}

// bare reads a word without quotes.
func (r *jsonReader) bare() string {
	end := strings.IndexAny(r.text, ",:]}{[\"' \t\r\n")
	if end < 0 {
		end = len(r.text)
	}
	word := r.text[:end]
	r.text = r.text[end:]
	return word
}

// plain is the value of a word without quotes.
func (r *jsonReader) plain(word string) (any, *Error) {
	switch {
	case word == "true", word == "t" && r.isZipped:
		return true, nil
	case word == "false", word == "f" && r.isZipped:
		return false, nil
	case word == "null":
		return nil, nil
	}
	if colour, ok := zippedColour(word); ok && r.isZipped {
		return colour, nil
	}
	if n, err := strconv.ParseFloat(word, 64); err == nil {
		return n, nil
	}
	if word == "" || !r.isZipped {
		return nil, &Error{Kind: Damaged}
	}
	return word, nil
}

// zippedColour is a colour as PuzzleZipper shortens it: six digits of base 16
// without "#", or the first of black's and white's.
func zippedColour(word string) (colour string, ok bool) {
	switch {
	case word == "#0":
		return "#" + strings.Repeat("0", 6), true
	case word == "#F":
		return "#" + strings.Repeat("F", 6), true
	case len(word) == 6 && isBase(strings.ToLower(word), 16):
		return "#" + word, true
	}
	return "", false
}

// field is the value of the first of some names that an object has, nil if v
// is no object or has none of them.
func field(v any, names ...string) any {
	fields, _ := v.(map[string]any)
	for _, name := range names {
		if value, ok := fields[name]; ok {
			return value
		}
	}
	return nil
}

// items are the items of an array, none for anything else.
func items(v any) []any {
	list, _ := v.([]any)
	return list
}

// said is a string, "" for anything else, without what is no text.
func said(v any) string {
	s, _ := v.(string)
	return words(s)
}

// digitOf is the digit that a value represents, as a number or as a string;
// nil and "" stand for none.
func digitOf(v any) (d board.Digit, ok bool) {
	switch v := v.(type) {
	case nil:
		return 0, true
	case float64:
		n := int(v)
		return board.Digit(n), n >= 0 && n <= 9 && float64(n) == v
	case string:
		n, ok := fromBase(v, 10)
		return board.Digit(n), ok && len(v) <= 1
	}
	return 0, false
}
