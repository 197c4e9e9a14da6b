package encoded

import (
	"strings"
	"unicode/utf16"
)

// The rest of this file implements the compression that f-puzzles and SudokuPad use. It
// is LZ78 over UTF-16, in base64. Codes have their lowest bit first and grow by one bit
// when the dictionary exceeds their range.
//
// Source: pieroxy's lz-string, compressToBase64.

const base64Symbols = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

// Codes with a special meaning.
const (
	lzByte = iota // an 8-bit character follows
	lzWide        // a 16-bit character follows
	lzEnd
	lzFirst // first entry of the dictionary
)

// MaxInflated limits the size of decompressed text, in bytes or words of UTF-16. A puzzle
// takes a few thousand.
const MaxInflated = 1 << 19

// LzCompress compresses a text.
func LzCompress(text string) string { return lzCompress16(utf16.Encode([]rune(text))) }

func lzCompress16(text []uint16) string {
	w := lzWriter{bits: 2, room: 2}
	type longer struct {
		prefix int
		next   uint16
	}
	entries := make(map[longer]int)
	characters := make(map[uint16]int) // codes of characters
	fresh := make(map[int]uint16)      // characters not yet written, by code
	size := lzFirst
	current := -1 // code of the text read but not yet written
	flush := func() {
		if ch, ok := fresh[current]; ok {
			delete(fresh, current)
			if ch < 256 {
				w.put(lzByte)
				w.write(int(ch), 8)
			} else {
				w.put(lzWide)
				w.write(int(ch), 16)
			}
			w.grow()
		} else {
			w.put(current)
		}
		w.grow()
	}
	for _, ch := range text {
		single, known := characters[ch]
		if !known {
			single = size
			characters[ch], fresh[single] = single, ch
			size++
		}
		if current < 0 {
			current = single
			continue
		}
		if code, ok := entries[longer{current, ch}]; ok {
			current = code
			continue
		}
		flush()
		entries[longer{current, ch}] = size
		size++
		current = single
	}
	if current >= 0 {
		flush()
	}
	w.put(lzEnd)
	return w.end()
}

// An lzWriter writes codes of increasing width.
type lzWriter struct {
	out        strings.Builder
	value, got int // value and number of pending bits
	bits, room int // width of a code, and number of codes before it grows
}

func (w *lzWriter) put(code int) { w.write(code, w.bits) }

func (w *lzWriter) grow() {
	if w.room--; w.room == 0 {
		w.room = 1 << w.bits
		w.bits++
	}
}

func (w *lzWriter) write(value, bits int) {
	for range bits {
		w.value = w.value<<1 | value&1
		value >>= 1
		if w.got++; w.got == 6 {
			w.out.WriteByte(base64Symbols[w.value])
			w.value, w.got = 0, 0
		}
	}
}

// end pads the last symbol with zero bits. If no bits are pending, it writes one more
// symbol.
func (w *lzWriter) end() string {
	w.write(0, 6-w.got)
	return w.out.String() + "==="[:(4-w.out.Len()%4)%4]
}

// LzDecompress reverses LzCompress. It accepts standard base64 and variants for URLs,
// with "-" or "_" for "/". It returns false if the text exceeds MaxInflated or the code
// is damaged. As there is no checksum, it detects damage by compressing the result again.
func LzDecompress(code string) (text string, ok bool) {
	code = strings.NewReplacer("-", "/", "_", "/").Replace(strings.TrimRight(code, "=$"))
	words, ok := lzDecompress16(code)
	if !ok || strings.TrimRight(lzCompress16(words), "=") != code {
		return "", false
	}
	return string(utf16.Decode(words)), true
}

func lzDecompress16(code string) (out []uint16, ok bool) {
	r := lzReader{text: code}
	// A piece is an entry of the dictionary, given as a section of the output.
	type piece struct{ from, to int }
	entries := make([]piece, lzFirst)
	bits, room := 2, 1
	last := piece{}
	for {
		n := r.read(bits)
		from := len(out)
		switch {
		case r.failed, len(out) > MaxInflated:
			return nil, false
		case n == lzEnd:
			return out, true
		case n == lzByte || n == lzWide:
			out = append(out, uint16(r.read(8+8*n)))
			entries = append(entries, piece{from, from + 1})
			if from > 0 {
				room--
			}
		case n < len(entries):
			out = append(out, out[entries[n].from:entries[n].to]...)
		case n == len(entries) && from > 0: // the last piece followed by its first character
			out = append(out, out[last.from:last.to]...)
			out = append(out, out[last.from])
		default:
			return nil, false
		}
		if from > 0 {
			if room == 0 {
				room = 1 << bits
				bits++
			}
			entries = append(entries, piece{last.from, last.to + 1})
		}
		last = piece{from, len(out)}
		if room--; room == 0 {
			room = 1 << bits
			bits++
		}
	}
}

// An lzReader reads bits from base64.
type lzReader struct {
	text       string
	value, got int
	failed     bool // the text ended or is not base64
}

func (r *lzReader) read(bits int) (n int) {
	for i := range bits {
		if r.got == 0 {
			if r.value = r.symbol(); r.value < 0 {
				r.failed = true
				return 0
			}
			r.got = 6
		}
		r.got--
		n |= r.value >> r.got & 1 << i
	}
	return n
}

func (r *lzReader) symbol() int {
	if r.text == "" {
		return -1
	}
	ch := r.text[0]
	r.text = r.text[1:]
	return strings.IndexByte(base64Symbols, ch)
}
