//go:build !js

package driver

import (
	"context"
	"errors"
	"fmt"
	"math"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"time"
)

type webkitTab struct {
	*webkitProfile
	handle   string
	view     int // number of the tab in the window program
	listener func(Message)
}

// in calls f with the tab as WebDriver's current window.
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

// Close leaves the profile's first window to the next tab, since a session without
// windows ends.
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

// Navigate loads the page through the window program, because WebDriver hangs while a
// document replaces one from another process.
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
		return t.evaluate(ctx, js) // not an expression, so run it as statements
	}
	return value, err
}

// evaluate runs a function body. It returns the result as JSON, or nil if it is
// undefined.
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

// Screenshot captures the screen, because WebKitWebDriver's own screenshots hang.
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

func (t *webkitTab) Print(context.Context, Paper) ([]byte, error) { return nil, ErrUnsupported }
