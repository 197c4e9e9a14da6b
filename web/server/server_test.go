//go:build !js

package server

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// started is a running test server.
type started struct {
	host  string
	stop  func()       // stops the server
	ended chan outcome // results of Serve
}

type outcome struct {
	cut []string
	err error
}

func start(t *testing.T, handler http.Handler, options Options) *started {
	t.Helper()
	listener, err := Listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	s := &started{host: listener.Addr().String(), stop: stop, ended: make(chan outcome, 1)}
	go func() {
		cut, err := Serve(ctx, listener, handler, options)
		s.ended <- outcome{cut, err}
	}()
	t.Cleanup(stop)
	return s
}

// open sends a request on a new connection.
func (s *started) open(t *testing.T, request string) (net.Conn, *bufio.Reader) {
	t.Helper()
	conn, err := net.Dial("tcp", s.host)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	if _, err := io.WriteString(conn, request); err != nil {
		t.Fatal(err)
	}
	return conn, bufio.NewReader(conn)
}

// get returns the response to a GET request.
func (s *started) get(t *testing.T, path string) (*http.Response, string) {
	t.Helper()
	_, r := s.open(t, "GET "+path+" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
	answer, err := http.ReadResponse(r, nil)
	if err != nil {
		t.Fatal(err)
	}
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer, string(body)
}

// TestLargeHeaders checks the exact limit on headers, with and without prepared
// responses.
func TestLargeHeaders(t *testing.T) {
	for _, handler := range []http.Handler{http.NotFoundHandler(), &fixed{}} {
		s := start(t, handler, Options{})
		for size, want := range map[int]string{maxHeader - 1: "404", maxHeader: "404", maxHeader + 1: "431", 2 * maxHeader: "431"} {
			const begin, end = "GET /nothing HTTP/1.1\r\nHost: x\r\nX: ", "\r\n\r\n"
			_, r := s.open(t, begin+strings.Repeat("x", size-len(begin+end))+end)
			if line, _ := r.ReadString('\n'); !strings.Contains(line, want) {
				t.Errorf("a header of %d bytes: %q, want %s", size, line, want)
			}
		}
	}
}

func TestOptionsOfTheServer(t *testing.T) {
	handler := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { w.WriteHeader(http.StatusMethodNotAllowed) })
	s := start(t, handler, Options{})
	_, r := s.open(t, "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n")
	if line, _ := r.ReadString('\n'); !strings.Contains(line, "405") {
		t.Errorf("OPTIONS *: %q", line)
	}
}

func TestHealth(t *testing.T) {
	s := start(t, http.NotFoundHandler(), Options{Base: "/path/"})
	for path, status := range map[string]int{"/healthz": 200, "/path/healthz": 200, "/other/healthz": 404, "/healthz/": 404, "/path/healthz?x=1": 200} {
		answer, body := s.get(t, path)
		if answer.StatusCode != status || status == 200 && (body != "ok\n" || answer.Header.Get("Cache-Control") != "no-store") {
			t.Errorf("%s: %d %q %v", path, answer.StatusCode, body, answer.Header)
		}
	}
}

// slow sends the second half of its body only when told to.
type slow struct {
	begun chan struct{}
	may   chan struct{}
}

func newSlow() *slow { return &slow{begun: make(chan struct{}, 9), may: make(chan struct{})} }

func (s *slow) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Length", "10")
	io.WriteString(w, "01234")
	http.NewResponseController(w).Flush()
	s.begun <- struct{}{}
	select {
	case <-s.may:
		io.WriteString(w, "56789")
	case <-r.Context().Done():
	}
}

// waitUntilClosed returns when the server no longer accepts connections.
func (s *started) waitUntilClosed() {
	for {
		conn, err := net.Dial("tcp", s.host)
		if err != nil {
			return
		}
		conn.Close()
		time.Sleep(time.Millisecond)
	}
}

