package frame

// Look is how the page looks: the theme, and whether its hues are those that
// people with any colour blindness can distinguish.
type Look struct {
	Theme Theme
	Safe  bool
}

// Theme is a theme of the page.
type Theme uint8

// The themes, in the order in which they are offered.
const (
	SystemTheme Theme = iota // as the system asks
	LightTheme
	DarkTheme
	ContrastTheme // high contrast, light or dark as the system asks
	Themes        = iota
)
