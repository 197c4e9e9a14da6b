//go:build !js

package driver

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	cdpbrowser "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

var chromiums = []string{"chromium", "chromium-browser", "google-chrome"}

// ChromiumOptions returns the options for a Chromium that keeps its profile in a folder
// and connects only to the tests' servers.
func ChromiumOptions(profile string) ([]chromedp.ExecAllocatorOption, error) {
	path, err := find(chromiums)
	return append(
		chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path),
		chromedp.UserDataDir(profile),
		chromedp.NoSandbox, // containers often forbid what the sandbox needs
		chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.WindowSize(1280, 900),
	), err
}

type chromium struct {
	ctx   context.Context
	close func()
}

func startChromium(_ context.Context, o Options) (Browser, error) {
	profile := filepath.Join(o.Folder, "chromium")
	if err := os.MkdirAll(profile, 0o755); err != nil {
		return nil, err
	}
	options, err := ChromiumOptions(profile)
	if err != nil {
		return nil, err
	}
	options = append(options,
		chromedp.Flag("use-fake-device-for-media-stream", true),
		chromedp.Flag("use-fake-ui-for-media-stream", true),
		chromedp.Flag("process-per-site", true)) // so that windows share compiled code
	if o.Language != "" {
		options = append(options, chromedp.Flag("accept-lang", o.Language))
	}
	if o.Camera != "" {
		options = append(options, chromedp.Flag("use-file-for-fake-video-capture", o.Camera))
	}
	// The first use of a context sets the browser's lifetime.
	ctx, cancelAllocator := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, cancel := chromedp.NewContext(ctx)
	return &chromium{ctx, func() {
		chromedp.Cancel(ctx)
		cancel()
		cancelAllocator()
	}}, chromedp.Do(ctx)
}

func (c *chromium) Close() { c.close() }

// DevTools returns the chromedp context of a browser, profile or tab, or nil if it
// belongs to another engine.
func DevTools(of any) context.Context {
	switch of := of.(type) {
	case *chromium:
		return of.ctx
	case *chromiumProfile:
		return of.ctx
	case *chromiumTab:
		return of.ctx
	}
	return nil
}

// Profile opens a private window. Its first tab keeps the window open.
func (c *chromium) Profile(context.Context) (Profile, error) {
	ctx, cancel := chromedp.NewContext(c.ctx, chromedp.WithNewBrowserContext())
	return &chromiumProfile{ctx: ctx, cancel: cancel}, chromedp.Do(ctx)
}

type chromiumProfile struct {
	ctx    context.Context
	cancel context.CancelFunc
	tabs   int // number of tabs opened since clear; each after the first has its own window
}

func (p *chromiumProfile) Close() { p.cancel() }

func (p *chromiumProfile) Tab(_ context.Context, listener func(Message)) (Tab, error) {
	p.tabs++
	return ChromiumTab(p.ctx, listener, chromedp.WithNewWindow(p.tabs > 1))
}

func (p *chromiumProfile) Clear(ctx context.Context, origin string) error {
	return p.clear(ctx, origin, "all")
}

// ClearPages removes the data that pages of an origin have stored, except for its service
// worker and that worker's caches. Unless loaded is set, it first loads a file of the
// origin in the profile's first tab, so that the renderer process stays alive.
func ClearPages(ctx context.Context, profile Profile, origin, file string, loaded bool) error {
	p := profile.(*chromiumProfile)
	ctx, cancel := within(ctx, p.ctx)
	defer cancel()
	if err := p.waitTabsClosed(ctx); err != nil {
		return err
	}
	if !loaded {
		if err := chromedp.Do(ctx, chromedp.Navigate(origin+file)); err != nil {
			return err
		}
	}
	// The tabs ran in this process, so none of their writes can arrive later.
	if _, err := chromedp.Run(ctx, chromedp.Evaluate[chromedp.Void](`localStorage.clear()`)); err != nil {
		return err
	}
	return p.clear(ctx, origin, "local_storage,indexeddb")
}

func (p *chromiumProfile) clear(ctx context.Context, origin, kinds string) error {
	p.tabs = 0
	ctx, cancel := within(ctx, p.ctx)
	defer cancel()
	if err := p.waitTabsClosed(ctx); err != nil {
		return err
	}
	if _, err := chromedp.CallBrowser(ctx, cdpbrowser.ResetPermissions, cdpbrowser.ResetPermissionsParams{
		BrowserContextID: chromedp.FromContext(p.ctx).BrowserContextID,
	}); err != nil {
		return err
	}
	_, err := chromedp.Call(ctx, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{Origin: origin, StorageTypes: kinds})
	return err
}

