package transfer

import (
	"sudoku/app/desk"
	"sudoku/app/notice"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/format"
)

// Export describes the dialog that writes the position as text.
type Export struct {
	Formats []show.Option
	Text    string
	Lost    string // what the format cannot represent
	Notice  string
	Sites   []SiteLink
}

// SiteLink opens the position at another site.
type SiteLink struct{ Name, URL, Lost string }

// ExportView returns the export dialog. It is empty while the dialog is closed.
func (tr *Transfer) ExportView(d *desk.Desk, t *text.Catalog) Export {
	if d.Dialog != desk.ExportDialog {
		return Export{}
	}
	a := d.Annotated()
	v := Export{Text: tr.Exported(d), Notice: notice.Text(d.Notice, t)}
	for i, f := range Formats {
		v.Formats = append(v.Formats, show.Option{Name: t.Formats[f.Key], On: i == tr.Format})
	}
	v.Lost = lostText(Formats[tr.Format].Keeps.Lost(&a), t)
	for _, s := range format.Sites() {
		v.Sites = append(v.Sites, SiteLink{Name: s.Name, URL: s.URL(&a), Lost: lostText(s.Keeps.Lost(&a), t)})
	}
	return v
}

func lostText(lost format.Counts, t *text.Catalog) string {
	if lost.IsZero() {
		return t.Transfer.Kept
	}
	return t.Fill(t.Conversion.Lost, "parts", notice.Amounts(lost, t))
}

// RecognisedText describes the text in the import dialog, or "" if it is empty.
func (tr *Transfer) RecognisedText(d *desk.Desk, t *text.Catalog) string {
	in := &tr.Recognised
	switch {
	case d.Dialog != desk.ImportDialog || in.Text != d.Draft:
		return ""
	case in.Everything:
		return t.Transfer.Everything
	case in.Wish != nil:
		return t.Transfer.Wish
	case in.List:
		return t.Transfer.List
	case in.Text == "" || in.Err != nil:
		return ""
	}
	said := t.Fill(t.Transfer.Recognised, "format", t.Formats[in.Reading.Format], "parts", notice.Found(in.Reading.Found(), t))
	return notice.WithDropped(said, in.Reading.Dropped, t)
}
