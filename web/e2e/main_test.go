//go:build !js

package e2e

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"

	"sudoku/web"
)

// browsers are the names under which Chromium may be installed.
var browsers = []string{"chromium", "chromium-browser", "google-chrome"}

// TestMain runs the tests where there are a page and a Chromium to run it.
// Elsewhere it says what is missing, which is a failure where CI is set.
func TestMain(m *testing.M) {
	if err := ready(); err != nil {
		fmt.Println("web/e2e: not tested:", err)
		if os.Getenv("CI") != "" {
			os.Exit(1)
		}
		return
	}
	moreTests()
	status := m.Run()
	closeBrowser()
	for _, end := range afterAll {
		end()
	}
	os.Exit(status)
}

func ready() error {
	if _, err := theSite(); err != nil {
		return err
	}
	_, err := browserPath()
	return err
}

func browserPath() (string, error) {
	for _, name := range browsers {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", errors.New("Chromium is not installed: run `make test`")
}

// theSite is the site at "/", as the program serves it.
var theSite = sync.OnceValues(func() (*web.Site, error) { return web.New("/") })

var closeBrowser = func() {}

var afterAll []func() // run when all tests have ended

// browser starts Chromium at the first call. Its flags keep it from going
// anywhere but to the tests' own servers.
var browser = sync.OnceValues(func() (context.Context, error) {
	path, err := browserPath()
	if err != nil {
		return nil, err
	}
	profile, err := os.MkdirTemp("", "sudoku-e2e-")
	if err != nil {
		return nil, err
	}
	camera, err := cameraFile(profile)
	if err != nil {
		return nil, err
	}
	options := append(browserOptions(path, profile),
		chromedp.Flag("use-fake-device-for-media-stream", true),
		chromedp.Flag("use-fake-ui-for-media-stream", true),
		chromedp.Flag("use-file-for-fake-video-capture", camera),
		chromedp.Flag("process-per-site", true)) // what was compiled in a window is not compiled again
	ctx, cancelAllocator := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, cancel := chromedp.NewContext(ctx)
	closeBrowser = func() {
		chromedp.Cancel(ctx)
		cancel()
		cancelAllocator()
		os.RemoveAll(profile)
	}
	return ctx, chromedp.Do(ctx)
})

// cameraFile is what the browser's camera sees, always the same photo: a film of one
// JPEG. It is made in a folder.
func cameraFile(folder string) (string, error) {
	jpeg, err := os.ReadFile(photos + somePhoto + ".jpg")
	path := filepath.Join(folder, "camera.mjpeg")
	return path, errors.Join(err, os.WriteFile(path, jpeg, 0o644))
}

// browserOptions are those of a browser with a profile in a folder.
func browserOptions(path, profile string) []chromedp.ExecAllocatorOption {
	return append(
		chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path),
		chromedp.UserDataDir(profile),
		chromedp.NoSandbox, // containers often forbid what the sandbox needs
		chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.WindowSize(1280, 900),
	)
}