// waitTabsClosed waits until only the profile's first tab is left, since a closing tab
// may still write to the storage. It returns an error if a tab stays open.
func (p *chromiumProfile) waitTabsClosed(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, 20*time.Second)
	defer cancel()
	own := chromedp.FromContext(p.ctx)
	for {
		found, err := chromedp.CallBrowser(ctx, target.GetTargets, target.GetTargetsParams{})
		if err != nil {
			return err
		}
		if !slices.ContainsFunc(found.TargetInfos, func(i *target.Info) bool {
			return i.Type == "page" && i.BrowserContextID == own.BrowserContextID && i.TargetID != own.Target.TargetID
		}) {
			return nil
		}
		time.Sleep(20 * time.Millisecond)
	}
}

type chromiumTab struct {
	ctx    context.Context
	cancel context.CancelFunc
}

// ChromiumTab opens a tab in a chromedp context, which may belong to a browser or to
// another tab.
func ChromiumTab(parent context.Context, listener func(Message), options ...chromedp.ContextOption) (Tab, error) {
	ctx, cancel := chromedp.NewContext(parent, options...)
	t := &chromiumTab{ctx, cancel}
	if err := chromedp.Do(ctx); err != nil {
		cancel()
		return nil, err
	}
	messages := chromedp.Console(ctx)
	go func() {
		for message, err := range messages {
			if err != nil {
				return
			}
			listener(chromiumMessage(message))
		}
	}()
	if err := chromedp.Do(ctx); err != nil {
		cancel()
		return nil, err
	}
	// Make each window behave as if it were in front.
	_, err := devTools(ctx, t, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true})
	return t, err
}

func chromiumMessage(message chromedp.ConsoleMessage) Message {
	m := Message{Level: Info, Text: message.String() + " (" + message.URL + ")"}
	switch message.Type {
	case chromedp.ConsoleWarning:
		m.Level = Warning
	case chromedp.ConsoleError, chromedp.ConsoleException, "assert":
		m.Level = Error
	case chromedp.ConsoleDebug:
		m = Message{Level: Debug, Text: message.Text}
	}
	return m
}

// within returns a context of a tab that also ends when the context limit does.
func within(limit, tab context.Context) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancel(tab)
	stop := context.AfterFunc(limit, cancel)
	return ctx, func() { stop(); cancel() }
}

func (t *chromiumTab) Close() { t.cancel() }

func (t *chromiumTab) Navigate(ctx context.Context, url string) error {
	ctx, cancel := within(ctx, t.ctx)
	defer cancel()
	return chromedp.Do(ctx, chromedp.Navigate(url))
}

func (t *chromiumTab) Reload(ctx context.Context) error {
	ctx, cancel := within(ctx, t.ctx)
	defer cancel()
	return chromedp.Do(ctx, chromedp.Reload())
}

func (t *chromiumTab) Evaluate(ctx context.Context, js string) ([]byte, error) {
	result, err := devTools(ctx, t, runtime.Evaluate, runtime.EvaluateParams{Expression: js, AwaitPromise: new(true), ReturnByValue: new(true)})
	if err != nil {
		return nil, err
	}
	if e := result.ExceptionDetails; e != nil {
		return nil, &chromedp.ExceptionError{ExceptionDetails: e}
	}
	if result.Result.Type == "undefined" {
		return nil, nil
	}
	return []byte(result.Result.Value), nil
}

func (t *chromiumTab) BeforeLoad(ctx context.Context, js string) error {
	_, err := devTools(ctx, t, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: js})
	return err
}

func (t *chromiumTab) Resize(ctx context.Context, width, height int) error {
	_, err := devTools(ctx, t, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: int64(width), Height: int64(height), DeviceScaleFactor: 1})
	return err
}

func (t *chromiumTab) Media(ctx context.Context, features map[string]string) error {
	var params emulation.SetEmulatedMediaParams
	for name, value := range features {
		if name == "media" {
			params.Media = value
		} else {
			params.Features = append(params.Features, &emulation.MediaFeature{Name: name, Value: value})
		}
	}
	_, err := devTools(ctx, t, emulation.SetEmulatedMedia, params)
	return err
}

func (t *chromiumTab) Key(ctx context.Context, key Key) error {
	down := input.DispatchKeyEventParams{
		// Given a text, the browser types it, unless the page prevents the key's default
		// action.
		Type: input.DispatchKeyEventTypeKeyDown, Key: key.Name, Code: key.Code, Text: key.Text,
		WindowsVirtualKeyCode: key.Old, Modifiers: int64(key.Held),
	}
	up := down
	up.Type, up.Text = input.DispatchKeyEventTypeKeyUp, ""
	for _, event := range []input.DispatchKeyEventParams{down, up} {
		if _, err := devTools(ctx, t, input.DispatchKeyEvent, event); err != nil {
			return err
		}
	}
	return nil
}

func (t *chromiumTab) Mouse(ctx context.Context, event Mouse) error {
	kinds, clicks := []PointerKind{event.Kind}, int64(1)
	switch event.Kind {
	case Click:
		kinds = []PointerKind{Move, Down, Up}
	case DoubleClick:
		kinds, clicks = []PointerKind{Down, Up}, 2
	}
	for count := range clicks {
		for _, event.Kind = range kinds {
			if err := t.mouse(ctx, event, count+1); err != nil {
				return err
			}
		}
	}
	return nil
}

