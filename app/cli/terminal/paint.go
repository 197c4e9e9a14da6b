//go:build !js

package terminal

import (
	"io"
	"os"

	"github.com/fatih/color"
	"golang.org/x/term"
)

// Is reports whether what is written to w is read by a person.
func Is(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// Paint colours text, if it is on. The zero value is off.
type Paint struct{ on bool }

// PaintFor is on for a terminal that shows colours, unless the person wants
// none, see no-color.org.
func PaintFor(w io.Writer) Paint {
	return Paint{Is(w) && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"}
}

// The styles, by what they mean.
var (
	givenStyle      = color.New(color.Bold)
	answerStyle     = color.New(color.FgCyan)
	wrongStyle      = color.New(color.FgRed, color.Bold)
	patternStyle    = color.New(color.FgYellow, color.Bold)
	placedStyle     = color.New(color.FgGreen, color.Bold)
	eliminatedStyle = color.New(color.FgRed, color.CrossedOut)
)

// Wrong is text that says what is wrong.
func (p Paint) Wrong(text string) string { return p.with(wrongStyle, text) }

func (p Paint) with(style *color.Color, text string) string {
	if !p.on || style == nil {
		return text
	}
	own := *style
	own.EnableColor()
	return own.Sprint(text)
}
