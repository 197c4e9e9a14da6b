package transfer

import (
	"sudoku/app/desk"
)

// Unpacking is a compressed file being unpacked. The zero value means none.
type Unpacking struct {
	Name  string
	Bytes int // number unpacked so far
}

type (
	// UnpackingWentOn reports the progress of unpacking.
	UnpackingWentOn struct {
		desk.To[Transfer]
		Unpacking
	}
	// UnpackingEnded reports that unpacking finished, failed or was stopped.
	UnpackingEnded struct {
		desk.To[Transfer]
		Stopped bool
	}
	// UnpackingStopped stops unpacking.
	UnpackingStopped struct{ desk.To[Transfer] }

	// StopUnpacking stops unpacking. It is answered by UnpackingEnded.
	StopUnpacking struct{ desk.From[Transfer] }
)

// stop stops unpacking.
func (t *Transfer) stop() []desk.Cmd {
	t.Unpacking = Unpacking{}
	return []desk.Cmd{StopUnpacking{}}
}

// Escape stops unpacking. It returns false if nothing is being unpacked.
func (t *Transfer) Escape(*desk.Desk) (cmds []desk.Cmd, ok bool) {
	if t.Unpacking == (Unpacking{}) {
		return nil, false
	}
	return t.stop(), true
}

// unpackingEnded clears the state, and sets a notice if unpacking was stopped.
func (t *Transfer) unpackingEnded(d *desk.Desk, msg UnpackingEnded) {
	t.Unpacking = Unpacking{}
	if msg.Stopped {
		d.Notice = desk.Notice{Kind: desk.Cancelled}
	}
}
