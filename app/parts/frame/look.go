package frame

// Look is the page's theme, and whether it uses hues that people with any colour
// blindness can distinguish.
type Look struct {
	Theme Theme
	Safe  bool
}

// Theme is a colour theme.
type Theme uint8

// The themes in display order.
const (
	SystemTheme Theme = iota // as the system requests
	LightTheme
	DarkTheme
	ContrastTheme // high contrast, light or dark as the system requests
	Themes        = iota
)
