//go:build !js

package web

import (
	"bufio"
	"context"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"
)

// start serves a site until the test ends or stop is called, which returns
// what Serve returned.
func start(t *testing.T, site *Site) (host string, stop func() error) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	ready := make(chan string, 1)
	done := make(chan error, 1)
	go func() { done <- Serve(ctx, "127.0.0.1:0", site, func(url string) { ready <- url }) }()
	select {
	case address := <-ready:
		u, err := url.Parse(address)
		if err != nil {
			t.Fatal(err)
		}
		if u.Hostname() != "localhost" || u.Path != site.Base {
			t.Errorf("ready with %s", address)
		}
		return net.JoinHostPort("127.0.0.1", u.Port()), func() error { cancel(); return <-done }
	case err := <-done:
		t.Fatal(err)
		return "", nil
	}
}

// raw sends bytes that an HTTP client would not send, and returns the answer's
// first line.
func raw(t *testing.T, host, request string) string {
	t.Helper()
	conn, err := net.Dial("tcp", host)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(10 * time.Second))
	io.WriteString(conn, request)
	line, err := bufio.NewReader(conn).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(line)
}

func TestServeKeepsToTheSite(t *testing.T) {
	host, stop := start(t, testSite(t, "/", nil))
	for target, status := range map[string]string{
		"/web/../main.go":         "404",
		"/../main.go":             "404",
		"/web/%2e%2e/main.go":     "404",
		"//web/app.wasm":          "404",
		"/web/..%2fmain.go":       "404",
		"/web/app.wasm%00.png":    "404",
		"http://other/web/../x":   "404",
		"/":                       "200",
		"http://other/robots.txt": "200",
	} {
		if line := raw(t, host, "GET "+target+" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"); !strings.HasPrefix(line, "HTTP/1.1 "+status) {
			t.Errorf("%s: %s", target, line)
		}
	}
	if line := raw(t, host, "GET / HTTP/1.1\r\nHost: x\r\nX: "+strings.Repeat("x", 2*maxHeader)+"\r\n\r\n"); !strings.Contains(line, "431") {
		t.Errorf("a header of %d bytes: %s", 2*maxHeader, line)
	}
	if err := stop(); err != nil {
		t.Error(err)
	}
}

// A download under way when the server stops is finished.
func TestServeStopsGracefully(t *testing.T) {
	large := strings.Repeat("0123456789", 1<<20)
	site := testSite(t, "/", map[string]string{"bundle/app.wasm.gz": zip(large)})
	host, stop := start(t, site)
	answer, err := (&http.Transport{DisableCompression: true}).RoundTrip(
		mustRequest(t, "http://"+host+"/web/app.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	stopped := make(chan error, 1)
	go func() { stopped <- stop() }()
	for { // the listener closes first
		conn, err := net.Dial("tcp", host)
		if err != nil {
			break
		}
		conn.Close()
		time.Sleep(time.Millisecond)
	}
	body, err := io.ReadAll(answer.Body)
	if err != nil || len(body) != len(large) {
		t.Errorf("got %d of %d bytes, %v", len(body), len(large), err)
	}
	if err := <-stopped; err != nil {
		t.Error(err)
	}
}

func mustRequest(t *testing.T, url string) *http.Request {
	t.Helper()
	r, err := http.NewRequest(http.MethodGet, url, nil)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestServeSaysThatTheAddressIsTaken(t *testing.T) {
	site := testSite(t, "/", nil)
	host, stop := start(t, site)
	defer stop()
	if err := Serve(t.Context(), host, site, func(string) { t.Error("ready") }); err == nil || !strings.Contains(err.Error(), host) {
		t.Errorf("got %v", err)
	}
}
