//go:build !js

package driver

import (
	"bufio"
	"bytes"
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"time"
)

//go:embed webkit_window.py
var webkitWindow []byte

// webkit sets up a complete environment for each profile: a screen with a window manager,
// so that the profile's window has the focus; a WebKitWebDriver, which has only one
// session; and the window.
type webkit struct {
	folder string

	mu       sync.Mutex
	profiles int
}

func startWebKit(_ context.Context, options Options) (Browser, error) {
	w := &webkit{folder: options.Folder}
	return w, os.WriteFile(w.window(), webkitWindow, 0o755)
}

func (w *webkit) window() string { return filepath.Join(w.folder, "window.py") }

// Close does nothing: all processes belong to profiles.
func (w *webkit) Close() {
	w.mu.Lock()
	defer w.mu.Unlock()
}

type webkitProfile struct {
	folder  string
	session string // URL of the session
	control net.Conn
	answers *bufio.Reader
	windows int    // number made so far
	first   string // handle of the first window, which stays
	free    *webkitTab
	ends    []func() // in reverse order

	acting sync.Mutex // WebDriver's current window, and the control connection

	mu   sync.Mutex
	tabs map[*webkitTab]bool
}

func (w *webkit) Profile(ctx context.Context) (Profile, error) {
	w.mu.Lock()
	w.profiles++
	folder := filepath.Join(w.folder, fmt.Sprint("webkit", w.profiles))
	w.mu.Unlock()
	p := &webkitProfile{folder: folder, tabs: map[*webkitTab]bool{}}
	if err := p.start(ctx, w.window()); err != nil {
		p.Close()
		return nil, err
	}
	return p, nil
}

// run starts a process that ends with the profile.
func (p *webkitProfile) run(process *exec.Cmd) error {
	if err := process.Start(); err != nil {
		return err
	}
	p.ends = append(p.ends, func() {
		process.Process.Kill()
		process.Wait()
	})
	return nil
}

func (p *webkitProfile) start(ctx context.Context, window string) error {
	if err := os.MkdirAll(p.folder, 0o755); err != nil {
		return err
	}
	display, err := p.startScreen()
	if err != nil {
		return err
	}
	environment := append(os.Environ(), "DISPLAY="+display, "WEBKIT_DISABLE_COMPOSITING_MODE=1", "NO_AT_BRIDGE=1",
		"GDK_BACKEND=x11", "DRIVER_FOLDER="+p.folder, "HOME="+p.folder, "XDG_RUNTIME_DIR="+p.folder, "LANG=en_US.UTF-8", "LANGUAGE=en_US")
	manager := exec.Command("openbox")
	manager.Env = environment
	if err := p.run(manager); err != nil {
		return err
	}
	listener, err := net.Listen("unix", filepath.Join(p.folder, "control"))
	if err != nil {
		return err
	}
	defer listener.Close()
	port, err := freePort()
	if err != nil {
		return err
	}
	driver := exec.Command("WebKitWebDriver", "--host=127.0.0.1", fmt.Sprintf("--port=%d", port))
	driver.Env = environment
	reader, writer := io.Pipe()
	driver.Stdout, driver.Stderr = writer, writer
	if err := p.run(driver); err != nil {
		return err
	}
	go p.listen(reader)
	root := fmt.Sprintf("http://127.0.0.1:%d", port)
	for i := 0; ; i++ {
		if err = webDriver(ctx, http.MethodGet, root+"/status", nil, nil); err == nil {
			break
		}
		if i == 200 {
			return err
		}
		time.Sleep(50 * time.Millisecond)
	}
	var session struct{ SessionID string }
	if err := webDriver(ctx, http.MethodPost, root+"/session", object{"capabilities": object{"alwaysMatch": object{
		"pageLoadStrategy":         "none",
		"timeouts":                 object{"script": 300_000},
		"webkitgtk:browserOptions": object{"binary": window, "args": []string{"--automation"}},
	}}}, &session); err != nil {
		return err
	}
	p.session = root + "/session/" + session.SessionID
	p.ends = append(p.ends, func() {
		ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
		defer cancel()
		webDriver(ctx, http.MethodDelete, p.session, nil, nil) // ends the window
	})
	listener.(*net.UnixListener).SetDeadline(time.Now().Add(time.Minute))
	if p.control, err = listener.Accept(); err != nil {
		return err
	}
	p.ends = append(p.ends, func() { p.control.Close() })
	p.answers = bufio.NewReader(p.control)
	var handle string
	if err := webDriver(ctx, http.MethodGet, p.session+"/window", nil, &handle); err != nil {
		return err
	}
	p.first = handle
	p.free = &webkitTab{webkitProfile: p, handle: handle}
	p.windows = 1
	return nil
}

