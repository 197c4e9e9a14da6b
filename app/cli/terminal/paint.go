//go:build !js

package terminal

import (
	"io"
	"os"

	"github.com/fatih/color"
	"golang.org/x/term"
)

// Is reports whether w is a terminal.
func Is(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// Paint colours text. The zero value leaves the text plain.
type Paint struct{ on bool }

// PaintFor returns a Paint that colours text if w is a terminal that supports colours and
// NO_COLOR is not set; see no-color.org.
func PaintFor(w io.Writer) Paint {
	return Paint{Is(w) && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"}
}

// Styles, named by meaning.
var (
	givenStyle      = color.New(color.Bold)
	answerStyle     = color.New(color.FgCyan)
	wrongStyle      = color.New(color.FgRed, color.Bold)
	patternStyle    = color.New(color.FgYellow, color.Bold)
	placedStyle     = color.New(color.FgGreen, color.Bold)
	eliminatedStyle = color.New(color.FgRed, color.CrossedOut)
)

// Wrong colours an error.
func (p Paint) Wrong(text string) string { return p.with(wrongStyle, text) }

func (p Paint) with(style *color.Color, text string) string {
	if !p.on || style == nil {
		return text
	}
	own := *style
	own.EnableColor()
	return own.Sprint(text)
}
