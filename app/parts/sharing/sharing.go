// Package sharing makes links and pictures, and shows the history as a film.
package sharing

import (
	"strings"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/qr"
	"sudoku/solver/share"
)

// Sharing is the state of the share dialog and the film.
type Sharing struct {
	Link        string
	QR          qr.Code // empty if the link is too long
	WithHistory bool
	Reviewed    bool   // the history in the link opens in review
	WithAnswers bool   // the link to a solved puzzle contains the entries
	TooLong     bool   // the history is too long, so the link contains only the position
	Note        string // sent with the link
	Offers      Offers
	Picture     PictureOptions
	Film        Film

	node int // the node of the history that a review starts at
}

// Offers describes what the browser can do with pictures and links.
type Offers struct {
	System    bool // open the system's share dialog
	CopyImage bool
}

// PictureOptions specifies what a picture shows.
type PictureOptions struct{ Plain, NoCandidates bool }

// FileKind is a picture file format.
type FileKind uint8

// The picture file formats.
const (
	SVGFile FileKind = iota
	PNGFile
)

// Subject is what a picture shows.
type Subject uint8

// The subjects.
const (
	GridPicture Subject = iota
	QRPicture
)

// Msg is a message to this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Sharing] }

// The messages of the dialog.
type (
	// Pressed requests a link.
	Pressed struct{ desk.To[Sharing] }
	// ReviewPressed requests a link that opens the review of the game at a node of the
	// history. At the last node, it opens the review of the whole game.
	ReviewPressed struct {
		desk.To[Sharing]
		Node int
	}
	// HistoryPicked sets whether the link contains the full history.
	HistoryPicked struct {
		desk.To[Sharing]
		On bool
	}
	// AnswersPicked sets whether the link to a solved puzzle contains the entries.
	AnswersPicked struct {
		desk.To[Sharing]
		On bool
	}
	// NoteWritten sets the words that go with the link.
	NoteWritten struct {
		desk.To[Sharing]
		Note string
	}
	// SystemPressed passes the link and a picture to the system.
	SystemPressed struct{ desk.To[Sharing] }
	// PicturePicked sets the picture options.
	PicturePicked struct {
		desk.To[Sharing]
		Options PictureOptions
	}
	// PictureSaved saves a picture to a file.
	PictureSaved struct {
		desk.To[Sharing]
		Subject Subject
		Kind    FileKind
	}
	// PictureCopied copies a picture to the clipboard.
	PictureCopied struct{ desk.To[Sharing] }
)

// The browser's reports.
type (
	// Shared carries the link that was made, and reports whether it was copied.
	Shared struct {
		desk.To[Sharing]
		Link   string
		Copied bool
		Offers Offers
	}
	// PictureReady reports how a picture was saved or copied.
	PictureReady struct {
		desk.To[Sharing]
		Copied bool // copied to the clipboard, otherwise saved to a file
		Err    error
	}
)

// Cmd is a command from this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[Sharing] }

// The commands from this part.
type (
	// MakeLink makes a link with a code in its fragment and copies it. If System is set, it
	// also passes the link to the system.
	MakeLink struct {
		desk.From[Sharing]
		Code   string
		System bool
	}
	// OpenSystem passes a link to the system, with a picture of the grid if the system
	// accepts files.
	OpenSystem struct {
		desk.From[Sharing]
		Link    string
		Options PictureOptions
	}
	// SavePicture saves a picture to a file.
	SavePicture struct {
		desk.From[Sharing]
		Subject Subject
		Kind    FileKind
		Options PictureOptions
	}
	// CopyPicture copies a picture of the grid.
	CopyPicture struct {
		desk.From[Sharing]
		Options PictureOptions
	}
)

// Receive handles a message to this part.
func (s *Sharing) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	own, ok := msg.(Msg)
	if ok {
		cmds = s.Update(d, own)
	}
	return cmds, ok
}

