package view

import (
	"strconv"

	"sudoku/app/model"
)

// Player is what plays a row of pictures: its buttons and sliders.
type Player struct {
	Playing  bool
	AtStart  bool
	AtEnd    bool
	Position string // event 5 of 20
	// Place is where it stands, 0 to 100, and PlaceStep the least difference.
	Place, PlaceStep  string
	Speed, SpeedValue string
}

// finestStep is the least step of the slider, in percent.
const finestStep = 0.1

// playerOf is a player of a number of pictures, without its words.
func playerOf(p *model.Player, count int) Player {
	step := max(finestStep, 100/float64(max(count, 1)))
	return Player{
		Playing:   p.Playing,
		AtStart:   p.At == 0,
		AtEnd:     p.At == count,
		Place:     strconv.FormatFloat(100*float64(p.At)/float64(max(count, 1)), 'f', 4, 64),
		PlaceStep: strconv.FormatFloat(step, 'f', -1, 64),
		Speed:     strconv.Itoa(p.Speed),
	}
}