func TestStopFinishesWhatIsUnderWay(t *testing.T) {
	handler := newSlow()
	s := start(t, handler, Options{Grace: time.Hour})
	_, r := s.open(t, "GET /slow HTTP/1.1\r\nHost: x\r\n\r\n")
	<-handler.begun
	s.stop()
	s.waitUntilClosed()
	close(handler.may)
	answer, err := http.ReadResponse(r, nil)
	if err != nil {
		t.Fatal(err)
	}
	if body, err := io.ReadAll(answer.Body); err != nil || string(body) != "0123456789" {
		t.Errorf("got %q, %v", body, err)
	}
	if end := <-s.ended; end.err != nil || end.cut != nil {
		t.Errorf("%v, cut off: %v", end.err, end.cut)
	}
}

func TestStopNamesWhatItCutsOff(t *testing.T) {
	handler := newSlow()
	s := start(t, handler, Options{Grace: time.Millisecond})
	var readers []*bufio.Reader
	for _, path := range []string{"/b?p=53", "/a%20b", "/b"} {
		_, r := s.open(t, "GET "+path+" HTTP/1.1\r\nHost: x\r\n\r\n")
		readers = append(readers, r)
		<-handler.begun
	}
	s.open(t, "") // an idle connection, which must not delay the stop
	s.stop()
	end := <-s.ended
	if want := []string{"/a%20b", "/b", "/b"}; end.err != nil || !slices.Equal(end.cut, want) {
		t.Errorf("cut off %q, want %q; %v", end.cut, want, end.err)
	}
	for _, r := range readers {
		answer, err := http.ReadResponse(r, nil)
		if err != nil {
			t.Fatal(err)
		}
		if body, err := io.ReadAll(answer.Body); err == nil {
			t.Errorf("got %q as a complete response", body)
		}
	}
}

// lockedBuffer is a buffer that is safe for concurrent use.
type lockedBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *lockedBuffer) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func TestLog(t *testing.T) {
	handler := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/no\"thing" {
			http.Error(w, "no", http.StatusNotFound)
			return
		}
		io.WriteString(w, "0123456789")
	})
	for _, addresses := range []bool{false, true} {
		log := &lockedBuffer{}
		s := start(t, handler, Options{Log: log, Addresses: addresses, Grace: time.Hour})
		s.get(t, "/?p=530070000")
		s.get(t, "/no%22thing")
		s.stop()
		if end := <-s.ended; end.err != nil {
			t.Error(end.err)
		}
		text := log.b.String()
		if strings.Contains(text, "530070000") || strings.Contains(text, "127.0.0.1") != addresses {
			t.Errorf("addresses %v: %s", addresses, text)
		}
		want := []map[string]any{
			{"method": "GET", "path": "/", "status": 200.0, "bytes": 10.0},
			{"method": "GET", "path": "/no%22thing", "status": 404.0, "bytes": 3.0},
		}
		for i, line := range strings.Split(strings.TrimSpace(text), "\n") {
			var got map[string]any
			if err := json.Unmarshal([]byte(line), &got); err != nil {
				t.Fatalf("%v: %s", err, line)
			}
			for name, value := range want[i] {
				if got[name] != value {
					t.Errorf("%s: %v, want %v", name, got[name], value)
				}
			}
			if _, err := time.Parse(time.RFC3339Nano, got["time"].(string)); err != nil || got["seconds"].(float64) < 0 {
				t.Errorf("time %v, seconds %v", got["time"], got["seconds"])
			}
			if fields := len(got); addresses && fields != 7 || !addresses && fields != 6 {
				t.Errorf("fields: %s", line)
			}
		}
	}
}

