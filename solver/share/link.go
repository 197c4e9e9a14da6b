package share

import (
	"net/url"
	"strings"

	"sudoku/solver/board"
)

// FromLink reads the position in an address. It looks in the fragment and, if that is
// empty or holds something else, in the query parameter p. Either may be a code or a line
// of 81 symbols, with or without percent-encoding. The leading '#' and '?' are optional.
// If the address contains neither, found is false and err is nil. Any error is an *Error;
// an unrecognised fragment is an error unless the query has the parameter p.
func FromLink(fragment, query string) (p board.Position, found bool, err error) {
	h, found, err := HistoryFromLink(fragment, query)
	if !found {
		return board.Position{}, false, err
	}
	return h.State().Position, true, nil
}

// HistoryFromLink reads the whole history in an address, in the same way as FromLink. If
// the address contains only a position, the history has one node.
func HistoryFromLink(fragment, query string) (h *History, found bool, err error) {
	text := strings.TrimPrefix(fragment, "#")
	if decoded, err := url.PathUnescape(text); err == nil {
		text = decoded // a stray '%' is reported later
	}
	asked := parameter(strings.TrimPrefix(query, "?"), "p")
	if text == "" {
		text = asked
	}
	if text == "" {
		return nil, false, nil
	}
	h, problem := read(text)
	if problem != nil && problem.Kind == Unrecognized && asked != "" {
		h, problem = read(asked) // the fragment holds something else
	}
	if problem != nil {
		return nil, false, problem
	}
	return h, true, nil
}

// parameter returns the first value of a query parameter. The rest of the query may be
// malformed.
func parameter(query, name string) string {
	for pair := range strings.SplitSeq(query, "&") {
		key, value, _ := strings.Cut(pair, "=")
		if key != name {
			continue
		}
		if decoded, err := url.QueryUnescape(value); err == nil {
			return decoded
		}
		return value
	}
	return ""
}

// read reads a code or a line of 81 symbols.
func read(text string) (*History, *Error) {
	symbols := []rune(text)
	first := symbols[0]
	if _, isSymbol := board.ParseDigit(first); isSymbol {
		return readLine(symbols)
	}
	if first >= 'A' && first <= 'Z' {
		return decode(text)
	}
	if !isCodeCharacter(first) {
		return nil, &Error{Kind: BadCharacter, At: 1, Text: string(first)}
	}
	return nil, &Error{Kind: Unrecognized}
}

func readLine(symbols []rune) (*History, *Error) {
	var p board.Annotated
	for i, r := range symbols {
		d, ok := board.ParseDigit(r)
		if !ok {
			return nil, &Error{Kind: BadCharacter, At: i + 1, Text: string(r)}
		}
		if i < board.Cells {
			p.Givens[i] = d
		}
	}
	if len(symbols) != board.Cells {
		return nil, &Error{Kind: WrongLength, Got: len(symbols), Want: board.Cells}
	}
	return Of(&p), nil
}
