// Package photoui draws the dialog that reads puzzles from pictures.
package photoui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/photo"
	"sudoku/solver/board"
)

// Drawing draws the photo dialog.
type Drawing struct {
	*draw.Kit
	View *photo.View
	Drag *Drag
}

// The IDs of elements used by the effects.
const (
	PhotoField = "photo-file"
	PhotoVideo = "photo-video"
)

// Dialog returns the dialog that reads puzzles from pictures.
func (p *Drawing) Dialog() []app.UI {
	v := p.View
	body := []app.UI{}
	switch v.Stage {
	case photo.Choosing:
		body = p.photoWays()
	case photo.Filming:
		body = p.photoCamera()
	case photo.Reading:
		body = append(body,
			app.Elem("p").Class("photo-reading").Role("status").Text(v.Status),
			app.Elem("div").Class("dialog-actions").Body(p.Button("", p.T.Actions.Cancel, photo.BackPressed{})),
		)
	case photo.Comparing, photo.Placing:
		body = p.photoResult()
	}
	return []app.UI{app.Elem("div").Class("photo").Body(append([]app.UI{p.photoFailures()}, body...)...)}
}

// photoFailures lists the pictures without a result.
func (p *Drawing) photoFailures() app.UI {
	all := p.View.Failures
	return app.Elem("div").Class("photo-failures").Role("alert").Body(
		app.Range(all).Slice(func(i int) app.UI { return app.Elem("p").Class("problem").Text(all[i]) }),
	)
}

// photoWays returns the buttons for getting a picture.
func (p *Drawing) photoWays() []app.UI {
	t := &p.T.Photo
	picked := func(app.Context, app.Event) { p.Host.ReadFile(PhotoField) }
	return []app.UI{
		app.Elem("p").Text(t.Help),
		app.Elem("div").Class("photo-ways").Body(
			p.Button("large primary", t.Camera, photo.CameraPressed{}).Attr("autofocus", true),
			app.Elem("label").Class("button large file").Body(
				app.Text(t.Choose),
				app.ElemSelfClosing("input").ID(PhotoField).Attr("type", "file").Class("visually-hidden").Attr("multiple", true).
					Attr("accept", "image/*,.heic,.heif").OnChange(picked, app.EventScope(PhotoField)),
			),
		),
		app.Elem("p").Class("hint photo-drop").Text(t.DropHelp),
	}
}

// photoCamera returns the camera's picture and its buttons.
func (p *Drawing) photoCamera() []app.UI {
	t, v := &p.T.Photo, p.View
	said := t.Starting
	if v.Seeing {
		said = t.Aim
	}
	return []app.UI{
		app.Elem("p").Role("status").Text(said),
		app.Elem("video").ID(PhotoVideo).Class("photo-video").Attr("playsinline", true).Attr("muted", true).Attr("autoplay", true).
			Aria("label", t.Aim),
		app.Elem("div").Class("dialog-actions").Body(
			p.Button("", t.Back, photo.BackPressed{}),
			draw.Disabled(p.Button("large primary", t.Shoot, photo.ShotPressed{}), !v.Seeing),
		),
	}
}

// photoResult returns a puzzle beside its picture.
func (p *Drawing) photoResult() []app.UI {
	t, v := &p.T.Photo, p.View
	placing := v.Stage == photo.Placing
	turn := t.Corners
	if placing {
		turn = t.Digits
	}
	return []app.UI{
		draw.Slot(app.If(len(v.Puzzles) > 1, func() app.UI {
			return app.Elem("div").Class("photo-puzzles").Body(
				p.Options("photo-which", t.Which, v.Puzzles, func(i int) desk.Msg { return photo.PuzzlePicked{Index: i} }),
				p.Button("quiet", t.AsList, photo.ListPressed{}),
			)
		})),
		app.Elem("div").Class("photo-said").Body(
			app.Elem("p").Class("photo-verdict").Class(draw.ToneClass(v.Tone)).Role("status").Text(v.Status),
			app.Elem("p").Class("hint").Text(v.Advice),
		),
		app.Elem("div").Class("photo-pair").Body(
			draw.Slot(app.If(placing, p.wholePhoto).Else(p.straightPhoto)),
			p.photoGrid(),
		),
		app.Elem("div").Class("photo-foot").Body(
			p.photoKeys(),
			app.Elem("div").Class("dialog-actions").Body(
				p.Button("quiet", t.Again, photo.BackPressed{}),
				p.Button("quiet", turn, photo.PlacingToggled{}),
				p.Button("primary", t.Use, photo.UsePressed{}).ID(photo.UseID),
			),
		),
	}
}

// straightPhoto returns the straightened picture of the grid.
func (p *Drawing) straightPhoto() app.UI {
	v := p.View
	return app.Elem("div").Class("photo-straight").OnClick(p.photoPicked).Body(
		draw.Slot(app.If(v.Straight != "", func() app.UI {
			return app.ElemSelfClosing("img").Attr("src", v.Straight).Attr("alt", p.T.Photo.Straight)
		})),
		app.Raw(photoCells(v, false)),
	)
}

// photoGrid returns the grid of digits.
func (p *Drawing) photoGrid() app.UI {
	v := p.View
	return app.Elem("div").ID(photo.GridID).Class("photo-grid").Role("grid").TabIndex(0).
		Aria("label", p.T.Photo.Result).Aria("activedescendant", photoCellID(int(v.Selected))).
		OnClick(p.photoPicked).OnKeyDown(p.photoTyped).Body(app.Raw(photoCells(v, true)))
}

// photoKeys returns the keys that correct the selected cell.
func (p *Drawing) photoKeys() app.UI {
	t, v := &p.T.Photo, p.View
	return app.Elem("div").Class("photo-keys").Body(
		app.Range(make([]struct{}, 9)).Slice(func(i int) app.UI {
			return p.Button("key", fmt.Sprint(i+1), photo.DigitTyped{Digit: board.Digit(i + 1)})
		}),
		p.key("erase", t.Erase, photo.DigitTyped{}),
		draw.Slot(app.If(v.Mixed, func() app.UI {
			return p.Button("key photo-word", t.Written, photo.WrittenToggled{}).Aria("pressed", fmt.Sprint(v.Written))
		})),
	)
}

// key returns a key with an icon instead of its name.
func (p *Drawing) key(shape, name string, msg desk.Msg) app.UI {
	handler, scope := p.On(msg)
	return app.Elem("button").Attr("type", "button").Class("button key").OnClick(handler, scope).Title(name).
		Aria("label", name).Body(draw.Icon(shape))
}
