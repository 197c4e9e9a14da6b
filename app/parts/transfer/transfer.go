// Package transfer is the part of the page that brings puzzles in, as texts and
// links, and takes them out as texts.
package transfer

import (
	"sudoku/app/deeplink"
	"sudoku/app/desk"
	"sudoku/solver/share"
)

// Transfer is the state of the import and the export dialog.
type Transfer struct {
	Recognised Recognised // the text given last, or the one in the import dialog
	Format     int        // of what is exported: index in Formats
	Unpacking  Unpacking
}

// Msg is a message of this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Transfer] }

// The player's actions.
type (
	// TextGiven is a text pasted, dropped, typed into the import dialog or read
	// from a file with a name. What is copied from a page comes as HTML, too, which
	// may say what the text does not: the values of inputs, for one.
	TextGiven struct {
		desk.To[Transfer]
		desk.BringsPuzzle
		Text, HTML, Name string
	}
	// ImportTyped is the text that is in the import dialog now.
	ImportTyped struct {
		desk.To[Transfer]
		Text string
	}
	// FormatPicked chooses a format to export, by its index.
	FormatPicked struct {
		desk.To[Transfer]
		Index int
	}
	// ExportCopied asks for the text in the clipboard.
	ExportCopied struct{ desk.To[Transfer] }
	// ExportSaved asks for a file with the text.
	ExportSaved struct{ desk.To[Transfer] }
)

// The browser's reports.
type (
	// LinkFollowed is a location that carries a history, usually of one state,
	// or fails to.
	LinkFollowed struct {
		desk.To[Transfer]
		desk.BringsPuzzle
		History *share.History
		Err     error
	}
	// AddressFixed reports that the location could not be parsed at all.
	AddressFixed struct {
		desk.To[Transfer]
		Address string
	}
	// FileFailed reports that a file could not be read.
	FileFailed struct {
		desk.To[Transfer]
		Name string
		Err  error
	}
	// TextCopied reports whether a text was copied.
	TextCopied struct {
		desk.To[Transfer]
		Copied bool
	}
)

// Cmd is a command of this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[Transfer] }

// What the part wants done.
type (
	// OpenList keeps a text as a list and answers with list.Opened.
	OpenList struct {
		desk.From[Transfer]
		Name, Text string
	}
	// LoadEverything loads the text of a file of everything.
	LoadEverything struct {
		desk.From[Transfer]
		Text string
	}
	// FollowWish does what a link asks for that carries no position.
	FollowWish struct {
		desk.From[Transfer]
		Wish deeplink.Wish
	}
	// CopyText copies a text.
	CopyText struct {
		desk.From[Transfer]
		Text string
	}
	// SaveText saves a text as a file whose name ends with an extension.
	SaveText struct {
		desk.From[Transfer]
		Text, Extension string
	}
	// TidyAddress takes a position that was taken over out of the location, so
	// that a reload does not bring it back over later changes.
	TidyAddress struct{ desk.From[Transfer] }
)

// Receive handles a message of this part.
func (t *Transfer) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	own, ok := msg.(Msg)
	if ok {
		cmds = t.Update(d, own)
	}
	return cmds, ok
}

// Update handles a message.
func (t *Transfer) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case TextGiven:
		return t.take(d, t.readable(msg), msg.Name)
	case ImportTyped:
		d.Draft = msg.Text
		t.recognise(msg.Text)
	case LinkFollowed:
		return followLink(d, msg)
	case AddressFixed:
		d.Notice = desk.Notice{Kind: desk.AddressRepaired, Name: msg.Address}
	case FileFailed:
		d.Notice = desk.Notice{Kind: desk.FileUnreadable, Name: msg.Name, Err: msg.Err}
	case UnpackingWentOn:
		t.Unpacking = msg.Unpacking
	case UnpackingEnded:
		t.unpackingEnded(d, msg)
	case UnpackingStopped:
		return t.stop()
	case FormatPicked:
		t.pickFormat(d, msg.Index)
	case ExportCopied:
		return []desk.Cmd{CopyText{Text: t.Exported(d)}}
	case ExportSaved:
		return t.save(d)
	case TextCopied:
		sayCopied(d, msg.Copied)
	}
	return nil
}

// DialogChanged recognises the text in the import dialog when it opens.
func (t *Transfer) DialogChanged(_, d *desk.Desk) []desk.Cmd {
	if d.Dialog == desk.ImportDialog {
		t.recognise(d.Draft)
	}
	return nil
}

// Works reports whether a file is being unpacked.
func (t *Transfer) Works() bool { return t.Unpacking.Name != "" }
