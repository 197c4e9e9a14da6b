package share

import "bytes"

// Bytes are written in base 62 by blocks, so that it takes time in proportion
// to their number: 32 bytes need 43 digits, and lose a third of a bit by that.
const (
	blockBytes  = 32
	blockDigits = 43
)

// digitsFor is how many digits n bytes need, 0 to 32 of each.
func digitsFor(n int) int {
	most := newNatural(bytes.Repeat([]byte{0xff}, n))
	return len(most.text62(0))
}

// newNatural is the number of which these are the digits in base 256.
func newNatural(bytes []byte) (n natural) {
	for _, b := range bytes {
		n.timesPlus(1<<8, int(b))
	}
	return n
}

func toBase62(bytes []byte) string {
	var text []byte
	for len(bytes) > 0 {
		block := bytes[:min(len(bytes), blockBytes)]
		bytes = bytes[len(block):]
		n := newNatural(block)
		text = append(text, n.text62(digitsFor(len(block)))...)
	}
	return string(text)
}

// fromBase62 reads what toBase62 wrote; ok is false for anything else.
func fromBase62(text string) (bytes []byte, ok bool) {
	for len(text) > 0 {
		block := text[:min(len(text), blockDigits)]
		text = text[len(block):]
		size := 0
		for digitsFor(size) < len(block) {
			size++
		}
		n, read := natural62(block)
		if !read || digitsFor(size) != len(block) {
			return nil, false
		}
		part := make([]byte, size)
		for i := range part {
			part[size-1-i] = byte(n.divide(1 << 8))
		}
		if len(n) > 0 {
			return nil, false
		}
		bytes = append(bytes, part...)
	}
	return bytes, true
}
