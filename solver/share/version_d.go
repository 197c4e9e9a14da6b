package share

import "strings"

// Version D is a note before a code of version A, B or C:
//
//  1. the number of bytes of the note, as toBase62 writes a byte,
//  2. the checksum of that byte and the note, as in version B,
//  3. the note, as toBase62 writes its bytes,
//  4. the other code, with its letter.
const lengthDigits = 2

// encodeD puts a note before another code. The note must be cleaned and not empty.
func encodeD(note, code string) string {
	length := []byte{byte(len(note))}
	return toBase62(length) + checkB(append(length, note...)) + toBase62([]byte(note)) + code
}

func decodeD(code string) (*History, *Error) {
	damaged := &Error{Kind: Damaged}
	if len(code) < lengthDigits {
		return nil, damaged
	}
	length, ok := fromBase62(code[:lengthDigits])
	if !ok {
		return nil, damaged
	}
	begin := lengthDigits + checkDigits
	end := begin + len(toBase62(make([]byte, length[0])))
	if len(code) <= end || !strings.Contains("ABC", code[end:end+1]) {
		return nil, damaged
	}
	note, ok := fromBase62(code[begin:end])
	if !ok {
		return nil, damaged
	}
	h, err, _ := version(code[end], code[end+1:])
	if err != nil {
		return nil, err
	}
	h.Note = string(note)
	if h.Note != cut(h.Note, MaxNote) || h.Note == "" || encodeD(h.Note, code[end:]) != code {
		return nil, damaged
	}
	return h, nil
}