// Update handles a message.
func (s *Sharing) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case Pressed:
		return s.press(d)
	case ReviewPressed:
		s.WithHistory, s.WithAnswers, s.Reviewed, s.Note, s.node = true, false, true, "", msg.Node
		return s.makeLink(d, false)
	case HistoryPicked:
		s.WithHistory = msg.On
		return s.makeLink(d, false)
	case AnswersPicked:
		s.WithAnswers = msg.On
		return s.makeLink(d, false)
	case NoteWritten:
		s.Note = strings.TrimSpace(msg.Note)
		return s.makeLink(d, false)
	case Shared:
		s.show(d, msg)
	case SystemPressed:
		return []desk.Cmd{OpenSystem{Link: s.Link, Options: s.Picture}}
	case PicturePicked:
		s.Picture = msg.Options
	case PictureSaved:
		return []desk.Cmd{SavePicture{Subject: msg.Subject, Kind: msg.Kind, Options: s.Picture}}
	case PictureCopied:
		return []desk.Cmd{CopyPicture{Options: s.Picture}}
	case ResultPressed:
		return shareResult(d, msg.Picture)
	case ResultShared:
		d.Notice = resultNotice(msg.Copied)
	case PictureReady:
		d.Notice = pictureNotice(msg)
	case FilmPressed:
		d.Dialog, d.Notice = desk.NoDialog, desk.Notice{}
		return s.openFilm(d, 0)
	case FilmClosed:
		return s.closeFilm(d)
	}
	return nil
}

func (s *Sharing) press(d *desk.Desk) []desk.Cmd {
	first := d.Dialog != desk.ShareDialog
	if first {
		s.WithHistory, s.WithAnswers, s.Reviewed, s.Note = false, false, false, ""
	}
	return s.makeLink(d, first)
}

func (s *Sharing) show(d *desk.Desk, msg Shared) {
	d.Dialog, s.Link, s.Offers = desk.ShareDialog, msg.Link, msg.Offers
	s.QR, _ = qr.Of(msg.Link)
	d.Notice = desk.Notice{Kind: desk.LinkNotCopied}
	if msg.Copied {
		d.Notice.Kind = desk.LinkCopied
	}
}

func pictureNotice(msg PictureReady) desk.Notice {
	switch {
	case msg.Err != nil:
		return desk.Notice{Kind: desk.PictureFailed, Err: msg.Err}
	case msg.Copied:
		return desk.Notice{Kind: desk.PictureInClipboard}
	}
	return desk.Notice{Kind: desk.PictureInFile}
}

// makeLink requests a link to the current sheet. It includes the history if requested and
// not too long.
func (s *Sharing) makeLink(d *desk.Desk, system bool) []desk.Cmd {
	s.TooLong = false
	first, at := 0, d.History.Node()
	if s.Reviewed {
		first, at = d.History.Start(s.node), s.node
	}
	if s.WithHistory {
		h := newHistory(d, first, at)
		h.Note, h.Review = s.Note, s.Reviewed
		code, err := share.EncodeHistory(h)
		if err == nil {
			return []desk.Cmd{MakeLink{Code: code, System: system}}
		}
		s.TooLong = true
	}
	sheet := d.History.Nodes()[at].Sheet
	state := sheet.Annotated()
	if isSolved(&sheet) && !s.WithAnswers {
		state = bare(d)
	}
	h := share.Of(&state)
	h.Note = s.Note
	code, _ := share.EncodeHistory(h) // a single state always fits
	return []desk.Cmd{MakeLink{Code: code, System: system}}
}

// isSolved reports whether a link to a sheet would give away the answers.
func isSolved(s *game.Sheet) bool {
	values := s.Position.Values()
	return s.Locked && values.IsSolution()
}

// Changes returns the number of changes that a film of the history shows.
func Changes(d *desk.Desk) int { return len(d.History.Frames(0)) - 1 }
