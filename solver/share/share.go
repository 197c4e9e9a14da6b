// Package share packs a position, with the player's marks and with the whole
// history if that is wanted, into a short code for links, and reads what the
// address of a page carries. Codes of every version are decoded forever.
//
// A code is a capital letter for the version and digits of base 62, so that it
// consists of letters and digits alone: no address, chat or mark-up gives another
// meaning to any of them. Since no version is called X, a code cannot be taken
// for the first symbols of a grid.
//
// Version A carries givens and entries and nothing else, in as few characters as
// possible; version B carries everything.
package share

import (
	"fmt"

	"sudoku/solver/board"
)

// Encode is the code of a position: givens and entries, conflicting ones too, and
// eliminations. Every position has one code.
func Encode(p *board.Position) string { return EncodeState(&board.Annotated{Position: *p}) }

// EncodeState is the code of a position with the player's marks. Every state has
// one code.
func EncodeState(a *board.Annotated) string {
	code, _ := EncodeHistory(Of(a)) // one state always fits
	return code
}

// EncodeHistory is the code of a history. The error says that its nodes do not
// make one tree, are more than MaxNodes, or make a code longer than MaxCode.
func EncodeHistory(h *History) (string, error) {
	if !h.fits() {
		return "", fmt.Errorf("share: no history of 1 to %d nodes, each after its parent", MaxNodes)
	}
	clean := h.cleaned()
	if clean.isBare() {
		return "A" + encodeA(&clean.Nodes[0].State.Position), nil
	}
	code := "B" + encodeB(clean)
	if len(code) > MaxCode {
		return "", fmt.Errorf("share: the history takes %d characters, %d are the most", len(code), MaxCode)
	}
	return code, nil
}

// versions are the decoders of what follows the letter of a version.
var versions = map[byte]func(code string) (*History, *Error){
	'A': func(code string) (*History, *Error) {
		p, err := decodeA(code)
		return Of(&board.Annotated{Position: p}), err
	},
	'B': decodeB,
}

// Decode reads the present position of a code of any version. The error is an
// *Error.
func Decode(code string) (board.Position, error) {
	h, err := DecodeHistory(code)
	if err != nil {
		return board.Position{}, err
	}
	return h.State().Position, nil
}

// DecodeHistory reads a code of any version; a code without a history is one of
// one node. The error is an *Error.
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
	read, known := versions[code[0]]
	if !known {
		return nil, &Error{Kind: UnknownVersion, Text: code[:1]}
	}
	return read(code[1:])
}

// IsVersion reports whether a letter is that of a version, which a code begins with.
func IsVersion(letter byte) bool { return versions[letter] != nil }

func isCodeCharacter(r rune) bool {
	return r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z'
}
