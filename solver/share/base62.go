package share

import "math/big"

// Bytes are written in base 62 by blocks, so that it takes time in proportion
// to their number: 32 bytes need 43 digits, and lose a third of a bit by that.
const (
	blockBytes  = 32
	blockDigits = 43
)

// digits62 are the digits of big.Int.Text.
const digits62 = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

// digitsFor is how many digits n bytes need, 0 to 32 of each.
func digitsFor(n int) int {
	most := new(big.Int).Lsh(big.NewInt(1), uint(8*n))
	return len(most.Sub(most, big.NewInt(1)).Text(62)) - asBit(n == 0)
}

func toBase62(bytes []byte) string {
	var text []byte
	for len(bytes) > 0 {
		block := bytes[:min(len(bytes), blockBytes)]
		bytes = bytes[len(block):]
		text = append(text, padded(new(big.Int).SetBytes(block), digitsFor(len(block)))...)
	}
	return string(text)
}

// padded is a number in base 62 with zeros before it.
func padded(n *big.Int, digits int) []byte {
	text := make([]byte, digits)
	for i := range text {
		text[i] = '0'
	}
	s := n.Text(62)
	copy(text[digits-len(s):], s)
	return text
}

// fromBase62 reads what toBase62 wrote; ok is false for anything else. The
// text holds digits of base 62 only.
func fromBase62(text string) (bytes []byte, ok bool) {
	for len(text) > 0 {
		block := text[:min(len(text), blockDigits)]
		text = text[len(block):]
		size := 0
		for digitsFor(size) < len(block) {
			size++
		}
		n, read := new(big.Int).SetString(block, 62)
		if !read || digitsFor(size) != len(block) || n.BitLen() > 8*size {
			return nil, false
		}
		bytes = append(bytes, n.FillBytes(make([]byte, size))...)
	}
	return bytes, true
}
