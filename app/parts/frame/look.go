package frame

// Look is the look of the page: its theme, whether its hues are safe for colour
// blindness, and whether row and column labels are hidden.
type Look struct {
	Theme Theme
	Safe  bool
	Bare  bool
}

// Theme is a colour theme.
type Theme uint8

// The themes, in the order offered.
const (
	SystemTheme Theme = iota // follows the system
	LightTheme
	DarkTheme
	ContrastTheme // high contrast, light or dark like the system
	Themes        = iota
)
