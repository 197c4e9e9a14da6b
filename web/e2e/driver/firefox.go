//go:build !js

package driver

import (
	"bufio"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

var firefoxes = []string{"firefox-esr", "firefox"}

// firefoxPreferences keeps Firefox from showing prompts and from connecting to anything
// but the tests' servers.
const firefoxPreferences = `
user_pref("app.normandy.enabled", false);
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("dom.disable_open_during_load", false);
user_pref("dom.events.testing.asyncClipboard", true);
user_pref("intl.accept_languages", "en-US, en");
user_pref("layout.css.prefers-color-scheme.content-override", 1);
user_pref("media.navigator.permission.disabled", true);
user_pref("media.navigator.streams.fake", true);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,");
user_pref("toolkit.telemetry.enabled", false);
user_pref("ui.prefersReducedMotion", 0);
user_pref("ui.useOverlayScrollbars", 1);
`

// firefoxBrowser starts a process for each profile, since only one window of a process
// can have the focus.
type firefoxBrowser struct {
	path, folder string

	mu       sync.Mutex
	profiles int
}

func startFirefox(_ context.Context, options Options) (Browser, error) {
	path, err := find(firefoxes)
	return &firefoxBrowser{path: path, folder: options.Folder}, err
}

// Close does nothing, since each process belongs to a profile.
func (b *firefoxBrowser) Close() {}

func (b *firefoxBrowser) Profile(ctx context.Context) (Profile, error) {
	b.mu.Lock()
	b.profiles++
	folder := filepath.Join(b.folder, fmt.Sprint("firefox", b.profiles))
	b.mu.Unlock()
	f, err := b.start(ctx, folder)
	if err != nil {
		return nil, err
	}
	p := &firefoxProfile{firefox: f}
	if err := p.renew(ctx); err != nil {
		f.Close()
		return nil, err
	}
	return p, nil
}

// firefox is a Firefox process.
type firefox struct {
	*bidi
	process *exec.Cmd

	mu   sync.Mutex
	tabs map[string]*firefoxTab // by browsing context
}

func (b *firefoxBrowser) start(ctx context.Context, profile string) (*firefox, error) {
	if err := os.MkdirAll(profile, 0o755); err != nil {
		return nil, err
	}
	if err := os.WriteFile(filepath.Join(profile, "user.js"), []byte(firefoxPreferences), 0o644); err != nil {
		return nil, err
	}
	process := exec.Command(b.path, "--headless", "--no-remote", "--width=1280", "--height=900", "--profile", profile,
		"--remote-debugging-port=0", "--remote-allow-system-access", "--remote-allow-origins="+bidiOrigin)
	process.Env = append(os.Environ(), "MOZ_CRASHREPORTER_DISABLE=1", "HOME="+profile)
	stderr, err := process.StderrPipe()
	if err != nil {
		return nil, err
	}
	if err := process.Start(); err != nil {
		return nil, err
	}
	f := &firefox{process: process, tabs: map[string]*firefoxTab{}}
	address := make(chan string, 1)
	go func() {
		lines := bufio.NewScanner(stderr)
		for lines.Scan() {
			if _, url, ok := strings.Cut(lines.Text(), "WebDriver BiDi listening on "); ok {
				address <- url
			}
		}
	}()
	select {
	case url := <-address:
		if f.bidi, err = dialBidi(url+"/session", f.event); err != nil {
			f.kill()
			return nil, err
		}
	case <-time.After(2 * time.Minute):
		f.kill()
		return nil, errors.New("no port of Firefox within two minutes")
	}
	for _, c := range []struct {
		method string
		params object
	}{
		{"session.new", object{"capabilities": object{"alwaysMatch": object{"acceptInsecureCerts": true,
			"unhandledPromptBehavior": object{"default": "ignore", "beforeUnload": "accept"}}}}},
		{"session.subscribe", object{"events": []string{"log.entryAdded", "script.realmCreated"}}},
	} {
		if err := f.do(ctx, c.method, c.params, nil); err != nil {
			f.kill()
			return nil, err
		}
	}
	return f, nil
}

func (f *firefox) kill() {
	f.process.Process.Kill()
	f.process.Wait()
}

func (f *firefox) Close() {
	f.bidi.close()
	f.kill()
}

// event passes console messages and new documents to the tabs they come from.
func (f *firefox) event(method string, params json.RawMessage) {
	switch method {
	case "script.realmCreated":
		var realm struct{ Context string }
		if json.Unmarshal(params, &realm) == nil {
			f.mu.Lock()
			if tab := f.tabs[realm.Context]; tab != nil {
				close(tab.left)
				tab.left = make(chan struct{})
			}
			f.mu.Unlock()
		}
		return
	case "log.entryAdded":
	default:
		return
	}
	var entry struct {
		Level, Text string
		Source      struct{ Context string }
		StackTrace  struct {
			CallFrames []struct {
				URL        string
				LineNumber int
			}
		}
	}
	if json.Unmarshal(params, &entry) != nil {
		return
	}
	f.mu.Lock()
	tab := f.tabs[entry.Source.Context]
	f.mu.Unlock()
	if tab == nil {
		return
	}
	m := Message{Level: Info, Text: entry.Text}
	switch entry.Level {
	case "debug":
		m.Level = Debug
	case "warn":
		m.Level = Warning
	case "error":
		m.Level = Error
	}
	if m.Level != Debug && len(entry.StackTrace.CallFrames) > 0 {
		at := entry.StackTrace.CallFrames[0]
		m.Text = fmt.Sprintf("%s (%s:%d)", m.Text, at.URL, at.LineNumber+1)
	}
	tab.listener(m)
}

type firefoxProfile struct {
	*firefox
	id string // ID of Firefox's user context
}

func (p *firefoxProfile) renew(ctx context.Context) error {
	var created struct{ UserContext string }
	err := p.do(ctx, "browser.createUserContext", object{}, &created)
	p.id = created.UserContext
	return err
}

// Clear removes the data of all sites.
func (p *firefoxProfile) Clear(ctx context.Context, _ string) error {
	if err := p.do(ctx, "browser.removeUserContext", object{"userContext": p.id}, nil); err != nil {
		return err
	}
	return p.renew(ctx)
}

func (p *firefoxProfile) Tab(ctx context.Context, listener func(Message)) (Tab, error) {
	var created struct{ Context string }
	if err := p.do(ctx, "browsingContext.create", object{"type": "window", "userContext": p.id}, &created); err != nil {
		return nil, err
	}
	t := &firefoxTab{
		firefoxProfile: p, context: created.Context, listener: listener,
		overrides: object{}, left: make(chan struct{}),
	}
	p.mu.Lock()
	p.tabs[t.context] = t
	p.mu.Unlock()
	if err := errors.Join(t.Resize(ctx, 1280, 900), t.activate(ctx)); err != nil {
		return nil, err
	}
	return t, t.BeforeLoad(ctx, reportViolations)
}

// reportViolations logs violations of the Content-Security-Policy, for engines that do
// not report them to the driver.
const reportViolations = `addEventListener("securitypolicyviolation", (e) =>
	console.error("violates the Content-Security-Policy: " + e.effectiveDirective + " " + e.blockedURI + " at " + e.sourceFile + ":" + e.lineNumber));`

type firefoxTab struct {
	*firefoxProfile
	context   string
	listener  func(Message)
	fingers   int
	overrides object // properties of the BrowsingContext

	left chan struct{} // closed when another document replaces the tab's
}

func (t *firefoxTab) Close() {
	t.mu.Lock()
	delete(t.tabs, t.context)
	t.mu.Unlock()
	t.do(context.Background(), "browsingContext.close", object{"context": t.context}, nil)
}

func (t *firefoxTab) Navigate(ctx context.Context, url string) error {
	if err := t.do(ctx, "browsingContext.navigate", object{"context": t.context, "url": url, "wait": "complete"}, nil); err != nil {
		return err
	}
	if len(t.overrides) == 0 {
		return nil
	}
	return t.override(ctx) // the BrowsingContext may have been replaced
}

// activate gives the tab's window the focus.
func (t *firefoxTab) activate(ctx context.Context) error {
	return t.do(ctx, "browsingContext.activate", object{"context": t.context}, nil)
}

func (t *firefoxTab) Reload(ctx context.Context) error {
	return t.do(ctx, "browsingContext.reload", object{"context": t.context, "wait": "complete"}, nil)
}

func (t *firefoxTab) BeforeLoad(ctx context.Context, js string) error {
	return t.do(ctx, "script.addPreloadScript", object{"functionDeclaration": "() => {" + js + "\n}", "contexts": []string{t.context}}, nil)
}

// answerTime is how long Evaluate waits for an answer after the document was left, in
// case the script runs in the new one.
const answerTime = 3 * time.Second

// Evaluate fails if the document is left: Firefox may keep that document for the Back
// button, where its promises stay pending.
func (t *firefoxTab) Evaluate(ctx context.Context, js string) ([]byte, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	t.mu.Lock()
	left := t.left
	t.mu.Unlock()
	go func() {
		select {
		case <-left:
			time.AfterFunc(answerTime, cancel)
		case <-ctx.Done():
		}
	}()
	value, err := t.evaluateIn(ctx, t.context, js)
	if err != nil {
		return nil, err
	}
	plain, defined := value.plain()
	if !defined {
		return nil, nil
	}
	return json.Marshal(plain)
}

func (t *firefoxTab) evaluateIn(ctx context.Context, in, js string) (remoteValue, error) {
	var answer struct {
		Type             string
		Result           remoteValue
		ExceptionDetails struct{ Text string }
	}
	err := t.do(ctx, "script.evaluate", object{
		"expression": js, "target": object{"context": in}, "awaitPromise": true, "userActivation": false,
	}, &answer)
	if err == nil && answer.Type == "exception" {
		err = errors.New(answer.ExceptionDetails.Text)
	}
	return answer.Result, err
}

func (t *firefoxTab) Resize(ctx context.Context, width, height int) error {
	return t.do(ctx, "browsingContext.setViewport", object{
		"context": t.context, "viewport": object{"width": width, "height": height},
	}, nil)
}

// mediaOverrides maps media features to the properties of Firefox's BrowsingContext that
// override them.
var mediaOverrides = map[string]string{
	"media": "mediumOverride", "forced-colors": "forcedColorsOverride",
	"prefers-color-scheme": "prefersColorSchemeOverride", "prefers-reduced-motion": "prefersReducedMotionOverride",
}

// Media sets the overrides from privileged scripts, since WebDriver BiDi has no command
// for them yet.
func (t *firefoxTab) Media(ctx context.Context, features map[string]string) error {
	for name, value := range features {
		property, ok := mediaOverrides[name]
		if !ok {
			return fmt.Errorf("%s: %w", name, ErrUnsupported)
		}
		t.overrides[property] = value
	}
	return t.override(ctx)
}

func (t *firefoxTab) override(ctx context.Context) error {
	encoded, err := json.Marshal(t.overrides)
	if err != nil {
		return err
	}
	return t.chrome(ctx, "Object.assign(context, "+string(encoded)+")")
}

// chrome runs a privileged script, whose variable context is the tab's BrowsingContext.
func (t *firefoxTab) chrome(ctx context.Context, js string) error {
	var tree struct{ Contexts []struct{ Context string } }
	if err := t.do(ctx, "browsingContext.getTree", object{"moz:scope": "chrome", "maxDepth": 0}, &tree); err != nil {
		return err
	}
	if len(tree.Contexts) == 0 {
		return errors.New("no window of Firefox")
	}
	_, err := t.evaluateIn(ctx, tree.Contexts[0].Context, `{
		const {NavigableManager} = ChromeUtils.importESModule("chrome://remote/content/shared/NavigableManager.sys.mjs");
		const context = NavigableManager.getBrowsingContextById("`+t.context+`");
		`+js+`; 0
	}`)
	return err
}

func (t *firefoxTab) Key(ctx context.Context, key Key) error { return t.perform(ctx, keyActions(key)) }

func (t *firefoxTab) Mouse(ctx context.Context, event Mouse) error {
	return t.perform(ctx, mouseActions(event))
}

func (t *firefoxTab) Touch(ctx context.Context, kind PointerKind, points []Point) error {
	if kind == Down {
		t.fingers = len(points)
	}
	return t.perform(ctx, touchActions(kind, points, t.fingers))
}

func (t *firefoxTab) perform(ctx context.Context, sources []object) error {
	t.mu.Lock()
	several := len(t.tabs) > 1
	t.mu.Unlock()
	if several {
		if err := t.activate(ctx); err != nil {
			return err
		}
	}
	return t.do(ctx, "input.performActions", object{"context": t.context, "actions": sources}, nil)
}

func (t *firefoxTab) SetFiles(ctx context.Context, selector string, paths []string) error {
	var found struct{ Nodes []struct{ SharedID string } }
	if err := t.do(ctx, "browsingContext.locateNodes", object{
		"context": t.context, "locator": object{"type": "css", "value": selector}, "maxNodeCount": 1,
	}, &found); err != nil {
		return err
	}
	if len(found.Nodes) == 0 {
		return fmt.Errorf("no element %s", selector)
	}
	absolute, err := allAbsolute(paths)
	if err != nil {
		return err
	}
	return t.do(ctx, "input.setFiles", object{"context": t.context, "element": object{"sharedId": found.Nodes[0].SharedID}, "files": absolute}, nil)
}

func allAbsolute(paths []string) ([]string, error) {
	absolute := make([]string, len(paths))
	for i, path := range paths {
		var err error
		if absolute[i], err = filepath.Abs(path); err != nil {
			return nil, err
		}
	}
	return absolute, nil
}

func (t *firefoxTab) Allow(ctx context.Context, origin, permission string) error {
	if permission == "clipboard-read" || permission == "clipboard-write" {
		return nil // the preferences grant it
	}
	return t.do(ctx, "permissions.setPermission", object{
		"descriptor": object{"name": permission}, "state": "granted", "origin": origin, "userContext": t.id,
	}, nil)
}

func (t *firefoxTab) Screenshot(ctx context.Context) ([]byte, error) {
	var shot struct{ Data string }
	if err := t.do(ctx, "browsingContext.captureScreenshot", object{"context": t.context}, &shot); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(shot.Data)
}

func (t *firefoxTab) Downloads(ctx context.Context, folder string) error {
	return t.do(ctx, "browser.setDownloadBehavior", object{
		"downloadBehavior": object{"type": "allowed", "destinationFolder": folder}, "userContexts": []string{t.id},
	}, nil)
}

func (t *firefoxTab) TimeZone(ctx context.Context, name string) error {
	return t.do(ctx, "emulation.setTimezoneOverride", object{"timezone": name, "contexts": []string{t.context}}, nil)
}

func (t *firefoxTab) Print(ctx context.Context, paper Paper) ([]byte, error) {
	margin := paper.Margin / 10 // in centimetres
	var printed struct{ Data string }
	if err := t.do(ctx, "browsingContext.print", object{
		"context": t.context,
		"page":    object{"width": paper.Width / 10, "height": paper.Height / 10},
		"margin":  object{"top": margin, "bottom": margin, "left": margin, "right": margin},
	}, &printed); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(printed.Data)
}
