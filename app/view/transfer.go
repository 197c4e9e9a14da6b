package view

import (
	"strings"

	"sudoku/app/model"
	"sudoku/app/model/desk"
	"sudoku/app/model/transfer"
	"sudoku/app/text"
	"sudoku/solver/format"
)

// Export is the dialog that writes the position as text.
type Export struct {
	Formats []Option
	Text    string
	Lost    string // what the text cannot hold
	Notice  string
	Sites   []SiteLink
}

// SiteLink opens the position at another site.
type SiteLink struct{ Name, URL, Lost string }

// exportOf is the dialog while it is open.
func exportOf(m *model.Model, t *text.Catalog) Export {
	if m.Dialog != desk.ExportDialog {
		return Export{}
	}
	a := m.Annotated()
	v := Export{Text: m.Transfer.Exported(&m.Desk), Notice: noticeText(m.Notice, t)}
	for i, f := range transfer.Formats {
		v.Formats = append(v.Formats, Option{Name: t.Formats[f.Key], On: i == m.Transfer.Format})
	}
	v.Lost = lostText(transfer.Formats[m.Transfer.Format].Keeps.Lost(&a), t)
	for _, s := range format.Sites {
		v.Sites = append(v.Sites, SiteLink{Name: s.Name, URL: s.URL(&a), Lost: lostText(s.Keeps.Lost(&a), t)})
	}
	return v
}

func lostText(lost format.Counts, t *text.Catalog) string {
	if lost.IsZero() {
		return t.Transfer.Kept
	}
	return t.Fill(t.Conversion.Lost, "parts", amounts(lost, t))
}

// amounts lists how much there is of each part.
func amounts(n format.Counts, t *text.Catalog) string {
	var parts []string
	for part, count := range n.All() {
		parts = append(parts, t.Fill(t.Conversion.Parts[part.String()], "count", count))
	}
	return strings.Join(parts, t.Conversion.And)
}

// found lists what was read. Here an entry is just an entry, and how many
// candidates a cell has goes without saying.
func found(n format.Counts, t *text.Catalog) string {
	var parts []string
	for part, count := range n.All() {
		sentence := t.Conversion.Parts[part.String()]
		switch part {
		case format.SingleCandidates, format.DeadCells:
			continue
		case format.Entries:
			sentence = t.Transfer.TakenEntries
		}
		parts = append(parts, t.Fill(sentence, "count", count))
	}
	return strings.Join(parts, t.Conversion.And)
}

// importedText says what was taken over, and what was not.
func importedText(n *desk.Notice, t *text.Catalog) string {
	said := t.Fill(t.Transfer.Taken, "parts", found(n.Found, t), "format", t.Formats[n.Name])
	return withDropped(said, n.Dropped, t)
}

func withDropped(said string, dropped format.Counts, t *text.Catalog) string {
	if dropped.IsZero() {
		return said
	}
	return said + " " + t.Fill(t.Conversion.Dropped, "parts", amounts(dropped, t))
}

// recognisedText says what the import dialog makes of the text in it, "" for
// nothing.
func recognisedText(m *model.Model, t *text.Catalog) string {
	in := &m.Transfer.Recognised
	switch {
	case m.Dialog != desk.ImportDialog || in.Text != m.Draft:
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
	said := t.Fill(t.Transfer.Recognised, "format", t.Formats[in.Reading.Format], "parts", found(in.Reading.Found(), t))
	return withDropped(said, in.Reading.Dropped, t)
}