// startScreen starts an X server and returns its name.
func (p *webkitProfile) startScreen() (string, error) {
	read, write, err := os.Pipe()
	if err != nil {
		return "", err
	}
	defer read.Close()
	screen := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "2000x2000x24", "-nolisten", "tcp")
	screen.ExtraFiles = []*os.File{write}
	err = p.run(screen)
	write.Close()
	if err != nil {
		return "", err
	}
	number, err := bufio.NewReader(read).ReadString('\n')
	return ":" + strings.TrimSpace(number), err
}

func freePort() (int, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	defer listener.Close()
	return listener.Addr().(*net.TCPAddr).Port, nil
}

func (p *webkitProfile) Close() {
	for i := len(p.ends) - 1; i >= 0; i-- {
		p.ends[i]()
	}
	p.ends = nil
}

// consoleLine is how WebKit writes a message of the console.
var consoleLine = regexp.MustCompile(`^(.*?)CONSOLE (?:[A-Z]+ )?(LOG|INFO|DEBUG|WARN|ERROR) (.*)$`)

// listen passes the messages of the console to all tabs: WebKit does not say whose
// they are.
func (p *webkitProfile) listen(output io.Reader) {
	lines := bufio.NewScanner(output)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		if os.Getenv("DRIVER_LOG") != "" {
			fmt.Fprintln(os.Stderr, "webkit:", lines.Text())
		}
		found := consoleLine.FindStringSubmatch(lines.Text())
		if found == nil {
			continue
		}
		level := map[string]Level{"LOG": Info, "INFO": Info, "DEBUG": Debug, "WARN": Warning, "ERROR": Error}[found[2]]
		m := Message{Level: level, Text: found[3]}
		if at := strings.TrimSuffix(strings.TrimSpace(found[1]), ":"); at != "" && level != Debug {
			m.Text += " (" + at + ")"
		}
		p.mu.Lock()
		var listeners []func(Message)
		for tab := range p.tabs {
			listeners = append(listeners, tab.listener)
		}
		p.mu.Unlock()
		for _, listener := range listeners {
			listener(m)
		}
	}
	io.Copy(io.Discard, output)
}

// webDriver sends a command and stores its value, unless that is nil.
func webDriver(ctx context.Context, method, url string, params, value any) error {
	var body io.Reader
	if method == http.MethodPost {
		if params == nil {
			params = object{}
		}
		encoded, err := json.Marshal(params)
		if err != nil {
			return err
		}
		body = bytes.NewReader(encoded)
	}
	request, err := http.NewRequestWithContext(ctx, method, url, body)
	if err != nil {
		return err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	var answer struct{ Value json.RawMessage }
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return err
	}
	if response.StatusCode != http.StatusOK {
		var failure struct{ Error, Message string }
		json.Unmarshal(answer.Value, &failure)
		return fmt.Errorf("%s: %s", failure.Error, failure.Message)
	}
	if value == nil {
		return nil
	}
	return json.Unmarshal(answer.Value, value)
}

