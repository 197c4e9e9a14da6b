//go:build !js

package e2e

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"sudoku/app/text/english"
	"sudoku/web"
	"sudoku/web/e2e/driver"
)

// TestMain runs the tests if the page is built and a browser is available. Otherwise it
// prints what is missing and, if CI is set, fails.
func TestMain(m *testing.M) {
	flag.Parse()
	if err := ready(); err != nil {
		fmt.Println("web/e2e: not tested:", err)
		if os.Getenv("CI") != "" {
			os.Exit(1)
		}
		return
	}
	moreTests()
	status := runIn(engine, m)
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
	return driver.Installed(engine)
}

// theSite returns the site at "/", as the program serves it.
var theSite = sync.OnceValues(func() (*web.Site, error) { return web.New("/") })

var closeBrowser = func() {}

var afterAll []func() // run after all tests

// browser starts the engine's browser on first use.
var browser = sync.OnceValues(func() (driver.Browser, error) {
	folder, err := os.MkdirTemp("", "sudoku-e2e-")
	if err != nil {
		return nil, err
	}
	camera, err := cameraFile(folder)
	if err != nil {
		return nil, err
	}
	options := driver.Options{Folder: folder, Camera: camera}
	if spoken != english.Catalog {
		options.Language = spoken.Code
	}
	b, err := driver.Start(context.Background(), engine, options)
	if err != nil {
		return nil, err
	}
	closeBrowser = func() {
		closeWindows()
		b.Close()
		os.RemoveAll(folder)
	}
	return b, nil
})

// cameraFile writes a video of a single photo to a folder, as input for the browser's
// camera, and returns its path.
func cameraFile(folder string) (string, error) {
	jpeg, err := os.ReadFile(photos + somePhoto + ".jpg")
	path := filepath.Join(folder, "camera.mjpeg")
	return path, errors.Join(err, os.WriteFile(path, jpeg, 0o644))
}
