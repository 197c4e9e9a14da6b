//go:build !js

package server

import (
	"bufio"
	"crypto/tls"
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

// TestRefusedRequestsAreLogged checks that each response has one line in the log. This
// includes responses that net/http writes by itself, before or after other requests on
// the connection.
func TestRefusedRequestsAreLogged(t *testing.T) {
	known := httptest.NewTLSServer(nil) // to get its certificate
	defer known.Close()
	for _, c := range []struct {
		name    string
		request string
		status  int
	}{
		{"nonsense", "nonsense\r\n\r\n", 400},
		{"no host", "GET / HTTP/1.1\r\n\r\n", 400},
		{"expectation", "GET / HTTP/1.1\r\nHost: x\r\nExpect: more\r\n\r\n", 417},
		{"large header", "GET / HTTP/1.1\r\nHost: x\r\nX: " + strings.Repeat("x", 2*maxHeader) + "\r\n\r\n", 431},
		{"transfer coding", "GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: x\r\n\r\n", 501},
		{"version", "GET / HTTP/3.0\r\nHost: x\r\n\r\n", 505},
	} {
		for _, secure := range []bool{false, true} {
			for _, before := range []string{"", "GET /known HTTP/1.1\r\nHost: x\r\n\r\n", "GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n"} {
				log := &lockedBuffer{}
				options := Options{Log: log, Grace: time.Hour}
				if secure {
					options.Certificate = &known.TLS.Certificates[0]
				}
				s := start(t, &fixed{}, options)
				conn, err := net.Dial("tcp", s.host)
				if err != nil {
					t.Fatal(err)
				}
				if secure {
					conn = tls.Client(conn, &tls.Config{InsecureSkipVerify: true})
				}
				r := bufio.NewReader(conn)
				io.WriteString(conn, before+c.request)
				count := 1
				if before != "" {
					count++
					readResponse(t, r)
				}
				if got, _ := readResponse(t, r); got != c.status {
					t.Errorf("%s: status %d, want %d", c.name, got, c.status)
				}
				conn.Close()
				s.stop()
				<-s.ended
				lines := strings.Split(strings.TrimSpace(log.b.String()), "\n")
				var last struct {
					Status int
					Bytes  int
				}
				if err := json.Unmarshal([]byte(lines[len(lines)-1]), &last); err != nil || len(lines) != count || last.Status != c.status || last.Bytes == 0 && c.status != 417 {
					t.Errorf("%s, TLS %v, after %q: %d lines, want %d:\n%s", c.name, secure, before, len(lines), count, log.b.String())
				}
			}
		}
	}
}

func readResponse(t *testing.T, r *bufio.Reader) (status int, body string) {
	t.Helper()
	answer, err := http.ReadResponse(r, nil)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, string(text)
}

// full is a writer on a full disk.
type full struct {
	err   error
	lines int
}

func (f *full) Write(p []byte) (int, error) {
	if f.err != nil {
		return 0, f.err
	}
	f.lines++
	return len(p), nil
}

func TestUnwritableLogIsReported(t *testing.T) {
	disk := &full{}
	var said []string
	log := newAccessLog(Options{Log: disk, LogState: func(err error, lost int) {
		if err != nil {
			said = append(said, err.Error())
		} else {
			said = append(said, strings.Repeat("lost ", lost))
		}
	}})
	line := func() { log.line("GET", "/", 200, 1, time.Now(), "") }
	line()
	disk.err = errors.New("no space left")
	line()
	line()
	disk.err = nil
	line()
	line()
	disk.err = errors.New("no disk left")
	line()
	if got, want := strings.Join(said, "|"), "no space left|lost lost |no disk left"; got != want || disk.lines != 3 {
		t.Errorf("reported %q, want %q; %d lines", got, want, disk.lines)
	}
}
