package share

import "slices"

// A natural is a natural number of any size. It holds the digits in base 2^32, least
// significant first, without leading zeros. It multiplies and divides only by small
// numbers, which is sufficient for codes. Package math/big would make up one percent of
// the page's download.
type natural []uint32

const digits62 = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

// timesPlus sets n to n*factor + plus.
func (n *natural) timesPlus(factor, plus int) {
	carry := uint64(uint32(plus))
	for i, digit := range *n {
		carry += uint64(digit) * uint64(uint32(factor))
		(*n)[i] = uint32(carry)
		carry >>= 32
	}
	if carry > 0 {
		*n = append(*n, uint32(carry))
	}
	n.trim()
}

// divide sets n to n/by and returns the remainder. by must be positive.
func (n *natural) divide(by int) (rest int) {
	var above uint64
	for i, digit := range slices.Backward(*n) {
		above = above<<32 | uint64(digit)
		(*n)[i] = uint32(above / uint64(uint32(by)))
		above %= uint64(uint32(by))
	}
	n.trim()
	return int(above)
}

func (n *natural) trim() {
	for len(*n) > 0 && (*n)[len(*n)-1] == 0 {
		*n = (*n)[:len(*n)-1]
	}
}

// text62 returns n in base 62, padded with zeros to at least the given number of digits.
// It sets n to zero.
func (n *natural) text62(digits int) []byte {
	var text []byte
	for len(*n) > 0 || len(text) < digits {
		text = append(text, digits62[n.divide(len(digits62))])
	}
	slices.Reverse(text)
	return text
}

// natural62 parses a number in base 62. It returns false for other characters.
func natural62(text string) (n natural, ok bool) {
	for _, c := range []byte(text) {
		digit, ok := digit62(c)
		if !ok {
			return nil, false
		}
		n.timesPlus(len(digits62), digit)
	}
	return n, true
}

func digit62(c byte) (digit int, ok bool) {
	switch {
	case '0' <= c && c <= '9':
		return int(c - '0'), true
	case 'a' <= c && c <= 'z':
		return int(c-'a') + 10, true
	case 'A' <= c && c <= 'Z':
		return int(c-'A') + 36, true
	}
	return 0, false
}
