package text

// Look names the looks of the page.
type Look struct {
	Theme  string
	Themes [4]string // by model.Theme
	Safe   string
}

var englishLook = Look{
	Theme:  "Theme",
	Themes: [4]string{"System", "Light", "Dark", "High contrast"},
	Safe:   "Colours safe for colour blindness",
}

var germanLook = Look{
	Theme:  "Aussehen",
	Themes: [4]string{"System", "Hell", "Dunkel", "Hoher Kontrast"},
	Safe:   "Farben, die auch bei Farbenblindheit zu unterscheiden sind",
}
