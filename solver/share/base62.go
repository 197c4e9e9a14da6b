package share

import "bytes"

// Bytes are converted to base 62 in blocks, so that the time is linear in their number.
// A block of 32 bytes takes 43 digits, which wastes a thirtieth of a bit.
const (
	blockBytes  = 32
	blockDigits = 43
)

// digitsFor returns the number of digits that n bytes need, for n up to 32.
func digitsFor(n int) int {
	most := newNatural(bytes.Repeat([]byte{0xff}, n))
	return len(most.text62(0))
}

// newNatural returns the number whose digits in base 256 are the bytes.
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

// fromBase62 decodes the output of toBase62. It returns false for other text.
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
