//go:build !js

package main

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// limit is the longest duration of a visit.
const limit = 2 * time.Minute

// settle is how long to keep tracing after the page runs.
const settle = 2500 * time.Millisecond

// visitTwice visits a page with a new profile until the page works offline, and then
// again in a new browser with the same profile.
func visitTwice(url string) (visits [2]visit, err error) {
	profile, err := os.MkdirTemp("", "sudoku-start-")
	if err != nil {
		return visits, err
	}
	defer os.RemoveAll(profile)
	for i := range visits {
		if visits[i], err = visitOnce(url, profile); err != nil {
			return visits, err
		}
	}
	return visits, nil
}

func visitOnce(url, profile string) (v visit, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	path, err := browserPath()
	if err != nil {
		return v, err
	}
	ctx, stop := chromedp.NewExecAllocator(ctx, append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path), chromedp.UserDataDir(profile), chromedp.NoSandbox, chromedp.DisableGPU, chromedp.WindowSize(390, 844))...)
	defer stop()
	ctx, closeTab := chromedp.NewContext(ctx)
	defer closeTab()
	defer func() { err = errors.Join(err, chromedp.Cancel(ctx)) }()
	if err := chromedp.Do(ctx); err != nil {
		return v, err
	}
	time.Sleep(settle) // the browser first loads its own pages
	trace, err := traced(ctx, func() error {
		if err := chromedp.Do(ctx, chromedp.Navigate(url)); err != nil {
			return err
		}
		v.running, err = chromedp.Run(ctx, chromedp.Evaluate[float64](runningJS, chromedp.EvalAwaitPromise))
		time.Sleep(settle)
		return err
	})
	if err != nil {
		return v, err
	}
	for _, js := range []string{playJS, keptJS} {
		if _, err := chromedp.Run(ctx, chromedp.Evaluate[bool](js, chromedp.EvalAwaitPromise)); err != nil {
			return v, err
		}
	}
	if *traces != "" {
		whole, err := json.Marshal(trace)
		if err != nil {
			return v, err
		}
		if err := os.WriteFile(filepath.Join(*traces, time.Now().Format("150405")+".json"), whole, 0o666); err != nil {
			return v, err
		}
	}
	return v, v.read(trace)
}

// runningJS evaluates to the time from navigation until the program has drawn the page,
// in milliseconds.
const runningJS = `(async () => {
	const runs = () => performance.getEntriesByName("` + mark + `")[0];
	while (!runs()) await new Promise((next) => setTimeout(next, 20));
	return runs().startTime;
})()`

// playJS plays for some seconds, since the browser caches compiled code only after some
// use.
const playJS = `(async () => {
	const data = new DataTransfer();
	data.setData("text/plain", "530070000600195000098000060800060003400803001700020006060000280000419005000080079");
	document.body.dispatchEvent(new ClipboardEvent("paste", {clipboardData: data, bubbles: true, cancelable: true}));
	const named = (name) => [...document.querySelectorAll("button")].find((b) => b.textContent.trim() === name);
	for (let i = 0; document.getElementById("grid") && i < 1200; i++) {
		if (i === 300) named("Solve")?.click();
		if (i === 500) document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "z", ctrlKey: true, bubbles: true, cancelable: true}));
		if (i === 600) named("Explain")?.click();
		document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowRight", bubbles: true, cancelable: true}));
		await new Promise((next) => setTimeout(next, 25));
	}
	return true;
})()`

// keptJS is true once the service worker has cached everything.
const keptJS = `navigator.serviceWorker.ready.then(() => true)`

// traced returns the trace of the whole browser while do runs.
func traced(ctx context.Context, do func() error) (trace []json.RawMessage, err error) {
	done := make(chan struct{})
	if err := chromedp.ListenBrowser(ctx, func(ev any) {
		switch ev := ev.(type) {
		case *tracing.EventDataCollected:
			for _, raw := range ev.Value {
				trace = append(trace, json.RawMessage(raw))
			}
		case *tracing.EventTracingComplete:
			close(done)
		}
	}); err != nil {
		return nil, err
	}
	if _, err := chromedp.CallBrowser(ctx, tracing.Start, tracing.StartParams{
		TransferMode: tracing.StartTransferModeReportEvents,
		TraceConfig: &tracing.TraceConfig{IncludedCategories: []string{
			"toplevel", "devtools.timeline", "v8", "v8.wasm", "disabled-by-default-v8.wasm.detailed", "disabled-by-default-devtools.timeline", "blink.user_timing",
		}},
	}); err != nil {
		return nil, err
	}
	if err := do(); err != nil {
		return nil, err
	}
	if _, err := chromedp.CallBrowser(ctx, tracing.End, cdp.Empty{}); err != nil {
		return nil, err
	}
	select {
	case <-done:
		return trace, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

func browserPath() (string, error) {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", errors.New("found no Chromium: run `make tools`")
}
