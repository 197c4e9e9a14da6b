package model_test

import (
	"fmt"

	"sudoku/app/model"
	"sudoku/app/view"
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
