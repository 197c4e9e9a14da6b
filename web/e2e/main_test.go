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

// browsers lists the command names of Chromium.
var browsers = []string{"chromium", "chromium-browser", "google-chrome"}

// TestMain runs the tests if both the page and Chromium are available. Otherwise it
// prints what is missing, and fails if CI is set.
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

// theSite returns the site at "/", as the program serves it.
var theSite = sync.OnceValues(func() (*web.Site, error) { return web.New("/") })

var closeBrowser = func() {}

var afterAll []func() // called after all tests

// browser starts Chromium on the first call. Its flags prevent connections to servers
// other than those of the tests.
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
		chromedp.Flag("process-per-site", true)) // windows share compiled code
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

// cameraFile writes a video of a single photo to a folder, as the input of the browser's
// camera, and returns its path.
func cameraFile(folder string) (string, error) {
	jpeg, err := os.ReadFile(photos + somePhoto + ".jpg")
	path := filepath.Join(folder, "camera.mjpeg")
	return path, errors.Join(err, os.WriteFile(path, jpeg, 0o644))
}

// browserOptions returns the options of a browser whose profile is in a folder.
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
