package core

import (
	"bufio"
	"io"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// asUTF8 converts UTF-16, with or without a byte order mark, to UTF-8. It leaves other
// text unchanged.
//
// It also repairs UTF-16 that was decoded as UTF-8. In such a text, the mark has become
// two replacement characters and every other character is a NUL.
func asUTF8(text string) string {
	if strings.HasPrefix(text, "\ufffd\ufffd") && strings.IndexByte(text[:min(len(text), 16)], 0) >= 0 {
		return strings.ReplaceAll(strings.TrimLeft(text, "\ufffd"), "\x00", "")
	}
	order := detectByteOrder(text[:min(len(text), 8)])
	if order == nil {
		return text
	}
	plain, err := io.ReadAll(&utf16Reader{in: bufio.NewReader(strings.NewReader(text)), order: order})
	if err != nil {
		return text
	}
	return string(plain)
}

// InUTF8 is like asUTF8 but converts a reader.
func InUTF8(in *bufio.Reader) *bufio.Reader {
	order := detectByteOrder(PeekString(in, 4))
	if order == nil {
		return in
	}
	return bufio.NewReader(&utf16Reader{in: in, order: order})
}

// PeekString returns up to size bytes from a reader without consuming them.
func PeekString(in *bufio.Reader, size int) string {
	head, _ := in.Peek(size)
	return string(head)
}

// A byteOrder combines two bytes into a number.
type byteOrder func(a, b byte) uint16

func littleEndian(a, b byte) uint16 { return uint16(a) | uint16(b)<<8 }
func bigEndian(a, b byte) uint16    { return uint16(a)<<8 | uint16(b) }

// detectByteOrder returns the byte order of UTF-16, judging by the byte order mark or the
// zeros in the first four bytes. It returns nil for other text.
func detectByteOrder(head string) byteOrder {
	switch {
	case strings.HasPrefix(head, "\xff\xfe"):
		return littleEndian
	case strings.HasPrefix(head, "\xfe\xff"):
		return bigEndian
	case len(head) < 4:
		return nil
	case head[0] != 0 && head[1] == 0 && head[2] != 0 && head[3] == 0:
		return littleEndian
	case head[0] == 0 && head[1] != 0 && head[2] == 0 && head[3] != 0:
		return bigEndian
	}
	return nil
}

// A utf16Reader converts UTF-16 to UTF-8.
type utf16Reader struct {
	in      *bufio.Reader
	order   byteOrder
	started bool
	pending []byte
}

// Read implements io.Reader.
func (r *utf16Reader) Read(p []byte) (int, error) {
	for len(r.pending) == 0 {
		c, err := r.rune()
		if err != nil {
			return 0, err
		}
		if c != '\ufeff' || r.started {
			r.pending = utf8.AppendRune(r.pending, c)
		}
		r.started = true
	}
	n := copy(p, r.pending)
	r.pending = r.pending[n:]
	return n, nil
}

func (r *utf16Reader) rune() (rune, error) {
	first, err := r.word()
	if err != nil || !utf16.IsSurrogate(rune(first)) {
		return rune(first), err
	}
	second, err := r.word()
	if err != nil {
		return utf8.RuneError, nil
	}
	return utf16.DecodeRune(rune(first), rune(second)), nil
}

// word reads two bytes. It drops a single byte at the end.
func (r *utf16Reader) word() (uint16, error) {
	a, err := r.in.ReadByte()
	if err != nil {
		return 0, err
	}
	b, err := r.in.ReadByte()
	if err != nil {
		return 0, io.EOF
	}
	return r.order(a, b), nil
}
