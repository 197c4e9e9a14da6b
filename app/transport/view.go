package transport

import (
	"strconv"
)

// Transport is what plays a row of pictures: its buttons and sliders.
type View struct {
	Playing  bool
	AtStart  bool
	AtEnd    bool
	Position string // event 5 of 20
	// Place is its position, 0 to 100, and PlaceStep the least difference.
	Place, PlaceStep  string
	Speed, SpeedValue string
}

// finestStep is the least step of the slider, in percent.
const finestStep = 0.1

// transportOf is a transport of a number of pictures, without its words.
func Of(p *Transport, count int) View {
	step := max(finestStep, 100/float64(max(count, 1)))
	return View{
		Playing:   p.Playing,
		AtStart:   p.At == 0,
		AtEnd:     p.At == count,
		Place:     strconv.FormatFloat(100*float64(p.At)/float64(max(count, 1)), 'f', 4, 64),
		PlaceStep: strconv.FormatFloat(step, 'f', -1, 64),
		Speed:     strconv.Itoa(p.Speed),
	}
}
