//go:build !js

package server

import (
	"bufio"
	"bytes"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"maps"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// fixed is a handler with prepared responses for /known and for /large, which is several
// megabytes long.
type fixed struct{ prepared, asked atomic.Int32 }

var (
	large     = strings.Repeat("0123456789abcdef", 1<<19)
	largeBody = []byte(large)
)

func (f *fixed) body(path, query, coding, language string) (body string, ok bool) {
	switch path {
	case "/known":
		return path + "?" + query + " in " + coding + " and " + language, true
	case "/large":
		return large, true
	}
	return "", false
}

func (f *fixed) Prepared(path, query []byte, coding, language string) (head, body []byte) {
	text, ok := f.body(string(path), string(query), coding, language)
	if !ok {
		return nil, nil
	}
	f.prepared.Add(1)
	if text == large {
		body = largeBody
	} else {
		body = []byte(text)
	}
	return fmt.Appendf(nil, "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: %d\r\n", len(text)), body
}

func (f *fixed) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	f.asked.Add(1)
	w.Header().Set("Content-Type", "text/plain")
	text, ok := f.body(r.URL.EscapedPath(), r.URL.RawQuery, strings.Join(r.Header["Accept-Encoding"], ", "), strings.Join(r.Header["Accept-Language"], ", "))
	if !ok {
		w.WriteHeader(http.StatusNotFound)
		return
	}
	w.Header().Set("Content-Length", strconv.Itoa(len(text)))
	io.WriteString(w, text)
}

// exchanges lists requests, most of which are not plain.
var exchanges = []struct {
	request string
	plain   bool
}{
	{"GET /known HTTP/1.1\r\nHost: x\r\n\r\n", true},
	{"GET /known?a=1&b=%2f?/ HTTP/1.1\r\nhost: [::1]:80\r\nACCEPT-ENCODING:gzip , br;q=0.5\t\r\n\r\n", true},
	{"GET /known? HTTP/1.1\r\nHost: x\r\nConnection: Keep-Alive\r\nCookie: a=\"b\"\r\nUser-Agent: (x; y)\r\nReferer: http://x/\r\n\r\n", true},
	{"GET /known HTTP/1.1\r\nHost: x\r\nX:\r\n\r\n", true},
	{"GET /known HTTP/1.1\r\nHost: x\r\naccept-language: de-AT, en;q=0.5\r\n\r\n", true},
	{"GET /large HTTP/1.1\r\nHost: x\r\n\r\n", true},
	{"GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n", true}, // plain, but not prepared
	{"HEAD /known HTTP/1.1\r\nHost: x\r\n\r\n", false},
	{"POST /known HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n", false},
	{"GET /known HTTP/1.0\r\nHost: x\r\n\r\n", false},
	{"GET /known\r\n\r\n", false},
	{"GET /known HTTP/1.1\nHost: x\n\n", false},
	{"GET /known  HTTP/1.1\r\nHost: x\r\n\r\n", false},
	{"GET /known HTTP/1.1\r\n\r\n", false},
	{"GET /known HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n", false},
	{"GET /known HTTP/1.1\r\nHost:\r\n\r\n", false},
	{"GET /known HTTP/1.1\r\nHost: a b\r\n\r\n", false},
	{"GET /known HTTP/1.1\r\nHost : x\r\n\r\n", false},
	{"GET /known HTTP/1.1\r\n Host: x\r\n\r\n", false},
	{"GET /known HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n", false},
	{"GET /known HTTP/1.1\r\nHost: x\r\nX: a\x00b\r\n\r\n", false},
	{"GET /known HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n", false},
	{"GET /known HTTP/1.1\r\nHost: x\r\n: a\r\n\r\n", false},
	{"GET /known HTTP/1.1\r\nHost: x\r\na b: c\r\n\r\n", false},
	{"GET /known HTTP/1.1\r\nHost: x\r\nnothing\r\n\r\n", false},
	{"GET /known HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", false},
	{"GET /known HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc", false},
	{"GET /known HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", false},
	{"GET /known HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n\r\n", false},
	{"GET /known HTTP/1.1\r\nHost: x\r\nRange: bytes=0-1\r\n\r\n", false},
	{"GET /known HTTP/1.1\r\nHost: x\r\nif-none-match: *\r\n\r\n", false},
	{"GET /known HTTP/1.1\r\nHost: x\r\nIf-Match: *\r\n\r\n", false},
	{"GET /known HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\n\r\n", false},
	{"GET /known HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\nAccept-Encoding: gzip\r\n\r\n", false},
	{"GET /known HTTP/1.1\r\nHost: x\r\nAccept-Language: de\r\nAccept-Language: en\r\n\r\n", false},
	{"GET http://x/known HTTP/1.1\r\nHost: x\r\n\r\n", false},
	{"GET /kn%6fwn HTTP/1.1\r\nHost: x\r\n\r\n", false},
	{"GET /known#a HTTP/1.1\r\nHost: x\r\n\r\n", false},
	{"GET /known?a#b HTTP/1.1\r\nHost: x\r\n\r\n", false},
	{"GET /kn\xc3\xb6wn HTTP/1.1\r\nHost: x\r\n\r\n", false},
	{"GET * HTTP/1.1\r\nHost: x\r\n\r\n", false},
	{"get /known HTTP/1.1\r\nHost: x\r\n\r\n", false},
}

