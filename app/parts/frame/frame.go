// Package frame is the part of the page around the others: panels, dialogs and
// banners, how the page looks, and whether it can be installed.
package frame

import (
	"sudoku/app/desk"
)

// Frame is the state of the part.
type Frame struct {
	Banners BannerSet
	Install Install
	Look    Look
	// Language is the code of the page's language.
	Language       string
	LanguageChosen bool // by the player, on this device
}

// Install is whether and how the page can be installed as an app.
type Install uint8

// The ways to install.
const (
	CannotInstall Install = iota
	InstallByPrompt
	InstallByHand // Apple's browsers have no prompt
)

// BannerSet is a set of messages that stay until they are dismissed.
type BannerSet uint8

// The banners.
const (
	UpdateReady BannerSet = 1 << iota
	StorageRefused
	StorageFull
	StorageCorrupt
	NoWorker
	StorageNewer // the last state is a newer version's
	StorageBack  // what could not be read once is in the library
	NotOffline
)

// Msg is a message of this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Frame] }

// The player's actions.
type (
	// PanelPicked shows another panel.
	PanelPicked struct {
		desk.To[Frame]
		Panel desk.Panel
	}
	// DialogOpened opens a dialog.
	DialogOpened struct {
		desk.To[Frame]
		Dialog desk.Dialog
	}
	// DialogClosed closes whichever dialog is open.
	DialogClosed struct{ desk.To[Frame] }
	// BannerDismissed takes banners away.
	BannerDismissed struct {
		desk.To[Frame]
		Banners BannerSet
	}
	// LookPicked changes the look.
	LookPicked struct {
		desk.To[Frame]
		Look Look
	}
	// LanguagePicked asks for another language.
	LanguagePicked struct {
		desk.To[Frame]
		Code string
	}
	// DamagedSaved saves what could not be read to a file.
	DamagedSaved struct{ desk.To[Frame] }
	// ReloadPressed takes up the new version.
	ReloadPressed struct{ desk.To[Frame] }
	// InstallPressed asks the browser to install the page.
	InstallPressed struct{ desk.To[Frame] }
)

// The browser's reports.
type (
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
	// MotionPreferred reports whether the player wants less motion.
	MotionPreferred struct {
		desk.To[Frame]
		Still bool
	}
	// LanguageFetched reports that the sentences of a language that was asked for are
	// there.
	LanguageFetched struct {
		desk.To[Frame]
		Code string
	}
	// LanguageMissing reports that they cannot be had.
	LanguageMissing struct {
		desk.To[Frame]
		Name string // of the language, in itself
	}
	// LanguageFound reports the language that was chosen in another tab, whose
	// sentences are there.
	LanguageFound struct {
		desk.To[Frame]
		Code string
	}
	// InputDropped reports that some of what was done before the program ran did not
	// fit.
	InputDropped struct {
		desk.To[Frame]
		Count int
	}
	// EngineCrashed reports that a worker died and was replaced. A request that
	// is lost with it is also answered, by an error.
	EngineCrashed struct{ desk.To[Frame] }
)

// Cmd is a command of this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[Frame] }

// What the frame wants done.
type (
	// KeepLook shows a look and keeps it for the next visit.
	KeepLook struct {
		desk.From[Frame]
		Look Look
	}
	// FetchLanguage fetches the sentences of a language.
	FetchLanguage struct {
		desk.From[Frame]
		Code string
	}
	// KeepLanguage keeps a language for the next visit, and the document says that it
	// is in it.
	KeepLanguage struct {
		desk.From[Frame]
		Code string
	}
	// SpeakLanguage lets what is outside of the view be in a language.
	SpeakLanguage struct {
		desk.From[Frame]
		Code string
	}
	// Reload saves and loads the page again.
	Reload struct{ desk.From[Frame] }
	// SaveDamaged saves what could not be read to a file; it is kept no longer.
	SaveDamaged struct{ desk.From[Frame] }
	// LeaveDamaged keeps it, and says no more of it.
	LeaveDamaged struct{ desk.From[Frame] }
	// PromptInstall shows the browser's own install prompt.
	PromptInstall struct{ desk.From[Frame] }
)

// Receive handles a message of this part.
func (f *Frame) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	own, ok := msg.(Msg)
	if ok {
		cmds = f.Update(d, own)
	}
	return cmds, ok
}

// Update handles a message.
func (f *Frame) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case PanelPicked:
		d.Panel, d.Dialog = msg.Panel, desk.NoDialog
	case DialogOpened:
		d.Dialog, d.Notice = msg.Dialog, desk.Notice{}
	case DialogClosed:
		d.Dialog = desk.NoDialog
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
