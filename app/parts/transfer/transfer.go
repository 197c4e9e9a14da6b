// Package transfer imports puzzles from texts and links, and exports them as texts.
package transfer

import (
	"sudoku/app/deeplink"
	"sudoku/app/desk"
	"sudoku/solver/share"
)

// Transfer is the state of the import and export dialogs.
type Transfer struct {
	Recognised Recognised // the last text, or the one in the import dialog
	Format     int        // export format: index in Formats
	Unpacking  Unpacking
}

// Msg is a message to this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Transfer] }

// The player's actions.
type (
	// TextGiven carries a text that was pasted, dropped, typed into the import dialog or
	// read from a named file. Text copied from a page also comes as HTML, which may
	// contain more, such as the values of inputs.
	TextGiven struct {
		desk.To[Transfer]
		desk.BringsPuzzle
		Text, HTML, Name string
	}
	// PastePressed reads the clipboard.
	PastePressed struct{ desk.To[Transfer] }
	// ImportTyped carries the current text of the import dialog.
	ImportTyped struct {
		desk.To[Transfer]
		Text string
	}
	// FormatPicked selects an export format by its index.
	FormatPicked struct {
		desk.To[Transfer]
		Index int
	}
	// CopyPressed copies a text to the clipboard.
	CopyPressed struct {
		desk.To[Transfer]
		Text string
	}
	// ExportSaved saves the text to a file.
	ExportSaved struct{ desk.To[Transfer] }
)

// The browser's reports.
type (
	// LinkFollowed carries the history in the page's address, usually a single state, or
	// the error in it.
	LinkFollowed struct {
		desk.To[Transfer]
		desk.BringsPuzzle
		History *share.History
		Err     error
	}
	// AddressFixed reports that the address was invalid and has been repaired. Address is
	// the invalid part.
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
	// PasteRefused reports that the browser does not let the page read the clipboard, or
	// that the clipboard holds no text.
	PasteRefused struct{ desk.To[Transfer] }
	// TextCopied reports whether a text was copied.
	TextCopied struct {
		desk.To[Transfer]
		Copied bool
	}
)

// Cmd is a command from this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[Transfer] }

// The commands from this part.
type (
	// OpenList stores a text as a list. It is answered by list.Opened.
	OpenList struct {
		desk.From[Transfer]
		Name, Text string
	}
	// LoadEverything loads the text of a backup file.
	LoadEverything struct {
		desk.From[Transfer]
		Text string
	}
	// FollowWish performs the action of a link without a position.
	FollowWish struct {
		desk.From[Transfer]
		Wish deeplink.Wish
	}
	// ReadClipboard sends the text of the clipboard as TextGiven, or PasteRefused.
	ReadClipboard struct{ desk.From[Transfer] }
	// CopyText copies a text.
	CopyText struct {
		desk.From[Transfer]
		Text string
	}
	// SaveText saves a text to a file with the given extension.
	SaveText struct {
		desk.From[Transfer]
		Text, Extension string
	}
	// TidyAddress removes a loaded position from the page's address, so that reloading
	// does not overwrite later changes.
	TidyAddress struct{ desk.From[Transfer] }
)

// Receive handles a message to this part.
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
	case PastePressed:
		return []desk.Cmd{ReadClipboard{}}
	case PasteRefused:
		d.Dialog, d.Notice = desk.ImportDialog, desk.Notice{}
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
	case CopyPressed:
		return []desk.Cmd{CopyText{Text: msg.Text}}
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
