//go:build !js

// Package driver drives browsers of three engines through one interface:
// Chromium through the DevTools protocol, Firefox through WebDriver BiDi, and
// WebKitGTK through WebDriver.
package driver

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
)

// An Engine is a browser engine.
type Engine string

const (
	Chromium Engine = "chromium"
	Firefox  Engine = "firefox"
	WebKit   Engine = "webkit"
)

// Engines lists all engines.
var Engines = []Engine{Chromium, Firefox, WebKit}

// Options configures a browser.
type Options struct {
	Folder string // an existing empty folder for profiles and other files
	Camera string // a video that Chromium shows as the camera's picture

	Language string // the language that Chromium asks for, or "" for its own choice
}

// Start starts a browser.
func Start(ctx context.Context, engine Engine, options Options) (Browser, error) {
	switch engine {
	case Chromium:
		return startChromium(ctx, options)
	case Firefox:
		return startFirefox(ctx, options)
	case WebKit:
		return startWebKit(ctx, options)
	}
	return nil, fmt.Errorf("unknown engine %q", engine)
}

// Installed returns an error that names the missing program if the engine is
// not installed.
func Installed(engine Engine) error {
	var programs [][]string
	switch engine {
	case Chromium:
		programs = [][]string{chromiums}
	case Firefox:
		programs = [][]string{firefoxes}
	case WebKit:
		programs = [][]string{{"WebKitWebDriver"}, {"Xvfb"}, {"openbox"}}
	default:
		return fmt.Errorf("unknown engine %q", engine)
	}
	for _, names := range programs {
		if _, err := find(names); err != nil {
			return err
		}
	}
	if engine == WebKit {
		if err := exec.Command(python, "-c", `import gi; gi.require_version("WebKit2", "4.1")`).Run(); err != nil {
			return errors.New("WebKit for Python is not installed: sudo apt-get install python3-gi gir1.2-webkit2-4.1")
		}
	}
	return nil
}

// python is the system's Python, which has the system's libraries.
const python = "/usr/bin/python3"

func find(names []string) (string, error) {
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("%s is not installed: run `make tools`", names[0])
}

// A Browser is a running browser.
type Browser interface {
	// Profile returns a new profile with empty storage.
	Profile(ctx context.Context) (Profile, error)
	Close()
}

// A Profile holds what sites store. Tabs of one profile share it.
type Profile interface {
	// Tab opens a tab in a window of its own. The listener receives the messages
	// of its console, one at a time.
	Tab(ctx context.Context, listener func(Message)) (Tab, error)
	// Clear removes the data and permissions of an origin whose tabs are closed.
	Clear(ctx context.Context, origin string) error
	Close()
}

// A Tab shows a page. Coordinates are CSS pixels of its viewport.
type Tab interface {
	// Navigate loads a URL and returns when the load event has fired.
	Navigate(ctx context.Context, url string) error
	Reload(ctx context.Context) error
	// Evaluate returns the value of an expression as JSON, or nil if it is undefined. It
	// awaits promises. A block of statements is allowed but has no value.
	Evaluate(ctx context.Context, js string) ([]byte, error)
	// BeforeLoad runs a script before the scripts of every page from now on.
	BeforeLoad(ctx context.Context, js string) error
	Resize(ctx context.Context, width, height int) error
	// Media overrides media features such as "prefers-color-scheme". The feature "media"
	// stands for the media type.
	Media(ctx context.Context, features map[string]string) error
	Key(ctx context.Context, key Key) error
	Mouse(ctx context.Context, event Mouse) error
	Touch(ctx context.Context, kind PointerKind, points []Point) error
	// SetFiles chooses files in the file input that matches a selector.
	SetFiles(ctx context.Context, selector string, paths []string) error
	// Allow grants a permission such as "clipboard-read".
	Allow(ctx context.Context, origin, permission string) error
	// Screenshot returns a PNG of the viewport.
	Screenshot(ctx context.Context) ([]byte, error)
	// Downloads saves downloads of the profile in a folder.
	Downloads(ctx context.Context, folder string) error
	// TimeZone overrides the time zone.
	TimeZone(ctx context.Context, name string) error
	// Print returns the page as a PDF.
	Print(ctx context.Context, paper Paper) ([]byte, error)
	Close()
}

// ErrUnsupported reports that an engine lacks a feature.
var ErrUnsupported = errors.New("not supported by this engine")

// A Message is an entry of the console.
type Message struct {
	Level Level
	Text  string // including the URL if the engine reports it
}

// A Level is the severity of a message. Uncaught exceptions are errors.
type Level string

const (
	Debug   Level = "debug"
	Info    Level = "info"
	Warning Level = "warning"
	Error   Level = "error"
)

// Modifiers is the set of modifier keys held down.
type Modifiers int64

const (
	Alt Modifiers = 1 << iota
	Ctrl
	Meta
	Shift
)

// A Key is a key press.
type Key struct {
	Name string // the DOM's KeyboardEvent.key
	Code string
	Old  int64  // the DOM's keyCode
	Text string // what the key types, if anything
	Held Modifiers
}

// A Mouse is a mouse event.
type Mouse struct {
	Kind PointerKind
	X, Y float64
	Held Modifiers
	Drag bool // whether the left button is down during a move
}

// A PointerKind is the kind of a pointer event.
type PointerKind int

const (
	Move PointerKind = iota
	Down
	Up
	Click       // a Down and an Up, as close in time as possible, so that no press is long
	DoubleClick // mouse only
)

// A Point is where a finger touches the screen.
type Point struct{ X, Y float64 }

// Paper is a size of paper with the margin of the print dialog, in millimetres.
type Paper struct{ Width, Height, Margin float64 }

// The usual papers.
var (
	A4     = Paper{Width: 210, Height: 297, Margin: 10}
	Letter = Paper{Width: 215.9, Height: 279.4, Margin: 10}
)
