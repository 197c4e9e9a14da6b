package browser

import (
	"strings"
	"syscall/js"

	"sudoku/app/model"
)

// The look is kept for all tabs and pages under one key, as the words that
// web/theme.js reads.
const lookKey = "sudoku look"

var themeWords = [model.Themes]string{"system", "light", "dark", "contrast"}

// loadLook is the look that was kept, that of a first visit if there is none.
func loadLook() (l model.Look) {
	theme, palette, _ := strings.Cut(item("localStorage", lookKey), " ")
	for i, word := range themeWords {
		if word == theme {
			l.Theme = model.Theme(i)
		}
	}
	l.Safe = palette == "safe"
	return l
}

func keepLook(l model.Look) {
	words := themeWords[l.Theme]
	if l.Safe {
		words += " safe"
	}
	_ = setItem("localStorage", lookKey, words) // refused: it holds for this visit
	js.Global().Call("sudokuLook")
}
