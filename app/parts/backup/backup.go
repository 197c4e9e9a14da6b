// Package backup is the part of the page that saves everything a person has on
// this device to one file, and loads such a file.
package backup

import (
	"sudoku/app/desk"
)

// Backup is the state of the dialog.
type Backup struct {
	State       State
	Done, Total int    // of what is being read or written
	Loaded      Loaded // the last file that was
	Saved       int    // games in the file that was saved last
	Err         error  // why the last file could not be loaded
}

// State is what happens.
type State uint8

// The states.
const (
	Idle State = iota
	Working
	Merging // what a file holds is taken in, all of it or nothing
	HasSaved
	HasLoaded
	HasFailed
	HasStopped
)

// Msg is a message of this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Backup] }

// What happens in the dialog.
type (
	// Pressed opens it.
	Pressed struct{ desk.To[Backup] }
	// SavePressed saves everything to a file.
	SavePressed struct{ desk.To[Backup] }
	// StopPressed ends what is under way, unless that is the last part of loading,
	// which changes what is here.
	StopPressed struct{ desk.To[Backup] }
)

// The browser's reports.
type (
	// Began reports that a file is read, by whichever way it came.
	Began struct{ desk.To[Backup] }
	// Progressed reports how far that is.
	Progressed struct {
		desk.To[Backup]
		Done, Total int
	}
	// Read reports that a file was read to its end and is now taken in.
	Read struct{ desk.To[Backup] }
	// Saved reports that a file with so many games was saved.
	Saved struct {
		desk.To[Backup]
		Games int
	}
	// Loaded reports what a file brought.
	Loaded struct {
		desk.To[Backup]
		Added, Known int // games
		Results      int
		Settings     bool // they were taken
	}
	// Failed reports that nothing was loaded or saved.
	Failed struct {
		desk.To[Backup]
		Err error
	}
)

// Cmd is a command of this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[Backup] }

// The commands of the part.
type (
	// Save keeps the present puzzle, if it is to be kept, and saves everything.
	Save struct{ desk.From[Backup] }
	// Stop ends what is under way.
	Stop struct{ desk.From[Backup] }
)

// Receive handles a message of this part.
func (b *Backup) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	own, ok := msg.(Msg)
	if ok {
		cmds = b.Update(d, own)
	}
	return cmds, ok
}

// Update handles a message.
func (b *Backup) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case Pressed:
		d.Dialog, d.Notice = desk.BackupDialog, desk.Notice{}
		if b.State != Working && b.State != Merging {
			*b = Backup{}
		}
	case SavePressed:
		*b = Backup{State: Working}
		return []desk.Cmd{Save{}}
	case StopPressed:
		if b.State == Working {
			*b = Backup{State: HasStopped}
			return []desk.Cmd{Stop{}}
		}
	case Began:
		*b = Backup{State: Working}
		d.Dialog, d.Notice = desk.BackupDialog, desk.Notice{}
	case Progressed:
		b.Done, b.Total = msg.Done, msg.Total
	case Read:
		*b = Backup{State: Merging}
	case Saved:
		*b = Backup{State: HasSaved, Saved: msg.Games}
	case Loaded:
		*b = Backup{State: HasLoaded, Loaded: msg}
	case Failed:
		*b = Backup{State: HasFailed, Err: msg.Err}
	}
	return nil
}
