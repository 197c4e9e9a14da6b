package core

import "strings"

// marks lists the first bytes of other kinds of files. Bytes that are not UTF-8 may have
// been replaced by U+FFFD.
var marks = [...]struct{ text, packing string }{
	{"\x89PNG", ""}, {"\ufffdPNG", ""}, {"\xff\xd8\xff", ""}, {"JFIF\x00", ""}, {"Exif\x00", ""}, {"GIF89a", ""}, {"GIF87a", ""}, {"WEBPVP8", ""}, {"ftyphei", ""},
	{"PK\x03\x04", ".zip"}, {"7zXZ\x00", ".xz"}, {"1AY&SY", ".bz2"}, {"7z\xbc\xaf", ".7z"}, {"7z\ufffd\ufffd", ".7z"},
}

// AsBinary returns the error for a picture or a compressed file, and nil for any other
// text. The first bytes of the file suffice.
func AsBinary(text string) *Error {
	const size = 32
	head := text[:min(len(text), size)]
	for _, m := range marks {
		switch {
		case !strings.Contains(head, m.text):
		case m.packing != "":
			return &Error{Kind: Packed, Text: m.packing}
		default:
			return &Error{Kind: Picture}
		}
	}
	return nil
}
