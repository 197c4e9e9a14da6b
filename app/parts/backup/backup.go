// Package backup saves all of a player's data on this device to one file, and loads such
// a file.
package backup

import (
	"sudoku/app/desk"
)

// Backup is the state of the dialog.
type Backup struct {
	State       State
	Done, Total int    // progress of reading or writing
	Loaded      Loaded // result of the last load
	Saved       int    // number of games in the last saved file
	Err         error  // why the last load failed
}

// State is the activity of the dialog.
type State uint8

// The states.
const (
	Idle State = iota
	Working
	Merging // storing the file's contents, all or nothing
	HasSaved
	HasLoaded
	HasFailed
	HasStopped
)

// Msg is a message to this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Backup] }

// The messages of the dialog.
type (
	// Pressed opens the dialog.
	Pressed struct{ desk.To[Backup] }
	// SavePressed saves everything to a file.
	SavePressed struct{ desk.To[Backup] }
	// StopPressed stops the current activity, except for the last phase of loading, which
	// changes stored data.
	StopPressed struct{ desk.To[Backup] }
)

// The browser's reports.
type (
	// Began reports that a file is being read, however it was opened.
	Began struct{ desk.To[Backup] }
	// Progressed reports the progress of reading.
	Progressed struct {
		desk.To[Backup]
		Done, Total int
	}
	// Read reports that a file was read completely and is now being stored.
	Read struct{ desk.To[Backup] }
	// Saved reports that a file was saved, and its number of games.
	Saved struct {
		desk.To[Backup]
		Games int
	}
	// Loaded reports what was loaded from a file.
	Loaded struct {
		desk.To[Backup]
		Added, Known int // games
		Results      int
		Settings     bool // settings were restored
	}
	// Failed reports that loading or saving failed and changed nothing.
	Failed struct {
		desk.To[Backup]
		Err error
	}
)

// Cmd is a command from this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[Backup] }

// The commands from this part.
type (
	// Save stores the current puzzle if necessary, and saves everything to a file.
	Save struct{ desk.From[Backup] }
	// Stop stops reading or writing.
	Stop struct{ desk.From[Backup] }
)

// Receive handles a message to this part.
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
