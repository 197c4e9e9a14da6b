package sharingui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/parts/sharing"
	"sudoku/app/qr"
	"sudoku/solver/share"
)

const (
	shareField = "share-link"
	noteField  = "share-note"
)

// Dialog returns the dialog with the link and the ways to share it.
func (p *Drawing) Dialog() []app.UI {
	d, t, v := p.T.Dialogs, p.T.Sharing, p.View
	copyClass := "primary"
	if v.Offers.System {
		copyClass = ""
	}
	return []app.UI{
		app.Elem("p").Text(d.ShareHelp),
		app.Elem("div").Class("share-ways").Body(
			draw.Slot(app.If(v.Offers.System, func() app.UI { return p.Button("primary", t.Sheet, sharing.SystemPressed{}).Attr("autofocus", true) })),
			p.Button(copyClass, p.T.Actions.Copy, sharing.Pressed{}).Attr("autofocus", true),
		),
		app.Elem("p").Class("hint share-notice").Role("status").Text(p.Notice),
		draw.Slot(app.If(v.Solved, func() app.UI {
			return p.Checkbox(t.Answers, v.WithAnswers, sharing.AnswersPicked{On: !v.WithAnswers})
		})),
		app.Elem("div").Class("share-head").Body(
			app.Elem("label").Attr("for", shareField).Text(d.ShareLabel),
			app.Elem("span").Class("hint").Text(v.Length),
		),
		app.ElemSelfClosing("input").ID(shareField).Class("field mono").Attr("type", "text").Attr("readonly", true).Attr("value", v.Link),
		app.Elem("div").Class("share-head").Body(app.Elem("label").Attr("for", noteField).Text(t.Note)),
		app.ElemSelfClosing("input").ID(noteField).Class("field").Attr("type", "text").Attr("maxlength", share.MaxNote/2).Attr("value", v.Note).
			OnChange(func(ctx app.Context, _ app.Event) {
				p.Handle(sharing.NoteWritten{Note: ctx.JSSrc().Get("value").String()})
			}),
		p.shareCode(),
		p.sharePicture(),
		draw.Slot(app.If(v.HistoryHelp != "", p.shareHistory)),
	}
}

// shareHistory returns the choice of including the history in the link.
func (p *Drawing) shareHistory() app.UI {
	t, v := p.T.Sharing, p.View
	help := v.HistoryHelp
	if v.TooLong {
		help = t.TooLong
	}
	return app.Elem("div").Class("share-history").Body(
		p.Checkbox(t.History, v.WithHistory, sharing.HistoryPicked{On: !v.WithHistory}),
		app.Elem("p").Class("hint").Text(help),
		p.Button("quiet", t.Watch, sharing.FilmPressed{}),
	)
}

// shareCode returns the QR code of the link.
func (p *Drawing) shareCode() app.UI {
	t, c := p.T.Sharing, p.View.QR
	if c.Size == 0 {
		return app.Elem("p").Class("hint").Text(t.NoQR)
	}
	return app.Elem("section").Class("share-part").Body(
		qrCode(c, t.QR),
		app.Elem("div").Class("share-files").Role("group").Aria("label", t.SaveQR).Body(
			app.Elem("h3").Text(t.SaveQR),
			p.saveButtons(sharing.QRPicture, t.SaveQRAs),
		),
	)
}

// qrCode draws a QR code with the required margin.
func qrCode(c qr.Code, name string) app.UI {
	from, size := -qr.Quiet, c.Size+2*qr.Quiet
	return draw.Svg("svg").Class("qr").Attr("viewBox", fmt.Sprintf("%d %d %d %d", from, from, size, size)).
		Role("img").Aria("label", name).Attr("shape-rendering", "crispEdges").
		Body(draw.Svg("path").Attr("d", c.Path))
}

// sharePicture returns the controls for a picture of the grid.
func (p *Drawing) sharePicture() app.UI {
	t, v := p.T.Sharing, p.View
	shaded, candidates := v.Picture, v.Picture
	shaded.Plain, candidates.NoCandidates = !shaded.Plain, !candidates.NoCandidates
	return app.Elem("section").Class("share-files").Role("group").Aria("label", t.Picture).Body(
		app.Elem("h3").Text(t.Picture),
		app.Elem("div").Class("share-options").Body(
			p.Checkbox(t.Shaded, !v.Picture.Plain, sharing.PicturePicked{Options: shaded}),
			p.Checkbox(t.Candidates, !v.Picture.NoCandidates, sharing.PicturePicked{Options: candidates}),
		),
		app.Elem("div").Class("share-options").Body(
			p.saveButtons(sharing.GridPicture, t.SavePictureAs),
			draw.Slot(app.If(v.Offers.CopyImage, func() app.UI { return p.Button("", t.Copy, sharing.PictureCopied{}) })),
		),
	)
}

// saveButtons returns a button for each picture file format. Their accessible names are
// longer than their labels.
func (p *Drawing) saveButtons(subject sharing.Subject, name string) app.UI {
	save := func(kind sharing.FileKind, label string) app.UI {
		return p.Button("", label, sharing.PictureSaved{Subject: subject, Kind: kind}).
			Aria("label", p.T.Fill(name, "kind", label))
	}
	return app.Elem("div").Class("share-options").Body(
		save(sharing.SVGFile, p.T.Sharing.SVG),
		save(sharing.PNGFile, p.T.Sharing.PNG),
	)
}
