package model_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sudoku/app/model"
	"sudoku/app/store"
	"sudoku/app/view"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/share"
)

// shareMessage is what an action of the share dialog or the film sends, nil for
// any other.
func shareMessage(verb, rest string, number int) model.Msg {
	switch verb {
	case "with-history":
		return model.ShareHistoryPicked{On: rest == "yes"}
	case "sheet":
		return model.ShareSheetPressed{}
	case "picture":
		return model.PicturePicked{Options: model.PictureOptions{Plain: rest == "plain"}}
	case "save-picture":
		return model.PictureSaved{Kind: model.FileKind(number)}
	case "save-code":
		return model.PictureSaved{Subject: model.QRPicture, Kind: model.FileKind(number)}
	case "copy-picture":
		return model.PictureCopied{}
	case "pictured":
		return model.PictureReady{Copied: rest == "copied"}
	case "import-typed":
		return model.ImportTyped{Text: strings.ReplaceAll(rest, `\n`, "\n")}
	case "export-as":
		return model.ExportFormatPicked{Index: slices.IndexFunc(model.ExportFormats, func(f *format.Format) bool { return f.Key == rest })}
	case "export-copy":
		return model.ExportCopied{}
	case "export-save":
		return model.ExportSaved{}
	case "text-copied":
		return model.TextCopied{Copied: rest == "yes"}
	case "print":
		return model.PrintPressed{}
	case "print-options":
		o := model.PrintOptions{Count: 6, PerPage: 4}
		o.List, o.Notes = strings.Contains(rest, "list"), strings.Contains(rest, "notes")
		o.Solutions, o.Codes = strings.Contains(rest, "solutions"), strings.Contains(rest, "codes")
		return model.PrintOptionsPicked{Options: o}
	case "batch":
		return model.BatchOpened{Name: "list.txt", Parts: []model.BatchPart{{Part: work.Part{To: 82 * number}}}}
	case "batch-back":
		return model.BatchBackPressed{}
	case "solve-list":
		return model.BatchPressed{}
	case "stop-list":
		return model.BatchCancelPressed{}
	case "film":
		return model.FilmPressed{}
	case "leave-film":
		return model.FilmClosed{}
	}
	return nil
}

func filmLine(p *view.Page) string {
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

func shareLine(p *view.Page) string {
	v := &p.Share
	return fmt.Sprintf("%s %s, code %d, history %v %q, too long %v, %+v", v.Link, v.Length, v.QR.Size, v.WithHistory, v.HistoryHelp, v.TooLong, v.Picture)
}

// exportLine is what the import and the export dialog say.
func exportLine(p *view.Page) string {
	sites := ""
	for _, s := range p.Export.Sites {
		sites += fmt.Sprintf("; %s %s %s", s.Name, s.URL, s.Lost)
	}
	return fmt.Sprintf("%q %s%s%s", p.Export.Text, p.Export.Lost, sites, p.Recognised)
}

// A history that is too long for a link leaves the position alone in it.
func TestLongHistory(t *testing.T) {
	m := model.New()
	for i := range share.MaxNodes {
		m, _ = model.Update(m, model.DigitTyped{Digit: board.Digit(i%9 + 1)})
	}
	m, cmds := model.Update(m, model.ShareHistoryPicked{On: true})
	link, _ := cmds[0].(model.Share)
	if !m.Sharing.TooLong || !strings.HasPrefix(link.Code, "A") {
		t.Errorf("too long: %v, code %.20s", m.Sharing.TooLong, link.Code)
	}
}

// The times of a link's history are kept: they are in the link that is made of
// it again, and in what the browser keeps.
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
	m, _ := model.Update(model.New(), model.LinkFollowed{History: linked})
	m, _ = model.Update(m, model.FilmClosed{})
	kept, err := store.Encode(&m)
	if err != nil {
		t.Fatal(err)
	}
	restored, err := store.Decode(kept, model.New())
	if err != nil {
		t.Fatal(err)
	}
	for name, m := range map[string]model.Model{"opened": m, "restored": restored} {
		_, cmds := model.Update(m, model.ShareHistoryPicked{On: true})
		if again, _ := cmds[0].(model.Share); again.Code != code {
			t.Errorf("%s, the history is shared as %s, want %s", name, again.Code, code)
		}
	}
}
