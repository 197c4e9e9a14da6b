package words

// Page is the frame of the page.
type Page struct {
	_ incomparable

	Title, Tagline, Loading                    string
	Privacy, NotFoundTitle, NotFoundText, Home string
	UpdateReady, Reload, Install, InstallApple string
	Dismiss                                    string
}

// Start is what the page says while its program loads, and where that fails.
type Start struct {
	_ incomparable

	Loading, Progress            string
	Failed, Unable, Ended, Again string
	NoScript                     string
	NotApplied                   string
}

// Look names the looks of the page.
type Look struct {
	_ incomparable

	Theme  string
	Themes [4]string // by model.Theme
	Safe   string

	Language string
}

// Actions are the names of buttons and of other controls.
type Actions struct {
	_ incomparable

	Solve, Hint, Explain, Cancel, Clear, Undo, Redo, Share, Import, Example string
	Close, Erase, Keypad, Copy, OpenFile, Load                              string
	Mode, Setting, Playing, SettingHelp, PlayingHelp                        string
	FirstSolution, PreviousSolution, NextSolution, LastSolution             string
	History, Toolbar, Errands, Help                                         string
}

// Panels are the names of what the page shows beside the grid.
type Panels struct {
	_ incomparable

	Solve, Check, Methods, List string
}

// Dialogs are the texts of dialogs.
type Dialogs struct {
	_ incomparable

	ImportTitle, ImportHelp, ImportLabel, ImportExample string
	ShareTitle, ShareHelp, ShareLabel                   string
	ExampleTitle, KeysTitle                             string
}

// Example is the name of an example and where it comes from.
type Example struct{ Name, Help string }
