package wire

import (
	"encoding/binary"
	"image"
)

// BitmapHead is the size of a BMP file's header.
const BitmapHead = 14 + 40

// AppendBitmap appends a picture as a BMP file with three bytes per pixel. All browsers
// read this format, and writing it takes little time and code. The width must be a
// multiple of four, since BMP pads rows to multiples of four bytes.
func AppendBitmap(to []byte, img *image.RGBA) []byte {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	number := func(n int) { to = binary.LittleEndian.AppendUint32(to, uint32(n)) }
	to = append(to, "BM"...)
	number(BitmapHead + w*h*3)
	number(0)
	number(BitmapHead)
	number(40) // header size
	number(w)
	number(-h)         // negative: rows from the top
	number(1 | 24<<16) // planes, bits per pixel
	number(0)          // uncompressed
	number(w * h * 3)
	number(2835) // pixels per metre
	number(2835)
	number(0)
	number(0)
	for at := 0; at < len(img.Pix); at += 4 {
		to = append(to, img.Pix[at+2], img.Pix[at+1], img.Pix[at])
	}
	return to
}
