package share

import (
	"net/url"
	"strings"

	"sudoku/solver/board"
)

// FromLink reads the position that an address carries: in its fragment, or if
// that is empty or about something else in the parameter p of its query, as a
// code or as a line of 81 symbols. The leading '#' and '?' may be there or not;
// what is percent-encoded is decoded. found is false, without an error, if the
// address carries nothing. The error is an *Error; a fragment that is anything
// else is one as well, unless the query has a p.
func FromLink(fragment, query string) (p board.Position, found bool, err error) {
	h, found, err := HistoryFromLink(fragment, query)
	if !found {
		return board.Position{}, false, err
	}
	return h.State().Position, true, nil
}

// HistoryFromLink reads all that an address carries, as FromLink does; where that
// is a position alone, a history of one node.
func HistoryFromLink(fragment, query string) (h *History, found bool, err error) {
	text := strings.TrimPrefix(fragment, "#")
	if decoded, err := url.PathUnescape(text); err == nil {
		text = decoded // a stray '%' is a separate error further on
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
		h, problem = read(asked) // the fragment is about something else
	}
	if problem != nil {
		return nil, false, problem
	}
	return h, true, nil
}

// parameter is the value of the first parameter of that name in a query, which
// may be malformed elsewhere.
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
