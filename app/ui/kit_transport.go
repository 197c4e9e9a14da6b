package ui

import (
	"math"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/transport"
)

// The pictures on the player's buttons, as paths in a field of 24 by 24:
// fonts draw such characters in different ways, or not at all.
const (
	toStartPicture  = "M5 5h3v14H5zM19 5v14L9 12z"
	backwardPicture = "M15 4l-9 8 9 8 1.7-1.9L9.8 12l6.9-6.1z"
	playPicture     = "M7 4v16l13-8z"
	pausePicture    = "M6 5h4v14H6zM14 5h4v14h-4z"
	forwardPicture  = "M9 4l9 8-9 8-1.7-1.9 6.9-6.1-6.9-6.1z"
	toEndPicture    = "M16 5h3v14h-3zM5 5v14l10-7z"
)

// picture makes a button show a picture in place of its name.
func picture(b app.HTMLElem, path, name string) app.HTMLElem {
	return b.Aria("label", name).Title(name).Body(
		svg("svg").Class("picture").Attr("viewBox", "0 0 24 24").Aria("hidden", "true").Body(svg("path").Attr("d", path)),
	)
}

// transportWords are the words of a player that differ with what it plays.
type transportWords struct{ title, close, forward, backward, place string }

// transportHead is a player's title and the way out.
func (p *Kit) transportHead(w transportWords, close desk.Msg) app.UI {
	return app.Elem("div").Class("player-head").Body(
		app.Elem("h2").Text(w.title),
		p.button("quiet", w.close, close),
	)
}

// transportButtons go through the pictures.
func (p *Kit) transportButtons(v *transport.View, w transportWords) app.UI {
	t := p.T.Methods
	step := func(path, name string, by int, atEnd bool) app.UI {
		return unable(picture(p.button("icon", "", transport.Stepped{By: by}), path, name), atEnd)
	}
	path, name := playPicture, t.Play
	if v.Playing {
		path, name = pausePicture, t.Pause
	}
	play := picture(p.button("icon primary", "", transport.PlayPressed{}).ID(transport.Button), path, name)
	return app.Elem("div").Class("player-buttons").Role("group").Aria("label", w.title).Body(
		step(toStartPicture, t.ToStart, -math.MaxInt32, v.AtStart),
		step(backwardPicture, w.backward, -1, v.AtStart),
		unable(play, v.AtStart && v.AtEnd),
		step(forwardPicture, w.forward, 1, v.AtEnd),
		step(toEndPicture, t.ToEnd, math.MaxInt32, v.AtEnd),
	)
}

// transportPlace shows the player's position, and changes it.
func (p *Kit) transportPlace(v *transport.View, w transportWords) app.UI {
	return p.slider("player-place", w.place, v.Place, v.PlaceStep, v.Position,
		func(percent float64) desk.Msg { return transport.PlacePicked{Place: percent / 100} })
}

func (p *Kit) transportSpeed(v *transport.View) app.UI {
	return p.slider("player-speed", p.T.Methods.Speed, v.Speed, "1", v.SpeedValue,
		func(speed float64) desk.Msg { return transport.SpeedPicked{Speed: int(speed)} })
}

// slider is a range from 0 to 100, which is what a range is that says nothing
// of its bounds: set after its value they would change it.
func (p *Kit) slider(id, label, value, step, meaning string, msg func(float64) desk.Msg) app.UI {
	moved := func(ctx app.Context, _ app.Event) {
		if f, err := strconv.ParseFloat(ctx.JSSrc().Get("value").String(), 64); err == nil {
			p.handle(msg(f))
		}
	}
	return app.Elem("label").Class("slider").Attr("for", id).Body(
		app.Elem("span").Text(label),
		app.Elem("span").Class("slider-value").Aria("hidden", "true").Text(meaning),
		app.ElemSelfClosing("input").ID(id).Attr("type", "range").Attr("step", step).Attr("value", value).
			Aria("valuetext", meaning).OnInput(moved, app.EventScope(id)),
	)
}
