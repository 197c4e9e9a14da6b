// Package share packs a position into a short code for links and reads what
// the address of a page carries. Codes of every version are decoded for ever.
//
// A code is a capital letter for the version and the digits of a number in
// base 62, so that it consists of letters and digits alone: no address, chat
// or mark-up gives another meaning to any of them. Since no version is called
// X, a code cannot be taken for the first symbols of a grid.
package share

import (
	"sudoku/solver/board"
)

// Encode is the code of a position in the present version, which carries
// givens and entries, conflicting ones too, and no eliminations. Every
// position has one code.
func Encode(p *board.Position) string { return "A" + encodeA(p) }

// versions are the decoders of what follows the letter of a version.
var versions = map[byte]func(code string) (board.Position, *Error){
	'A': decodeA,
}

// Decode reads a code of any version. The error is an *Error.
func Decode(code string) (board.Position, error) {
	p, err := decode(code)
	if err != nil {
		return board.Position{}, err
	}
	return p, nil
}

func decode(code string) (board.Position, *Error) {
	if code == "" {
		return board.Position{}, &Error{Kind: Empty}
	}
	for i, r := range []rune(code) {
		if !isCodeCharacter(r) {
			return board.Position{}, &Error{Kind: BadCharacter, At: i + 1, Text: string(r)}
		}
	}
	read, known := versions[code[0]]
	if !known {
		return board.Position{}, &Error{Kind: UnknownVersion, Text: code[:1]}
	}
	return read(code[1:])
}

func isCodeCharacter(r rune) bool {
	return r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z'
}