// command sends a command to the window's own program.
func (p *webkitProfile) command(ctx context.Context, params object) error {
	// An answer that comes too late would be taken for that of another command, so
	// the connection ends with this one.
	if stop := context.AfterFunc(ctx, func() { p.control.Close() }); stop != nil {
		defer stop()
	}
	if err := json.NewEncoder(p.control).Encode(params); err != nil {
		return err
	}
	line, err := p.answers.ReadBytes('\n')
	if err != nil {
		return err
	}
	var answer struct{ Error string }
	if err := json.Unmarshal(line, &answer); err != nil {
		return err
	}
	if answer.Error != "" {
		return errors.New(answer.Error)
	}
	return nil
}

// Clear removes what all sites have stored. All permissions are granted anyway.
func (p *webkitProfile) Clear(ctx context.Context, _ string) error {
	p.acting.Lock()
	defer p.acting.Unlock()
	return p.command(ctx, object{"clear": true, "dark": false, "still": false})
}

func (p *webkitProfile) Tab(ctx context.Context, listener func(Message)) (Tab, error) {
	p.acting.Lock()
	t := p.free
	p.free = nil
	if t == nil {
		var made struct{ Handle string }
		// The current window may have been closed, and no other is made from that one.
		if err := errors.Join(webDriver(ctx, http.MethodPost, p.session+"/window", object{"handle": p.first}, nil),
			webDriver(ctx, http.MethodPost, p.session+"/window/new", object{"type": "window"}, &made)); err != nil {
			p.acting.Unlock()
			return nil, err
		}
		t = &webkitTab{webkitProfile: p, handle: made.Handle, view: p.windows}
		p.windows++
	}
	p.acting.Unlock()
	t.listener = listener
	p.mu.Lock()
	p.tabs[t] = true
	p.mu.Unlock()
	return t, t.Resize(ctx, 1280, 900)
}

type webkitTab struct {
	*webkitProfile
	handle   string
	view     int // its number in the window's own program
	listener func(Message)
}

// in runs commands with the tab as WebDriver's current window, in front of others.
func (t *webkitTab) in(ctx context.Context, f func() error) error {
	t.acting.Lock()
	defer t.acting.Unlock()
	t.mu.Lock()
	several := len(t.tabs) > 1 || t.windows > 1
	t.mu.Unlock()
	if several {
		if err := webDriver(ctx, http.MethodPost, t.session+"/window", object{"handle": t.handle}, nil); err != nil {
			return err
		}
	}
	return f()
}

// Close leaves the window to the next tab if it is the profile's first: a session
// without windows ends.
func (t *webkitTab) Close() {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	t.mu.Lock()
	delete(t.tabs, t)
	t.mu.Unlock()
	t.in(ctx, func() error {
		if t.view > 0 {
			return webDriver(ctx, http.MethodDelete, t.session+"/window", nil, nil)
		}
		t.free = t
		return t.command(ctx, object{"view": t.view, "forget": true, "load": "about:blank"})
	})
}

// Navigate loads the page by way of the window: while a document takes the place
// of one from another process, WebDriver hangs.
func (t *webkitTab) Navigate(ctx context.Context, url string) error {
	return t.do(ctx, object{"load": url})
}

func (t *webkitTab) Reload(ctx context.Context) error { return t.do(ctx, object{"reload": true}) }

