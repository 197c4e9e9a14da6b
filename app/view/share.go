package view

import (
	"sudoku/app/model/desk"
	"sudoku/app/model/sharing"
	"sudoku/app/qr"
	"sudoku/app/text"
)

// Share is the dialog with the link and what can be made of it.
type Share struct {
	Link        string
	Length      string // how many characters it has, "" where that is not said
	QR          qr.Code
	HistoryHelp string // "" where there is no history to share
	WithHistory bool
	TooLong     bool
	Offers      sharing.Offers
	Picture     sharing.PictureOptions
}

func shareOf(d *desk.Desk, own *sharing.Sharing, t *text.Catalog) Share {
	if d.Dialog != desk.ShareDialog {
		return Share{}
	}
	s := own
	v := Share{
		Link:        s.Link,
		QR:          s.QR,
		WithHistory: s.WithHistory,
		TooLong:     s.TooLong,
		Offers:      s.Offers,
		Picture:     s.Picture,
	}
	if d.Options.Has(desk.Expert) {
		v.Length = t.Fill(t.Sharing.Characters, "count", len(s.Link))
	}
	if n := sharing.Changes(d); n > 0 {
		v.HistoryHelp = t.Fill(t.Sharing.HistoryHelp, "count", n)
	}
	return v
}
