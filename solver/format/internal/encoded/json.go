package encoded

import (
	"strconv"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// JsonValue parses JSON. If isZipped is true, it accepts the abbreviations of SudokuPad's
// PuzzleZipper: unquoted names and colours, single quotes, f and t for false and true,
// and nothing at all for {}. A value is a string, a bool, a float64, nil, a []any or a
// map[string]any.
func JsonValue(text string, isZipped bool) (any, *core.Error) {
	r := jsonReader{text, isZipped}
	v, err := r.value(0)
	if err != nil {
		return nil, err
	}
	if r.peek() != 0 {
		return nil, &core.Error{Kind: core.Damaged}
	}
	return v, nil
}

// A jsonReader consumes a text from its start.
type jsonReader struct {
	text     string
	isZipped bool
}

// peek skips spaces and returns the next character, or 0 at the end.
func (r *jsonReader) peek() byte {
	r.text = strings.TrimLeft(r.text, " \t\r\n")
	if r.text == "" {
		return 0
	}
	return r.text[0]
}

// take consumes the next character if it is ch.
func (r *jsonReader) take(ch byte) bool {
	if r.peek() != ch {
		return false
	}
	r.text = r.text[1:]
	return true
}

func (r *jsonReader) value(depth int) (any, *core.Error) {
	if depth > core.MaxNesting {
		return nil, &core.Error{Kind: core.TooNested}
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

func (r *jsonReader) object(depth int) (any, *core.Error) {
	fields := make(map[string]any)
	r.take('{')
	for !r.take('}') {
		name, err := r.name()
		if err != nil {
			return nil, err
		}
		if !r.take(':') {
			return nil, &core.Error{Kind: core.Damaged}
		}
		v, err := r.value(depth)
		if err != nil {
			return nil, err
		}
		fields[name] = v
		if !r.take(',') && r.peek() != '}' {
			return nil, &core.Error{Kind: core.Damaged}
		}
	}
	return fields, nil
}

func (r *jsonReader) name() (string, *core.Error) {
	switch {
	case r.isQuote(r.peek()):
		return r.quoted()
	case r.isZipped:
		return r.bare(), nil
	}
	return "", &core.Error{Kind: core.Damaged}
}

func (r *jsonReader) array(depth int) (any, *core.Error) {
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
			return nil, &core.Error{Kind: core.Damaged}
		}
	}
}

// quoted reads a string up to a quote that matches its first character.
func (r *jsonReader) quoted() (string, *core.Error) {
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
	return "", &core.Error{Kind: core.Damaged}
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

// plain returns the value of a word without quotes.
func (r *jsonReader) plain(word string) (any, *core.Error) {
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
		return nil, &core.Error{Kind: core.Damaged}
	}
	return word, nil
}

// zippedColour expands a colour abbreviated by PuzzleZipper: six hexadecimal digits
// without "#", or "#0" and "#F" for black and white.
func zippedColour(word string) (colour string, ok bool) {
	switch {
	case word == "#0":
		return "#" + strings.Repeat("0", 6), true
	case word == "#F":
		return "#" + strings.Repeat("F", 6), true
	case len(word) == 6 && core.IsBase(strings.ToLower(word), 16):
		return "#" + word, true
	}
	return "", false
}

// field returns the value of the first of the names that is a key of an object, or nil.
func field(v any, names ...string) any {
	fields, _ := v.(map[string]any)
	for _, name := range names {
		if value, ok := fields[name]; ok {
			return value
		}
	}
	return nil
}

// Items returns the items of an array, or nil for any other value.
func Items(v any) []any {
	list, _ := v.([]any)
	return list
}

// stringValue returns a valid string without surrounding blanks, or "".
func stringValue(v any) string {
	s, _ := v.(string)
	return core.Words(s)
}

// toDigit converts a number or a string to a digit. nil and "" give 0.
func toDigit(v any) (d board.Digit, ok bool) {
	switch v := v.(type) {
	case nil:
		return 0, true
	case float64:
		n := int(v)
		return board.Digit(n), n >= 0 && n <= 9 && float64(n) == v
	case string:
		n, ok := core.FromBase(v, 10)
		return board.Digit(n), ok && len(v) <= 1
	}
	return 0, false
}
