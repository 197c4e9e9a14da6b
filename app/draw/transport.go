package draw

import (
	"math"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/transport"
)

// The pictures on the playback buttons, as paths in a 24 by 24 box. Fonts draw the
// corresponding characters in different ways, or not at all.
const (
	ToStartPicture  = "M5 5h3v14H5zM19 5v14L9 12z"
	BackwardPicture = "M15 4l-9 8 9 8 1.7-1.9L9.8 12l6.9-6.1z"
	PlayPicture     = "M7 4v16l13-8z"
	PausePicture    = "M6 5h4v14H6zM14 5h4v14h-4z"
	ForwardPicture  = "M9 4l9 8-9 8-1.7-1.9 6.9-6.1-6.9-6.1z"
	ToEndPicture    = "M16 5h3v14h-3zM5 5v14l10-7z"
)

// Picture makes a button show a picture instead of its name.
func Picture(b app.HTMLElem, path, name string) app.HTMLElem {
	return b.Aria("label", name).Title(name).Body(
		Svg("svg").Class("picture").Attr("viewBox", "0 0 24 24").Aria("hidden", "true").Body(Svg("path").Attr("d", path)),
	)
}

// TransportWords holds the words of the playback controls that depend on the content.
type TransportWords struct{ Title, Close, Forward, Backward, Place string }

// TransportHead returns the title and the close button of the playback controls.
func (p *Kit) TransportHead(w TransportWords, close desk.Msg) app.UI {
	return app.Elem("div").Class("player-head").Body(
		app.Elem("h2").Text(w.Title),
		p.Button("quiet", w.Close, close),
	)
}

// TransportButtons returns the buttons that step through the pictures.
func (p *Kit) TransportButtons(v *transport.View, w TransportWords) app.UI {
	t := p.T.Methods
	step := func(path, name string, by int, atEnd bool) app.UI {
		return Disabled(Picture(p.Button("icon", "", transport.Stepped{By: by}), path, name), atEnd)
	}
	path, name := PlayPicture, t.Play
	if v.Playing {
		path, name = PausePicture, t.Pause
	}
	play := Picture(p.Button("icon primary", "", transport.PlayPressed{}).ID(transport.Button), path, name)
	return app.Elem("div").Class("player-buttons").Role("group").Aria("label", w.Title).Body(
		step(ToStartPicture, t.ToStart, -math.MaxInt32, v.AtStart),
		step(BackwardPicture, w.Backward, -1, v.AtStart),
		Disabled(play, v.AtStart && v.AtEnd),
		step(ForwardPicture, w.Forward, 1, v.AtEnd),
		step(ToEndPicture, t.ToEnd, math.MaxInt32, v.AtEnd),
	)
}

// TransportPlace returns the slider that shows and changes the playback position.
func (p *Kit) TransportPlace(v *transport.View, w TransportWords) app.UI {
	return p.Slider("player-place", w.Place, v.Place, v.PlaceStep, v.Position,
		func(percent float64) desk.Msg { return transport.PlacePicked{Place: percent / 100} })
}

func (p *Kit) TransportSpeed(v *transport.View) app.UI {
	return p.Slider("player-speed", p.T.Methods.Speed, v.Speed, "1", v.SpeedValue,
		func(speed float64) desk.Msg { return transport.SpeedPicked{Speed: int(speed)} })
}

// Slider returns a slider from 0 to 100. These are the browser's default bounds: explicit
// bounds, set after the value, could change the value.
func (p *Kit) Slider(id, label, value, step, meaning string, msg func(float64) desk.Msg) app.UI {
	moved := func(ctx app.Context, _ app.Event) {
		if f, err := strconv.ParseFloat(ctx.JSSrc().Get("value").String(), 64); err == nil {
			p.Handle(msg(f))
		}
	}
	return app.Elem("label").Class("slider").Attr("for", id).Body(
		app.Elem("span").Text(label),
		app.Elem("span").Class("slider-value").Aria("hidden", "true").Text(meaning),
		app.ElemSelfClosing("input").ID(id).Attr("type", "range").Attr("step", step).Attr("value", value).
			Aria("valuetext", meaning).OnInput(moved, app.EventScope(id)),
	)
}
