package transport

import (
	"strconv"
)

// View describes a transport's buttons and sliders.
type View struct {
	Playing  bool
	AtStart  bool
	AtEnd    bool
	Position string // the position in words, such as "event 5 of 20"
	// Place is the slider's value, 0 to 100, and PlaceStep its smallest step.
	Place, PlaceStep  string
	Speed, SpeedValue string
}

// finestStep is the smallest step of the slider, in percent.
const finestStep = 0.1

// Of returns the view of a transport whose last picture has the number count, without its
// words.
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
