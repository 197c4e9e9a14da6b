//go:build !js

package driver

import (
	"bufio"
	"context"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

//go:embed webkit_window.py
var webkitWindow []byte

// webkit sets up a complete environment for each profile: a screen with a window manager,
// so that the profile's window has the focus; a WebKitWebDriver, which supports a single
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

// Close does nothing, since each process belongs to a profile.
func (w *webkit) Close() {}

type webkitProfile struct {
	folder  string
	session string // URL of the session
	control net.Conn
	answers *bufio.Reader
	windows int    // number of windows opened so far
	first   string // handle of the first window, which stays open
	free    *webkitTab
	ends    []func() // cleanup functions, run in reverse order

	acting sync.Mutex // guards WebDriver's current window and the control connection

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
		webDriver(ctx, http.MethodDelete, p.session, nil, nil) // closes the window
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

// Clear removes the data of all sites. Permissions need no reset: all are granted anyway.
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
		// The current window may have been closed, and a closed window cannot open another.
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
