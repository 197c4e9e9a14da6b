package sharingui

import (
	"sudoku/app/parts/sharing"
	"sudoku/app/platform"
	"sudoku/app/qr"
)

// Effects makes links and pictures, and passes them to the system.
type Effects struct {
	*platform.Page
	QR func() qr.Code // returns the QR code of the link shown
}

// Do carries out a command.
func (e *Effects) Do(cmd sharing.Cmd) {
	switch cmd := cmd.(type) {
	case sharing.MakeLink:
		e.share(cmd.Code, cmd.System)
	case sharing.ShareResult:
		e.shareResult(cmd)
	case sharing.OpenSystem:
		e.sharePicture(cmd.Link, cmd.Options)
	case sharing.SavePicture:
		e.savePicture(cmd)
	case sharing.CopyPicture:
		e.copyPicture(cmd.Options)
	}
}
