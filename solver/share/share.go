// Package share encodes a position or a whole history as a short code for links, and
// reads such codes from an address. Codes of every version remain readable.
//
// A code is a capital letter for the version followed by digits in base 62. It thus
// consists of letters and digits only, which have no special meaning in addresses, chats
// or markup. No version is named X, so a code is never mistaken for the first symbols of
// a grid.
//
// Version A holds only givens and entries, in as few characters as possible. Version B
// holds a whole history, but only links between single cells; version C allows groups of
// cells. Version D adds a note to a code of version A, B or C. Version E marks a game, in
// a code of version B, C or D, that opens in review.
package share

import (
	"fmt"

	"sudoku/solver/board"
)

// Encode returns the code of a position with its givens, entries and eliminations. The
// digits may conflict. A position has exactly one code.
func Encode(p *board.Position) string { return EncodeState(&board.Annotated{Position: *p}) }

// EncodeState returns the code of a position with the player's marks. A state has exactly
// one code.
func EncodeState(a *board.Annotated) string {
	code, _ := EncodeHistory(Of(a)) // a single state always fits
	return code
}

// EncodeHistory returns the code of a history. It fails if the nodes do not form one
// tree, if there are more than MaxNodes of them, or if the code is longer than MaxCode.
func EncodeHistory(h *History) (string, error) {
	if !h.fits() {
		return "", fmt.Errorf("share: no history of 1 to %d nodes, each after its parent", MaxNodes)
	}
	clean := h.cleaned()
	letter, grouped := "B", clean.hasGroups()
	if grouped {
		letter = "C"
	}
	code := ""
	if clean.isBare() {
		code = "A" + encodeA(&clean.Nodes[0].State.Position)
	} else {
		code = letter + encodeB(clean, grouped)
	}
	if clean.Note != "" {
		code = "D" + encodeD(clean.Note, code)
	}
	if clean.Review {
		code = "E" + code
	}
	if len(code) > MaxCode {
		return "", fmt.Errorf("share: the history takes %d characters, %d are the most", len(code), MaxCode)
	}
	return code, nil
}

// version decodes the rest of a code after the letter of its version. known is false if no
// version has the letter.
func version(letter byte, code string) (h *History, err *Error, known bool) {
	switch letter {
	case 'A':
		p, err := decodeA(code)
		return Of(&board.Annotated{Position: p}), err, true
	case 'B', 'C':
		h, err = decodeB(code, letter == 'C')
		return h, err, true
	case 'D':
		h, err = decodeD(code)
		return h, err, true
	case 'E':
		h, err = decodeE(code)
		return h, err, true
	}
	return nil, nil, false
}

// Decode returns the present position of a code of any version. Any error is an *Error.
func Decode(code string) (board.Position, error) {
	h, err := DecodeHistory(code)
	if err != nil {
		return board.Position{}, err
	}
	return h.State().Position, nil
}

// DecodeHistory decodes a code of any version. If the code holds only a position, the
// history has one node. Any error is an *Error.
func DecodeHistory(code string) (*History, error) {
	h, err := decode(code)
	if err != nil {
		return nil, err
	}
	return h, nil
}

func decode(code string) (*History, *Error) {
	if code == "" {
		return nil, &Error{Kind: Empty}
	}
	for i, r := range []rune(code) {
		if !isCodeCharacter(r) {
			return nil, &Error{Kind: BadCharacter, At: i + 1, Text: string(r)}
		}
	}
	h, err, known := version(code[0], code[1:])
	if !known {
		return nil, &Error{Kind: UnknownVersion, Text: code[:1]}
	}
	return h, err
}

// IsVersion reports whether a letter names a version and can therefore begin a code.
func IsVersion(letter byte) bool { return 'A' <= letter && letter <= 'E' }

func isCodeCharacter(r rune) bool {
	return r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z'
}
