package transfer

import (
	"sudoku/app/desk"
)

// Unpacking is a packed file that is being unpacked; the zero value is none.
type Unpacking struct {
	Name  string
	Bytes int // that have come out of it so far
}

type (
	// UnpackingWentOn reports how far a packed file is unpacked.
	UnpackingWentOn struct {
		desk.To[Transfer]
		Unpacking
	}
	// UnpackingEnded reports that it is unpacked, or could not be, or was stopped.
	UnpackingEnded struct {
		desk.To[Transfer]
		Stopped bool
	}
	// UnpackingStopped ends it.
	UnpackingStopped struct{ desk.To[Transfer] }

	// StopUnpacking ends it and answers with UnpackingEnded.
	StopUnpacking struct{ desk.From[Transfer] }
)

// stop ends what is being unpacked.
func (t *Transfer) stop() []desk.Cmd {
	t.Unpacking = Unpacking{}
	return []desk.Cmd{StopUnpacking{}}
}

// Escape ends what is being unpacked, and reports whether something was.
func (t *Transfer) Escape(*desk.Desk) (cmds []desk.Cmd, ok bool) {
	if t.Unpacking == (Unpacking{}) {
		return nil, false
	}
	return t.stop(), true
}

// unpackingEnded says so where it was stopped.
func (t *Transfer) unpackingEnded(d *desk.Desk, msg UnpackingEnded) {
	t.Unpacking = Unpacking{}
	if msg.Stopped {
		d.Notice = desk.Notice{Kind: desk.Cancelled}
	}
}
