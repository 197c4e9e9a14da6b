package page_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/list"
	"sudoku/app/parts/play"
	"sudoku/app/parts/printing"
	"sudoku/app/parts/sharing"
	"sudoku/app/parts/transfer"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/share"
)

// shareMessage returns the message for an action of the share dialog or the film, or nil.
func shareMessage(verb, rest string, number int) desk.Msg {
	switch verb {
	case "with-history":
		return sharing.HistoryPicked{On: rest == "yes"}
	case "share-review":
		return sharing.ReviewPressed{Node: number}
	case "note":
		return sharing.NoteWritten{Note: rest}
	case "sheet":
		return sharing.SystemPressed{}
	case "picture":
		return sharing.PicturePicked{Options: sharing.PictureOptions{Plain: rest == "plain"}}
	case "save-picture":
		return sharing.PictureSaved{Kind: sharing.FileKind(number)}
	case "save-code":
		return sharing.PictureSaved{Subject: sharing.QRPicture, Kind: sharing.FileKind(number)}
	case "copy-picture":
		return sharing.PictureCopied{}
	case "pictured":
		return sharing.PictureReady{Copied: rest == "copied"}
	case "import-typed":
		return transfer.ImportTyped{Text: strings.ReplaceAll(rest, `\n`, "\n")}
	case "export-as":
		return transfer.FormatPicked{Index: slices.IndexFunc(transfer.Formats, func(f *format.Format) bool { return f.Key == rest })}
	case "export-copy":
		return transfer.CopyPressed{Text: rest}
	case "export-save":
		return transfer.ExportSaved{}
	case "text-copied":
		return transfer.TextCopied{Copied: rest == "yes"}
	case "print":
		return printing.Pressed{}
	case "print-options":
		o := printing.Options{Count: 6, PerPage: 4}
		o.List, o.Notes = strings.Contains(rest, "list"), strings.Contains(rest, "notes")
		o.Solutions, o.Codes = strings.Contains(rest, "solutions"), strings.Contains(rest, "codes")
		return printing.OptionsPicked{Options: o}
	case "list":
		return list.Opened{Name: "list.txt", Parts: []list.Part{{Part: work.Part{To: 82 * number}}}}
	case "list-back":
		return list.BackPressed{}
	case "solve-list":
		return list.RatePressed{}
	case "stop-list":
		return list.PausePressed{}
	case "film":
		return sharing.FilmPressed{}
	case "leave-film":
		return sharing.FilmClosed{}
	}
	return nil
}

func filmLine(p *page.View) string {
	if p.Film.Title == "" {
		return "none"
	}
	latest := ""
	for _, c := range p.Board.Cells {
		if c.Latest {
			latest += " " + c.ID
		}
	}
	return fmt.Sprintf("%s, playing %v, %s, %q%s", p.Film.Position, p.Film.Playing, p.Film.SpeedValue, p.Film.Event, latest)
}

func shareLine(p *page.View) string {
	v := &p.Share
	return fmt.Sprintf("%s %s, code %d, history %v %q, too long %v, %+v", v.Link, v.Length, v.QR.Size, v.WithHistory, v.HistoryHelp, v.TooLong, v.Picture)
}

// exportLine describes the import and export dialogs.
func exportLine(p *page.View) string {
	sites := ""
	for _, s := range p.Export.Sites {
		sites += fmt.Sprintf("; %s %s %s", s.Name, s.URL, s.Lost)
	}
	return fmt.Sprintf("%q %s%s%s", p.Export.Text, p.Export.Lost, sites, p.Recognised)
}

// TestLongHistory checks that a link drops a history that is too long but keeps the
// position.
func TestLongHistory(t *testing.T) {
	m := page.New()
	for i := range share.MaxNodes {
		m, _ = page.Update(m, play.DigitTyped{Digit: board.Digit(i%9 + 1)})
	}
	m, cmds := page.Update(m, sharing.HistoryPicked{On: true})
	link, _ := cmds[0].(sharing.MakeLink)
	if !m.Sharing.TooLong || !strings.HasPrefix(link.Code, "A") {
		t.Errorf("too long: %v, code %.20s", m.Sharing.TooLong, link.Code)
	}
}

// TestTimesOfLinkAreKept checks that the times in a link's history survive in a new link
// and in the stored visit.
func TestTimesOfLinkAreKept(t *testing.T) {
	h := share.Of(&board.Annotated{Position: board.Position{}.WithGiven(0, 5)})
	for i, at := range []int{12, 250, 31, 4000} {
		n := h.Nodes[i]
		n.Parent, n.At = i/2, at
		n.State.Position = n.State.Position.WithEntry(board.Cell(i+1), board.Digit(i+1))
		h.Nodes = append(h.Nodes, n)
	}
	h.Nodes[2].Name, h.Present = "mine", 3
	code, err := share.EncodeHistory(h)
	if err != nil {
		t.Fatal(err)
	}
	linked, err := share.DecodeHistory(code)
	if err != nil {
		t.Fatal(err)
	}
	m, _ := page.Update(page.New(), transfer.LinkFollowed{History: linked})
	m, _ = page.Update(m, sharing.FilmClosed{})
	kept, err := encoded(&m)
	if err != nil {
		t.Fatal(err)
	}
	restored, err := page.Restored(kept, page.New())
	if err != nil {
		t.Fatal(err)
	}
	for name, m := range map[string]page.Model{"opened": m, "restored": restored} {
		_, cmds := page.Update(m, sharing.HistoryPicked{On: true})
		if again, _ := cmds[0].(sharing.MakeLink); again.Code != code {
			t.Errorf("%s: the link has the history %s, want %s", name, again.Code, code)
		}
	}
}
