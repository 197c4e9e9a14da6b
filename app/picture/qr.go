package picture

import (
	"fmt"

	"sudoku/app/qr"
)

// QRScale is the number of pixels per module in the file of a QR code.
const QRScale = 8

// QR draws a QR code with its margin. size is the width and height.
func QR(c qr.Code, name string, p Palette) (svg string, size int) {
	d := drawing{palette: p}
	modules := c.Size + 2*qr.Quiet
	size = modules * QRScale
	d.begin(size, name)
	d.rect(0, 0, size, size, qrPaper)
	fmt.Fprintf(&d, `<path transform="scale(%d) translate(%d %d)" d="%s" fill="%s" shape-rendering="crispEdges"/></svg>`+"\n",
		QRScale, qr.Quiet, qr.Quiet, c.Path, p[qrInk])
	return d.String(), size
}
