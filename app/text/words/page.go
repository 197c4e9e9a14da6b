package words

// Page holds the sentences around the parts of the page.
type Page struct {
	_ incomparable

	Title, Tagline, Loading                    string
	Privacy, NotFoundTitle, NotFoundText, Home string
	UpdateReady, Reload, Install, InstallApple string
	Dismiss                                    string
}

// Start holds the sentences shown while the program loads, and if it fails to load.
type Start struct {
	_ incomparable

	Loading, Progress            string
	Failed, Unable, Ended, Again string
	NoScript                     string
	NotApplied                   string
}

// Look names the settings of the colours, the labels and the language.
type Look struct {
	_ incomparable

	Theme  string
	Themes [4]string // indexed by frame.Theme
	Safe   string
	Labels string

	Language string
}

// Actions holds the labels of buttons and other controls.
type Actions struct {
	_ incomparable

	Solve, Hint, Explain, Cancel, Clear, Undo, Redo, Share, Import, Example string
	Close, Erase, Keypad, Copy, OpenFile, Load                              string
	Mode, Setting, Playing, SettingHelp, PlayingHelp                        string
	FirstSolution, PreviousSolution, NextSolution, LastSolution             string
	History, Toolbar, Errands, Help                                         string
}

// Panels holds the names of the panels next to the grid, and of the places in the rail.
type Panels struct {
	_ incomparable

	Solve, Check, Methods, List string
	Places, Home, Play          string
}

// Dialogs holds the texts of dialogs.
type Dialogs struct {
	_ incomparable

	ImportTitle, ImportHelp, ImportLabel, ImportExample string
	ShareTitle, ShareHelp, ShareLabel                   string
	ExampleTitle, KeysTitle                             string
}

// Example is the name and source of an example.
type Example struct{ Name, Help string }
