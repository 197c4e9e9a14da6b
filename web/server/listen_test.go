//go:build !js

package server

import (
	"context"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// served checks that a response arrives through a listener.
func served(t *testing.T, listener net.Listener) {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() {
		_, err := Serve(ctx, listener, http.NotFoundHandler(), Options{Base: "/"})
		ended <- err
	}()
	address := listener.Addr()
	client := &http.Client{Transport: &http.Transport{DisableKeepAlives: true,
		DialContext: func(context.Context, string, string) (net.Conn, error) {
			return net.Dial(address.Network(), address.String())
		}}}
	answer, err := client.Get("http://x/healthz")
	if err != nil {
		t.Fatal(err)
	}
	if body, _ := io.ReadAll(answer.Body); string(body) != "ok\n" {
		t.Errorf("got %q", body)
	}
	answer.Body.Close()
	stop()
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

func TestUnixSocket(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	listener, err := Listen("unix:" + path)
	if err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o660 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	if _, err := Listen("unix:" + path); err == nil {
		t.Error("two servers listen on one socket")
	}
	served(t, listener)
	if _, err := os.Lstat(path); !os.IsNotExist(err) {
		t.Error("the socket was not removed")
	}
}

// TestDeadSocket checks that a server replaces a socket that a killed server left behind,
// but no other file.
func TestDeadSocket(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	dead, err := net.ListenUnix("unix", &net.UnixAddr{Name: path, Net: "unix"})
	if err != nil {
		t.Fatal(err)
	}
	dead.SetUnlinkOnClose(false)
	dead.Close()
	listener, err := Listen("unix:" + path)
	if err != nil {
		t.Fatal(err)
	}
	listener.Close()

	os.WriteFile(path, []byte("a file"), 0o600)
	if _, err := Listen("unix:" + path); err == nil {
		t.Error("a file was taken for a socket")
	}
	if text, _ := os.ReadFile(path); string(text) != "a file" {
		t.Error("the file is gone")
	}
}

func TestSystemd(t *testing.T) {
	opened, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer opened.Close()
	for _, c := range []struct{ pid, count string }{{"", ""}, {"1", "1"}, {"4711", "0"}, {"4711", "2"}} {
		env := map[string]string{"LISTEN_PID": c.pid, "LISTEN_FDS": c.count}
		if _, err := activated(func(name string) string { return env[name] }, 4711, nil); err != ErrNoSocket {
			t.Errorf("%v: %v", c, err)
		}
	}
	file, err := opened.(*net.TCPListener).File()
	if err != nil {
		t.Fatal(err)
	}
	env := map[string]string{"LISTEN_PID": strconv.Itoa(os.Getpid()), "LISTEN_FDS": "1"}
	listener, err := activated(func(name string) string { return env[name] }, os.Getpid(), func() *os.File { return file })
	if err != nil {
		t.Fatal(err)
	}
	if listener.Addr().String() != opened.Addr().String() {
		t.Errorf("listens on %s", listener.Addr())
	}
	served(t, listener)
}

func TestURL(t *testing.T) {
	for _, c := range []struct {
		address net.Addr
		secure  bool
		want    string
	}{
		{&net.TCPAddr{IP: net.IPv6zero, Port: 8000}, false, "http://localhost:8000/path/"},
		{&net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 443}, true, "https://localhost:443/path/"},
		{&net.TCPAddr{IP: net.IPv4(10, 0, 0, 1), Port: 80}, false, "http://10.0.0.1:80/path/"},
		{&net.UnixAddr{Name: "/run/s", Net: "unix"}, false, "unix:/run/s"},
	} {
		if got := URL(c.address, "/path/", c.secure); got != c.want {
			t.Errorf("%v: %s, want %s", c.address, got, c.want)
		}
	}
}

func TestAddressTaken(t *testing.T) {
	listener, err := Listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	if _, err := Listen(listener.Addr().String()); err == nil || !strings.Contains(err.Error(), listener.Addr().String()) {
		t.Errorf("got %v", err)
	}
}
