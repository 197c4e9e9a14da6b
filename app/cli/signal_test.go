//go:build !js

package cli

import (
	"bufio"
	"errors"
	"io"
	"net"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"
)

// asProgram is the environment variable that makes the test binary act as the program.
const asProgram = "SUDOKU_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		os.Exit(Main())
	}
	os.Exit(m.Run())
}

// serving is the program serving the page in a separate process.
type serving struct {
	cmd  *exec.Cmd
	host string
	errs strings.Builder
}

func serve(t *testing.T, args ...string) *serving {
	t.Helper()
	s := &serving{cmd: exec.CommandContext(t.Context(), os.Args[0], append([]string{"serve", "--addr", "localhost:0"}, args...)...)}
	s.cmd.Env = append(os.Environ(), asProgram+"=1")
	s.cmd.Stderr = &s.errs
	out, err := s.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	line, _ := bufio.NewReader(out).ReadString('\n')
	if line == "" {
		s.cmd.Wait()
		if withoutPage(t, s.cmd.ProcessState.ExitCode(), s.errs.String()) {
			t.Skip("built without the page")
		}
		t.Fatal(s.errs.String())
	}
	for word := range strings.FieldsSeq(line) {
		if rest, found := strings.CutPrefix(word, "http://"); found {
			s.host, _, _ = strings.Cut(rest, "/")
		}
	}
	return s
}

// download requests the WebAssembly program and reads the status line. The rest is
// several megabytes, more than fits into the system's buffers.
func (s *serving) download(t *testing.T) net.Conn {
	t.Helper()
	conn, err := net.Dial("tcp", s.host)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	conn.(*net.TCPConn).SetReadBuffer(64 << 10)
	io.WriteString(conn, "GET /web/app.wasm HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
	first := make([]byte, len("HTTP/1.1 200"))
	if _, err := io.ReadFull(conn, first); err != nil || string(first) != "HTTP/1.1 200" {
		t.Fatalf("%q, %v", first, err)
	}
	return conn
}

// end waits until the program ends. If second is not 0, it sends that signal repeatedly,
// since the program may not be listening for it yet.
func (s *serving) end(second syscall.Signal, ended <-chan error) error {
	if second == 0 {
		return <-ended
	}
	again := time.NewTicker(20 * time.Millisecond)
	defer again.Stop()
	for {
		s.cmd.Process.Signal(second)
		select {
		case err := <-ended:
			return err
		case <-again.C:
		}
	}
}

// TestSignals checks that after the first signal the program rejects new visitors but
// lets a download finish within the grace period, and that a second signal ends it
// immediately.
func TestSignals(t *testing.T) {
	refuses := func(t *testing.T, s *serving) {
		for {
			conn, err := net.Dial("tcp", s.host)
			if err != nil {
				return
			}
			conn.Close()
		}
	}
	for _, c := range []struct {
		name   string
		grace  string
		signal syscall.Signal
		read   bool           // continue the download after the first signal
		second syscall.Signal // 0 for none
		status int
		says   string
	}{
		{"read to its end", "1h", syscall.SIGTERM, true, 0, 0, ""},
		{"cut off", "1ms", syscall.SIGINT, false, 0, 0, "/web/app.wasm"},
		{"a second signal", "1h", syscall.SIGTERM, false, syscall.SIGTERM, -1, ""},
		{"a second key", "1h", syscall.SIGINT, false, syscall.SIGINT, -1, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := serve(t, "--grace", c.grace)
			conn := s.download(t)
			s.cmd.Process.Signal(c.signal)
			refuses(t, s)
			if c.read {
				if rest, err := io.Copy(io.Discard, conn); err != nil || rest < 1<<20 {
					t.Errorf("read %d bytes more, %v", rest, err)
				}
			}
			ended := make(chan error)
			go func() { ended <- s.cmd.Wait() }()
			err := s.end(c.second, ended)
			if _, exited := errors.AsType[*exec.ExitError](err); err != nil && !exited {
				t.Fatal(err)
			}
			if status := s.cmd.ProcessState.ExitCode(); status != c.status || !strings.Contains(s.errs.String(), c.says) || c.says == "" && s.errs.String() != "" {
				t.Errorf("exit %d, %q", status, s.errs.String())
			}
		})
	}
}
