package wire

import (
	"encoding/binary"
	"image"
)

// BitmapHead is how many bytes come before the pixels of a BMP file.
const BitmapHead = 14 + 40

// AppendBitmap adds a picture as a BMP file of three bytes for each pixel. Every
// browser reads that, and it costs neither time nor code to write. The width is a
// multiple of four, since rows are.
func AppendBitmap(to []byte, img *image.RGBA) []byte {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	number := func(n int) { to = binary.LittleEndian.AppendUint32(to, uint32(n)) }
	to = append(to, "BM"...)
	number(BitmapHead + w*h*3)
	number(0)
	number(BitmapHead)
	number(40) // the size of what follows, up to the pixels
	number(w)
	number(-h)         // the first row is at the top
	number(1 | 24<<16) // planes, bits for each pixel
	number(0)          // as they are
	number(w * h * 3)
	number(2835) // pixels in a metre
	number(2835)
	number(0)
	number(0)
	for at := 0; at < len(img.Pix); at += 4 {
		to = append(to, img.Pix[at+2], img.Pix[at+1], img.Pix[at])
	}
	return to
}
