package sharing

import (
	"sudoku/app/desk"
	"sudoku/app/qr"
	"sudoku/app/text"
)

// View describes the share dialog.
type View struct {
	Link        string
	Length      string // number of characters in the link, "" if not shown
	QR          qr.Code
	HistoryHelp string // "" if there is no history to share
	WithHistory bool
	Solved      bool // the answers may be left out
	WithAnswers bool
	TooLong     bool
	Note        string
	Offers      Offers
	Picture     PictureOptions
}

func (own *Sharing) View(d *desk.Desk, t *text.Catalog) View {
	if d.Dialog != desk.ShareDialog {
		return View{}
	}
	s, sheet := own, d.Sheet()
	v := View{
		Link:        s.Link,
		QR:          s.QR,
		WithHistory: s.WithHistory,
		Solved:      isSolved(&sheet),
		WithAnswers: s.WithAnswers,
		TooLong:     s.TooLong,
		Note:        s.Note,
		Offers:      s.Offers,
		Picture:     s.Picture,
	}
	if d.Options.Has(desk.Expert) {
		v.Length = t.Fill(t.Sharing.Characters, "count", len(s.Link))
	}
	if n := Changes(d); n > 0 {
		v.HistoryHelp = t.Fill(t.Sharing.HistoryHelp, "count", n)
	}
	return v
}