func pause(ctx context.Context, d time.Duration) error {
	select {
	case <-time.After(d):
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (t *webkitTab) Evaluate(ctx context.Context, js string) ([]byte, error) {
	if strings.HasPrefix(strings.TrimSpace(js), "{") {
		return t.evaluate(ctx, js)
	}
	value, err := t.evaluate(ctx, "return (\n"+js+"\n)")
	if err != nil && strings.Contains(err.Error(), "javascript error") {
		return t.evaluate(ctx, js) // not an expression
	}
	return value, err
}

// evaluate runs the body of a function. WebDriver can only return JSON values, so the
// result is passed as JSON text.
func (t *webkitTab) evaluate(ctx context.Context, body string) ([]byte, error) {
	script := `const done = arguments[arguments.length - 1];
(async () => {` + body + `
})().then((value) => done({value: value === undefined ? null : JSON.stringify(value)}), (e) => done({error: String(e)}))`
	var answer struct {
		Value *string
		Error string
	}
	if err := t.in(ctx, func() error {
		return webDriver(ctx, http.MethodPost, t.session+"/execute/async", object{"script": script, "args": []any{}}, &answer)
	}); err != nil {
		return nil, err
	}
	switch {
	case answer.Error != "":
		return nil, errors.New(answer.Error)
	case answer.Value == nil:
		return nil, nil
	}
	return []byte(*answer.Value), nil
}

func (t *webkitTab) do(ctx context.Context, params object) error {
	params["view"] = t.view
	t.acting.Lock()
	defer t.acting.Unlock()
	return t.command(ctx, params)
}

func (t *webkitTab) BeforeLoad(ctx context.Context, js string) error {
	return t.do(ctx, object{"script": js})
}

func (t *webkitTab) Resize(ctx context.Context, width, height int) error {
	if err := t.do(ctx, object{"size": []int{width, height}}); err != nil {
		return err
	}
	want := fmt.Sprintf(`"%dx%d"`, width, height)
	for range 500 {
		size, err := t.Evaluate(ctx, `innerWidth + "x" + innerHeight`)
		if err == nil && string(size) == want {
			return nil
		}
		if err := pause(ctx, 20*time.Millisecond); err != nil {
			return err
		}
	}
	return fmt.Errorf("the window did not become %s", want)
}

func (t *webkitTab) Media(ctx context.Context, features map[string]string) error {
	command := object{}
	for name, value := range features {
		switch name {
		case "prefers-color-scheme":
			command["dark"] = value == "dark"
		case "prefers-reduced-motion":
			command["still"] = value == "reduce"
		default:
			return fmt.Errorf("%s: %w", name, ErrUnsupported)
		}
	}
	return t.do(ctx, command)
}

func (t *webkitTab) Key(ctx context.Context, key Key) error { return t.perform(ctx, keyActions(key)) }

func (t *webkitTab) Mouse(ctx context.Context, event Mouse) error {
	event.X, event.Y = math.Floor(event.X), math.Floor(event.Y)
	return t.perform(ctx, mouseActions(event))
}

func (t *webkitTab) perform(ctx context.Context, sources []object) error {
	return t.in(ctx, func() error {
		if t.windows > 1 {
			if err := t.command(ctx, object{"view": t.view, "front": true}); err != nil {
				return err
			}
		}
		return webDriver(ctx, http.MethodPost, t.session+"/actions", object{"actions": sources}, nil)
	})
}

func (t *webkitTab) Touch(context.Context, PointerKind, []Point) error { return ErrUnsupported }

func (t *webkitTab) SetFiles(ctx context.Context, selector string, paths []string) error {
	absolute, err := allAbsolute(paths)
	if err != nil {
		return err
	}
	return t.in(ctx, func() error {
		var element map[string]string
		if err := webDriver(ctx, http.MethodPost, t.session+"/element", object{"using": "css selector", "value": selector}, &element); err != nil {
			return err
		}
		for _, id := range element {
			return webDriver(ctx, http.MethodPost, t.session+"/element/"+id+"/value", object{"text": strings.Join(absolute, "\n")}, nil)
		}
		return fmt.Errorf("no element %s", selector)
	})
}

// Allow does nothing: the window grants all permissions.
func (t *webkitTab) Allow(context.Context, string, string) error { return nil }

// Screenshot takes the picture from the screen: WebKitWebDriver's own hangs.
func (t *webkitTab) Screenshot(ctx context.Context) ([]byte, error) {
	file := filepath.Join(t.folder, fmt.Sprintf("picture%d.png", t.view))
	if err := t.do(ctx, object{"front": true, "picture": file}); err != nil {
		return nil, err
	}
	return os.ReadFile(file)
}

func (t *webkitTab) Downloads(ctx context.Context, folder string) error {
	return t.do(ctx, object{"downloads": folder})
}

func (t *webkitTab) TimeZone(context.Context, string) error { return ErrUnsupported }

func (t *webkitTab) Print(context.Context) ([]byte, error) { return nil, ErrUnsupported }
