// Package frame handles what surrounds the other parts: panels, dialogs, banners, the
// look of the page, its language, and installation.
package frame

import (
	"sudoku/app/desk"
)

// Frame is the state of this part.
type Frame struct {
	Banners        BannerSet
	Install        Install
	Look           Look
	Language       string
	LanguageChosen bool // the language was chosen on this device
	Asking         Question
}

// Install specifies whether and how the page can be installed as an app.
type Install uint8

// The ways to install.
const (
	CannotInstall Install = iota
	InstallByPrompt
	InstallByHand // Apple's browsers have no prompt
)

// Question is a question that the menu asks before it ends a game in progress.
type Question uint8

// The questions.
const (
	NoQuestion Question = iota
	AskSolve
	AskClear
)

// BannerSet is a set of banners, which stay until dismissed.
type BannerSet uint8

// The banners.
const (
	UpdateReady BannerSet = 1 << iota
	StorageRefused
	StorageFull
	StorageCorrupt
	NoWorker
	StorageNewer // the last state was saved by a newer version
	StorageBack  // a state that could not be read is now in the library
	NotOffline
)

// Msg is a message to this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Frame] }

// Messages from the player.
type (
	// PanelPicked shows another panel.
	PanelPicked struct {
		desk.To[Frame]
		Panel desk.Panel
	}
	// BackPressed goes back in the browser's history, or home if this visit has no earlier
	// entry.
	BackPressed struct{ desk.To[Frame] }
	// DialogOpened opens a dialog.
	DialogOpened struct {
		desk.To[Frame]
		Dialog desk.Dialog
	}
	// DialogClosed closes the open dialog.
	DialogClosed struct{ desk.To[Frame] }
	// QuestionAsked shows a question in the menu.
	QuestionAsked struct {
		desk.To[Frame]
		Question Question
	}
	// BannerDismissed removes banners.
	BannerDismissed struct {
		desk.To[Frame]
		Banners BannerSet
	}
	// LookPicked changes the look.
	LookPicked struct {
		desk.To[Frame]
		Look Look
	}
	// LanguagePicked requests another language.
	LanguagePicked struct {
		desk.To[Frame]
		Code string
	}
	// DamagedSaved saves unreadable states to a file.
	DamagedSaved struct{ desk.To[Frame] }
	// ReloadPressed loads the new version.
	ReloadPressed struct{ desk.To[Frame] }
	// InstallPressed asks the browser to install the page.
	InstallPressed struct{ desk.To[Frame] }
)

// Messages from the browser.
type (
	// Visited reports that the browser shows another address. If no place has that address,
	// the place stays the same.
	Visited struct {
		desk.To[Frame]
		Fragment string
	}
	// BannerRaised shows banners.
	BannerRaised struct {
		desk.To[Frame]
		Banners BannerSet
	}
	// InstallChanged reports whether the page can be installed.
	InstallChanged struct {
		desk.To[Frame]
		Install Install
	}
	// MotionPreferred reports whether the system asks for reduced motion.
	MotionPreferred struct {
		desk.To[Frame]
		Still bool
	}
	// LanguageFetched reports that the requested language's sentences are loaded.
	LanguageFetched struct {
		desk.To[Frame]
		Code string
	}
	// LanguageMissing reports that the requested language's sentences could not be loaded.
	LanguageMissing struct {
		desk.To[Frame]
		Name string // name of the language, in that language
	}
	// LanguageFound reports a language chosen in another tab, whose sentences are loaded.
	LanguageFound struct {
		desk.To[Frame]
		Code string
	}
	// InputDropped reports that some input from before the program ran could not be applied.
	InputDropped struct {
		desk.To[Frame]
		Count int
	}
	// EngineCrashed reports that a worker died and was replaced. A request lost with it is
	// also answered with an error.
	EngineCrashed struct{ desk.To[Frame] }
)

// Cmd is a command from this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[Frame] }

// The commands from this part.
type (
	// KeepLook applies a look and saves it for the next visit.
	KeepLook struct {
		desk.From[Frame]
		Look Look
	}
	// FetchLanguage loads the catalog of a language.
	FetchLanguage struct {
		desk.From[Frame]
		Code string
	}
	// KeepLanguage saves the language for the next visit and sets it on the document.
	KeepLanguage struct {
		desk.From[Frame]
		Code string
	}
	// SpeakLanguage switches everything outside the view to another language.
	SpeakLanguage struct {
		desk.From[Frame]
		Code string
	}
	// GoBack goes back in the browser's history, or sends Visited for home if the visit
	// began here.
	GoBack struct{ desk.From[Frame] }
	// Reload saves the state and reloads the page.
	Reload struct{ desk.From[Frame] }
	// SaveDamaged saves unreadable states to a file and deletes them.
	SaveDamaged struct{ desk.From[Frame] }
	// LeaveDamaged keeps unreadable states and stops reporting them.
	LeaveDamaged struct{ desk.From[Frame] }
	// PromptInstall shows the browser's own install prompt.
	PromptInstall struct{ desk.From[Frame] }
)

// Receive handles a message to this part.
func (f *Frame) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	own, ok := msg.(Msg)
	if ok {
		cmds = f.Update(d, own)
	}
	return cmds, ok
}

// DialogChanged clears the menu's question.
func (f *Frame) DialogChanged(_, _ *desk.Desk) []desk.Cmd {
	f.Asking = NoQuestion
	return nil
}

// Update handles a message.
func (f *Frame) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case PanelPicked:
		d.Panel, d.Dialog = msg.Panel, desk.NoDialog
	case BackPressed:
		return []desk.Cmd{GoBack{}}
	case Visited:
		if was := d.Fragment(); d.Visit(msg.Fragment) && was != msg.Fragment {
			d.Dialog, d.Notice = desk.NoDialog, desk.Notice{}
		}
	case DialogOpened:
		d.Dialog, d.Notice = msg.Dialog, desk.Notice{}
	case DialogClosed:
		d.Dialog = desk.NoDialog
	case QuestionAsked:
		f.Asking = msg.Question
	case BannerRaised:
		f.Banners |= msg.Banners
	case BannerDismissed:
		dismissed := f.Banners & msg.Banners
		f.Banners &^= msg.Banners
		if dismissed&StorageCorrupt != 0 {
			return []desk.Cmd{LeaveDamaged{}}
		}
	case DamagedSaved:
		f.Banners &^= StorageCorrupt
		return []desk.Cmd{SaveDamaged{}}
	case LookPicked:
		f.Look = msg.Look
		return []desk.Cmd{KeepLook{Look: msg.Look}}
	case LanguagePicked:
		return []desk.Cmd{FetchLanguage{Code: msg.Code}}
	case LanguageMissing:
		d.Notice = desk.Notice{Kind: desk.LanguageMissing, Name: msg.Name}
	case LanguageFetched:
		f.Language = msg.Code
		return []desk.Cmd{KeepLanguage{Code: msg.Code}}
	case LanguageFound:
		f.Language = msg.Code
		return []desk.Cmd{SpeakLanguage{Code: msg.Code}}
	case ReloadPressed:
		return []desk.Cmd{Reload{}}
	case InstallPressed:
		return []desk.Cmd{PromptInstall{}}
	case InstallChanged:
		f.Install = msg.Install
	case MotionPreferred:
		d.Still = msg.Still
	case InputDropped:
		d.Notice = desk.Notice{Kind: desk.InputDropped, Count: msg.Count}
	case EngineCrashed:
		d.Notice = desk.Notice{Kind: desk.EngineRestarted}
	}
	return nil
}