// mouse sends a mouse event. count is the click count: 2 for the second click of a double
// click.
func (t *chromiumTab) mouse(ctx context.Context, event Mouse, count int64) error {
	params := input.DispatchMouseEventParams{X: event.X, Y: event.Y, Modifiers: int64(event.Held)}
	switch event.Kind {
	case Move:
		params.Type = input.DispatchMouseEventTypeMouseMoved
		if event.Drag {
			params.Buttons = 1
		}
	case Down:
		params.Type, params.Buttons = input.DispatchMouseEventTypeMousePressed, 1
	case Up:
		params.Type = input.DispatchMouseEventTypeMouseReleased
	}
	if event.Kind != Move {
		params.Button, params.ClickCount = input.MouseButtonLeft, count
	}
	_, err := devTools(ctx, t, input.DispatchMouseEvent, params)
	return err
}

func (t *chromiumTab) Touch(ctx context.Context, kind PointerKind, points []Point) error {
	if kind == Click {
		if err := t.Touch(ctx, Down, points); err != nil {
			return err
		}
		return t.Touch(ctx, Up, nil)
	}
	params := input.DispatchTouchEventParams{TouchPoints: []*input.TouchPoint{}}
	params.Type = map[PointerKind]input.DispatchTouchEventType{
		Move: input.DispatchTouchEventTypeTouchMove, Down: input.DispatchTouchEventTypeTouchStart, Up: input.DispatchTouchEventTypeTouchEnd,
	}[kind]
	for i, p := range points {
		params.TouchPoints = append(params.TouchPoints, &input.TouchPoint{X: p.X, Y: p.Y, ID: new(float64(i))})
	}
	_, err := devTools(ctx, t, input.DispatchTouchEvent, params)
	return err
}

func (t *chromiumTab) SetFiles(ctx context.Context, selector string, paths []string) error {
	quoted, err := json.Marshal(selector)
	if err != nil {
		return err
	}
	element, err := devTools(ctx, t, runtime.Evaluate, runtime.EvaluateParams{Expression: "document.querySelector(" + string(quoted) + ")"})
	if err != nil {
		return err
	}
	if element.Result.ObjectID == "" {
		return fmt.Errorf("no element %s", selector)
	}
	_, err = devTools(ctx, t, dom.SetFileInputFiles, dom.SetFileInputFilesParams{Files: paths, ObjectID: element.Result.ObjectID})
	return err
}

func (t *chromiumTab) Allow(ctx context.Context, origin, permission string) error {
	ctx, cancel := within(ctx, t.ctx)
	defer cancel()
	_, err := chromedp.CallBrowser(ctx, cdpbrowser.SetPermission, cdpbrowser.SetPermissionParams{
		Permission:       &cdpbrowser.PermissionDescriptor{Name: permission},
		Origin:           strings.TrimSuffix(origin, "/"),
		Setting:          cdpbrowser.PermissionSettingGranted,
		BrowserContextID: chromedp.FromContext(t.ctx).BrowserContextID,
	})
	return err
}

func (t *chromiumTab) Screenshot(ctx context.Context) ([]byte, error) {
	ctx, cancel := within(ctx, t.ctx)
	defer cancel()
	return chromedp.Run(ctx, chromedp.CaptureScreenshot())
}

func (t *chromiumTab) Downloads(ctx context.Context, folder string) error {
	ctx, cancel := within(ctx, t.ctx)
	defer cancel()
	_, err := chromedp.CallBrowser(ctx, cdpbrowser.SetDownloadBehavior, cdpbrowser.SetDownloadBehaviorParams{
		Behavior: cdpbrowser.SetDownloadBehaviorBehaviorAllow, DownloadPath: folder,
		BrowserContextID: chromedp.FromContext(t.ctx).BrowserContextID,
	})
	return err
}

func (t *chromiumTab) TimeZone(ctx context.Context, name string) error {
	_, err := devTools(ctx, t, emulation.SetTimezoneOverride, emulation.SetTimezoneOverrideParams{TimezoneID: name})
	return err
}

func (t *chromiumTab) Print(ctx context.Context, paper Paper) ([]byte, error) {
	const inch = 25.4
	margin := paper.Margin / inch
	printed, err := devTools(ctx, t, page.PrintToPDF, page.PrintToPDFParams{
		PaperWidth: paper.Width / inch, PaperHeight: paper.Height / inch,
		MarginTop: &margin, MarginBottom: &margin, MarginLeft: &margin, MarginRight: &margin,
	})
	return printed.Data, err
}

// devTools runs a command in a tab.
func devTools[P, R any](ctx context.Context, t *chromiumTab, command cdp.Command[P, R], params P) (R, error) {
	ctx, cancel := within(ctx, t.ctx)
	defer cancel()
	return chromedp.Call(ctx, command, params)
}
