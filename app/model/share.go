package model

import (
	"sudoku/app/qr"
	"sudoku/solver/share"
)

// Sharing is the state of the share dialog.
type Sharing struct {
	Link        string
	QR          qr.Code // none if the link is too long for one
	WithHistory bool
	TooLong     bool // the history is, so that the link carries the position alone
	Offers      ShareOffers
	Picture     PictureOptions
}

// ShareOffers is what the browser can do with a picture or a link.
type ShareOffers struct {
	Sheet     bool // open the system's share sheet
	CopyImage bool
}

// PictureOptions choose what a picture shows.
type PictureOptions struct{ Plain, NoCandidates bool }

// FileKind is a kind of file for a picture.
type FileKind uint8

// The kinds of files.
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

// What happens in the dialog.
type (
	// SharePressed asks for a link.
	SharePressed struct{}
	// ShareHistoryPicked chooses whether the link carries the whole history.
	ShareHistoryPicked struct{ On bool }
	// ShareSheetPressed hands the link and a picture to the system.
	ShareSheetPressed struct{}
	// PicturePicked chooses what a picture shows.
	PicturePicked struct{ Options PictureOptions }
	// PictureSaved asks for a file with a picture.
	PictureSaved struct {
		Subject Subject
		Kind    FileKind
	}
	// PictureCopied asks for a picture in the clipboard.
	PictureCopied struct{}
)

// What the browser reports.
type (
	// Shared tells how the link got out.
	Shared struct {
		Link   string
		Copied bool
		Offers ShareOffers
	}
	// PictureReady tells how a picture got out.
	PictureReady struct {
		Copied bool // into the clipboard; else into a file
		Err    error
	}
)

func (SharePressed) msg()       {}
func (ShareHistoryPicked) msg() {}
func (ShareSheetPressed) msg()  {}
func (PicturePicked) msg()      {}
func (PictureSaved) msg()       {}
func (PictureCopied) msg()      {}
func (Shared) msg()             {}
func (PictureReady) msg()       {}

// What the dialog wants done.
type (
	// Share makes a link with a code in its fragment and copies it; Sheet tells
	// to hand it to the system as well.
	Share struct {
		Code  string
		Sheet bool
	}
	// OpenShareSheet hands a link to the system, with a picture of the grid where
	// it takes files.
	OpenShareSheet struct {
		Link    string
		Options PictureOptions
	}
	// SavePicture saves a picture as a file.
	SavePicture struct {
		Subject Subject
		Kind    FileKind
		Options PictureOptions
	}
	// CopyPicture copies a picture of the grid.
	CopyPicture struct{ Options PictureOptions }
)

func (Share) cmd()          {}
func (OpenShareSheet) cmd() {}
func (SavePicture) cmd()    {}
func (CopyPicture) cmd()    {}

// updateShare handles the messages of the dialog; ok is false for any other.
func (m Model) updateShare(msg Msg) (next Model, cmds []Cmd, ok bool) {
	s := &m.Sharing
	switch msg := msg.(type) {
	case SharePressed:
		if m.Dialog != ShareDialog {
			s.WithHistory = false
		}
		cmds = m.share(m.Dialog != ShareDialog)
	case ShareHistoryPicked:
		s.WithHistory = msg.On
		cmds = m.share(false)
	case Shared:
		m.Dialog, s.Link, s.Offers = ShareDialog, msg.Link, msg.Offers
		s.QR, _ = qr.Of(msg.Link)
		m.Notice = Notice{Kind: LinkNotCopied}
		if msg.Copied {
			m.Notice.Kind = LinkCopied
		}
	case ShareSheetPressed:
		cmds = []Cmd{OpenShareSheet{s.Link, s.Picture}}
	case PicturePicked:
		s.Picture = msg.Options
	case PictureSaved:
		cmds = []Cmd{SavePicture{msg.Subject, msg.Kind, s.Picture}}
	case PictureCopied:
		cmds = []Cmd{CopyPicture{s.Picture}}
	case PictureReady:
		m.Notice = pictureNotice(msg)
	default:
		return m, nil, false
	}
	return m, cmds, true
}

func pictureNotice(msg PictureReady) Notice {
	switch {
	case msg.Err != nil:
		return Notice{Kind: PictureFailed, Err: msg.Err}
	case msg.Copied:
		return Notice{Kind: PictureInClipboard}
	}
	return Notice{Kind: PictureInFile}
}

// share asks for a link to the present sheet, with the history if that is wanted
// and not too long.
func (m *Model) share(sheet bool) []Cmd {
	m.Sharing.TooLong = false
	if m.Sharing.WithHistory {
		code, err := share.EncodeHistory(m.sharedHistory())
		if err == nil {
			return []Cmd{Share{code, sheet}}
		}
		m.Sharing.TooLong = true
	}
	s := m.Sheet()
	state := annotated(&s)
	return []Cmd{Share{share.EncodeState(&state), sheet}}
}

// Changes is how many changes a film of the history shows.
func (m *Model) Changes() int { return len(m.History.frames(0)) - 1 }

// followLink takes over what a link carries. Its history, if it has one, is shown
// as a film.
func (m Model) followLink(msg LinkFollowed) (Model, []Cmd) {
	tidy := TidyAddress{}
	if msg.Err != nil {
		m.Notice = Notice{Kind: LinkFailed, Err: msg.Err}
		return m, []Cmd{tidy}
	}
	m, cmds := m.takeHistory(msg.History)
	return m, append(cmds, tidy)
}

// takeHistory makes what a link carries the present state.
func (m Model) takeHistory(h *share.History) (Model, []Cmd) {
	if len(h.Nodes) > 1 {
		return m.openLinkedFilm(h)
	}
	return m.take(h.Nodes[0].State, Notice{Kind: LinkOpened})
}
