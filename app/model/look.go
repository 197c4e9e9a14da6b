package model

// Look is how the page looks: the theme, and whether its hues are those that
// people with any colour blindness tell apart.
type Look struct {
	Theme Theme
	Safe  bool
}

// Theme is a theme of the page.
type Theme uint8

// The themes, in the order in which they are offered.
const (
	SystemTheme Theme = iota // as the system asks for
	LightTheme
	DarkTheme
	ContrastTheme // high contrast, light or dark as the system asks for
	Themes        = iota
)

// LookPicked changes the look.
type LookPicked struct{ Look Look }

func (LookPicked) msg() {}

// KeepLook shows a look and keeps it for the next visit.
type KeepLook struct{ Look Look }

func (KeepLook) cmd() {}

func (m Model) pickLook(l Look) (Model, []Cmd) {
	m.Look = l
	return m, []Cmd{KeepLook{l}}
}