// TestLanesAnswerLikeNetHTTP sends each request to a handler with prepared responses and
// to the same handler without them.
func TestLanesAnswerLikeNetHTTP(t *testing.T) {
	lanes := &fixed{}
	servers := []*started{start(t, lanes, Options{}), start(t, http.HandlerFunc((&fixed{}).ServeHTTP), Options{})}
	for _, c := range exchanges {
		if _, ok := parsePlain([]byte(c.request)); ok != c.plain {
			t.Errorf("%q is plain: %v", c.request, ok)
		}
		var answers [2]*http.Response
		var bodies [2]string
		before := lanes.prepared.Load()
		for i, s := range servers {
			conn, r := s.open(t, c.request)
			method, _, _ := strings.Cut(c.request, " ")
			answer, err := http.ReadResponse(r, &http.Request{Method: method})
			if err != nil {
				t.Fatalf("%q: %v", c.request, err)
			}
			body, err := io.ReadAll(answer.Body)
			if err != nil {
				t.Errorf("%q: %v", c.request, err)
			}
			if _, err := http.ParseTime(answer.Header.Get("Date")); err != nil && answer.StatusCode < 400 {
				t.Errorf("%q: %v", c.request, err)
			}
			answer.Header.Del("Date")
			answers[i], bodies[i] = answer, string(body)
			conn.Close()
		}
		a, b := answers[0], answers[1]
		if a.Status != b.Status || bodies[0] != bodies[1] || !maps.EqualFunc(a.Header, b.Header, slices.Equal) {
			t.Errorf("%q:\n%s %v %.80q\n%s %v %.80q", c.request, a.Status, a.Header, bodies[0], b.Status, b.Header, bodies[1])
		}
		if prepared := lanes.prepared.Load() > before; prepared != (c.plain && a.StatusCode == 200) {
			t.Errorf("%q was answered in advance: %v", c.request, prepared)
		}
	}
}

// TestLaneIsLeft checks that requests sent in one packet or in pieces are answered in
// order, first by a lane and then by net/http.
func TestLaneIsLeft(t *testing.T) {
	handler := &fixed{}
	s := start(t, handler, Options{})
	requests := "GET /known?1 HTTP/1.1\r\nHost: x\r\n\r\nGET /known?2 HTTP/1.1\r\nHost: x\r\n\r\n" +
		"HEAD /known?3 HTTP/1.1\r\nHost: x\r\n\r\nGET /known?4 HTTP/1.1\r\nHost: x\r\n\r\nGET /known?5 HTTP/1.1\r\nHost: x\r\n\r\n"
	for _, length := range []int{len(requests), 50, 7, 1} {
		handler.prepared.Store(0)
		conn, r := s.open(t, "")
		for piece := range slices.Chunk([]byte(requests), length) {
			conn.Write(piece)
		}
		for i := range 5 {
			method := http.MethodGet
			if i == 2 {
				method = http.MethodHead
			}
			answer, err := http.ReadResponse(r, &http.Request{Method: method})
			if err != nil {
				t.Fatal(err)
			}
			body, err := io.ReadAll(answer.Body)
			want := "/known?" + strconv.Itoa(i+1) + " in  and "
			if i == 2 {
				want = ""
			}
			if err != nil || string(body) != want {
				t.Errorf("in pieces of %d: %q, %v, want %q", length, body, err, want)
			}
		}
		if length == len(requests) && handler.prepared.Load() != 2 {
			t.Errorf("%d responses in advance, want 2", handler.prepared.Load())
		}
	}
}

