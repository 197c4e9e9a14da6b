//go:build !js

package cli

import (
	"bufio"
	"context"
	"errors"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/web"
)

// withoutPage reports whether the program was built without the page. If it was, withoutPage
// checks that the program says so and explains how to build it with the page.
func withoutPage(t *testing.T, status int, errs string) bool {
	t.Helper()
	_, err := web.New("/")
	if err == nil {
		return false
	}
	if !errors.Is(err, web.ErrNoBundle) || status != 2 || errs != "sudoku: "+err.Error()+"\n" {
		t.Errorf("%v: exit %d, %q", err, status, errs)
	}
	return true
}

func TestStatic(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "site")
	var out, errs strings.Builder
	status := run(t.Context(), []string{"static", "--out", dir, "--base", "/sudoku/"}, nil, &out, &errs)
	if withoutPage(t, status, errs.String()) {
		return
	}
	index, err := os.ReadFile(filepath.Join(dir, "index.html"))
	if status != 0 || err != nil || !strings.Contains(string(index), `"/sudoku/`) || !strings.Contains(out.String(), dir) {
		t.Errorf("exit %d, %v, %q, %q", status, err, out.String(), errs.String())
	}
}

// TestServe checks that serve is the default command, that the address is printed, and
// that cancelling the context stops the server.
func TestServe(t *testing.T) {
	for _, args := range [][]string{{"--addr=localhost:0"}, {"serve", "--addr", "localhost:0"}, {"serve", "--addr=localhost:0", "--base=/sudoku/", "--log=" + filepath.Join(t.TempDir(), "log")}} {
		ctx, stop := context.WithCancel(t.Context())
		said, out := io.Pipe()
		var errs strings.Builder
		ended := make(chan int)
		go func() {
			status := run(ctx, args, nil, out, &errs)
			out.Close()
			ended <- status
		}()
		line, _ := bufio.NewReader(said).ReadString('\n')
		if line == "" {
			if status := <-ended; !withoutPage(t, status, errs.String()) {
				t.Errorf("exit %d, %q", status, errs.String())
			}
			stop()
			continue
		}
		checkServed(t, line)
		stop()
		if status := <-ended; status != 0 || errs.String() != "" {
			t.Errorf("exit %d, %q", status, errs.String())
		}
	}
}

// complaints is a writer that sends each Write to the channel.
type complaints chan string

func (c complaints) Write(p []byte) (int, error) {
	c <- string(p)
	return len(p), nil
}

// TestServeSaysThatItsLogIsFull checks the error when the log goes to a device that
// rejects all writes.
func TestServeSaysThatItsLogIsFull(t *testing.T) {
	const full = "/dev/full"
	if _, err := os.Stat(full); err != nil {
		t.Skip(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	said, out := io.Pipe()
	errs := make(complaints, 9)
	ended := make(chan int)
	go func() {
		status := run(ctx, []string{"serve", "--addr=localhost:0", "--log=" + full}, nil, out, errs)
		out.Close()
		ended <- status
	}()
	line, _ := bufio.NewReader(said).ReadString('\n')
	if line == "" {
		withoutPage(t, <-ended, <-errs)
		stop()
		return
	}
	checkServed(t, line)
	checkServed(t, line)
	if complaint := <-errs; !strings.HasPrefix(complaint, "sudoku: The log cannot be written: ") || !strings.Contains(complaint, full) {
		t.Errorf("reported %q", complaint)
	}
	stop()
	if status := <-ended; status != 0 || len(errs) != 0 {
		t.Errorf("exit %d, and %d more complaints", status, len(errs))
	}
}

// TestServeSecurely checks that a certificate requires a key, and that both files must
// exist.
func TestServeSecurely(t *testing.T) {
	for _, args := range [][]string{{"--tls-cert=a"}, {"--tls-key=a"}, {"--tls-cert=/nowhere/a", "--tls-key=/nowhere/b"}, {"--addr=systemd"}} {
		var errs strings.Builder
		status := run(t.Context(), append([]string{"serve", "--addr=localhost:0"}, args...), nil, io.Discard, &errs)
		if status != 2 || !strings.HasPrefix(errs.String(), "sudoku: ") {
			t.Errorf("%v: exit %d, %q", args, status, errs.String())
		}
	}
}

func checkServed(t *testing.T, said string) {
	t.Helper()
	for word := range strings.FieldsSeq(said) {
		if !strings.HasPrefix(word, "http://") {
			continue
		}
		r, err := http.Get(word)
		if err != nil {
			t.Error(err)
			return
		}
		r.Body.Close()
		if r.StatusCode != http.StatusOK {
			t.Errorf("%s: the server answers %s", word, r.Status)
		}
		return
	}
	t.Errorf("%q contains no address", said)
}