// TestAnswersOfEverySize checks that no part of a response is lost, repeated or reordered
// on connections with many requests.
func TestAnswersOfEverySize(t *testing.T) {
	body := strings.Repeat("0123456789abcdef", 1<<13)
	handler := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		size, _ := strconv.Atoi(r.URL.Path[1:])
		if r.URL.RawQuery == "known" {
			w.Header().Set("Content-Length", strconv.Itoa(size))
		}
		if r.URL.RawQuery == "pieces" {
			for from := 0; from < size; from += 3000 {
				io.WriteString(w, body[from:min(from+3000, size)])
			}
			return
		}
		io.WriteString(w, body[:size])
	})
	s := start(t, handler, Options{})
	conn, r := s.open(t, "")
	for _, size := range []int{0, 1, 2000, 2048, 3500, 3900, 3950, 3990, 4000, 4095, 4096, 4097, 5000, 8000, 8192, 9000, 70_000, len(body)} {
		for _, how := range []string{"known", "guessed", "pieces"} {
			path := strconv.Itoa(size) + "?" + how
			io.WriteString(conn, "GET /"+path+" HTTP/1.1\r\nHost: x\r\n\r\n")
			answer, err := http.ReadResponse(r, nil)
			if err != nil {
				t.Fatal(path, err)
			}
			if got, err := io.ReadAll(answer.Body); err != nil || string(got) != body[:size] {
				t.Fatalf("%s: %d bytes, %v", path, len(got), err)
			}
		}
	}
}

// acceptAll accepts connections until the listener is closed. The channel has a buffer of
// size most.
func acceptAll(listener net.Listener, most int) <-chan net.Conn {
	accepted := make(chan net.Conn, most)
	go func() {
		defer close(accepted)
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			accepted <- conn
		}
	}()
	return accepted
}

func TestLimit(t *testing.T) {
	inner, err := Listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	listener := limit(inner, 1, 0)
	for range 3 { // the second waits in the system's queue until the first closes
		conn, err := net.Dial("tcp", inner.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
	}
	accepted := acceptAll(listener, 0)
	for range 2 {
		conn := <-accepted
		select {
		case <-accepted:
			t.Fatal("two connections at the same time")
		default:
		}
		conn.Close()
		conn.Close() // makes room for one connection
	}
	<-accepted
	listener.Close()
	if _, more := <-accepted; more {
		t.Error("accepted a connection after Close")
	}
}

func TestLimitOfOneAddress(t *testing.T) {
	inner, err := Listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	listener := limit(inner, 9, 2)
	defer listener.Close()
	accepted := acceptAll(listener, 9)
	dial := func(from string) net.Conn {
		t.Helper()
		dialer := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(from)}}
		conn, err := dialer.Dial("tcp", inner.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { conn.Close() })
		return conn
	}
	dial("127.0.0.1")
	first := <-accepted
	dial("127.0.0.1")
	<-accepted
	if !isClosed(dial("127.0.0.1")) {
		t.Error("the third connection is open")
	}
	dial("127.0.0.2")
	<-accepted
	first.Close()
	first.Close() // makes room for one connection
	dial("127.0.0.1")
	<-accepted
	if !isClosed(dial("127.0.0.1")) {
		t.Error("another third connection is open")
	}
}

// isClosed waits for the server to close a connection. It returns false if the server
// does not.
func isClosed(conn net.Conn) bool {
	conn.SetReadDeadline(time.Now().Add(10 * time.Second))
	_, err := conn.Read(make([]byte, 1))
	return err != nil && !errors.Is(err, os.ErrDeadlineExceeded)
}

func TestClient(t *testing.T) {
	tcp := func(ip string) net.Addr { return &net.TCPAddr{IP: net.ParseIP(ip), Port: 1} }
	for _, c := range []struct {
		a, b net.Addr
		same bool
	}{
		{tcp("10.0.0.1"), tcp("::ffff:10.0.0.1"), true},
		{tcp("10.0.0.1"), tcp("10.0.0.2"), false},
		{tcp("2001:db8::1"), tcp("2001:db8::ffff:1"), true},
		{tcp("2001:db8::1"), tcp("2001:db8:0:1::1"), false},
	} {
		if (client(c.a) == client(c.b)) != c.same {
			t.Errorf("%v and %v: %v, %v", c.a, c.b, client(c.a), client(c.b))
		}
	}
	if from := client(&net.UnixAddr{Name: "/run/s", Net: "unix"}); from.IsValid() {
		t.Errorf("a Unix socket has the address %v", from)
	}
}