func TestLaneLog(t *testing.T) {
	log := &lockedBuffer{}
	s := start(t, &fixed{}, Options{Log: log, Addresses: true, Grace: time.Hour})
	conn, r := s.open(t, "GET /known?p=53 HTTP/1.1\r\nHost: x\r\n\r\n")
	_, body := readResponse(t, r)
	conn.Close()
	s.stop()
	if end := <-s.ended; end.err != nil || end.cut != nil {
		t.Errorf("%v, cut off %v", end.err, end.cut)
	}
	if text := log.b.String(); strings.Count(text, "\n") != 1 || !strings.Contains(text, `"method":"GET","path":"/known","status":200,"bytes":`+strconv.Itoa(len(body))+`,`) || !strings.Contains(text, `"address":"127.0.0.1:`) {
		t.Error(text)
	}
}

// TestLaneFinishes checks that a shutdown closes idle lanes immediately and waits for the
// others.
func TestLaneFinishes(t *testing.T) {
	s := start(t, &fixed{}, Options{Grace: time.Hour})
	_, idle := s.open(t, "GET /known HTTP/1.1\r\nHost: x\r\n\r\n")
	readResponse(t, idle)
	_, busy := s.open(t, "GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
	busy.Peek(1)
	s.stop()
	if _, err := idle.ReadByte(); err != io.EOF {
		t.Errorf("the idle connection: %v", err)
	}
	if _, body := readResponse(t, busy); body != large {
		t.Errorf("got %d bytes", len(body))
	}
	if end := <-s.ended; end.err != nil || end.cut != nil {
		t.Errorf("%v, cut off: %v", end.err, end.cut)
	}
}

func TestLaneIsCut(t *testing.T) {
	s := start(t, &fixed{}, Options{Grace: time.Millisecond})
	_, r := s.open(t, "GET /large?p=53 HTTP/1.1\r\nHost: x\r\n\r\n")
	r.Peek(1)
	s.stop()
	if end := <-s.ended; end.err != nil || !slices.Equal(end.cut, []string{"/large"}) {
		t.Errorf("%v, cut off: %q", end.err, end.cut)
	}
	answer, err := http.ReadResponse(r, nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.Copy(io.Discard, answer.Body); err == nil {
		t.Error("got the complete response, want it cut off")
	}
}

func TestLaneOverTLS(t *testing.T) {
	known := httptest.NewTLSServer(nil)
	defer known.Close()
	handler := &fixed{}
	s := start(t, handler, Options{Certificate: &known.TLS.Certificates[0]})
	conn, err := tls.Dial("tcp", s.host, &tls.Config{InsecureSkipVerify: true})
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	r := bufio.NewReader(conn)
	for range 2 {
		io.WriteString(conn, "GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
		if status, body := readResponse(t, r); status != 200 || body != large {
			t.Errorf("status %d, %d bytes", status, len(body))
		}
	}
	if handler.prepared.Load() != 2 || handler.asked.Load() != 0 {
		t.Errorf("%d responses in advance, %d by net/http", handler.prepared.Load(), handler.asked.Load())
	}
}

// replay is a connection on which the same request arrives a given number of times.
type replay struct {
	net.Conn
	request string
	left    int
	writes  int
}

func (c *replay) Read(p []byte) (int, error) {
	if c.left--; c.left < 0 {
		return 0, io.EOF
	}
	return copy(p, c.request), nil
}

func (c *replay) Write(p []byte) (int, error)    { c.writes++; return len(p), nil }
func (*replay) Close() error                     { return nil }
func (*replay) SetReadDeadline(time.Time) error  { return nil }
func (*replay) SetWriteDeadline(time.Time) error { return nil }

// constant is a handler with one prepared response.
type constant struct {
	http.Handler
	head, body []byte
}

func (c *constant) Prepared(_, _ []byte, _, _ string) (head, body []byte) { return c.head, c.body }

// TestLaneAllocatesNothing checks that a response takes a single Write and no
// allocations.
func TestLaneAllocatesNothing(t *testing.T) {
	f := &front{handler: &constant{head: []byte("HTTP/1.1 200 OK\r\n"), body: make([]byte, 10_000)}, closed: make(chan struct{})}
	conn := &replay{request: "GET /known?a HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip, br\r\nAccept-Language: de, en;q=0.9\r\n\r\n"}
	l := &lane{front: f, conn: conn}
	const requests = 1000
	allocated := testing.AllocsPerRun(5, func() {
		conn.left, conn.writes = requests, 0
		l.run()
	})
	if conn.writes != requests || allocated > requests/2 { // the race detector sometimes empties the pool
		t.Errorf("%d requests: %d calls to Write, %v allocations", requests, conn.writes, allocated)
	}
}

func BenchmarkLane(b *testing.B) {
	f := &front{handler: &constant{head: []byte("HTTP/1.1 200 OK\r\n"), body: make([]byte, 10_000)}, closed: make(chan struct{})}
	conn := &replay{request: "GET /known?a HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip, br\r\n\r\n", left: b.N}
	b.ReportAllocs()
	(&lane{front: f, conn: conn}).run()
}

// flaky is a listener that fails for a while, as if out of file descriptors.
type flaky struct {
	net.Listener
	failures int
}

type shortage struct{ error }

func (shortage) Temporary() bool { return true }

func (f *flaky) Accept() (net.Conn, error) {
	if f.failures--; f.failures >= 0 {
		return nil, shortage{errors.New("too many open files")}
	}
	return f.Listener.Accept()
}

func TestAcceptsAgainAfterAShortage(t *testing.T) {
	listener, err := Listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() {
		_, err := Serve(ctx, &flaky{listener, 3}, &fixed{}, Options{})
		ended <- err
	}()
	answer, err := http.Get("http://" + listener.Addr().String() + "/known")
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	stop()
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

// FuzzPlain checks that net/http parses each plain request the same way as parsePlain.
func FuzzPlain(f *testing.F) {
	for _, c := range exchanges {
		f.Add([]byte(c.request))
	}
	f.Fuzz(func(t *testing.T, request []byte) {
		p, ok := parsePlain(request)
		if !ok {
			return
		}
		reader := bytes.NewReader(request)
		buffered := bufio.NewReader(reader)
		r, err := http.ReadRequest(buffered)
		if err != nil {
			t.Fatalf("%q: %v", request, err)
		}
		size := len(request) - reader.Len() - buffered.Buffered()
		if r.Method != http.MethodGet || r.Proto != "HTTP/1.1" || r.URL.EscapedPath() != string(p.path) || r.URL.RawQuery != string(p.query) || size != p.size {
			t.Fatalf("%q: %s %s, %d bytes; %+v", request, r.Method, r.URL, size, p)
		}
		if got := strings.Join(r.Header["Accept-Encoding"], ","); got != string(p.acceptEncoding) {
			t.Errorf("%q: Accept-Encoding %q, %q", request, got, p.acceptEncoding)
		}
		if got := strings.Join(r.Header["Accept-Language"], ","); got != string(p.acceptLanguage) {
			t.Errorf("%q: Accept-Language %q, %q", request, got, p.acceptLanguage)
		}
		if r.Host == "" || r.ContentLength != 0 || r.TransferEncoding != nil || r.Close || r.Trailer != nil {
			t.Errorf("%q: %+v", request, r)
		}
		for name := range r.Header {
			if strings.HasPrefix(name, "If-") || slices.Contains([]string{"Range", "Expect", "Upgrade"}, name) {
				t.Errorf("%q has %s", request, name)
			}
		}
	})
}
