package format

import (
	"encoding/binary"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"
)

// inUTF16 encodes a text in UTF-16.
func inUTF16(order binary.AppendByteOrder, text string) string {
	var b []byte
	for _, word := range utf16.Encode([]rune(text)) {
		b = order.AppendUint16(b, word)
	}
	return string(b)
}

func TestUTF16(t *testing.T) {
	want := mustRead(t, example)
	list := strings.Repeat(strings.ReplaceAll(example, ".", "·")+"\r\n", 3)
	for _, c := range []struct {
		name  string
		order binary.AppendByteOrder
		mark  string
	}{
		{"little endian", binary.LittleEndian, ""},
		{"little endian with its mark", binary.LittleEndian, "\ufeff"},
		{"big endian", binary.BigEndian, ""},
		{"big endian with its mark", binary.BigEndian, "\ufeff"},
	} {
		r, err := Read(inUTF16(c.order, c.mark+example))
		if err != nil || r.Givens != want {
			t.Errorf("%s: %s, %v", c.name, r.Givens.String(), err)
		}
		n := 0
		for e, err := range Puzzles(strings.NewReader(inUTF16(c.order, c.mark+list))) {
			n++
			if err != nil || e.Givens != want || e.Line != n {
				t.Errorf("%s: line %d: %s, %v", c.name, e.Line, e.Givens.String(), err)
			}
		}
		if n != 3 {
			t.Errorf("%s: %d puzzles", c.name, n)
		}
	}
}

// TestUTF16ReadAsUTF8 reads a UTF-16 file that a browser decoded as UTF-8.
func TestUTF16ReadAsUTF8(t *testing.T) {
	text := "\ufffd\ufffd" + strings.Join(slices.Collect(strings.SplitSeq(example, "")), "\x00") + "\x00"
	r, err := Read(text)
	if want := mustRead(t, example); err != nil || r.Givens != want {
		t.Errorf("%s, %v", r.Givens.String(), err)
	}
}
