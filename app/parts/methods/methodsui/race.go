package methodsui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/parts/methods"
	"sudoku/app/show"
)

// The parts of a board's SVG in a 90 by 90 box: the attributes that place the digits of a
// row, and the markup before the rows.
const (
	inRow  = `" font-size="8" x="5 15 25 35 45 55 65 75 85" y="`
	before = `<svg class="thumbnail" viewBox="0 0 90 90" aria-hidden="true"><path class="thumbnail-lines" d="` + show.ThumbnailLines + `"/>`
)

// race draws the boards of a race side by side. Go-app would compare hundreds of elements
// per frame, so each board is a string.
func race(lanes []methods.Lane) app.UI {
	return app.Elem("ul").Class("race").Body(app.Range(lanes).Slice(func(i int) app.UI {
		l := &lanes[i]
		return app.Elem("li").Body(
			app.Raw(raceBoard(l)),
			app.Elem("span").Text(l.Name),
			app.Elem("span").Class("hint outcome "+draw.ToneClass(l.Tone)).Text(l.State),
		)
	}))
}

func raceBoard(l *methods.Lane) string {
	var b strings.Builder
	b.WriteString(before)
	for i, rows := range [...]*[9]string{&l.Givens, &l.Written} {
		for row, digits := range rows {
			b.WriteString(`<text class="` + [...]string{"given", "written"}[i] + inRow + string('0'+rune(row)) + `8">` + digits + `</text>`)
		}
	}
	return b.String() + "</svg>"
}
